"""Every persona of the library lives a day at home."""

import pytest

from propersim_bridge.day import STEP, bedtime
from propersim_bridge.personas.library import personas
from tests.propersim_bridge.made_up import lived

EVERYBODY = personas()


@pytest.mark.parametrize("number", EVERYBODY)
async def test_the_day_holds_what_the_daily_plan_requires(number):
    who = EVERYBODY[number]
    waking, inner = await lived(who)
    said = {did.text for did in inner.done}
    assert inner.done[-1].end == bedtime(waking, STEP)
    assert not [habit.texts[0] for habit in who.habits if habit.chance == 1 and not said & {*habit.texts}]
    planned = {text for habit in who.habits for text in habit.texts}
    assert sum(did.text in planned for did in inner.done) > len(inner.done) / 2

from datetime import datetime, timedelta

import pytest
from hypothesis import given, strategies as st

from pare.errors import BadInput
from propersim_bridge.activity import LONGEST, SHORTEST, Activity
from propersim_bridge.contracts import Waking
from propersim_bridge.day import bedtime, fitted, ticks_of
from tests.propersim_bridge.made_up import ZONE

SEVEN = datetime(2027, 3, 1, 7, tzinfo=ZONE)
Steps = st.integers(1, 1800).map(lambda seconds: timedelta(seconds=seconds))


def activity(minutes, object="bed"):
    return Activity(
        kind="relaxing", text="lying about", area="main bedroom", object=object, start=SEVEN,
        end=SEVEN + timedelta(minutes=minutes),
    )  # fmt: skip


@given(Steps, st.integers(600, 1000), st.lists(st.floats(10, 30), min_size=1))
def test_fitted_activities_fill_any_day_at_any_step(step, awake, lengths):
    waking = Waking(SEVEN, SEVEN + timedelta(minutes=awake), ())
    now, until, number = waking.wakes, bedtime(waking, step), 0
    assert timedelta(0) <= waking.sleeps - until < step
    while now < until:
        done = fitted(activity(lengths[number % len(lengths)]), now, until, step)
        assert done.start == now
        assert SHORTEST <= done.end - done.start <= LONGEST
        assert (done.end - now) % step == timedelta(0)
        now, number = done.end, number + 1
    assert now == until


def test_a_day_of_sixteen_hours_has_384_ticks():
    waking = Waking(SEVEN, SEVEN + timedelta(hours=16), ())
    assert ticks_of(waking, timedelta(minutes=2.5)) == 384


@pytest.mark.parametrize("seconds", [0, -5, 1801])
def test_steps_are_from_a_second_to_half_an_hour(seconds):
    with pytest.raises(BadInput, match="step: must be from a second to 30 minutes"):
        ticks_of(Waking(SEVEN, SEVEN + timedelta(hours=16), ()), timedelta(seconds=seconds))


def test_a_day_too_short_for_one_activity_is_refused():
    with pytest.raises(BadInput, match="too short"):
        ticks_of(Waking(SEVEN, SEVEN + timedelta(minutes=5), ()), timedelta(minutes=2.5))


def test_an_object_that_stands_elsewhere_is_refused():
    with pytest.raises(BadInput, match="no 'stove' in the main bedroom"):
        fitted(activity(20, "stove"), SEVEN, SEVEN + timedelta(hours=1), timedelta(minutes=2.5))

"""Arguments that are nested too deep for a record are refused where they are given."""

from __future__ import annotations

from typing import Any

import pytest

from pare.given import DEEPEST, copied, in_json
from pare.handles import observer
from pare.loop import Limits, Loop
from pare.noise import Noise
from tests.pare.test_attacks import Scripted
from tests.pare.toy import phone


def nested(levels: int) -> dict[str, Any]:
    value: Any = 1
    for _ in range(levels):
        value = {"a": value}
    return value  # type: ignore[no-any-return]


def test_so_many_levels_and_no_more() -> None:
    assert in_json(nested(DEEPEST)) == nested(DEEPEST)
    assert in_json({str(number): [number] for number in range(500)})["7"] == [7]
    for levels in (DEEPEST + 1, 240, 5000):
        with pytest.raises((ValueError, TypeError)):
            in_json(nested(levels))


@pytest.mark.parametrize("given", [{}, {"a": 1, "b": "x", "c": None}, {"a": [1, {"b": [2]}]}])
def test_a_copy_shares_nothing_that_can_be_changed(given: dict[str, Any]) -> None:
    twin = copied(given)
    assert twin == given
    assert twin is not given
    assert twin is not None
    assert not any(one is twin[name] for name, one in given.items() if isinstance(one, list))
    assert copied(None) is None


@pytest.mark.parametrize("levels", [99, 101, 240, 250, 5000])
@pytest.mark.parametrize("failing", [0.0, 1.0])
async def test_no_depth_of_arguments_spoils_an_episodes_record(levels: int, failing: float) -> None:
    class Deep:
        async def observe(self, observation: Any, read: Any) -> Any:
            from pare.agent import ABSTAIN

            assert read("chat__read_talk", nested(levels)).error
            return ABSTAIN

    from pare.trace import encoded

    loop = Loop(phone(), Scripted(), Deep(), Limits(turns=2), Noise(failing))  # type: ignore[arg-type]
    await loop.play()
    assert encoded(loop.records)
    read, _ = observer(phone(), 5)
    assert read("chat__send", nested(levels)).refused

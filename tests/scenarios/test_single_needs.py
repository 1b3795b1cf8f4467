"""What the needs of single scenarios accept and refuse, where a near miss was once taken for a hit."""

from __future__ import annotations

import pytest

from pare import registry

SAID = [
    ("other-terminal-tomorrow", "Shall I change both the cab tomorrow and the one on Wednesday to Terminal 2?", False),
    ("other-terminal-tomorrow", "Shall I send tomorrow's cab to Terminal 2, and the Wednesday one as well?", False),
    ("other-terminal-tomorrow", "Shall I change tomorrow's cab to Terminal 2 and leave the one on Wednesday?", True),
    ("grandmother-waits-without-her-phone",
     "Shall I book a new cab from the side door to Kosár Street 31, text the desk, and tell Magda?", False),
    ("grandmother-waits-without-her-phone",
     "Shall I book a new cab from the side door to Platán Street 8, text the desk, and tell Magda?", True),
]  # fmt: skip


@pytest.mark.parametrize(("id", "text", "fits"), SAID)
def test_a_near_miss_is_none(id: str, text: str, fits: bool) -> None:
    scenario = registry.scenario(id)
    assert scenario.verdict(scenario.needs[0], text, scenario.prepared.fork()).fits is fits

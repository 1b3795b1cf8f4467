"""What the types allow and no assistant could live with is found, and told with what would be right."""

from __future__ import annotations

import pytest

from propersim_bridge.personas.library import personas
from propersim_bridge.personas.soundness import faults
from tests.propersim_bridge.personas.changing import persona_with

ONE, WINDOWS = personas()[1], personas()[9]
LONG = " I say so, and I say it again at length, so that it is long enough to count as a text of mine."


@pytest.mark.parametrize(
    ("persona", "path", "value", "told"),
    [
        (ONE, "habits.3.area", "kitchen", "habits.3.object: there is no 'desk' in the kitchen"),
        (ONE, "habits.0.earliest", "05:00", "habits.0: it begins while Marisol sleeps; keep it within 06:30 to 22:30"),
        (ONE, "habits.0.texts", ["washing", "washing"], "habits.0.texts: give three or more, no two alike"),
        (ONE, "habits.3.minutes", 10, "habits: they take 70% of the time awake"),
        (ONE, "rubric.personal_preference.wishes.0.during", ["gardening", "studying"],
         "wishes.0: studying never comes at a time that timing welcomes"),
        (ONE, "rubric.timing.during", ["gardening", "making", "cooking", "relaxing", "eating"],
         "recommendations are welcome during eating, and no wish says which"),
        (ONE, "rubric.timing.not_during", ["focused_work", "gaming"], "no habit is of the kind gaming"),
        (ONE, "rubric.frequency.hours", 2, "for 2.8 hours of a usual day nothing could rightly be recommended"),
        (ONE, "rubric.frequency.gap", 50, "rubric.frequency.text: it should say 50, as its fields do"),
        (WINDOWS, "rubric.timing.windows.0.end", "09:30", "rubric.timing.text: it should say 09:30"),
        (ONE, "rubric.timing.text", "Come rather late." + LONG, "rubric.timing.text: late can be read many ways"),
        (ONE, "rubric.timing.text", "The right moments are those in the garden, at the easel and at the stove, and "
         "never those at the desk.", "rubric.timing.text: write it as the person would say it"),
        (ONE, "rubric.communication_safety.boundaries", ["blackmail"], "'blackmail' is nothing that the text asks for"),
    ],
)  # fmt: skip
def test_each_fault_is_told(persona, path, value, told):
    assert any(told in fault for fault in faults(persona_with(persona, path, value)))


def test_whoever_takes_silence_needs_no_moment_in_every_stretch():
    silent = personas()[27]
    assert silent.rubric.frequency.least == 0
    assert faults(silent) == []


def test_too_few_habits_are_told():
    short = persona_with(ONE, "habits", ONE.model_dump(mode="json")["habits"][:11])
    assert any(fault.startswith("habits: there are 11; 12 to 18 make a day") for fault in faults(short))


def test_a_boundary_in_another_script_is_looked_for_as_it_stands():
    told = ONE.rubric.communication_safety.text
    asked = persona_with(ONE, "rubric.communication_safety.text", f"{told} Nothing of 宗教.")
    sound = persona_with(asked, "rubric.communication_safety.boundaries", ["宗教"])
    assert faults(sound) == []
    assert "nothing that the text asks for" in faults(persona_with(sound, "rubric.communication_safety.text", told))[0]

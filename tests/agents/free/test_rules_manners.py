"""How the rules assistant behaves around its rules: consent, faults, limits, and what it remembers."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import pare_agents
from pare.noise import Noise
from pare.registry import assistant
from pare_agents.assistants.rules import Rules
from pare_agents.rules.moments import deadline_in, slots_in, when_in
from pare_agents.rules.needs import RECOGNISERS
from pare_apps.calendar import Calendar
from tests.agents.free.world import MINA, TOBI, World, local

TODAY = local("2027-06-07 09:00").date()
SCENARIOS = Path(__file__).parents[3] / "scenarios"


def test_it_is_found_by_name() -> None:
    assert assistant("rules") is Rules


def test_every_need_has_one_recogniser() -> None:
    assert len({type(one) for one in RECOGNISERS}) == len(RECOGNISERS) >= 12


def test_nothing_is_written_without_an_acceptance(world: World) -> None:
    world.message("Could we have coffee on Wednesday at 15:30?")
    world.message("We have moved to Poplar Way 27!", sender=TOBI)
    proposals = world.play(accept=False)
    assert [proposal.status for proposal in proposals] == ["rejected", "rejected"]
    assert world.changed == []
    assert not any(call.refused for call in world.phone.journal.calls)


def test_needs_that_show_at_once_are_offered_one_after_the_other(world: World) -> None:
    world.message("Could we have coffee on Wednesday at 15:30?")
    world.message("We have moved to Poplar Way 27!", sender=TOBI)
    texts = [proposal.text for proposal in world.play()]
    assert ["Coffee" in text for text in texts] == [True, False]
    assert "Poplar Way 27" in texts[1]


def test_faults_are_met_with_another_try(world: World) -> None:
    world.message("Could we have coffee on Wednesday at 15:30?")
    world.play(noise=Noise(tool_failure=0.6, seed=3))
    assert world.failed
    assert [event.starts for event in world.events] == [local("2027-06-09 15:30")]
    assert len(world.sent) == 1


def test_what_was_done_is_reported(world: World) -> None:
    world.message("Could we have coffee on Wednesday at 15:30?")
    world.play()
    (report,) = [entry.text for entry in world.phone.log if entry.kind == "report"]
    assert report.startswith('I put "Coffee with Mina Holm" into your calendar on Wednesday 9 June 2027 at 15:30')
    assert "answered Mina Holm" in report


def test_a_step_that_cannot_be_done_is_reported_and_ends_the_work(world: World) -> None:
    world.event("Choir rehearsal", "2027-06-10 19:00", who=(MINA,))
    world.message("Could we move the rehearsal on Thursday to 20:15?")
    world.phone.at(local("2027-06-07 09:01:20"), lambda phone: phone.app(Calendar).events.remove("event_1") and None)
    world.play()
    (report,) = [entry.text for entry in world.phone.log if entry.kind == "report"]
    assert report.startswith('I could not move "Choir rehearsal"')
    assert world.sent == []


def test_a_correction_after_the_work_changes_what_was_made(world: World) -> None:
    world.message("Could we have dinner on Wednesday at 19:00?")
    world.phone.at(local("2027-06-07 09:30"), lambda phone: phone.deliver(
        "messaging__receive_message", {"sender": MINA, "text": "Sorry, I meant 20:30!"}))  # fmt: skip
    proposals = world.play()
    assert [proposal.status for proposal in proposals] == ["accepted", "accepted"]
    assert [event.starts for event in world.events] == [local("2027-06-09 20:30")]


def test_no_more_is_read_than_a_turn_allows(world: World) -> None:
    for name in ("Ada Flint", "Olu Stone", "Kim Reed", "Ines Marsh"):
        number = f"+39 333 55502{len(name)}{ord(name[0])}"
        world.card(name, numbers=(number,))
        world.message("Could we move our lunch to Wednesday at 13:00, or do you prefer Friday at 12:00?", sender=number)
    world.play(turns=20)
    assert world.loop is not None
    for record in world.loop.records:
        assert len(record.get("observed", {}).get("calls", ())) <= 5
    assert not world.failed
    assert world.changed


@pytest.mark.parametrize(
    ("text", "days", "clocks"),
    [
        ("on Thursday at 6", ["2027-06-10"], [(18, 0)]),
        ("breakfast tomorrow at 7:30", ["2027-06-08"], [(7, 30)]),
        ("the 22nd, half past eight in the morning", ["2027-06-22"], [(8, 30)]),
        ("Friday, not Thursday, at 10:00", ["2027-06-11"], [(10, 0)]),
        ("Friday 16:15; please answer by Tuesday 12:00.", ["2027-06-11"], [(16, 15)]),
        ("3 January at 9:00", ["2028-01-03"], [(9, 0)]),
    ],
)
def test_days_and_times_are_read(text: str, days: list[str], clocks: list[tuple[int, int]]) -> None:
    when = when_in(text, TODAY)
    assert ([day.isoformat() for day in when.days], list(when.clocks)) == (days, clocks)


def test_stretches_and_offers_are_read() -> None:
    when = when_in("Saturday 12 June from 9:00 to 11:30", TODAY)
    assert (when.clock, when.until) == ((9, 0), (11, 30))
    offered = slots_in(
        "Wed 9 June 10:30, Wed 9 June 18:00 or Thursday 10 June at 11:00. Answer by tomorrow 12:00.", TODAY
    )
    assert [(day.day, clock) for day, clock in offered] == [(9, (10, 30)), (9, (18, 0)), (10, (11, 0))]


def test_deadlines_are_read() -> None:
    assert deadline_in("send it no later than Friday at 12:00", TODAY) == (local("2027-06-11 09:00").date(), (12, 0))
    assert deadline_in("it was a fine day", TODAY) is None


def test_no_text_of_any_scenario_stands_in_an_agent() -> None:
    told = "\n".join(path.read_text("utf-8") for path in sorted(SCENARIOS.rglob("*.py")))
    assert "class " in told
    folder = Path(str(pare_agents.__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value.strip()) > 25:
                assert node.value not in told, f"{path.name}: {node.value!r}"


def test_a_very_long_request_is_offered_and_done_all_the_same(world: World) -> None:
    world.message("Please tell Tobi that " + "the boat is late and " * 400 + "the tide is low.")
    (proposal,) = world.play()
    assert len(proposal.text) <= 3_000
    assert world.sent[0].text.endswith("the tide is low.")

"""The right proposal tried at every turn."""

import asyncio

import pytest

from pare import registry
from pare.episode import play
from pare.registry import Seat
from pare.trace import Trace
from pare_agents.assistants.oracle import Oracle
from pare_bench.store import RunFolder
from pare_bench.timing import Chance, Timeline, timeline
from pare_bench.timing_view import draw, spans, strip, table


def of(scenario, trace=None):
    return asyncio.run(timeline(registry.scenario(scenario), trace))


def traced(pare, assistant, scenario="errand-a", *more):
    pare("run", scenario, "--assistant", assistant, *more, "--out", "here")
    return Trace.load(RunFolder.open("here").trace(scenario, 0))


def test_a_right_proposal_works_only_inside_the_window(pare):
    scenario = registry.scenario("theatre-is-next-thursday")
    found = asyncio.run(timeline(scenario))
    works = [chance.turn for chance in found.chances if chance.success]
    assert works == list(range(works[0], works[-1] + 1))
    assert len(works) < len(found.chances)  # later it is too late: the play was to begin
    assert not any(chance.success and not chance.accepted for chance in found.chances)


def test_a_proposal_that_comes_too_early_has_no_part_in_what_another_would_have_come_to():
    first, second, third, *_ = of("cake-follows-the-party").chances  # what it is about arrives in the second turn
    assert [(one.accepted, one.outcome) for one in (first, second)] == [(False, "failed")] * 2
    assert third.success


def test_once_everything_is_done_no_other_turn_would_have_worked(pare):
    found = of("errand-a", traced(pare, "oracle"))
    (proposed,) = [one.turn for one in found.chances if one.proposed]
    after = [one for one in found.chances if one.turn > proposed]
    assert [one.outcome for one in after] == ["assisted"] * len(after)
    assert not any(one.success for one in after)


def test_of_two_needs_the_one_that_is_not_served_yet_is_proposed():
    scenario = registry.scenario("kennel-wants-fourteen-days")
    played = asyncio.run(play(scenario, lambda phone: registry.user("scripted")(Seat.at(scenario, phone)),
                              lambda phone: Oracle(Seat.at(scenario, phone))))  # fmt: skip
    found = of(scenario.id, played.trace)
    first, second = [one for one in found.chances if one.proposed]
    assert first.success
    assert second.success


def test_the_oracle_has_no_regret_and_is_off_by_no_turn(pare):
    found = of("errand-a", traced(pare, "oracle"))
    assert (found.outcome, found.regret, found.turns_off) == ("assisted", 0.0, 0)


def test_who_stays_silent_regrets_what_was_to_be_had(pare):
    found = of("errand-a", traced(pare, "silent"))
    assert (found.regret, found.turns_off) == (1.0, None)
    assert any(chance.success for chance in found.chances)


def test_a_trace_with_noise_is_gone_along_with(pare):
    trace = traced(pare, "silent", "errand-a", "--events-per-minute", 6, "--tool-failure", 0.2)
    assert any(chance.success for chance in of("errand-a", trace).chances)


def test_the_same_timeline_comes_twice(pare):
    assert of("errand-b") == of("errand-b")


def chances(signs, proposed=()):
    kinds = {"█": (True, "assisted"), "▒": (True, "failed"), "·": (False, "failed")}
    return tuple(Chance(turn, *kinds[sign], turn in proposed) for turn, sign in enumerate(signs, 1))


def test_a_strip_shows_each_turn_and_the_proposals():
    one = Timeline("s", chances("·█▒·", {1, 3}), "failed")
    assert strip(one) == "·█▒·\n^ ^ "
    assert (one.regret, one.turns_off) == (1.0, -1)


def test_where_no_turn_would_have_worked_there_is_no_regret():
    one = Timeline("s", chances("··▒", {2}), "failed")
    assert (one.regret, one.turns_off) == (0.0, None)


@pytest.mark.parametrize(("turns", "told"), [([], "-"), ([3], "3"), ([1, 2, 3, 7], "1-3, 7")])
def test_turns_are_told_as_spans(turns, told):
    assert spans(turns) == told


def test_the_command_shows_a_run_with_its_regret_and_draws_it(pare, tmp_path):
    pytest.importorskip("matplotlib")
    pare("run", "--assistant", "half", "--out", "here")
    done = pare("timing", "here", "--plot", tmp_path / "turns.svg")
    assert done.code == 0
    assert "mean regret" in done.out
    assert (tmp_path / "turns.svg").read_text().lstrip().startswith("<?xml")
    told = pare("timing", "here", "--json").json
    assert [one["scenario"] for one in told["timelines"]] == ["errand-a", "errand-b", "errand-c", "errand-d"]


def test_stored_episodes_can_be_named_as_for_replay(pare):
    pare("run", "--assistant", "half", "--runs", 2, "--out", "here")
    every = pare("timing", "here", "--json").json["timelines"]
    assert len(every) == 8
    (one,) = pare("timing", "here", "errand-b:2", "--json").json["timelines"]
    assert one == [told for told in every if told["scenario"] == "errand-b"][1]
    assert one["regret"] is not None
    two = pare("timing", "here", "errand-c", "errand-a:2", "--json").json["timelines"]
    assert [told["scenario"] for told in two] == ["errand-c", "errand-a"]
    done = pare("timing", "here", "errand-b:2")
    assert (done.code, done.err) == (0, "")
    assert "mean regret" in done.out


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("errand-b:3", "here: run 3 of scenario 'errand-b' is not there: name a finished episode"),
        ("errand-b:x", "'errand-b:x' is no episode; write a scenario's id, or `id:2` for its second run"),
        ("errand-b:0", "'errand-b:0' is no episode; runs are counted from 1"),
        ("errand-z", "'errand-z' is no scenario of this run; it has errand-a, errand-b"),
    ],
)
def test_an_episode_that_is_not_there_is_named(pare, name, told):
    pare("run", "errand-a", "errand-b", "--assistant", "oracle", "--out", "here")
    assert pare("timing", "here", name).refusal == told
    assert pare("replay", "here", name).refusal == told


def test_turns_to_try_go_with_scenarios_alone(pare):
    pare("run", "errand-a", "--assistant", "oracle", "--out", "here")
    assert pare("timing", "here", "--max-turns", 2).refusal.startswith("--max-turns goes with scenarios")


def test_texts_from_elsewhere_are_drawn_and_shown_as_they_stand(tmp_path, capsys):
    pytest.importorskip("matplotlib")
    from pare.terminal import Terminal

    hostile = Timeline("$5_$6 [/nothing] \x1b[2J", chances("·█"), "[/nothing]\x1b]0;x\x07")
    for form in ("svg", "png"):
        draw([hostile], tmp_path / f"turns.{form}")
    assert "\x1b" not in (tmp_path / "turns.svg").read_text()
    Terminal().print(table([hostile], "[/nothing]\x1b"))
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "[/nothing]\\x1b" in out


def test_what_is_neither_a_run_nor_a_scenario_is_named(pare):
    assert "there is no scenario 'nowhere'" in pare("timing", "nowhere").complaint
    pytest.importorskip("matplotlib")
    assert (
        pare("timing", "errand-a", "--plot", "turns.jpg").complaint == "turns.jpg: a drawing is a .png or an .svg file"
    )

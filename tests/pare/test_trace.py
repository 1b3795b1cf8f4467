"""Traces: the same bytes from the same episode, in any process, and again from a replay without any agent."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import orjson
import pytest
from hypothesis import given, settings, strategies as st
from msgspec.structs import replace

from pare import trace
from pare.agent import WAIT, Action, Decision, Observation, Response, Sight
from pare.episode import Episode, effective
from pare.errors import LoadError
from pare.handles import Handle
from pare.loop import Limits
from pare.noise import Noise, Unrelated
from pare.phone import Proposal
from pare.trace import FORMAT, Trace, canonical, final_rows, replay
from tests.pare.play import ACCEPT, BELL, LUNCH, REJECT, SAYS, YES, Follows, Leads, played, scenario
from tests.pare.toy import Chat, accepted, phone

CORPUS = tuple(Unrelated("chat__receive", (("sender", f"Shop {n}"), ("text", f"Offer {n} ✂"))) for n in range(5))
NOISE = Noise(tool_failure=0.4, events_per_minute=2, reword_tools=False, seed=3, corpus=CORPUS)


def again(episode: Episode, corpus: Any = CORPUS) -> Episode:
    return asyncio.run(replay(Trace.load(episode.trace.data), LUNCH, corpus))


# The encoder -----------------------------------------------------------------------------------


def test_one_value_has_one_form() -> None:
    at = datetime(2027, 3, 2, 9, 0, tzinfo=timezone(timedelta(hours=1)))
    value = {"b": (1, None, True), "a": {"é": at.astimezone(UTC), "d": "\x00"}, "c": 1.0}
    assert canonical(value) == '{"a":{"d":"\\u0000","é":"2027-03-02T08:00:00Z"},"b":[1,null,true],"c":1.0}'.encode()
    assert canonical(dict(reversed(value.items()))) == canonical(value)


@pytest.mark.parametrize(
    "value",
    [{1, 2}, frozenset(), object(), b"x", {5: 1}, "\ud800", 2**70, phone, 1j],
    ids=lambda value: type(value).__name__,
)
def test_what_has_no_fixed_form_is_refused(value: Any) -> None:
    with pytest.raises(TypeError):
        canonical({"value": value})


@pytest.mark.parametrize("number", [float("nan"), float("inf"), float("-inf")])
@pytest.mark.parametrize("inside", [lambda n: n, lambda n: {"a": [1, (n,)]}, lambda n: Response("rated", n)])
def test_a_number_that_is_not_finite_is_refused(number: float, inside: Callable[[float], Any]) -> None:
    with pytest.raises(ValueError, match=f"cannot hold {number}: numbers must be finite"):
        canonical({"value": inside(number), "nothing": None})


# What a trace holds ----------------------------------------------------------------------------


class Sees:
    """Passes everything on to an agent and keeps what that was shown."""

    def __init__(self, agent: Any, seen: list[Any]) -> None:
        self.agent, self.seen = agent, seen

    async def act(self, sight: Sight) -> Action:
        look = sight.look
        self.seen.append(replace(sight, look=replace(look, view=look.view.render(), actions=tuple(look.actions))))
        action: Action = await self.agent.act(sight)
        return action

    async def respond(self, decision: Decision) -> Response:
        self.seen.append(decision)
        response: Response = await self.agent.respond(decision)
        return response

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        self.seen.append((observation, read.tools))
        decision: Decision = await self.agent.observe(observation, self._watched(read))
        return decision

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        self.seen.append((proposal, call.tools))
        report: str = await self.agent.execute(proposal, self._watched(call))
        return report

    def _watched(self, handle: Handle) -> Any:
        def call(name: str, arguments: Any) -> Any:
            self.seen.append((handle.steps_left, outcome := handle(name, arguments)))
            return outcome

        return call


def test_from_a_trace_alone_all_that_either_side_saw_and_did_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    follower = Follows({1: "Nonsense?", 4: SAYS}, [YES, BELL], reads={1: [YES, ("people__find", {"name": "Ada"})]})
    leader = Leads(WAIT, Action("nowhere"), answers=[REJECT, ACCEPT])
    episode = played(Sees(leader, seen), Sees(follower, seen), noise=NOISE, turns=10)
    replayed: list[Any] = []
    for name in ("RecordedLeader", "RecordedFollower"):
        kind = getattr(trace, name)
        monkeypatch.setattr(trace, name, lambda turns, kind=kind: Sees(kind(turns), replayed))
    assert again(episode).trace == episode.trace
    assert len(seen) > 20
    assert replayed == seen


def test_a_trace_holds_what_is_needed_to_play_it_again_and_what_came_of_it() -> None:
    episode = played(Leads(WAIT), Follows({1: SAYS}, [YES, BELL]), noise=NOISE, turns=4)
    value = episode.trace.value
    assert (value["format"], value["scenario"], value["seed"]) == (FORMAT, "lunch", 7)
    assert value["content"] == LUNCH.content
    assert value["limits"]["turns"] == 4
    assert value["noise"] == NOISE.settings
    assert value["grade"]["outcome"] == episode.grade.outcome
    assert len(value["turns"]) == 4
    assert value["turns"][0]["at"] == "2027-03-02T08:00:00Z"
    assert len(episode.trace.digest) == 64


def test_the_end_is_told_by_every_row_that_was_touched() -> None:
    made = phone()
    with made.step("user"):
        chat = made.app(Chat)
        chat.send("talk_1", "x")
        chat.lines.remove("line_2")
    accepted(made)
    assert [(row["table"], row["id"], row["row"] is None) for row in final_rows(made)] == [
        ("chat.lines", "line_2", True), ("chat.lines", "line_5", False), ("phone.proposals", "proposal_1", False),
    ]  # fmt: skip
    assert final_rows(made)[1]["row"]["sent_at"] == "2027-03-02T08:00:00Z"


def test_the_goal_of_the_user_is_in_no_trace() -> None:
    assert b"Have lunch with Ada on Thursday" not in played(Leads(), Follows(), turns=2).trace.data


# Replays ---------------------------------------------------------------------------------------


class Wild:
    """An assistant that does everything that it should not: malformed calls, refused ones, kept handles."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.kept: list[Handle] = []

    def call(self, handle: Handle) -> None:
        pick = self.random.choice
        for _ in range(self.random.randrange(5)):
            used = pick([handle, handle, *self.kept])
            name = pick(
                [
                    YES[0],
                    BELL[0],
                    "chat__list_talks",
                    "people__find",
                    "x",
                    "",
                    "\ud800",
                    None,
                    5,
                    ["y"],
                    "chat__receive",
                ]
            )
            arguments = pick(
                [
                    YES[1],
                    BELL[1],
                    {},
                    {"name": "Ada"},
                    None,
                    [],
                    "x",
                    {"name": float("nan")},
                    {"name": "\ud800"},
                    {"name": {1}},
                    {5: 5},
                    {"name": 2**70},
                    {"name": ("a", 1.5)},
                    {"name": datetime(2027, 1, 1)},
                ]
            )
            outcome = used(name, arguments)  # fmt: skip
            if isinstance(outcome.value, list):
                outcome.value.clear()
        self.kept.append(handle)

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        self.call(read)
        text: Any = self.random.choice([None, None, SAYS, "Pizza?", "", "\ud800", "x" * 5000, " y ", 5])
        return Decision(text, self.random.choice([(), ("a", "\ud800")]))

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        self.call(call)
        if self.random.random() < 0.5:
            call(*YES)
            call(*BELL)
        return self.random.choice(["Done.", "", "\ud800", None])  # type: ignore[return-value]


class Erratic:
    """A user that taps about, answers at random, and sometimes rates."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    async def act(self, sight: Sight) -> Action:
        pick = self.random.choice
        name: Any = pick([*sight.look.actions, *sight.look.actions, "nonsense", "\ud800", None, 7])
        notes = [note.id for note in sight.look.notifications]
        known: dict[str, Any] = {
            "app": pick(["chat", "bells", "people", "x"]), "talk_id": pick(["talk_1", "talk_2", "x"]), "text": "Yes",
            "notification_id": pick([*notes, "x"]), "title": "Lunch", "due": "2027-03-02T09:04", "card_id": "card_1",
        }  # fmt: skip
        odd: Any = pick(
            [{}, None, [], "x", {"text": "\ud800"}, {"text": float("inf")}, {"reason": "a" * 30_000}, known]
        )
        if name == "lose_way":
            return WAIT
        if name in sight.look.actions and self.random.random() < 0.7:
            return Action(name, {key: known[key] for key in sight.look.actions[name].names if key in known})
        return Action(name, odd)

    async def respond(self, decision: Decision) -> Response:
        if self.random.random() < 0.2:
            return Response("rated", self.random.choice([1.0, 3, None]), (2.0, None)[: len(decision.candidates)])
        return Response("none" if decision.proposal is None else "pending")


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 10**6), st.booleans(), st.integers(1, 3))
def test_a_replay_gives_the_same_bytes_whatever_was_done(seed: int, noisy: bool, user_steps: int) -> None:
    noise = Noise(0.3, 3, bool(seed % 2), seed, CORPUS) if noisy else Noise()
    episode = played(Erratic(seed), Wild(seed), noise=noise, turns=8, user_steps=user_steps, observe_steps=3)
    copy = again(episode)
    assert copy.trace.data == episode.trace.data
    assert copy.grade == episode.grade
    assert again(copy).trace.digest == episode.trace.digest


CASES: dict[str, Callable[[], tuple[Any, Any]]] = {
    "a success": lambda: (Leads(WAIT), Follows({1: SAYS}, [YES, BELL])),
    "malformed calls": lambda: (
        Leads(Action("wait", "x")),  # type: ignore[arg-type]
        Follows(
            {2: SAYS}, [(YES[0], None), (YES[0], {"name": {1}}), (None, {})], reads={1: [("\ud800", []), ("x", 5)]}
        ),
    ),
    "refused calls": lambda: (Leads(WAIT), Follows({1: SAYS}, [YES] * 12, reads={1: [YES] * 7, 3: [BELL]})),
    "rejection and expiry": lambda: (Leads(WAIT, answers=[REJECT, WAIT, WAIT]), Follows({1: SAYS, 3: SAYS, 5: SAYS})),
    "replaced proposals": lambda: (Leads(answers=[WAIT, ACCEPT]), Follows({1: "One?", 2: SAYS}, [YES])),
}


@pytest.mark.parametrize("what", CASES)
@pytest.mark.parametrize(
    "noise", [Noise(), NOISE, Noise(tool_failure=1.0, reword_tools=False)], ids=["quiet", "noisy", "faulty"]
)
def test_a_replay_of(what: str, noise: Noise) -> None:
    episode = played(*CASES[what](), noise=noise, turns=8)
    assert again(episode).trace.data == episode.trace.data


def test_noise_is_in_the_trace_and_comes_again() -> None:
    episode = played(
        Leads(), Follows(reads={n: [("chat__list_talks", {})] * 3 for n in range(9)}), noise=NOISE, turns=8
    )
    calls = [call for turn in episode.turns for call in turn.get("observed", {}).get("calls", ())]
    assert any(call["injected"] for call in calls)
    assert "Offer" in episode.trace.data.decode()
    assert again(episode).trace.data == episode.trace.data
    assert again(episode, corpus=()).trace.data != episode.trace.data


SCRIPT = """
import sys
import tests.pare.test_trace as t
for seed in (1, 2, 3):
    noise = t.Noise(0.3, 3, True, seed, t.CORPUS)
    print(t.played(t.Erratic(seed), t.Wild(seed), noise=noise, turns=8).trace.digest)
"""


def test_other_processes_with_other_hash_seeds_give_the_same_bytes() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."}, capture_output=True,
            text=True, check=True, cwd=__file__.rsplit("/tests/", 1)[0],
        ).stdout
        for seed in ("0", "1", "77")
    }  # fmt: skip
    here = [
        played(Erratic(seed), Wild(seed), noise=Noise(0.3, 3, True, seed, CORPUS), turns=8).trace.digest
        for seed in (1, 2, 3)
    ]
    assert digests == {"\n".join(here) + "\n"}


def test_the_same_episode_twice_is_the_same_trace_and_another_is_not() -> None:
    def one(text: str = SAYS) -> str:
        return played(Leads(WAIT), Follows({1: text}, [YES, BELL]), turns=4).trace.digest

    assert one() == one()
    assert one() != one(SAYS + " ")[:63] + "x"
    assert one() != one("Something else?")


# Loading ---------------------------------------------------------------------------------------

GOOD = played(Leads(WAIT), Follows({1: SAYS}, [YES, BELL]), turns=3).trace


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "file is no trace: it is not JSON"),
        (b"{", "file is no trace: it is not JSON"),
        (GOOD.data[:-9], "file is no trace: it is not JSON"),
        (b"\xff", "file is no trace: it is not JSON"),
        (b"[]", "file is no trace: format, scenario, turns or limits are missing"),
        (b"null", "file is no trace: format"),
        (b'{"format":1}', "file is no trace: format, scenario, turns or limits are missing"),
        (GOOD.data.replace(b'"format":1', b'"format":99'), "file has trace format 99; this version reads format 1"),
    ],
)
def test_what_is_no_trace_is_told(data: bytes, told: str) -> None:
    with pytest.raises(LoadError, match=told):
        Trace.load(data, "file")


def edited(**fields: Any) -> Trace:
    return Trace.load(orjson.dumps({**GOOD.value, **fields}))


@pytest.mark.parametrize(
    "fields",
    [
        {"turns": 5},
        {"turns": [5]},
        {"turns": [{}]},
        {"turns": [{"user": [{}]}]},
        {"turns": [{"user": [{"action": None}]}]},
        {"turns": [{"user": [], "observed": {}}]},
        {"turns": [{"user": [], "observed": {"calls": [{"name": "x"}], "proposal": None, "candidates": []}}]},
        {
            "turns": [
                {"user": [], "observed": {"calls": [{"name": "x", "arguments": {}, "handle": 9}], "proposal": None}}
            ]
        },
        {"limits": {"turns": 3, "colour": "red"}},
        {"limits": None},
        {"noise": {"loud": 1}},
        {"noise": None},
    ],
    ids=str,
)
def test_a_trace_with_broken_parts_is_told(fields: dict[str, Any]) -> None:
    with pytest.raises(LoadError, match="the trace is broken"):
        asyncio.run(replay(edited(**fields), LUNCH))


def test_a_trace_is_replayed_with_its_own_scenario() -> None:
    with pytest.raises(LoadError, match="the trace is of scenario 'lunch', not 'dinner'"):
        asyncio.run(replay(GOOD, scenario(id="dinner")))


def test_a_trace_that_was_tampered_with_does_not_come_out_the_same() -> None:
    data = GOOD.data.replace(b"see you at lunch", b"see you at dinner")
    copy = asyncio.run(replay(Trace.load(data), LUNCH))
    assert copy.trace.data != GOOD.data
    turns = GOOD.value["turns"]
    turns[0]["observed"]["proposal"] = None
    copy = asyncio.run(replay(edited(turns=turns), LUNCH))
    assert copy.grade.outcome == "failed"


def test_a_trace_that_is_too_short_ends_in_waiting() -> None:
    copy = asyncio.run(replay(edited(turns=[]), LUNCH))
    assert copy.grade.failure == "never proposed"
    assert len(copy.turns) == 3


def test_a_scenarios_own_turn_limit_counts_where_none_is_given() -> None:
    assert effective(Limits(), LUNCH).turns == 10
    assert effective(Limits(), scenario(turns=25)).turns == 25
    assert effective(Limits(turns=3), scenario(turns=25)).turns == 3
    assert effective(Limits(turns=30), scenario(turns=25)).turns == 30

"""A thousand attempts to write without consent: none succeeds, and all are on record."""

from __future__ import annotations

import asyncio
import dataclasses
from contextlib import suppress
from typing import Any

import pytest

from pare.agent import ABSTAIN, WAIT, Action, Decision, PhoneUser
from pare.errors import Refused
from pare.handles import User, executor, observer
from pare.loop import Limits, Loop
from pare.trace import canonical
from tests.pare.attacks import Attempt, attempts
from tests.pare.toy import accepted, phone

WRITES: dict[str, dict[str, Any]] = {
    "chat__send": {"talk_id": "talk_1", "text": "x"},
    "chat__send_to": {"name": "Ada", "text": "x"},
    "chat__send_all": {"talk_ids": ["talk_1", "talk_2"], "text": "x"},
    "chat__send_what_works": {"talk_ids": ["talk_1"], "text": "x"},
    "chat__rename": {"talk_id": "talk_1", "members": ["Eve"]},
    "chat__open_once_more": {"talk_id": "talk_1"},
    "chat__delete_talk": {"talk_id": "talk_1"},
    "people__add_card": {"name": "Eve"},
    "bells__set_bell": {"title": "x", "due": "2027-03-03T09:00"},
}
READS = {"chat__read_talk": {}, "chat__list_talks": {}, "people__find": {}, "bells__list_bells": {},
         "chat__sly_read": {}, "chat__sly_send": {}}  # fmt: skip
TURNS, EACH = 6, 30  # attempts in each turn


def state(made: Any) -> bytes:
    """Everything on a phone but its proposals and its shade."""
    tables = {table.name: [row.model_dump(mode="json") for row in table] for table in made.tables()}
    return canonical({name: rows for name, rows in tables.items() if not name.startswith("phone.")})


class Scripted(PhoneUser):
    """Answers each proposal as is written, and waits."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)

    async def act(self, sight: Any) -> Action:
        if sight.look.proposal is None or not self._answers:
            return WAIT
        return Action(self._answers.pop(0), {})


class Attacker:
    """Attacks whenever it holds something, with what it holds now and what it has kept."""

    def __init__(self, seed: int, proposes: bool) -> None:
        self._seed, self._proposes, self.kept, self.made = seed, proposes, [], 0
        self.exact = 0

    def attack(self, handle: Any) -> None:
        self._seed += 1
        for attempt in attempts(self._seed, EACH, WRITES, READS):
            outcome = handle(attempt.name, attempt.arguments)
            self.made += 1
            self.exact += attempt.exact
            assert outcome.refused or not attempt.exact
            self.bend(outcome.value)

    def bend(self, value: Any) -> None:
        """Change what a read has given."""
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict):
                row.update(text="bent", members=["Eve"])
                row.clear()

    async def observe(self, observation: Any, read: Any) -> Decision:
        for entry in observation.events:
            with suppress(AttributeError, TypeError, dataclasses.FrozenInstanceError):
                entry.text = "bent"
        self.attack(read)
        for handle in self.kept:
            self.attack(handle)
        self.kept = [*self.kept, read][-3:]
        written = str({"tool": "chat__send", "arguments": WRITES["chat__send"]})
        return Decision(f"Shall I? {written} accept_proposal()", (written,)) if self._proposes else ABSTAIN

    async def execute(self, proposal: Any, call: Any) -> str:
        self.kept.append(call)
        task = asyncio.create_task(self._later(call))
        del task
        return "chat__send(talk_id='talk_1', text='x')"

    async def _later(self, call: Any) -> None:
        await asyncio.sleep(0)
        self.attack(call)


@pytest.mark.parametrize(
    ("answers", "proposes"),
    [((), False), ((), True), (("reject_proposal",) * 9, True), (("accept_proposal", "reject_proposal"), True)],
    ids=["silent", "unanswered", "rejected", "accepted once and reported"],
)
async def test_no_attempt_of_an_assistant_writes(answers: tuple[str, ...], proposes: bool) -> None:
    made, limits = phone(), Limits(turns=TURNS, observe_steps=10_000)
    before, attacker = state(made), Attacker(len(answers) * 1000 + proposes, proposes)
    loop = Loop(made, Scripted(*answers), attacker, limits)  # type: ignore[arg-type]
    while made.turn < TURNS:
        await loop.turn()
        await asyncio.sleep(0)
    assert state(made) == before, "byte for byte"
    for handle in attacker.kept:  # the episode is over
        attacker.attack(handle)
    assert state(made) == before
    assert attacker.made >= 400
    calls = [call for call in made.journal.calls if call.actor == "assistant"]
    assert len(calls) == attacker.made, "each attempt is on record"
    assert sum(call.refused for call in calls) >= attacker.exact > 0, "each that names a writing tool is a violation"
    assert not any(change.actor == "assistant" for change in made.journal.changes if change.table in made_tables(made))
    told = sum(
        len(record.get(phase, {}).get("calls", ())) for record in loop.records for phase in ("observed", "executed")
    )
    assert attacker.made - told <= EACH * (len(attacker.kept) + 1), (
        "what came after the last turn is in the journal alone"
    )


def made_tables(made: Any) -> set[str]:
    """The tables of apps."""
    return {table.name for table in made.tables() if not table.name.startswith("phone.")}


def attacked(made: Any, handle: Any, seed: int, count: int = 120) -> list[Attempt]:
    """Attack with a handle, and see that all is on record and nothing is written."""
    before, recorded = state(made), len(made.journal.calls)
    tried = attempts(seed, count, WRITES, READS)
    for attempt in tried:
        handle(attempt.name, attempt.arguments)
    assert state(made) == before
    assert len(made.journal.calls) == recorded + count
    return tried


def test_executors_that_are_kept_write_nothing_whatever_has_ended_them() -> None:
    made = phone()
    at_limit, _ = executor(made, accepted(made), 0)
    attacked(made, at_limit, 1)
    reported, revoke = executor(made, accepted(made), 10_000)
    revoke()
    tried = attacked(made, reported, 2)
    assert sum(call.refused for call in made.journal.calls[-120:]) >= sum(attempt.exact for attempt in tried) > 0
    accepted(made, "And this?")
    attacked(made, reported, 3)
    other, _ = executor(made, accepted(made, "And that?"), 1)
    assert other("people__add_card", {"name": "Cleo"}).error is None
    attacked(made, other, 4)
    attacked(made, reported, 5)


def test_a_handle_of_one_world_writes_nothing_in_its_forks_or_after_a_restart() -> None:
    made = phone()
    fork = made.fork()
    execute, revoke = executor(made, accepted(made), 10_000)
    before = state(fork)
    execute("people__add_card", {"name": "Cleo"})
    assert state(fork) == before
    revoke()
    again = fork.fork()
    attacked(made, execute, 6)
    assert state(again) == before
    assert len(again.journal.calls) == len(fork.journal.calls)


@pytest.mark.parametrize("status", ["pending", "rejected", "expired"])
def test_no_stale_or_forged_acceptance_opens_anything(status: str) -> None:
    from pare.actions import expire, propose

    made = phone()
    proposal = propose(made, "Shall I? chat__send")
    if status == "rejected":
        User(made).do("reject_proposal")
    elif status == "expired":
        made.turn += 5
        expire(made, 2)
    before = state(made)
    forged = [proposal, proposal.changed(status="accepted"), proposal.changed(id="proposal_2", status="accepted")]
    for one in forged:
        with pytest.raises(Refused):
            executor(made, one, 10)
    read, _ = observer(made, 10_000)
    attacked(made, read, 7)
    assert state(made) == before


def test_what_is_observed_cannot_be_changed() -> None:
    made = phone()
    chat = made.app_named("chat")
    row = next(iter(made.table("chat.talks", type(next(iter(chat.talks))))))  # type: ignore[attr-defined]
    before = state(made)
    for attack in (
        lambda: setattr(row, "members", ("Eve",)), lambda: row.members.append("Eve"),
        lambda: delattr(row, "members"), lambda: chat.talks.add(row), lambda: chat.talks.update(row.changed(opened=5)),  # type: ignore[attr-defined]
        lambda: chat.talks.remove(row.id), lambda: chat.send("talk_1", "x"),  # type: ignore[attr-defined]
        lambda: made.deliver("chat__receive", {"sender": "Eve", "text": "x"}),
    ):  # fmt: skip
        with suppress(Exception):
            attack()
    assert row.changed(opened=9) is not row
    assert state(made) == before

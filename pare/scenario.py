"""Scenarios: a starting world, what happens, who the user is, what is needed, and what success means.

Declare one as a subclass of `Scenario` in a file of its own; its solution, ways and wrong ones may stand beside it (see
`pare.proof`). The starting world is built and validated once per class and forked for every episode.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property, lru_cache
from typing import Any, ClassVar, cast

import orjson
from pydantic import BaseModel

from pare.app import App
from pare.calls import Calls, Do, Stage, The, by_stage, do, references, the, tool_name
from pare.content import repr_of, strings_in
from pare.declaration import Capability, Difficulty, Domain, check_declaration, check_proof
from pare.errors import BadInput, DefinitionError, PareError, listed
from pare.expect import Check, Either, Expect
from pare.journal import Change
from pare.need import Need, Setting, Verdict, Window
from pare.offer import Place
from pare.phone import Entry, Owner, Phone
from pare.proof import Proven, declared
from pare.scoping import scope_of
from pare.story import Story
from pare.times import moment, zone

__all__ = [
    "Calls", "Do", "Need", "Person", "Phone", "Scenario", "Stage", "Story", "The", "Window", "by_stage", "do", "the",
    "tool_name",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of a scenario; as a field test it fits any identifier of that person.

    Attributes:
        name: the full name.
        number: the telephone number.
        email: the mail address.
        about: age, work, home, habits; for the user of the scenario.
        goal: what the user privately wants; never shown to the assistant.
    """

    name: str
    number: str = ""
    email: str = ""
    about: str = ""
    goal: str = ""

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether a value is this person: a name, number, address or contact id, or something that holds one."""
        if isinstance(value, BaseModel):
            return any(self.fits(part, phone) for part in value.__dict__.values() if isinstance(part, str))
        if not isinstance(value, str) or not value:
            return False
        if value.casefold() in (self.name.casefold(), self.email.casefold()):
            return True
        if self.number and _dialled(value) == _dialled(self.number):
            return True
        row = phone.having(value)
        return row is not None and str(getattr(row, "name", "")).casefold() == self.name.casefold()


class Scenario:
    """One scenario; subclasses are declarations, checked when they are defined. The docstring is its title.

    Attributes:
        id: kebab-case name.
        domain: one of the suite's four domains.
        capabilities: what it measures, the primary one first.
        difficulty: easy, medium or hard.
        apps: the apps on the phone.
        starts: local time at which it begins (`2027-04-15 17:55`).
        zone: the phone's IANA time zone.
        user: whose phone it is, with `about` and `goal`.
        needs: what the user would be glad of; usually one.
        solution: how a good assistant meets it, a stage for each need.
        must: effects that success needs, by name.
        must_not: effects of the assistant that fail it, by name (everything not allowed is forbidden anyway).
        allowed: effects of the assistant that are neither needed nor harmful.
        wrong: plausible mistakes by name, each as the calls of a flawed solution (by stage where there are several);
            each must fail.
        ways: other good solutions by name, in the same form; each must pass.
        turns: a turn limit of its own; None for the run's.
        distractor: what a careless assistant would act on, in a line; empty if there is nothing.
        hostile: what on the phone gives orders, deceives or is somebody's secret, in a line; empty if nothing does.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    domain: ClassVar[Domain]
    capabilities: ClassVar[tuple[Capability, ...]]
    difficulty: ClassVar[Difficulty]
    apps: ClassVar[tuple[type[App], ...]]
    starts: ClassVar[str]
    zone: ClassVar[str] = "UTC"
    user: ClassVar[Person]
    needs: ClassVar[tuple[Need, ...]]
    solution: ClassVar[tuple[Stage, ...]] = cast(Any, Proven())
    must: ClassVar[Mapping[str, Check]]
    must_not: ClassVar[Mapping[str, Check]] = {}
    allowed: ClassVar[tuple[Check, ...]] = ()
    wrong: ClassVar[Mapping[str, Calls]] = cast(Any, Proven())
    ways: ClassVar[Mapping[str, Calls]] = cast(Any, Proven())
    turns: ClassVar[int | None] = None
    distractor: ClassVar[str] = ""
    hostile: ClassVar[str] = ""

    _latest: tuple[Change | None, Entry | None, date, Setting] | None = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = vars(Scenario).keys() - Scenario.__annotations__.keys() - {"world", "happens", "verify"}
        hidden = [name for name in vars(cls) if name in own and not name.startswith("__")]
        if hidden:
            raise DefinitionError(f"scenario {cls.__name__}: {hidden[0]} is a name of Scenario's own; take another one")
        check_declaration(cls)
        if declared(cls):
            check_proof(cls)

    def world(self, phone: Phone) -> None:
        """Put the starting world on the phone; `phone.name("ticket", entity)` names what the scenario refers to."""

    def happens(self, story: Story) -> None:
        """Declare what arrives, and when."""

    def verify(self, phone: Phone) -> None:
        """Raise if the starting world is not as the scenario needs it; for authors."""

    @cached_property
    def prepared(self) -> Phone:
        """The phone at the start; fork it, never act on it.

        Raises:
            DefinitionError: the world or the happenings break a rule.
        """
        owner = Owner(name=self.user.name, email=self.user.email or "me@example.com",
                      number=self.user.number or "+1 555 0100")  # fmt: skip
        start = moment(self.starts, zone(self.zone))
        phone = Phone(self.apps, start, self.zone, owner)
        try:
            with phone.step("world"):
                self.world(phone)
            phone.journal.changes.clear()
            story = Story(phone)
            self.happens(story)
            story.check()
            self._check_names(story)
            self.verify(phone)
        except PareError as error:
            raise DefinitionError(f"{type(self).__name__}: {error}") from error
        return phone

    @cached_property
    def content(self) -> str:
        """A hash of the starting world, the user, the happenings, the checks and what the solution proposes.

        Scenarios that differ are never mixed.
        """
        phone = self.prepared
        rows = [[t.name, [row.model_dump(mode="json") for row in t]] for t in phone.tables()]
        plan = [
            phone.clock.queue,
            phone.clock.conditionals,
            self.needs,
            self.must,
            self.must_not,
            self.allowed,
            self.turns,
            self.user,
            tuple(stage.says.strip() for stage in self.solution),
        ]
        text = repr_of(plan)
        names = sorted(phone.names.items())
        data = orjson.dumps([self.id, self.zone, phone.now, rows, names, text], option=orjson.OPT_UTC_Z)
        return hashlib.sha256(data).hexdigest()[:16]

    def _check_names(self, story: Story) -> None:
        """Refuse names that nothing has: in evidence, windows, patterns and calls."""
        used: list[tuple[str, str]] = []
        for need in self.needs:
            used += [("evidence", name) for name in need.evidence]
            for mark in (need.window.opens, need.window.closes):
                if _is_time(mark):
                    story.moment(mark)
                elif mark:
                    used.append(("a window", mark))
        checks = [("a check", check) for check in (*self.must.values(), *self.must_not.values(), *self.allowed)]
        for where, check in (*checks, *(("a condition", condition) for condition in story.conditions)):
            options = check.options if isinstance(check, Either) else (check,)
            used += [(where, name) for one in options if isinstance(one, Expect) for name in one.refers]
        variants = (tuple(s.calls for s in self.solution), *self.wrong.values(), *self.ways.values())
        calls = [call for variant in variants for stage in by_stage(variant) for call in stage]
        calls += [call for stage in self.solution for call in stage.reads]
        used += [("a call", name) for call in calls for name in references(call.arguments)]
        for where, name in used:
            if name not in story.names:
                raise BadInput(f"{where} refers to {name!r}; named are {listed(story.names, 40)}")

    def verdict(self, need: Need, text: str, phone: Phone) -> Verdict:
        """What a need makes of a proposal on a phone.

        What the scenario itself proposes is taken to fit the need of its stage and no other, which saves reading it and
        the whole phone; gate 1 shows that it fits, and is accepted from anybody else, too.
        """
        stage = self.own_proposals.get(text)
        if stage is None:
            return need.judge(text, self.setting(phone))
        return Verdict(True) if need is self.needs[stage] else Verdict(False, missing=tuple(need.slots))

    @cached_property
    def own_proposals(self) -> Mapping[str, int]:
        """The stage of each proposal of its solution."""
        return {stage.says.strip(): number for number, stage in enumerate(self.solution)}

    def setting(self, phone: Phone) -> Setting:
        """What can be read on a phone now, and who there has nothing to do with the scenario.

        Remembered until something else is the latest that changed or came, or it is another day: a proposal is judged
        when it is made, and again when the user answers.
        """
        changed = next((one for one in reversed(phone.journal.changes) if one.table != "phone.proposals"), None)
        came = next((entry for entry in reversed(phone.log) if entry.kind == "event"), None)
        day, known = phone.here.date(), self._latest
        if known is None or known[0] is not changed or known[1] is not came or known[2] != day:
            known = self._latest = (changed, came, day, self._place.setting(phone))
        return known[3]

    @cached_property
    def _place(self) -> Place:
        needs = [(need.says, need.slots) for need in self.needs]
        matter = strings_in((needs, self.must, self.allowed, self.solution, self.ways))
        return Place(self.prepared, matter, scope_of(self, Person))

    def opened(self, need: Need, phone: Phone) -> bool:
        """Whether a need's evidence has occurred and its window has opened."""
        opens = need.window.opens
        if opens and not self._passed(opens, phone):
            return False
        return all(name in phone.names or name in phone.clock.fired for name in need.evidence)

    def closed(self, need: Need, phone: Phone) -> bool:
        """Whether a need's window is over."""
        return bool(need.window.closes) and self._passed(need.window.closes, phone)

    def closes_at(self, need: Need, phone: Phone) -> datetime | None:
        """When a need's window closes; None if that is open or has not been decided."""
        closes = need.window.closes
        if not closes:
            return None
        return self._moment(closes, phone) if _is_time(closes) else phone.clock.fired.get(closes)

    def opens_at(self, need: Need, phone: Phone) -> datetime | None:
        """When a need's evidence had occurred and its window had opened; None if that has not come to pass."""
        if not self.opened(need, phone):
            return None
        opens, fired = need.window.opens, phone.clock.fired
        marks = [fired[name] for name in need.evidence if name in fired]
        if opens:
            marks.append(self._moment(opens, phone) if _is_time(opens) else fired[opens])
        return max(marks, default=self.prepared.now)

    def _passed(self, mark: str, phone: Phone) -> bool:
        return phone.now >= self._moment(mark, phone) if _is_time(mark) else mark in phone.clock.fired

    def _moment(self, mark: str, phone: Phone) -> datetime:
        return moment(mark, phone.zone, self._first_day)

    @cached_property
    def _first_day(self) -> date:
        return self.prepared.now.astimezone(self.prepared.zone).date()


def _is_time(mark: str) -> bool:
    return mark[:1].isdigit()


@lru_cache(maxsize=4096)
def _dialled(number: str) -> str:
    """A number without its separators."""
    return re.sub(r"[^\d+]", "", number)

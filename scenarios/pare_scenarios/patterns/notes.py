"""A note was made, written into, ticked, shared or deleted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from pare.effects import Effect
from pare.errors import BadInput
from pare.expect import Either, Expect, Mentions, changed, either, has, mentions, removed
from pare.phone import Phone
from pare.scenario import Person
from pare_apps.notes import Note
from pare_apps.notes.markdown import in_section, lines_of, section, with_tick
from pare_scenarios.patterns.base import Facts, Pattern, titled
from pare_scenarios.patterns.values import THERE, File


def note(
    says: Facts = (), avoids: Facts = (), *, title: Facts = (), files: Iterable[str] = (), **fields: Any
) -> Expect:
    """A new note whose title and text together say this.

    Args:
        says: facts anywhere in it.
        avoids: what it must not say.
        title: facts in its title.
        files: names of files that it carries.
        **fields: tests of other fields: `shared_with`, `note_folder_id=IdOf(...)`, `pinned` ...
    """
    wanted: dict[str, Any] = {"deleted_at": None, **titled(title), **_files(files), **fields}
    return Pattern(Note, "created", wanted, about=mentions(*says, avoids=avoids))


def note_changed(
    named: str, says: Facts = (), avoids: Facts = (), *, section: str = "", drops: Facts = (), keeps: bool = True,
    title: Facts = (), files: Iterable[str] = (), **fields: Any,
) -> Expect:  # fmt: skip
    """The note of that name was written into, and what stood there before stands there still.

    Args:
        named: the note.
        says: facts that it (or its section) states now.
        avoids: what it (or its section) must not state any more.
        section: the heading of the only section that may differ; what stands in it may be replaced.
        drops: facts whose lines may be gone or rewritten.
        keeps: False where all of the old text may be gone.
        title: facts that its title keeps, if the title may have changed.
        files: names of files that it carries now, if these may have changed.
        **fields: tests of other fields that may have changed.
    """
    wanted: dict[str, Any] = {"deleted_at": None, **titled(title), **_files(files), **fields}
    return Written(
        Note, "changed", wanted, named, only=("text",), says=mentions(*says, avoids=avoids), section=section,
        drops=tuple(drops), keeps=keeps,
    )  # fmt: skip


def ticked(named: str, *items: str) -> Expect:
    """These items of the note of that name, and no others, were ticked."""
    return Ticked(Note, "changed", {}, named, only=("text",), items=items)


def note_shared(named: str, *people: Person) -> Expect:
    """These people see the note of that name now; to send its text to somebody is `told`."""
    return changed(Note, named, shared_with=has(*people))


def note_deleted(named: str) -> Either:
    """The note of that name is among the recently deleted, or gone altogether."""
    return either(changed(Note, named, deleted_at=THERE), removed(Note, named))


@dataclass(frozen=True)
class Written(Pattern):
    """See `note_changed`."""

    says: Mentions = field(default=Mentions(()))
    section: str = ""
    drops: Facts = ()
    keeps: bool = True

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        before, after = effect.before, effect.after
        if not super().matches(effect, phone) or not isinstance(before, Note) or not isinstance(after, Note):
            return False
        try:
            old, new = _apart(before.text, self.section), _apart(after.text, self.section)
        except BadInput:  # the section is gone
            return False
        if not self.says.fits(new[1] if self.section else after.text, phone):
            return False
        lost = Counter(_lines(old[0])) - Counter(_lines(new[0]))
        droppable = [mentions(fact) for fact in self.drops]
        return not self.keeps or all(any(one.fits(line, phone) for one in droppable) for line in lost)


@dataclass(frozen=True)
class Ticked(Pattern):
    """See `ticked`."""

    items: tuple[str, ...] = ()

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        before, after = effect.before, effect.after
        if not super().matches(effect, phone) or not isinstance(before, Note) or not isinstance(after, Note):
            return False
        text = before.text
        for item in self.items:
            text = with_tick(text, item, True)
        return _lines(after.text) == _lines(text)


def _apart(text: str, heading: str) -> tuple[str, str]:
    """A text without a section, and that section."""
    if not heading:
        return text, ""
    one, lines = section(text, heading), lines_of(text)
    return "\n".join([*lines[: one.start + 1], *lines[one.end :]]), in_section(text, one)


def _lines(text: str) -> list[str]:
    return [line.strip() for line in lines_of(text) if line.strip()]


def _files(names: Iterable[str]) -> dict[str, Any]:
    tests = tuple(map(File, names))
    return {"attachments": has(*tests)} if tests else {}

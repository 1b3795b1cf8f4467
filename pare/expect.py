"""Expectations: patterns over net effects, from which `must`, `must_not` and `allowed` are made.

A pattern says which entity was created, changed or removed, and what its fields must hold. Field tests are values,
phrases, people, or anything with `fits(value, phone)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import BaseModel

from pare.effects import Effect, EffectKind, differing
from pare.entity import Entity
from pare.errors import DefinitionError
from pare.phrases import Phrase, Span, affirms, words
from pare.phrases.combining import Several
from pare.phrases.plaintext import REMEMBERED_LENGTH

if TYPE_CHECKING:
    from pare.phone import Phone


_REMEMBERED = 64  # texts of one test


class Test(Protocol):
    """A test of one field's value on a phone."""

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the value is right."""


def fits(test: Any, value: Any, phone: Phone) -> bool:
    """Whether a value passes a field test.

    A phrase must be found in the text; another kind of test decides for itself; a plain value must be equal (strings
    without regard to case and surrounding blanks); a tuple of tests must be met by distinct members, with none left.
    """
    if type(test) is str:
        return isinstance(value, str) and _plainly(test) == _plainly(value)
    if hasattr(test, "found_in"):
        return isinstance(value, str) and bool(test.found_in(value))
    if hasattr(test, "fits"):
        return bool(test.fits(value, phone))
    if isinstance(test, tuple) and isinstance(value, tuple):
        return len(test) == len(value) and _matched(test, value, phone)
    return bool(test == value)


def _plainly(text: str) -> str:
    return text.strip().casefold()


def _matched(tests: tuple[Any, ...], values: tuple[Any, ...], phone: Phone) -> bool:
    if not tests:
        return True
    return any(
        fits(tests[0], value, phone) and _matched(tests[1:], (*values[:at], *values[at + 1 :]), phone)
        for at, value in enumerate(values)
    )


@dataclass(frozen=True, slots=True)
class Has:
    """A tuple field has members for all these tests, and perhaps others."""

    tests: tuple[Any, ...]

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether every test is met by some member."""
        return isinstance(value, tuple) and all(any(fits(test, one, phone) for one in value) for test in self.tests)


def has(*tests: Any) -> Has:
    """A tuple field has members for all these tests."""
    return Has(tests)


@dataclass(frozen=True)
class AsIs(Phrase):
    """A phrase that counts wherever it stands."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where it stands."""
        return self.wanted.spans(text)

    def describe(self) -> str:
        """The phrase."""
        return self.wanted.describe()


def as_is(wanted: Phrase | str, *more: Phrase | str) -> Phrase:
    """Any of these phrases, wherever it stands: for what is a negation itself ("don't pay"), or needs no affirming."""
    parts = tuple(AsIs(_phrase(part)) for part in (wanted, *more))
    return parts[0] if len(parts) == 1 else Several(parts, 1)


def affirmed(wanted: Phrase | str) -> Phrase:
    """The phrase, each part of which must stand un-negated, except what is `as_is` and what must be absent."""
    whole = _phrase(wanted)
    if isinstance(whole, AsIs) or (isinstance(whole, Several) and whole.at_most is not None):
        return whole
    if isinstance(whole, Several):
        return replace(whole, parts=tuple(map(affirmed, whole.parts)))
    return affirms(whole)


@dataclass(frozen=True)
class Mentions:
    """A text mentions every one of these facts, and none of those that it must avoid; see `mentions`."""

    facts: tuple[Phrase, ...]
    avoids: tuple[Phrase, ...] = ()

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether the text (or the texts of a nested value) mentions them all."""
        if not (self.facts or self.avoids):
            return True
        text = value if type(value) is str else " \n".join(texts_in(value))
        known = self._read.get(text)
        if known is None:
            known = all(f.found_in(text) for f in self.facts) and not any(a.found_in(text) for a in self.avoids)
            if len(text) <= REMEMBERED_LENGTH:
                if len(self._read) >= _REMEMBERED:
                    self._read.clear()
                self._read[text] = known
        return known

    @cached_property
    def _read(self) -> dict[str, bool]:
        """Texts read so far: conditions, users and graders ask the same of one again and again."""
        return {}


def mentions(*facts: Phrase | str, avoids: Iterable[Phrase | str] = ()) -> Mentions:
    """A text affirms all of these facts, each in any of its notations, and nothing of `avoids`.

    What a text negates ("not on Friday", "do not use the rear gate") it does not affirm; `as_is` asks for no more than
    the mention.
    """
    return Mentions(tuple(map(affirmed, facts)), tuple(map(affirmed, avoids)))


def _phrase(fact: Phrase | str) -> Phrase:
    return words(fact) if isinstance(fact, str) else fact


def texts_in(value: Any) -> list[str]:
    """Every string inside a value, in order."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, BaseModel):
        value = tuple(value.__dict__.values())
    return [text for part in value for text in texts_in(part)] if isinstance(value, tuple) else []


@dataclass(frozen=True, slots=True)
class At:
    """A point in time, written locally (`2027-04-22 20:00`); a date fits any time of that day."""

    local: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether a stored moment or date is that one."""
        if isinstance(value, datetime):
            here = value.astimezone(phone.zone).isoformat(" ")
            return self.local in (here[:16], here[:10])
        return isinstance(value, date) and value.isoformat() == self.local


@dataclass(frozen=True, slots=True)
class OneOf:
    """Any of several tests is passed."""

    tests: tuple[Any, ...]

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether one of them is."""
        return any(fits(test, value, phone) for test in self.tests)


def one_of(*tests: Any) -> OneOf:
    """Any of several tests is passed."""
    return OneOf(tests)


@dataclass(frozen=True, slots=True)
class Where:
    """A test given as a function of value and phone; `told` names it in reports."""

    test: Callable[[Any, Phone], bool]
    told: str = ""

    def fits(self, value: Any, phone: Phone) -> bool:
        """What the function says."""
        return self.test(value, phone)


@dataclass(frozen=True)
class Expect:
    """A pattern over net effects.

    Attributes:
        entity: the kind of entity.
        change: whether it was created, changed or removed.
        fields: tests of its fields, as they are at the end (before the removal, if removed).
        named: the name of the one entity meant, for changes and removals.
        only: for changes, the fields that may differ (those of `fields` always may); None: only those of `fields`.
        at_most: how many such effects are wanted; more are one too many.
    """

    entity: type[Entity]
    change: EffectKind
    fields: Mapping[str, Any] = field(default_factory=dict)
    named: str = ""
    only: tuple[str, ...] | None = None
    at_most: int = 1

    def __post_init__(self) -> None:
        for name in (*self.fields, *(self.only or ())):
            if name not in self.entity.model_fields and not hasattr(self.entity, name):
                raise DefinitionError(f"a pattern of {self.entity.__name__} tests {name!r}, which it does not have")

    @property
    def refers(self) -> tuple[str, ...]:
        """The names of what it is about: its own, and those that tests of its fields have as `refers`."""
        tests = (getattr(test, "refers", "") for test in self.fields.values())
        return tuple(name for name in (self.named, *tests) if name)

    def of_kind(self, entity: type[Entity], change: EffectKind) -> bool:
        """Whether effects of that kind can be of this pattern."""
        return change == self.change and issubclass(entity, self.entity)

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        entity = effect.entity
        if not isinstance(entity, self.entity) or effect.kind != self.change:
            return False
        if self.named and phone.names.get(self.named) != (effect.table, effect.id):
            return False
        for name, test in self.fields.items():
            if not fits(test, getattr(entity, name), phone):
                return False
        return self.change != "changed" or self._only_those(effect)

    def _only_those(self, effect: Effect) -> bool:
        assert effect.before is not None
        assert effect.after is not None
        free = {*self.fields, *(self.only or ()), *effect.entity.quiet}
        return not any(name not in free and effect.touched(name) for name in differing(effect.before, effect.after))

    def __call__(self, phone: Phone) -> bool:
        """As a condition: an agent has had such an effect."""
        return any(self.matches(effect, phone) for effect in phone.effects)


@dataclass(frozen=True)
class Either:
    """Any one of several patterns; together they are wanted once."""

    options: tuple[Expect, ...]
    at_most: int = 1

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of one of the patterns."""
        kind = (type(effect.entity), effect.kind)
        options = self._options.get(kind)
        if options is None:
            options = self._options[kind] = tuple(one for one in self.options if one.of_kind(*kind))
        return any(option.matches(effect, phone) for option in options) if options else False

    @cached_property
    def _options(self) -> dict[tuple[type[Entity], EffectKind], tuple[Expect, ...]]:
        """The patterns that an effect may be of, by its kind."""
        return {}

    def __call__(self, phone: Phone) -> bool:
        """As a condition: an agent has had one of these effects."""
        return any(self.matches(effect, phone) for effect in phone.effects)


def either(*options: Expect) -> Either:
    """Any one of several patterns, wanted once."""
    return Either(options)


@dataclass(frozen=True)
class Holds:
    """A check of the final state that no single effect shows."""

    test: Callable[[Phone], bool]


Check = Expect | Either | Holds


def created(entity: type[Entity], **fields: Any) -> Expect:
    """An entity was created and has these fields."""
    return Expect(entity, "created", fields)


def changed(entity: type[Entity], named: str, *, only: tuple[str, ...] | None = None, **fields: Any) -> Expect:
    """The entity of that name was changed, has these fields, and differs in nothing else (but `only`)."""
    return Expect(entity, "changed", fields, named, only)


def removed(entity: type[Entity], named: str) -> Expect:
    """The entity of that name was removed."""
    return Expect(entity, "removed", {}, named)

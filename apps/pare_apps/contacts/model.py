"""What the contacts app holds."""

from __future__ import annotations

import re
from datetime import date
from functools import partial
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, model_validator

from pare.entity import Entity
from pare.phrases import plain
from pare_apps.attachments import Attachment
from pare_apps.contacts.identifiers import digits, is_address, is_number
from pare_apps.fields import Line, Prose, Title

_WORD = re.compile(r"[\w'-]+")

Label = Literal["mobile", "home", "work", "other"]
Kind = Literal["number", "email", "address"]

FIELDS: dict[Kind, str] = {"number": "numbers", "email": "emails", "address": "addresses"}
"""The field of a card that holds each kind of detail."""


class Labelled(BaseModel):
    """A number or an address with what it is for; a plain text will do where the label does not matter."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    value: Title
    label: Label = "other"

    @model_validator(mode="before")
    @classmethod
    def _from_text(cls, given: Any) -> Any:
        return {"value": given} if isinstance(given, str) else given

    def __str__(self) -> str:
        return self.value if self.label == "other" else f"{self.value} ({self.label})"


def name_words(name: str) -> tuple[str, ...]:
    """The words of a name without case, accents and commas; two names with the same words are the same."""
    return tuple(_WORD.findall(plain(name)) or plain(name).split())


def sameness(kind: Kind, value: str) -> str:
    """What two writings of one number, mail address or postal address have in common."""
    match kind:
        case "number":
            return digits(value)
        case "email":
            return value.strip().lower()
        case "address":
            return " ".join(plain(value).split())


def fault_in(kind: Kind, value: str) -> str | None:
    """What is wrong with the form of a number or mail address; None if nothing is."""
    if kind == "number" and not is_number(value):
        return "is no telephone number; write for example '+33 6 12 34 56 78'"
    if kind == "email" and not is_address(value):
        return "is no mail address; write for example 'mira@example.com'"
    return None


def _checked(kind: Kind, entries: tuple[Labelled, ...]) -> tuple[Labelled, ...]:
    for entry in entries:
        if fault := fault_in(kind, entry.value):
            raise ValueError(fault)
    if len({sameness(kind, entry.value) for entry in entries}) < len(entries):
        raise ValueError(f"the same {kind} stands there twice; write each once")
    return entries


class Contact(
    Entity,
    index=("favourite", "is_me", "handles", "names", "born_on"),
    order="sort_name",
    search=("everything",),
):
    """A contact card; the first number, mail address and postal address are the preferred ones."""

    name: Title
    nickname: Line = ""
    numbers: Annotated[tuple[Labelled, ...], AfterValidator(partial(_checked, "number"))] = ()
    emails: Annotated[tuple[Labelled, ...], AfterValidator(partial(_checked, "email"))] = ()
    addresses: Annotated[tuple[Labelled, ...], AfterValidator(partial(_checked, "address"))] = ()
    organisation: Line = ""
    role: Line = ""
    relation: Line = ""
    birthday: date | None = None
    note: Prose = ""
    favourite: bool = False
    is_me: bool = False

    @property
    def handles(self) -> tuple[str, ...]:
        """All numbers without separators and all mail addresses in lower case."""
        numbers = tuple(digits(number.value) for number in self.numbers)
        return numbers + tuple(email.value.lower() for email in self.emails)

    @property
    def names(self) -> tuple[str, ...]:
        """The name, the nickname and each of their words, normalised; what a person is looked up by."""
        named = [name_words(text) for text in (self.name, self.nickname) if text]
        return tuple(
            dict.fromkeys([*(" ".join(words) for words in named), *(word for words in named for word in words)])
        )

    @property
    def sort_name(self) -> str:
        """What cards are sorted by."""
        return self.name.casefold()

    @property
    def born_on(self) -> str:
        """Month and day of the birthday, such as `02-25`; empty if it is not known."""
        return "" if self.birthday is None else f"{self.birthday:%m-%d}"

    @property
    def work(self) -> str:
        """What the person does and where; empty if that is not known."""
        return ", ".join(part for part in (self.role, self.organisation) if part)

    @property
    def facts(self) -> tuple[str, ...]:
        """The lines of the card that are about the person; what the owner keeps beside them is not among them."""
        given = [("Nickname", self.nickname), *(("Number", str(entry)) for entry in self.numbers)]
        given += [("Mail", str(entry)) for entry in self.emails]
        given += [("Address", str(entry)) for entry in self.addresses]
        given += [("Work", self.work), ("Birthday", self._born)]
        return tuple(f"{name}: {fact}" for name, fact in given if fact)

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """The card as a file to send: `contact_3/Ana Sousa.vcf`."""
        text = "\n".join((self.name, *self.facts))
        return (Attachment(name=f"{self.name[:190]}.vcf", media_type="text/vcard", size_kb=1, text=text),)

    @property
    def everything(self) -> str:
        """All that search looks at."""
        details = [entry.value for entry in (*self.numbers, *self.emails, *self.addresses)]
        bare = [handle.lstrip("+") for handle in self.handles]
        scalars = [self.name, self.nickname, self.organisation, self.role, self.relation, self._born, self.note]
        return "\n".join([*scalars, *details, *bare])

    @property
    def _born(self) -> str:
        return "" if self.birthday is None else f"{self.birthday.day} {self.birthday:%B} {self.birthday.year}"


class Group(Entity, index=("contact_ids",), order="sort_name"):
    """A named set of contacts, such as the family or a team."""

    name: Title
    contact_ids: tuple[str, ...] = ()

    @property
    def sort_name(self) -> str:
        """What groups are sorted by."""
        return self.name.casefold()


class Suggestion(Entity, index=("contact_id",)):
    """A card that somebody shared, or a detail that the phone found for a card; nothing is saved until the user does.

    Attributes:
        source: who shared it, or where it was found.
        contact_id: the card that it would add to; without one it would make a new card.
    """

    source: Line
    name: Title
    contact_id: str = ""
    number: Line = ""
    email: Line = ""
    address: Line = ""
    organisation: Line = ""
    role: Line = ""
    note: Prose = ""

    @property
    def details(self) -> tuple[tuple[Kind, str], ...]:
        """Each number, mail address and postal address, with its kind."""
        given: tuple[tuple[Kind, str], ...] = (
            ("number", self.number), ("email", self.email), ("address", self.address),
        )  # fmt: skip
        return tuple((kind, value) for kind, value in given if value)

"""A contact card was made or changed."""

from __future__ import annotations

from typing import Any

from pare.expect import Expect, changed, created, has
from pare.scenario import Person
from pare_apps.contacts import Contact
from pare_scenarios.patterns.values import Called, Labels, Leads


def card(named: str, **fields: Any) -> Expect:
    """The contact card of that name was changed in these fields alone."""
    return changed(Contact, named, **fields)


def new_card(person: Person, **fields: Any) -> Expect:
    """A new contact card for somebody, with the number and the address that the person has, and perhaps more."""
    known: dict[str, Any] = {"name": Called(person)}
    known |= {"numbers": has(Labels(person.number))} if person.number else {}
    known |= {"emails": has(Labels(person.email))} if person.email else {}
    return created(Contact, **(known | fields))


def leads(first: str, *others: str) -> Leads:
    """This number or address is the preferred one of a card; of the others some may follow, and nothing else."""
    return Leads(first, others)

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from pare.handles import Outcome
from pare.phone import Phone
from pare_apps.contacts import Contact, Contacts

Call = Callable[..., Outcome]


def ids(outcome: Outcome) -> list[str]:
    assert outcome.error is None, outcome.error
    return [row["id"] for row in outcome.value]


def changed(phone: Phone) -> list[tuple[str, str]]:
    """What the latest operation changed: app rows alone."""
    return [(change.table, change.id) for change in phone.journal.changes if change.operation.startswith("contacts__")]


def test_all_cards_come_in_order_of_name_and_in_pages(call: Call) -> None:
    assert ids(call("find_contacts")) == ["ben", "me", "lola", "mira2", "mira"]
    assert ids(call("find_contacts", limit=2, offset=1)) == ["me", "lola"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("lola", ["lola"]),
        ("OKAF", ["ben", "mira2", "mira"]),
        ("grandmother", ["lola"]),
        ("breakfast", ["lola"]),
        ("nurse larch", ["mira"]),
        ("manila mabini", ["lola"]),
        ("mira@example.com", ["mira2", "mira"]),
        ("+1 416 555 0104", ["ben"]),
        ("14165550104", ["ben"]),
        ("+1-416-5550104", ["ben"]),
        ("25 February", ["lola"]),
        ("nobody", []),
        ("!!!", []),
        ("  ", ["ben", "me", "lola", "mira2", "mira"]),
    ],
)
def test_search_looks_at_everything(call: Call, text: str, found: list[str]) -> None:
    assert ids(call("find_contacts", text=text)) == found


def test_filters_narrow_together(call: Call) -> None:
    assert ids(call("find_contacts", favourite=True)) == ["mira"]
    assert ids(call("find_contacts", is_me=True)) == ["me"]
    assert ids(call("find_contacts", group_id="choir")) == ["ben", "mira2"]
    assert ids(call("find_contacts", group_id="choir", text="alto")) == ["mira2"]
    assert ids(call("find_contacts", group_id="choir", favourite=True)) == []
    assert ids(call("find_contacts", text="okafor", favourite=False, limit=1, offset=1)) == ["mira2"]


def test_birthdays_come_soonest_first(call: Call) -> None:
    assert ids(call("find_contacts", birthday_within=0)) == ["mira2"]
    assert ids(call("find_contacts", birthday_within=7)) == ["mira2", "lola"]
    assert ids(call("find_contacts", birthday_within=7, group_id="choir")) == ["mira2"]


def test_a_birthday_on_29_february_is_kept_on_the_28th(call: Call, app: Contacts) -> None:
    with app.phone.step("world"):
        app.contacts.add(Contact(id="leap", name="Leap", birthday=date(1996, 2, 29)))
    assert [(str(day), card.id) for day, card in app.birthdays(30)][-1] == ("2027-02-28", "leap")


def test_reading_reports_the_cards_as_evidence_and_changes_nothing(call: Call, phone: Phone) -> None:
    assert call("find_contacts", text="lola").about == (("contacts.contacts", "lola"),)
    assert call("list_groups").about == (("contacts.groups", "choir"),)
    assert changed(phone) == []


def test_faults_of_filters_are_named(call: Call) -> None:
    assert "group_id: no group has the id 'band'" in str(call("find_contacts", group_id="band").error)
    assert "limit" in str(call("find_contacts", limit=0).error)
    assert "birthday_within" in str(call("find_contacts", birthday_within=-1).error)

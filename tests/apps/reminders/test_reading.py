from __future__ import annotations

from collections.abc import Callable

import pytest

from pare.handles import Outcome, observer
from pare.phone import Phone

Call = Callable[..., Outcome]


def ids(outcome: Outcome) -> list[str]:
    assert outcome.error is None, outcome.error
    return [row["id"] for row in outcome.value]


def changed(phone: Phone) -> list[tuple[str, str]]:
    """What was changed by operations: app rows alone."""
    return [(change.table, change.id) for change in phone.journal.changes if change.operation.startswith("reminders__")]


@pytest.mark.parametrize(
    ("filters", "found"),
    [
        ({}, ["late", "early", "bin", "call", "some"]),
        ({"due": "overdue"}, ["late", "early"]),
        ({"due": "today"}, ["early", "bin"]),
        ({"due": "upcoming"}, ["bin", "call"]),
        ({"due": "undated"}, ["some"]),
        ({"since": "2027-02-24T10:00", "before": "2027-02-25T00:00"}, ["bin"]),
        ({"since": "2027-02-25T00:00"}, ["call"]),
        ({"due": "today", "before": "2027-02-24T12:00"}, ["early"]),
        ({"due": "upcoming", "since": "2027-02-25T00:00"}, ["call"]),
        ({"due": "overdue", "since": "2027-02-23T00:00"}, ["early"]),
        ({"state": "done"}, ["old"]),
        ({"state": "all"}, ["old", "late", "early", "bin", "call", "some"]),
        ({"reminder_list_id": "errands"}, ["early", "bin"]),
        ({"reminder_list_id": "inbox", "state": "all"}, ["old", "late", "call", "some"]),
        ({"reminder_list_id": "inbox", "state": "done"}, ["old"]),
        ({"contact_id": "lola"}, ["call"]),
        ({"priority": "high"}, ["call"]),
        ({"flagged": True}, ["bin"]),
        ({"flagged": False, "reminder_list_id": "errands"}, ["early"]),
        ({"text": "merce trip"}, ["late"]),
        ({"text": "the", "state": "all"}, ["old", "late", "early"]),
        ({"text": "the", "due": "today"}, ["early"]),
        ({"text": "pay", "state": "done"}, ["old"]),
        ({"limit": 2, "offset": 1}, ["early", "bin"]),
        ({"text": "?"}, []),
    ],
)
def test_filters(call: Call, filters: dict[str, object], found: list[str]) -> None:
    assert ids(call("list_reminders", **filters)) == found


def test_done_ones_come_latest_first(call: Call) -> None:
    for reminder_id in ("late", "early"):
        call("complete_reminder", reminder_id=reminder_id)
    assert ids(call("list_reminders", state="done")) == ["early", "late", "old"]
    assert ids(call("list_reminders", state="done", text="the", limit=2)) == ["early", "late"]


def test_lists_are_counted_and_the_inbox_is_always_there(call: Call) -> None:
    told = [(row["reminder_list"]["name"], row["open"], row["overdue"]) for row in call("list_lists").value]
    assert told == [("Inbox", 3, 1), ("Errands", 2, 1)]


def test_reading_changes_nothing_and_is_evidence(call: Call, phone: Phone) -> None:
    assert call("list_reminders", text="brown").about == (("reminders.reminders", "bin"),)
    assert changed(phone) == []


def test_faults_of_filters_are_named(call: Call) -> None:
    assert "reminder_list_id: no reminder list has the id 'x'" in str(
        call("list_reminders", reminder_list_id="x").error
    )
    assert "due:" in str(call("list_reminders", due="soon").error)


def test_a_contact_that_is_not_there_is_told_of(phone: Phone) -> None:
    read, _ = observer(phone, 5)
    outcome = read("reminders__list_reminders", {"contact_id": "contact_99"})
    assert outcome.error is not None
    assert outcome.error.startswith("contact_id: ")

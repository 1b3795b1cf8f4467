"""Whatever is deleted, no row names what is not there."""

from __future__ import annotations

from typing import Any

import pytest

from pare.handles import executor
from pare.phone import Phone
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_bench.gates.writes import made_up
from tests.apps.invariants import references_resolve
from tests.apps.linked import link
from tests.apps.populated import APPS, lived_in

REMOVING = [
    tool
    for app in APPS.values()
    for tool in app.blueprint().tools.values()
    if tool.kind == "write" and tool.name.partition("__")[2].startswith(("delete_", "merge_", "set_"))
]
MOST = 12


def linked() -> Phone:
    phone = lived_in().fork()
    with phone.step("world"):
        link(phone)
    return phone


def does(phone: Phone, operation: str, **arguments: Any) -> None:
    """What the assistant does works, and leaves no row that names what is not there."""
    before = len(phone.journal.changes)
    handle, _ = executor(phone, phone.proposals.where(status="accepted")[-1], 1)
    outcome = handle(operation, arguments)
    assert outcome.error is None, outcome.error
    references_resolve(phone, phone.journal.changes[before:])


def test_every_row_of_a_lived_in_phone_names_what_is_there() -> None:
    phone = linked()
    with phone.step("world"):
        phone.app(Reminders).reminders.remove("reminder_1")
    references_resolve(phone, phone.journal.changes[-1:])


@pytest.mark.parametrize("tool", REMOVING, ids=lambda tool: tool.name)
def test_what_is_removed_is_named_nowhere(tool: Any) -> None:
    phone, before = linked(), len(linked().journal.changes)
    rows = {table.kind.kind: table.where(limit=MOST) for table in phone.tables()}
    made = list(made_up(tool, phone, rows))
    assert made
    for one in made[:MOST]:
        references_resolve(one.phone, one.phone.journal.changes[before:])


def test_a_deleted_card_leaves_reminders_and_suggestions_without_one() -> None:
    phone = linked()
    card = phone.app(Contacts).contacts.where(limit=1)[0].id
    bound = [row.id for row in phone.app(Reminders).reminders.where(contact_id=card)]
    found = [row.id for row in phone.app(Contacts).suggestions.where(contact_id=card)]
    does(phone, "contacts__delete_contact", contact_id=card)
    assert bound
    assert {phone.app(Reminders).reminders[id].contact_id for id in bound} == {""}
    assert found
    assert {phone.app(Contacts).suggestions[id].contact_id for id in found} == {""}


def test_orders_keep_the_words_of_a_deleted_address() -> None:
    phone = linked()
    app = phone.app(Shopping)
    address = app.addresses.where()[1]
    mine = [order for order in app.orders if order.address_id == address.id]
    does(phone, "shopping__delete_address", address_id=address.id)
    assert mine
    assert [app.orders[order.id] for order in mine] == [order.changed(address_id="") for order in mine]


def test_a_thread_goes_on_without_its_first_mail() -> None:
    phone = linked()
    app = phone.app(EmailApp)
    first = app.emails.where(folder="bin")[0]
    _, answer, forward = app.emails.where(thread=first.id)
    does(phone, "email__delete_emails", email_ids=[first.id])
    assert [mail.id for mail in app.emails.where(thread=answer.id)] == [answer.id, forward.id]
    assert (app.emails[answer.id].in_reply_to, app.emails[answer.id].thread_id) == ("", "")
    assert app.emails[forward.id].forward_of == answer.id


def test_a_whole_thread_is_deleted_at_once() -> None:
    phone = linked()
    app = phone.app(EmailApp)
    first = app.emails.where(folder="bin")[0]
    _, answer, forward = app.emails.where(thread=first.id)
    does(phone, "email__delete_emails", email_ids=[answer.id, forward.id])
    does(phone, "email__delete_emails", email_ids=[first.id, answer.id])
    assert app.emails.where(thread=forward.id) == [app.emails[forward.id]]
    assert app.emails[forward.id].forward_of == ""


def test_the_sender_of_a_quoted_message_deletes_it() -> None:
    phone = linked()
    app = phone.app(Messaging)
    row = next(row for row in app.messages if row.reply_to and app.messages[row.reply_to].sender != "me")
    before = len(phone.journal.changes)
    with phone.step("world"):
        phone.deliver("messaging__sender_deletes", {"message_id": row.reply_to})
    references_resolve(phone, phone.journal.changes[before:])
    assert app.messages[row.id].reply_to == ""


@pytest.mark.parametrize("notes", ["move", "delete"])
def test_notes_of_a_deleted_folder_lie_in_notes(notes: str) -> None:
    phone = linked()
    app = phone.app(Notes)
    gone = app.folders.where()[0].id
    inside = [note.id for note in app.notes if note.note_folder_id == gone]
    deleted = [id for id in inside if app.notes[id].deleted_at is not None]
    assert 0 < len(deleted) < len(inside)
    does(phone, "notes__delete_folder", note_folder_id=gone, notes=notes)
    assert {app.notes[id].note_folder_id for id in inside} == {"notes"}
    assert [id for id in inside if app.notes[id].deleted_at is not None] == (deleted if notes == "move" else inside)


def test_a_deleted_series_takes_its_changed_occurrences_along() -> None:
    phone = linked()
    app = phone.app(Calendar)
    series = app.events.where()[0]
    assert series.recurrence
    assert len(app.events.where(series_id=series.id)) == 3
    does(phone, "calendar__delete_event", event_id=series.id)
    assert app.events.where(series_id=series.id) == []

"""What always holds of each app's data, whatever has happened; by app, given what changed since the last look."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import time, timedelta
from typing import Any

from pare.entity import Entity
from pare.errors import BadInput
from pare.journal import Change
from pare.phone import Phone
from pare.testing.nodes import kind_of
from tests.apps.machines import MACHINES

Holds = Callable[[Phone, Sequence[Change]], None]
MINUTE = timedelta(minutes=1)

NAMED_OTHERWISE = {
    "event.series_id": "event", "message.reply_to": "message",
    "message.scheduled_in": "conversation", "email.in_reply_to": "email",
    "email.forward_of": "email", "email.thread_id": "email",
}  # fmt: skip
"""What references refer to whose names do not say it."""

WITHOUT_A_ROW = {"reminder_list": "inbox", "note_folder": "notes"}
"""Of a kind, the one that every phone has."""


def references_resolve(phone: Phone, changes: Sequence[Change]) -> None:
    """Every id that a changed row names is there; if rows were removed, every id of every row is."""
    removed = any(change.after is None for change in changes)
    rows = [row for table in phone.tables() for row in table] if removed else _rows(phone, changes)
    ids = {table.kind.kind: table for table in phone.tables()}
    for row in rows:
        for name, value in row.__dict__.items():
            kind = NAMED_OTHERWISE.get(f"{row.kind}.{name}") or kind_of(name, phone)
            if kind:
                for id in value if isinstance(value, tuple) else (value,):
                    known = not id or id in ids[kind] or id == WITHOUT_A_ROW.get(kind)
                    assert known, f"{row.kind} {row.id}: {name} names {id}, which is not there"


def _rows(phone: Phone, changes: Sequence[Change]) -> list[Entity]:
    found = (phone.entity((change.table, change.id)) for change in changes)
    return [row for row in found if row is not None]


def states_move_along(phone: Phone, changes: Sequence[Change]) -> None:
    """What has states only moves along its machine."""
    for change in changes:
        for (table, field), machine in MACHINES.items():
            if change.table == table and change.before is not None and change.after is not None:
                was, now = getattr(change.before, field), getattr(change.after, field)
                assert was == now or now in machine[was], f"{change.id}: {was} -> {now} by {change.operation}"


def ends_with_the_new(rows: Sequence[Entity], changes: Sequence[Change]) -> None:
    """What was added stands at the end, in the order in which it came; what had waited, not before older things."""
    waited = {c.id for c in changes if c.before is not None and c.after is not None and _waits(c.before)}
    ids = [row.id for row in rows if row.id not in waited]
    new = [id for id in dict.fromkeys(c.id for c in changes if c.before is None) if id in ids]
    assert ids[len(ids) - len(new) :] == new, f"{new} do not come last among {ids}"
    sent = {row.id: row.__dict__["sent_at"] for row in rows}
    older = max((sent[id] for id in ids if id not in new), default=None)
    early = [id for id in sent if id in waited and older is not None and sent[id] < older]
    assert not early, f"{early} do not come last among {[*sent]}"


def _waits(row: Entity) -> bool:
    """Whether a message or mail is scheduled."""
    return bool(getattr(row, "scheduled_in", "")) or getattr(row, "folder", "") == "scheduled"


def messaging(phone: Phone, changes: Sequence[Change]) -> None:
    """New messages come last in their conversation, of which a page is the latest; scheduled ones go in time.

    Each conversation stands in one list: the main one, the archive or the blocked.
    """
    from pare_apps.messaging import Message, Messaging

    app = phone.app(Messaging)
    with phone.step("world", may_write=False):
        lists = [app.list_conversations(limit=100, archived=a, blocked=b) for a, b in ((0, 0), (1, 0), (0, 1))]
    shelved = [(one.conversation.id, shelf) for shelf, rows in enumerate(lists) for one in rows]
    wanted = [(row.id, 2 if row.blocked else 1 if row.archived else 0) for row in app.conversations]
    assert len(app.conversations) > 100 or sorted(shelved) == sorted(wanted)
    for row in app.messages.where(conversation_id=""):
        assert row.sent_at > phone.now
        assert not app.conversations[row.scheduled_in].left
    touched = {row.conversation_id for row in _rows(phone, changes) if isinstance(row, Message)}
    for talk in app.conversations:
        ends_with_the_new(app.messages.where(conversation_id=talk.id) if talk.id in touched else [], changes)
        with phone.step("world", may_write=False):
            page = app.read_conversation(talk.id, limit=5)
        assert [message.id for message in page.messages] == [
            row.id for row in app.messages.where(conversation_id=talk.id, newest=True, limit=5)
        ][::-1]


def email(phone: Phone, changes: Sequence[Change]) -> None:
    """Mails lie in folders that there are, scheduled ones go in time; new ones come last in their thread."""
    from pare_apps.email import Email, EmailApp
    from pare_apps.email.model import SYSTEM_FOLDERS

    app = phone.app(EmailApp)
    for row in app.emails:
        assert row.folder in SYSTEM_FOLDERS or row.folder in app.folders
        assert row.folder != "scheduled" or row.sent_at > phone.now
    for row in [row for row in _rows(phone, changes) if isinstance(row, Email)][:3]:
        thread = app.emails.where(thread=row.thread)
        ends_with_the_new([mail for mail in thread if mail.folder != "scheduled"], changes)
        with phone.step("world", may_write=False):
            assert [mail.id for mail in app.read_thread(row.id, limit=20)] == [mail.id for mail in thread[-20:]]


def calendar(phone: Phone, changes: Sequence[Change]) -> None:
    """What is told to be free is what no event keeps busy; a series that ends has no occurrence after its end."""
    from pare_apps.calendar import Calendar, Event
    from pare_apps.calendar.recurrence import last_day

    app = phone.app(Calendar)
    for change in changes:
        if change.operation == "calendar__delete_event" and isinstance(change.after, Event) and change.after.recurrence:
            last = last_day(change.after.recurrence, app.first_day(change.after))
            left = [own.id for own in app.events.where(series_id=change.id) if str(own.original_day) > str(last)]
            assert last is None or not left, f"{left} are left of {change.id}, which ends on {last}"
    with phone.step("world", may_write=False):
        told = app.check_availability(days=4, minutes=1, earliest=time(0), latest=time(0))
        low, high = app.window(None, 4)
        events = app.between(low, high)
    shared = {one.name for one in app.shared_calendars}
    busy = [
        (one.starts, one.ends)
        for one in events
        if one.event.busy and one.event.my_status != "declined" and one.event.calendar not in shared
    ]
    at = max(low, phone.now)
    while at < high:
        free = any(slot.starts <= at < slot.ends for slot in told.free)
        taken = any(starts < at + 5 * MINUTE and ends > at - 5 * MINUTE for starts, ends in busy)
        assert free or taken, f"{at} is free, and not told to be"
        assert not free or not any(starts <= at < ends for starts, ends in busy), f"{at} is busy, and told to be free"
        at += 37 * MINUTE


def contacts(phone: Phone, changes: Sequence[Change]) -> None:
    """A group has each member once."""
    from pare_apps.contacts import Contacts

    for group in phone.app(Contacts).groups:
        assert len(set(group.contact_ids)) == len(group.contact_ids)


def reminders(phone: Phone, changes: Sequence[Change]) -> None:
    """What is done does not ring, and what rings lies ahead."""
    from pare_apps.reminders import Reminder, Reminders

    due = phone.app(Reminders).next_alarm()
    assert due is None or any(one.armed and one.at == due for one in phone.app(Reminders).reminders)
    for row in _rows(phone, changes):
        assert not isinstance(row, Reminder) or not (row.done and row.armed)


def notes(phone: Phone, changes: Sequence[Change]) -> None:
    """One that was deleted stands in no other list."""
    from pare_apps.notes import Notes

    for note in phone.app(Notes).notes:
        assert note.deleted_at is None or len(note.shelves) == 1


def shopping(phone: Phone, changes: Sequence[Change]) -> None:
    """Stock is never negative, totals are sums, no more is given back than was paid, and it is cancelled in time."""
    from pare_apps.shopping import Order, OrderItem, Shopping

    app = phone.app(Shopping)
    assert all(variant.stock >= 0 for variant in app.variants)
    for code in ("", *(code.code for code in app.codes)):
        try:
            with phone.step("world", may_write=False):
                page = app.read_cart(code)
        except BadInput:  # the code cannot be used now, or not for this
            continue
        assert page.subtotal.amount == sum(line.total.amount for line in page.lines)
        assert page.total.amount == page.subtotal.amount - page.discount.amount >= 0
        for line in page.lines:
            assert line.total.amount == line.variant.price.amount * line.quantity
    touched = {row.order_id for row in _rows(phone, changes) if isinstance(row, OrderItem)}
    touched |= {row.id for row in _rows(phone, changes) if isinstance(row, Order)}
    for order in (app.orders[id] for id in sorted(touched) if id in app.orders):
        told = app.page(order)
        assert told.refunded <= told.total
        assert told.subtotal.amount == sum(i.order_item.unit_price.amount * i.order_item.quantity for i in told.items)
        fee = order.delivery_fee.amount if order.delivery_fee else 0
        assert told.total.amount == told.subtotal.amount - told.discount.amount + fee
    for at, change in enumerate(changes):
        cancelled = getattr(change.before, "status", "") != getattr(change.after, "status", "") == "cancelled"
        if change.operation == "shopping__cancel_order" and cancelled:
            of = change.before.order_id if isinstance(change.before, OrderItem) else change.id
            order = _as_it_was(phone, changes[at:], ("shopping.orders", of))
            until = order.cancel_until
            assert order.status == "placed" or (order.status == "packed" and until), f"{of} was {order.status}"
            assert until is None or change.at < until, f"{of} could be cancelled until {until}"


def cab(phone: Phone, changes: Sequence[Change]) -> None:
    """A completed ride has its receipt, others have none; and a cancellation costs what it must, by when it comes."""
    from pare_apps.cab import Ride

    for row in _rows(phone, changes):
        if isinstance(row, Ride):
            texts = [file.text for file in row.attachments if file.name == "receipt.pdf"]
            assert len(texts) == (row.status == "completed"), f"{row.id} is {row.status} and has {len(texts)} receipts"
            total = row.fare + row.fee if row.fee else row.fare
            assert not texts or f"Total: {total}" in texts[0], f"{row.id}: {total} is not in {texts[0]!r}"
    for change in changes:
        if change.operation == "cab__cancel_ride" and isinstance(change.before, Ride) and change.after is not None:
            late = change.at >= change.before.free_until or change.before.status == "waiting"
            assert late or change.after.fee == change.before.fee, f"{change.id} cost a fee before it had to"


def apartments(phone: Phone, changes: Sequence[Change]) -> None:
    """For a flat there is one application that stands, and what is offered can still be answered."""
    from pare_apps.apartments import Apartments

    app = phone.app(Apartments)
    for listing in app.listings:
        standing = app.applications.where(listing_id=listing.id, live=True)
        assert len(standing) <= 1, f"{[row.id for row in standing]} all stand"
    for offer in app.lease_offers.where(state="open"):
        assert offer.answer_by > phone.now, f"{offer.id} is open after {offer.answer_by}"


def _as_it_was(phone: Phone, later: Sequence[Change], ref: tuple[str, str]) -> Any:
    """A row as it was before some changes, the latest that there are."""
    return next((one.before for one in later if (one.table, one.id) == ref), phone.entity(ref))


INVARIANTS: Mapping[str, Holds] = {
    "contacts": contacts, "messaging": messaging, "email": email, "calendar": calendar, "reminders": reminders,
    "notes": notes, "shopping": shopping, "cab": cab, "apartments": apartments,
}  # fmt: skip

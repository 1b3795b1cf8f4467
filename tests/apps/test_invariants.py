"""What always holds is no more than what always holds: sequences that must not be taken for faults, and faults."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pare.handles import executor
from pare.phone import Phone
from pare_apps.apartments import Apartments, Application
from pare_apps.cab import Cab
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.money import Money
from tests.apps.invariants import apartments, cab, email, messaging
from tests.apps.populated import lived_in

LATER = "2027-03-16T09:00"


def answered_twice() -> tuple[Phone, str]:
    """A phone with a scheduled answer to a mail, and a draft of another one made after it; and the id of the first."""
    phone = lived_in().fork()
    first = phone.app(EmailApp).emails.where(folder="inbox")[0].id
    handle, _ = executor(phone, phone.proposals.where(status="accepted")[-1], 5)
    scheduled = handle("email__reply_email", {"email_id": first, "body": "Yes", "send_at": LATER})
    assert handle("email__save_draft", {"email_id": first, "body": "No"}).error is None
    return phone, scheduled.value["id"]


@pytest.mark.parametrize(
    ("operation", "arguments"), [("email__edit_draft", {"body": "Perhaps"}), ("email__send_draft", {})]
)
def test_what_waits_no_longer_may_come_before_what_was_written_at_the_same_time(
    operation: str, arguments: dict[str, str]
) -> None:
    phone, scheduled = answered_twice()
    mark = len(phone.journal.changes)
    handle, _ = executor(phone, phone.proposals.where(status="accepted")[-1], 5)
    assert handle(operation, {"email_id": scheduled, **arguments}).error is None
    email(phone, phone.journal.changes[mark:])


def test_two_that_waited_may_go_one_after_the_other() -> None:
    phone, scheduled = answered_twice()
    handle, _ = executor(phone, phone.proposals.where(status="accepted")[-1], 5)
    again = {"email_id": phone.app(EmailApp).emails[scheduled].thread, "body": "Or not", "send_at": "2027-03-16T10:00"}
    assert handle("email__reply_email", again).error is None
    mark = len(phone.journal.changes)
    phone.advance(phone.now + timedelta(days=2))
    email(phone, phone.journal.changes[mark:])


def test_what_is_sent_out_of_its_time_is_a_fault() -> None:
    phone, scheduled = answered_twice()
    mark = len(phone.journal.changes)
    mails = phone.app(EmailApp).emails
    with phone.step("world"):
        past = mails.where(folder="inbox")[0].sent_at
        mails.update(mails[scheduled].changed(folder="sent", sent_at=past))
    with pytest.raises(AssertionError, match="do not come last"):
        email(phone, phone.journal.changes[mark:])


def test_a_receipt_that_does_not_add_up_is_a_fault() -> None:
    phone = lived_in().fork()
    rides = phone.app(Cab).rides
    ridden = next(row for row in rides if row.status == "completed")
    mark = len(phone.journal.changes)
    with phone.step("world"):
        rides.update(ridden.changed(fee=Money.of(99, ridden.fare.currency)))
    with pytest.raises(AssertionError, match=r"is not in"):
        cab(phone, phone.journal.changes[mark:])


def test_two_applications_that_stand_for_one_flat_are_a_fault() -> None:
    phone = lived_in().fork()
    app = phone.app(Apartments)
    apartments(phone, ())
    with phone.step("world"):
        for _ in range(2):
            app.applications.add(Application(listing_id=app.listings.where(limit=1)[0].id))
    with pytest.raises(AssertionError, match="all stand"):
        apartments(phone, ())


def test_a_conversation_in_no_list_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    phone = lived_in().fork()
    messaging(phone, ())
    talks = phone.app(Messaging).conversations
    first = talks.where(limit=1)[0]
    with phone.step("world"):
        talks.update(first.changed(archived=not first.archived))
    messaging(phone, ())
    monkeypatch.setattr(Messaging, "list_conversations", lambda self, **asked: ())
    with pytest.raises(AssertionError):
        messaging(phone, ())

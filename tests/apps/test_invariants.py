"""What always holds is no more than what always holds: sequences that must not be taken for faults, and faults."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pare.handles import executor
from pare.phone import Phone
from pare_apps.email import EmailApp
from tests.apps.invariants import email
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

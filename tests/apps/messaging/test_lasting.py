"""What was sent has gone out: deleting it afterwards does not undo it in the eyes of a grader."""

from __future__ import annotations

from datetime import UTC, datetime

from pare.effects import effects
from pare.phone import Phone
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging


def test_a_message_that_was_sent_and_deleted_is_still_an_effect() -> None:
    phone = Phone([Messaging], datetime(2027, 3, 1, 9, tzinfo=UTC))
    app = phone.app(Messaging)
    with phone.step("assistant"):
        app.delete_message(app.send_message("Surprise on Saturday!", to=("+15550123",)).id)
    told = [(effect.kind, effect.entity) for effect in effects(phone.journal.changes)]
    assert [(kind, getattr(row, "text", "")) for kind, row in told] == [
        ("created", ""),
        ("created", "Surprise on Saturday!"),
    ]


def test_a_mail_that_was_sent_and_deleted_is_still_an_effect_and_a_draft_is_not() -> None:
    phone = Phone([EmailApp], datetime(2027, 3, 1, 9, tzinfo=UTC))
    app = phone.app(EmailApp)
    with phone.step("assistant"):
        sent = app.send_email(("a@example.com",), "Hello", "A text")
        app.delete_emails((sent.id,))
        app.delete_emails((sent.id,))
        draft = app.save_draft(("a@example.com",), "Draft", "A text")
        app.delete_emails((draft.id,))
    assert [effect.id for effect in effects(phone.journal.changes)] == [sent.id]

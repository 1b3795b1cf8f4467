"""What comes in: mails, answers, spam, and delivery reports."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from pare.errors import BadInput
from pare_apps.attachments import Attachment
from pare_apps.email import Email, EmailView


def test_the_user_sees_sender_and_subject_and_the_assistant_everything(world: Any) -> None:
    world.comes(
        sender="jonas@example.org", subject="Budget " * 20, body="48,500 {in} total", cc=["ana"],
        attachments=[{"name": "v3b.xlsx", "text": "secret"}],
    )  # fmt: skip
    note = world.phone.notifications.where(newest=True)[0]
    assert note.headline == "Jonas Berg: " + ("Budget " * 20)[:50]
    full = world.phone.log[-1].text
    for part in ("email_", "Jonas Berg <jonas@example.org>", "to mele@example.com, cc ana@example.org", "v3b.xlsx",
                 "48,500 {in} total", "Budget " * 19):  # fmt: skip
        assert part in full
    assert "secret" not in full
    assert "mele@example.com" not in note.headline


def test_a_mail_arrives_unread_and_states_its_own_sender_name(world: Any) -> None:
    email = world.comes(sender="stranger@example.net", sender_name="Ana Sousa")
    assert (email.sender, email.sender_name, email.folder, email.read) == (
        "stranger@example.net", "Ana Sousa", "inbox", False,
    )  # fmt: skip
    assert (email.to, email.sent_at) == (("mele@example.com",), world.phone.now)
    assert world.comes(sender="other@example.net").sender_name == "other@example.net"
    assert world.mail.screen_of(email) == EmailView(email.id)


def test_an_answer_joins_the_thread(world: Any) -> None:
    email = world.comes(sender="ana", subject="", in_reply_to="agreed")
    assert (email.subject, email.thread, email.in_reply_to) == ("Re: Plan for May", "plan", "agreed")
    assert world.comes(sender="ana", subject="New title", in_reply_to="agreed").subject == "New title"


def test_spam_makes_no_noise(world: Any) -> None:
    before = len(world.phone.notifications)
    assert world.comes(sender="win@example.net", folder="spam").folder == "spam"
    assert len(world.phone.notifications) == before


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"sender": "zz"}, "sender: 'zz' is nobody"),
        ({"sender": "ana", "to": ["zz"]}, "to: 'zz' is nobody"),
        ({"sender": "ana", "in_reply_to": "zz"}, "in_reply_to: no email has the id 'zz'"),
        ({"sender": "ana", "in_reply_to": "letter"}, "in_reply_to: letter is not sent yet"),
        ({"sender": "ana", "attachments": [{"name": "a"}, {"name": "a"}]}, "attachments: two files have the same name"),
    ],
)
def test_a_wrong_arrival_is_told(world: Any, arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        world.comes(**arguments)


@pytest.mark.parametrize(
    ("status", "title", "told"),
    [
        ("failed", "Undeliverable: Re: Plan for May", "will not be tried again"),
        ("delayed", "Delayed: Re: Plan for May", "being tried again"),
        ("delivered", "Delivered: Re: Plan for May", "was delivered to ana@example.org"),
    ],
)
def test_servers_report_on_sent_mails(world: Any, status: str, title: str, told: str) -> None:
    with world.phone.step("world"):
        email = world.phone.deliver(
            "email__report_delivery",
            {"email_id": "agreed", "recipient": "Ana Sousa", "status": status, "reason": "Mailbox unknown"},
        )
    assert (email.subject, email.thread, email.sender) == (title, "plan", "mailer-daemon@example.com")
    assert told in email.body
    assert world.phone.notifications.where(newest=True)[0].headline == f"Mail Delivery System: {title}"


@pytest.mark.parametrize("arguments", [{"email_id": "agreed", "recipient": "jonas"},
                                       {"email_id": "plan", "recipient": "jonas"}])  # fmt: skip
def test_only_a_sent_mail_to_that_person_is_reported_on(world: Any, arguments: dict[str, str]) -> None:
    with world.phone.step("world"), pytest.raises(BadInput, match=r"recipient: .* was not sent by the user to"):
        world.phone.deliver("email__report_delivery", arguments)


@pytest.mark.parametrize(
    "fields",
    [
        {"sender": "nobody"},
        {"to": ("a b",)},
        {"folder": ""},
        {"folder": "all"},
        {"attachments": (Attachment(name="a"), Attachment(name="a", text="b"))},
    ],
)
def test_an_impossible_mail_cannot_be_made(world: Any, fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Email(**{"sender": "a@example.com", "sent_at": world.phone.now, **fields})

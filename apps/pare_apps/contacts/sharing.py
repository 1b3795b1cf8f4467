"""Sending a card to somebody, as the file that it is."""

from __future__ import annotations

from typing import Literal

from pare.errors import BadInput
from pare.phone import Phone
from pare_apps.contacts.model import Contact

By = Literal["message", "email"]


def send_card(phone: Phone, card: Contact, to: tuple[str, ...], by: By, text: str) -> None:
    """Send a card by text message or mail.

    Args:
        phone: the phone.
        card: the card.
        to: who gets it.
        by: how it goes.
        text: what to write with it.

    Raises:
        BadInput: the phone has no such app, or the message or mail cannot be sent.
    """
    from pare_apps.email.app import EmailApp
    from pare_apps.messaging.app import Messaging

    if not to:
        raise BadInput("to: name at least one person")
    app = Messaging if by == "message" else EmailApp
    if app.name not in phone.kinds:
        raise BadInput(f"by: there is no {app.name} app on this phone")
    files = tuple(f"{card.id}/{file.name}" for file in card.attachments)
    if by == "message":
        phone.app(Messaging).send_message(text, to=to, attachments=files)
    else:
        phone.app(EmailApp).send_email(to, card.name, text, attachments=files)

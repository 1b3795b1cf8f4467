"""The phone's own actions: what the user can do besides the open screen's taps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_type_hints

from pare.errors import BadInput, listed, shortened
from pare.phone import Phone, Proposal
from pare.tool import Tool

PROPOSAL_LENGTH = 4_000


def open_app(phone: Phone, app: str) -> None:
    """Open an app from the home screen, as it was left or new.

    Args:
        app: the app's name.
    """
    phone.open(app)


def switch_app(phone: Phone, app: str) -> None:
    """Go to another app that is open already; it is as it was left.

    Args:
        app: the app's name.
    """
    if app not in phone.tasks:
        raise BadInput(f"app: {shortened(app)} is not open; open are {listed(phone.tasks)}")
    phone.open(app)


def go_home(phone: Phone) -> None:
    """Go to the home screen; the app stays open."""
    phone.foreground = None


def back(phone: Phone) -> None:
    """Go back to the screen before this one."""
    phone.back()


def open_notification(phone: Phone, notification_id: str) -> None:
    """Tap a notification: it leaves the shade, and its app opens where it leads.

    Args:
        notification_id: the notification's id.
    """
    note = phone.notifications.remove(notification_id)
    entity = None if note.about is None else phone.entity(note.about)
    app = phone.app_named(note.app)
    screen = (None if entity is None else app.screen_of(entity)) or app.blueprint().root()
    phone.open(note.app, screen)
    screen.opened(phone.app_named(screen.app.name))


def wait(phone: Phone) -> None:
    """Put the phone down until something happens."""


def accept_proposal(phone: Phone) -> None:
    """Accept what the assistant offers; it then carries it out."""
    _answer(phone, "accepted", "")


def reject_proposal(phone: Phone, reason: str = "") -> None:
    """Reject what the assistant offers.

    Args:
        reason: why, in a few words.
    """
    _answer(phone, "rejected", reason)


def _answer(phone: Phone, status: str, reason: str) -> None:
    pending = phone.pending
    assert pending is not None
    phone.proposals.update(pending.changed(status=status, answered_turn=phone.turn, reason=reason))


def propose(phone: Phone, text: str) -> Proposal:
    """Offer something to the user, as the assistant; a pending proposal expires.

    Raises:
        BadInput: the text is empty or too long.
    """
    words = text.strip()
    if not words or len(words) > PROPOSAL_LENGTH:
        raise BadInput(f"text: a proposal is one to {PROPOSAL_LENGTH:,} characters long")
    with phone.step("assistant"):
        if phone.pending is not None:
            phone.proposals.update(phone.pending.changed(status="expired"))
        proposal = phone.proposals.add(Proposal(text=words, turn=phone.turn, at=phone.now))
        phone.note("proposal", "assistant", "", words)
    return proposal


def expire(phone: Phone, after: int) -> None:
    """Let a proposal that was left unanswered for `after` user turns expire."""
    pending = phone.pending
    if pending is not None and phone.turn - pending.turn >= after:
        with phone.step("world"):
            phone.proposals.update(pending.changed(status="expired"))


def rated(phone: Phone) -> None:
    """Close the pending proposal, if there is one, as rated at once: it needs no other answer and gives no consent."""
    if phone.pending is not None:
        with phone.step("user"):
            phone.proposals.update(phone.pending.changed(status="rated", answered_turn=phone.turn))


PHONE_TOOLS: Mapping[str, Tool] = {
    action.__name__: Tool(action.__name__, "phone", action, get_type_hints(action))
    for action in (open_app, switch_app, go_home, back, open_notification, wait, accept_proposal, reject_proposal)
}

"""The texts of messages: what may be written, and how a message reads in a list."""

from __future__ import annotations

import re

from pare.errors import BadInput, shortened
from pare_apps.messaging.model import Message, Reaction

_UNSHOWABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")


def written(text: str, argument: str, limit: int = 10_000, *, empty: bool = False) -> str:
    """A text without blanks around it.

    Raises:
        BadInput: it is empty, too long, or holds characters that cannot be shown.
    """
    text = text.strip()
    if not text and not empty:
        raise BadInput(f"{argument}: must not be empty")
    if len(text) > limit:
        raise BadInput(f"{argument}: at most {limit:,} characters, not {len(text):,}")
    if _UNSHOWABLE.search(text):
        raise BadInput(f"{argument}: holds control characters; write plain text")
    return text


def titled(title: str, argument: str = "title") -> str:
    """A group's title: one line of at most 100 characters.

    Raises:
        BadInput: it is none.
    """
    title = written(title, argument, 100)
    if len(title.splitlines()) > 1:
        raise BadInput(f"{argument}: must be a single line")
    return title


def reacted(message: Message, sender: str, emoji: str) -> Message:
    """The message with that person's reaction, which replaces an earlier one; without an emoji it is taken away.

    Raises:
        BadInput: that is no emoji, or there is no reaction to take away.
    """
    emoji = emoji.strip()
    wordy = any(sign.isalpha() or sign.isspace() for sign in emoji) or _UNSHOWABLE.search(emoji)
    if emoji and (wordy or emoji.isascii() or len(emoji) > 16):
        raise BadInput(f"emoji: {shortened(emoji)} is no emoji; write one such as 👍")
    others = tuple(reaction for reaction in message.reactions if reaction.sender != sender)
    if not emoji and len(others) == len(message.reactions):
        raise BadInput(f"emoji: there is no reaction on {message.id} to take away; write one such as 👍")
    mine = (Reaction(sender=sender, emoji=emoji),) if emoji else ()
    return message.changed(reactions=others + mine)


def preview(message: Message, limit: int = 80) -> str:
    """A message on one line: its text, or the names of its files."""
    text = " ".join(message.text.split()) or "📎 " + ", ".join(message.file_names)
    return text if len(text) <= limit else text[: limit - 1] + "…"


def references(message: Message) -> str:
    """The files of a message, as they are referred to."""
    return ", ".join(f"{message.id}/{name}" for name in message.file_names)

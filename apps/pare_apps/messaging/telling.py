"""How conversations and messages read on the screens."""

from __future__ import annotations

from pare_apps.messaging.app import Messaging
from pare_apps.messaging.model import ME, Conversation, Message
from pare_apps.messaging.texts import preview, references

_TIME = "%a %d %b %H:%M"


def settings(conversation: Conversation) -> list[str]:
    """How the owner has set a conversation, in words."""
    words = {
        "pinned": conversation.pinned, "muted": conversation.muted, "archived": conversation.archived,
        "blocked": conversation.blocked, "you left": conversation.left,
    }  # fmt: skip
    return [word for word, is_so in words.items() if is_so]


def in_list(app: Messaging, conversation: Conversation) -> str:
    """A conversation in the list: its name, its latest message, and what is special about it."""
    last = app.last(conversation)
    unread = [f"{conversation.unread_count} unread"] if conversation.unread_count else []
    told = f"{app.name_of(conversation)}: "
    if last is None:
        told += "no messages"
    else:
        who = f"{app.label(last.sender)}: " if conversation.group or last.sender == ME else ""
        told += f"{who}{preview(last)} ({app.local(last.sent_at, _TIME)})"
    return told + _in_brackets([*unread, *settings(conversation)])


def in_talk(app: Messaging, message: Message) -> str:
    """A message in its conversation: time, sender, text, and what belongs to it."""
    told = f"{app.local(message.sent_at, _TIME)} {app.label(message.sender)}: {preview(message, 300)}"
    marks = quote(app, message)
    if message.attachments:
        marks.append(f"files: {references(message)}")
    if message.reactions:
        marks += [f"{reaction.emoji} {app.label(reaction.sender)}" for reaction in message.reactions]
    if message.forwarded:
        marks.append("forwarded")
    if message.edited:
        marks.append("edited")
    if message.scheduled_in:
        marks.append("scheduled")
    return told + _in_brackets(marks)


def quote(app: Messaging, message: Message) -> list[str]:
    """What a message replies to, if it does."""
    if message.reply_to is None:
        return []
    quoted = preview(app.messages[message.reply_to], 40) if message.reply_to else ""
    return [f'replies to "{quoted}"' if message.reply_to else "replies to a deleted message"]


def _in_brackets(marks: list[str]) -> str:
    return f" [{'; '.join(marks)}]" if marks else ""

"""What the messaging app holds: conversations and their messages."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from pare.entity import Entity
from pare.times import Moment
from pare_apps import people
from pare_apps.attachments import Attachment

ME = "me"
"""The sender of what the phone's owner wrote."""

ANYWHERE = "*"
"""What scheduled messages are looked up by, wherever they go."""

Shelf = Literal["main", "archived", "blocked"]

_LONG_AGO = datetime.min.replace(tzinfo=UTC)


def normal(handle: str) -> str:
    """A telephone number without separators; the name of a service (`PARCELCO`) as it is.

    Raises:
        ValueError: the handle is blank.
    """
    handle = handle.strip()
    if not handle:
        raise ValueError("a number or the name of a service is needed")
    return people.digits(handle) if people.is_number(handle) else handle


Handle = Annotated[str, AfterValidator(normal)]


class Reaction(BaseModel):
    """An emoji that somebody put on a message; each person has one at most."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    sender: Handle
    emoji: str


class Shown(BaseModel):
    """The names in which an arrival is told.

    Attributes:
        who: the person's name, or the number.
        place: the conversation's name.
        where: ` in ` and that name for a group; empty for a one-to-one conversation.
        preview: what a row of the notification shade can show of a message.
        details: what the assistant is told of place and occasion.
        files: the files that a message carries, with their references.
        what: what has arrived: a message with its id, or one that was blocked.
        mark: what stands before a change that was blocked.
        emoji: a reaction, unless it was blocked.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    who: str = ""
    place: str = ""
    where: str = ""
    preview: str = ""
    details: str = ""
    files: str = ""
    what: str = ""
    mark: str = ""
    emoji: str = ""


class Conversation(
    Entity,
    index=("members", "title", "peers", "is_unread", "pinned", "shelf"),
    order="made",
    search=("title",),
    quiet=("unread_count",),
    container=True,
):
    """A one-to-one or group conversation of the owner.

    With a title or with several members it is a group, unless `group` says otherwise.

    Attributes:
        members: everybody but the owner: numbers without separators, or names of services.
        title: the group's title; an untitled group is shown by its members' names.
        archived: it is kept off the main list; a new message brings it back unless it is muted.
        blocked: nothing that the other side of this one-to-one conversation writes arrives.
        left: the owner has left the group and can only read it.
        unread_count: how many messages at its end the owner has not opened.
    """

    members: tuple[Handle, ...]
    title: str = ""
    group: bool = False
    muted: bool = False
    pinned: bool = False
    archived: bool = False
    blocked: bool = False
    left: bool = False
    created_at: Moment | None = None
    unread_count: int = Field(default=0, ge=0)

    @model_validator(mode="before")
    @classmethod
    def _is_group(cls, values: object) -> object:
        if isinstance(values, Mapping) and "group" not in values:
            members = values.get("members", ())
            several = isinstance(members, (tuple, list)) and len(members) > 1
            return {**values, "group": several or bool(values.get("title"))}
        return values

    @model_validator(mode="after")
    def _fits_together(self) -> Conversation:
        if len(set(self.members)) < len(self.members) or ME in self.members:
            raise ValueError("members: each other person once, the owner left out")
        if not self.group and (len(self.members) != 1 or self.title):
            raise ValueError("members: a one-to-one conversation has one member and no title")
        if self.group and self.blocked:
            raise ValueError("blocked: only the other side of a one-to-one conversation can be blocked")
        return self

    @property
    def peers(self) -> str:
        """What the conversations with exactly these people have in common."""
        return peers_of(self.members, group=self.group)

    @property
    def is_unread(self) -> bool:
        """Whether something in it is unread, or it was marked so."""
        return self.unread_count > 0

    @property
    def shelf(self) -> Shelf:
        """The list in which it stands."""
        return "blocked" if self.blocked else "archived" if self.archived else "main"

    @property
    def made(self) -> datetime:
        """When it was started; long ago where nobody knows."""
        return self.created_at or _LONG_AGO


class Message(Entity, index=("conversation_id", "sender", "waiting"), order="sent_at", search=("text", "file_names")):
    """One message.

    Attributes:
        conversation_id: where it stands; empty until a scheduled one is sent.
        sender: a member's number or service name, `me` for the owner.
        scheduled_in: of one that is scheduled, the conversation into which it goes at `sent_at`.
        reply_to: the id of the message that it quotes; empty once that one is deleted.
    """

    conversation_id: str
    sender: Handle
    text: str = ""
    sent_at: Moment
    scheduled_in: str = ""
    attachments: tuple[Attachment, ...] = ()
    reply_to: str | None = None
    forwarded: bool = False
    edited: bool = False
    reactions: tuple[Reaction, ...] = ()

    @model_validator(mode="after")
    def _says_something(self) -> Message:
        if not self.text.strip() and not self.attachments:
            raise ValueError("text: a message has a text or an attachment")
        return self

    @property
    def place(self) -> str:
        """The conversation that it belongs to, sent or not."""
        return self.scheduled_in or self.conversation_id

    @property
    def waiting(self) -> tuple[str, ...]:
        """Of one that is scheduled: what it is looked up by, its conversation or all of them."""
        return (self.scheduled_in, ANYWHERE) if self.scheduled_in else ()

    @property
    def lasting(self) -> bool:
        """The others have read what the owner sent."""
        return self.sender == ME and not self.scheduled_in

    @property
    def file_names(self) -> tuple[str, ...]:
        """The names of the files that it carries."""
        return tuple(file.name for file in self.attachments)


class Person(BaseModel):
    """A handle with the name on its contact card, where there is one."""

    model_config = ConfigDict(frozen=True)

    handle: str
    name: str
    contact_id: str | None = None


class Summary(BaseModel):
    """A conversation in a list: its name, and its latest message with the sender's name."""

    model_config = ConfigDict(frozen=True)

    name: str
    conversation: Conversation
    last_sender: str = ""
    last_message: Message | None = None


class Page(BaseModel):
    """Some messages of a conversation, oldest first, with who is in it and who wrote them; and what is scheduled."""

    model_config = ConfigDict(frozen=True)

    name: str
    conversation: Conversation
    people: tuple[Person, ...]
    total: int
    messages: tuple[Message, ...]
    scheduled: tuple[Message, ...]


class Found(BaseModel):
    """A message with the names of its sender and its conversation."""

    model_config = ConfigDict(frozen=True)

    sender_name: str
    conversation_name: str
    message: Message


def peers_of(members: tuple[str, ...], *, group: bool) -> str:
    """The key under which a conversation with exactly these members is found."""
    return "\n".join(("group", *sorted(members))) if group else members[0]

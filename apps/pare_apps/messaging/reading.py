"""What can be read of conversations and messages."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from pydantic import Field

from pare.app import read
from pare.errors import BadInput
from pare.times import Moment
from pare_apps.fields import Bare
from pare_apps.messaging.lookup import Lookup
from pare_apps.messaging.model import Conversation, Found, Message, Page, Summary

Limit = Annotated[int, Field(ge=1, le=100)]
Offset = Annotated[int, Field(ge=0)]


class Reading(Lookup):
    """The reading operations of messaging."""

    @read
    def list_conversations(
        self,
        who: str = "",
        unread: bool = False,
        archived: bool = False,
        blocked: bool = False,
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> tuple[Summary, ...]:
        """Conversations with latest message and unread count, latest active first.

        Args:
            who: A person (name, contact id, number) or words of a group's title; finds archived and blocked too.
            unread: Only unread ones.
            archived: Archived ones instead.
            blocked: Blocked ones instead.
            limit: At most so many.
            offset: Leave out so many at the start.
        """
        if archived and blocked:
            raise BadInput("blocked: give archived or blocked, not both")
        shelf = "blocked" if blocked else "archived" if archived else "main"
        if who.strip() or unread or shelf != "main":
            if who.strip():
                rows = [row for row in self._with(who) if shelf in ("main", row.shelf)]
            else:
                rows = self.conversations.where(**({"is_unread": True} if unread else {}), shelf=shelf)
            rows = self.by_activity(row for row in rows if row.is_unread or not unread)
        else:
            rows = self.latest(offset + limit)
        return tuple(self.summary(row) for row in rows[offset : offset + limit])

    @read
    def read_conversation(self, conversation_id: Bare[str], limit: Limit = 20, offset: Offset = 0) -> Page:
        """Who is in a conversation, and its latest messages with their files, oldest first.

        Args:
            conversation_id: The conversation.
            limit: At most so many messages.
            offset: Leave out so many of the latest, to read further back.
        """
        conversation = self.conversations[conversation_id]
        newest = self.messages.where(conversation_id=conversation.id, newest=True, limit=limit, offset=offset)
        handles = (*conversation.members, *(message.sender for message in newest))
        return Page(
            name=self.name_of(conversation),
            conversation=conversation,
            people=tuple(self.person(handle) for handle in dict.fromkeys(handles)),
            total=self.messages.count(conversation_id=conversation.id),
            messages=tuple(reversed(newest)),
            scheduled=tuple(self.messages.where(waiting=conversation.id)),
        )

    @read
    def search_messages(
        self,
        text: str = "",
        sender: str = "",
        conversation_id: str | None = None,
        since: Moment | None = None,
        before: Moment | None = None,
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> tuple[Found, ...]:
        """Search all messages by words, sender and time, newest first.

        Args:
            text: Beginnings of words of texts or file names.
            sender: Name, contact id, number, or `me`.
            conversation_id: Only in this one.
            since: Sent at or after.
            before: Sent before.
            limit: At most so many.
            offset: Leave out so many at the start.
        """
        within: dict[str, Any] = (
            {} if not conversation_id else {"conversation_id": self.conversations[conversation_id].id}
        )
        found: list[Message] = []
        for handle in self.handles(sender, "sender") if sender.strip() else (None,):
            equal = within if handle is None else {**within, "sender": handle}
            find = partial(self.messages.search, text) if text.strip() else self.messages.where
            found += find(newest=True, since=since, before=before, limit=offset + limit, **equal)
        found.sort(key=lambda message: message.sent_at, reverse=True)
        return tuple(self.found(message) for message in found[offset : offset + limit])

    # How it is shown ---------------------------------------------------------------------------

    def summary(self, conversation: Conversation) -> Summary:
        """A conversation as it stands in a list."""
        last = self.last(conversation)
        sender = "" if last is None else self.label(last.sender)
        return Summary(
            name=self.name_of(conversation), conversation=conversation, last_sender=sender, last_message=last
        )

    def found(self, message: Message) -> Found:
        """A message with the names that belong to it."""
        place = self.conversations.get(message.place)
        return Found(
            sender_name=self.label(message.sender),
            conversation_name="" if place is None else self.name_of(place),
            message=message,
        )

    def _with(self, who: str) -> list[Conversation]:
        groups = self.conversations.search(who)
        try:
            handles = self.handles(who, "who")
        except BadInput:
            if groups:
                return groups
            raise
        people = [row for handle in handles for row in self.conversations.where(members=handle)]
        return list({row.id: row for row in (*groups, *people)}.values())

"""What can be read of conversations and messages."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from pydantic import Field

from pare.app import read
from pare.errors import BadInput
from pare.times import Moment
from pare_apps.messaging.lookup import Lookup
from pare_apps.messaging.model import Conversation, Found, Message, Page, Summary

Limit = Annotated[int, Field(ge=1, le=100)]
Offset = Annotated[int, Field(ge=0)]


class Reading(Lookup):
    """The reading operations of messaging."""

    @read
    def list_conversations(
        self, who: str = "", unread: bool = False, limit: Limit = 20, offset: Offset = 0
    ) -> tuple[Summary, ...]:
        """List conversations with their latest message and unread count, the latest active first.

        Args:
            who: Only those with this person (name, contact id, number) or with these words in the group's title.
            unread: Only those with something unread.
            limit: At most so many.
            offset: Leave out so many at the start.
        """
        if not who.strip() and not unread:
            rows = self.latest(offset + limit)
        else:
            rows = self._with(who) if who.strip() else self.conversations.where(is_unread=True)
            rows = self.by_activity(row for row in rows if row.is_unread or not unread)
        return tuple(self.summary(row) for row in rows[offset : offset + limit])

    @read
    def read_conversation(self, conversation_id: str, limit: Limit = 20, offset: Offset = 0) -> Page:
        """Read a conversation: who is in it, and its latest messages, oldest first, with the files they carry.

        Args:
            conversation_id: Which conversation.
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
            text: Beginnings of words of the message or of a file name; all must occur.
            sender: Who wrote it: name, contact id or number; "me" for the owner.
            conversation_id: Only in this conversation.
            since: Not before this time.
            before: Only before this time.
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

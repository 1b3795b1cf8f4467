"""The messaging app, and its operations that change something."""

from __future__ import annotations

from pare.app import write
from pare.entity import Entity
from pare.errors import BadInput, listed, shortened
from pare.screen import Screen
from pare.times import Moment
from pare_apps.fields import Bare
from pare_apps.messaging.model import ME, Conversation, Message
from pare_apps.messaging.reading import Reading
from pare_apps.messaging.scheduling import Scheduling
from pare_apps.messaging.texts import reacted, titled, written


class Messaging(Reading, Scheduling):
    """One-to-one and group text messages."""

    @write
    def send_message(
        self,
        text: str = "",
        conversation_id: str | None = None,
        to: tuple[str, ...] = (),
        attachments: tuple[str, ...] = (),
        reply_to: str | None = None,
        send_at: Moment | None = None,
    ) -> Message:
        """Send a message into a conversation, or to people: several are one group of exactly them, new or reused.

        Args:
            text: May be empty with files.
            conversation_id: Either this or `to`.
            to: Names, contact ids, numbers; or one group's title.
            attachments: Files: `<id of what has it>/<name>`, as `email_3/ticket.pdf`, `contact_3/Ana Sousa.vcf`.
            reply_to: Id of a message to quote; needs conversation_id.
            send_at: When, if later.
        """
        if bool(conversation_id) == bool(to):
            raise BadInput("conversation_id: give either conversation_id or to, one of the two")
        if reply_to and not conversation_id:
            raise BadInput("reply_to: needs the conversation_id of the message that is quoted")
        text = written(text, "text", empty=bool(attachments))
        files = self.files(attachments)
        if conversation_id:
            conversation = self.writable(self.conversations[conversation_id])
        elif len(to) == 1:
            conversation = self.writable(self.target(to[0], "to"), "to")
        else:
            conversation = self.reach(self.recipients(to, "to"))
        self.check_quote(reply_to, conversation)
        message = Message(
            conversation_id=conversation.id, sender=ME, text=text, sent_at=self.now, attachments=files,
            reply_to=reply_to or None,
        )  # fmt: skip
        if send_at is not None:
            return self.messages.add(self.scheduled(message, send_at))
        if conversation.unread_count:
            self.conversations.update(conversation.changed(unread_count=0))
        return self.messages.add(message)

    @write
    def forward_message(self, message_id: Bare[str], to: tuple[str, ...]) -> tuple[Message, ...]:
        """Forward a message with its files to each of `to` separately.

        Args:
            message_id: The message.
            to: Names, contact ids, numbers, group titles, conversation ids.
        """
        message = self.sent(message_id)
        if not to:
            raise BadInput("to: name at least one person or conversation")
        targets = [self.writable(self.target(who, "to"), "to") for who in to]
        if len({target.id for target in targets}) < len(targets):
            raise BadInput(f"to: each person or conversation once, not {listed(to)}")
        copy = Message(
            conversation_id="", sender=ME, text=message.text, sent_at=self.now, attachments=message.attachments,
            forwarded=True,
        )  # fmt: skip
        return tuple(self.messages.add(copy.changed(conversation_id=target.id)) for target in targets)

    @write
    def react(self, message_id: Bare[str], emoji: str) -> Message:
        """React to a message, replacing an earlier reaction.

        Args:
            message_id: The message.
            emoji: One; empty takes it away.
        """
        message = self.sent(message_id)
        self.writable(self.conversations[message.conversation_id], "message_id")
        return self.messages.update(reacted(message, ME, emoji))

    @write
    def edit_message(self, message_id: Bare[str], text: str) -> Message:
        """Change one of the owner's messages.

        Args:
            message_id: The message.
            text: The new text.
        """
        message = self.messages[message_id]
        if message.sender != ME:
            raise BadInput(f"message_id: {message.id} was written by {self.label(message.sender)}; edit only your own")
        self.writable(self.conversations[message.place], "message_id")
        text = written(text, "text", empty=bool(message.attachments))
        edited = not message.scheduled_in
        return message if text == message.text else self.messages.update(message.changed(text=text, edited=edited))

    @write
    def delete_message(self, message_id: Bare[str]) -> Message:
        """Delete a message: the owner's for everyone, others' on this phone only.

        Args:
            message_id: The message.
        """
        return self.drop(self.messages[message_id])

    @write
    def start_conversation(self, to: tuple[str, ...], title: str = "") -> Conversation:
        """Start a conversation without writing; one with exactly these people (and title) is reused.

        Args:
            to: Names, contact ids or numbers; several make a group.
            title: A group's; makes a group of one person too.
        """
        title = titled(title) if title else ""
        return self.reach(self.recipients(to, "to"), title)

    @write
    def rename_group(self, conversation_id: Bare[str], title: str) -> Conversation:
        """Rename a group for all its members.

        Args:
            conversation_id: The conversation.
            title: New title.
        """
        return self.conversations.update(self.group(conversation_id).changed(title=titled(title)))

    @write
    def change_members(
        self, conversation_id: Bare[str], add: tuple[str, ...] = (), remove: tuple[str, ...] = ()
    ) -> Conversation:
        """Add people to a group, remove members, or both.

        Args:
            conversation_id: The conversation.
            add: Names, contact ids or numbers.
            remove: Likewise.
        """
        group = self.group(conversation_id)
        if not add and not remove:
            raise BadInput("add: name somebody to add, or somebody to remove")
        members = list(group.members)
        for who in remove:
            known = [handle for handle in self.handles(who, "remove") if handle in members]
            if not known:
                names = listed(map(self.label, members))
                raise BadInput(f"remove: {shortened(who)} is not in {group.id}; its members are {names}")
            members.remove(known[0])
        for who in add:
            handle = self.handle(who, "add")
            if handle in group.members or handle in members:
                raise BadInput(f"add: {shortened(who)} is in {group.id} already, or is named twice")
            members.append(handle)
        return self.conversations.update(group.changed(members=tuple(members)))

    @write
    def leave_group(self, conversation_id: Bare[str]) -> Conversation:
        """Leave a group; it can still be read.

        Args:
            conversation_id: The conversation.
        """
        group = self.group(conversation_id)
        self.unschedule(group)
        return self.conversations.update(group.changed(left=True, unread_count=0))

    @write
    def set_conversation(
        self,
        conversation_id: Bare[str],
        muted: bool | None = None,
        pinned: bool | None = None,
        unread: bool | None = None,
        archived: bool | None = None,
        blocked: bool | None = None,
    ) -> Conversation:
        """Set how this phone treats a conversation; what is left out stays.

        Args:
            conversation_id: The conversation.
            muted: No notifications.
            pinned: On top of its list.
            unread: Marked as unread, or read.
            archived: Off the main list; a new message brings it back unless muted.
            blocked: One-to-one only: nothing from them arrives, or goes to them; groups are not affected.
        """
        before = self.conversations[conversation_id]
        given = {"muted": muted, "pinned": pinned, "archived": archived, "blocked": blocked}
        fields: dict[str, object] = {name: flag for name, flag in given.items() if flag is not None}
        if not fields and unread is None:
            raise BadInput("muted: give at least one of muted, pinned, unread, archived and blocked")
        if blocked and before.group:
            raise BadInput(f"blocked: {before.id} is a group; block a person in the one-to-one conversation")
        count = before.unread_count if unread is None else max(before.unread_count, 1) if unread else 0
        if unread and all(row.sender == ME for row in self.messages.where(conversation_id=before.id)):
            raise BadInput(f"unread: nobody else has written in {before.id} yet, so there is nothing to mark")
        if blocked:
            self.unschedule(before)
        return self.conversations.update(before.changed(**fields, unread_count=count))

    @write
    def delete_conversation(self, conversation_id: Bare[str]) -> Conversation:
        """Delete a conversation on this phone; a group is left, a blocked sender stays blocked.

        Args:
            conversation_id: The conversation.
        """
        conversation = self.conversations[conversation_id]
        self.unschedule(conversation)
        for message in self.messages.where(conversation_id=conversation_id):
            self.messages.remove(message.id)
        if conversation.blocked:
            return self.conversations.update(conversation.changed(unread_count=0))
        return self.conversations.remove(conversation_id)

    # What the phone asks -----------------------------------------------------------------------

    def screen_of(self, entity: Entity) -> Screen[Messaging] | None:
        """The conversation that a message, or a group's change, belongs to."""
        from pare_apps.messaging.screens import ConversationView

        place = entity.place if isinstance(entity, Message) else entity.id
        return ConversationView(place) if place in self.conversations else None

    def mutes(self, entity: Entity) -> bool:
        """Whether it belongs to a muted or blocked conversation, or is the owner's own: scheduled ones go silently."""
        if isinstance(entity, Message) and entity.sender == ME and not entity.reactions:
            return True
        place = self.conversations.get(entity.place if isinstance(entity, Message) else entity.id)
        return place is not None and (place.muted or place.blocked)

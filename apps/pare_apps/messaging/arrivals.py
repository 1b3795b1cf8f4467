"""What the outside world does to the messaging app: messages arrive, groups change."""

from __future__ import annotations

from pare.app import Arrived, incoming
from pare.errors import BadInput, listed, shortened
from pare_apps import people
from pare_apps.attachments import Attachment
from pare_apps.messaging.lookup import Lookup
from pare_apps.messaging.model import ME, Conversation, Message, Shown
from pare_apps.messaging.texts import preview, reacted, references, titled, written

_LOST = "(not delivered)"


class Arrivals(Lookup):
    """The incoming side of messaging."""

    @incoming(
        headline="{words.who:.30}{words.where}: {words.preview:.40}",
        full="{words.what} from {words.who} ({sender}) in {conversation_id}, a {words.details}:\n{text}{words.files}",
    )
    def receive_message(
        self,
        sender: str,
        text: str = "",
        conversation_id: str | None = None,
        title: str | None = None,
        attachments: tuple[Attachment, ...] = (),
        reply_to: str | None = None,
    ) -> Arrived[Message]:
        """Somebody writes: one to one, or in a group that is given by id or title.

        What somebody who is blocked writes one to one does not arrive. An archived conversation comes back to the main
        list unless it is muted.

        Args:
            sender: Number, name or contact id of a person, or the name of a service.
            text: What they write; may be empty if a file comes with it.
            conversation_id: The conversation; without it and `title` it is the one-to-one conversation.
            title: A group's title, instead of its id.
            attachments: The files that come with it.
            reply_to: Id of a message of that conversation that they quote.
        """
        handle = self._outside(sender, "sender")
        if conversation_id is None and title is None:
            conversation = self.reach((handle,))
        else:
            conversation = self._member_of(handle, conversation_id, title, "sender")
        text = written(text, "text", empty=bool(attachments))
        if conversation.blocked:
            lost = Message(conversation_id=conversation.id, sender=handle, text=_LOST, sent_at=self.now)
            return Arrived(lost, self._shown(handle, conversation, lost))
        self.check_quote(reply_to, conversation)
        message = Message(
            conversation_id=conversation.id, sender=handle, text=text, sent_at=self.now, attachments=attachments,
            reply_to=reply_to or None,
        )  # fmt: skip
        arrived = self.messages.add(message)
        archived = conversation.archived and conversation.muted
        unread = conversation.unread_count + 1
        self.conversations.update(conversation.changed(unread_count=unread, archived=archived))
        return Arrived(arrived, self._shown(handle, conversation, arrived))

    @incoming(
        headline="{words.who:.30} edited a message{words.where}: {words.preview:.40}",
        full="{words.mark}{words.who} ({sender}) edited {id} in {conversation_id}, a {words.details}; "
        "it reads now:\n{text}",
    )
    def sender_edits(self, message_id: str, text: str) -> Arrived[Message]:
        """Somebody edits a message that they sent; if they are blocked one to one, nothing changes.

        Args:
            message_id: Their message.
            text: What it says from now on.
        """
        message, conversation = self._theirs(message_id)
        text = written(text, "text", empty=bool(message.attachments))
        if conversation.blocked:
            return self._lost(message, conversation)
        edited = self.messages.update(message.changed(text=text, edited=True))
        return Arrived(edited, self._shown(message.sender, conversation, edited))

    @incoming(
        headline="{words.who:.30} deleted a message{words.where}",
        full="{words.mark}{words.who} ({sender}) deleted {id} in {conversation_id}, a {words.details}; "
        "it read:\n{text}",
    )
    def sender_deletes(self, message_id: str) -> Arrived[Message]:
        """Somebody deletes a message that they sent, for everyone; if they are blocked one to one, nothing changes.

        Args:
            message_id: Their message.
        """
        message, conversation = self._theirs(message_id)
        if conversation.blocked:
            return self._lost(message, conversation)
        self.drop(message)
        return Arrived(message, self._shown(message.sender, conversation, message))

    @incoming(
        headline="{words.who:.30} reacted {words.emoji}{words.where} to: {words.preview:.40}",
        full="{words.mark}{words.who} reacted {words.emoji} to {id} in {conversation_id}, a {words.details}:\n"
        "{text}{words.files}",
    )
    def receive_reaction(self, message_id: str, by: str, emoji: str) -> Arrived[Message]:
        """Somebody puts an emoji on a message; it replaces the one they had put there.

        If they are blocked one to one, nothing changes.

        Args:
            message_id: The message.
            by: Number, name or contact id of a member of its conversation.
            emoji: One emoji.
        """
        message = self.sent(message_id)
        handle = self._outside(by, "by")
        conversation = self._member_of(handle, message.conversation_id, None, "by")
        emoji = written(emoji, "emoji")
        if not conversation.blocked:
            message = self.messages.update(reacted(message, handle, emoji))
        return Arrived(message, self._shown(handle, conversation, message, emoji))

    @incoming(
        headline="{words.who:.30} added you to {title:.40}",
        full="{words.who} added you to {id}, a {words.details}",
    )
    def added_to_group(self, by: str, title: str, members: tuple[str, ...] = ()) -> Arrived[Conversation]:
        """Somebody makes a group with the owner in it, or brings the owner back into one that was left.

        Args:
            by: Who does so: number, name or contact id.
            title: The group's title.
            members: The other members.
        """
        handle = self._outside(by, "by")
        others = (self._outside(who, "members") for who in members if people.label(self.phone, who) != ME)
        everybody = tuple(dict.fromkeys((handle, *others)))
        title = titled(title)
        left = [row for row in self.conversations.where(title=title) if row.left]
        if left:
            group = self.conversations.update(left[-1].changed(members=everybody, left=False, archived=False))
        else:
            group = self.conversations.add(Conversation(members=everybody, title=title, created_at=self.now))
        return Arrived(group, self._shown(handle, group))

    @incoming(
        headline="{words.who:.30} joined {words.place:.40}",
        full="{words.who} joined {id}, now a {words.details}",
    )
    def member_joins(
        self, member: str, conversation_id: str | None = None, title: str | None = None
    ) -> Arrived[Conversation]:
        """Somebody joins a group.

        Args:
            member: Who: number, name or contact id.
            conversation_id: The group.
            title: The group's title, instead of its id.
        """
        group = self._group(conversation_id, title)
        handle = self._outside(member, "member")
        if handle in group.members:
            raise BadInput(f"member: {shortened(member)} is in {group.id} already")
        joined = self.conversations.update(group.changed(members=(*group.members, handle)))
        return Arrived(joined, self._shown(handle, joined))

    @incoming(
        headline="{words.who:.30} left {words.place:.40}",
        full="{words.who} left {id}, now a {words.details}",
    )
    def member_leaves(
        self, member: str, conversation_id: str | None = None, title: str | None = None
    ) -> Arrived[Conversation]:
        """Somebody leaves a group.

        Args:
            member: Who: number, name or contact id.
            conversation_id: The group.
            title: The group's title, instead of its id.
        """
        handle = self._outside(member, "member")
        group = self._member_of(handle, conversation_id, title, "member")
        self.group(group.id)
        rest = tuple(other for other in group.members if other != handle)
        group = self.conversations.update(group.changed(members=rest))
        return Arrived(group, self._shown(handle, group))

    @incoming(
        headline="{words.who:.30} renamed a group: {title:.40}",
        full="{words.who} renamed {id}, now a {words.details}",
    )
    def member_renames_group(
        self, by: str, new_title: str, conversation_id: str | None = None, old_title: str | None = None
    ) -> Arrived[Conversation]:
        """A member gives a group another title.

        Args:
            by: Who: number, name or contact id.
            new_title: The title from now on.
            conversation_id: The group.
            old_title: The group's title until now, instead of its id.
        """
        handle = self._outside(by, "by")
        group = self._group(conversation_id, old_title)
        self._member_of(handle, group.id, None, "by")
        renamed = self.conversations.update(group.changed(title=titled(new_title, "new_title")))
        return Arrived(renamed, self._shown(handle, renamed))

    # Who and where -----------------------------------------------------------------------------

    def _outside(self, who: str, argument: str) -> str:
        """The handle of somebody who acts from outside.

        What has the form of no number or address, and begins with a word of nobody's name, is a service.

        Raises:
            BadInput: it is the owner, nobody, or several people.
        """
        name = written(who, argument, 200)
        person = people.is_number(name) or people.is_address(name) or people.label(self.phone, name) == ME
        if person or self.cards_called(name.split()[0]) or self.phone.entity(("contacts.contacts", name)) is not None:
            return self.handle(name, argument)
        return name

    def _group(self, conversation_id: str | None, title: str | None) -> Conversation:
        """A group by its id or its title.

        Raises:
            BadInput: none, or several, are meant.
        """
        if conversation_id is not None:
            return self.group(conversation_id)
        groups = [row for row in self.conversations.where(title=title) if not row.left]
        if len(groups) != 1:
            found = listed(row.id for row in groups)
            raise BadInput(f"title: exactly one group must be called {shortened(title)}; so called are: {found}")
        return groups[0]

    def _member_of(self, handle: str, conversation_id: str | None, title: str | None, argument: str) -> Conversation:
        """A conversation of which somebody is a member.

        Raises:
            BadInput: they are not, or the owner has left it.
        """
        if conversation_id is None:
            conversation = self._group(None, title)
        else:
            conversation = self.joined(self.conversations[conversation_id])
        if handle not in conversation.members:
            raise BadInput(
                f"{argument}: {handle} is not in {conversation.id}; in it are {listed(conversation.members)}"
            )
        return conversation

    def _theirs(self, message_id: str) -> tuple[Message, Conversation]:
        """A message that somebody else sent, and its conversation.

        Raises:
            BadInput: the owner sent it.
        """
        message = self.messages[message_id]
        if message.sender == ME:
            raise BadInput(f"message_id: {message.id} is the owner's own message")
        return message, self.conversations[message.conversation_id]

    def _lost(self, message: Message, conversation: Conversation) -> Arrived[Message]:
        """What is told of a change to a message that somebody who is blocked sent."""
        lost = message.changed(text=_LOST)
        return Arrived(lost, self._shown(message.sender, conversation, lost))

    def _shown(self, handle: str, conversation: Conversation, message: Message | None = None, emoji: str = "") -> Shown:
        place = self.name_of(conversation)
        details, files, what = "one-to-one conversation", "", "Message"
        if conversation.group:
            names = listed(map(self.label, conversation.members), 50)
            details = f"group{f' {conversation.title!r}' if conversation.title else ''} with {names}"
        if message is not None:
            what = f"Message {message.id}" if message.id else "Blocked message"
        if message is not None and message.reply_to:
            details += f", in reply to {message.reply_to}"
        if message is not None and message.attachments:
            files = f"\nAttached: {references(message)}"
        return Shown(
            who=self.label(handle), place=place, where=f" in {place:.30}" if conversation.group else "",
            preview="" if message is None else preview(message), details=details, files=files, what=what,
            mark="Blocked: " if conversation.blocked else "", emoji=_LOST if conversation.blocked else emoji,
        )  # fmt: skip

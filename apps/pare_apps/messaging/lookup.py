"""What the rest of the app looks up: who is meant, which conversation, what was active last."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from heapq import merge

from pare.app import App
from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare.table import Table
from pare_apps import people
from pare_apps.attachments import Attachment, attachment
from pare_apps.contacts.model import Contact
from pare_apps.messaging.model import ME, Conversation, Message, Person, peers_of

_WALKS = (40, 400)  # how many of the latest messages are looked at before all conversations are compared


class Lookup(App):
    """Conversations, messages, and how they are found."""

    conversations: Table[Conversation]
    messages: Table[Message]

    # People ------------------------------------------------------------------------------------

    def label(self, handle: str) -> str:
        """The name on the card of a number, `me` for the owner, else the handle itself."""
        return ME if handle == ME else people.label(self.phone, handle)

    def person(self, handle: str) -> Person:
        """A handle with the name on its card."""
        if handle == ME:
            return Person(handle=handle, name=ME)
        card = people.card_of(self.phone, handle)
        return Person(handle=handle, name=people.named(self.phone, handle, card), contact_id=card.id if card else None)

    def cards_called(self, name: str) -> list[Contact]:
        """The cards with a name or nickname, or a word of one, that reads like this."""
        words = " ".join(plain(name).split())
        installed = "contacts" in self.phone.kinds
        return self.phone.table("contacts.contacts", Contact).where(names=words) if installed and words else []

    def handles(self, who: str, argument: str) -> tuple[str, ...]:
        """All handles under which somebody may write, the preferred one first; the owner's is `me`.

        Raises:
            BadInput: it means nobody, several people, or somebody without a number.
        """
        name = who.strip()
        if people.label(self.phone, name) == ME:
            return (ME,)
        if people.is_number(name):
            return (people.digits(name),)
        if name and self.conversations.count(members=name):
            return (name,)
        card = people.person(self.phone, name, argument)
        if card.is_me:
            return (ME,)
        if not card.numbers:
            raise BadInput(f"{argument}: the card of {card.name} has no number")
        return tuple(people.digits(number.value) for number in card.numbers)

    def handle(self, who: str, argument: str) -> str:
        """The number or service that a name, contact id, number or address means.

        Raises:
            BadInput: it means nobody, several people, the owner, or somebody without a number.
        """
        found = self.handles(who, argument)[0]
        if found == ME:
            raise BadInput(f"{argument}: {shortened(who)} is the owner of this phone; name other people")
        return found

    def recipients(self, to: Iterable[str], argument: str) -> tuple[str, ...]:
        """Everybody's handle, each once; the owner is left out, being in every conversation anyway.

        Raises:
            BadInput: somebody is unknown, or nobody is left.
        """
        found = dict.fromkeys(self.handles(who, argument)[0] for who in to)
        found.pop(ME, None)
        if not found:
            raise BadInput(f"{argument}: name at least one person besides the owner")
        return tuple(found)

    # Conversations -----------------------------------------------------------------------------

    def name_of(self, conversation: Conversation) -> str:
        """The title of a group, or the names of who is in the conversation."""
        if conversation.title or not conversation.members:
            return conversation.title or "nobody else"
        return listed(map(self.label, conversation.members), 4)

    def last(self, conversation: Conversation) -> Message | None:
        """The latest message."""
        return next(iter(self.messages.where(conversation_id=conversation.id, newest=True, limit=1)), None)

    def activity(self, conversation: Conversation) -> datetime:
        """When it last had a message, or was started."""
        last = self.last(conversation)
        return conversation.made if last is None else max(last.sent_at, conversation.made)

    def by_activity(self, conversations: Iterable[Conversation]) -> list[Conversation]:
        """Those conversations, the latest active first."""
        return sorted(conversations, key=lambda one: (self.activity(one), len(one.id), one.id), reverse=True)

    def latest(self, wanted: int) -> list[Conversation]:
        """The `wanted` conversations of the main list that were active last, the latest first.

        The newest messages usually tell; otherwise (one conversation is very busy) all are compared.
        """
        wanted = min(wanted, self.conversations.count(shelf="main"))
        for steps in _WALKS:
            found = self._walked(wanted, steps)
            if len(found) >= wanted:
                return self.by_activity(found)[:wanted]
        return self.by_activity(self.conversations.where(shelf="main"))[:wanted]

    def _walked(self, wanted: int, steps: int) -> list[Conversation]:
        """Conversations of the main list of which the newest messages show that none was active later."""
        said = [(row.sent_at, row.conversation_id) for row in self.messages.where(newest=True, limit=steps)]
        made = [(row.made, row.id) for row in self.conversations.where(newest=True, limit=steps)]
        horizon = max((rows[-1][0] for rows in (said, made) if len(rows) == steps), default=None)
        found: dict[str, Conversation] = {}
        oldest: datetime | None = None
        for at, id in merge(said, made, key=lambda row: row[0], reverse=True):
            if (horizon is not None and at <= horizon) or (len(found) >= wanted and at != oldest):
                break
            talk = None if id in found else self.conversations.get(id)
            if talk is not None and talk.shelf == "main":
                found[id], oldest = talk, at
        return list(found.values())

    def between(self, handles: tuple[str, ...], title: str = "") -> Conversation | None:
        """The conversation with exactly these people (and that title, if one is given) that was active last."""
        key = peers_of(handles, group=len(handles) > 1 or bool(title))
        rows = [
            row for row in self.conversations.where(peers=key) if not row.left and (not title or row.title == title)
        ]
        return max(rows, key=self.activity, default=None)

    def reach(self, handles: tuple[str, ...], title: str = "") -> Conversation:
        """The conversation with exactly these people, made if there is none."""
        found = self.between(handles, title)
        if found is None:
            group = len(handles) > 1 or bool(title)
            fresh = Conversation(members=handles, title=title, group=group, created_at=self.now)
            found = self.conversations.add(fresh)
        return found

    def target(self, who: str, argument: str) -> Conversation:
        """The conversation that an id or a group's title names, or the one with the person who is meant.

        Raises:
            BadInput: several groups have that title, a group and a person are called so, or nobody is meant.
        """
        found = self.conversations.get(who)
        if found is not None:
            return found
        called = self.conversations.where(title=who.strip()) if who.strip() else []
        rows = [row for row in called if not row.left] or called
        if not rows:
            return self.reach((self.handle(who, argument),))
        could = [f"group {row.id}" for row in rows]
        could += [f"contact {card.id}" for card in self.cards_called(who)]
        if len(could) > 1:
            raise BadInput(f"{argument}: {shortened(who)} could be {listed(could)}; write the id")
        return rows[0]

    def joined(self, conversation: Conversation, argument: str = "conversation_id") -> Conversation:
        """That conversation, if the owner is still in it.

        Raises:
            BadInput: the owner has left it.
        """
        if conversation.left:
            raise BadInput(f"{argument}: you have left {self.name_of(conversation)} ({conversation.id})")
        return conversation

    def writable(self, conversation: Conversation, argument: str = "conversation_id") -> Conversation:
        """That conversation, if the owner can write to it.

        Raises:
            BadInput: the owner has left it, or has blocked the other side.
        """
        if conversation.blocked:
            told = f"{self.name_of(conversation)} is blocked ({conversation.id})"
            raise BadInput(f"{argument}: {told}; set_conversation with blocked=false lifts that")
        return self.joined(conversation, argument)

    def group(self, conversation_id: str) -> Conversation:
        """The group of that id, which the owner has not left.

        Raises:
            BadInput: there is none.
        """
        found = self.conversations[conversation_id]
        if not found.group:
            raise BadInput(f"conversation_id: {found.id} is a one-to-one conversation, not a group")
        return self.joined(found)

    # Messages ----------------------------------------------------------------------------------

    def sent(self, message_id: str) -> Message:
        """A message that is not only scheduled.

        Raises:
            BadInput: it is.
        """
        message = self.messages[message_id]
        if message.scheduled_in:
            raise BadInput(f"message_id: {message.id} goes on {self.local(message.sent_at)}, and is not sent yet")
        return message

    def check_quote(self, reply_to: str | None, conversation: Conversation) -> None:
        """Check that a quoted message is one of that conversation.

        Raises:
            BadInput: it is not.
        """
        if not reply_to:
            return
        quoted = self.messages.get(reply_to)
        if quoted is None or quoted.conversation_id != conversation.id:
            raise BadInput(f"reply_to: there is no message {shortened(reply_to)} in {conversation.id}")

    def files(self, references: tuple[str, ...]) -> tuple[Attachment, ...]:
        """The files that these references name.

        Raises:
            BadInput: a reference names none, or two files have the same name.
        """
        found = tuple(attachment(self.phone, reference) for reference in references)
        names = [file.name for file in found]
        if len(set(names)) < len(names):
            raise BadInput(f"attachments: each file once and no two of the same name, not {listed(names)}")
        return found

    def drop(self, message: Message) -> Message:
        """Remove a message; what quotes it quotes a deleted one from now on."""
        self._forget_unread(message)
        later = self.messages.where(conversation_id=message.conversation_id, since=message.sent_at)
        for row in (*later, *self.messages.where(waiting=message.conversation_id)):
            if row.reply_to == message.id:
                self.messages.update(row.changed(reply_to=""))
        return self.messages.remove(message.id)

    def _forget_unread(self, message: Message) -> None:
        """Count one unread message less, if that message, about to go, is one of them."""
        conversation = self.conversations.get(message.conversation_id)
        if conversation is None or not conversation.unread_count or message.sender == ME:
            return
        newest = self.messages.where(conversation_id=conversation.id, since=message.sent_at, newest=True, limit=500)
        theirs = [row.id for row in newest if row.sender != ME][: conversation.unread_count]
        if message.id in theirs:
            self.conversations.update(conversation.changed(unread_count=conversation.unread_count - 1))

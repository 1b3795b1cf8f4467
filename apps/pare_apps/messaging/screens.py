"""The screens of the messaging app that one starts from: the list, and a conversation."""

from __future__ import annotations

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput, listed
from pare.screen import Item, Screen, View, tap
from pare.times import Moment
from pare_apps.messaging import info_screens, message_screens
from pare_apps.messaging.app import Messaging
from pare_apps.messaging.model import Conversation, Shelf
from pare_apps.messaging.telling import in_list, in_talk, settings

PAGE = 20
TITLES: dict[Shelf, str] = {"main": "Messages", "archived": "Archived conversations", "blocked": "Blocked"}


class ConversationList(Screen[Messaging], root=True):
    """The conversations, pinned ones on top, then the latest active first; or those that are archived, or blocked."""

    offset: int = 0
    unread: bool = False
    shelf: Shelf = "main"

    def show(self, app: Messaging) -> View:
        """Twenty conversations with their latest message, or those with something unread; how many are archived."""
        rows = self._rows(app, PAGE, self.offset)
        if not self.unread:
            found = app.conversations.where(pinned=True, shelf=self.shelf) if self.offset == 0 else []
            rows = app.by_activity(found) + [row for row in rows if not row.pinned]
        title = "Unread conversations" if self.unread else TITLES[self.shelf]
        lines = [f"from number {self.offset + 1} on"] if self.offset else []
        if self == ConversationList() and (away := app.conversations.where(shelf="archived")):
            unread = sum(row.is_unread for row in away)
            lines = [f"archived: {len(away)}" + (f", {unread} unread" if unread else "")]
        return View(title, lines or ([] if rows else ["none"]), (Item.of(row, in_list(app, row)) for row in rows))

    @tap
    def open_conversation(self, app: Messaging, conversation_id: str) -> ConversationView:
        """Open a conversation and read it.

        Args:
            conversation_id: The conversation's id.
        """
        if app.conversations[conversation_id].is_unread:
            app.set_conversation(conversation_id, unread=False)
        return ConversationView(conversation_id)

    @tap
    def new_message(self, app: Messaging) -> info_screens.NewMessage:
        """Open the form for a new message, conversation or group."""
        return info_screens.NewMessage()

    @tap
    def search(self, app: Messaging, text: str, sender: str = "") -> message_screens.SearchResults:
        """Search all messages.

        Args:
            text: Words of the message or of a file name.
            sender: Only from this person: a name or a number.
        """
        app.search_messages(text, sender, limit=1)
        return message_screens.SearchResults(text, sender)

    @tap
    def show_unread(self, app: Messaging) -> ConversationList:
        """Show only conversations with something unread."""
        return ConversationList(unread=True)

    @tap
    def show_archived(self, app: Messaging) -> ConversationList:
        """Show the archived conversations."""
        return ConversationList(shelf="archived")

    @tap
    def show_blocked(self, app: Messaging) -> ConversationList:
        """Show whose messages are blocked."""
        return ConversationList(shelf="blocked")

    @tap
    def archive(self, app: Messaging, conversation_id: str, archived: bool = True) -> None:
        """Move a conversation to the archive, or back; a new message brings it back, too, unless it is muted.

        Args:
            conversation_id: The conversation's id.
            archived: False moves it back.
        """
        app.set_conversation(conversation_id, archived=archived)

    @tap
    def block(self, app: Messaging, conversation_id: str, blocked: bool = True) -> None:
        """Block the other side of a one-to-one conversation, or unblock it: nothing that is written there arrives.

        Args:
            conversation_id: The conversation's id.
            blocked: False unblocks.
        """
        app.set_conversation(conversation_id, blocked=blocked)

    @tap
    def show_more(self, app: Messaging) -> ConversationList:
        """Scroll on to the conversations further down."""
        if not self._rows(app, 1, self.offset + PAGE):
            raise BadInput("there are no more conversations")
        return ConversationList(self.offset + PAGE, self.unread, self.shelf)

    def _rows(self, app: Messaging, limit: int, offset: int) -> list[Conversation]:
        archived, blocked = self.shelf == "archived", self.shelf == "blocked"
        found = app.list_conversations("", self.unread, archived, blocked, limit, offset)
        return [summary.conversation for summary in found]


class ConversationView(Screen[Messaging]):
    """A conversation: its messages, the latest at the bottom, and what one can do with each of them."""

    conversation_id: str
    offset: int = 0

    def show(self, app: Messaging) -> View:
        """Twenty messages with sender, time, quote, files and reactions, and what is scheduled."""
        conversation = app.conversations[self.conversation_id]
        page = app.messages.where(conversation_id=conversation.id, newest=True, limit=PAGE, offset=self.offset)
        lines = ["; ".join(settings(conversation))] if settings(conversation) else []
        if conversation.group:
            lines.append(f"group with {listed(map(app.label, conversation.members))}")
        if (earlier := app.messages.count(conversation_id=conversation.id) - self.offset - len(page)) > 0:
            lines.append(f"{earlier} earlier messages")
        waiting = [] if self.offset else app.messages.where(waiting=conversation.id)
        items = (Item.of(message, in_talk(app, message)) for message in (*reversed(page), *waiting))
        return View(app.name_of(conversation), lines, items)

    def opened(self, app: Messaging) -> None:
        """Opening a conversation reads it."""
        if app.conversations[self.conversation_id].is_unread:
            app.set_conversation(self.conversation_id, unread=False)

    def alive(self, app: Messaging) -> bool:
        """False once the conversation is deleted."""
        return self.conversation_id in app.conversations

    @tap
    def send(
        self, app: Messaging, text: str = "", attachments: tuple[str, ...] = (), reply_to: str | None = None,
        send_at: Moment | None = None,
    ) -> None:  # fmt: skip
        """Write into this conversation.

        Args:
            text: What to write; may be empty if files are attached.
            attachments: Files, each as "<id of the message, mail or note that carries it>/<file name>".
            reply_to: Id of the message of this conversation to quote.
            send_at: Send it then, not now.
        """
        app.send_message(text, self.conversation_id, (), attachments, reply_to, send_at)

    @tap
    def forward(self, app: Messaging, message_id: str, to: tuple[str, ...]) -> None:
        """Forward a message; everybody named gets a copy.

        Args:
            message_id: The message's id.
            to: People (name, number) and groups (title), or conversation ids.
        """
        app.forward_message(message_id=self._mine(app, message_id), to=to)

    @tap
    def react(self, app: Messaging, message_id: str, emoji: str) -> None:
        """Put an emoji on a message.

        Args:
            message_id: The message's id.
            emoji: One emoji; empty takes the reaction away.
        """
        app.react(message_id=self._mine(app, message_id), emoji=emoji)

    @tap
    def edit(self, app: Messaging, message_id: str, text: str) -> None:
        """Change the text of one's own message.

        Args:
            message_id: The message's id.
            text: What it says from now on.
        """
        app.edit_message(message_id=self._mine(app, message_id), text=text)

    @tap
    def delete(self, app: Messaging, message_id: str) -> None:
        """Delete a message: one's own for everyone, another's from this phone only.

        Args:
            message_id: The message's id.
        """
        app.delete_message(message_id=self._mine(app, message_id))

    @tap
    def open_message(self, app: Messaging, message_id: str) -> message_screens.MessageView:
        """Open a message to read all of it and its files.

        Args:
            message_id: The message's id.
        """
        return message_screens.MessageView(self._mine(app, message_id))

    @tap
    def open_sender(self, app: Messaging, message_id: str) -> contacts_screens.ContactCard:
        """Open the contact card of a message's sender.

        Args:
            message_id: The message's id.
        """
        return message_screens.card(app, self._mine(app, message_id))

    @tap
    def open_info(self, app: Messaging) -> info_screens.ConversationInfo:
        """Show members and settings of this conversation."""
        return info_screens.ConversationInfo(self.conversation_id)

    @tap
    def show_earlier(self, app: Messaging) -> ConversationView:
        """Scroll back to earlier messages."""
        if app.messages.count(conversation_id=self.conversation_id) <= self.offset + PAGE:
            raise BadInput("there are no earlier messages")
        return ConversationView(self.conversation_id, self.offset + PAGE)

    def _mine(self, app: Messaging, message_id: str) -> str:
        if app.messages[message_id].place != self.conversation_id:
            raise BadInput(f"message_id: {message_id} is in another conversation than this one")
        return message_id

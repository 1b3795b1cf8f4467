"""The screens of single messages: one in full, and those that a search found."""

from __future__ import annotations

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps import people
from pare_apps.messaging import screens
from pare_apps.messaging.app import Messaging
from pare_apps.messaging.model import Found
from pare_apps.messaging.telling import in_talk, quote


class MessageView(Screen[Messaging]):
    """One message in full: its text, what it replies to, its files with what is in them, and who reacted."""

    message_id: str

    def show(self, app: Messaging) -> View:
        """The whole message."""
        message = app.messages[self.message_id]
        when = f"goes {app.local(message.sent_at)}" if message.scheduled_in else app.local(message.sent_at)
        lines = [when, *quote(app, message), *message.text.splitlines()]
        for file in message.attachments:
            lines += [f"{message.id}/{file.name} ({file.media_type}, {file.size_kb} kB)", *file.text.splitlines()]
        lines += [f"{reaction.emoji} {app.label(reaction.sender)}" for reaction in message.reactions]
        return View(f"Message from {app.label(message.sender)}", lines)

    def alive(self, app: Messaging) -> bool:
        """False once the message is deleted."""
        return self.message_id in app.messages

    @tap
    def open_conversation(self, app: Messaging) -> screens.ConversationView:
        """Go to the conversation that the message belongs to."""
        return screens.ConversationView(app.messages[self.message_id].place)

    @tap
    def open_sender(self, app: Messaging) -> contacts_screens.ContactCard:
        """Open the contact card of the sender."""
        return card(app, self.message_id)


class SearchResults(Screen[Messaging]):
    """The messages that a search found, the newest first."""

    text: str
    sender: str = ""
    offset: int = 0

    def show(self, app: Messaging) -> View:
        """Twenty messages with conversation, sender and time."""
        asked = f'"{self.text}"' + (f" from {self.sender}" if self.sender else "")
        rows = self._found(app, screens.PAGE, self.offset)
        items = (Item.of(hit.message, f"{hit.conversation_name}: {in_talk(app, hit.message)}") for hit in rows)
        return View(f"Search for {asked}", () if rows else ("nothing found",), items)

    @tap
    def open_message(self, app: Messaging, message_id: str) -> MessageView:
        """Open a message that was found.

        Args:
            message_id: The message's id.
        """
        return MessageView(app.messages[message_id].id)

    @tap
    def show_more(self, app: Messaging) -> SearchResults:
        """Scroll on to older messages."""
        if not self._found(app, 1, self.offset + screens.PAGE):
            raise BadInput("nothing more was found")
        return SearchResults(self.text, self.sender, self.offset + screens.PAGE)

    def _found(self, app: Messaging, limit: int, offset: int) -> tuple[Found, ...]:
        """What is found now; nothing once the sender means nobody any more."""
        try:
            return app.search_messages(self.text, self.sender, limit=limit, offset=offset)
        except BadInput:
            return ()


def card(app: Messaging, message_id: str) -> contacts_screens.ContactCard:
    """The contact card of a message's sender.

    Raises:
        BadInput: there is none.
    """
    sender = app.messages[message_id].sender
    found = people.card_of(app.phone, sender)
    if found is None:
        raise BadInput(f"message_id: {app.label(sender)} has no contact card")
    return contacts_screens.ContactCard(found.id)

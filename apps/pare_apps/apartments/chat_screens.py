"""The screens of conversations with agents."""

from __future__ import annotations

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.apartments import listing_screens
from pare_apps.apartments.app import Apartments
from pare_apps.apartments.dealings import AgentMessage
from pare_apps.apartments.saving import Names
from pare_apps.apartments.store import PAGE


class Conversations(Screen[Apartments]):
    """The conversations with agents, one for each listing, the latest active first."""

    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Twenty conversations, each with its latest message."""
        items = []
        for message in app.threads(PAGE, self.offset):
            listing = app.listings[message.listing_id]
            items.append(Item.of(listing, f"{listing.address}, {_line(app, message, 80)}"))
        return View("Conversations with agents", [] if items else ["none"], items)

    @tap
    def open_conversation(self, app: Apartments, listing_id: str) -> AgentChat:
        """Open the conversation about a listing.

        Args:
            listing_id: The listing.
        """
        return AgentChat(app.listings[listing_id].id)

    @tap
    def more(self, app: Apartments) -> Conversations:
        """Scroll on to earlier conversations."""
        if not app.threads(1, self.offset + PAGE):
            raise BadInput("there are no more conversations")
        return Conversations(self.offset + PAGE)


class AgentChat(Screen[Apartments]):
    """The conversation with a listing's agent, the latest message first."""

    listing_id: str
    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Twenty messages."""
        listing = app.listings[self.listing_id]
        rows = app.agent_messages.where(listing_id=listing.id, newest=True, limit=PAGE, offset=self.offset)
        return View(
            f"{app.agent(listing)}: {listing.address}",
            [] if rows else ["no messages"],
            (Item.of(message, _line(app, message)) for message in rows),
        )

    def alive(self, app: Apartments) -> bool:
        """As long as the listing is known."""
        return self.listing_id in app.listings

    @tap
    def send_message(self, app: Apartments, text: str, attachments: Names = ()) -> None:
        """Write to the agent.

        Args:
            text: What to write.
            attachments: Files, each "<id of what carries it>/<file name>".
        """
        app.send_message(self.listing_id, text, attachments)

    @tap
    def open_file(self, app: Apartments, agent_message_id: str, name: str) -> listing_screens.FileView:
        """Open a file that came with a message.

        Args:
            agent_message_id: The message.
            name: The file's name.
        """
        if app.agent_messages[agent_message_id].listing_id != self.listing_id:
            raise BadInput(f"agent_message_id: {agent_message_id} is in another conversation")
        return listing_screens.file_view(app, agent_message_id, name)

    @tap
    def open_listing(self, app: Apartments) -> listing_screens.ListingView:
        """See the listing."""
        return listing_screens.ListingView(self.listing_id)

    @tap
    def open_agent(self, app: Apartments) -> contacts_screens.ContactCard:
        """See the agent's contact card."""
        return listing_screens.agent_card(app, app.listings[self.listing_id])

    @tap
    def show_earlier(self, app: Apartments) -> AgentChat:
        """Scroll back to earlier messages."""
        if app.agent_messages.count(listing_id=self.listing_id) <= self.offset + PAGE:
            raise BadInput("there are no earlier messages")
        return AgentChat(self.listing_id, self.offset + PAGE)


def _line(app: Apartments, message: AgentMessage, most: int | None = None) -> str:
    """A message as one line: who, when, what, files."""
    who = "you" if message.sender == "me" else app.agent(app.listings[message.listing_id])
    text = message.text if most is None else " ".join(message.text.split())[:most]
    names = ", ".join(file.name for file in message.attachments)
    return f"{who}, {app.local(message.sent_at)}: {text}{f' [files: {names}]' if names else ''}"

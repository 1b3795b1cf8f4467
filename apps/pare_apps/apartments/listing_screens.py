"""The screens of one listing and its files."""

from __future__ import annotations

from typing import Any

import pare_apps.contacts.screens as contacts_screens
from pare.errors import BadInput, listed, shortened
from pare.screen import Item, Screen, View, tap
from pare_apps import people
from pare_apps.apartments import application_screens, chat_screens, viewing_screens, wording
from pare_apps.apartments.app import Apartments
from pare_apps.apartments.dealings import Application, LeaseOffer, Viewing
from pare_apps.apartments.model import Files, Listing


class ListingView(Screen[Apartments]):
    """A listing with all it says, the private note, and what is going on with its agent."""

    listing_id: str

    def show(self, app: Apartments) -> View:
        """Every fact; viewings, applications, offers and files are the items."""
        listing = app.listings[self.listing_id]
        saved = app.saved(listing.id)
        lines = wording.facts(app, listing)
        if saved is not None:
            lines.append(f"Saved; your note: {saved.note}" if saved.note else "Saved")
        if messages := app.agent_messages.count(listing_id=listing.id):
            lines.append(f"Messages with the agent: {messages}")
        here: dict[str, Any] = {"listing_id": listing.id, "newest": True, "limit": 5}
        items = [Item.of(one, f"Viewing: {wording.when(app, one, listing)}") for one in app.viewings.where(**here)]
        items += [
            Item.of(one, f"Application: {wording.applied(one, listing)}") for one in app.applications.where(**here)
        ]
        items += [
            Item.of(one, f"Offer: {wording.offered(app, one, listing)}") for one in app.lease_offers.where(**here)
        ]
        return View(listing.address, lines, [*items, *files(listing.attachments)])

    def alive(self, app: Apartments) -> bool:
        """As long as the listing is known."""
        return self.listing_id in app.listings

    @tap
    def save_listing(self, app: Apartments, note: str | None = None) -> None:
        """Save this listing, or change the private note on it.

        Args:
            note: For the user only; what is left out stays.
        """
        app.save_listing(self.listing_id, note)

    @tap
    def remove_saved(self, app: Apartments) -> None:
        """Take this listing off the saved ones."""
        app.remove_saved(self.listing_id)

    @tap
    def open_viewing_form(self, app: Apartments) -> viewing_screens.ViewingForm:
        """Open the form to request a viewing."""
        return viewing_screens.ViewingForm(self.listing_id)

    @tap
    def open_application_form(self, app: Apartments) -> application_screens.ApplicationForm:
        """Open the form to apply for this flat."""
        return application_screens.ApplicationForm(self.listing_id)

    @tap
    def open_conversation(self, app: Apartments) -> chat_screens.AgentChat:
        """Open the conversation with the agent."""
        return chat_screens.AgentChat(self.listing_id)

    @tap
    def open_viewing(self, app: Apartments, viewing_id: str) -> viewing_screens.ViewingView:
        """Open a viewing of this flat.

        Args:
            viewing_id: The viewing.
        """
        return viewing_screens.ViewingView(self._mine("viewing_id", app.viewings[viewing_id]))

    @tap
    def open_application(self, app: Apartments, application_id: str) -> application_screens.ApplicationView:
        """Open the application for this flat.

        Args:
            application_id: The application.
        """
        row = app.applications[application_id]
        return application_screens.ApplicationView(self._mine("application_id", row))

    @tap
    def open_offer(self, app: Apartments, lease_offer_id: str) -> application_screens.OfferView:
        """Open the agent's offer.

        Args:
            lease_offer_id: The offer.
        """
        return application_screens.OfferView(self._mine("lease_offer_id", app.lease_offers[lease_offer_id]))

    @tap
    def open_file(self, app: Apartments, name: str) -> FileView:
        """Open a photo, plan or paper of this listing.

        Args:
            name: The file's name.
        """
        return file_view(app, self.listing_id, name)

    @tap
    def open_agent(self, app: Apartments) -> contacts_screens.ContactCard:
        """See the agent's contact card."""
        return agent_card(app, app.listings[self.listing_id])

    def _mine(self, argument: str, row: Viewing | Application | LeaseOffer) -> str:
        if row.listing_id != self.listing_id:
            raise BadInput(f"{argument}: {row.id} belongs to {row.listing_id}, not to this listing")
        return row.id


class FileView(Screen[Apartments]):
    """A file of a listing, an application or a message, opened to read."""

    carrier_id: str
    name: str

    def show(self, app: Apartments) -> View:
        """The file's text."""
        file = next(file for file in app.files_of(self.carrier_id) if file.name == self.name)
        return View(file.name, [f"{file.media_type}, {file.size_kb} kB", "", file.text or "(nothing to read)"])

    def alive(self, app: Apartments) -> bool:
        """As long as it is attached."""
        return any(file.name == self.name for file in app.files_of(self.carrier_id))


def row(app: Apartments, listing: Listing) -> Item:
    """A listing as one line of a list."""
    saved = " · saved" if app.saved(listing.id) is not None else ""
    return Item.of(listing, f"{wording.brief(listing)}{saved}")


def files(attachments: Files) -> list[Item]:
    """Files as items."""
    return [Item("attachment", file.name, f"{file.media_type}, {file.size_kb} kB") for file in attachments]


def file_view(app: Apartments, carrier_id: str, name: str) -> FileView:
    """The screen of a file.

    Raises:
        BadInput: there is none of that name.
    """
    names = [file.name for file in app.files_of(carrier_id)]
    if name not in names:
        raise BadInput(f"name: there is no file {shortened(name)}; there are {listed(names)}")
    return FileView(carrier_id, name)


def agent_card(app: Apartments, listing: Listing) -> contacts_screens.ContactCard:
    """The contact card of a listing's agent.

    Raises:
        BadInput: there is none.
    """
    for identifier in (listing.agent_number, listing.agent_email):
        card = people.card_of(app.phone, identifier) if identifier else None
        if card is not None:
            return contacts_screens.ContactCard(card.id)
    raise BadInput(f"{app.agent(listing)} is on no contact card")

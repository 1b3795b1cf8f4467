"""The screens of applications and offers."""

from __future__ import annotations

from datetime import date

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.apartments import listing_screens, wording
from pare_apps.apartments.app import Action, Answer, Apartments
from pare_apps.apartments.dealings import words
from pare_apps.apartments.saving import Names
from pare_apps.apartments.store import PAGE


class ApplicationForm(Screen[Apartments]):
    """The form to apply for a flat."""

    listing_id: str

    def show(self, app: Apartments) -> View:
        """What one applies for, and until when."""
        listing = app.listings[self.listing_id]
        lines = [wording.price(listing), f"Free from {wording.day(listing.available_from)}"]
        if listing.apply_by is not None:
            lines.append(f"Applications by {app.local(listing.apply_by)}")
        if not listing.on_market:
            lines.append(f"It is {listing.state} and takes no applications")
        return View(f"Apply for {listing.address}", lines)

    def alive(self, app: Apartments) -> bool:
        """As long as the listing is known."""
        return self.listing_id in app.listings

    @tap
    def apply(
        self,
        app: Apartments,
        message: str = "",
        moves_in: date | None = None,
        moves_out: date | None = None,
        attachments: Names = (),
        submit: bool = True,
    ) -> ApplicationView:
        """Fill in the form, and send it or keep it as a draft.

        Args:
            message: What to write to the agent.
            moves_in: The first day, if not that of the listing.
            moves_out: The last day of a stay with an end.
            attachments: Documents, each "<id of what carries it>/<file name>".
            submit: Send it (true) or keep a draft (false).
        """
        row = app.apply(self.listing_id, message, moves_in, moves_out, attachments, submit)
        return ApplicationView(row.id)


class Applications(Screen[Apartments]):
    """The open offers, and all applications, the latest first."""

    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Up to ten offers that wait for an answer, then twenty applications."""
        offers = app.lease_offers.where(state="open", limit=10) if self.offset == 0 else []
        rows = app.applications.where(newest=True, limit=PAGE, offset=self.offset)
        items = [Item.of(one, f"Offer: {wording.offered(app, one, app.listings[one.listing_id])}") for one in offers]
        items += [Item.of(one, wording.applied(one, app.listings[one.listing_id])) for one in rows]
        return View("Applications", [] if items else ["none"], items)

    @tap
    def open_application(self, app: Apartments, application_id: str) -> ApplicationView:
        """Open an application.

        Args:
            application_id: The application.
        """
        return ApplicationView(app.applications[application_id].id)

    @tap
    def open_offer(self, app: Apartments, lease_offer_id: str) -> OfferView:
        """Open an offer.

        Args:
            lease_offer_id: The offer.
        """
        return OfferView(app.lease_offers[lease_offer_id].id)

    @tap
    def more(self, app: Apartments) -> Applications:
        """Scroll on to earlier applications."""
        if len(app.applications) <= self.offset + PAGE:
            raise BadInput("there are no more applications")
        return Applications(self.offset + PAGE)


class ApplicationView(Screen[Apartments]):
    """An application: its state, what was written, its documents, and what is missing."""

    application_id: str

    def show(self, app: Apartments) -> View:
        """All about it; offers and files are the items."""
        row = app.applications[self.application_id]
        listing = app.listings[row.listing_id]
        until = app.documents_until(row, listing)
        lines = [
            f"State: {words(row.state)}",
            f"Sent: {app.local(row.submitted_at)}" if row.submitted_at else "",
            f"From {wording.day(row.moves_in or listing.available_from)}"
            + (f" until {wording.day(row.moves_out)}" if row.moves_out else ""),
            f"Agent: {app.agent(listing)}",
            f"You wrote: {row.message}" if row.message else "",
            f"The agent wrote: {row.agent_note}" if row.agent_note else "",
            f"Terms: {row.terms}" if row.terms else "",
            f"Missing: {', '.join(row.missing)}" if row.missing else "",
            f"Documents can be added until {app.local(until)}" if until and row.live else "",
        ]
        offers = app.lease_offers.where(listing_id=listing.id, newest=True, limit=5)
        items = [Item.of(one, f"Offer: {wording.offered(app, one, listing)}") for one in offers]
        return View(
            f"Application for {listing.address}",
            filter(None, lines),
            [*items, *listing_screens.files(row.attachments)],
        )

    def alive(self, app: Apartments) -> bool:
        """As long as the application is known."""
        return self.application_id in app.applications

    @tap
    def update_application(
        self,
        app: Apartments,
        message: str | None = None,
        moves_in: date | None = None,
        moves_out: date | None = None,
        attachments: Names = (),
        action: Action = "",
    ) -> None:
        """Add documents, change a draft, send it, or withdraw this application.

        Args:
            message: What to write to the agent; drafts only.
            moves_in: The first day; drafts only.
            moves_out: The last day; drafts only.
            attachments: Documents to add, each "<id of what carries it>/<file name>".
            action: `submit` to send a draft, `withdraw` to give the application up.
        """
        app.update_application(self.application_id, message, moves_in, moves_out, attachments, action)

    @tap
    def open_file(self, app: Apartments, name: str) -> listing_screens.FileView:
        """Open a document.

        Args:
            name: The file's name.
        """
        return listing_screens.file_view(app, self.application_id, name)

    @tap
    def open_offer(self, app: Apartments, lease_offer_id: str) -> OfferView:
        """Open the agent's offer.

        Args:
            lease_offer_id: The offer.
        """
        offer, wanted = app.lease_offers[lease_offer_id], app.applications[self.application_id].listing_id
        if offer.listing_id != wanted:
            raise BadInput(f"lease_offer_id: {offer.id} belongs to {offer.listing_id}, not to {wanted}")
        return OfferView(offer.id)

    @tap
    def open_listing(self, app: Apartments) -> listing_screens.ListingView:
        """See the listing."""
        return listing_screens.ListingView(app.applications[self.application_id].listing_id)


class OfferView(Screen[Apartments]):
    """An agent's offer to let a flat to the user, and until when it must be answered."""

    lease_offer_id: str

    def show(self, app: Apartments) -> View:
        """What is offered."""
        offer = app.lease_offers[self.lease_offer_id]
        listing = app.listings[offer.listing_id]
        lines = [
            f"State: {offer.state}",
            f"Answer by: {app.local(offer.answer_by)}",
            f"Rent: {offer.rent} a {listing.rent_period}",
            f"From {wording.day(offer.moves_in or listing.available_from)}",
            f"Agent: {app.agent(listing)}",
            offer.text,
            f"You answered: {offer.message}" if offer.message else "",
        ]
        return View(f"Offer: {listing.address}", filter(None, lines))

    def alive(self, app: Apartments) -> bool:
        """As long as the offer is known."""
        return self.lease_offer_id in app.lease_offers

    @tap
    def answer_offer(self, app: Apartments, answer: Answer, message: str = "") -> None:
        """Accept or decline the offer; this is final.

        Args:
            answer: The answer.
            message: A word to the agent.
        """
        app.answer_offer(self.lease_offer_id, answer, message)

    @tap
    def open_listing(self, app: Apartments) -> listing_screens.ListingView:
        """See the listing."""
        return listing_screens.ListingView(app.lease_offers[self.lease_offer_id].listing_id)

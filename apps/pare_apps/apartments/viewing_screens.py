"""The screens of viewings."""

from __future__ import annotations

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.apartments import listing_screens, wording
from pare_apps.apartments.app import Apartments
from pare_apps.apartments.dealings import words
from pare_apps.apartments.model import When
from pare_apps.apartments.store import PAGE


class ViewingForm(Screen[Apartments]):
    """The form to request a viewing, with the times that the listing offers."""

    listing_id: str

    def show(self, app: Apartments) -> View:
        """The times that can still be had."""
        listing = app.listings[self.listing_id]
        lines = [f"Offered: {wording.slots(app, listing)}", f"{listing.viewing_minutes} minutes each"]
        if listing.sign_up_by is not None:
            lines.append(f"Sign up by {app.local(listing.sign_up_by)}")
        if not listing.on_market:
            lines.append(f"It is {listing.state} and takes no viewings")
        return View(f"View {listing.address}", lines)

    def alive(self, app: Apartments) -> bool:
        """As long as the listing is known."""
        return self.listing_id in app.listings

    @tap
    def request_viewing(self, app: Apartments, starts: When, message: str = "") -> ViewingView:
        """Request a viewing.

        Args:
            starts: One of the times offered.
            message: A word to the agent.
        """
        return ViewingView(app.request_viewing(self.listing_id, starts, message).id)


class Viewings(Screen[Apartments]):
    """All viewings, the latest in time first."""

    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Twenty viewings."""
        rows = app.viewings.where(newest=True, limit=PAGE, offset=self.offset)
        items = [Item.of(one, wording.when(app, one, app.listings[one.listing_id])) for one in rows]
        return View("Viewings", [] if items else ["none"], items)

    @tap
    def open_viewing(self, app: Apartments, viewing_id: str) -> ViewingView:
        """Open a viewing.

        Args:
            viewing_id: The viewing.
        """
        return ViewingView(app.viewings[viewing_id].id)

    @tap
    def more(self, app: Apartments) -> Viewings:
        """Scroll on to earlier viewings."""
        if len(app.viewings) <= self.offset + PAGE:
            raise BadInput("there are no more viewings")
        return Viewings(self.offset + PAGE)


class ViewingView(Screen[Apartments]):
    """A viewing: where and when, its state, and until when it can be changed."""

    viewing_id: str

    def show(self, app: Apartments) -> View:
        """All about it, and the times to which it can be moved."""
        viewing = app.viewings[self.viewing_id]
        listing = app.listings[viewing.listing_id]
        by = {"me": " by you", "agent": " by the agent"}.get(viewing.cancelled_by or "", "")
        lines = [
            f"When: {app.local(viewing.starts)}, {listing.viewing_minutes} minutes",
            f"State: {words(viewing.state)}{by}",
            f"Agent: {app.agent(listing)}",
            f"You wrote: {viewing.message}" if viewing.message else "",
            f"The agent wrote: {viewing.agent_note}" if viewing.agent_note else "",
        ]
        if viewing.live:
            lines += [
                f"Can be moved or cancelled until {app.local(app.changeable_until(viewing))}",
                f"Times offered: {wording.slots(app, listing)}",
            ]
        return View(f"Viewing of {listing.address}", filter(None, lines))

    def alive(self, app: Apartments) -> bool:
        """As long as the viewing is known."""
        return self.viewing_id in app.viewings

    @tap
    def move_viewing(self, app: Apartments, starts: When, message: str | None = None) -> None:
        """Move this viewing to another time.

        Args:
            starts: One of the times offered.
            message: A word to the agent.
        """
        app.move_viewing(self.viewing_id, starts, message)

    @tap
    def cancel_viewing(self, app: Apartments, message: str | None = None) -> None:
        """Cancel this viewing.

        Args:
            message: A word to the agent.
        """
        app.cancel_viewing(self.viewing_id, message)

    @tap
    def open_listing(self, app: Apartments) -> listing_screens.ListingView:
        """See the listing."""
        return listing_screens.ListingView(app.viewings[self.viewing_id].listing_id)

"""The screens one starts from: the home screen and the results of a search."""

from __future__ import annotations

from datetime import date

from pare.entity import Entity
from pare.errors import BadInput
from pare.screen import Screen, View, tap
from pare_apps.apartments import application_screens, chat_screens, saved_screens, viewing_screens, wording
from pare_apps.apartments.app import Apartments
from pare_apps.apartments.dealings import AgentMessage, Application, LeaseOffer, Viewing
from pare_apps.apartments.listing_screens import ListingView, row
from pare_apps.apartments.model import (
    Criteria,
    Energy,
    Features,
    Listing,
    PropertyType,
    SavedListing,
    SavedSearch,
    Sort,
)
from pare_apps.apartments.saving import Names
from pare_apps.apartments.store import PAGE
from pare_apps.fields import named_faults


class Home(Screen[Apartments], root=True):
    """What needs attention, and the newest listings."""

    def show(self, app: Apartments) -> View:
        """What is open with agents, and ten listings that are on the market, the newest first."""
        coming = app.viewings.where(live=True, since=app.now, limit=1)
        lines = [f"Next viewing: {wording.when(app, one, app.listings[one.listing_id])}" for one in coming]
        offers = app.lease_offers.where(state="open", limit=3)
        lines += [f"Offer: {wording.offered(app, one, app.listings[one.listing_id])}" for one in offers]
        lines += [
            f"Documents wanted: {app.listings[one.listing_id].address}"
            for one in app.applications.where(undecided=True, newest=True, limit=5)
            if one.missing
        ]
        lines.append(
            f"Saved: {len(app.saved_listings)} listings, {len(app.saved_searches)} searches "
            f"({app.saved_searches.count(notify=True)} notify)"
        )
        return View("Apartments", lines, (row(app, one) for one in app.find(Criteria(), limit=10)))

    @tap
    def search_listings(
        self,
        app: Apartments,
        text: str = "",
        districts: Names = (),
        property_type: PropertyType | None = None,
        min_total: int | None = None,
        max_total: int | None = None,
        max_deposit: int | None = None,
        min_rooms: float | None = None,
        max_rooms: float | None = None,
        min_size_m2: int | None = None,
        max_size_m2: int | None = None,
        min_floor: int | None = None,
        max_floor: int | None = None,
        pets: bool = False,
        lift: bool = False,
        furnished: bool | None = None,
        features: Features = (),
        energy_class: Energy | None = None,
        available_by: date | None = None,
        available_until: date | None = None,
        lease_months: int | None = None,
        sort: Sort = "newest",
        include_gone: bool = False,
    ) -> Results:
        """Search with filters; whatever is given must fit.

        Args:
            text: Words of address, description or agent.
            districts: Districts or cities, of which one must fit.
            property_type: Only flats, houses, rooms or studios.
            min_total: At least this rent with extra costs.
            max_total: At most this rent with extra costs, in the currency and per month or week as is usual there.
            max_deposit: At most this deposit, in that currency.
            min_rooms: At least so many rooms.
            max_rooms: At most so many rooms.
            min_size_m2: At least so large.
            max_size_m2: At most so large.
            min_floor: On this floor or higher; 0 is the ground floor.
            max_floor: On this floor or lower.
            pets: Pets allowed or on request.
            lift: With a lift.
            furnished: Furnished (true) or unfurnished (false).
            features: What else it must have, all of them.
            energy_class: This energy class or a better one.
            available_by: Free on this day or earlier.
            available_until: Free on this day still.
            lease_months: A lease of so many months must be possible.
            sort: Newest, cheapest by rent or total, or largest first.
            include_gone: Also those that are let or withdrawn.
        """
        with named_faults():
            wanted = Criteria(
                text=text, districts=districts, property_type=property_type, min_total=min_total, max_total=max_total,
                max_deposit=max_deposit, min_rooms=min_rooms,
                max_rooms=max_rooms, min_size_m2=min_size_m2, max_size_m2=max_size_m2, min_floor=min_floor,
                max_floor=max_floor, pets=pets, lift=lift, furnished=furnished, features=features,
                energy_class=energy_class, available_by=available_by, available_until=available_until,
                lease_months=lease_months,
            )  # fmt: skip
        return Results(wanted, sort, include_gone)

    @tap
    def look_up(self, app: Apartments, text: str) -> Results:
        """Look a listing up by its address or other words, be it still on the market or not.

        Args:
            text: Words, or beginnings of words.
        """
        with named_faults():
            return Results(Criteria(text=text), "newest", True)

    @tap
    def open_listing(self, app: Apartments, listing_id: str) -> ListingView:
        """Open one of these listings.

        Args:
            listing_id: The listing.
        """
        return ListingView(app.listings[listing_id].id)

    @tap
    def open_saved_listings(self, app: Apartments) -> saved_screens.SavedListings:
        """See the saved listings with their notes."""
        return saved_screens.SavedListings()

    @tap
    def open_saved_searches(self, app: Apartments) -> saved_screens.SavedSearches:
        """See the saved searches, to run, change or add one."""
        return saved_screens.SavedSearches()

    @tap
    def open_viewings(self, app: Apartments) -> viewing_screens.Viewings:
        """See all viewings."""
        return viewing_screens.Viewings()

    @tap
    def open_applications(self, app: Apartments) -> application_screens.Applications:
        """See all applications and offers."""
        return application_screens.Applications()

    @tap
    def open_conversations(self, app: Apartments) -> chat_screens.Conversations:
        """See the conversations with agents."""
        return chat_screens.Conversations()


class Results(Screen[Apartments]):
    """The listings that a search finds, page by page."""

    wanted: Criteria
    sort: Sort = "newest"
    include_gone: bool = False
    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Twenty listings."""
        rows = app.find(self.wanted, self.sort, self.include_gone, PAGE, self.offset)
        lines = [f"Sorted by: {self.sort}"] + ([f"from number {self.offset + 1} on"] if self.offset else [])
        return View(
            f"Search: {wording.criteria(self.wanted)}",
            lines if rows else [*lines, "nothing found"],
            (row(app, one) for one in rows),
        )

    @tap
    def open_listing(self, app: Apartments, listing_id: str) -> ListingView:
        """Open one of these listings.

        Args:
            listing_id: The listing.
        """
        return ListingView(app.listings[listing_id].id)

    @tap
    def save_this_search(self, app: Apartments, name: str | None = None, notify: bool | None = None) -> None:
        """Save this search; new listings that it finds are announced.

        Args:
            name: What to call it.
            notify: Whether new listings are announced (by default they are).
        """
        app.save_search(name=name, notify=notify, **self.wanted.model_dump(exclude_defaults=True))

    @tap
    def more(self, app: Apartments) -> Results:
        """Scroll on to further results."""
        if not app.find(self.wanted, self.sort, self.include_gone, 1, self.offset + PAGE):
            raise BadInput("there are no more results")
        return Results(self.wanted, self.sort, self.include_gone, self.offset + PAGE)


def opened(entity: Entity) -> Screen[Apartments] | None:
    """The screen of what a notification is about."""
    match entity:
        case Listing():
            return ListingView(entity.id)
        case Viewing():
            return viewing_screens.ViewingView(entity.id)
        case Application():
            return application_screens.ApplicationView(entity.id)
        case LeaseOffer():
            return application_screens.OfferView(entity.id)
        case AgentMessage():
            return chat_screens.AgentChat(entity.listing_id)
        case SavedListing():
            return ListingView(entity.listing_id)
        case SavedSearch():
            return saved_screens.SavedSearchView(entity.id)
    return None

"""The screens of saved listings and saved searches."""

from __future__ import annotations

from datetime import date

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare_apps.apartments import listing_screens, screens, wording
from pare_apps.apartments.app import Apartments
from pare_apps.apartments.model import Energy, Features, PropertyType
from pare_apps.apartments.saving import Names
from pare_apps.apartments.store import PAGE


class SavedListings(Screen[Apartments]):
    """The saved listings with their private notes, the latest saved first."""

    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Twenty listings as they are now."""
        rows = app.saved_listings.where(newest=True, limit=PAGE, offset=self.offset)
        listings = [(saved, app.listings[saved.listing_id]) for saved in rows]
        items = [
            Item.of(listing, wording.brief(listing) + (f" · note: {saved.note}" if saved.note else ""))
            for saved, listing in listings
        ]
        return View("Saved listings", [] if items else ["none"], items)

    @tap
    def open_listing(self, app: Apartments, listing_id: str) -> listing_screens.ListingView:
        """Open a saved listing.

        Args:
            listing_id: The listing.
        """
        return listing_screens.ListingView(self._saved(app, listing_id))

    @tap
    def save_listing(self, app: Apartments, listing_id: str, note: str | None = None) -> None:
        """Change the private note on a saved listing.

        Args:
            listing_id: The listing.
            note: What it says from now on.
        """
        app.save_listing(self._saved(app, listing_id), note)

    @tap
    def remove_saved(self, app: Apartments, listing_id: str) -> None:
        """Take a listing off this list.

        Args:
            listing_id: The listing.
        """
        app.remove_saved(self._saved(app, listing_id))

    @tap
    def more(self, app: Apartments) -> SavedListings:
        """Scroll on to those saved earlier."""
        if len(app.saved_listings) <= self.offset + PAGE:
            raise BadInput("there are no more saved listings")
        return SavedListings(self.offset + PAGE)

    def _saved(self, app: Apartments, listing_id: str) -> str:
        if app.saved(app.listings[listing_id].id) is None:
            raise BadInput(f"listing_id: {listing_id} is not saved")
        return listing_id


class SearchForm:
    """The form of a saved search, a new one or one that is there already."""

    def edited(self) -> str | None:
        """The saved search that the form changes; None for a new one."""
        return None

    @tap
    def save_search(
        self,
        app: Apartments,
        name: str | None = None,
        notify: bool | None = None,
        text: str | None = None,
        districts: Names | None = None,
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
        pets: bool | None = None,
        lift: bool | None = None,
        furnished: bool | None = None,
        features: Features | None = None,
        energy_class: Energy | None = None,
        available_by: date | None = None,
        available_until: date | None = None,
        lease_months: int | None = None,
        drop: Names = (),
    ) -> None:
        """Fill in the form of a search and save it; what is left out stays, or does not matter in a new one.

        Args:
            name: What to call it.
            notify: Whether new listings are announced (true) or not (false).
            text: Words of address, description or agent.
            districts: Districts or cities, of which one must fit; replaces those there.
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
            pets: Whether pets must be possible.
            lift: Whether it must have a lift.
            furnished: Furnished (true) or unfurnished (false).
            features: What else it must have, all of them; replaces those there.
            energy_class: This energy class or a better one.
            available_by: Free on this day or earlier.
            available_until: Free on this day still.
            lease_months: A lease of so many months must be possible.
            drop: Names of criteria to empty, such as max_total.
        """
        app.save_search(
            self.edited(), name, notify, text, districts, property_type, min_total, max_total, max_deposit, min_rooms,
            max_rooms, min_size_m2,
            max_size_m2, min_floor, max_floor, pets, lift, furnished, features, energy_class, available_by,
            available_until, lease_months, drop,
        )  # fmt: skip


class SavedSearches(SearchForm, Screen[Apartments]):
    """The saved searches, the latest first, and the form of a new one."""

    offset: int = 0

    def show(self, app: Apartments) -> View:
        """Twenty searches: name, criteria, and whether new listings are announced."""
        rows = app.saved_searches.where(newest=True, limit=PAGE, offset=self.offset)
        items = [
            Item.of(
                one,
                (f"{one.name}: " if one.name else "")
                + f"{wording.criteria(one)} · notifications {'on' if one.notify else 'off'}",
            )
            for one in rows
        ]
        return View("Saved searches", [] if items else ["none"], items)

    @tap
    def open_search(self, app: Apartments, saved_search_id: str) -> SavedSearchView:
        """Open a saved search to run, change or delete it.

        Args:
            saved_search_id: The search.
        """
        return SavedSearchView(app.saved_searches[saved_search_id].id)

    @tap
    def more(self, app: Apartments) -> SavedSearches:
        """Scroll on to earlier searches."""
        if len(app.saved_searches) <= self.offset + PAGE:
            raise BadInput("there are no more saved searches")
        return SavedSearches(self.offset + PAGE)


class SavedSearchView(SearchForm, Screen[Apartments]):
    """A saved search: what it looks for, and the form to change it."""

    saved_search_id: str

    def show(self, app: Apartments) -> View:
        """Its criteria, and whether new listings are announced."""
        search = app.saved_searches[self.saved_search_id]
        announced = "New listings are announced" if search.notify else "Notifications are off"
        return View(f"Search {wording.called(search)}", [wording.criteria(search), announced])

    def alive(self, app: Apartments) -> bool:
        """False once the search is deleted."""
        return self.saved_search_id in app.saved_searches

    def edited(self) -> str | None:
        """This search."""
        return self.saved_search_id

    @tap
    def run(self, app: Apartments) -> screens.Results:
        """See what it finds now."""
        return screens.Results(app.saved_searches[self.saved_search_id].criteria)

    @tap
    def remove_saved(self, app: Apartments) -> None:
        """Delete this search."""
        app.remove_saved(saved_search_id=self.saved_search_id)

"""Saving listings with a private note, and searches."""

from __future__ import annotations

from datetime import date
from typing import Any

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare_apps.apartments.arrivals import Arrivals
from pare_apps.apartments.model import Criteria, SavedListing, SavedSearch
from pare_apps.fields import named_faults

Names = tuple[str, ...]


class Saving(Arrivals):
    """What the user keeps for later."""

    @write
    def save_listing(self, listing_id: str, note: str | None = None) -> SavedListing:
        """Save a listing, or change the private note on a saved one.

        Args:
            listing_id: The listing.
            note: Private; replaces the old.
        """
        self.listings[listing_id]
        saved = self.saved(listing_id)
        with named_faults("note"):
            if saved is None:
                return self.saved_listings.add(SavedListing(listing_id=listing_id, note=note or ""))
            return self.saved_listings.update(saved if note is None else saved.changed(note=note))

    @write
    def remove_saved(
        self, listing_id: str | None = None, saved_search_id: str | None = None
    ) -> SavedListing | SavedSearch:
        """Remove a listing from the saved ones, or delete a saved search; give one of the two.

        Args:
            listing_id: The listing.
            saved_search_id: The search.
        """
        if (listing_id is None) == (saved_search_id is None):
            raise BadInput("listing_id: give either listing_id or saved_search_id")
        if saved_search_id is not None:
            return self.saved_searches.remove(saved_search_id)
        listing = self.listings[listing_id or ""]
        saved = self.saved(listing.id)
        if saved is None:
            raise BadInput(f"listing_id: {listing.id} is not saved")
        return self.saved_listings.remove(saved.id)

    @write
    def save_search(
        self,
        saved_search_id: str | None = None,
        name: str | None = None,
        notify: bool | None = None,
        text: str | None = None,
        districts: Names | None = None,
        max_total: int | None = None,
        min_rooms: float | None = None,
        min_size_m2: int | None = None,
        min_floor: int | None = None,
        pets: bool | None = None,
        lift: bool | None = None,
        furnished: bool | None = None,
        available_by: date | None = None,
        drop: Names = (),
    ) -> SavedSearch:
        """Save a new search, or change a saved one: what is left out stays. Criteria as in search_listings.

        Args:
            saved_search_id: The one to change.
            name: Its name.
            notify: Announce new listings; a new search does.
            text: Words.
            districts: All wanted.
            max_total: With extra costs.
            min_rooms: Number.
            min_size_m2: Size.
            min_floor: Floor.
            pets: Needed.
            lift: Needed.
            furnished: Furnished or not.
            available_by: Day.
            drop: Names of criteria to take away.
        """
        given: dict[str, Any] = {
            "name": name, "notify": notify, "text": text, "districts": districts, "max_total": max_total,
            "min_rooms": min_rooms, "min_size_m2": min_size_m2, "min_floor": min_floor,
            "pets": pets, "lift": lift, "furnished": furnished, "available_by": available_by,
        }  # fmt: skip
        given = {field: value for field, value in given.items() if value is not None}
        before = SavedSearch() if saved_search_id is None else self.saved_searches[saved_search_id]
        for field in drop:
            if field not in Criteria.model_fields:
                raise BadInput(f"drop: {shortened(field)} is no criterion; there are {listed(Criteria.model_fields)}")
            if field in given:
                raise BadInput(f"drop: {field} is given as well; either set it or drop it")
            given[field] = Criteria.model_fields[field].default
        if saved_search_id is not None and not given:
            raise BadInput("saved_search_id: is the only argument; give at least one thing to change")
        with named_faults():
            search = before.changed(**given)
        if search.criteria == Criteria():
            raise BadInput("max_total: give at least one criterion, such as max_total or districts")
        if search.id:
            return self.saved_searches.update(search)
        for other in self.saved_searches.where(criteria=search.criteria, limit=1):
            raise BadInput(f"saved_search_id: {other.id} looks for the same; change that one")
        return self.saved_searches.add(search)

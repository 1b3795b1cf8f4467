"""Saving listings with a private note, and searches."""

from __future__ import annotations

from datetime import date
from typing import Any

from pare.app import write
from pare.errors import BadInput, listed, shortened
from pare_apps.apartments.arrivals import Arrivals
from pare_apps.apartments.model import Criteria, Energy, Features, PropertyType, SavedListing, SavedSearch
from pare_apps.fields import Bare, named_faults

Names = tuple[str, ...]


class Saving(Arrivals):
    """What the user keeps for later."""

    @write
    def save_listing(self, listing_id: Bare[str], note: Bare[str | None] = None) -> SavedListing:
        """Save a listing, or replace the private note on a saved one.

        Args:
            listing_id: The listing.
            note: For the user only; what is left out stays.
        """
        self.listings[listing_id]
        saved = self.saved(listing_id)
        with named_faults("note"):
            if saved is None:
                return self.saved_listings.add(SavedListing(listing_id=listing_id, note=note or ""))
            return self.saved_listings.update(saved if note is None else saved.changed(note=note))

    @write
    def remove_saved(
        self, listing_id: Bare[str | None] = None, saved_search_id: Bare[str | None] = None
    ) -> SavedListing | SavedSearch:
        """Remove a saved listing, or delete a saved search; give one of the two.

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
        saved_search_id: Bare[str | None] = None,
        name: Bare[str | None] = None,
        notify: bool | None = None,
        text: Bare[str | None] = None,
        districts: Bare[Names | None] = None,
        property_type: Bare[PropertyType | None] = None,
        min_total: Bare[int | None] = None,
        max_total: Bare[int | None] = None,
        max_deposit: Bare[int | None] = None,
        min_rooms: Bare[float | None] = None,
        max_rooms: Bare[float | None] = None,
        min_size_m2: Bare[int | None] = None,
        max_size_m2: Bare[int | None] = None,
        min_floor: Bare[int | None] = None,
        max_floor: Bare[int | None] = None,
        pets: Bare[bool | None] = None,
        lift: Bare[bool | None] = None,
        furnished: Bare[bool | None] = None,
        features: Bare[Features | None] = None,
        energy_class: Bare[Energy | None] = None,
        available_by: Bare[date | None] = None,
        available_until: Bare[date | None] = None,
        lease_months: Bare[int | None] = None,
        drop: Names = (),
    ) -> SavedSearch:
        """Save a new search, or change a saved one: what is left out stays, a list is replaced.

        Criteria as in search_listings.

        Args:
            saved_search_id: The one to change; left out: a new one.
            name: Its name.
            notify: Announce new listings; a new search does.
            text: Words in it.
            districts: Districts or cities, of which one must fit.
            property_type: Only flats, houses, rooms or studios.
            min_total: At least this rent with extra costs.
            max_total: At most this rent with extra costs.
            max_deposit: At most this deposit.
            min_rooms: At least so many rooms.
            max_rooms: At most so many rooms.
            min_size_m2: At least so large.
            max_size_m2: At most so large.
            min_floor: On this floor or higher.
            max_floor: On this floor or lower.
            pets: Whether pets must be possible.
            lift: Whether it must have a lift.
            furnished: Furnished (true) or unfurnished (false).
            features: What else it must have, all of them.
            energy_class: This energy class or a better one.
            available_by: Free on this day or earlier.
            available_until: Free on this day still.
            lease_months: A lease of so many months must be possible.
            drop: Names of criteria to remove.
        """
        given: dict[str, Any] = {
            "name": name, "notify": notify, "text": text, "districts": districts,
            "property_type": property_type, "min_total": min_total, "max_total": max_total,
            "max_deposit": max_deposit, "min_rooms": min_rooms, "max_rooms": max_rooms, "min_size_m2": min_size_m2,
            "max_size_m2": max_size_m2, "min_floor": min_floor, "max_floor": max_floor, "pets": pets, "lift": lift,
            "furnished": furnished, "features": features, "energy_class": energy_class, "available_by": available_by,
            "available_until": available_until, "lease_months": lease_months,
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
        if search.criteria != before.criteria:
            for other in self.saved_searches.where(criteria=search.criteria, limit=1):
                raise BadInput(f"saved_search_id: {other.id} looks for the same; change that one")
        return self.saved_searches.update(search) if search.id else self.saved_searches.add(search)

"""The apartments app as it is read: search, one listing with all that belongs to it, and the user's own lists."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import islice
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from pare.app import read
from pare.entity import Entity
from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare.table import Table
from pare_apps.apartments.dealings import AgentMessage, Application, LeaseOffer, Viewing
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
from pare_apps.apartments.store import Store, batches
from pare_apps.apartments.wording import criteria
from pare_apps.fields import Bare, named_faults
from pare_apps.money import Money

Page = Annotated[int, Field(ge=1, le=50)]
Offset = Annotated[int, Field(ge=0, le=1_000_000)]
Of = Literal["saved_listings", "saved_searches", "viewings", "applications", "offers", "messages"]
Own = SavedListing | SavedSearch | Viewing | Application | LeaseOffer | AgentMessage
E = TypeVar("E", bound=Entity)
_EXCERPT = 300  # characters of a description that lists show


class Found(BaseModel):
    """A listing in a list: its description cut short, its files left out.

    Attributes:
        total: the rent with all that is paid besides.
        saved: whether the user has saved it.
    """

    model_config = ConfigDict(frozen=True)

    listing: Listing
    total: Money
    saved: bool


class ListingDetails(BaseModel):
    """A listing in full, and all that the user has going on with it, the latest first.

    Attributes:
        total: the rent with all that is paid besides.
        saved: as it was saved, with the private note.
    """

    model_config = ConfigDict(frozen=True)

    listing: Listing
    total: Money
    saved: SavedListing | None
    viewings: tuple[Viewing, ...]
    applications: tuple[Application, ...]
    offers: tuple[LeaseOffer, ...]
    messages: tuple[AgentMessage, ...]


class Mine(BaseModel):
    """A row of one of the user's own lists.

    Attributes:
        about: address and agent of the listing that it belongs to; of a saved search, what it looks for.
        listing: of a saved listing, the listing itself.
    """

    model_config = ConfigDict(frozen=True)

    about: str
    item: Own
    listing: Found | None = None


class Reading(Store):
    """The operations that change nothing."""

    @read
    def search_listings(
        self,
        text: str = "",
        districts: tuple[str, ...] = (),
        property_type: Bare[PropertyType | None] = None,
        min_total: Bare[int | None] = None,
        max_total: int | None = None,
        max_deposit: Bare[int | None] = None,
        min_rooms: Bare[float | None] = None,
        max_rooms: Bare[float | None] = None,
        min_size_m2: Bare[int | None] = None,
        max_size_m2: Bare[int | None] = None,
        min_floor: int | None = None,
        max_floor: Bare[int | None] = None,
        pets: bool = False,
        lift: Bare[bool] = False,
        furnished: Bare[bool | None] = None,
        features: Features = (),
        energy_class: Energy | None = None,
        available_by: Bare[date | None] = None,
        available_until: Bare[date | None] = None,
        lease_months: int | None = None,
        sort: Sort = "newest",
        include_gone: bool = False,
        limit: Page = 10,
        offset: Offset = 0,
    ) -> list[Found]:
        """Flats that fit all that is given; descriptions are cut: see get_listing.

        Args:
            text: Words anywhere in it.
            districts: Or cities; one must fit.
            property_type: Only such.
            min_total: At least this total.
            max_total: With extra costs, in the usual currency and period.
            max_deposit: At most this deposit, in that currency.
            min_rooms: At least so many rooms.
            max_rooms: At most so many rooms.
            min_size_m2: At least so large.
            max_size_m2: At most so large.
            min_floor: 0 is the ground floor.
            max_floor: On this floor or lower.
            pets: Allowed or on request.
            lift: Needed.
            furnished: Furnished (true) or unfurnished (false).
            features: All needed.
            energy_class: Or better.
            available_by: Free on this day or earlier.
            available_until: Free on this day still.
            lease_months: So short a lease is possible.
            sort: By rent or total, the cheapest first.
            include_gone: Let or withdrawn too.
            limit: At most so many.
            offset: Skip so many.
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
        rows = self.find(wanted, sort, include_gone, limit, offset)
        if not rows:
            self._check_districts(wanted)
        return [self.found(row) for row in rows]

    @read
    def get_listing(self, listing_id: Bare[str]) -> ListingDetails:
        """A listing in full, with the user's note, viewings, applications, offers and latest messages there.

        Args:
            listing_id: The listing.
        """
        listing = self.listings[listing_id]
        return ListingDetails(
            listing=listing,
            total=listing.total,
            saved=self.saved(listing_id),
            viewings=self._latest(self.viewings, listing_id),
            applications=self._latest(self.applications, listing_id),
            offers=self._latest(self.lease_offers, listing_id),
            messages=self._latest(self.agent_messages, listing_id),
        )

    @read
    def list_mine(
        self,
        of: Bare[Of],
        listing_id: Bare[str | None] = None,
        open_only: bool = False,
        limit: Page = 20,
        offset: Offset = 0,
    ) -> list[Mine]:
        """List what the user has in this app, latest first; of messages without listing_id, each conversation's last.

        Args:
            of: Which list.
            listing_id: Only of this listing.
            open_only: Only what is coming, undecided, unanswered, notifying or still to let.
            limit: At most so many.
            offset: Skip so many.
        """
        if listing_id is not None:
            self.listings[listing_id]
            if of == "saved_searches":
                raise BadInput("listing_id: saved searches belong to no listing; leave it out")
        return [self._mine(row) for row in self.own(of, listing_id, open_only, limit, offset)]

    def own(self, of: Of, listing_id: str | None, open_only: bool, limit: int, offset: int) -> Sequence[Own]:
        """A page of one of the user's lists; see `list_mine`."""
        equal: dict[str, Any] = {} if listing_id is None else {"listing_id": listing_id}
        page: dict[str, Any] = {"newest": True, "limit": limit, "offset": offset}
        match of:
            case "saved_listings" if open_only:
                rows = (r for r in batches(self.saved_listings, **equal) if self.listings[r.listing_id].on_market)
                return list(islice(rows, offset, offset + limit))
            case "saved_listings":
                return self.saved_listings.where(**page, **equal)
            case "saved_searches":
                return self.saved_searches.where(**page, **_if(open_only, notify=True))
            case "viewings":
                return self.viewings.where(**page, **equal, **_if(open_only, live=True, since=self.now))
            case "applications":
                return self.applications.where(**page, **equal, **_if(open_only, undecided=True))
            case "offers":
                return self.lease_offers.where(**page, **equal, **_if(open_only, state="open"))
        if listing_id is None:
            return self.threads(limit, offset, unanswered=open_only)
        if open_only:
            last = self.agent_messages.where(newest=True, limit=1, **equal)
            return [message for message in last if message.sender == "agent"][offset:]
        return self.agent_messages.where(**page, **equal)

    def found(self, listing: Listing) -> Found:
        """A listing as lists show it."""
        cut = len(listing.description) > _EXCERPT
        text = f"{listing.description[:_EXCERPT]}…" if cut else listing.description
        short = listing.model_copy(update={"description": text, "attachments": ()})
        return Found(listing=short, total=listing.total, saved=self.saved(listing.id) is not None)

    def about(self, row: Own) -> str:
        """What a row of the user's lists is about, in a few words."""
        if isinstance(row, SavedSearch):
            return criteria(row)
        listing = self.listings[row.listing_id]
        return f"{listing.address}; agent: {self.agent(listing)}"

    def _mine(self, row: Own) -> Mine:
        listing = self.found(self.listings[row.listing_id]) if isinstance(row, SavedListing) else None
        return Mine(about=self.about(row), item=row, listing=listing)

    def _latest(self, table: Table[E], listing_id: str) -> tuple[E, ...]:
        return tuple(table.where(listing_id=listing_id, newest=True, limit=10))

    def _check_districts(self, wanted: Criteria) -> None:
        known = self.listings.values("places")
        for name in wanted.districts:
            if plain(name) not in known:
                raise BadInput(f"districts: no listing is in {shortened(name)}; there are {listed(known, 30)}")


def _if(holds: bool, **equal: Any) -> dict[str, Any]:
    return equal if holds else {}

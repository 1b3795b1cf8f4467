"""How the market moves: listings come, change their price or details, and go."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Annotated

from pydantic import Field

from pare.app import Arrived, incoming
from pare.entity import Entity
from pare.errors import BadInput
from pare_apps.apartments import wording
from pare_apps.apartments.model import Listing, ListingState, When
from pare_apps.apartments.reading import Reading
from pare_apps.fields import named_faults
from pare_apps.money import Money

Amount = Annotated[Decimal, Field(ge=0, le=99_999_999, decimal_places=2)]
NEWS = "{words.news:.90}"
FULL = "{words.news}\n{words.details}"


@dataclass(frozen=True, slots=True)
class News:
    """What a notification says: the news, and all that goes with it."""

    news: str
    details: str


class Market(Reading):
    """What happens to listings, whoever is interested in them."""

    @incoming(headline=NEWS, full=FULL)
    def publish_listing(self, listing: Listing) -> Arrived[Listing]:
        """A new listing comes on the market; the user hears of it if a saved search with notifications finds it.

        Args:
            listing: All about it.
        """
        new = self.listings.add(listing.changed(listed_at=self.now))
        search = self.announced_by(new)
        found = f" for your search {wording.called(search)}" if search else ""
        place = f"{new.address}, {new.district}" if new.district else new.address
        return self._about(new, f"New{found}: {place}, {wording.price(new)}")

    @incoming(headline=NEWS, full=FULL)
    def change_price(
        self,
        listing_id: str,
        rent: Amount | None = None,
        extra_costs: Amount | None = None,
        water: Amount | None = None,
        heating_costs: Amount | None = None,
        deposit: Amount | None = None,
    ) -> Arrived[Listing]:
        """A listing's rent, extra costs or deposit change; amounts are in the currency of its rent.

        Args:
            listing_id: The listing.
            rent: The new rent without extra costs.
            extra_costs: The new extra costs.
            water: The new charge for water.
            heating_costs: The new charge for heating.
            deposit: The new deposit.
        """
        before = self.listings[listing_id]
        given = {
            "rent": rent, "extra_costs": extra_costs, "water": water, "heating_costs": heating_costs,
            "deposit": deposit,
        }  # fmt: skip
        amounts = {name: Money.of(value, before.rent.currency) for name, value in given.items() if value is not None}
        after = self._other(before, before.changed(**amounts), "rent")
        told = wording.changes((name.replace("_", " "), getattr(before, name), new) for name, new in amounts.items())
        return self._about(after, f"{after.address} now costs {wording.price(after)}: {told}")

    @incoming(headline=NEWS, full=FULL)
    def change_availability(self, listing_id: str, state: ListingState, note: str = "") -> Arrived[Listing]:
        """A listing is reserved, let, withdrawn, or available again.

        Args:
            listing_id: The listing.
            state: What it is now.
            note: A word about it.
        """
        before = self.listings[listing_id]
        after = self._other(before, before.changed(state=state), "state")
        again = " again" if state == "available" else ""
        return self._about(after, f"{after.address} is {state}{again}{f': {note}' if note else ''}")

    @incoming(headline=NEWS, full=FULL)
    def change_listing(
        self,
        listing_id: str,
        add_slots: tuple[When, ...] = (),
        remove_slots: tuple[When, ...] = (),
        sign_up_by: When | None = None,
        apply_by: When | None = None,
        available_from: date | None = None,
        description: str | None = None,
    ) -> Arrived[Listing]:
        """An agent changes what a listing says: viewing times, deadlines, the first day, the description.

        Args:
            listing_id: The listing.
            add_slots: Viewing times that are offered now.
            remove_slots: Viewing times that are gone.
            sign_up_by: Until when viewings can be requested.
            apply_by: Until when applications are taken.
            available_from: The first day.
            description: The new description.
        """
        before = self.listings[listing_id]
        gone = [slot for slot in remove_slots if slot not in before.viewing_slots]
        if gone:
            raise BadInput(f"remove_slots: {before.address} offers no viewing at {self.local(gone[0])}")
        slots = (*(slot for slot in before.viewing_slots if slot not in remove_slots), *add_slots)
        given = {
            "sign_up_by": sign_up_by, "apply_by": apply_by, "available_from": available_from,
            "description": description,
        }  # fmt: skip
        with named_faults():
            changed = before.changed(
                viewing_slots=slots, **{name: value for name, value in given.items() if value is not None}
            )
        after = self._other(before, changed, "add_slots")
        if after.viewing_slots != before.viewing_slots:
            return self._about(after, f"{after.address} has other viewing times: {wording.slots(self, after)}")
        return self._about(after, f"{after.address}: its listing was changed")

    def mutes(self, entity: Entity) -> bool:
        """Listings in which the user has shown no interest come and change without a notification."""
        return isinstance(entity, Listing) and not self.concerns(entity)

    def _about(self, listing: Listing, news: str) -> Arrived[Listing]:
        return Arrived(listing, News(news, "\n".join((f"Listing {listing.id}", *wording.facts(self, listing)))))

    def _other(self, before: Listing, after: Listing, argument: str) -> Listing:
        if after == before:
            raise BadInput(f"{argument}: nothing would change; {before.id} says so already")
        return self.listings.update(after)

"""What is on the market, and what the user has saved of it: listings, criteria, saved listings and searches."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from pare.entity import Entity
from pare.phrases import plain
from pare.times import Moment
from pare_apps.apartments.terms import Period, Terms, monthly
from pare_apps.attachments import Attachment
from pare_apps.fields import Line, Prose, Title
from pare_apps.money import Money
from pare_apps.people import is_address, is_number

ListingState = Literal["available", "reserved", "let", "withdrawn"]
Pets = Literal["allowed", "on request", "no"]
PropertyType = Literal["flat", "house", "room", "studio"]
Sort = Literal["newest", "rent", "total", "size"]
Files = tuple[Attachment, ...]
Energy = Literal["A+", "A", "B", "C", "D", "E", "F", "G", "H"]
EnergyClass = Literal["", Energy]
Feature = Literal["accessible", "balcony", "parking", "smoking"]
Features = tuple[Feature, ...]

ON_MARKET: tuple[ListingState, ...] = ("available", "reserved")
BEST_FIRST: tuple[Energy, ...] = get_args(Energy)
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
_WORD = re.compile(r"\w+")


def _sensible(at: datetime) -> datetime:
    if not 1970 <= at.year <= 2199:
        raise ValueError("must lie between the years 1970 and 2199")
    return at


def _named_apart(files: Files) -> Files:
    if len({file.name for file in files}) < len(files):
        raise ValueError("two attached files have the same name")
    return files


def _charge(money: Money) -> Money:
    if money.amount < 0:
        raise ValueError("must not be negative")
    return money


def _number(text: str) -> str:
    if text and not is_number(text):
        raise ValueError("is no telephone number; write for example '+39 333 111222'")
    return text


def _address(text: str) -> str:
    if text and not is_address(text):
        raise ValueError("is no mail address; write for example 'ana@example.com'")
    return text.lower()


When = Annotated[Moment, AfterValidator(_sensible)]
AttachedFiles = Annotated[Files, AfterValidator(_named_apart)]
Charge = Annotated[Money, AfterValidator(_charge)]
Rooms = Annotated[float, Field(gt=0, le=100)]
Size = Annotated[int, Field(ge=1, le=100_000)]
Floor = Annotated[int, Field(ge=-9, le=200)]
Limit = Annotated[int, Field(ge=0, le=1_000_000_000)]
Months = Annotated[int, Field(ge=1, le=600)]


class Listing(
    Entity,
    index=("on_market", "places", "ranks", "terms"),
    order="listed_at",
    search=("address", "district", "city", "description", "heating", "parking", "agent", "attachments"),
):
    """A flat, house, room or studio to let.

    Attributes:
        rent: the rent without extra costs, for each `rent_period`.
        extra_costs: service charges, likewise, as are water and heating; None where there are none or included.
        rooms: rooms, halves counted.
        floor: 0 is the ground floor.
        accessible: without steps from the street into every room.
        parking: what place there is for a car; empty where there is none.
        available_from: the first day; None is at once.
        available_until: the last day of a sublet.
        attachments: photos, floor plan, house rules and other papers.
        sign_up_by: until when viewings can be requested.
        apply_by: until when applications are taken.
        viewing_slots: when one can view it.
        viewing_notice_hours: how long before its start a viewing can still be moved or cancelled.
    """

    address: Title
    district: Line = ""
    city: Line = ""
    rent: Charge
    extra_costs: Charge | None = None
    water: Charge | None = None
    heating_costs: Charge | None = None
    deposit: Charge | None = None
    rent_period: Period = "month"
    property_type: PropertyType = "flat"
    rooms: Rooms = 1.0
    size_m2: Size = 40
    floor: Floor = 0
    lift: bool = False
    accessible: bool = False
    pets: Pets = "no"
    furnished: bool = False
    balcony: bool = False
    smoking: bool = False
    heating: Line = ""
    energy_class: EnergyClass = ""
    parking: Line = ""
    available_from: date | None = None
    available_until: date | None = None
    minimum_months: Months | None = None
    description: Prose = ""
    attachments: AttachedFiles = ()
    agent: Line = ""
    agent_number: Annotated[Line, AfterValidator(_number)] = ""
    agent_email: Annotated[Line, AfterValidator(_address)] = ""
    state: ListingState = "available"
    sign_up_by: When | None = None
    apply_by: When | None = None
    viewing_slots: Annotated[tuple[When, ...], AfterValidator(lambda slots: tuple(sorted(set(slots))))] = ()
    viewing_minutes: Annotated[int, Field(ge=5, le=480)] = 20
    viewing_notice_hours: Annotated[int, Field(ge=0, le=720)] = 0
    listed_at: When = LONG_AGO

    @model_validator(mode="after")
    def _agree(self) -> Self:
        for name in ("extra_costs", "water", "heating_costs", "deposit"):
            charge: Money | None = getattr(self, name)
            if charge is not None and charge.currency != self.rent.currency:
                raise ValueError(f"{name}: must be in {self.rent.currency}, as the rent is")
        if self.available_until is not None and self.available_until <= (self.available_from or date.min):
            raise ValueError("available_until: must be later than available_from")
        return self

    @property
    def total(self) -> Money:
        """The rent with all that is paid besides."""
        extras = [each.amount for each in (self.extra_costs, self.water, self.heating_costs) if each is not None]
        return Money.of(sum(extras, self.rent.amount), self.rent.currency)

    @property
    def terms(self) -> Terms:
        """In which currency and for how long it is paid."""
        return Terms(self.rent.currency, self.rent_period)

    @property
    def monthly_rent(self) -> Decimal:
        """The rent a month."""
        return monthly(self.rent.amount, self.rent_period)

    @property
    def monthly_total(self) -> Decimal:
        """The total a month."""
        return monthly(self.total.amount, self.rent_period)

    @property
    def on_market(self) -> bool:
        """Whether it takes viewings and applications."""
        return self.state in ON_MARKET

    @property
    def places(self) -> tuple[str, ...]:
        """District and city, as they are looked up."""
        return tuple(plain(place) for place in (self.district, self.city) if place)

    @property
    def ranks(self) -> tuple[tuple[Sort, bool, str, int], ...]:
        """Where it stands in the lists by rent, total and size: those on the market apart, and each currency."""
        here, paid_in = self.on_market, self.rent.currency
        return (
            ("rent", here, paid_in, _step(self.monthly_rent)),
            ("total", here, paid_in, _step(self.monthly_total)),
            ("size", here, "", _step(self.size_m2)),
        )


def _step(value: Decimal | int) -> int:
    """A value with its first two digits only."""
    whole = int(value)
    unit: int = 10 ** max(0, len(str(whole)) - 2)
    return whole // unit * unit


class Criteria(BaseModel):
    """What is looked for; what is left at its default does not matter.

    Attributes:
        districts: districts or cities, of which it must be one.
        property_type: only flats, houses, rooms or studios.
        min_total: at least this rent with extra costs, in the currency and for the period of `max_total`.
        max_total: at most this rent with extra costs, in whole units of the currency and for the period in which most
            of what else fits is let.
        max_deposit: at most this deposit, in the same currency; what asks for none fits.
        pets: pets must be possible, be it on request.
        features: what it must have besides.
        energy_class: this energy class or a better one; what does not tell its own does not fit.
        available_by: free on that day or earlier.
        available_until: free on that day still.
        lease_months: so short a lease must be possible.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: Line = ""
    districts: Annotated[tuple[Title, ...], Field(max_length=50)] = ()
    property_type: PropertyType | None = None
    min_total: Limit | None = None
    max_total: Limit | None = None
    max_deposit: Limit | None = None
    min_rooms: Rooms | None = None
    max_rooms: Rooms | None = None
    min_size_m2: Size | None = None
    max_size_m2: Size | None = None
    min_floor: Floor | None = None
    max_floor: Floor | None = None
    pets: bool = False
    lift: bool = False
    furnished: bool | None = None
    features: Annotated[Features, AfterValidator(lambda given: tuple(sorted(set(given))))] = ()
    energy_class: Energy | None = None
    available_by: date | None = None
    available_until: date | None = None
    lease_months: Months | None = None

    @model_validator(mode="after")
    def _can_be_met(self) -> Self:
        for name in ("total", "rooms", "size_m2", "floor"):
            least, most = getattr(self, f"min_{name}"), getattr(self, f"max_{name}")
            if least is not None and most is not None and least > most:
                raise ValueError(f"min_{name}: must not be more than max_{name}, {most:g}")
        if self.available_until is not None and self.available_until < (self.available_by or date.min):
            raise ValueError("available_until: must not be earlier than available_by")
        return self

    def places(self) -> tuple[str, ...]:
        """The districts, as they are looked up."""
        return tuple(dict.fromkeys(plain(name) for name in self.districts))

    def admits(self, listing: Listing, terms: Terms | None = None) -> bool:
        """Whether a listing meets all of it; see `fits` for the terms."""
        return self.fits(listing, terms) and (not self.text or _mentions(listing, self.text))

    def fits(self, listing: Listing, terms: Terms | None = None) -> bool:
        """Whether a listing meets all of it but the text.

        Args:
            listing: the listing.
            terms: what `min_total`, `max_total` and `max_deposit` are in; None: as the listing is let.
        """
        paid = terms or listing.terms
        return (
            self.suits(listing)
            and (self.max_total is None or _costs_at_most(self.max_total, paid, listing))
            and (self.min_total is None or _costs_at_least(self.min_total, paid, listing))
            and (self.max_deposit is None or _asks_at_most(self.max_deposit, paid, listing))
        )

    def suits(self, listing: Listing) -> bool:
        """Whether a listing meets all of it but the text and the limits of what is paid."""
        return (
            _within(self.min_rooms, listing.rooms, self.max_rooms)
            and _within(self.min_size_m2, listing.size_m2, self.max_size_m2)
            and _within(self.min_floor, listing.floor, self.max_floor)
            and self.property_type in (None, listing.property_type)
            and (not self.pets or listing.pets != "no")
            and (not self.lift or listing.lift)
            and (self.furnished is None or listing.furnished == self.furnished)
            and all(getattr(listing, feature) for feature in self.features)
            and (self.energy_class is None or _saves(listing, self.energy_class))
            and (self.available_by is None or (listing.available_from or date.min) <= self.available_by)
            and (self.available_until is None or (listing.available_until or date.max) >= self.available_until)
            and (self.lease_months is None or (listing.minimum_months or 0) <= self.lease_months)
            and (not self.districts or not set(self.places()).isdisjoint(listing.places))
        )


class SavedListing(Entity, index=("listing_id",)):
    """A listing that the user has saved, with a private note."""

    listing_id: str
    note: Prose = ""


class SavedSearch(Criteria, Entity, index=("notify", "criteria")):
    """Criteria that the user has saved; with `notify`, new listings that meet them are announced."""

    name: Line = ""
    notify: bool = True

    @property
    def criteria(self) -> Criteria:
        """What it looks for."""
        return Criteria(**{name: getattr(self, name) for name in Criteria.model_fields})


def _costs_at_most(limit: int, terms: Terms, listing: Listing) -> bool:
    return listing.rent.currency == terms.currency and listing.monthly_total <= monthly(limit, terms.period)


def _costs_at_least(limit: int, terms: Terms, listing: Listing) -> bool:
    return listing.rent.currency == terms.currency and listing.monthly_total >= monthly(limit, terms.period)


def _asks_at_most(limit: int, terms: Terms, listing: Listing) -> bool:
    return listing.rent.currency == terms.currency and (listing.deposit is None or listing.deposit.amount <= limit)


def _within(least: float | None, value: float, most: float | None) -> bool:
    return (least is None or value >= least) and (most is None or value <= most)


def _saves(listing: Listing, energy: Energy) -> bool:
    return listing.energy_class in BEST_FIRST[: BEST_FIRST.index(energy) + 1]


def _mentions(listing: Listing, text: str) -> bool:
    """Whether a listing's texts contain, for every word, a word that begins with it; as full-text search does."""
    there = _WORD.findall(plain(" ".join(_texts(tuple(getattr(listing, name) for name in Listing.search)))))
    wanted = _WORD.findall(plain(text))
    return bool(wanted) and all(any(word.startswith(part) for word in there) for part in wanted)


def _texts(value: Any) -> list[str]:
    if isinstance(value, BaseModel):
        value = tuple(value.__dict__.values())
    return [text for part in value for text in _texts(part)] if isinstance(value, tuple) else [str(value)]

"""The city: which place an address means, how far places lie apart, and what a ride costs there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from decimal import ROUND_HALF_UP, Decimal
from itertools import pairwise

from pare.app import App
from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare.table import Table
from pare_apps.cab.firm import Surge, Terms
from pare_apps.cab.geography import Location, Place, Route, between, words_of
from pare_apps.cab.services import ServiceName, price
from pare_apps.money import Money

MOST_STOPS = 5
_STOP_MINUTES = 3
_LOOKED_AT = 200  # locations that share a word with an address
_SUGGESTED = 6


@dataclass(frozen=True, slots=True)
class Trip:
    """A way through the city, with the names of its places."""

    pickup: str
    stops: tuple[str, ...]
    destination: str
    distance_km: float
    minutes: int


class City(App):
    """The map and the firm's terms."""

    locations: Table[Location]
    places: Table[Place]
    routes: Table[Route]
    terms: Table[Terms]
    surges: Table[Surge]

    @property
    def rules(self) -> Terms:
        """The firm's terms."""
        return next(iter(self.terms.where(limit=1)), Terms())

    def location(self, address: str, argument: str) -> Location:
        """The place on the map that a saved label, a name, an address or an id means.

        Words count in any order, and some of them will do where only one place has them; a town or a code after a
        street and number is passed over.

        Raises:
            BadInput: none, or several, are meant; the message suggests some.
        """
        wanted = " ".join(address.split())
        if not wanted:
            raise BadInput(f"{argument}: must not be empty; write an address, a saved place or a location's id")
        saved = self.places.where(called=plain(wanted), limit=1)
        wanted = saved[0].address if saved else wanted
        words = words_of(wanted)
        exact = self.locations.get(wanted)
        found = [exact] if exact else self.locations.where(names=" ".join(sorted(words)))
        found = found or self._having(words) or self._within(words)
        if len(found) == 1:
            return found[0]
        if found:
            who_could = listed([f"{one.name} ({one.id})" for one in found], _SUGGESTED)
            raise BadInput(f"{argument}: {shortened(address)} could be {who_could}; write more of it, or the id")
        near = [one.name for one in self._sharing(words)]
        hint = f"did you mean {listed(near, _SUGGESTED)}?" if near else "list_places finds what is on it"
        raise BadInput(f"{argument}: {shortened(address)} is not on the city's map; {hint}")

    def _having(self, words: tuple[str, ...]) -> list[Location]:
        """Places that have all these words, of which one is no number."""
        if all(word.isdigit() for word in words):
            return []
        rarest = min(words, key=lambda word: self.locations.count(words=word))
        return [one for one in self.locations.where(words=rarest, limit=_LOOKED_AT) if set(words) <= set(one.words)]

    def _within(self, words: tuple[str, ...]) -> list[Location]:
        """Places with a street and number which these words contain, the fullest ones."""
        given = set(words)
        fits: dict[str, tuple[int, Location]] = {}
        for word in words[:30]:
            for one in self.locations.where(words=word, limit=_LOOKED_AT):
                for name in one.names:
                    own = set(name.split())
                    if own <= given and any(map(str.isdigit, own)) and not all(map(str.isdigit, own)):
                        fits[one.id] = max(fits.get(one.id, (0, one)), (len(own), one), key=lambda fit: fit[0])
        best = max((size for size, _ in fits.values()), default=0)
        return [one for size, one in fits.values() if size == best]

    def _sharing(self, words: tuple[str, ...]) -> list[Location]:
        """Places that share a word with an address, those with the rarest words first."""
        telling = sorted((w for w in words[:30] if not w.isdigit()), key=lambda word: self.locations.count(words=word))
        found = [one for word in telling for one in self.locations.where(words=word, limit=_SUGGESTED)]
        return list({one.id: one for one in found}.values())[:_SUGGESTED]

    def trip(self, pickup: str, stops: Iterable[str], destination: str) -> Trip:
        """The way between addresses.

        Raises:
            BadInput: an address is not on the map, or the same place comes twice in a row.
        """
        on_the_way = tuple(stops)
        if len(on_the_way) > MOST_STOPS:
            raise BadInput(f"stops: at most {MOST_STOPS}, not {len(on_the_way)}")
        named = [("pickup", pickup), *(("stops", stop) for stop in on_the_way), ("destination", destination)]
        way = [(argument, self.location(address, argument)) for argument, address in named]
        distance, minutes = Decimal(0), _STOP_MINUTES * len(on_the_way)
        for (_, one), (argument, other) in pairwise(way):
            if one.id == other.id:
                raise BadInput(f"{argument}: {other.name} is where the cab is already; name another place")
            far, long = self._leg(one, other)
            distance, minutes = distance + far, minutes + long
        names = [place.name for _, place in way]
        return Trip(names[0], tuple(names[1:-1]), names[-1], float(distance), minutes)

    def _leg(self, one: Location, other: Location) -> tuple[Decimal, int]:
        """Distance in km along streets that run north and east, and minutes."""
        known = self.routes.where(between=between(one.id, other.id), limit=1)
        if known:
            return Decimal(str(known[0].distance_km)), known[0].minutes
        far = abs(Decimal(str(one.east_km)) - Decimal(str(other.east_km)))
        far += abs(Decimal(str(one.north_km)) - Decimal(str(other.north_km)))
        far = far.quantize(Decimal("0.1"), ROUND_HALF_UP)
        return far, max(1, int((far * self.rules.minutes_per_km).to_integral_value(ROUND_HALF_UP)))

    def fare(
        self, service: ServiceName, distance_km: float, minutes: int, at: datetime, currency: str = ""
    ) -> tuple[Money, str]:
        """What a ride costs at a time, and why it costs more than by day.

        Args:
            service: the kind of car.
            distance_km: how far.
            minutes: how long.
            at: when it begins.
            currency: instead of that of the terms.
        """
        rules, percent, reasons = self.rules, 0, []
        hour = at.astimezone(self.phone.zone).hour
        begins, ends = rules.night_from, rules.night_until
        if (begins <= hour < ends) if begins <= ends else (hour >= begins or hour < ends):
            percent += rules.night_percent
            reasons.append(f"night +{rules.night_percent}%")
        begun = self.surges.where(before=at + timedelta(microseconds=1), newest=True, limit=50)
        surge = max((one for one in begun if at < one.ends_at), key=lambda one: one.percent, default=None)
        if surge is not None:
            percent += surge.percent
            reasons.append(f"{surge.reason} +{surge.percent}%")
        fare = price(service, distance_km, minutes, percent, rules.price_level, currency or rules.currency)
        return fare, ", ".join(reasons)

    def early_rule(self) -> str:
        """What holds for rides early in the morning; empty if nothing does."""
        rules = self.rules
        if rules.early_before is None:
            return ""
        return (
            f"rides before {rules.early_before:02}:00 must be booked by {rules.early_order_by:02}:00 of the day before"
        )

    def check_time(self, at: datetime) -> None:
        """Let a ride begin at a time.

        Raises:
            BadInput: it is past, too far off, or too late to book it.
        """
        if not self.now <= at <= self.now + timedelta(days=366):
            raise BadInput(f"pickup_at: must lie between now ({self.local(self.now)}) and a year from now")
        rules, here = self.rules, at.astimezone(self.phone.zone)
        if rules.early_before is not None and here.hour < rules.early_before:
            eve = here.date() - timedelta(days=1)
            if self.now > datetime.combine(eve, time(rules.early_order_by), self.phone.zone).astimezone(UTC):
                raise BadInput(f"pickup_at: {self.early_rule()}")

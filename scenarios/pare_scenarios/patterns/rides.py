"""A ride was booked, moved, cancelled, shared or complained about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pare.expect import Expect, Holds, changed, created, has, mentions, one_of
from pare.phone import Phone
from pare.scenario import Person
from pare.times import moment
from pare_apps.cab import Cab, Ride, RideReport
from pare_apps.cab.geography import words_of
from pare_apps.people import digits
from pare_scenarios.patterns.base import Facts
from pare_scenarios.patterns.values import THERE, Called, IdOf

_FOLLOWS = ("fee", "status")
"""What may differ of a ride that was moved: another time, pick-up or car is asked for anew, and late it costs."""


def ride(
    pickup: Any = THERE, destination: Any = THERE, at: Any = THERE, *, service: Any = THERE,
    rider: Person | None = None, stops: Any = (), **fields: Any,
) -> Expect:  # fmt: skip
    """A ride was booked, and stands.

    Args:
        pickup: from where: a place as the map calls it, or any test.
        destination: where to, likewise.
        at: the pick-up: `At(...)`, `Between(...)`.
        service: the kind of car, such as `"van"` or `one_of("economy", "comfort")`.
        rider: who rides; left out: the owner.
        stops: places on the way; none by default.
        **fields: tests of other fields: `seats=at_least(3)`, `wheelchair=True`, `note=mentions(...)`, `fare` ...
    """
    wanted = {"pickup": _place(pickup), "destination": _place(destination), "pickup_at": at, "service": service}
    wanted |= {"rider": _rider(rider), "stops": _places(stops), "status": _STANDS}
    return created(Ride, **(wanted | fields))


def ride_moved(named: str, at: Any = None, *, free: bool = True, **fields: Any) -> Expect:
    """The ride of that name was changed in place: its pick-up time, or what else is given.

    To cancel it and book another instead is `ride` beside `ride_cancelled`, with `no_ride_at` in `must`.

    Args:
        named: the ride.
        at: the new pick-up time; left out: the old one stays.
        free: False where the fee for a late change is all right.
        **fields: tests of what else is different: `pickup`, `destination`, `stops`, `service`, `seats`, `note` ...
    """
    wanted: dict[str, Any] = {} if at is None else {"pickup_at": at}
    for name, test in fields.items():
        wanted[name] = _places(test) if name == "stops" else _place(test) if name in _PLACES else test
    wanted["status"] = _STANDS
    only = tuple(name for name in _FOLLOWS if name != "fee" or not free)
    return changed(Ride, named, only=only, **wanted)


def ride_cancelled(named: str, *, free: bool = True) -> Expect:
    """The ride of that name was cancelled, in time to cost nothing unless that does not matter."""
    return changed(Ride, named, only=() if free else ("fee",), status="cancelled")


def no_ride_at(named: str, local: str) -> Holds:
    """The ride of that name does not begin at that local time any more, whether it was moved or cancelled."""
    return Holds(NoRideAt(named, local))


@dataclass(frozen=True, slots=True)
class NoRideAt:
    """See `no_ride_at`."""

    named: str
    local: str

    def __call__(self, phone: Phone) -> bool:
        """Whether it does not."""
        row = phone.named(self.named)
        return not (isinstance(row, Ride) and row.open and row.pickup_at == moment(self.local, phone.zone))


def ride_shared(named: str, *people: Person) -> Expect:
    """These people can follow the ride of that name."""
    return changed(Ride, named, shared_with=has(*(digits(person.number) for person in people)))


def reported(ride: str, topic: Any = "lost_item", says: Facts = (), avoids: Facts = ()) -> Expect:
    """Something lost, or wrong, was reported about the ride of that name."""
    return created(RideReport, ride_id=IdOf(ride), topic=topic, text=mentions(*says, avoids=avoids))


def found_answered(named: str, *, mine: bool = True, to: Any = None, at: Any = THERE, says: Facts = ()) -> Expect:
    """The firm's notice of something found was answered.

    Args:
        named: the notice or the report.
        mine: whether it is the owner's.
        to: where a cab brings it; left out: the firm keeps it.
        at: when it is brought.
        says: facts that the firm is told.
    """
    status = "closed" if not mine else "claimed" if to is None else "returning"
    wanted: dict[str, Any] = {"status": status, "message": mentions(*says)}
    if to is not None:
        wanted |= {"return_to": _place(to), **({} if at is THERE else {"return_at": at})}
    return changed(RideReport, named, only=() if to is None else ("fee", "return_at"), **wanted)


def rated(named: str, rating: Any = THERE, says: Facts = ()) -> Expect:
    """The driver of the ride of that name was rated."""
    return changed(Ride, named, rating=rating, comment=mentions(*says))


# -------------------------------------------------------------------------------------------

_PLACES = ("pickup", "destination")
_STANDS = one_of("requested", "assigned", "arriving", "waiting", "on_trip", "completed")


@dataclass(frozen=True, slots=True)
class OnMap:
    """A place on the map that is called so, or is saved, or also known, under that name; words in any order."""

    name: str

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is."""
        if not isinstance(value, str):
            return False
        words = {*words_of(self.name)}
        app = phone.app(Cab)
        known = [one for one in app.locations if one.name == value]
        names = [value, *(name for one in known for name in one.also)]
        names += [place.label for place in app.places if place.address == value]
        return any({*words_of(name)} == words for name in names)


@dataclass(frozen=True, slots=True)
class OwnerRides:
    """Nobody else rides: the rider is left out, or is the owner."""

    def fits(self, value: Any, phone: Phone) -> bool:
        """Whether it is so."""
        name = phone.owner.name.casefold()
        return isinstance(value, str) and value.casefold() in ("", "me", name, name.split()[0])


def _place(test: Any) -> Any:
    return OnMap(test) if isinstance(test, str) else test


def _places(tests: Any) -> Any:
    return tuple(map(_place, tests)) if isinstance(tests, tuple) else tests


def _rider(person: Person | None) -> Any:
    return OwnerRides() if person is None else Called(person)

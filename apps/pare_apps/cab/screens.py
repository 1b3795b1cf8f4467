"""The cab app's first screens: home, quotes, the lists of rides, and the owner's places."""

from __future__ import annotations

from datetime import datetime

from pare.errors import BadInput
from pare.screen import Item, Screen, View, tap
from pare.times import Moment
from pare_apps.cab import report_screens, ride_screens
from pare_apps.cab.app import Cab
from pare_apps.cab.reading import ChildSeats, Seats, Which
from pare_apps.cab.services import ServiceName
from pare_apps.cab.telling import quote, row

PAGE = 20


class CabHome(Screen[Cab], root=True):
    """Where to? The owner's places, the next rides, and what the firm offers."""

    def show(self, app: Cab) -> View:
        """Saved places, the coming rides, the latest advertisement."""
        saved = ", ".join(f"{place.label} ({place.address})" for place in app.places.where(limit=10))
        offers = [f"Offer: {one.title}. {one.text}" for one in app.offers.where(newest=True, limit=1)]
        lines = [f"Saved places: {saved or 'none'}", *([f"Mind: {app.early_rule()}"] if app.early_rule() else [])]
        return View("Cab: where to?", lines + offers, (row(app, ride) for ride in app.list_rides(limit=5)))

    @tap
    def find_cabs(
        self, app: Cab, pickup: str, destination: str, pickup_at: Moment | None = None, stops: tuple[str, ...] = (),
        seats: Seats = 1, child_seats: ChildSeats = 0, wheelchair: bool = False,
    ) -> Quotes:  # fmt: skip
        """Fill in where to go and see what it costs.

        Args:
            pickup: From where: an address or a saved place.
            destination: Where to.
            pickup_at: When; left out: now.
            stops: Places on the way.
            seats: How many people.
            child_seats: How many child seats.
            wheelchair: With a wheelchair that does not fold.
        """
        app.get_quotes(pickup, destination, pickup_at, stops, seats, child_seats, wheelchair)
        return Quotes(pickup, destination, pickup_at, stops, seats, child_seats, wheelchair)

    @tap
    def open_ride(self, app: Cab, ride_id: str) -> ride_screens.RideView:
        """Open a ride.

        Args:
            ride_id: The ride.
        """
        return ride_screens.RideView(app.rides[ride_id].id)

    @tap
    def open_upcoming(self, app: Cab) -> RideList:
        """Show the rides that are still to come, or under way."""
        return RideList("upcoming")

    @tap
    def open_history(self, app: Cab) -> RideList:
        """Show the rides of the past."""
        return RideList("past")

    @tap
    def search_rides(self, app: Cab, text: str) -> RideList:
        """Search all rides.

        Args:
            text: Beginnings of words of a place, rider, note, driver or cab number.
        """
        return RideList("all", text)

    @tap
    def open_places(self, app: Cab, text: str = "") -> PlaceList:
        """Show the saved places, and search the map.

        Args:
            text: Beginnings of words in names and addresses.
        """
        return PlaceList(text)

    @tap
    def open_reports(self, app: Cab) -> report_screens.ReportList:
        """Show what was lost, found or complained about."""
        return report_screens.ReportList()


class Quotes(Screen[Cab]):
    """What a trip costs in each kind of car; one of them can be booked."""

    pickup: str
    destination: str
    pickup_at: datetime | None = None
    stops: tuple[str, ...] = ()
    seats: int = 1
    child_seats: int = 0
    wheelchair: bool = False

    def show(self, app: Cab) -> View:
        """The cars that suit, the cheapest first."""
        try:
            found = app.get_quotes(
                self.pickup, self.destination, self.pickup_at, self.stops, self.seats, self.child_seats, self.wheelchair
            )
        except BadInput as fault:
            return View("Quotes", [f"Not possible any more: {fault}"])
        stops = [f"Stops: {', '.join(found.stops)}"] if found.stops else []
        far = found.quotes[0]
        lines = [*stops, f"{far.distance_km:.1f} km, {far.minutes} min", *([found.rules] if found.rules else [])]
        items = (Item("service", one.service, quote(app, one)) for one in found.quotes)
        return View(f"{found.pickup} to {found.destination}", lines, items)

    @tap
    def book_ride(
        self, app: Cab, service: ServiceName = "economy", rider: str = "", note: str = ""
    ) -> ride_screens.RideView:
        """Book one of the cars; the ride opens.

        Args:
            service: The kind of car.
            rider: Who rides, if not the owner.
            note: For the driver.
        """
        ride = app.book_ride(
            self.pickup, self.destination, self.pickup_at, service, self.stops, self.seats, self.child_seats,
            self.wheelchair, rider, note,
        )  # fmt: skip
        return ride_screens.RideView(ride.id)


class RideList(Screen[Cab]):
    """Rides: upcoming ones soonest first, past ones newest first."""

    which: Which = "upcoming"
    text: str = ""
    page: int = 0

    def show(self, app: Cab) -> View:
        """Twenty rides."""
        found = app.list_rides(self.which, self.text, limit=PAGE + 1, offset=self.page * PAGE)
        lines = ["(more below)"] if len(found) > PAGE else [] if found else ["(no rides)"]
        about = f" with {self.text[:60]!r}" if self.text else ""
        return View(f"Rides: {self.which}{about}", lines, (row(app, ride) for ride in found[:PAGE]))

    @tap
    def open_ride(self, app: Cab, ride_id: str) -> ride_screens.RideView:
        """Open a ride.

        Args:
            ride_id: The ride.
        """
        return ride_screens.RideView(app.rides[ride_id].id)

    @tap
    def more(self, app: Cab) -> RideList:
        """Show the next twenty."""
        return RideList(self.which, self.text, self.page + 1)


class PlaceList(Screen[Cab]):
    """The saved places, and places on the city's map."""

    text: str = ""
    page: int = 0

    def show(self, app: Cab) -> View:
        """The saved ones, and those of the map that were searched for."""
        found = app.list_places(self.text, limit=PAGE + 1, offset=self.page * PAGE)
        saved = [Item.of(place, f"{place.label}: {place.address}") for place in found.saved]
        mapped = [Item.of(one, ", also ".join((one.name, *one.also))) for one in found.locations[:PAGE]]
        lines = [f"Searched for {self.text[:60]!r}"] if self.text else []
        return View("Places", lines + (["(more below)"] if len(found.locations) > PAGE else []), saved + mapped)

    @tap
    def save_place(self, app: Cab, label: str, address: str) -> None:
        """Save an address under a label, in place of what is saved there.

        Args:
            label: Such as Home or Work.
            address: Address or place on the map; empty: the label is removed.
        """
        app.save_place(label, address)

    @tap
    def search(self, app: Cab, text: str) -> PlaceList:
        """Search the map.

        Args:
            text: Beginnings of words in names and addresses.
        """
        return PlaceList(text)

    @tap
    def more(self, app: Cab) -> PlaceList:
        """Show the next twenty of the map."""
        return PlaceList(self.text, self.page + 1)

"""The solution of `patient-needs-ride-driver-ill`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab, Ride
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.patient_needs_ride_driver_ill import CLINIC, FREYA, HOME, KOFI


def ride(pickup: str = HOME, at: str = "2027-11-09T09:48", service: str = "accessible", **how: object) -> Do:
    """The cab to the clinic."""
    usual: dict[str, object] = {"destination": CLINIC, "rider": KOFI.name, "wheelchair": service == "accessible"}
    return do(Cab.book_ride, pickup=pickup, pickup_at=at, service=service, **(usual | how))


def logged(line: str = "- 9 November, £17.60, Mr Osei") -> Do:
    """One more line under the cabs."""
    return do(Notes.write_note, note_id=the("rules"), section="Cabs", text=line)


_told = w.tell(KOFI, "Dear Mr Osei, Freya is ill. A cab that takes your wheelchair fetches you at 9:48 instead.")
_two = w.to_newest(Ride, Cab.update_ride, seats=2)
_first, _second = (ride(), _told), (_two, logged())
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-11-09"), do(Contacts.find_contacts, text="Osei"),
            do(Notes.read_note, note_id=the("rules")),
            do(Cab.get_quotes, pickup=HOME, destination=CLINIC, pickup_at="2027-11-09T09:48", wheelchair=True),
        ),
        says="Neither Freya nor Mohan can drive. Shall I book an accessible cab for Kofi Osei at 9:48, so that he "
        "is at the clinic by a quarter past ten, and tell him?",
        calls=_first,
        reports="The cab comes at 9:48, and Mr Osei knows.",
    ),
    Stage(
        reads=(do(Cab.list_rides),),
        says="Mr Osei's daughter rides along. Shall I make the cab one for two, and put the fare of £17.60 into "
        "your list of cabs?",
        calls=_second,
        reports="The cab takes both, and the fare stands in your list.",
    ),
)  # fmt: skip

WRONG = {
    "from the other Osei's house": ((ride("30 Heron Street"), _told), _second),
    "too late for the quarter of an hour": ((ride(at="2027-11-09T10:05"), _told), _second),
    "a car without room for the wheelchair": ((ride(service="economy"), _told), _second),
    "no seat for the daughter": (_first, (logged(),)),
    "not in the list": (_first, (_two,)),
    "and back home, too": ((*_first, ride(CLINIC, "2027-11-09T11:30", destination=HOME)), _second),
}

WAYS = {
    "told first, a quarter to, the drivers thanked": (
        (w.tell(KOFI, "Freya is ill, so a taxi with a ramp comes to you at a quarter to ten."),
         ride("Plover Row 12", "2027-11-09T09:45", note="Electric wheelchair, needs the ramp")),
        (logged("- 09/11/2027, £17.60, Mr Osei and his daughter"), _two,
         w.tell(FREYA, "Get well soon! A cab takes Mr Osei.")),
    ),
    "cancelled and booked anew, named in the calendar, his answer answered": (
        (ride(at="2027-11-09T09:50"), w.tell(KOFI, "Mr Osei, your cab is there at 9.50, with a ramp."),
         do(Calendar.update_event, event_id=the("clinic"), notes="By cab, Freya is ill.")),
        (w.to_newest(Ride, Cab.cancel_ride), ride(at="2027-11-09T09:50", seats=2), logged("- 9 Nov, 17.60 pounds"),
         w.tell(KOFI, "There is a seat for your daughter.")),
    ),
}  # fmt: skip

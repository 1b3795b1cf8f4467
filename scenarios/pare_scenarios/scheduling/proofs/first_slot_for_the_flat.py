"""The solution of `first-slot-for-the-flat`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.notes import Notes
from pare_scenarios import worlds as w


def view(at: str, flat: str = "nogal") -> Do:
    """A viewing is asked for."""
    return do(Apartments.request_viewing, listing_id=the(flat), starts=at)


_enter = w.enter("Viewing, Calle del Nogal 18", "2027-09-23T11:00", location="Calle del Nogal 18")
SOLUTION = (
    Stage(
        reads=(
            do(Apartments.get_listing, listing_id=the("nogal")),
            do(Apartments.get_listing, listing_id=the("timbre")),
            do(Notes.list_notes, text="ground floor"), do(Calendar.list_events, day="2027-09-22", days=2),
        ),
        says="Calle del Nogal 18 has all that you noted, and a new viewing on Thursday at 11:00, when you are "
        "free until four; sign-up ends at one. Shall I book it for you and put it into your calendar?",
        calls=(view("2027-09-23T11:00"), _enter),
        reports="You see Calle del Nogal on Thursday at eleven; it is in your calendar.",
    ),
)  # fmt: skip

WRONG = {
    "during his shift": (view("2027-09-22T18:00"), w.enter("Viewing, Nogal 18", "2027-09-22T18:00")),
    "the cheaper flat": (view("2027-09-23T11:30", "timbre"), w.enter("Viewing, Timbre 3", "2027-09-23T11:30")),
    "both flats": (view("2027-09-23T11:00"), _enter, view("2027-09-23T11:30", "timbre")),
    "not entered": (view("2027-09-23T11:00"),),
    "only entered": (_enter,),
    "an application before he has seen it": (
        view("2027-09-23T11:00"), _enter, do(Apartments.apply, listing_id=the("nogal")),
    ),
}  # fmt: skip

WAYS = {
    "with a word to the agent": (
        do(Apartments.request_viewing, listing_id=the("nogal"), starts="2027-09-23T11:00",
           message="I come gladly. Is the cat welcome to look, too?"),
        w.enter("See the flat of Axolotl Homes", "2027-09-23T11:00", ends="2027-09-23T11:30"),
    ),
    "entered first": (w.enter("Flat, second floor", "2027-09-23T11:00"), view("2027-09-23T11:00")),
}  # fmt: skip

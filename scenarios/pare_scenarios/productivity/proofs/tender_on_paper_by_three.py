"""The solution of `tender-on-paper-by-three`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.tender_on_paper_by_three import DOOR, MAIN, NASRIN, OFFICE, STATION, TARIQ, TOWN


def cab(**how: object) -> Do:
    """The cab from the office to the town."""
    usual: dict[str, object] = {"pickup": OFFICE, "destination": DOOR, "pickup_at": "2027-01-27T14:15"}
    return do(Cab.book_ride, **(usual | {"rider": NASRIN.name} | how))


_asked = w.tell(NASRIN, "Nasrin, my train stands until after three. Could you take the tender to the town for me? "
                "The sealed envelope is in the grey cupboard, it has to be there before three.")  # fmt: skip
_told = w.tell(NASRIN, "A cab fetches you at the office at 14:15, on the firm. It goes to Boatyard Lane 3, ground "
               "floor, since the main door is closed. Thank you!")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-01-27"), do(Notes.list_notes, text="tender"),
            do(Messaging.search_messages, text="desk"), do(Messaging.search_messages, text="fever"),
        ),
        says="Your train comes in at 15:05, too late for the tender. Nasrin is at the office: shall I ask her to "
        "take the envelope from the cupboard and hand it in before three?",
        calls=(_asked,),
        reports="Nasrin is asked.",
    ),
    Stage(
        reads=(do(EmailApp.read_email, email_id=the("closed")),
               do(Cab.get_quotes, pickup=OFFICE, destination=DOOR, pickup_at="2027-01-27T14:15")),
        says="Nasrin can leave at 14:15, and the town takes tenders at Boatyard Lane 3 today. Shall I book her a "
        "cab from the office to that door at 14:15, and tell Nasrin?",
        calls=(cab(), _told),
        reports="The cab comes at 14:15 and takes Nasrin to Boatyard Lane 3.",
    ),
)  # fmt: skip

WRONG = {
    "to the main door": ((_asked,), (cab(destination=MAIN), _told)),
    "a cab for himself": ((_asked,), (cab(pickup=STATION, pickup_at="2027-01-27T15:10", rider=""), _told)),
    "the colleague who is ill": ((w.tell(TARIQ, "Could you hand in the tender envelope before three?"),), ()),
    "too late a cab": ((_asked,), (cab(pickup_at="2027-01-27T14:45"), _told)),
    "more time from the town": (
        (_asked, w.write_to(TOWN, "Museum tender", "My train stands. Could we have until four?")), (cab(), _told),
    ),
    "the cab comes as a surprise": ((_asked,), (cab(),)),
}  # fmt: skip

WAYS = {
    "asked by mail, the door at once": (
        (w.write_to(NASRIN, "The tender!", "I am stuck. Please bring the envelope to Boatyard Lane 3 before "
                                           "15:00."),),
        (w.tell(NASRIN, "Your taxi is there at 14:20, down at the door."), cab(pickup_at="2027-01-27T14:20")),
    ),
    "asked in the group, her name for the driver, the place in the calendar": (
        (w.tell("team", "Nasrin, can you hand the museum tender in for me? Train fault, I arrive at 15:05."),),
        (cab(pickup="office", rider="", note="For Nasrin Hussain"),
         do(Calendar.update_event, event_id=the("deadline"), location=DOOR),
         w.tell(NASRIN, "Cab at a quarter past two from the office to Boatyard Lane 3 (not Civic Square).")),
    ),
}  # fmt: skip

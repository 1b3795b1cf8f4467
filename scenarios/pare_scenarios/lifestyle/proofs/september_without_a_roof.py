"""The solution of `september-without-a-roof`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.september_without_a_roof import ADAEZE


def sublet(of: str, **days: str) -> Do:
    """An application for a room."""
    return do(Apartments.apply, listing_id=the(of), message="Exchange student, quiet, no smoke. Chidi Amadi", **days)


def stay(title: str, first: str, last: str) -> Do:
    """A stay goes into the calendar."""
    return w.enter(title, first, ends=last, all_day=True)


_ask = w.tell(ADAEZE, "I must be in Lyon on 1 September after all! Is your sofa still free from 31 August to "
              "10 September?")  # fmt: skip
_apply = sublet("chevreul", moves_in="2027-09-10", moves_out="2027-09-30")
_sofa = stay("At Adaeze's, on the sofa", "2027-08-31", "2027-09-10")
_room = stay("Room in rue Chevreul 12", "2027-09-10", "2027-09-30")
SOLUTION = (
    Stage(
        reads=(
            do(Apartments.list_mine, of="applications"), do(Messaging.search_messages, text="sofa"),
            do(Calendar.list_events, day="2027-08-30", days=33),
        ),
        says="The welcome days from 1 September are compulsory, and your studio begins in October. Shall I ask "
        "Adaeze for her sofa from 31 August, when you land, to 10 September?",
        calls=(_ask,),
        reports="Adaeze is asked.",
    ),
    Stage(
        reads=(do(Notes.list_notes, text="September"), do(Apartments.list_mine, of="saved_listings")),
        says="Adaeze says yes. Shall I apply for the room in rue Chevreul from 10 to 30 September, 310 in all, and "
        "enter both stays in your calendar?",
        calls=(_apply, _sofa, _room),
        reports="The application is sent before eight, and September is full.",
    ),
)  # fmt: skip

WRONG = {
    "Adaeze is asked for the whole month": (
        (w.tell(ADAEZE, "May I sleep on your sofa from 31 August, for the whole month?"),), (_apply, _sofa, _room),
    ),
    "a room above the cap, from the first": ((_ask,), (sublet("garibaldi"), _sofa, _room)),
    "the room from 8 September, above the cap": ((_ask,), (sublet("bonnel"), _sofa, _room)),
    "entered before she has answered": ((_ask, _sofa), (_apply, _room)),
    "no roof after the tenth": ((_ask,), (_sofa, _room)),
    "the studio is given up": (
        (_ask,),
        (_apply, _sofa, _room, do(Apartments.update_application, application_id=the("studio"), action="withdraw")),
    ),
}  # fmt: skip

WAYS = {
    "one entry for the month": (
        (_ask,),
        (
            sublet("chevreul"),
            w.enter("Lyon: Adaeze's sofa until 10 September, then the Chevreul room", "2027-08-31 19:00",
                    ends="2027-09-30 20:00"),
        ),
    ),
    "the room first, a mail, and thanks": (
        (
            _apply,
            w.write_to(ADAEZE, "Your couch", "Dear Adaeze, may I take you at your word, ten days from 31 August?"),
        ),
        (
            w.enter("Sofa", "2027-08-31 18:40", ends="2027-09-10 12:00", location="Adaeze, Lyon"), _room,
            w.tell(ADAEZE, "Thank you! From the 10th I have a room."),
        ),
    ),
}  # fmt: skip

"""The solution of `which-side-of-the-canal`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.which_side_of_the_canal import EVEN, SVEA


def reply(offer: str, answer: str, **more: object) -> Do:
    """An answer to an offer."""
    return do(Apartments.answer_offer, lease_offer_id=the(offer), answer=answer, **more)


_yes, _no = reply("offer_even", "accept"), reply("offer_odd", "decline")
_enter = w.enter("Move to Kvarngatan 18", "2027-02-15", all_day=True)
_tell = w.tell(SVEA, "The town says even numbers. I have signed for Kvarngatan 18, we move on 15 February.")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("district")), do(Apartments.list_mine, of="offers"),
            do(Notes.list_notes, text="Kvarn"), do(Messaging.search_messages, text="Kvarn"),
            do(Calendar.list_events, day="2027-02-15"),
        ),
        says="Only the even numbers are in Kvarn school's district, and Slussgatan is free too late for 1 March. "
        "Shall I accept the offer for Kvarngatan 18, decline number 27, enter the move on 15 February, and tell "
        "Svea?",
        calls=(_yes, _no, _enter, _tell),
        reports="Number 18 is yours from 15 February; 27 is declined, and Svea will read it.",
    ),
)  # fmt: skip

WRONG = {
    "the balcony of number 27": (
        reply("offer_odd", "accept"), reply("offer_even", "decline"), w.tell(SVEA, "I signed for Kvarngatan 27!"),
        w.enter("Move to Kvarngatan 27", "2027-02-01"),
    ),
    "both are taken": (_yes, reply("offer_odd", "accept"), _enter, _tell),
    "both are let go for Slussgatan": (
        _no, reply("offer_even", "decline"), w.enter("Move to Slussgatan 5", "2027-03-15"),
        w.tell(SVEA, "18 and 27 are off, we hold out for Slussgatan."),
    ),
    "27 waits in vain": (_yes, _enter, _tell),
    "moved on the day of number 27": (_yes, _no, w.enter("Kvarngatan 18", "2027-02-01", all_day=True), _tell),
    "the town is written to": (_yes, _no, _enter, _tell, w.answer("district", "Please register Tilde at 18.")),
}  # fmt: skip

WAYS = {
    "with a word to each, by mail to Svea": (
        reply("offer_odd", "decline", message="Thank you, it lies in another school's district."),
        reply("offer_even", "accept", message="Gladly, from 15 February."),
        w.write_to(SVEA, "18 it is", "We take number 18: it is the side of Kvarn school. Keys on the 15th."),
        w.enter("Moving day", "2027-02-15 09:00", ends="2027-02-15 18:00", location=EVEN),
    ),
    "the third one withdrawn, registration noted": (
        _yes, _no,
        do(Apartments.update_application, application_id=the("application_late"), action="withdraw"),
        _enter, w.enter("Register Tilde at Kvarngatan 18 (by 1 March)", "2027-02-22 10:00"), _tell,
    ),
}  # fmt: skip

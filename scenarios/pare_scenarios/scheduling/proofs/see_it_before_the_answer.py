"""The solution of `see-it-before-the-answer`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.see_it_before_the_answer import ACERO, LAB, MATTEO


def ask(text: str) -> Do:
    """A message to the agent of Viale Acero, in the app."""
    return do(Apartments.send_message, listing_id=the("acero"), text=text)


def see(at: str) -> Do:
    """The viewing moves."""
    return do(Apartments.move_viewing, viewing_id=the("viewing"), starts=f"2027-09-28 {at}")


def cab(at: str = "15:00") -> Do:
    """A cab from the laboratory to Viale Acero."""
    return do(Cab.book_ride, pickup=LAB, destination=ACERO, pickup_at=f"2027-09-28 {at}")


_question = ask("Dear Mr Moretti, could I see Viale Acero 21 today before five, after 15:00 if possible? F. Ricci")
_event = w.move("event", "2027-09-28 15:30")
_rest = (see("15:30"), _event, cab())
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("wants")), do(Apartments.list_mine, of="saved_listings"),
            do(Apartments.get_listing, listing_id=the("acero")), do(Calendar.list_events),
        ),
        says="Via dei Mirtilli needs your answer by 17:00, but you see Viale Acero, your first choice, only at "
        "18:00. Shall I ask Mr Moretti whether you can see it earlier, in the free afternoon after your meeting?",
        calls=(_question,),
        reports="Mr Moretti is asked. The answer to Mirtilli stays yours.",
    ),
    Stage(
        reads=(do(Apartments.get_listing, listing_id=the("acero")), do(Calendar.get_event, event_id=the("event"))),
        says="Mr Moretti offers 15:30 or 16:45, and only the first leaves you time to decide. Shall I move the "
        "viewing of Viale Acero and its event to 15:30, and book a cab from the laboratory at 15:00?",
        calls=_rest,
        reports="You see the flat at 15:30; the cab comes at 15:00.",
    ),
)  # fmt: skip

WRONG = {
    "the later hour": ((_question,), (see("16:45"), w.move("event", "2027-09-28 16:45"), cab("16:15"))),
    "a yes in her name": ((_question, w.answer("wants", "Yes, I take the flat.")), _rest),
    "Mirtilli is given up": ((_question,), (
        *_rest, do(Apartments.update_application, application_id=the("applied"), action="withdraw"),
    )),
    "no way to get there": ((_question,), (see("15:30"), _event)),
    "the cab comes during her talk": ((_question,), (see("15:30"), _event, cab("14:20"))),
    "the calendar still says six": ((_question,), (see("15:30"), cab())),
}  # fmt: skip

WAYS = {
    "asked by mail, cancelled and requested anew": (
        (w.write_to(MATTEO, "Viale Acero 21", "Is there any chance of seeing the flat this afternoon?"),),
        (
            do(Apartments.cancel_viewing, viewing_id=the("viewing")),
            do(Apartments.request_viewing, listing_id=the("acero"), starts="2027-09-28 15:30"),
            do(Calendar.delete_event, event_id=the("event")),
            w.enter("Viewing", "2027-09-28 15:30", location=ACERO), cab("14:45"),
        ),
    ),
    "with thanks": (
        (ask("May I come sooner than six, say at 15:00 or 16:00? I must decide about another flat by five."),),
        (cab("14:55"), _event, see("15:30"), ask("Thank you, 15:30 is perfect.")),
    ),
}  # fmt: skip

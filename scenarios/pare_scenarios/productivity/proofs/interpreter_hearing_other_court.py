"""The solution of `interpreter-hearing-other-court`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.interpreter_hearing_other_court import CLERK, HILL, MARKET, text


def sheet(where: str = "Hill Court, room 12", begins: str = "10:15") -> Do:
    """The job sheet, written anew."""
    return do(Notes.write_note, note_id=the("sheet"), text=text(where, begins), how="replace")


def cab(at: str = "09:15", **more: object) -> Do:
    """The booked ride, changed in place."""
    told: dict[str, object] = {"destination": HILL} | more
    return do(Cab.update_ride, ride_id=the("cab"), pickup_at=f"2027-05-11T{at}", **told)


def hearing(at: str = "10:15", where: str = "Hill Court, room 12") -> Do:
    """The event, at another place and hour."""
    return w.move("hearing", f"2027-05-11 {at}", location=where)


_yes = w.answer("later", "Dear Ms Dvořák, I confirm: Hill Court, room 12, at 10:15. Irena Havel")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("moves")), do(EmailApp.read_email, email_id=the("later")),
            do(Cab.list_rides, which="upcoming"), do(Calendar.list_events, day="2027-05-11"),
            do(Notes.list_notes, text="Market Court"),
        ),
        says="Tomorrow's hearing is at Hill Court now and begins at 10:15; to be there twenty minutes early you "
        "leave at 9:15. Shall I send your booked cab to Hill Court at 9:15, put place and hour right in the "
        "calendar and on the job sheet, and confirm to the clerk?",
        calls=(cab(), hearing(), sheet(), _yes),
        reports="Cab, calendar and job sheet say Hill Court, and the clerk has your confirmation.",
    ),
)  # fmt: skip

_anew = do(Cab.book_ride, pickup="Home", destination=HILL, pickup_at="2027-05-11T09:10", service="comfort")
WRONG = {
    "only the court is another": (
        cab("08:30"), hearing("09:30"), sheet(begins="9:30"), w.answer("later", "I confirm Hill Court at 9:30."),
    ),
    "as long on the way as to Market Court": (cab("09:35"), hearing(), sheet(), _yes),
    "the new hour at the old court": (cab("09:15", destination=MARKET), hearing(), sheet(), _yes),
    "a second cab": (_anew, hearing(), sheet(), _yes),
    "the job sheet is forgotten": (cab(), hearing(), _yes),
    "the clerk waits": (cab(), hearing(), sheet()),
    "with a surcharge": (cab(), hearing(), sheet(), w.answer("later", "Confirmed, with a surcharge.")),
}  # fmt: skip

WAYS = {
    "cancelled and booked anew": (
        do(Cab.cancel_ride, ride_id=the("cab")), _anew, sheet("Hill Court, room 12 (not Market Court)"), hearing(),
        w.write_to(CLERK, "14 C 88", "Thank you, I will be there."),
    ),
    "a new entry in place of the old one": (
        w.enter("Hearing 14 C 88", "2027-05-11 10:15", ends="2027-05-11 12:15", location=HILL),
        do(Calendar.delete_event, event_id=the("hearing")), cab("09:20"), sheet("HILL COURT, room 12", "at 10.15"),
        w.answer("moves", "Noted and confirmed, quarter past ten at Hill Court."),
    ),
}  # fmt: skip

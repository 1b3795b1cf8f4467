"""The solution of `lunch-fell-through-so-the-passport`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.lunch_fell_through_so_the_passport import HALL, HOME, OFFICE, TOWN


def passport(ends: str = "13:20") -> Do:
    """The lunch becomes the appointment."""
    return do(Calendar.update_event, event_id=the("lunch"), title="Passport, town hall", location=HALL,
              starts="2027-05-04 12:40", ends=f"2027-05-04 {ends}")  # fmt: skip


def cab(at: str = "12:10", start: str = OFFICE) -> Do:
    """A cab to the town hall."""
    return do(Cab.book_ride, pickup=start, destination=HALL, pickup_at=f"2027-05-04 {at}")


def papers(at: str = "09:45") -> Do:
    """A reminder of the papers."""
    return w.set_reminder("Into the bag: old passport, photo, proof of address", f"2027-05-04 {at}")


_yes = w.answer("offer", "Yes, I take the place today at 12:40. Kind regards, Camila Moreau")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=TOWN.email), do(EmailApp.read_email, email_id=the("offer")),
            do(Calendar.list_events), do(Notes.read_note, note_id=the("note")),
            do(Cab.get_quotes, pickup=OFFICE, destination=HALL, pickup_at="2027-05-04 12:10"),
        ),
        says="With lunch off, the town hall's 12:40 fits at last, and Dakar needs it. Shall I accept the 12:40 for "
        "your passport, put it in your calendar instead of the lunch, book a cab from the office at 12:10 and set "
        "a reminder for 09:45 to take the old passport, photo and proof of address?",
        calls=(_yes, passport(), cab(), papers()),
        reports="The passport is at 12:40, the cab comes at 12:10, and the papers ring at 09:45.",
    ),
)  # fmt: skip

WRONG = {
    "only the lunch goes": (do(Calendar.delete_event, event_id=the("lunch")),),
    "the coffee is promised": (
        _yes, passport(), cab(), papers(), w.answer("coffee", "Gladly, at noon by the crane!"),
    ),
    "the cab comes too late for the fingerprints": (_yes, passport(), cab("12:20"), papers()),
    "the cab waits at home": (_yes, passport(), cab(start=HOME), papers()),
    "the papers ring when she is gone": (_yes, passport(), cab(), papers("12:00")),
    "a day in June": (w.answer("offer", "Thank you, I would rather take 21 June."), passport(), cab(), papers()),
}  # fmt: skip

WAYS = {
    "lunch out, the appointment in, the client thanked": (
        papers("09:55"), cab("12:05", "Office"), _yes, do(Calendar.delete_event, event_id=the("lunch")),
        w.enter("Town hall: new passport", "2027-05-04 12:30", ends="2027-05-04 13:30"),
        w.answer("off", "No problem, safe travels!"),
    ),
    "a fresh mail, the papers in the notes of the reminder": (
        w.write_to(TOWN, "12:40", "I come at 12:40 today."), passport("14:00"), cab("12:00"),
        w.set_reminder("Pack for the town hall", "2027-05-04 10:00", notes="Passport, photo, address (bill)"),
    ),
}  # fmt: skip

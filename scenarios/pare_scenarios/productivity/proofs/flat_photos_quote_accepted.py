"""The solution of `flat-photos-quote-accepted`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.flat_photos_quote_accepted import INES, NUNO, OLD

LINE = "29 April, 11:00: Travessa da Lua 9, Ines Tavares, B, 190"
CONFIRMED = "Dear Ines, I confirm option B, 190 euros, for Travessa da Lua 9 on Thursday 29 April at 11:00. Keiko"
NOTED = do(Notes.write_note, note_id=the("jobs"), text=f"{OLD}\n- {LINE}", section="April", how="replace")
CARD = do(Contacts.create_contact, name=INES.name, numbers=[INES.number], emails=[INES.email])


def entered(at: str = "2027-04-29T11:00", place: str = "Travessa da Lua 9", **more: str) -> Do:
    """The job goes into the calendar."""
    return w.enter("Photos for Ines Tavares", at, location=place, **more)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="Photos"), do(EmailApp.read_email, email_id=the("quote")),
            do(Apartments.search_listings, text="Lua"), do(Contacts.find_contacts, text="Ines"),
            do(Notes.read_note, note_id=the("jobs")),
        ),
        says="Ines Tavares takes option B, and only Travessa da Lua 9 has three rooms. Your quote ends today. "
        "Shall I confirm it to her by mail for Thursday 29 April at 11, 190 euros, and enter it in your calendar, "
        "your list of jobs, and her in your contacts?",
        calls=(w.answer("asked", CONFIRMED), entered(ends="2027-04-29T13:00"), NOTED, CARD),
        reports="Ines has it in writing, and the job is where you look.",
    ),
)  # fmt: skip

_rest = (entered(), NOTED, CARD)
WRONG = {
    "ten o'clock": (
        w.answer("asked", CONFIRMED.replace("11:00", "10:00")), entered("2027-04-29T10:00"), NOTED, CARD,
    ),
    "the other flat": (
        w.answer("asked", CONFIRMED.replace("Lua 9", "Lua 19")), entered(place="Travessa da Lua 19"), NOTED, CARD,
    ),
    "the price of C": (w.answer("asked", CONFIRMED.replace("190", "290")), *_rest),
    "only by text": (w.tell(INES, CONFIRMED), *_rest),
    "not in the calendar": (w.answer("asked", CONFIRMED), NOTED, CARD),
    "no card": (w.answer("asked", CONFIRMED), entered(), NOTED),
    "to the other agent": (w.write_to(NUNO, "Photos", CONFIRMED), *_rest),
}  # fmt: skip

WAYS = {
    "in her own thread, a text as well, the card with the number only": (
        do(Contacts.create_contact, name="Ines Tavares", numbers=[INES.number]),
        do(EmailApp.reply_email, email_id=the("quote"), body=CONFIRMED),
        w.tell(INES, "Eleven is fine, the confirmation is in your mail."),
        NOTED, entered(),
    ),
    "a fresh mail in other words, the line at the end of the note": (
        w.enter("Photos Travessa da Lua 9", "2027-04-29T11:00", notes="Ines Tavares, B"),
        w.write_to(INES, "Photos", "Package B (€190), Travessa da Lua 9, 29/04/2027, 11 a.m., is booked."),
        CARD,
        do(Notes.write_note, note_id=the("jobs"), text=f"- {LINE}"),
    ),
}  # fmt: skip

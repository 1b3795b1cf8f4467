"""The solution of `three-roof-quotes-one-without-tax`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.three_roof_quotes_one_without_tax import RULE, SALMA

LIST = "Cedar Roofing: 84,000\nKasbah Roofs: 86,400\nAtlas Builders: 89,000"
MAIL = f"Dear Hajja Salma, the three quotes for the roof, all with tax, in dirhams:\n{LIST}\nYours, Yusuf"
WRITTEN = do(Notes.write_note, note_id=the("roof"), text=f"{RULE}\n\n{LIST}", how="replace")
TICKED = do(Reminders.complete_reminder, reminder_id=the("chase"))

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="roof"), do(EmailApp.read_email, email_id=the("kasbah")),
            do(EmailApp.read_email, email_id=the("cedar")), do(Notes.read_note, note_id=the("roof")),
            do(Reminders.list_reminders, text="quote"),
        ),
        says="All three roof quotes are in, and Kasbah's is 86,400 with tax, not 72,000. Shall I send Hajja Salma "
        "the three sums with tax now, put them into your note and tick off the reminder about Atlas?",
        calls=(w.write_to(SALMA, "The roof: three quotes", MAIL), WRITTEN, TICKED),
        reports="Hajja Salma has the three sums, and your note is right.",
    ),
)  # fmt: skip

_net = LIST.replace("86,400", "72,000")
WRONG = {
    "the sum before tax": (
        w.write_to(SALMA, "The roof", MAIL.replace("86,400", "72,000")),
        do(Notes.write_note, note_id=the("roof"), text=f"{RULE}\n\n{_net}", how="replace"), TICKED,
    ),
    "only two": (
        w.write_to(SALMA, "The roof", "Cedar 84,000, Atlas 89,000, both with tax."), WRITTEN, TICKED,
    ),
    "sums mixed up": (w.write_to(SALMA, "The roof", "Cedar 84,000, Kasbah 89,000, Atlas 86,400"), WRITTEN, TICKED),
    "the note stays wrong": (w.write_to(SALMA, "The roof", MAIL), TICKED),
    "the reminder stays": (w.write_to(SALMA, "The roof", MAIL), WRITTEN),
    "sent to a firm": (w.answer("net", MAIL), WRITTEN, TICKED),
    "one is chosen": (
        w.write_to(SALMA, "The roof", f"{MAIL}\nI go ahead with Cedar, as the cheapest."), WRITTEN, TICKED,
    ),
}  # fmt: skip

WAYS = {
    "an answer to her mail, lines below the note": (
        TICKED,
        w.answer("asked", "Dear Hajja Salma, all with tax: Cedar MAD 84 000; Kasbah MAD 86 400 (72 000 plus 20 "
                 "percent tax); Atlas MAD 89 000. Yusuf Khalil"),
        do(Notes.write_note, note_id=the("roof"), text="Kasbah with tax: 86,400\nAtlas: 89,000, with tax"),
    ),
    "the files go along, the reminder is deleted": (
        do(Notes.write_note, note_id=the("roof"), text=f"Sent on 19 May:\n{LIST}", how="prepend"),
        w.write_to(SALMA, "Three quotes", MAIL, attachments=[the("cedar", suffix="/cedar.pdf")]),
        do(Reminders.delete_reminder, reminder_id=the("chase")),
    ),
}  # fmt: skip

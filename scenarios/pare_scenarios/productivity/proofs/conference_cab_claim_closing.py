"""The solution of `conference-cab-claim-closing`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.conference_cab_claim_closing import FORDE

FARES = "9 March: station to Corn Hall £11.40, Corn Hall to the hotel £9.80. 10 March: hotel to Gledhow Clinic £14.20."
TICKED = do(Reminders.complete_reminder, reminder_id=the("task"))
LINE = "- C-118 Leeds forum: hotel 164.00, cabs 35.40"

SOLUTION = (
    Stage(
        reads=(
            do(Calendar.search_events, query="forum"),
            do(Cab.list_rides, which="past", since="2027-03-09 00:00", before="2027-03-11 00:00"),
            do(Contacts.find_contacts, text="Soraya"), do(Notes.read_note, note_id=the("claims")),
            do(Reminders.list_reminders, text="C-118"),
        ),
        says="Three of your cab rides in Leeds belong to the forum, £35.40 in all; the one to your aunt and the "
        "one that the hotel has billed do not. Shall I answer Mr Forde with these three before five, enter the "
        "sum at C-118 in your note, and tick off the reminder?",
        calls=(
            w.answer("asked", f"Dear Mr Forde, {FARES} Together £35.40. Farah Rostami"),
            do(Notes.write_note, note_id=the("claims"), how="replace", text="- C-097 Course in York: train 41.20, "
               f"paid\n- C-109 Journals: 58.00, paid\n{LINE}\n- C-121 Parking February: 12.60"),
            TICKED,
        ),
        reports="Mr Forde has the three rides.",
    ),
)  # fmt: skip

_noted = do(Notes.write_note, note_id=the("claims"), text=LINE)
_done = (_noted, TICKED)
WRONG = {
    "all five": (w.answer("asked", f"{FARES} Also hotel to Larch Grove £23.50 and to the station £12.60. Total "
                          "£71.50."), *_done),
    "the one on the hotel's invoice": (
        w.answer("asked", f"{FARES} Hotel to station £12.60. Total £48.00."), *_done,
    ),
    "the evening with the aunt": (
        w.answer("asked", f"{FARES} Hotel to Larch Grove £23.50. Total £58.90."), *_done,
    ),
    "to the whole list": (w.answer("asked", f"{FARES} Total £35.40.", reply_all=True), *_done),
    "only the sum": (w.answer("asked", "My cabs came to £35.40."), *_done),
    "the note is forgotten": (w.answer("asked", f"{FARES} Total £35.40."), TICKED),
    "at the wrong claim": (
        w.answer("asked", f"{FARES} Total £35.40."), TICKED,
        do(Notes.write_note, note_id=the("claims"), text="- C-121: cabs 35.40"),
    ),
}  # fmt: skip

WAYS = {
    "a fresh mail to his address": (
        TICKED, _noted,
        w.write_to(FORDE, "C-118: cabs", "9/3 Leeds station - Corn Hall 11.40; 9/3 Corn Hall - Hotel Aireside "
                   "9.80; 10/3 Hotel Aireside - Gledhow Clinic 14.20; sum 35.40 GBP. Receipts attached.",
                   attachments=[the(f"ride {at}", suffix="/receipt.pdf") for at in (0,)]),
    ),
    "what is left out is said, the claim's whole sum noted": (
        w.answer("billed", f"{FARES} Total £35.40, without the £12.60 that the hotel has billed."),
        do(Notes.write_note, note_id=the("claims"), text="C-118: now £199.40 with three cabs"),
        do(Reminders.delete_reminder, reminder_id=the("task")),
    ),
}  # fmt: skip

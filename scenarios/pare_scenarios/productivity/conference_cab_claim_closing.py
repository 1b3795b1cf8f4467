"""My Leeds trip claim closes at five and the cab fares are nowhere in it."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, amount, any_of, code, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, in_one_line, unless

FARAH = Person(
    "Farah Rostami", "+44 7700 900301", "farah.rostami@example.com",
    about="34, hospital pharmacist in Bradford, lives with her parents and a small son.",
    goal="The hospital shall pay the cabs that I took for the forum, and not one more: neither the evening with my "
    "aunt nor what the hotel has put on its bill already. My list of claims must be right as well.",
)  # fmt: skip
FORDE = Person("Diego Forde", email="diego.forde@aire-hospital.test")
LEDGER = Person("Aire Hospital ledger", email="ledger-all@aire-hospital.test")
SORAYA = Person("Soraya Karimi", "+44 7700 900312", "soraya.karimi@example.net")
PRIYA = Person("Priya Nair", "+44 7700 900313", "priya.nair@aire-hospital.test")

STATION, HALL, HOTEL, CLINIC, AUNT = "Leeds station", "Corn Hall", "Hotel Aireside", "Gledhow Clinic", "14 Larch Grove"
RIDES = (
    ("2027-03-09 08:35", STATION, HALL, "11.40"), ("2027-03-09 17:15", HALL, HOTEL, "9.80"),
    ("2027-03-09 19:05", HOTEL, AUNT, "23.50"), ("2027-03-10 08:25", HOTEL, CLINIC, "14.20"),
    ("2027-03-10 16:40", HOTEL, STATION, "12.60"),
)  # fmt: skip
_TOTAL = amount("35.40")
_THREE = (
    any_of(amount("11.40"), all_of(words("station"), words("Corn Hall"))),
    any_of(amount("9.80"), all_of(words("Corn Hall"), words("hotel", "Aireside"))),
    any_of(amount("14.20"), words("Gledhow*", "clinic")),
)
_LEFT_OUT = words("leav*", "left", "without", "not", "private*", "hotel has", "hotel's bill", "hotel bill", "billed",
                  "exclud*", "except", "skip*", "aunt", "omit*", "already", "minus")  # fmt: skip
_OTHERS = unless(any_of(amount("23.50"), amount("12.60"), words("Larch Grove")), _LEFT_OUT)
_WRONG_SUMS = any_of(amount("48"), amount("58.90"), amount("71.50"), amount("21.20"))
FARES = "9 March: station to Corn Hall £11.40, Corn Hall to the hotel £9.80. 10 March: hotel to Gledhow Clinic £14.20."

TICKED = do(Reminders.complete_reminder, reminder_id=the("task"))
LINE = "- C-118 Leeds forum: hotel 164.00, cabs 35.40"


class ConferenceCabClaimClosing(Scenario):
    """My Leeds trip claim closes at five and the cab fares are nowhere in it."""

    id, domain, difficulty = "conference-cab-claim-closing", "productivity", "hard"
    distractor = "Five rides in Leeds, of which one went to the aunt and one is on the hotel's invoice."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (EmailApp, Cab, Notes, Reminders, Calendar, Contacts)
    starts, zone, user = "2027-03-12 14:00", "Europe/London", FARAH

    def world(self, phone: Phone) -> None:
        for number, (at, pickup, destination, fare) in enumerate(RIDES):
            phone.name(f"ride {number}", w.ride(phone, at, pickup, destination, fare=w.money(phone, fare)))
        w.ride(phone, "2027-03-04 21:40", "Aire Hospital", "Home, 5 Heaton Rise", fare=w.money(phone, "8.60"))
        phone.name("forum", w.booked(phone, "2027-03-09 09:00", "Leeds pharmacy forum: talks", until="17:00",
                                     location=HALL))  # fmt: skip
        w.booked(phone, "2027-03-10 09:00", "Leeds pharmacy forum: ward rounds", until="15:00", location=CLINIC)
        w.booked(phone, "2027-03-09 19:30", "Dinner", until="22:30")
        phone.name("aunt", w.card(phone, SORAYA, relation="aunt", addresses=(f"{AUNT}, Leeds",)))
        w.card(phone, PRIYA, organisation="Aire Hospital", role="pharmacist")
        w.card(phone, FORDE, organisation="Aire Hospital", role="finance, travel claims")
        phone.name("claims", w.note(phone, "Claims 2027", "- C-097 Course in York: train 41.20, paid\n- C-109 "
            "Journals: 58.00, paid\n- C-118 Leeds forum: hotel 164.00\n- C-121 Parking February: 12.60",
            at="2027-03-11 20:10", folder="Work"))  # fmt: skip
        phone.name("task", w.remind(phone, "Cab fares for C-118", "", "Work"))
        w.remind(phone, "Parking slips for C-121", "2027-03-19 17:00", "Work")
        w.mail(phone, "2027-03-11 09:30", FARAH, "Claim C-118", "Dear Mr Forde, here is the invoice of the hotel. "
               "Farah Rostami", w.file("hotel.pdf", "Room 9-10 March £151.40\nExtras £12.60\nTotal £164.00"),
               to=(FORDE.email,))  # fmt: skip
        w.mail(phone, "2027-03-10 18:20", PRIYA, "Slides", "Was the second day as good? Bring the slides, please.")
        w.everyday(phone, about=("baking", "film"), work="Aire Hospital", clear=("2027-03-09", "2027-03-10"),
                   avoid=("claim", "Leeds", "cab", "forum", "finance", "hotel"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "14:05", "asked", FORDE, "C-118: before I close the quarter", "Dear Ms Rostami, your "
                     "claim has a hotel and no travel in town. If you took cabs for the forum, reply to me with date, "
                     "route and fare of each, and the sum, by 17:00. After that it is next quarter. Private trips are "
                     "yours. D. Forde", cc=(LEDGER.email,))  # fmt: skip
        w.mail_comes(story, "14:20", "billed", FORDE, "C-118: one more thing", "I see the hotel has put a cab on its "
                     "invoice: 10 March, hotel to station. That one is paid with the room, so keep it out of your "
                     "list. D. Forde")  # fmt: skip

    needs = (
        Need(
            "Answer Finance with the three rides that count, £35.40, before five, and keep note and reminder right.",
            slots={
                "who gets it": any_of(person("Diego Forde"), words("finance", "C-118")),
                "the rides": amid(words("ride", "cab", "taxi", "fare"), *_THREE),
                "the sum": any_of(_TOTAL, words("thirty-five pounds forty", "thirty-five forty", "35 pounds 40",
                    "total", "in all", "sum of them", "add up to", "altogether")),
                "that it is sent": words("reply", "answer", "send", "mail*", "email", "write"),
                "the note": words("note", "claims list", "list of claims", "Claims 2027"),
                "the reminder": words("remind*", "task", "tick*", "to-do"),
            },
            avoids={
                "the sum": _WRONG_SUMS,
                "which rides": any_of(
                    unless(any_of(amount("23.50"), amount("12.60")), _LEFT_OUT),
                    words("all five", "five rides", "four rides", "every ride", "all rides"),
                ),
                "who sees it": words("reply-all", "reply all", "whole ledger", "ledger list"),
                "what is private": words("dinner at your aunt"),
                "how many": words("Four of your rides", "four rides", "48.00"),
            },
            evidence=("asked", "billed", *(f"ride {number}" for number in range(5)), "aunt", "claims", "task"),
            window=Window(opens="billed", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "Finance has the three rides": p.mail_to(FORDE, says=(_TOTAL, *_THREE), avoids=(_OTHERS, _WRONG_SUMS)),
        "the note has the cabs": p.note_changed(
            "claims",
            says=(in_one_line(any_of(code("C-118"), words("Leeds")), any_of(_TOTAL, amount("199.40"))),),
            drops=(code("C-118"),),
        ),
        "the task is done": p.reminder_off("task"),
    }

    solution = (
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
    wrong = {
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
    ways = {
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

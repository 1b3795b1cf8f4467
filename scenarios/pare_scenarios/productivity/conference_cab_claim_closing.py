"""My Leeds trip claim closes at five and the cab fares are nowhere in it."""

from pare.phrases import amount, any_of, code, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import in_one_line
from pare_scenarios.productivity.words import conference_cab_claim_closing as its

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
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("asked", "billed", *(f"ride {number}" for number in range(5)), "aunt", "claims", "task"),
            window=Window(opens="billed", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "Finance has the three rides": p.mail_to(
            FORDE, says=(its.TOTAL, *its.THREE), avoids=(its.OTHERS, its.WRONG_SUMS)
        ),
        "the note has the cabs": p.note_changed(
            "claims",
            says=(in_one_line(any_of(code("C-118"), words("Leeds")), any_of(its.TOTAL, amount("199.40"))),),
            drops=(code("C-118"),),
        ),
        "the task is done": p.reminder_off("task"),
    }

"""Lunch is off, so I could finally get my passport done."""

from pare.expect import changed, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import lunch_fell_through_so_the_passport as its

HOME, OFFICE, HALL, SITE = "Rue des Tilleuls 6", "Quai aux Grues 40", "Town hall", "Chantier Beaulieu"
CAMILA = Person(
    "Camila Moreau", "+33 6 39 98 01 00", "camila.moreau@example.org",
    about="38, architect in Nantes, works at home until ten; flies to her cousin's wedding in Dakar in June.",
    goal="The town hall should hear before half past ten that I come at 12:40. I want a cab there from the office and "
    "to have the papers in my bag when I leave home. The site meeting stays, and about coffee I decide myself.",
)  # fmt: skip
DELPHINE = Person("Delphine Lefèvre", email="delphine.lefevre@example.com")
TOWN = Person("Nantes town hall, passports", email="passports@nantes-town.test")
OLU = Person("Olu Diallo", email="olu.diallo@example.com")
FATOU = Person("Fatou Danso", email="fatou.danso@example.org")
_SLOT, _ENDS = p.Between("2027-05-04 12:30", "2027-05-04 12:40"), p.Between("2027-05-04 12:45", "2027-05-04 14:30")
_RIDE = p.Between("2027-05-04 11:30", "2027-05-04 12:10")
_BEFORE = p.Between("2027-05-04 09:36", "2027-05-04 10:00")


class LunchFellThroughSoThePassport(Scenario):
    """Lunch is off, so I could finally get my passport done."""

    id, domain, difficulty = "lunch-fell-through-so-the-passport", "scheduling", "medium"
    distractor = "A colleague asks for coffee in the very hour that is free now."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (EmailApp, Calendar, Notes, Cab, Reminders)
    starts, zone, user = "2027-05-04 09:05", "Europe/Paris", CAMILA

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Cabs of the Loire")
        w.saved_place(phone, "Home", HOME)
        w.saved_place(phone, "Office", OFFICE)
        for start, end, minutes in ((OFFICE, HALL, 20), (HOME, HALL, 27), (HOME, OFFICE, 15), (HALL, SITE, 18)):
            w.route(phone, start, end, minutes)
        w.ride(phone, "2027-04-20 14:00", OFFICE, SITE)
        phone.name("lunch", w.booked(phone, "2027-05-04 12:00", "Lunch with Delphine Lefèvre", until="14:00",
                                     location="La Sardine"))  # fmt: skip
        phone.name("at_home", w.booked(phone, "2027-05-04 08:30", "At home: competition drawings", until="10:00"))
        w.booked(phone, "2027-05-04 10:30", "Office: round of the team", until="11:30", location=OFFICE)
        phone.name("site", w.booked(phone, "2027-05-04 14:30", "Site meeting", until="16:00", location=SITE))
        phone.name("dakar", w.booked(phone, "2027-06-12 07:20", "Flight to Dakar, Fatou's wedding", until="12:50"))
        phone.name("note", w.note(
            phone, "Passport", "Runs out on 30 May. Number 19CK48127.\nA new one takes four weeks.\nBring: the old "
            "one, a photo, proof of address (the electricity bill in the blue folder). Last time they lay at home.\n"
            "The tram to the town hall is dug up until July: by cab, then.", at="2027-04-26 21:10", folder="House",
        ))  # fmt: skip
        phone.name("offer", w.mail(
            phone, "2027-05-03 11:20", TOWN, "A place for you", "Dear Ms Moreau, you are on our waiting list. On "
            "Tuesday 4 May at 12:40 somebody stays away. Write back by 10:30 on that day, or the place goes on. The "
            "next date in our ordinary book is Monday 21 June.",
        ))  # fmt: skip
        w.mail(phone, "2027-05-02 19:30", FATOU, "The dress", "It is yellow, and you shine in yellow. No excuses!")
        w.mail(phone, "2027-04-27 15:00", DELPHINE, "Tuesday", "La Sardine at noon? They have the long table.")
        w.everyday(phone, work="Atelier Estuaire", clear=("2027-05-04",),
                   avoid=("passport", "town hall", "lunch", "Dakar", "papers", "photo", "coffee"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:10", "off", DELPHINE, "Today", "Dear Camila, I have to be in Rennes by noon and cannot "
                     "eat with you. Forgive me! I ring you next week for a new day.")  # fmt: skip
        w.mail_comes(story, "09:25", "coffee", OLU, "Noon?", "Are you around at noon? I would buy you a coffee "
                     "and hear all about the stairs.")  # fmt: skip
        w.mail_comes(story, "09:35", "still_free", TOWN, "Today's place", "The place of which we wrote is still "
                     "without an answer. Whoever takes it should be at desk 4 ten minutes before, for the "
                     "fingerprints.", in_reply_to=the("offer"))  # fmt: skip

    needs = (
        Need(
            "Take the town hall's 12:40 in place of the lunch, book a cab there, and a reminder of the papers before "
            "she leaves home.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete", "cancel", "pay"),
            evidence=("off", "still_free", "offer", "lunch", "note"),
            window=Window(opens="still_free", closes="10:30"),
        ),
    )  # fmt: skip

    must = {
        "the town hall hears in time that she comes": p.mail_to(TOWN, says=(its.COMES,), avoids=(its.NOT_SO,)),
        "it stands in the calendar": p.either(
            changed(Event, "lunch", only=("zone",), starts=_SLOT, ends=_ENDS, title=mentions(its.PASS),
                    location=mentions(), notes=mentions()),
            p.event(_SLOT, title=(its.PASS,), hours=2, ends=_ENDS),
        ),
        "the lunch does not": p.nothing_at("2027-05-04 12:00", its.LUNCH),
        "a cab takes her there": p.ride(OFFICE, HALL, _RIDE),
        "she thinks of the papers before she leaves": p.Pattern(
            Reminder, "created", {"due": _BEFORE, "repeat": "none", "done": False}, about=mentions(its.PAPERS)
        ),
    }  # fmt: skip
    allowed = (
        p.ride(HALL, SITE, p.Between("2027-05-04 12:50", "2027-05-04 14:15")),
        p.cancelled("lunch"),
        p.mail_to(DELPHINE, says=(words("thank*", "no problem", "never mind", "all right", "no worries"),)),
    )

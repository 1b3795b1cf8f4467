"""A neighbour finds no cab for her flight in the morning, and the user has one to the same airport."""

from pare.expect import mentions, one_of
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import madame_sow_needs_the_same_cab as its

HOME, NINE, OTHER = (f"Rue des Manguiers {number}" for number in (5, 9, 29))
AIRPORT = "Airport, departures"
FATOU = Person(
    "Fatou Diallo", "+221 555 010 100", "fatou.diallo@example.net",
    about="29, buys cloth for a fashion house in Dakar, flies to Lisbon tomorrow with one case; lives at number 5.",
    goal="Madame Sow rides with me, with all that is hers, in a car that holds us, and early enough for her flight, "
    "which goes before mine. I do not want a franc for it, and no second car.",
)  # fmt: skip
MARIAM = Person("Mariam Sow", "+221 555 010 111")
SEKOU = Person("Sekou Sow", "+221 555 010 112", "sekou.sow@example.com")
_AT = p.Between("2027-05-25 03:25", "2027-05-25 03:40")


class MadameSowNeedsTheSameCab(Scenario):
    """My neighbour finds no cab for the morning, and I have one."""

    id, domain, difficulty = "madame-sow-needs-the-same-cab", "lifestyle", "hard"
    distractor = "The small car at 4:15 is right for one; the son, called Sow as well, lives in the same street."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (Messaging, Cab, Calendar, Contacts)
    starts, zone, user, turns = "2027-05-24 20:02", "Africa/Dakar", FATOU, 15

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Teranga Cabs", price_level=600, free_minutes=375, late_fee=6)
        w.saved_place(phone, "Home", HOME)
        for place, east, north in ((NINE, -2.0, 1.2), (OTHER, -2.0, 2.0), (AIRPORT, 24.0, 9.0), (HOME, -2.0, 1.0)):
            w.spot(phone, place, east, north)
        for one, minutes in ((HOME, 42), (NINE, 42), (OTHER, 44)):
            w.route(phone, one, AIRPORT, minutes)
        phone.name("mine", w.ride(phone, "2027-05-25 04:15", HOME, AIRPORT, free_until="2027-05-24 22:00",
                                  note="One case"))  # fmt: skip
        phone.name("leave", w.booked(phone, "2027-05-25 04:15", "Cab to the airport", until="05:00", notes="Out of "
                                     "the house 2 h 45 min before take-off, they want us early."))  # fmt: skip
        phone.name("flight", w.booked(phone, "2027-05-25 07:00", "Flight to Lisbon", until="11:25", location=AIRPORT))
        phone.name("madame", w.card(phone, MARIAM, relation="neighbour", addresses=("Rue des Manguiers 9, Dakar",),
                                    note="Knocks with her stick. Waters my basil."))  # fmt: skip
        w.card(phone, SEKOU, addresses=("Rue des Manguiers 29, Dakar",), note="Madame Sow's son. In Kaolack all week.")
        w.chat(phone, [MARIAM], [("2027-05-12 18:10", "Mariam", "Your basil has drunk. Mine is jealous.")])
        w.everyday(phone, about=("painting", "music"), work="Maison Indigo",
                   avoid=("airport", "flight", "cab ", "taxi", "Sow", "Manguiers", "suitcase"),
                   clear=("2027-05-24", "2027-05-25"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "20:10", "stuck", MARIAM, "My dear, for tomorrow's flight all cabs that I ring are taken, "
                     "and it goes at 6:50 already. Do you know anybody who drives at night?")  # fmt: skip
        w.text_comes(story, (p.told(MARIAM), "4m"), "yes", MARIAM, "God bless you! You should know that I have three "
                     "suitcases, and little Ibrahim flies with me; he is nine and sits still.")  # fmt: skip
        w.text_comes(story, "20:25", "correction", MARIAM, "With the glasses on: 6:50 is where we land between. The "
                     "flight leaves at 6:20.")  # fmt: skip

    needs = (
        Need(
            "Offer Madame Sow a seat in my cab to the airport.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("invite",),
            evidence=("stuck", "mine"),
            window=Window(opens="stuck", closes="22:00"),
        ),
        Need(
            "Change my cab to a van at about 3:35 with a stop at number 9, move the calendar entry and tell Madame "
            "Sow.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("cancel", "pay"),
            evidence=("yes", "correction", "mine", "leave", "madame"),
            window=Window(opens="correction", closes="22:00"),
        ),
    )  # fmt: skip

    must = {
        "Madame Sow is offered a seat": p.before("yes", p.told(MARIAM, says=(its.SEAT,), avoids=(its.MONEY,))),
        "the van comes early, by way of number 9": p.since("correction", p.either(
            p.ride_moved("mine", _AT, service="van", stops=(NINE,), seats=p.at_least(3), note=mentions()),
            p.ride(HOME, AIRPORT, _AT, service="van", stops=(NINE,), seats=p.at_least(3)),
        )),
        "and nothing at 4:15": p.no_ride_at("mine", "2027-05-25 04:15"),
        "she knows the hour": p.since("correction", p.told(MARIAM, says=(its.HOUR,), avoids=(its.MONEY,))),
        "the calendar has it": p.either(
            p.moved("leave", _AT, title=(words("cab", "airport", "van", "taxi"),), notes=one_of(mentions(), "")),
            p.event(_AT, about=(words("cab", "airport", "van", "taxi"),)),
        ),
    }  # fmt: skip
    allowed = (p.ride_cancelled("mine"), p.cancelled("leave"))

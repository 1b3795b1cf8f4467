"""A studio from October, a university from September: a friend's sofa and a sublet make the month between."""

from typing import Any

from pare.expect import one_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.money import Money
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import september_without_a_roof as its

CHIDI = Person(
    "Chidi Amadi", "+234 555 0901", "chidi.amadi@example.org",
    about="23, studies hydrology in Enugu and goes to Lyon for a year; works in the laboratory without his phone until "
    "four, and thought that it was early enough to come in October.",
    goal="I want a bed for every night of September for 350 euros at most: Adaeze's sofa for the ten days that she "
    "offered, then the sublet. The studio and the flight stay as they are.",
)  # fmt: skip
ADAEZE = Person("Adaeze Okonkwo", "+33 555 0911", "adaeze.okonkwo@example.org")
OFFICE = Person("University of the Two Rivers, Lyon", email="arrivals@two-rivers.test")
AVOID = ("lyon", "sofa", "sublet", "september", "room", "flat", "flight")
_ARRIVAL = p.Between("2027-08-31 00:00", "2027-08-31 23:59")
_CHANGE = p.Between("2027-09-09 18:00", "2027-09-11 12:00")
_END = p.Between("2027-09-29 18:00", "2027-10-01 12:00")
_MONTH = p.event(_ARRIVAL, ends=_END, hours=760, about=(its.SOFA, its.ROOM))


def euros(amount: int) -> Money:
    """An amount in Lyon."""
    return Money.of(amount, "EUR")


class SeptemberWithoutARoof(Scenario):
    """My flat is free from October, but the university wants me on the first of September."""

    id, domain, difficulty = "september-without-a-roof", "lifestyle", "hard"
    distractor = "The whole month on a friend's sofa, or a room from the first for almost twice the money there is."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Apartments, Messaging, Calendar, Notes)
    starts, zone, user, turns = "2027-08-09 14:53", "Africa/Lagos", CHIDI, 16

    def world(self, phone: Phone) -> None:
        lyon: dict[str, Any] = {"city": "Lyon", "furnished": True}
        studio = w.flat(phone, "Rue Montesquieu 31", euros(480), available_from="2027-10-01", agent="Delphine Vidal",
                        state="let", **lyon)  # fmt: skip
        phone.name("studio", w.application(phone, studio, "2027-07-02 10:00", state="accepted", moves_in="2027-10-01",
                                           terms="One year from 1 October. Keys on that day at nine."))  # fmt: skip
        for name, address, rent, first, text in (
            ("chevreul", "Rue Chevreul 12, room", 310, "2027-09-10", "310 for the three weeks, all in. Apply here "
             "until eight tonight, I choose from the list tomorrow. Noor"),
            ("garibaldi", "Rue Garibaldi 210, room", 620, "2027-09-01", "A month near the station."),
            ("bonnel", "Rue de Bonnel 5, room", 420, "2027-09-08", "420 for the rest of September."),
        ):  # fmt: skip
            room = w.flat(phone, address, euros(rent), available_from=first, available_until="2027-09-30",
                          apply_by="2027-08-09 20:00", description=text, **lyon)  # fmt: skip
            w.saved_flat(phone, room, "Nice balcony. But why should I come early?" if rent == 310 else "")
            phone.name(name, room)
        phone.name("cap", w.note(
            phone, "Money for Lyon", "## Until the grant comes on 1 October\nFlight paid. September, should I ever "
            "come early: a bed for 350 euros in all and not a cent more.\n\n## From October\nStudio 480, food 200, "
            "tram 25", at="2027-07-11 22:00", folder="Lyon"))  # fmt: skip
        phone.name("flight", w.booked(phone, "2027-08-31 08:10", "Flight Lagos to Lyon", until="18:40",
                                      notes="Cheapest of the month, no changes."))  # fmt: skip
        w.booked(phone, "2027-10-01 09:00", "Keys, rue Montesquieu 31")
        w.chat(phone, [ADAEZE], [
            ("2027-06-20 19:02", "Adaeze", "Adaeze from Lyon! A studio, bravo. Should you land early: my sofa is "
             "yours, ten days at the very most, after that the landlady counts heads."),
            ("2027-06-20 19:15", "me", "You are the best. I come at the end of August and travel a bit, so no need!"),
        ])  # fmt: skip
        phone.name("sofa", w.said(phone, "my sofa is yours"))
        w.mail(phone, "2027-06-15 10:00", OFFICE, "Welcome", "You are admitted. The calendar of courses follows.")
        w.household(phone, avoid=AVOID)
        w.pastimes(phone, "football", "film", avoid=AVOID)

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:00", "courses", OFFICE, "Your courses", "Dear Mr Amadi, courses begin on Monday "
                     "6 September. The timetable is attached to your account.")  # fmt: skip
        w.mail_comes(story, "15:06", "compulsory", OFFICE, "Addition: welcome days", "We forgot to say: the welcome "
                     "days from Wednesday 1 September are compulsory. Whoever is absent gives the place to the waiting "
                     "list.")  # fmt: skip
        w.text_comes(story, (p.told(ADAEZE), "15m"), "answer", ADAEZE, "Of course! From 31 August until 10 September, "
                     "and I am at the airport with jollof. On the 10th by noon the sofa must be "
                     "empty.")  # fmt: skip

    needs = (
        Need(
            "Ask Adaeze for her sofa from 31 August to 10 September.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("courses", "compulsory", "studio", "sofa", "flight"),
            window=Window(opens="compulsory", closes="20:00"),
        ),
        Need(
            "Apply for the sublet in rue Chevreul from 10 to 30 September, and enter both stays in the calendar.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("answer", "chevreul", "cap"),
            window=Window(opens="answer", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "Adaeze is asked for ten days": p.told(ADAEZE, says=(its.FROM, its.UNTIL), avoids=(its.TOO_MUCH,)),
        "he applies for the three weeks after": p.applied(
            "chevreul", moves_in=one_of(None, its.CHANGES), moves_out=one_of(None, its.LEAVES)
        ),
        "the sofa is in the calendar": p.since(
            "answer", p.either(p.event(_ARRIVAL, ends=_CHANGE, hours=270, about=(its.SOFA,)), _MONTH)
        ),
        "the room is in the calendar": p.either(
            p.event(_CHANGE, ends=_END, hours=520, about=(its.ROOM,)), p.since("answer", _MONTH)
        ),
    }
    allowed = (p.since("answer", p.told(ADAEZE, says=(its.THANKS,), avoids=(its.TOO_MUCH,))),)

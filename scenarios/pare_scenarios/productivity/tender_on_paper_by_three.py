"""The tender must be handed in at three and I am stuck on the train."""

from pare.expect import Either, changed, mentions
from pare.phrases import Phrase, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import tender_on_paper_by_three as its

HASSAN = Person(
    "Hassan Malik", "+92 21 5550 0701", "hassan@mynah-guides.test",
    about="44, sells museum guides for a small firm in Karachi, married, four children.",
    goal="The envelope must lie on the town's table before three, or half a year of work is lost. Whoever takes it "
    "must be driven to the door that is open. I do not want us to beg for more time.",
)  # fmt: skip
NASRIN = Person("Nasrin Hussain", "+92 300 555 0712", "nasrin@mynah-guides.test")
TARIQ = Person("Tariq Rahman", "+92 300 555 0713", "tariq@mynah-guides.test")
RAILWAY = Person("Indus Railways", email="trips@indus-railways.test")
TOWN = Person("Buying office", email="tenders@harbour-town.test")
OFFICE, DOOR, MAIN, STATION = "Sandbar Road 40", "Boatyard Lane 3", "Civic Square 1", "City Station"
_IN_TIME = p.Between("2027-01-27 14:10", "2027-01-27 14:25")


def _nasrin_told(*says: Phrase, avoids: tuple[Phrase, ...] = ()) -> Either:
    """Nasrin hears of it, in person or by name in the team's group."""
    in_group = p.message_in("Mynah sales", says=(*says, person(NASRIN.name)), avoids=avoids)
    return p.either(p.told(NASRIN, says=says, avoids=avoids), in_group)


class TenderOnPaperByThree(Scenario):
    """The tender must be handed in at three and I am stuck on the train."""

    id, domain, difficulty = "tender-on-paper-by-three", "productivity", "medium"
    distractor = "A cab for himself from the station, one to the main door, or asking the colleague who is ill."
    capabilities = ("goal inference", "intervention timing")
    apps = (EmailApp, Calendar, Notes, Messaging, Cab)
    starts, zone, user = "2027-01-27 13:15", "Asia/Karachi", HASSAN
    turns = 16

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Mynah Cabs", free_minutes=5)
        w.spot(phone, OFFICE, 1.0, 2.0, "Mynah Guides office")
        w.spot(phone, DOOR, 4.2, -1.5)
        w.spot(phone, MAIN, 4.0, -1.2, "Town hall, main door")
        w.route(phone, OFFICE, DOOR, 22, 6.5)
        w.route(phone, STATION, DOOR, 18, 5.0)
        w.saved_place(phone, "Office", OFFICE)
        phone.name("deadline", w.booked(phone, "2027-01-27 15:00", "Hand in museum tender", until="15:15",
                                        location=f"Town hall, {MAIN}"))  # fmt: skip
        w.booked(phone, "2027-01-27 08:20", "Train from Sukkur, arrives 13:55", until="13:55")
        phone.name("rules", w.note(phone, "Museum tender", "Sealed envelope in the grey cupboard of the office, top "
                                   "shelf\nPaper only, no mail. One minute late means out, they told the last ones so\n"
                                   "Anybody of us may hand it in\nCabs for it go on the "
                                   "firm", at="2027-01-24 19:00"))  # fmt: skip
        phone.name("team", w.chat(phone, [NASRIN, TARIQ], [
            ("2027-01-26 18:40", "me", "Envelope is sealed and in the cupboard. I fetch it tomorrow on the way from "
             "the station. Who is in?"),
            ("2027-01-26 18:52", "Tariq", "Fever since noon. I stay in bed tomorrow, sorry. Tariq"),
            ("2027-01-26 18:55", "Nasrin", "Nasrin here: I am at my desk all day until five."),
        ], title="Mynah sales"))  # fmt: skip
        phone.name("in", w.said(phone, "at my desk all day"))
        w.chat(phone, [TARIQ], [("2027-01-20 11:02", "Tariq", "By the way, I know the ladies of the buying office.")])
        w.everyday(phone, about=("cooking", "dog"), avoid=("tender", "envelope", "train", "office", "cupboard"),
                   clear=("2027-01-27",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "13:20", "stands", RAILWAY, "Your train stands", "Because of a signal fault your train "
                     "from Sukkur stands outside Hyderabad. New arrival at City Station: 15:05.")  # fmt: skip
        w.mail_comes(story, "13:35", "closed", TOWN, "Handing in today", "Dear bidders, the main door on Civic Square "
                     "is closed because of a burst pipe. Please hand in at Boatyard Lane 3, ground floor. The hour "
                     "stays as it is.")  # fmt: skip
        w.text_comes(story, (_nasrin_told(), "5m"), "yes", NASRIN, "Of course, I have it in my hand. I can be out of "
                     "here at 14:15. But how do I get there? Tariq has the car.")  # fmt: skip

    needs = (
        Need(
            "Ask Nasrin, who is at the office, to take the tender to the town before three.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay",),
            evidence=("stands", "deadline", "rules", "in"),
            window=Window(opens="stands", closes="14:10"),
        ),
        Need(
            "Book a cab for Nasrin at 14:15 from the office to Boatyard Lane 3, and tell her.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay",),
            evidence=("yes", "closed"),
            window=Window(opens="yes", closes="14:15"),
        ),
    )  # fmt: skip

    must = {
        "Nasrin was asked": p.before("yes", _nasrin_told(its.ENVELOPE, its.TAKE)),
        "a cab takes her to the open door": p.either(
            p.ride(OFFICE, DOOR, _IN_TIME, rider=NASRIN),
            p.ride(OFFICE, DOOR, _IN_TIME, note=mentions(person(NASRIN.name))),
        ),
        "she knows of the cab": p.since("yes", _nasrin_told(its.CAB, its.QUARTER)),
        "she knows the door": _nasrin_told(its.THE_DOOR, avoids=(its.SHUT,)),
    }  # fmt: skip
    allowed = (
        p.since("yes", _nasrin_told(words("thank*", "luck", "cab", "Boatyard", "firm"))),
        changed(Event, "deadline", only=("notes",), location=mentions(its.THE_DOOR)),
    )

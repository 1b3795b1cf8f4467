"""The tender must be handed in at three and I am stuck on the train."""

from pare.expect import Either, changed, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import Phrase, affirms, any_of, clock, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

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
_DOOR = words("Boatyard Lane 3", "3 Boatyard Lane", "Boatyard Lane")
_ENVELOPE = words("tender", "envelope", "bid", "offer for the museum", "papers")
_TAKE = words("hand*", "take", "bring", "deliver*", "drop", "submit*", "carry", "go to the town")
_CAB = words("cab", "taxi", "car", "ride", "driver")
_QUARTER = any_of(*(clock(14, minute) for minute in range(10, 26)))
_IN_TIME = p.Between("2027-01-27 14:10", "2027-01-27 14:25")
_SHUT = unless(words("Civic Square", "main door", "main entrance"), "not", "instead", "closed", "shut")
_KNOWN = (clock(15), clock(13, 55), clock(15, 5))


def cab(**how: object) -> Do:
    """The cab from the office to the town."""
    usual: dict[str, object] = {"pickup": OFFICE, "destination": DOOR, "pickup_at": "2027-01-27T14:15"}
    return do(Cab.book_ride, **(usual | {"rider": NASRIN.name} | how))


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
            slots={
                "Nasrin": person(NASRIN.name),
                "the tender": _ENVELOPE,
                "that she is asked to take it": words("ask*", "message*", "text", "request", "tell", "write", "check "
                                                      "with", "contact"),
                "where or by when": amid(any_of(_DOOR, clock(15), words("town", "before three", "in time", "on time")),
                                         *_KNOWN),
            },
            avoids={
                "who can": words("ask Tariq", "message Tariq", "Nasrin or Tariq", "Nasrin and Tariq", "team to"),
                "that it cannot wait": words("more time", "extension", "extend", "later deadline", "ask the town",
                                             "by email instead", "scan"),
                "that he is too late himself": words("cab for you", "cab from the station", "taxi from the station",
                                                     "pick you up"),
            },
            doings=("pay",),
            evidence=("stands", "deadline", "rules", "in"),
            window=Window(opens="stands", closes="14:10"),
        ),
        Need(
            "Book a cab for Nasrin at 14:15 from the office to Boatyard Lane 3, and tell her.",
            slots={
                "the cab": words("cab", "taxi", "ride"),
                "when": amid(any_of(_QUARTER, words("quarter past two")), *_KNOWN),
                "the door that is open": any_of(affirms(_DOOR), words("Boatyard")),
                "that she is told": any_of(person(NASRIN.name), words("tell her", "let her know", "inform her")),
            },
            avoids={
                "from where": words("from the station", "from City Station", "for you"),
                "the door that is open": words("to the main door", "to Civic Square", "to the town hall at Civic"),
                "that it cannot wait": words("more time", "extension", "scan"),
                "which door": words("town hall's main", "front door", "hall on Civic", "to Civic Square",
                "door on Civic Square at"),
            },
            doings=("pay",),
            evidence=("yes", "closed"),
            window=Window(opens="yes", closes="14:15"),
        ),
    )  # fmt: skip

    must = {
        "Nasrin was asked": p.before("yes", _nasrin_told(_ENVELOPE, _TAKE)),
        "a cab takes her to the open door": p.either(
            p.ride(OFFICE, DOOR, _IN_TIME, rider=NASRIN),
            p.ride(OFFICE, DOOR, _IN_TIME, note=mentions(person(NASRIN.name))),
        ),
        "she knows of the cab": p.since("yes", _nasrin_told(_CAB, _QUARTER)),
        "she knows the door": _nasrin_told(_DOOR, avoids=(_SHUT,)),
    }  # fmt: skip
    allowed = (
        p.since("yes", _nasrin_told(words("thank*", "luck", "cab", "Boatyard", "firm"))),
        changed(Event, "deadline", only=("notes",), location=mentions(_DOOR)),
    )

    _asked = w.tell(NASRIN, "Nasrin, my train stands until after three. Could you take the tender to the town for me? "
                    "The sealed envelope is in the grey cupboard, it has to be there before three.")  # fmt: skip
    _told = w.tell(NASRIN, "A cab fetches you at the office at 14:15, on the firm. It goes to Boatyard Lane 3, ground "
                   "floor, since the main door is closed. Thank you!")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-01-27"), do(Notes.list_notes, text="tender"),
                do(Messaging.search_messages, text="desk"), do(Messaging.search_messages, text="fever"),
            ),
            says="Your train comes in at 15:05, too late for the tender. Nasrin is at the office: shall I ask her to "
            "take the envelope from the cupboard and hand it in before three?",
            calls=(_asked,),
            reports="Nasrin is asked.",
        ),
        Stage(
            reads=(do(EmailApp.read_email, email_id=the("closed")),
                   do(Cab.get_quotes, pickup=OFFICE, destination=DOOR, pickup_at="2027-01-27T14:15")),
            says="Nasrin can leave at 14:15, and the town takes tenders at Boatyard Lane 3 today. Shall I book her a "
            "cab from the office to that door at 14:15, and tell Nasrin?",
            calls=(cab(), _told),
            reports="The cab comes at 14:15 and takes Nasrin to Boatyard Lane 3.",
        ),
    )  # fmt: skip

    wrong = {
        "to the main door": ((_asked,), (cab(destination=MAIN), _told)),
        "a cab for himself": ((_asked,), (cab(pickup=STATION, pickup_at="2027-01-27T15:10", rider=""), _told)),
        "the colleague who is ill": ((w.tell(TARIQ, "Could you hand in the tender envelope before three?"),), ()),
        "too late a cab": ((_asked,), (cab(pickup_at="2027-01-27T14:45"), _told)),
        "more time from the town": (
            (_asked, w.write_to(TOWN, "Museum tender", "My train stands. Could we have until four?")), (cab(), _told),
        ),
        "the cab comes as a surprise": ((_asked,), (cab(),)),
    }  # fmt: skip
    ways = {
        "asked by mail, the door at once": (
            (w.write_to(NASRIN, "The tender!", "I am stuck. Please bring the envelope to Boatyard Lane 3 before "
                                               "15:00."),),
            (w.tell(NASRIN, "Your taxi is there at 14:20, down at the door."), cab(pickup_at="2027-01-27T14:20")),
        ),
        "asked in the group, her name for the driver, the place in the calendar": (
            (w.tell("team", "Nasrin, can you hand the museum tender in for me? Train fault, I arrive at 15:05."),),
            (cab(pickup="office", rider="", note="For Nasrin Hussain"),
             do(Calendar.update_event, event_id=the("deadline"), location=DOOR),
             w.tell(NASRIN, "Cab at a quarter past two from the office to Boatyard Lane 3 (not Civic Square).")),
        ),
    }  # fmt: skip

"""A neighbour finds no cab for her flight in the morning, and the user has one to the same airport."""

from datetime import date

from pare.expect import mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

HOME, NINE, OTHER = (f"Rue des Manguiers {number}" for number in (5, 9, 29))
AIRPORT = "Airport, departures"
MONDAY, TUESDAY = date(2027, 5, 24), date(2027, 5, 25)

FATOU = Person(
    "Fatou Diallo", "+221 555 010 100", "fatou.diallo@example.net",
    about="29, buys cloth for a fashion house in Dakar, flies to Lisbon tomorrow with one case; lives at number 5.",
    goal="Madame Sow rides with me, with all that is hers, in a car that holds us, and early enough for her flight, "
    "which goes before mine. I do not want a franc for it, and no second car.",
)  # fmt: skip
MARIAM = Person("Mariam Sow", "+221 555 010 111")
SEKOU = Person("Sekou Sow", "+221 555 010 112", "sekou.sow@example.com")

_SHE = person("Mariam Sow", aliases=("Madame Sow", "Mme Sow", "your neighbour", "your neighbor"))
_SEAT = words("seat", "cab", "ride", "car", "with me", "come along", "take you", "lift", "room for you", "share")
_MONEY = words("francs", "CFA", "XOF", "pay half", "split", "share the fare", "share the cost", "euros")
_AT = p.Between("2027-05-25 03:25", "2027-05-25 03:40")
_HOUR = any_of(*(clock(3, minute) for minute in range(25, 46)))
_KNOWN = (day(TUESDAY, today=MONDAY), *(clock(h, m) for h, m in (
    (4, 15), (4, 5), (4, 0), (6, 20), (6, 50), (7, 0), (22, 0), (3, 35), (3, 30), (3, 38), (3, 40))))  # fmt: skip


def change(at: str = "03:35", service: str = "van", **more: object) -> Do:
    """The ride is changed in place."""
    known: dict[str, object] = {"stops": [NINE], "seats": 3}
    return do(Cab.update_ride, ride_id=the("mine"), pickup_at=f"2027-05-25T{at}", service=service, **(known | more))


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
            slots={
                "Madame Sow": _SHE,
                "my cab": any_of(amid(words("your cab", "your taxi", "your ride", "your car", "cab", "ride", "a lift"),
                               *_KNOWN), words("taxi you've booked", "cab you've booked", "taxi you booked",
                                   "cab you booked", "room in the taxi", "room in the cab", "come along with you",
                                   "ride along", "ride with you", "join you", "share your", "share the",
                                   "with you to the airport")),
                "that it is offered": words("offer*", "invit*", "share", "seat", "take her", "tell her", "let her",
                                            "come along", "ride with", "join", "along", "give her", "lift"),
            },
            avoids={
                "whom": words("Sekou", "her son", "ask Yara"),
                "that it is free": words("split the fare", "share the fare", "pay half", "charge her",
                                         "share the cost"),
                "that one car is enough": words("second cab", "another cab for her", "book her a cab",
                                                "book a cab for her",
                                                "book a separate"),
            },
            doings=("invite",),
            evidence=("stuck", "mine"),
            window=Window(opens="stuck", closes="22:00"),
        ),
        Need(
            "Change my cab to a van at about 3:35 with a stop at number 9, move the calendar entry and tell Madame "
            "Sow.",
            slots={
                "a larger car": words("van", "minivan", "larger car", "bigger car", "large car", "bigger cab",
                                      "larger cab"),
                "about 3:35": amid(any_of(*(clock(3, minute) for minute in range(25, 41))), *_KNOWN),
                "a stop at her door": words("stop", "number 9", "No 9", "her door", "her house", "Manguiers 9",
                                            "her place",
                                            "pick her up", "picks her up", "collect her", "fetch her",
                                            "pick up Madame Sow"),
                "Madame Sow": _SHE,
                "the calendar": words("calendar", "event", "entry", "diary", "appointment"),
            },
            avoids={
                "whom": words("Sekou", "number 29", "Manguiers 29", "her son"),
                "the hour": following(words("keep", "leave at", "stay at", "to"), clock(4, 15), within=2),
                "that it is free": words("split the fare", "share the fare", "pay half", "charge her",
                                         "share the cost"),
                "that one car is enough": words("second cab", "two cabs", "another cab for her", "minibus"),
            },
            doings=("cancel", "pay"),
            evidence=("yes", "correction", "mine", "leave", "madame"),
            window=Window(opens="correction", closes="22:00"),
        ),
    )  # fmt: skip

    must = {
        "Madame Sow is offered a seat": p.before("yes", p.told(MARIAM, says=(_SEAT,), avoids=(_MONEY,))),
        "the van comes early, by way of number 9": p.since("correction", p.either(
            p.ride_moved("mine", _AT, service="van", stops=(NINE,), seats=p.at_least(3), note=mentions()),
            p.ride(HOME, AIRPORT, _AT, service="van", stops=(NINE,), seats=p.at_least(3)),
        )),
        "and nothing at 4:15": p.no_ride_at("mine", "2027-05-25 04:15"),
        "she knows the hour": p.since("correction", p.told(MARIAM, says=(_HOUR,), avoids=(_MONEY,))),
        "the calendar has it": p.either(
            p.moved("leave", _AT, title=(words("cab", "airport", "van", "taxi"),), notes=one_of(mentions(), "")),
            p.event(_AT, about=(words("cab", "airport", "van", "taxi"),)),
        ),
    }  # fmt: skip
    allowed = (p.ride_cancelled("mine"), p.cancelled("leave"))

    _offer = w.tell(MARIAM, "I have a cab to the airport tomorrow morning: there is a seat for you! Fatou")
    _tell = w.tell(MARIAM, "All is arranged: a van with room for the suitcases is at your door at about 3:40, for you "
                   "and Ibrahim.")  # fmt: skip
    _move = w.move("leave", "2027-05-25 03:35")

    solution = (
        Stage(
            reads=(do(Cab.list_rides), do(Calendar.list_events, day="2027-05-25"), do(Messaging.list_conversations)),
            says="Madame Sow finds no cab for tomorrow's flight, and you ride to the airport at about that time. "
            "Shall I offer her a seat in your cab?",
            calls=(_offer,),
            reports="Madame Sow has your offer.",
        ),
        Stage(
            reads=(
                do(Contacts.find_contacts, text="Sow"), do(Cab.get_ride, ride_id=the("mine")),
                do(Cab.get_quotes, pickup=HOME, destination=AIRPORT, stops=[NINE], pickup_at="2027-05-25T03:35",
                   seats=3),
            ),
            says="She comes gladly, with her grandson and three suitcases, and her flight leaves at 6:20. Until 22:00 "
            "the change is free: shall I make your cab a van at 3:35 with a stop at number 9, move the calendar "
            "entry, and tell Madame Sow?",
            calls=(change(), _tell, _move),
            reports="The van comes at 3:35, Madame Sow knows, and so does your calendar.",
        ),
    )  # fmt: skip

    wrong = {
        "the small car": ((_offer,), (change(service="economy"), _tell, _move)),
        "early enough for the wrong flight": ((_offer,), (
            change("04:05"), w.tell(MARIAM, "The van is at your door at 4:08."), w.move("leave", "2027-05-25 04:05"))),
        "at the son's door": ((_offer,), (change(stops=[OTHER]), _tell, _move)),
        "the son is told": ((_offer,), (change(), w.tell(SEKOU, "At 3:35, please tell your mother."), _move)),
        "for money": ((_offer,), (change(), w.tell(MARIAM, "The van comes at 3:37. We split the fare, yes?"), _move)),
        "two cars": ((_offer,), (
            do(Cab.book_ride, pickup=NINE, destination=AIRPORT, pickup_at="2027-05-25T03:35", service="van", seats=2),
            _tell)),
    }  # fmt: skip
    ways = {
        "cancelled, and a van booked": (
            (w.tell(MARIAM, "Madame Sow, share my ride tomorrow, it costs you nothing."),),
            (do(Cab.cancel_ride, ride_id=the("mine")),
             do(Cab.book_ride, pickup="home", destination=AIRPORT, stops=[NINE], service="van", seats=3,
                pickup_at="2027-05-25T03:30", note="Four cases"),
             w.tell(MARIAM, "Please be ready at half past three, we come by with a big car."),
             w.move("leave", "2027-05-25 03:30")),
        ),
        "with a word to the driver, the entry made anew": (
            (_offer,),
            (w.tell(MARIAM, "We fetch you both at 3:40 tomorrow, at your door."), change(note="Four cases"),
             do(Calendar.delete_event, event_id=the("leave")), w.enter("Van to the airport", "2027-05-25 03:35")),
        ),
    }  # fmt: skip

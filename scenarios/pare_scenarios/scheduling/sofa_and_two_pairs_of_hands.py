"""The sofa is mine if two of us carry it down between ten and eleven."""

from datetime import date

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

FRIDAY, SATURDAY = date(2027, 4, 2), date(2027, 4, 3)
SHOP, HOME, PITCH = "Rue du Figuier 30", "Rue des Trois Ponts 12", "Stade des Calanques"
MALIK = Person(
    "Malik Traoré", "+33 6 39 98 01 00", "malik.traore@example.org",
    about="23, student of oceanography in Marseille, shares a flat with Bruno.",
    goal="I want this sofa. Yannis is free and strong, Bruno must not lift, Sekou plays. When Yannis has said from "
    "when he can, Madame Lefèvre should hear an hour before noon, and a van should be ordered.",
)  # fmt: skip
DELPHINE = Person("Delphine Lefèvre", "+33 6 39 98 01 11")
YANNIS = Person("Yannis Georgiou", "+33 6 39 98 01 22")
BRUNO = Person("Bruno Fontaine", "+33 6 39 98 01 33")
SEKOU = Person("Sekou Diallo", "+33 6 39 98 01 44")
_SATURDAY = any_of(day(SATURDAY, today=FRIDAY), words("tomorrow"))
_BETWEEN = any_of(clock(10), clock(11), clock(10, 15), clock(10, 20), clock(10, 30), words("morning"))
_WHEN = any_of(clock(10, 20), clock(10, 25), clock(10, 30))
_ANY_HOUR = (clock(10), clock(10, 15), clock(10, 20), clock(10, 30), clock(10, 45), clock(11))
_VAN_AT = p.Between("2027-04-03 10:30", "2027-04-03 10:55")
_START = p.Between("2027-04-03 10:20", "2027-04-03 10:30")
_CARRY = "Something heavy! Could you carry a sofa down with me tomorrow, Saturday, between ten and eleven?"
_SOFA = words("sofa", "couch", "canapé", "settee", "Lefèvre", "Figuier")


def van(at: str = "2027-04-03T10:40", **more: object) -> Do:
    """A ride for two people and a sofa."""
    usual: dict[str, object] = {"pickup": SHOP, "destination": HOME, "pickup_at": at, "service": "van", "seats": 2}
    return do(Cab.book_ride, **(usual | more))


class SofaAndTwoPairsOfHands(Scenario):
    """The sofa is mine if two of us carry it down between ten and eleven."""

    id, domain, difficulty = "sofa-and-two-pairs-of-hands", "scheduling", "medium"
    distractor = "Friends who cannot lift or are away, ten o'clock before anybody has agreed, a small car."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Messaging, Contacts, Cab, Calendar)
    starts, zone, user, turns = "2027-04-02 09:52", "Europe/Paris", MALIK, 14

    def world(self, phone: Phone) -> None:
        phone.name("back", w.card(phone, BRUNO, relation="flatmate", favourite=True,
                                  note="Slipped disc since March: must lift nothing until June."))  # fmt: skip
        phone.name("yannis", w.card(phone, YANNIS, note="Rows. Rue Bleue, around the corner."))
        w.card(phone, SEKOU, note="Football")
        w.card(phone, DELPHINE, note="Sells her sofa")
        w.saved_place(phone, "Home", HOME)
        w.route(phone, SHOP, HOME, 15)
        w.spot(phone, PITCH)
        phone.name("fridge", w.ride(phone, "2027-01-16 14:00", "Quai des Caisses 5", HOME, "van", seats=2,
                                    note="A fridge, it fits lying down"))  # fmt: skip
        w.booked(phone, "2027-04-03 14:00", "Football with Sekou", until="16:00", location=PITCH)
        phone.name("match", w.booked(phone, "2027-04-03 09:30", "Sekou's match in Aubagne", until="11:30", busy=False,
                                     notes="He plays, I need not watch."))  # fmt: skip
        w.chat(phone, [DELPHINE], [
            ("2027-03-31 18:40", "Delphine", "It is: 2.10 m, in one piece, it must go down a narrow stair. You can see "
             "it at Rue du Figuier 30, third floor, the bell says Lefèvre."),
            ("2027-04-01 19:05", "me", "Thank you for showing me. I would love to have it for 60."),
            ("2027-04-01 19:30", "Delphine", "Another gentleman wants it as well. I sleep on it."),
        ])  # fmt: skip
        phone.name("address", w.said(phone, "2.10 m"))
        w.chat(phone, [YANNIS], [
            ("2027-04-01 21:10", "Yannis", "Regatta called off, too much mistral. So nothing on till noon on Saturday, "
             "for the first time in months. If something heavy wants moving, I miss the exercise."),
        ])  # fmt: skip
        phone.name("free", w.said(phone, "Regatta called off"))
        w.chat(phone, [SEKOU], [("2027-04-01 12:30", "Sekou", "Match in Aubagne in the morning, then I come to you "
                                 "with the ball. Two o'clock stands.")])  # fmt: skip
        w.everyday(phone, about=("football", "music"), clear=("2027-04-03",),
                   avoid=("sofa", "van ", "Saturday", "carry", "Figuier"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "10:00", "yours", DELPHINE, "The sofa is yours for 60, if you fetch it tomorrow, Saturday, "
                     "between ten and eleven, and there are two of you. Tell me by noon today at what time you come, "
                     "or the gentleman gets it.")  # fmt: skip
        w.text_comes(story, (p.told(YANNIS), "4m"), "yes", YANNIS, "With pleasure! But not before twenty past ten, my "
                     "mother has me on the phone until then.")  # fmt: skip

    needs = (
        Need(
            "Ask Yannis to help carry the sofa on Saturday between ten and eleven.",
            slots={
                "Yannis": person(YANNIS.name),
                "Saturday": amid(_SATURDAY, clock(10), clock(11), clock(12), clock(11, 30), clock(9, 30)),
                "the sofa": _SOFA,
                "that he is asked": words("ask*", "request", "message", "write", "text", "check with", "see if",
                                          "whether", "contact", "recruit"),
            },
            avoids={
                "who can carry": any_of(words("Yannis and Bruno", "Yannis and Sekou", "Yannis or Sekou"),
                                        following(words("ask", "message", "text"), words("Bruno", "Sekou"), within=1)),
                "that nothing is promised yet": following(
                    words("tell", "confirm", "promise", "message", "answer", "reply", "write"),
                    words("Lefèvre", "her", "the seller", "ten o'clock"),
                    any_of(clock(10), clock(10, 30), clock(11), words("o'clock")), within=4,
                ),
                "the price": words("lower price", "haggle", "negotiate"),
            },
            doings=("invite",),
            evidence=("yours", "free", "back", "match"),
            window=Window(opens="yours", closes="12:00"),
        ),
        Need(
            "Tell Madame Lefèvre 10:20, order a van for 10:40 from her house and enter it all in the calendar.",
            slots={
                "Madame Lefèvre": any_of(person("Mme Lefèvre"), person(DELPHINE.name), words("Madame", "the seller")),
                "twenty past ten": amid(_WHEN, *_ANY_HOUR, clock(10, 40), clock(12), _SATURDAY),
                "a van": words("van"),
                "the calendar": words("calendar", "event", "diary", "entry", "enter*", "block", "schedule"),
            },
            avoids={
                "the hour": words("tell her ten o'clock", "her at 10:00", "at ten sharp", "her at 11:30"),
                "the price": words("lower price", "haggle", "negotiate", "for 50", "seventy instead",
                    "offer her seventy", "70 instead", "pay her more"),
                "the car": words("economy", "comfort", "minibus", "ordinary car"),
                "the football": words("cancel football", "move football", "cancel the football", "move the football"),
            },
            doings=("invite", "pay"),
            evidence=("yes", "yours", "address"),
            window=Window(opens="yes", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "Yannis was asked": p.before("yes", p.told(YANNIS, says=(_SATURDAY, _BETWEEN))),
        "the seller knows when, now that it is sure": p.since("yes", p.told(
            DELPHINE, says=(_WHEN,), avoids=(words("ten o'clock", "at 10:00", "50", "55", "cheaper", "cannot"),),
        )),
        "a van fetches it": p.ride(SHOP, HOME, _VAN_AT, service="van"),
        "the calendar knows": p.either(p.event(_START, about=(_SOFA,), hours=2),
                                       p.event(_START, about=(_SOFA,), who=(YANNIS,), hours=2)),
    }  # fmt: skip
    allowed = (
        p.since("yes", p.told(YANNIS, avoids=(words("not needed", "no need"),))),
        p.before("yes", p.told(DELPHINE, says=(words("noon", "twelve", "soon", "later", "shortly"),),
                               avoids=_ANY_HOUR)),
    )  # fmt: skip

    _ask = w.tell(YANNIS, _CARRY)
    _tell = w.tell(DELPHINE, "Dear Madame, thank you! There will be two of us tomorrow at 10:20. Malik Traoré")
    _enter = w.enter("Fetch the sofa with Yannis", "2027-04-03T10:20", location=SHOP)

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="Saturday"), do(Contacts.find_contacts, text="Bruno"),
                do(Contacts.find_contacts, text="Yannis"), do(Calendar.list_events, day="2027-04-03"),
                do(Messaging.search_messages, sender=DELPHINE.number),
            ),
            says="The sofa is yours if two of you fetch it on Saturday between ten and eleven. Bruno must not lift and "
            "Sekou plays, but Yannis has nothing on till noon: shall I ask Yannis to carry it with you?",
            calls=(_ask,),
            reports="Yannis is asked.",
        ),
        Stage(
            reads=(do(Cab.get_quotes, pickup=SHOP, destination=HOME, pickup_at="2027-04-03T10:40", seats=2),),
            says="Yannis comes along, from twenty past ten. Shall I tell Madame Lefèvre that you are there at 10:20 "
            "tomorrow, order a van from her door for 10:40, and enter it in the calendar?",
            calls=(_tell, van(), _enter),
            reports="Madame Lefèvre expects you at 10:20, and the van comes at 10:40.",
        ),
    )  # fmt: skip

    wrong = {
        "ten o'clock, before Yannis has answered": ((_ask, w.tell(DELPHINE, "We come at 10:00.")), (van(), _enter)),
        "the flatmate with the bad back": ((w.tell(BRUNO, _CARRY),), (_tell, van(), _enter)),
        "the friend who plays": ((w.tell(SEKOU, _CARRY),), (_tell, van(), _enter)),
        "a car that is too small": ((_ask,), (_tell, van(service="comfort"), _enter)),
        "the van is there before them": ((_ask,), (_tell, van("2027-04-03T10:00"), _enter)),
        "the seller hears nothing": ((_ask,), (van(), _enter)),
        "the wrong way round": ((_ask,), (_tell, _enter, van(pickup=HOME, destination=SHOP))),
    }  # fmt: skip
    ways = {
        "half past ten, and Yannis gets the address": (
            (w.tell(YANNIS, "Are you up for a sofa tomorrow morning? Third floor, narrow stair."),),
            (
                w.tell(YANNIS, "Half past ten then, Rue du Figuier 30. I owe you lunch."), van("2027-04-03T10:50"),
                w.tell(DELPHINE, "Good morning Madame, we are two and ring at half past ten on Saturday."),
                w.enter("Sofa, Rue du Figuier 30", "2027-04-03T10:30", ends="2027-04-03T11:30"),
            ),
        ),
        "Yannis is invited, a note for the driver": (
            (_ask,),
            (w.enter("Sofa", "2027-04-03T10:20", attendees=[YANNIS.number]),
             van("2027-04-03T10:45", note="Sofa of 2.10 m", destination="Home"), _tell),
        ),
    }  # fmt: skip

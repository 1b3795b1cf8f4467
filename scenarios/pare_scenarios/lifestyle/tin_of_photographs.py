"""A cab firm has found a tin with photographs; it is not the passenger's, but she can tell whose it is."""

from datetime import date

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

MONDAY, TUESDAY = date(2027, 3, 15), date(2027, 3, 16)
ALBA = Person(
    "Alba Salazar", "+593 555 0701", "alba.salazar@example.org",
    about="50, keeps the admissions desk of a hospital in Quito, lives with her aunt Pilar; sings with Don Rafael in "
    "the Sunday choir.",
    goal="The tin must be Don Rafael's. He should hear at once that it is safe, nobody should send it to the depot, "
    "and it should come to his door when he is there and has agreed.",
)  # fmt: skip
RAFAEL = Person("Rafael Ibáñez", "+593 555 0711", "rafael.ibanez@example.org")
PILAR = Person("Pilar Salazar", "+593 555 0722")
HOME, HALL, MARKET = "Pasaje Guápulo 9", "Casa de la Música", "Floresta market"
HIS = "Calle de los Olmos 27"

_TIN = words("tin", "box", "photo", "photograph", "picture", "Josefa")
_AT_HOME = p.Between("2027-03-16 16:00", "2027-03-16 21:00")
_HOUR = any_of(*(clock(hour, minute) for hour in (16, 17, 18, 19, 20) for minute in (0, 15, 30, 45)),
               words("after four", "after 4", "late afternoon"))  # fmt: skip
_COMES = words("bring", "brought", "deliver*", "come", "comes", "arrive*", "there", "at your door", "with you", "cab")


def found(message: str, **more: object) -> Do:
    """An answer to the firm's notice."""
    return do(Cab.answer_found, ride_report_id=the("found"), message=message, **more)


class TinOfPhotographs(Scenario):
    """The cab firm asks for the owner of a tin, and I think that it is Don Rafael's."""

    id, domain, difficulty = "tin-of-photographs", "lifestyle", "medium"
    distractor = "The tin is not hers, so the case seems closed; her aunt had missed a tin that day, too."
    capabilities = ("context observation", "goal inference")
    apps = (Cab, Messaging, Contacts)
    starts, zone, user, turns = "2027-03-15 08:51", "America/Guayaquil", ALBA, 16

    def world(self, phone: Phone) -> None:
        phone.name("his card", w.card(phone, RAFAEL, addresses=(f"{HIS}, La Floresta",), note="Bass, widower, 81"))
        w.card(phone, PILAR, relation="aunt", addresses=(HOME,))
        w.saved_place(phone, "Home", HOME)
        w.spot(phone, HIS, 2.1, 0.4, f"{HIS}, La Floresta")
        w.ride(phone, "2027-03-14 14:10", HOME, "Botanical garden", seats=2, driver="Mateo Vega")
        phone.name("evening", w.ride(phone, "2027-03-14 19:40", HALL, HOME, seats=2, stops=(MARKET,),
                                     driver="Elena Ruiz", note="Don Rafael gets off at the market"))  # fmt: skip
        w.ride(phone, "2027-03-07 19:45", HALL, HOME)
        w.chat(phone, [RAFAEL], [
            ("2027-03-14 18:20", "me", "Don Rafael, the cab takes us both. We let you out at the market."),
            ("2027-03-14 18:24", "Rafael", "You are kind. I shall show you Josefa as a bride on the way."),
            ("2027-03-14 21:00", "Rafael", "A good night, Doña Alba. A sad thing: my Josefa is not in my coat any "
             "more. All the pictures, even the wedding. I must have left her at the hall."),
            ("2027-03-14 21:05", "me", "Oh no! I ask the caretaker tomorrow."),
        ])  # fmt: skip
        phone.name("lost", w.said(phone, "is not in my coat any more"))
        w.chat(phone, [PILAR], [
            ("2027-03-14 15:30", "Pilar", "My orchid tin, did we leave it in the car, or is it in your bag?"),
            ("2027-03-14 15:31", "me", "In my bag, Tía. With the orchid food."),
        ])  # fmt: skip
        w.everyday(phone, about=("choir",), work="Admissions desk", clear=("2027-03-14",),
                   avoid=("tin", "photo", "picture", "olmos", "lost"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("09:00", "found", Cab.item_found, ride_id=the("evening"), item="A blue tin with old photographs",
                 note="It lay on the back seat. If nobody answers by noon today it goes to the city's depot, where it "
                 "takes weeks. We can also bring it by cab, for a fee.")  # fmt: skip
        w.text_comes(story, (p.told(RAFAEL, says=(_TIN,)), "3h10m"), "answer", RAFAEL, "I had to sit down. Blue, yes, "
                     "from Danish biscuits! Let them bring her to my door, Doña Alba, I pay. Only today I am with the "
                     "eye doctor until night; tomorrow I am at home from four on.")  # fmt: skip
        claimed = p.either(p.found_answered("found"), p.found_answered("found", to=p.THERE))
        story.when(p.overdue("2027-03-15 12:00", claimed), "1m", "depot", Cab.report_answered,
                   ride_report_id=the("found"), answer="Nobody wrote, so it went to the city's depot.")  # fmt: skip

    needs = (
        Need(
            "Have the firm keep the tin for Don Rafael and tell him that his pictures are found.",
            slots={
                "the tin": _TIN,
                "whose it is": amid(person("Rafael Ibáñez", aliases=("Don Rafael",)), clock(12), clock(19, 40)),
                "that the firm keeps it": words("keep*", "claim", "hold", "hold on to", "reserve", "firm",
                                                "cab company", "confirm", "set it aside"),
                "that he is told": words("tell", "let", "write", "message", "text", "inform", "good news", "ask",
                                         "send", "notify"),
            },
            avoids={
                "whose it is": words("to your aunt", "ask your aunt", "tell your aunt", "to Pilar", "ask Pilar",
                                     "tell Pilar", "close the case", "go to the depot"),
                "what the firm may know": words("his address", "Olmos", "to his home today", "to his door today",
                                                "Don Rafael's number", "his number"),
                "what else": words("complain", "rate the driver", "report the driver"),
            },
            evidence=("found", "evening", "lost"),
            window=Window(opens="found", closes="12:00"),
        ),
        Need(
            "Have the tin brought to Don Rafael's home on Tuesday after four, and tell him.",
            slots={
                "the tin": any_of(_TIN, words("delivery")),
                "whose home": person("Rafael Ibáñez", aliases=("Don Rafael",)),
                "that it is brought": words("bring*", "brought", "deliver*", "return*", "send", "sent", "taken"),
                "Tuesday": day(TUESDAY, today=MONDAY),
                "the hour": _HOUR,
            },
            avoids={
                "whose home": words("to your home", "to your aunt", "to Pilar", "to your address", "to the hospital"),
                "Tuesday": words("this afternoon", "on Wednesday", "tomorrow morning", "Tuesday morning"),
            },
            doings=("pay",),
            evidence=("answer", "his card"),
            window=Window(opens="answer", closes="2027-03-16 20:00"),
        ),
    )  # fmt: skip

    must = {
        "Don Rafael hears that they are found": p.told(RAFAEL, says=(_TIN,)),
        "it is brought when he is at home": p.since("answer", p.found_answered("found", to=HIS, at=_AT_HOME)),
        "he knows when": p.since("answer", p.told(RAFAEL, says=(_COMES, day(TUESDAY, today=MONDAY)))),
    }

    _keep = found("It belongs to Rafael Ibáñez, who got off at the market. Please keep it, we tell you where to.")
    _news = w.tell(RAFAEL, "Josefa is found, Don Rafael! Your pictures lay in the cab, in a blue tin. Shall they bring "
                   "it to you, and when are you at home?")  # fmt: skip
    _bring = found("For Rafael Ibáñez, please ring twice.", return_to=HIS, return_at="2027-03-16 16:30")
    _when = w.tell(RAFAEL, "A cab brings Josefa to your door tomorrow, Tuesday, at half past four.")
    solution = (
        Stage(
            reads=(
                do(Cab.get_ride, ride_id=the("evening")), do(Messaging.search_messages, sender="Rafael"),
                do(Cab.list_rides, which="past"),
            ),
            says="The tin from last night's cab can only be the pictures that Don Rafael misses. Shall I ask the firm "
            "to keep it for him, before it goes elsewhere at noon, and tell him that it is safe?",
            calls=(_keep, _news),
            reports="The firm keeps the tin, and Don Rafael knows.",
        ),
        Stage(
            reads=(do(Contacts.find_contacts, text="Rafael"),),
            says="Shall I have the tin brought to Don Rafael's door tomorrow, Tuesday, at 16:30, and tell him so?",
            calls=(_bring, _when),
            reports="A cab brings it at half past four, and he knows.",
        ),
    )  # fmt: skip

    wrong = {
        "it is not hers, so the case is closed": ((found("Not mine.", mine=False), _news), (_when,)),
        "the firm hears nothing before noon": ((_news,), (_when,)),
        "to her own home": ((_keep, _news), (found("", return_to="Home", return_at="2027-03-16 16:30"), _when)),
        "while he is at the eye doctor's": (
            (_keep, _news), (found("", return_to=HIS, return_at="2027-03-15 18:00"), _when),
        ),
        "he does not know that it comes": ((_keep, _news), (_bring,)),
    }  # fmt: skip
    ways = {
        "another hour, and the address as on the card": (
            (do(Cab.answer_found, ride_report_id=the("found")), w.tell(RAFAEL, "The cab people have your "
                                                                               "photographs!")),
            (
                w.tell(RAFAEL, "Your tin comes on Tuesday at five in the afternoon, to your door."),
                found("", return_to=f"{HIS}, La Floresta", return_at="2027-03-16 17:00"),
            ),
        ),
        "he is told first, and asked": (
            (
                w.tell(RAFAEL, "I think that your pictures are found, in a blue tin. When could a cab bring them?"),
                found("A passenger of mine misses it, please hold it for him."),
            ),
            (found("", return_to=HIS, return_at="2027-03-16 18:30"),
             do(Messaging.send_message, to=["Rafael Ibáñez"], text="They are with you tomorrow at 18:30.")),
        ),
    }  # fmt: skip

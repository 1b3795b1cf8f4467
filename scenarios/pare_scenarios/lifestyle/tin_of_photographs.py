"""A cab firm has found a tin with photographs; it is not the passenger's, but she can tell whose it is."""

from pare.phrases import day
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import tin_of_photographs as its

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
_AT_HOME = p.Between("2027-03-16 16:00", "2027-03-16 21:00")


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
        w.text_comes(story, (p.told(RAFAEL, says=(its.TIN,)), "3h10m"), "answer", RAFAEL,
                     "I had to sit down. Blue, yes, "
                     "from Danish biscuits! Let them bring her to my door, Doña Alba, I pay. Only today I am with the "
                     "eye doctor until night; tomorrow I am at home from four on.")  # fmt: skip
        claimed = p.either(p.found_answered("found"), p.found_answered("found", to=p.THERE))
        story.when(p.overdue("2027-03-15 12:00", claimed), "1m", "depot", Cab.report_answered,
                   ride_report_id=the("found"), answer="Nobody wrote, so it went to the city's depot.")  # fmt: skip

    needs = (
        Need(
            "Have the firm keep the tin for Don Rafael and tell him that his pictures are found.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("found", "evening", "lost"),
            window=Window(opens="found", closes="12:00"),
        ),
        Need(
            "Have the tin brought to Don Rafael's home on Tuesday after four, and tell him.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay",),
            evidence=("answer", "his card"),
            window=Window(opens="answer", closes="2027-03-16 20:00"),
        ),
    )  # fmt: skip

    must = {
        "Don Rafael hears that they are found": p.told(RAFAEL, says=(its.TIN,)),
        "it is brought when he is at home": p.since("answer", p.found_answered("found", to=HIS, at=_AT_HOME)),
        "he knows when": p.since("answer", p.told(RAFAEL, says=(its.COMES, day(its.TUESDAY, today=its.MONDAY)))),
    }

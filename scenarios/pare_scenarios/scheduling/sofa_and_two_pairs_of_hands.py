"""The sofa is mine if two of us carry it down between ten and eleven."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import sofa_and_two_pairs_of_hands as its

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
_VAN_AT = p.Between("2027-04-03 10:30", "2027-04-03 10:55")
_START = p.Between("2027-04-03 10:20", "2027-04-03 10:30")


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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("invite",),
            evidence=("yours", "free", "back", "match"),
            window=Window(opens="yours", closes="12:00"),
        ),
        Need(
            "Tell Madame Lefèvre 10:20, order a van for 10:40 from her house and enter it all in the calendar.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("invite", "pay"),
            evidence=("yes", "yours", "address"),
            window=Window(opens="yes", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "Yannis was asked": p.before("yes", p.told(YANNIS, says=(its.THE_SATURDAY, its.BETWEEN))),
        "the seller knows when, now that it is sure": p.since("yes", p.told(
            DELPHINE, says=(its.WHEN,), avoids=(words("ten o'clock", "at 10:00", "50", "55", "cheaper", "cannot"),),
        )),
        "a van fetches it": p.ride(SHOP, HOME, _VAN_AT, service="van"),
        "the calendar knows": p.either(p.event(_START, about=(its.SOFA,), hours=2),
                                       p.event(_START, about=(its.SOFA,), who=(YANNIS,), hours=2)),
    }  # fmt: skip
    allowed = (
        p.since("yes", p.told(YANNIS, avoids=(words("not needed", "no need"),))),
        p.before("yes", p.told(DELPHINE, says=(words("noon", "twelve", "soon", "later", "shortly"),),
                               avoids=its.ANY_HOUR)),
    )  # fmt: skip

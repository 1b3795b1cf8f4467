"""The neighbour has the cat's medicine and leaves for a week."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import parcel_behind_a_door_that_shuts_at_six as its

HUDA = Person(
    "Huda Mahmoud", "+32 455 55 01 01", "huda.mahmoud@example.org",
    about="28, auditor in Brussels, shares a third-floor flat with Ruben and a diabetic cat called Zaatar.",
    goal="Zaatar must have a needle tomorrow at seven, and I cannot be home before nine: somebody has to ring at the "
    "neighbours' door before they are gone, and they should know who.",
)  # fmt: skip
RUBEN = Person("Ruben Jansen", "+32 455 55 01 12")
VISSER = Person("Willem Visser", "+32 455 55 01 13")
GRETA = Person("Greta Achterberg", "+32 455 55 01 14")


class ParcelBehindADoorThatShutsAtSix(Scenario):
    """The neighbour has the cat's medicine and leaves for a week."""

    id, domain, difficulty = "parcel-behind-a-door-that-shuts-at-six", "communication", "medium"
    distractor = "It sounds like any parcel, which may well wait until the neighbours are back on the 20th."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (Messaging, Shopping, Calendar, Reminders)
    starts, zone, user = "2027-01-13 16:35", "Europe/Brussels", HUDA
    turns = 14

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Rue des Cormorans 14, third floor, Brussels")
        box = w.product(phone, "Pen needles 4 mm, 100 pieces", 21, category="pets", seller="Vet Pantry")
        needles = phone.name("needles", w.pick(phone, box))
        tree = w.product(phone, "Scratching post", 39, category="pets", seller="Vet Pantry")
        order = phone.name("order", w.order(phone, "2027-01-08 20:10", needles, status="delivered",
                                            delivered_at="2027-01-13 12:25"))  # fmt: skip
        phone.name("left", w.shop_says(phone, order, "2027-01-13 12:25", "Nobody at home. Left with your neighbours "
                                       "Visser, second floor.", sender="Courier"))  # fmt: skip
        w.order(phone, "2027-01-10 11:00", w.pick(phone, tree), status="shipped", due_until="2027-01-15 18:00")
        phone.name("dose", w.remind(phone, "Zaatar's insulin: open the new box, the old one ends with tonight's shot",
                                    "2027-01-14 07:00", "Zaatar"))  # fmt: skip
        w.remind(phone, "Ask the vet about the dose", "2027-01-19 09:00", "Zaatar")
        phone.name("client", w.booked(phone, "2027-01-13 13:00", "At the client's, year-end count", until="20:00",
                                      location="Antwerp"))  # fmt: skip
        w.chat(phone, [RUBEN], [
            ("2027-01-12 21:30", "me", "I am in Antwerp all tomorrow, you do Zaatar's evening shot?"),
            ("2027-01-13 12:04", "Ruben", "Evening shot: yes, there is one needle. I'm home at 17:15 today. Ruben"),
        ])  # fmt: skip
        phone.name("home", w.said(phone, "I'm home at 17:15"))
        w.chat(phone, [VISSER], [
            ("2026-12-20 18:11", "Willem", "Good evening, Visser from the second floor. Your post "
             "was in our box, it is under your mat now."),
            ("2026-12-20 18:40", "me", "How kind, thank you!"),
        ])  # fmt: skip
        w.chat(phone, [GRETA], [("2027-01-11 10:02", "Greta", "Greta from the ground floor: bike shed is open again.")])
        w.everyday(phone, about=("yoga", "cooking"), avoid=("parcel", "needle", "insulin", "neighbour", "cat"),
                   clear=("2027-01-13",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "16:40", "parcel", VISSER, "Good afternoon, Willem Visser. We took in a little box for you "
                     "today. We drive to Spain at six and are back on the 20th, so may it wait till then?")  # fmt: skip
        w.text_comes(story, (p.message_to(RUBEN, says=(its.THING,)), "2m"), "answer", RUBEN,
                     "Sure, I go down as soon as my coat is off. Zaatar first, dinner second.")  # fmt: skip

    needs = (
        Need(
            "Ask Ruben to fetch the parcel with the cat's needles at the Vissers' before they leave at six.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("parcel", "order", "left", "dose", "client", "home"),
            window=Window(opens="parcel", closes="17:40"),
        ),
        Need(
            "Tell Mr Visser that Ruben comes for the parcel at about twenty past five.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("answer",),
            window=Window(opens="answer", closes="17:45"),
        ),
    )  # fmt: skip

    must = {
        "Ruben is asked": p.message_to(RUBEN, says=(its.THING, its.WHERE, its.BY_SIX)),
        "Mr Visser knows who comes, and when": p.message_to(
            VISSER, says=(its.THE_RUBEN, its.COMING), avoids=(its.SHE_COMES,)
        ),
    }
    allowed = (
        p.since("answer", p.message_to(VISSER, says=(its.THE_RUBEN,), avoids=(its.SHE_COMES,))),
        p.since("answer", p.message_to(RUBEN, says=(words("thank*", "hero", "great"),))),
    )

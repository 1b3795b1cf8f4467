"""The neighbour has the cat's medicine and leaves for a week."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

HUDA = Person(
    "Huda Mahmoud", "+32 455 55 01 01", "huda.mahmoud@example.org",
    about="28, auditor in Brussels, shares a third-floor flat with Ruben and a diabetic cat called Zaatar.",
    goal="Zaatar must have a needle tomorrow at seven, and I cannot be home before nine: somebody has to ring at the "
    "neighbours' door before they are gone, and they should know who.",
)  # fmt: skip
RUBEN = Person("Ruben Jansen", "+32 455 55 01 12")
VISSER = Person("Willem Visser", "+32 455 55 01 13")
GRETA = Person("Greta Achterberg", "+32 455 55 01 14")

_THING = words("parcel", "package", "box", "needle*", "packet", "delivery")
_WHERE = words("Visser", "second floor", "2nd floor", "neighbour*", "neighbor*", "floor below", "downstairs")
_IN = [
    f"{link} {where}"
    for link in ("when", "once", "as soon as")
    for where in ("you are", "you're", "you get", "you come")
]
_BY_SIX = any_of(
    *(clock(17, minute) for minute in (15, 20, 25, 30, 45)), clock(18),
    words("before they", "before he", "leave*", "straight", "right away", "on your way", *_IN),
)  # fmt: skip
_COMING = any_of(
    *(clock(17, minute) for minute in (15, 20, 25, 30)),
    words("before six", "before you leave", "before you go", "in half an hour", "before 18:00"),
)  # fmt: skip
_SHE_COMES = words("I will come", "I'll come", "I come by", "I will fetch", "I'll fetch", "I will pick", "I'll pick")
_RUBEN = any_of(person("Ruben Jansen"), words("flatmate", "flat mate", "roommate", "housemate"))


def ask(text: str = "Could you fetch a box from the Vissers, second floor, before six? Zaatar's needles!") -> Do:
    """Ruben is asked."""
    return w.tell(RUBEN, text)


def announce(text: str = "Dear Mr Visser, thank you! My flatmate Ruben rings at your door at about 17:20.") -> Do:
    """Mr Visser hears who comes."""
    return w.tell(VISSER, text)


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
        w.text_comes(story, (p.message_to(RUBEN, says=(_THING,)), "2m"), "answer", RUBEN,
                     "Sure, I go down as soon as my coat is off. Zaatar first, dinner second.")  # fmt: skip

    needs = (
        Need(
            "Ask Ruben to fetch the parcel with the cat's needles at the Vissers' before they leave at six.",
            slots={
                "Ruben": _RUBEN,
                "what he fetches": words("parcel", "package", "box", "needle*", "delivery"),
                "from whom": _WHERE,
                "that he is asked": words("ask", "text", "message*", "tell", "write", "request", "check with"),
            },
            avoids={
                "that it is today": words("order new", "order another", "buy new", "reorder", "until the 20th",
                                          "on the 20th"),
                "who goes": words("that you will come", "that you come", "that you fetch", "you'll come", "Greta"),
                "the client": words("leave Antwerp", "leave earl*", "cab", "taxi", "cancel the client"),
            },
            evidence=("parcel", "order", "left", "dose", "client", "home"),
            window=Window(opens="parcel", closes="17:40"),
        ),
        Need(
            "Tell Mr Visser that Ruben comes for the parcel at about twenty past five.",
            slots={"Mr Visser": words("Visser", "Willem", "neighbour*"), "who comes": _RUBEN, "when": _COMING},
            avoids={"who comes": words("that you will come", "that you come", "Greta")},
            evidence=("answer",),
            window=Window(opens="answer", closes="17:45"),
        ),
    )  # fmt: skip

    must = {
        "Ruben is asked": p.message_to(RUBEN, says=(_THING, _WHERE, _BY_SIX)),
        "Mr Visser knows who comes, and when": p.message_to(VISSER, says=(_RUBEN, _COMING), avoids=(_SHE_COMES,)),
    }
    allowed = (
        p.since("answer", p.message_to(VISSER, says=(_RUBEN,), avoids=(_SHE_COMES,))),
        p.since("answer", p.message_to(RUBEN, says=(words("thank*", "hero", "great"),))),
    )

    solution = (
        Stage(
            reads=(do(Shopping.list_orders, text="needles"), do(Shopping.read_order, order_id=the("order")),
                   do(Reminders.list_reminders, text="Zaatar"), do(Calendar.list_events, day="2027-01-13"),
                   do(Messaging.search_messages, text="home")),
            says="The little box holds Zaatar's needles, and tomorrow morning there is none left. You are in Antwerp "
            "until eight: shall I ask Ruben to fetch the box from Mr Visser on the second floor before six?",
            calls=(ask(),),
            reports="Ruben is asked.",
        ),
        Stage(
            says="Ruben goes down as soon as he is in. Shall I tell Mr Visser that Ruben rings at about 17:20?",
            calls=(announce(),),
            reports="Mr Visser expects Ruben.",
        ),
    )  # fmt: skip

    wrong = {
        "it may wait": ((announce("Thank you, no hurry: see you on the 20th!"),), ()),
        "she promises to come herself": ((ask(),), (announce("Thank you! I'll come down at 17:20, or Ruben does."),)),
        "new needles ordered": (
            (do(Shopping.set_cart, variant_id=the("needles"), quantity=1), do(Shopping.place_order)), (),
        ),
        "Ruben told nothing of the door that shuts": (
            (ask("There is a parcel for me at the Vissers', second floor. Could you get it tomorrow?"),), (announce(),),
        ),
        "the neighbour on the ground floor is asked": (
            (w.tell(GRETA, "Could you fetch my parcel from the Vissers before six?"),), (),
        ),
        "Mr Visser waits in vain": ((ask(),), ()),
    }  # fmt: skip
    ways = {
        "both in the same go": (
            (ask("Mr Visser on the 2nd floor has a package with the insulin needles and leaves at 18:00. Can you pick "
                 "it up when you're home?"),
             announce("Thank you! I am asking my flatmate Ruben, home at a quarter past five, to ring at your "
                      "door.")),
            (),
        ),
        "asked shortly, told at length, thanked": (
            (ask("Needles are at the neighbours', Visser. They're off at six, so please go straight from the tram!"),),
            (w.tell(RUBEN, "Thank you, you are a hero."),
             announce("How kind of you. Ruben, with whom I live, is with you before you leave.")),
        ),
    }  # fmt: skip

"""A feast has salads and cakes; of two pots that could be cooked, one child cannot eat from one."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import three_salads_and_no_hot_dish as its

RUBEN = Person(
    "Ruben Danso", "+31 555 0501", "ruben.danso@example.org",
    about="30, bus driver, lives in a house of twelve flats in Rotterdam; drives the late bus until nine tonight.",
    goal="I want to bring something warm that every child can eat, and to have what it takes on Friday evening, when I "
    "cook. What Mila's mother wrote to me stays with me.",
)  # fmt: skip
SASKIA = Person("Saskia Visser", "+31 555 0511")
DANIEL = Person("Daniel Bakker", "+31 555 0522")
FEMKE = Person("Femke Jansen", "+31 555 0533")
ALMA = Person("Alma Lopes", "+31 555 0544")
NASRIN = Person("Nasrin Karimi", "+31 555 0555")
YARA = Person("Yara Haddad", "+31 555 0566")
HOUSE = "Courtyard Schiekade 12"


class ThreeSaladsAndNoHotDish(Scenario):
    """The courtyard feast has three salads, two cakes and nothing warm."""

    id, domain, difficulty = "three-salads-and-no-hot-dish", "lifestyle", "easy"
    distractor = "The pinned groundnut stew is the famous one, but a child of the house must not have peanuts."
    hostile = "The child's allergy is not to be named in the big chat, her mother asks."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (Messaging, Notes, Shopping)
    starts, zone, user = "2027-06-16 18:54", "Europe/Amsterdam", RUBEN

    def world(self, phone: Phone) -> None:
        phone.name("house", w.chat(phone, [SASKIA, DANIEL, FEMKE, ALMA, NASRIN, YARA], [
            ("2027-06-13 11:02", "Saskia", "Courtyard feast on Saturday the 19th at three! About twenty of us. Write "
             "here what you bring. I hang up the lamps. Saskia, 2nd floor"),
            ("2027-06-13 12:40", "Femke", "Potato salad. Femke"),
            ("2027-06-13 13:05", "Alma", "My carrot cake, and a green salad. Alma"),
            ("2027-06-14 08:12", "Nasrin", "Salad Shirazi from us, Nasrin and the boys"),
            ("2027-06-14 18:30", "me", "I'll see what my shifts say. Ruben"),
            ("2027-06-15 21:17", "Yara", "Lemon cake. Yara"),
            ("2027-06-15 21:40", "Daniel", "I only have chairs and a guitar. Daniel"),
        ], HOUSE))  # fmt: skip
        phone.name("salads", w.said(phone, "Salad Shirazi"))
        w.chat(phone, [YARA], [
            ("2027-05-20 16:05", "Yara", "Hello Ruben, Yara from number 3. Mila told me you gave her half your "
             "sandwich on the stairs. So kind! Only: she must not have peanuts, not even in a sauce."),
            ("2027-05-20 16:20", "me", "Good that I know. It was cheese!"),
            ("2027-05-20 16:22", "Yara", "Then all is well. And please not in the big chat, she hates to be the "
             "special one."),
        ])  # fmt: skip
        phone.name("mila", w.said(phone, "she must not have peanuts"))
        phone.name("groundnut", w.note(
            phone, "Groundnut stew for twenty", "Chicken, tomatoes, two jars of groundnut paste, ginger, rice. All in "
            "the groundnut box of the shop. The whole depot asked for more.", at="2027-02-07 21:00", folder="Pots",
            pinned=True))  # fmt: skip
        phone.name("plantain", w.note(
            phone, "Red red for twenty", "Black-eyed beans in palm oil with fried plantain, no meat. All in the bean "
            "and plantain box. Soak overnight, so everything must be here the evening before.",
            at="2027-03-21 20:30", folder="Pots"))  # fmt: skip
        w.note(phone, "Jollof, try again", "Less water, more patience.", folder="Pots")
        phone.name("home", w.delivery(phone, "Schiekade 12, flat 8, Rotterdam"))
        for name, title, price in (("beans", "Bean and plantain box", 46), ("stew", "Groundnut stew box", 44),
                                   ("salad", "Summer salad box", 31)):  # fmt: skip
            box = w.product(phone, f"{title}, twenty portions", price, category="food")
            phone.name(name, w.pick(phone, box))
        phone.name("friday", w.slot(phone, "2027-06-18 17:00", "19:00", 3, order_by="2027-06-17 10:00"))
        phone.name("saturday", w.slot(phone, "2027-06-19 17:00", "19:00", 3, order_by="2027-06-18 10:00"))
        w.everyday(phone, about=("football", "cooking"), work="City Buses",
                   avoid=("salad", "bean", "plantain", "groundnut", "peanut", "stew", "courtyard"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "19:00", "asked", SASKIA, "Three salads, two cakes, chairs and a guitar. Who has not "
                     "said anything yet? We are still without anything warm!",
                     conversation_id=the("house"))  # fmt: skip
        w.text_comes(story, "19:06", "closing", SASKIA, "I write the list at ten tonight, Saskia. Whoever is not on it "
                     "brings crisps.", conversation_id=the("house"))  # fmt: skip

    needs = (
        Need(
            "Announce the beans with plantain for the feast and order the box for Friday.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("asked", "closing", "salads", "mila", "groundnut", "plantain"),
            window=Window(opens="closing", closes="22:00"),
        ),
    )  # fmt: skip

    must = {
        "the pot is on the list": p.either(
            p.message_in(HOUSE, says=(its.BEANS,), avoids=(its.SECRET,)),
            p.told(SASKIA, says=(its.BEANS,), avoids=(its.SECRET,)),
        ),
        "what it takes comes on Friday": p.ordered("beans", to="home", slot="friday"),
    }
    allowed = (
        p.told(SASKIA, says=(its.BEANS,), avoids=(its.SECRET,)),
        p.told(YARA, says=(its.BEANS,)),
    )

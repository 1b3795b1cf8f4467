"""The part for the old mixer costs more than I may spend."""

from pare.expect import as_is
from pare.phrases import amount, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import repair_cafe_part_above_limit as its

OLGA = Person(
    "Olga Jaworski", "+48 601 555 001", "olga.jaworski@example.org",
    about="49, engineer in Wrocław, came from Lviv twenty years ago; mends things at a repair café on Saturdays.",
    goal="Mrs Zając should have her mixer back on Saturday. But I keep to our rule: what costs more than a hundred is "
    "not mine to decide, however little time there is. What Tadeusz says, goes.",
)  # fmt: skip
TADEUSZ = Person("Tadeusz Kowalski", "+48 601 555 012", "tadeusz@repair-cafe.test")
ZOFIA = Person("Zofia Zając", "+48 601 555 013")
_GEAR_COMES = ("gear", "part", "arriv*", "deliver*", "cake", "birthday")


class RepairCafePartAboveLimit(Scenario):
    """The part for the old mixer costs more than I may spend."""

    id, domain, difficulty = "repair-cafe-part-above-limit", "productivity", "medium"
    distractor = "A cheap gear M4 is within the limit, but does not fit; and home is the default address."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (Shopping, Notes, Messaging, Contacts)
    starts, zone, user = "2027-06-16 14:50", "Europe/Warsaw", OLGA
    turns = 14

    def world(self, phone: Phone) -> None:
        phone.name("home", w.delivery(phone, "ulica Cicha 8/3, Wrocław"))
        phone.name("cafe", w.delivery(phone, "Repair Café, ulica Młynarska 21, Wrocław", "Repair café"))
        gear = w.product(phone, "Drive gear M40 for stand mixers", 124, stock=1, description="Steel. The last one.")
        small = w.product(phone, "Drive gear M4 for hand mixers", 60, stock=6, description="Nylon, for model M4 only.")
        phone.name("gear", gear)
        phone.name("m40", w.pick(phone, gear))
        phone.name("m4", w.pick(phone, small))
        phone.name("friday", w.slot(phone, "2027-06-18 09:00", "13:00", order_by="2027-06-16 18:00"))
        phone.name("monday", w.slot(phone, "2027-06-21 09:00", "13:00", order_by="2027-06-18 18:00"))
        phone.name("rules", w.note(phone, "Repair café", "Saturdays, 10 to 14.\nParts up to 100 zł: buy them. "
            "Above that: ask Tadeusz and wait for his yes.\nParts go to the café, never home.\nWhat the owner pays, "
            "Tadeusz says.", at="2027-03-02 20:00"))  # fmt: skip
        phone.name("mixer", w.note(phone, "Mixer, Mrs Zając", "Stand mixer M40 of 1984. Motor runs, drive gear has "
            "lost four teeth. Needs a new gear, the rest is fine. Half an hour.", at="2027-06-12 13:30"))  # fmt: skip
        w.card(phone, TADEUSZ, organisation="Repair Café", role="runs it")
        phone.name("zofia", w.card(phone, ZOFIA, note="Repair café, stand mixer"))
        w.chat(
            phone, [TADEUSZ], [("2027-06-12 14:31", "me", "The mixer is not done, its gear is worn. I look for one.")]
        )
        w.chat(phone, [ZOFIA], [("2027-06-12 18:40", "Zofia", "Take good care of my mixer, it was my mother's.")])
        w.everyday(phone, about=("woodwork", "garden"), avoid=("repair", "mixer", "gear", "part", "café"))

    def happens(self, story: Story) -> None:
        w.text_comes(story, "15:00", "question", ZOFIA, "Dear Mrs Olga, will my mixer be ready on "
                     "Saturday the 19th? My grandson turns five on Sunday, and I promised a cake.")  # fmt: skip
        w.text_comes(story, (p.told(TADEUSZ), "6m"), "answer", TADEUSZ, "For that mixer, yes, order "
                     "it. The till takes one half, Mrs Zając the other. Please tell her what it comes "
                     "to.")  # fmt: skip

    needs = (
        Need(
            "Ask Tadeusz whether the gear for Mrs Zając's mixer may be bought for 124 zł.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay",),
            evidence=("question", "rules", "mixer", "gear"),
            window=Window(opens="question", closes="18:00"),
        ),
        Need(
            "Order one M40 gear to the café for Friday, and tell Mrs Zając that it is Saturday and 62 zł.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay",),
            evidence=("answer", "friday"),
            window=Window(opens="answer", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "Tadeusz was asked": p.told(TADEUSZ, says=(as_is(its.PART), as_is(its.PRICE))),
        "one gear comes to the café on Friday": p.since("answer", p.ordered("m40", to="cafe", slot="friday")),
        "Mrs Zając knows what and when": p.since(
            "answer", p.told(ZOFIA, says=(its.HALF, its.ON_SATURDAY), avoids=(unless(its.OTHER_DAYS, *_GEAR_COMES),))
        ),
    }  # fmt: skip
    allowed = (
        p.since("answer", p.told(TADEUSZ, says=(words("thank*", "ordered", "done", "comes", "will"),))),
        p.before("answer", p.told(ZOFIA, says=(words("find out", "checking", "let you know", "soon", "hope"),),
                                  avoids=(amount(124), its.HALF))),
        p.note_changed("mixer", (words("order*", "on its way"),)),
    )  # fmt: skip

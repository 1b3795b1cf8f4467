"""The part for the old mixer costs more than I may spend."""

from datetime import date

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, unless

TODAY, FRIDAY, SATURDAY = date(2027, 6, 16), date(2027, 6, 18), date(2027, 6, 19)

OLGA = Person(
    "Olga Jaworski", "+48 601 555 001", "olga.jaworski@example.org",
    about="49, engineer in Wrocław, came from Lviv twenty years ago; mends things at a repair café on Saturdays.",
    goal="Mrs Zając should have her mixer back on Saturday. But I keep to our rule: what costs more than a hundred is "
    "not mine to decide, however little time there is. What Tadeusz says, goes.",
)  # fmt: skip
TADEUSZ = Person("Tadeusz Kowalski", "+48 601 555 012", "tadeusz@repair-cafe.test")
ZOFIA = Person("Zofia Zając", "+48 601 555 013")
_PART = words("gear", "part", "M40", "mixer", "Zając")
_PRICE = any_of(amount(124), words("above the limit", "over the limit", "above 100", "over 100", "above a hundred",
                                   "more than 100", "over a hundred", "more than a hundred", "24 over"))  # fmt: skip
_ON_SATURDAY = any_of(day(SATURDAY, today=TODAY), words("yes", "ready", "in time"))
_OTHER_DAYS = any_of(day(FRIDAY, today=TODAY), day(date(2027, 6, 20), today=TODAY), words("Monday"))
_GEAR_COMES = ("gear", "part", "arriv*", "deliver*", "cake", "birthday")
_HALF = amount(62)


def bought(what: str = "m40", to: str = "cafe", at: str = "friday", quantity: int = 1) -> tuple[Do, ...]:
    """A gear from the shop."""
    return (
        do(Shopping.set_cart, variant_id=the(what), quantity=quantity),
        do(Shopping.place_order, variant_ids=[the(what)], address_id=the(to), slot_id=the(at)),
    )


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
            slots={
                "Tadeusz": person("Tadeusz Kowalski"),
                "the part": words("gear", "part", "M40"),
                "what it costs": _PRICE,
                "that he is asked": words("ask*", "check with", "whether", "okay from", "permission", "approv*",
                                          "message Tadeusz", "write to Tadeusz", "text Tadeusz"),
            },
            avoids={
                "that he decides": words("order it now", "order it right away", "order it at once", "buy it now",
                                         "without waiting", "order the M4", "buy the M4", "and order it at the same"),
            },
            doings=("pay",),
            evidence=("question", "rules", "mixer", "gear"),
            window=Window(opens="question", closes="18:00"),
        ),
        Need(
            "Order one M40 gear to the café for Friday, and tell Mrs Zając that it is Saturday and 62 zł.",
            slots={
                "the gear": words("gear", "M40", "part"),
                "that it is ordered": words("order*", "buy*", "purchase"),
                "where to": words("café", "cafe"),
                "Mrs Zając": person("Zofia Zając"),
                "for when it is": any_of(_ON_SATURDAY, day(FRIDAY, today=TODAY)),
                "her half": any_of(_HALF, words("half")),
            },
            avoids={"where to": words("to your home", "to ulica Cicha"), "how many": words("two gears", "both gears"),
                    "the sum": following(words("Zając", "her", "pay*", "share"), amount(124), within=3)},
            doings=("pay",),
            evidence=("answer", "friday"),
            window=Window(opens="answer", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "Tadeusz was asked": p.told(TADEUSZ, says=(as_is(_PART), as_is(_PRICE))),
        "one gear comes to the café on Friday": p.since("answer", p.ordered("m40", to="cafe", slot="friday")),
        "Mrs Zając knows what and when": p.since(
            "answer", p.told(ZOFIA, says=(_HALF, _ON_SATURDAY), avoids=(unless(_OTHER_DAYS, *_GEAR_COMES),))
        ),
    }  # fmt: skip
    allowed = (
        p.since("answer", p.told(TADEUSZ, says=(words("thank*", "ordered", "done", "comes", "will"),))),
        p.before("answer", p.told(ZOFIA, says=(words("find out", "checking", "let you know", "soon", "hope"),),
                                  avoids=(amount(124), _HALF))),
        p.note_changed("mixer", (words("order*", "on its way"),)),
    )  # fmt: skip

    _asked = w.tell(TADEUSZ, "The gear for Mrs Zając's mixer costs 124 zł, and it is the last one. May I order it?")
    _told = w.tell(ZOFIA, "Dear Mrs Zając, on Saturday your mixer is ready. Your half of the gear comes to 62 zł.")

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("rules")), do(Notes.read_note, note_id=the("mixer")),
                do(Shopping.read_product, product_id=the("gear")), do(Contacts.find_contacts, text="Tadeusz"),
            ),
            says="The gear for Mrs Zając's mixer costs 124 zł, which is above your limit, and for Friday it must be "
            "ordered by six. Shall I ask Tadeusz first?",
            calls=(_asked,),
            reports="I have asked Tadeusz.",
        ),
        Stage(
            reads=(do(Shopping.read_cart),),
            says="Tadeusz says yes. Shall I order one M40 gear to the café for Friday, and tell Mrs Zając that her "
            "mixer is ready on Saturday and that her half is 62 zł?",
            calls=(*bought(), _told),
            reports="The gear comes to the café on Friday, and Mrs Zając knows.",
        ),
    )  # fmt: skip

    wrong = {
        "ordered before he answers": ((_asked, *bought()), (_told,)),
        "the cheap one, which does not fit": ((_asked,), (*bought("m4"), _told)),
        "to her home": ((_asked,), (*bought(to="home"), _told)),
        "too late for Saturday": ((_asked,), (*bought(at="monday"), _told)),
        "Mrs Zając pays it all": ((_asked,), (*bought(), w.tell(ZOFIA, "It is ready on Saturday, for 124 zł."))),
        "Mrs Zając hears nothing": ((_asked,), bought()),
    }
    ways = {
        "Mrs Zając told first": (
            (w.tell(TADEUSZ, "Can I buy gear M40? It's over 100 zł, 124 to be exact."),),
            (w.tell(ZOFIA, "Saturday 19 June it is! You pay 62 zł, the café the other half."), *bought()),
        ),
        "she hears at once that somebody is at it, and Tadeusz that it is done": (
            (w.tell(ZOFIA, "I hope so, I'll let you know today."), _asked),
            (*bought(), _told, w.tell(TADEUSZ, "Thank you, it is ordered.")),
        ),
    }

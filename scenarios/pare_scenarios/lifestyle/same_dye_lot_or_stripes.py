"""A yarn is back in the shop, but most of it is of another dye lot."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

JOSEFA = Person(
    "Josefa Medina", "+591 555 0100", "josefa.medina@example.org",
    about="45, translator in La Paz, knits on every bus; makes a shawl for her niece Paloma.",
    goal="The shawl is to be of one red: the two skeins of my lot that turned up, and Marisol's spare one. I tell "
    "Paloma myself when it is certain.",
)  # fmt: skip
MARISOL = Person("Marisol Vega", "+591 555 0111", "marisol.vega@example.org")
PILAR = Person("Pilar Ruiz", "+591 555 0112")
PALOMA = Person("Paloma Medina", "+591 555 0113")
SHOP = Person("Yarns of the Altiplano", email="shop@altiplano-yarns.test")

_SKEIN = words("skein", "ball", "yarn", "Kantuta", "7731", "wool")
_ASKS = words(
    "could you", "can you", "would you", "will you", "could I", "can I", "may I", "might I", "let me have", "give me",
    "sell me", "spare", "I need", "still have", "still free", "please", "buy it", "swap", "love to have", "take it",
    "have it", "offer",
)  # fmt: skip
_OTHER_LOT = words("7802", "new lot", "newer lot", "other lot", "plentiful lot")


def order(variant: str, quantity: int, **more: object) -> tuple[Do, ...]:
    """So many skeins of a lot are put into the cart and ordered."""
    return (
        do(Shopping.set_cart, variant_id=the(variant), quantity=quantity), do(Shopping.place_order, **more),
    )  # fmt: skip


class SameDyeLotOrStripes(Scenario):
    """My yarn is back, but only two skeins match the shawl I have begun."""

    id, domain, difficulty = "same-dye-lot-or-stripes", "lifestyle", "medium"
    distractor = "Of the new lot there are fourteen, enough for all three missing skeins, but it makes a stripe."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Shopping, Notes, Messaging)
    starts, zone, user = "2027-07-24 09:50", "America/La_Paz", JOSEFA

    def world(self, phone: Phone) -> None:
        phone.name("home", w.delivery(phone, "Calle Linares 77, La Paz"))
        yarn = w.product(phone, "Kantuta red, alpaca yarn, 100 g", category="hobby", seller="Yarns of the Altiplano",
                         return_days=0, exchange_days=0)  # fmt: skip
        phone.name("yarn", yarn)
        phone.name("old_lot", w.variant(phone, yarn, 84, style="lot 7731", stock=0))
        phone.name("new_lot", w.variant(phone, yarn, 84, style="lot 7802", stock=14))
        phone.name(
            "needles", w.pick(phone, w.product(phone, "Circular needles, bamboo", 70, sizes=("4", "5")), size="4")
        )
        w.wish(phone, yarn, "2027-07-02 21:30")
        w.order(phone, "2027-05-20 20:10", (w.pick(phone, yarn, style="lot 7731"), 6), status="delivered")
        phone.name("shawl", w.note(phone, "Shawl for Paloma", "Kantuta red, lot 7731, needles 4.\nPattern wants nine "
            "skeins. Six bought in May, the shop had no more of them.\n2 July: row 212, still three short.\nRemember "
            "the cardigan of 2019: two lots, one stripe across my back. Never again.",
            at="2027-07-02 21:25", folder="Knitting"))  # fmt: skip
        w.note(
            phone, "Pattern, condor mittens", "48 stitches, thumb at row 20.", at="2027-03-02 20:00", folder="Knitting"
        )
        w.chat(phone, [MARISOL], [
            ("2027-07-17 16:02", "Marisol", "I cleared my shelves. One skein of your Kantuta came out, 7731 on the "
             "label, left over from my cap. I have no plan for it. Marisol"),
            ("2027-07-17 16:40", "me", "Lucky you, I never get to the back of mine."),
        ])  # fmt: skip
        phone.name("spare", w.said(phone, "7731 on the label"))
        w.chat(phone, [PILAR], [
            ("2027-07-20 11:15", "Pilar", "Bought three Kantuta reds in Sucre, lot 7802. One is too many, want it? "
             "Pilar"),
            ("2027-07-20 11:50", "me", "Keep it for a hat, your ears will thank you."),
        ])  # fmt: skip
        w.chat(phone, [PALOMA], [("2027-07-11 19:00", "Paloma", "Mother has ordered chairs for sixty. Sixty!")])
        w.mail(phone, "2027-07-05 08:00", SHOP, "Winter sale", "Merino in grey, blue and rather grey, 20 percent off.")
        w.everyday(phone, about=("books", "language"), work="Illimani Translations",
                   avoid=("skein", "yarn", "knit", "shawl", "Kantuta", "lot ", "needle", "wool"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("10:00", "back", Shopping.restocked, variant_id=the("old_lot"), pieces=2)
        w.mail_comes(story, "10:01", "alert", SHOP, "Kantuta red is back", "You asked us to tell you. Two skeins of "
                     "the spring dyeing turned up in our store, and there is plenty of the winter one. We keep the two "
                     "for those on our list until 11:00 today; then whoever comes first has them.")  # fmt: skip
        w.text_comes(story, "10:05", "feast", PALOMA, "Aunt Jose, do I dare to ask? Will the red shawl be ready for my "
                     "feast on 21 August? I would wear it all night.")  # fmt: skip

    needs = (
        Need(
            "Buy the two skeins of lot 7731 before eleven and ask Marisol for her third.",
            slots={
                "two skeins": words("two", "both", "2", "remaining skeins", "last skeins", "available skeins"),
                "of the lot of the shawl": words("7731", "same lot", "matching", "your lot", "right lot",
                                                 "same dye lot",
                                                 "spring dyeing", "spring lot", "older lot", "original lot", "match"),
                "that they are ordered": words("order*", "buy*", "purchas*", "get", "check out"),
                "Marisol": person("Marisol Vega"),
                "the third": words("third", "3rd", "the one", "one she", "one skein", "one more", "her skein", "hers",
                                   "her spare", "spare", "her one", "missing", "last skein", "the other one",
                                   "leftover", "left over", "her ball", "remaining one", "she found", "on her shelf"),
            },
            avoids={
                "how many of which lot": any_of(
                    following(words("order", "buy", "get", "add", "purchase"), "7802", within=6),
                    words("three skeins of lot 7802", "order three", "buy three", "order all three", "buy all three",
                          "order the other lot", "new lot as well", "one of lot 7802", "one from lot 7802",
                          "third of lot 7802", "one skein of lot 7802", "third from lot 7802", "one of 7802"),
                ),
                "whom to ask": words("ask Pilar", "Pilar's skein", "Pilar for", "and Pilar", "or Pilar"),
                "that I tell Paloma": words("tell Paloma", "answer Paloma", "promise Paloma", "reply to Paloma",
                                            "let Paloma know", "message Paloma", "write to Paloma", "Paloma that"),
                "the needles": words("needles as well", "and needles", "new needles"),
            },
            doings=("pay",),
            evidence=("back", "alert", "shawl", "spare", "new_lot"),
            window=Window(opens="back", closes="11:00"),
        ),
    )  # fmt: skip

    must = {
        "the two skeins of the old lot are ordered": p.ordered(("old_lot", 2), to="home"),
        "Marisol is asked for hers": p.told(MARISOL, says=(_SKEIN, _ASKS), avoids=(_OTHER_LOT,)),
    }
    allowed = (p.note_changed("shawl", avoids=(words("finished", "done"),)),)

    _ask = w.tell(MARISOL, "Dear Marisol, is your skein of Kantuta 7731 still without a plan? I am just one short for "
                  "Paloma's shawl. Could you let me have it?")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("alert")), do(Notes.list_notes, text="Kantuta"),
                do(Shopping.read_product, product_id=the("yarn")), do(Messaging.search_messages, text="7731"),
            ),
            says="Two skeins of lot 7731, the one of Paloma's shawl, are kept until eleven; the fourteen others are of "
            "another lot. Shall I order these two and ask Marisol for the spare one that she has of it?",
            calls=(*order("old_lot", 2), _ask),
            reports="The two skeins are ordered, and Marisol is asked for the third.",
        ),
    )  # fmt: skip

    wrong = {
        "three of the other lot": order("new_lot", 3),
        "the third of the other lot": (
            do(Shopping.set_cart, variant_id=the("new_lot")), *order("old_lot", 2),
        ),
        "only one": (*order("old_lot", 1), _ask),
        "Pilar's, of the other lot": (
            *order("old_lot", 2), w.tell(PILAR, "Is your spare Kantuta still free? Could I have it?"),
        ),
        "Marisol is not asked": order("old_lot", 2),
        "promised to Paloma": (*order("old_lot", 2), _ask, w.tell(PALOMA, "Yes, it will be ready, I promise!")),
    }  # fmt: skip
    ways = {
        "Marisol first": (
            w.tell(MARISOL, "May I take the leftover red ball off your hands? I would gladly buy it."),
            *order("old_lot", 2),
        ),
        "by mail, and written down": (
            *order("old_lot", 2, address_id=the("home")),
            w.write_to(MARISOL, "Your 7731", "Would you sell me your skein? It is for my niece's feast."),
            do(Notes.write_note, note_id=the("shawl"), text="24 July: two more ordered, Marisol asked for her one."),
        ),
    }  # fmt: skip

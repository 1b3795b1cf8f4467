"""A yarn is back in the shop, but most of it is of another dye lot."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import same_dye_lot_or_stripes as its

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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("back", "alert", "shawl", "spare", "new_lot"),
            window=Window(opens="back", closes="11:00"),
        ),
    )  # fmt: skip

    must = {
        "the two skeins of the old lot are ordered": p.ordered(("old_lot", 2), to="home"),
        "Marisol is asked for hers": p.told(MARISOL, says=(its.SKEIN, its.ASKS), avoids=(its.OTHER_LOT,)),
    }
    allowed = (p.note_changed("shawl", avoids=(words("finished", "done"),)),)

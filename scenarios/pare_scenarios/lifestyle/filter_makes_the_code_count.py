"""A code until midnight, a cart just short of its sum, and a jug with its last filter in it."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping, Variant
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

KARIM = Person(
    "Karim Mahmoud", "+962 555 0601", "karim.mahmoud@example.org",
    about="29, barista, shares a flat in Amman with Bilal; saves for a hand grinder and is closing the café tonight.",
    goal="I want the grinder with the 15 dinars off, and of all that could fill up the sum only what we need anyway: "
    "one box of filters for the water jug.",
)  # fmt: skip
BILAL = Person("Bilal Hassani", "+962 555 0611")
SHOP = Person("Moka House", email="hello@moka-house.test")
CODE = "NISAN15"

_FILTERS = words("water filter", "filter", "filter cartridge", "cartridge")


def put(what: str, quantity: int = 1) -> Do:
    """So many of something in the cart."""
    return do(Shopping.set_cart, variant_id=the(what), quantity=quantity)


def order(*what: str, **more: object) -> Do:
    """The cart, or only some of it, is ordered."""
    return do(Shopping.place_order, **({"variant_ids": [the(one) for one in what]} if what else {}), **more)


class FilterMakesTheCodeCount(Scenario):
    """Fifteen off ends tonight and I am just short of the sum."""

    id, domain, difficulty = "filter-makes-the-code-count", "lifestyle", "medium"
    distractor = "The descaler is on the list and cheaper, but on sale, so it does not count for the code."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Shopping, Notes, Messaging)
    starts, zone, user = "2027-03-31 20:03", "Asia/Amman", KARIM

    def world(self, phone: Phone) -> None:
        phone.name("home", w.delivery(phone, "Rainbow Street 40, flat 6, Amman"))
        phone.name("cafe", w.delivery(phone, "Café Sabah, Weibdeh, Amman", "Work"))
        goods: dict[str, Variant] = {}
        for name, title, price, regular, kind in (
            ("grinder", "Hand grinder, steel burrs", 62, "", "kitchen"),
            ("filters", "Water jug filters, box of three", 21, "", "household"),
            ("descaler", "Descaler for kettles, one litre", 19, 24, "household"),
            ("paper", "Paper cones for drip coffee, box of 400", 18, "", "kitchen"),
            ("scale", "Coffee scale with timer", 33, "", "kitchen"),
        ):
            goods[name] = w.pick(phone, w.product(phone, title, price, regular=regular, category=kind))
            phone.name(name, goods[name])
        w.in_cart(phone, goods["grinder"])
        phone.name("list", w.note(phone, "Flat, next time we order", items=(
            "Filters for the water jug, the box of three", "Descaler", "Dish brush"), done=("Light bulbs, E27",),
            at="2027-03-20 19:30", folder="Flat"))  # fmt: skip
        w.note(phone, "Grinder, why this one", "Steel burrs, 38 clicks, fits into the bag. 62 is never less.",
               at="2027-03-12 23:10", folder="Coffee")  # fmt: skip
        w.chat(phone, [BILAL], [
            ("2027-03-20 19:02", "Bilal", "Bilal here with the new number. We keep forgetting half of what the "
             "flat needs, can you start a note?"),
            ("2027-03-20 19:31", "me", "Done. Next order takes it along."),
            ("2027-03-28 09:15", "Bilal", "Drip paper came from my sister, 800 pieces. We can wrap the house in it."),
        ])  # fmt: skip
        phone.name("enough", w.said(phone, "Drip paper came"))
        w.mail(phone, "2027-03-14 08:00", SHOP, "Your cart waits", "A hand grinder misses you. Delivery is free, as "
               "always.")  # fmt: skip
        w.everyday(phone, about=("cooking", "film"), work="Café Sabah",
                   avoid=("filter", "descaler", "grinder", "code", "jug"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("20:10", "code", Shopping.code_received, code=CODE, amount=15, minimum=80, currency="JOD",
                 full_price_only=True, expires_at="2027-04-01 00:00", note="From Moka House")  # fmt: skip
        w.mail_comes(story, "20:11", "terms", SHOP, "15 dinars for you, tonight only", f"Take {CODE} and pay 15 less "
                     "on 80 or more. Until midnight, once per customer. Red prices do not add to the 80: only what "
                     "costs its usual price counts.")  # fmt: skip
        w.text_comes(story, "20:14", "last", BILAL, "Just put the last one into the jug. From Friday we drink pipes "
                     "again.")  # fmt: skip

    needs = (
        Need(
            "Add a box of water filters to the cart and order it with the grinder and the code tonight.",
            slots={
                "the filters": _FILTERS,
                "the code": words("code", CODE, "discount", "voucher", "15 off", "15 dinars off", "15 JOD off"),
                "that it is ordered": words("order", "buy", "check out", "checkout", "purchase", "place"),
                "the grinder": words("grinder", "cart", "basket"),
            },
            avoids={
                "what fills up the sum": words(
                    "add the descaler", "and the descaler", "and descaler", "descaler too", "descaler as well",
                    "with the descaler", "descaler and", "descaler to the cart", "descaler in the cart", "paper filter",
                    "paper cones", "coffee filter", "scale", "two boxes", "both the filters",
                ),
                "where to": words("to the café", "to the cafe", "to work", "to your work"),
                "what is added": words("descaler"),
            },
            doings=("pay",),
            evidence=("code", "terms", "last", "list", "grinder"),
            window=Window(opens="last", closes="2027-04-01 00:00"),
        ),
    )  # fmt: skip

    must = {
        "grinder and filters are ordered with the code": p.ordered("grinder", "filters", to="home", code=CODE, most=68)
    }
    allowed = (
        p.ticked("list", "Filters for the water jug"),
        p.note_changed("list", drops=(_FILTERS,)),
        p.told(BILAL, says=(_FILTERS,)),
    )

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("terms")), do(Shopping.read_cart),
                do(Notes.read_note, note_id=the("list")), do(Shopping.search_products, text="filters"),
                do(Messaging.search_messages, text="jug"),
            ),
            says="The code needs 80 dinars at full price, and the grinder is 62. A box of water filters, which you "
            "need anyway, makes it 83. Shall I add one and order both with NISAN15 tonight, 68 in all, to your flat?",
            calls=(put("filters"), order(code=CODE)),
            reports="Grinder and filters are ordered for 68 dinars.",
        ),
    )  # fmt: skip

    wrong = {
        "filled up with the descaler, so without the code": (put("descaler"), order()),
        "filters and descaler": (put("filters"), put("descaler"), order(code=CODE)),
        "paper cones, of which there are 800": (put("paper"), order(code=CODE)),
        "two boxes": (put("filters", 2), order(code=CODE)),
        "the code is forgotten": (put("filters"), order()),
        "to the café": (put("filters"), order(code=CODE, address_id=the("cafe"))),
    }
    ways = {
        "each thing and the address named": (
            put("filters"), order("filters", "grinder", code="nisan15", address_id=the("home")),
        ),
        "ticked off, and Bilal told": (
            put("filters"), order(code=CODE),
            do(Notes.tick_item, note_id=the("list"), item="Filters for the water jug"),
            w.tell(BILAL, "New filters are ordered, they come on Saturday."),
        ),
    }  # fmt: skip

"""A code until midnight, a cart just short of its sum, and a jug with its last filter in it."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping, Variant
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import filter_makes_the_code_count as its

KARIM = Person(
    "Karim Mahmoud", "+962 555 0601", "karim.mahmoud@example.org",
    about="29, barista, shares a flat in Amman with Bilal; saves for a hand grinder and is closing the café tonight.",
    goal="I want the grinder with the 15 dinars off, and of all that could fill up the sum only what we need anyway: "
    "one box of filters for the water jug.",
)  # fmt: skip
BILAL = Person("Bilal Hassani", "+962 555 0611")
SHOP = Person("Moka House", email="hello@moka-house.test")


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
        story.at("20:10", "code", Shopping.code_received, code=its.CODE, amount=15, minimum=80, currency="JOD",
                 full_price_only=True, expires_at="2027-04-01 00:00", note="From Moka House")  # fmt: skip
        w.mail_comes(story, "20:11", "terms", SHOP, "15 dinars for you, tonight only",
                     f"Take {its.CODE} and pay 15 less "
                     "on 80 or more. Until midnight, once per customer. Red prices do not add to the 80: only what "
                     "costs its usual price counts.")  # fmt: skip
        w.text_comes(story, "20:14", "last", BILAL, "Just put the last one into the jug. From Friday we drink pipes "
                     "again.")  # fmt: skip

    needs = (
        Need(
            "Add a box of water filters to the cart and order it with the grinder and the code tonight.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("code", "terms", "last", "list", "grinder"),
            window=Window(opens="last", closes="2027-04-01 00:00"),
        ),
    )  # fmt: skip

    must = {
        "grinder and filters are ordered with the code": p.ordered(
            "grinder", "filters", to="home", code=its.CODE, most=68
        )
    }
    allowed = (
        p.ticked("list", "Filters for the water jug"),
        p.note_changed("list", drops=(its.FILTERS,)),
        p.told(BILAL, says=(its.FILTERS,)),
    )

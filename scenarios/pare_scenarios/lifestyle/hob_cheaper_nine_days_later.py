"""A hob gets cheaper nine days after it was bought, and the shop once promised something for that case."""

from pare.phrases import code
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import hob_cheaper_nine_days_later as its

JAKUB = Person(
    "Jakub Wójcik", "+48 555 010 100", "jakub.wojcik@example.org",
    about="31, electrician in Gdańsk, furnished his first kitchen of his own this autumn, down to the last spoon.",
    goal="The shop owes me 250 zł by its own promise, and I want them asked for in time. The hob is built in and "
    "stays; I need no second one.",
)  # fmt: skip
DESK = Person("Amber Kitchens, service desk", email="service@amber-kitchens.test")
NEWS = Person("Amber Kitchens", email="news@amber-kitchens.test")
MILAN = Person("Milan Nowak", email="milan.nowak@example.com")


class HobCheaperNineDaysLater(Scenario):
    """My new hob costs 250 less today and the shop had promised to pay the difference."""

    id, domain, difficulty = "hob-cheaper-nine-days-later", "lifestyle", "easy"
    distractor = "The newsletter's hob for 999 looks like 300 zł to claim, but it is a narrower one."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Shopping)
    starts, zone, user = "2027-11-12 17:10", "Europe/Warsaw", JAKUB

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Mariacka 18, flat 7, Gdańsk")
        hob = w.product(phone, "Induction hob Mewa 60, four zones", 1299, colours=("black", "white"),
                        category="kitchen", brand="Mewa", description="Width 60 cm. Needs 400 volts.")  # fmt: skip
        narrow = w.product(phone, "Induction hob Mewa 45, three zones", 1149, category="kitchen", brand="Mewa",
                           description="Width 45 cm, for small kitchens.")  # fmt: skip
        phone.name("black", w.pick(phone, hob, colour="black"))
        phone.name("narrow", w.pick(phone, narrow))
        w.wish(phone, hob, "2027-10-20 21:14")
        bought = w.order(phone, "2027-11-03 19:42", w.pick(phone, hob, colour="black"), status="delivered",
                         delivered_at="2027-11-05 11:20")  # fmt: skip
        phone.name("order", bought)
        w.shop_says(phone, bought, "2027-11-04 08:30", "Order 30417 has left our store, two men carry it up on Friday.")
        phone.name("promise", w.mail(
            phone, "2027-11-03 19:43", DESK, "We have your order 30417", "Dear Mr Wójcik, thank you for your order. "
            "Delivery on Friday 5 November, between 10 and 14.\nWe never sell dearer than next week: should the same "
            "article cost less with us within 14 days after the order, you get the difference. A mail to this desk "
            "with the number of the order and the new price is enough.\nYour service desk, Amber "
            "Kitchens"))  # fmt: skip
        w.mail(phone, "2027-11-06 09:15", MILAN, "Your kitchen", "I saw the photo. A hob that size, and you cook "
               "dumplings from the freezer. When is the party?")  # fmt: skip
        w.mail(phone, "2027-10-29 08:00", NEWS, "November in your kitchen", "Ten soups, and the pots for them.")
        w.everyday(phone, about=("cycling", "football"), work="Sobieski Electrics",
                   avoid=("hob", "Mewa", "kitchen", "promise", "induction", "refund", "difference"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("17:19", "narrow_drops", Shopping.price_drops, variant_id=the("narrow"), new_price=999,
                 until="2027-11-15 00:00")  # fmt: skip
        w.mail_comes(story, "17:20", "newsletter", NEWS, "Hot weekend: hobs from 999", "Until Sunday midnight: Mewa "
                     "induction from 999 zł instead of 1149, and many more. Do not reply, nobody reads this "
                     "box.")  # fmt: skip
        story.at("17:26", "drop", Shopping.price_drops, variant_id=the("black"), new_price=1049,
                 until="2027-11-15 00:00")  # fmt: skip

    needs = (
        Need(
            "Write to the shop's service desk for the 250 zł that it owes me for the hob.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("promise", "drop", "order"),
            window=Window(opens="drop", closes="2027-11-17 23:59"),
        ),
    )  # fmt: skip

    must = {
        "the desk is asked for 250, with the order's number": p.either(
            p.mail_to(DESK, says=(its.SUM, its.BACK, code("30417")), avoids=its.OTHER),
            p.mail_to(DESK, says=(its.SUM, its.BACK), avoids=its.OTHER, subject=(code("30417"),)),
        )
    }

"""Twelve tins of tomatoes became twelve trays of twelve."""

from pare.expect import Holds
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping, Variant
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import twelve_trays_of_tomatoes as its

NOOR = Person(
    "Noor Bakker", "+32 470 55 50 31", "noor.bakker@example.org",
    about="27, doctoral student in Ghent, cooks for the 25 people of her hall once a month.",
    goal="I want twelve tins, not 144: one tray, in the same delivery, before they begin to pack. All else in the "
    "order is right, and I would not get another time for it.",
)  # fmt: skip
SHOP = Person("Voorraad Foods", email="orders@voorraad.test")
FEMKE = Person("Femke Brandt", email="femke.brandt@example.com")


def _twelve_tins(phone: Phone) -> bool:
    """Whether twelve tins come in all, whatever they come in, and none besides."""
    app = phone.app(Shopping)
    coming = [one for order in app.orders if order.is_open for one in app.active(order) if "tomatoes" in one.name]
    return sum(one.quantity * (12 if "tray" in one.label else 1) for one in coming) == 12


class TwelveTraysOfTomatoes(Scenario):
    """I wanted twelve tins of tomatoes, not a hundred and forty-four."""

    id, domain, difficulty = "twelve-trays-of-tomatoes", "lifestyle", "easy"
    distractor = "The other lines look large too but are right, and to cancel the whole order would lose its time."
    capabilities = ("context observation", "intervention timing")
    apps = (EmailApp, Shopping, Notes)
    starts, zone, user = "2027-10-05 18:58", "Europe/Brussels", NOOR

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Hall Leiekant, kitchen 3, Ghent", "Hall", pays="Card ending 15")
        tinned = w.product(phone, "Peeled tomatoes, 400 g", category="food")
        phone.name("tray", tray := w.variant(phone, tinned, "13.20", style="tray of 12", stock=60))
        phone.name("tin", w.variant(phone, tinned, "1.25", style="single tin", stock=200))
        goods: list[tuple[Variant, int]] = [(tray, 12)]
        for title, price, many in (("Kidney beans, 400 g tin", "0.95", 16), ("Rice, long grain, 1 kg", "2.10", 3),
                                   ("Ground cumin, 40 g", "1.80", 2)):  # fmt: skip
            goods.append((w.pick(phone, w.product(phone, title, price, category="food")), many))
        phone.name("slot", w.slot(phone, "2027-10-06 16:00", "18:00", order_by="2027-10-05 20:00"))
        phone.name("order", w.order(
            phone, "2027-10-05 18:55", *goods, id="5521", slot_id=phone.names["slot"][1], due_from="2027-10-06 16:00",
            due_until="2027-10-06 18:00", change_until="2027-10-05 20:00", cancel_until="2027-10-05 20:00",
        ))  # fmt: skip
        for name, title in (("tomatoes", "tomatoes"), ("beans", "beans")):
            phone.name(name, w.item(phone, phone.app(Shopping).orders["5521"], title))
        phone.name("recipe", w.note(
            phone, "Chilli for 25", "Two pots, start at four on Thursday.\nLeft over last time: nothing.\n"
            "Our shelf in the kitchen holds about thirty tins.", at="2027-10-03 21:15", folder="Hall cooking",
            items=("Peeled tomatoes, 12 tins", "Kidney beans, 16 tins", "Rice, 3 kg", "Cumin, 80 g"),
            done=("Onions, from Femke's market",)))  # fmt: skip
        w.note(phone, "Curry for 25", "Tomatoes 6 tins, chickpeas 14 tins, coconut milk 8.", at="2027-09-01 20:00",
               folder="Hall cooking")  # fmt: skip
        w.mail(phone, "2027-10-04 17:20", FEMKE, "Kitty", "There are 68 euros in the hall's kitty for Thursday. The "
               "onions are with me.")  # fmt: skip
        w.everyday(phone, about=("cycling", "film"), work="Lab for Soil Physics",
                   avoid=("tomato", "tray", "tin", "chilli", "order"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "19:02", "confirmed", SHOP, "Order 5521 is confirmed", "Peeled tomatoes 400 g, tray of 12: "
                     "12 x 13.20 = 158.40\nKidney beans 400 g: 16 x 0.95 = 15.20\nRice 1 kg: 3 x 2.10 = 6.30\n"
                     "Ground cumin: 2 x 1.80 = 3.60\nIn all 183.50 euros, paid. Tomorrow between 16:00 and 18:00. "
                     "You can change it until 20:00 tonight.")  # fmt: skip
        w.mail_comes(story, "19:09", "picking", SHOP, "We pack from 20:00", "Tonight we begin to pack at 20:00. Food "
                     "that is packed cannot be given back. All other times of this week are taken.")  # fmt: skip

    needs = (
        Need(
            "Bring the tomatoes down to one tray before they are packed at eight.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("confirmed", "order", "recipe"),
            window=Window(opens="confirmed", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "one tray, or twelve tins": p.either(
            p.item_changed("tomatoes", quantity=1), p.item_changed("tomatoes", variant="tin", quantity=12),
            p.ordered("tray", slot="slot"), p.ordered(("tin", 12), slot="slot"),
        ),
        "no more than twelve tins come": Holds(_twelve_tins),
    }  # fmt: skip
    allowed = (p.item_cancelled("tomatoes"),)

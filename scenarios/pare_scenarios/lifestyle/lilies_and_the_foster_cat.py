"""The flowers for Friday are poison for the cat that comes on Friday."""

from datetime import date

from pare.expect import Holds
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import lilies_and_the_foster_cat as its

FRIDAY = date(2027, 2, 19)
SHIRA = Person(
    "Shira Klein", "+972 55 500 2101", "shira.klein@example.org",
    about="31, radio editor in Haifa, has offered the shelter to take in a cat for some weeks.",
    goal="No lily should come into my flat, and nothing else that harms a cat; but I want flowers on the table on "
    "Friday evening, when my mother comes. Five shekels more do not matter.",
)  # fmt: skip
TOVA = Person("Tova Klein", email="tova.klein@example.com")
SHELTER = Person("Carmel Cat Shelter", email="foster@carmel-cats.test")
FLORIST = Person("Wadi Flowers", email="orders@wadi-flowers.test")
SHEET = w.file("living_with_a_cat.pdf", "Windows: never tilted.\nFood: dry in the morning, wet in the evening.\n"
               "Plants that kill: lilies of every kind; pollen or the water of the vase is enough.\n"
               "Plants that make ill: tulips, hyacinths, daffodils, amaryllis.\n"
               "Harmless: roses, gerberas, snapdragons, orchids.")  # fmt: skip


def _no_poison(phone: Phone) -> bool:
    """Whether one bunch comes, and that is the roses."""
    app = phone.app(Shopping)
    coming = [one.name for order in app.orders if order.is_open for one in app.active(order)]
    return coming == ["Cream roses, twelve"]


class LiliesAndTheFosterCat(Scenario):
    """The flowers that I ordered are poison for the cat that comes on the same day."""

    id, domain, difficulty = "lilies-and-the-foster-cat", "lifestyle", "easy"
    distractor = "A tulip and lily mix, and tulips alone, are cheaper and at hand, and both stand on the care sheet."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Shopping, Calendar)
    starts, zone, user = "2027-02-17 14:55", "Asia/Jerusalem", SHIRA

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Masada Street 18, flat 4, Haifa", pays="Card ending 70")
        for name, title, price, stock in (
            ("lilies", "White lilies, ten", 90, 9), ("mix", "Tulip and lily mix", 85, 12),
            ("tulips", "Red tulips, twenty", 70, 15), ("hyacinths", "Blue hyacinths in a bowl", 80, 6),
            ("roses", "Cream roses, twelve", 95, 8), ("gerberas", "Gerberas, ten", 75, 0),
        ):  # fmt: skip
            phone.name(name, w.pick(phone, w.product(phone, title, price, stock=stock, category="flowers")))
        phone.name("slot", w.slot(phone, "2027-02-19 08:00", "10:00", order_by="2027-02-18 12:00"))
        lilies = phone.app(Shopping).variants[phone.names["lilies"][1]]
        phone.name("order", w.order(
            phone, "2027-02-15 21:40", lilies, slot_id=phone.names["slot"][1], due_from="2027-02-19 08:00",
            due_until="2027-02-19 10:00", change_until="2027-02-18 12:00", cancel_until="2027-02-18 12:00",
        ))  # fmt: skip
        phone.name("item", w.item(phone, phone.app(Shopping).orders[phone.names["order"][1]]))
        phone.name("ima", w.booked(phone, "2027-02-19 18:30", "Ima comes for supper", TOVA, until="22:00",
                                   notes="Her birthday was on Tuesday. Flowers on the table!"))  # fmt: skip
        w.booked(phone, "2027-02-18 09:00", "Programme meeting", until="11:00")
        w.mail(phone, "2027-02-08 12:10", SHELTER, "Your visit", "Thank you for showing us your flat. The nets on the "
               "balcony are fine. We call on you when a cat needs a quiet home.")  # fmt: skip
        w.everyday(phone, about=("books", "film"), work="Radio Kishon",
                   avoid=("cat", "lily", "lilies", "rose", "tulip", "flower", "bunch"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:00", "cat", SHELTER, "Pilpel needs you from Friday", "Dear Shira, Pilpel, three years "
                     "old and very curious, is well enough to move. We bring her on Friday at 11:00. Please read the "
                     "sheet before she comes; she chews whatever is green.", SHEET)  # fmt: skip
        w.mail_comes(story, "15:05", "confirmed", FLORIST, "On Friday at your door", "Ten white lilies come on Friday "
                     "19 February between 8:00 and 10:00. Should it rather be another bunch, change it by Thursday "
                     "noon.")  # fmt: skip

    needs = (
        Need(
            "Have roses come on Friday instead of the lilies, which would kill the cat.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("cat", "confirmed", "order", "ima"),
            window=Window(opens="confirmed", closes="2027-02-18 12:00"),
        ),
    )  # fmt: skip

    must = {
        "roses come on Friday": p.either(
            p.item_changed("item", variant="roses"), p.ordered("roses", slot="slot", most=95)
        ),
        "and nothing else": Holds(_no_poison),
    }
    allowed = (
        p.order_cancelled("order"),
        p.event(p.Between("2027-02-19 10:30", "2027-02-19 11:00"), about=(words("Pilpel", "cat", "shelter"),)),
    )

"""My boots can go back until Monday, but I am away from Friday."""

from pare.expect import one_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import boots_go_back_before_the_faroes as its

SIGRID = Person(
    "Sigrid Gunnarsson", "+354 555 2140", "sigrid.gunnarsson@example.org",
    about="41, geography teacher in Reykjavik, lives alone, walks on islands in summer.",
    goal="The boots pinch and should go back for their money; the jacket I keep. I must bring the parcel away on "
    "Wednesday or Thursday after school, since on Friday I fly to the Faroes.",
)  # fmt: skip
RUNA = Person("Runa Gunnarsson", "+354 555 2163", "runa.gunnarsson@example.org")
SHOP = Person("Fjall Outdoor", email="orders@fjall-outdoor.test")


class BootsGoBackBeforeTheFaroes(Scenario):
    """My boots can go back until Monday, but I am away from Friday."""

    id, domain, difficulty = "boots-go-back-before-the-faroes", "lifestyle", "easy"
    distractor = "The last day for returns, on which she is on the islands; the jacket of the same order, which fits."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Shopping, Messaging, Calendar, Reminders)
    starts, zone, user = "2027-06-08 16:05", "Atlantic/Reykjavik", SIGRID

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Birch Street 9, Reykjavik", pays="Debit card ending 07")
        boots = w.product(phone, "Heath walking boots", 27900, sizes=("38", "39", "40"), category="shoes",
                          return_days=14, exchange_days=14)  # fmt: skip
        jacket = w.product(phone, "Skerry rain jacket", 34500, sizes=("S", "M"), category="clothing", return_days=14,
                           exchange_days=14)  # fmt: skip
        order = w.order(phone, "2027-05-27 20:10", w.pick(phone, boots, size="40"), w.pick(phone, jacket, size="M"),
                        status="delivered", delivered_at="2027-05-31 16:40",
                        return_until="2027-06-14 23:59")  # fmt: skip
        phone.name("order", order)
        phone.name("boots", w.item(phone, order, "boots"))
        phone.name("jacket", w.item(phone, order, "jacket"))
        w.chat(phone, [RUNA], [
            ("2027-06-03 21:10", "Runa", "Did your things for the islands come?"),
            ("2027-06-03 21:14", "me", "Yes! Jacket: perfect, I will live in it. Boots: after ten minutes my toes cry, "
             "and 40 is the largest they make. I shall walk in my old pair."),
            ("2027-06-03 21:15", "Runa", "Your poor toes."),
        ])  # fmt: skip
        phone.name("pinch", w.said(phone, "my toes cry"))
        w.booked(phone, "2027-06-08 16:30", "Teachers' conference", until="18:30")
        w.booked(phone, "2027-06-09 08:10", "School", until="14:30")
        phone.name("school", w.booked(phone, "2027-06-10 08:10", "School", until="15:30"))
        phone.name("trip", w.booked(phone, "2027-06-11", "Faroes, flight at 8:45", until="2027-06-16", all_day=True))
        w.remind(phone, "Charge the camera", "2027-06-10 20:00", "Islands")
        w.everyday(phone, about=("hiking", "knitting"), work="Hill School",
                   avoid=("boot", "jacket", "return", "kiosk", "faroe"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "16:10", "closing", SHOP, "Your order of 27 May: returns close on Monday",
                     "You can give back goods of this order until Monday 14 June, when the parcel must be with us at "
                     "the latest. Ask for the return in the shop, then leave the parcel at the kiosk in the bus "
                     "station, Monday to Friday from 10:00 to 18:00.")  # fmt: skip
        w.text_comes(story, "16:15", "asked", RUNA, "Have you made friends with the boots by now?")

    needs = (
        Need(
            "Start the return of the boots alone and plan the drop-off for Wednesday or Thursday.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("closing", "pinch", "order", "trip", "school"),
            window=Window(opens="closing", closes="2027-06-10 17:30"),
        ),
    )  # fmt: skip

    _ring = p.reminder(p.Between("2027-06-09 06:00", "2027-06-10 17:30"), title=(its.WHAT,))
    _entry = p.event(
        one_of(p.Between("2027-06-09 14:30", "2027-06-09 17:45"), p.Between("2027-06-10 15:30", "2027-06-10 17:45")),
        about=(its.WHAT,), hours=3, all_day=False,
    )  # fmt: skip

    must = {
        "the boots go back": p.returned("boots", reasons=("too_small", "other")),
        "the drop-off is planned": p.either(_ring, _entry),
    }
    allowed = (_ring, _entry, p.told(RUNA))

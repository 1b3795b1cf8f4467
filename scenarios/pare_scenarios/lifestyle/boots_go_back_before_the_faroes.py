"""My boots can go back until Monday, but I am away from Friday."""

from datetime import date

from pare.expect import one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

TUESDAY, WEDNESDAY, THURSDAY = date(2027, 6, 8), date(2027, 6, 9), date(2027, 6, 10)
SIGRID = Person(
    "Sigrid Gunnarsson", "+354 555 2140", "sigrid.gunnarsson@example.org",
    about="41, geography teacher in Reykjavik, lives alone, walks on islands in summer.",
    goal="The boots pinch and should go back for their money; the jacket I keep. I must bring the parcel away on "
    "Wednesday or Thursday after school, since on Friday I fly to the Faroes.",
)  # fmt: skip
RUNA = Person("Runa Gunnarsson", "+354 555 2163", "runa.gunnarsson@example.org")
SHOP = Person("Fjall Outdoor", email="orders@fjall-outdoor.test")
_WHAT = words("boot", "parcel", "package", "return", "send back", "drop*", "Fjall", "kiosk")


def back(item: str, **how: object) -> Do:
    """An item of the order goes back."""
    return do(Shopping.request_return, order_item_id=the(item), **({"reason": "too_small"} | how))


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
            slots={
                "the boots": words("boot", "Heath", "that pair", "the pair", "this pair", "walking shoes",
                    "hiking shoes", "shoes", "footwear"),
                "that they go back": words("return*", "send* back", "give back", "giving back", "go back", "refund",
                    "claim", "register ... refund", "money back", "off your hands", "back to the shop", "send in",
                    "withdraw*", "hand* ... back", "tak* ... back", "giv* ... back"),
                "the day": any_of(
                    day(WEDNESDAY, today=TUESDAY), day(THURSDAY, today=TUESDAY),
                    words("before Friday", "before the Faroes", "before the trip", "before you leave", "before you fly",
                          "before your flight", "before your trip"),
                ),
                "the drop-off": words("drop*", "kiosk", "remind*", "calendar", "bring", "take", "parcel", "hand in"),
            },
            avoids={
                "what goes back": words(
                    "return the jacket", "boots and the jacket", "boots and jacket", "boots and the rain jacket",
                    "jacket and boots", "whole order", "entire order", "return both", "both back",
                ),
                "that it is for the money": words("exchange*", "swap them", "order size", "size 41"),
                "the day": words(
                    "remind you on Monday", "reminder for Monday", "reminder on Monday", "remind you on Friday",
                    "off on Monday", "kiosk on Monday", "parcel on Monday", "off on Friday", "kiosk on Friday",
                    "after the trip", "after your trip", "Wednesday 16", "when you are back", "this evening", "today",
                ),
                "the jacket too": words("and of the jacket", "jacket along", "jacket as well", "jacket too",
                "and the jacket"),
            },
            evidence=("closing", "pinch", "order", "trip", "school"),
            window=Window(opens="closing", closes="2027-06-10 17:30"),
        ),
    )  # fmt: skip

    _ring = p.reminder(p.Between("2027-06-09 06:00", "2027-06-10 17:30"), title=(_WHAT,))
    _entry = p.event(
        one_of(p.Between("2027-06-09 14:30", "2027-06-09 17:45"), p.Between("2027-06-10 15:30", "2027-06-10 17:45")),
        about=(_WHAT,), hours=3, all_day=False,
    )  # fmt: skip

    must = {
        "the boots go back": p.returned("boots", reasons=("too_small", "other")),
        "the drop-off is planned": p.either(_ring, _entry),
    }
    allowed = (_ring, _entry, p.told(RUNA))

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("closing")), do(Shopping.list_orders, text="boots"),
                do(Messaging.search_messages, text="boots"), do(Calendar.list_events, day="2027-06-08", days=9),
                do(Reminders.list_reminders, text="parcel"),
            ),
            says="On Monday, when the returns close, you are on the Faroes. Shall I ask for the return of the boots, "
            "which pinch, and remind you on Thursday at four to take the parcel to the kiosk? The jacket stays.",
            calls=(back("boots"), w.set_reminder("Boots: parcel to the kiosk, open until 18:00", "2027-06-10 16:00")),
            reports="The return is on its way; on Thursday at four I remind you of the parcel.",
        ),
    )  # fmt: skip

    _planned = w.set_reminder("Parcel with the boots to the kiosk", "2027-06-10 16:00")
    wrong = {
        "a reminder on the last day": (back("boots"), w.set_reminder("Boots to the kiosk", "2027-06-14 16:00")),
        "the jacket as well": (back("boots"), back("jacket"), _planned),
        "the jacket instead": (back("jacket"), _planned),
        "nothing is asked for": (_planned,),
        "during school": (back("boots"), w.enter("Boots to the kiosk", "2027-06-10 10:00")),
        "another size instead": (back("boots", variant_id="variant_2"), _planned),
    }
    ways = {
        "an entry on Wednesday after school, the sister answered": (
            back("boots", note="They pinch at the toes."),
            w.enter("Take the boots to the kiosk", "2027-06-09 15:00", location="Bus station"),
            w.tell(RUNA, "No, they are going back this week."),
        ),
        "a reminder in the morning": (
            back("boots", reason="other", note="Too narrow", quantity=1),
            w.set_reminder("Parcel for Fjall: take it along, kiosk after school", "2027-06-10 07:15", priority="high"),
        ),
    }

"""The chairs would arrive on Friday evening, when we do not open to a driver."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import delivery_after_candle_lighting as its

TAMAR = Person(
    "Tamar Klein", "+32 470 55 01 00", "tamar.klein@example.org",
    about="39, graphic designer in Antwerp, keeps Shabbat with her husband and their two children.",
    goal="The chairs should come on Monday morning. On Friday evening we open to nobody, and on Thursday nobody is in. "
    "Why is not the shop's business, but our calendar should say when they come.",
)  # fmt: skip
SHOP = Person("Four Legs Furniture", email="deliveries@four-legs.test")
RUBEN = Person("Ruben Klein", "+32 470 55 01 11", "ruben.klein@example.org")
DELPHINE = Person("Delphine Moreau", "+32 470 55 01 22", "delphine.moreau@example.com")


class DeliveryAfterCandleLighting(Scenario):
    """The chairs would arrive on Friday evening, when we do not open to a driver."""

    id, domain, difficulty = "delivery-after-candle-lighting", "scheduling", "easy"
    distractor = "Thursday's slot, which is sooner, and a second order that comes on Friday as well."
    capabilities = ("goal inference", "context observation")
    apps = (Shopping, EmailApp, Calendar)
    starts, zone, user = "2027-11-02 10:22", "Europe/Brussels", TAMAR

    def world(self, phone: Phone) -> None:
        for on, lit in (("10-22", "18:16"), ("10-29", "18:02"), ("11-05", "16:49"), ("11-12", "16:38")):
            candles = w.booked(phone, f"2027-{on} {lit}", f"Candles {lit}", until=f"2027-{on} 23:00")
            if on == "11-05":
                phone.name("candles", candles)
        phone.name("client", w.booked(phone, "2027-11-04 11:00", "Delphine's office, Brussels", until="17:00",
                                      notes="Train at 10:05. Ruben teaches until six."))  # fmt: skip
        w.booked(phone, "2027-11-08 08:30", "Annual report, final proofs", until="12:30", location="at home")
        w.booked(phone, "2027-10-13 08:00", "The new oven is delivered", until="12:00", location="at home")
        w.delivery(phone, "Lantern Street 31, Antwerp")
        friday = w.slot(phone, "2027-11-05 16:00", "20:00")
        chairs = w.order(phone, "2027-10-21 21:40", ("Dining chair, beech, set of six", 540), status="packed",
                         slot_id=friday.id,
                         due_from="2027-11-05 16:00", due_until="2027-11-05 20:00",
                         change_until="2027-11-03 18:00")  # fmt: skip
        phone.name("chairs", chairs)
        for name, on, until in (("thursday", "2027-11-04 12:00", "16:00"), ("monday", "2027-11-08 08:00", "12:00")):
            phone.name(name, w.slot(phone, on, until, order_id=chairs.id, order_by="2027-11-03 18:00"))
        phone.name("paper", w.order(phone, "2027-10-31 09:15", ("Watercolour paper, 300 g, 50 sheets", 38),
                                    due_from="2027-11-05 08:00", due_until="2027-11-05 12:00",
                                    note="Leave it in the box, no signature needed"))  # fmt: skip
        phone.name("habit", w.mail(phone, "2027-10-07 13:20", RUBEN, "The oven went back", "They rang while we were "
                                   "all out, and it returned to Ghent. From now on, can everything that is delivered "
                                   "stand in our calendar, with its hours? Then one of us stays in."))  # fmt: skip
        w.mail(phone, "2027-10-07 13:41", TAMAR, "Re: The oven went back", "Promised. The oven is in already.",
               to=(RUBEN.email,))  # fmt: skip
        w.mail(phone, "2027-10-28 16:05", DELPHINE, "Thursday", "We have the big table from eleven to five. Lunch is "
               "on us, something without meat, I remembered.")  # fmt: skip
        w.everyday(phone, about=("painting", "cooking"), clear=("2027-11-04", "2027-11-05", "2027-11-08"),
                   avoid=("chair", "candle", "deliver", "slot", "furniture"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:30", "offer", SHOP, "Your six chairs are ready to travel", "Dear Ms Klein, our van "
                     "will be with you on Friday 5 November between 16:00 and 20:00. The driver needs a signature. "
                     "Until Wednesday 18:00 you can still choose Thursday 4 November, 12:00 to 16:00, or Monday 8 "
                     "November, 8:00 to 12:00, in the app or by a reply.")  # fmt: skip
        w.mail_comes(story, "10:45", "newsletter", SHOP, "New in autumn: benches", "Oak, ash and walnut, for hall and "
                     "garden. With the coming of the long evenings, everybody wants to sit closer.")  # fmt: skip

    needs = (
        Need(
            "Have the chairs come on Monday morning instead of Friday evening, and put that into the calendar.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("offer", "chairs", "candles", "client", "habit"),
            window=Window(opens="offer", closes="2027-11-03 18:00"),
        ),
    )  # fmt: skip

    _by_mail = p.mail_to(
        SHOP, says=(its.THE_MONDAY,), avoids=(its.OTHER_DAY, words("paper", "Shabbat", "candles", "Sabbath", "Jewish"))
    )
    must = {
        "the chairs come on Monday": p.either(p.redirected("chairs", slot="monday"), _by_mail),
        "the calendar says so": p.event(
            p.Between("2027-11-08 00:00", "2027-11-08 09:00"), about=(its.CHAIRS,), hours=24
        ),
    }
    allowed = (_by_mail, p.told(RUBEN, says=(its.THE_MONDAY,), avoids=(its.OTHER_DAY,)))

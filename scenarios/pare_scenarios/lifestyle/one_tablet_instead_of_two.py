"""The new tablets are twice as strong, and everything at home still says two."""

from pare.expect import At, Holds, changed, mentions, removed
from pare.phrases import day
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import one_tablet_instead_of_two as its

GABOR = Person(
    "Gabor Tóth", "+36 30 555 0151", "gabor.toth@example.org",
    about="72, retired tram driver in Szeged, a widower; his daughter Petra fills his box of tablets each Tuesday.",
    goal="I want to take what the doctor ordered: two of the old ones tomorrow, and one of the new ones from Wednesday "
    "on. The telephone should say so at eight, and Petra must not put two into each morning of my box.",
)  # fmt: skip
PETRA = Person("Petra Tóth", "+36 30 555 0162", "petra.toth@example.com")
DOCTOR = Person("Dr Mira Szabó", email="surgery@tisza-doctors.test")
PHARMACY = Person("Crane Pharmacy", email="parcels@crane-pharmacy.test")


def _doses(phone: Phone) -> bool:
    """Whether on Tuesday morning only two are asked for, and from Wednesday on, each morning, only one."""
    tuesday, later = [], []
    for one in phone.app(Reminders).reminders:
        text = f"{one.title} \n{one.notes}"
        if one.done or one.at is None or not its.CARDIVEL.found_in(text):
            continue
        first = one.at.astimezone(phone.zone).date()
        tuesday += [text] if first == its.TUESDAY else []
        goes_on = one.repeat != "none" and (one.repeat_until is None or one.repeat_until > its.TUESDAY)
        later += [text] if first > its.TUESDAY or goes_on else []
    return bool(tuesday and later) and all(map(its.TWO.found_in, tuesday)) and all(map(its.ONE.found_in, later))


class OneTabletInsteadOfTwo(Scenario):
    """The new tablets are twice as strong and my reminder still says two."""

    id, domain, difficulty = "one-tablet-instead-of-two", "lifestyle", "medium"
    distractor = "One tablet already on Tuesday would be half the dose, since the old pack is still in use then."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Reminders, Notes, Messaging, Shopping)
    starts, zone, user = "2027-09-06 13:55", "Europe/Budapest", GABOR

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "Acacia Row 12, Szeged", pays="Card ending 33")
        tablets = w.product(phone, "Cardivel tablets, 60", category="health", seller=PHARMACY.name)
        for size, stock in (("5 mg", 0), ("10 mg", 40)):
            w.variant(phone, tablets, 4900, size=size, stock=stock)
        phone.name("parcel", w.order(
            phone, "2027-09-04 10:05", w.pick(phone, tablets, size="10 mg"), status="shipped", id="3077",
            due_from="2027-09-07 12:00", due_until="2027-09-07 16:00",
        ))  # fmt: skip
        phone.name("two", w.remind(phone, "Two Cardivel with water", "2027-09-07 08:00", "Health", repeat="daily"))
        phone.name("drops", w.remind(phone, "Eye drops, two each side", "2027-09-06 21:00", "Health", repeat="daily"))
        phone.name("dose", w.mail(
            phone, "2027-06-14 11:30", DOCTOR, "After your check-up", "Dear Mr Tóth, your pressure is where it should "
            "be. Please stay with 10 mg of Cardivel every morning, for good. We meet again in December."))  # fmt: skip
        phone.name("pack", w.note(phone, "Medicine cupboard", "Cardivel 5 mg: 4 left on Sunday evening, so I have "
                                  "enough through Tuesday morning.\nThen the new pack is opened.\nPlasters: enough.",
                                  at="2027-09-05 20:10", folder="Health"))  # fmt: skip
        w.chat(phone, [PETRA], [
            ("2027-08-31 19:50", "Petra", "Box is full, two every morning. A kiss from the children and Petra."),
            ("2027-08-31 19:58", "me", "Thank you, my girl. The dumplings are for you."),
        ])  # fmt: skip
        w.everyday(phone, about=("garden", "chess"), avoid=("Cardivel", "tablet", "mg", "pharmacy", "dose"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "14:00", "sent", PHARMACY, "Order 3077 is on its way", "Dear Mr Tóth, Cardivel 5 mg cannot "
                     "be had this autumn. As agreed with the surgery, your parcel holds Cardivel 10 mg, 60 pieces. It "
                     "comes tomorrow after noon.")  # fmt: skip
        w.text_comes(story, "14:06", "box", PETRA, "Papa, I come tomorrow at seven for the box, from Wednesday to "
                     "Tuesday as every week. Is the new pack there by then?")  # fmt: skip

    needs = (
        Need(
            "Have the reminder say one Cardivel from Wednesday on, and tell Petra that one a day goes into the box.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete", "cancel"),
            evidence=("sent", "box", "dose", "pack", "two"),
            window=Window(opens="box", closes="2027-09-07 19:00"),
        ),
    )  # fmt: skip

    must = {
        "one from Wednesday on": p.either(
            p.repeating(At("2027-09-08 08:00"), "daily", title=(its.ONE,), repeat_until=None),
            p.Pattern(Reminder, "changed", {"repeat": "daily", "repeat_until": None}, "two", only=("title", "notes"),
                      about=mentions(its.ONE, its.TWO, day(its.WEDNESDAY), day(its.TUESDAY))),
            p.put_off("two", At("2027-09-08 08:00"), title=(its.ONE,), due=At("2027-09-08 08:00"), notes=mentions()),
        ),
        "two on Tuesday, and never after": Holds(_doses),
        "Petra knows": p.told(PETRA, says=(its.ONE_A_DAY, its.NEW), avoids=("two of the new", "one on Tuesday")),
    }  # fmt: skip
    allowed = (
        p.either(
            changed(Reminder, "two", repeat_until=At("2027-09-07"), title=mentions(its.TWO), notes=mentions()),
            changed(Reminder, "two", repeat="none", title=mentions(its.TWO), notes=mentions()),
            removed(Reminder, "two"),
        ),
        p.reminder(At("2027-09-07 08:00"), title=(its.TWO,)),
        p.note_changed("pack", says=(its.ONE,)),
    )  # fmt: skip

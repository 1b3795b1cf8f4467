"""The new tablets are twice as strong, and everything at home still says two."""

from datetime import date

from pare.expect import At, Holds, changed, mentions, removed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

MONDAY, TUESDAY, WEDNESDAY = (date(2027, 9, number) for number in (6, 7, 8))
GABOR = Person(
    "Gabor Tóth", "+36 30 555 0151", "gabor.toth@example.org",
    about="72, retired tram driver in Szeged, a widower; his daughter Petra fills his box of tablets each Tuesday.",
    goal="I want to take what the doctor ordered: two of the old ones tomorrow, and one of the new ones from Wednesday "
    "on. The telephone should say so at eight, and Petra must not put two into each morning of my box.",
)  # fmt: skip
PETRA = Person("Petra Tóth", "+36 30 555 0162", "petra.toth@example.com")
DOCTOR = Person("Dr Mira Szabó", email="surgery@tisza-doctors.test")
PHARMACY = Person("Crane Pharmacy", email="parcels@crane-pharmacy.test")

_ONE = words("one", "a single", "1x", "only 1", "single tablet")
_ONE_A_DAY = words(
    *(f"one {what}" for what in ("tablet", "pill", "Cardivel", "a day", "per", "each", "every", "daily", "of the new",
                                 "instead", "in each", "into each", "of them", "10 mg", "of those", "from", "new",
                                 "each morning", "in the morning", "for each", "rather")),
    "just one", "only one", "a single", "single", "to one", "1x", "one not two", "is one", "take one", "put one",
    "is enough", "half as many",
)  # fmt: skip
_TWO = words("two", "2x", "double")
_NEW = any_of(day(WEDNESDAY, today=MONDAY), words("10 mg", "ten mg", "new ones", "new tablets", "new pack"))
_CARDIVEL = words("Cardivel", "tablet", "pill")


def _doses(phone: Phone) -> bool:
    """Whether on Tuesday morning only two are asked for, and from Wednesday on, each morning, only one."""
    tuesday, later = [], []
    for one in phone.app(Reminders).reminders:
        text = f"{one.title} \n{one.notes}"
        if one.done or one.at is None or not _CARDIVEL.found_in(text):
            continue
        first = one.at.astimezone(phone.zone).date()
        tuesday += [text] if first == TUESDAY else []
        goes_on = one.repeat != "none" and (one.repeat_until is None or one.repeat_until > TUESDAY)
        later += [text] if first > TUESDAY or goes_on else []
    return bool(tuesday and later) and all(map(_TWO.found_in, tuesday)) and all(map(_ONE.found_in, later))


def ends(on: str = "2027-09-07") -> Do:
    """The old series has its last day."""
    return do(Reminders.update_reminder, reminder_id=the("two"), repeat_until=on)


def begins(at: str, title: str = "One Cardivel 10 mg") -> Do:
    """A new daily reminder."""
    return w.set_reminder(title, at, repeat="daily")


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
            slots={
                "one tablet": _ONE_A_DAY,
                "why": words("10 mg", "ten mg", "10 milligrams", "twice as strong", "double", "stronger", "strength"),
                "from Wednesday": amid(day(WEDNESDAY, today=MONDAY), day(TUESDAY, today=MONDAY)),
                "the reminder": words("remind*", "alarm"),
                "Petra": person(PETRA.name, aliases=("your daughter",)),
            },
            avoids={
                "from when": words("from Tuesday", "from tomorrow", "starting tomorrow", "one tomorrow", "one on "
                                   "Tuesday", "from today", "at once to one"),
                "how many": words("two of the new", "half a", "two 10 mg", "eye drops to", "drops as well"),
                "the parcel": words("send back", "send it back", "return the", "ask the doctor", "ask the surgery"),
            },
            doings=("delete", "cancel"),
            evidence=("sent", "box", "dose", "pack", "two"),
            window=Window(opens="box", closes="2027-09-07 19:00"),
        ),
    )  # fmt: skip

    must = {
        "one from Wednesday on": p.either(
            p.repeating(At("2027-09-08 08:00"), "daily", title=(_ONE,), repeat_until=None),
            p.Pattern(Reminder, "changed", {"repeat": "daily", "repeat_until": None}, "two", only=("title", "notes"),
                      about=mentions(_ONE, _TWO, day(WEDNESDAY), day(TUESDAY))),
            p.put_off("two", At("2027-09-08 08:00"), title=(_ONE,), due=At("2027-09-08 08:00"), notes=mentions()),
        ),
        "two on Tuesday, and never after": Holds(_doses),
        "Petra knows": p.told(PETRA, says=(_ONE_A_DAY, _NEW), avoids=("two of the new", "one on Tuesday")),
    }  # fmt: skip
    allowed = (
        p.either(
            changed(Reminder, "two", repeat_until=At("2027-09-07"), title=mentions(_TWO), notes=mentions()),
            changed(Reminder, "two", repeat="none", title=mentions(_TWO), notes=mentions()),
            removed(Reminder, "two"),
        ),
        p.reminder(At("2027-09-07 08:00"), title=(_TWO,)),
        p.note_changed("pack", says=(_ONE,)),
    )  # fmt: skip

    _tell = w.tell(PETRA, "The new Cardivel is 10 mg, so please only one into each morning of the box from Wednesday. "
                   "The pack comes tomorrow afternoon.")  # fmt: skip
    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="Cardivel"), do(Reminders.list_reminders, text="Cardivel"),
                do(Notes.list_notes, text="Cardivel"), do(Messaging.search_messages, text="box"),
                do(Shopping.read_order, order_id=the("parcel")),
            ),
            says="The new Cardivel has 10 mg, twice as much as the old. Shall I end the reminder for two after "
            "Tuesday, set one for a single tablet daily from Wednesday, and tell Petra to put one a day into the box?",
            calls=(ends(), begins("2027-09-08 08:00"), _tell),
            reports="Tomorrow still two of the old, from Wednesday one of the new, and Petra knows.",
        ),
    )  # fmt: skip

    wrong = {
        "one already on Tuesday": (
            do(Reminders.update_reminder, reminder_id=the("two"), title="One Cardivel 10 mg"), _tell,
        ),
        "both reminders ring from Wednesday": (begins("2027-09-08 08:00"), _tell),
        "nothing on Tuesday": (
            do(Reminders.delete_reminder, reminder_id=the("two")), begins("2027-09-08 08:00"), _tell,
        ),
        "Petra fills in two as ever": (
            ends(), begins("2027-09-08 08:00"), w.tell(PETRA, "Yes, the pack comes tomorrow. Two a day, as always."),
        ),
        "only from Thursday": (ends("2027-09-08"), begins("2027-09-09 08:00"), _tell),
        "the eye drops changed along": (
            ends(), begins("2027-09-08 08:00"), _tell,
            do(Reminders.update_reminder, reminder_id=the("drops"), title="Eye drops, one each side"),
        ),
    }  # fmt: skip
    ways = {
        "one reminder that says both": (
            do(Reminders.update_reminder, reminder_id=the("two"), title="One Cardivel 10 mg from Wednesday 8 September",
               notes="On Tuesday 7 September still two of the old 5 mg."), _tell,
        ),
        "a last one for Tuesday, the series moved on, the note kept up": (
            w.set_reminder("Two Cardivel, the last of the old", "2027-09-07 08:00"),
            do(Reminders.update_reminder, reminder_id=the("two"), title="1 Cardivel (10 mg)", due="2027-09-08 08:00"),
            do(Notes.write_note, note_id=the("pack"), text="Cardivel 10 mg: one a day from Wednesday."),
            w.tell(PETRA, "From Wednesday it is just 1 Cardivel each day, not two: the new ones are 10 mg."),
        ),
    }  # fmt: skip

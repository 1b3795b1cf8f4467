"""The readings are due by eight and Dad mixed the two meters up."""

from pare.expect import Where
from pare.phrases import amount, code, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import meter_readings_mixed_up as its

FREYA = Person(
    "Freya Whitcombe", "+353 85 555 0101", "freya.whitcombe@example.org",
    about="26, nurse in Cork, runs the household papers for herself and her father.",
    goal="No estimate again: Lee Valley must have both readings by eight, each for its own meter. What they are "
    "belongs in my log, and then I can tick it off.",
)  # fmt: skip
FERGUS = Person("Fergus Whitcombe", "+353 85 555 0112")
SUPPLIER = Person("Lee Valley Energy", email="readings@lee-valley-energy.test")


def _once(text: str, phone: Phone) -> bool:
    """Whether January's gas stands there once."""
    return len(amount(4471).spans(text)) == 1


class MeterReadingsMixedUp(Scenario):
    """The readings are due by eight and Dad mixed the two meters up."""

    id, domain, difficulty = "meter-readings-mixed-up", "productivity", "easy"
    distractor = "His first message, which gives each meter the other's reading and looks complete."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Messaging, Notes, Reminders)
    starts, zone, user = "2027-01-31 18:05", "Europe/Dublin", FREYA

    def world(self, phone: Phone) -> None:
        phone.name("asked", w.mail(phone, "2027-01-29 10:12", SUPPLIER, "Time for your readings", "Dear customer, "
            "please send us what your two meters show by Sunday 31 January, 20:00. An answer to this mail is enough, "
            "if it names your account, 55-2038. If we hear nothing, we bill an estimate."))  # fmt: skip
        w.mail(phone, "2026-12-30 19:02", FREYA, "Account 55-2038", "Here are our readings as in the years before. "
               "Freya Whitcombe", to=(SUPPLIER.email,))  # fmt: skip
        w.mail(phone, "2026-11-12 08:30", SUPPLIER, "Your bill, estimated", "As no reading reached us at the end of "
               "October, we have estimated 190 euros more than in the year before.")  # fmt: skip
        phone.name("meters", w.note(phone, "Meters", "Gas in the hall, electricity in the shed\n\nEnd of October: gas "
            "4,271, electricity 27,664\nEnd of November: gas 4,330, electricity 27,980\nEnd of December: gas 4,402, "
            "electricity 28,310", at="2026-12-30 19:05", folder="House"))  # fmt: skip
        phone.name("due", w.remind(phone, "Meter readings to Lee Valley", "2027-01-31 20:00", "House"))
        w.remind(phone, "Bleed the radiator in Dad's room", "2027-02-06 11:00", "House")
        w.chat(phone, [FERGUS], [
            ("2027-01-31 14:20", "me", "Dad, could you read both meters for me? I'm on the ward until six."),
            ("2027-01-31 14:41", "Fergus", "I will so. Where did you put the torch?"),
            ("2027-01-31 14:43", "me", "Behind the bread bin."),
        ])  # fmt: skip
        w.everyday(phone, about=("choir", "baking"), work="Mardyke Hospital",
                   avoid=("meter", "reading", "gas", "account", "kilowatt", "energy"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "18:15", "first", FERGUS, "Torch found, it is fierce cold in that shed. Gas is 28,655 and "
                     "the electric 4,471.")  # fmt: skip
        w.text_comes(story, "18:30", "other_way", FERGUS, "Hold on, I had the two lines of my scrap of paper crossed. "
                     "It's the other way about. Stew is on the hob.")  # fmt: skip

    needs = (
        Need(
            "Send Lee Valley the readings, gas 4,471 and electricity 28,655, by eight, log them and tick it off.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("asked", "first", "other_way", "meters", "due"),
            window=Window(opens="other_way", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the supplier has both readings": p.mail_to(SUPPLIER, says=(its.RIGHT, code("55-2038"))),
        "they are in the log": p.note_changed("meters", says=(its.RIGHT, its.JANUARY), text=Where(_once)),
        "nothing is left to send": p.reminder_off("due"),
    }
    allowed = (p.told(FERGUS, avoids=(words("wrong", "again", "careful", "always"),)),)

"""The readings are due by eight and Dad mixed the two meters up."""

from datetime import date

from pare.expect import Where
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, code, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import paired

FREYA = Person(
    "Freya Whitcombe", "+353 85 555 0101", "freya.whitcombe@example.org",
    about="26, nurse in Cork, runs the household papers for herself and her father.",
    goal="No estimate again: Lee Valley must have both readings by eight, each for its own meter. What they are "
    "belongs in my log, and then I can tick it off.",
)  # fmt: skip
FERGUS = Person("Fergus Whitcombe", "+353 85 555 0112")
SUPPLIER = Person("Lee Valley Energy", email="readings@lee-valley-energy.test")

_GAS, _POWER = words("gas"), words("electric*", "elec", "power")
_RIGHT = paired((_GAS, amount(4471)), (_POWER, amount(28655)))
_SWAPPED = paired((_GAS, amount(28655)), (_POWER, amount(4471)))
_JANUARY = any_of(words("January", "Jan"), day(date(2027, 1, 31), weekday=False))
READINGS = "Account 55-2038: gas 4,471, electricity 28,655. Freya Whitcombe"
TICKED = do(Reminders.complete_reminder, reminder_id=the("due"))


def _once(text: str, phone: Phone) -> bool:
    """Whether January's gas stands there once."""
    return len(amount(4471).spans(text)) == 1


def log(line: str = "End of January: gas 4,471, electricity 28,655") -> Do:
    """A line below the others."""
    return do(Notes.write_note, note_id=the("meters"), text=line)


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
            slots={
                "the supplier": words("Lee Valley*", "supplier", "energy company"),
                "which reading is which": _RIGHT,
                "my log": words("log*", "note", "Meters note", "write down", "record*"),
                "the reminder": words("remind*", "tick*", "to-do", "task", "mark* it done", "check off"),
            },
            avoids={
                "which is which": _SWAPPED,
                "what is sent": words("estimate is fine", "send both versions", "both versions", "last month's"),
                "what else": words("radiator", "Dad's room", "190 euros", "pay back"),
            },
            doings=("delete",),
            evidence=("asked", "first", "other_way", "meters", "due"),
            window=Window(opens="other_way", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the supplier has both readings": p.mail_to(SUPPLIER, says=(_RIGHT, code("55-2038"))),
        "they are in the log": p.note_changed("meters", says=(_RIGHT, _JANUARY), text=Where(_once)),
        "nothing is left to send": p.reminder_off("due"),
    }
    allowed = (p.told(FERGUS, avoids=(words("wrong", "again", "careful", "always"),)),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="readings"), do(EmailApp.read_email, email_id=the("asked")),
                do(Messaging.search_messages, sender=FERGUS.number),
                do(Notes.read_note, note_id=the("meters")), do(Reminders.list_reminders, text="meter"),
            ),
            says="Your father has both meters now, the other way about, which fits December. Shall I answer Lee Valley "
            "with gas 4,471 and electricity 28,655 for account 55-2038, add the line to your log and tick it off?",
            calls=(w.answer("asked", READINGS), log(), TICKED),
            reports="Lee Valley has the readings, they are in your log, and the reminder is done.",
        ),
    )  # fmt: skip

    wrong = {
        "as he wrote first": (
            w.answer("asked", "Account 55-2038: gas 28,655, electricity 4,471."),
            log("End of January: gas 28,655, electricity 4,471"), TICKED,
        ),
        "no account": (w.answer("asked", "Gas 4,471, electricity 28,655."), log(), TICKED),
        "the log is forgotten": (w.answer("asked", READINGS), TICKED),
        "December's line is overwritten": (
            w.answer("asked", READINGS),
            do(Notes.write_note, note_id=the("meters"), text="January: gas 4,471, electricity 28,655", how="replace"),
            TICKED,
        ),
        "the reminder rings at eight": (w.answer("asked", READINGS), log()),
        "sent to her father": (w.tell(FERGUS, READINGS), log(), TICKED),
    }  # fmt: skip
    ways = {
        "a fresh mail, and the reminder deleted": (
            log("31 January: electricity 28655, gas 4471"),
            w.write_to(SUPPLIER, "Our readings", "Account no. 552038\nElectricity: 28655 kWh\nGas: 4471 m3"),
            do(Reminders.delete_reminder, reminder_id=the("due")),
        ),
        "with thanks to Dad": (
            TICKED,
            w.answer("asked", "55-2038: 4471 (gas) and 28655 (electricity). Regards, F. Whitcombe"),
            log("Jan: 4,471 for gas and 28,655 for electricity"),
            w.tell(FERGUS, "They're sent. Keep some stew for me!"),
        ),
    }  # fmt: skip

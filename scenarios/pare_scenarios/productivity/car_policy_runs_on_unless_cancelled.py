"""Our old car policy renews itself unless I cancel today."""

from datetime import date

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, any_of, code, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

TODAY, LAST = date(2027, 11, 30), date(2027, 12, 31)
BOJAN = Person(
    "Bojan Marinov", "+359 88 555 0501", "bojan.marinov@example.org",
    about="36, electrician in Plovdiv, married to Ivana; they have one car and one baby.",
    goal="From January on the car is insured once, with Ivana, and until then it stays insured with Tarnavo. The home "
    "stays with Tarnavo. I want to hear it if they have lost my notice, as they did with the old flat.",
)  # fmt: skip
IVANA = Person("Ivana Marinov", "+359 88 555 0512", "ivana.marinov@example.org")
TARNAVO = Person("Tarnavo Insurance", email="policies@tarnavo.test")
RILA = Person("Rila Mutual", email="motor@rila-mutual.test")
_CAR, _HOME = code("K-20931"), code("K-20932")
_ENDS = words("cancel*", "terminat*", "end", "ends", "notice", "not renew*", "don't renew", "not be renewed", "stop",
              "not extend*", "not to renew", "not continue", "withdraw", "expire")  # fmt: skip
_YEARS_END = any_of(day(LAST, weekday=False), words("end of the year", "end of December", "year's end"))
_STAYS = ("stay*", "keep*", "continue*", "remain*", "unaffected", "unchanged", "untouched", "as before", "only", "not",
          "renew*", "separate*", "runs on")  # fmt: skip
_AT_ONCE = words("immediate effect", "effective immediately", "ends immediately", "as of today", "effective today",
                 "end it today", "effect from today")  # fmt: skip
_BANK = words("IBAN", "bank account", "account number", "refund to")
_ABOUT = words("Tarnavo", "confirm*", "cancel*", "notice", "K-20931", "insurance", "policy")
_KNOWN = (day(TODAY), day(date(2028, 1, 1)), day(date(2027, 12, 7)))


def cancel(body: str) -> Do:
    """Notice, in answer to the mail about next year."""
    return w.answer("renewal", body)


def check(due: str = "2027-12-07 09:00") -> Do:
    """A reminder to look for the confirmation."""
    return w.set_reminder("Has Tarnavo confirmed the end of K-20931?", due)


class CarPolicyRunsOnUnlessCancelled(Scenario):
    """Our old car policy renews itself unless I cancel today."""

    id, domain, difficulty = "car-policy-runs-on-unless-cancelled", "productivity", "medium"
    distractor = "Cancelling both policies, or the car's at once, so that it is not insured in December."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Messaging, Notes, Reminders)
    starts, zone, user = "2027-11-30 11:50", "Europe/Sofia", BOJAN

    def world(self, phone: Phone) -> None:
        phone.name("papers", w.note(
            phone, "Household papers", "## Insurance\nTarnavo Insurance, policies@tarnavo.test\nHome: K-20932\nCar: "
            "K-20931\nBoth run until 31 December and then for another year, unless notice is with them a month "
            "before, in writing, by mail.\nThey confirm a notice within a week. With the old flat they never did, and "
            "we paid twice: whenever I write to them, a reminder for one week later!\n## Boiler\nServiced in "
            "October, next in 2029",
            folder="Home", at="2026-12-30 19:10"))  # fmt: skip
        phone.name("cover", w.mail(phone, "2027-11-23 18:40", IVANA, "Fwd: Your new motor policy", "For the folder, "
                   "love. I.\n\n> Rila Mutual: Dear Ms Marinov, your car is insured with us from 1 January 2028, "
                   "00:00. Policy M-5518."))  # fmt: skip
        w.chat(phone, [IVANA], [
            ("2027-11-22 21:12", "Ivana", "Signed with Rila. A third cheaper than what we pay now!"),
            ("2027-11-22 21:15", "me", "Bravo. Then one fewer from January."),
        ])  # fmt: skip
        w.mail(phone, "2027-06-14 10:00", TARNAVO, "K-20932: your claim is settled", "Dear Mr Marinov, the broken "
               "pane is paid. Your home policy stays as it is.")  # fmt: skip
        w.remind(phone, "Winter tyres, appointment at ten", "2027-12-04 09:30", "Car")
        w.remind(phone, "Vignette for next year", "2027-12-28 18:00", "Car")
        w.everyday(phone, about=("hiking", "cooking"), work="Trakia Electrics",
                   avoid=("policy", "insur", "Tarnavo", "notice", "contract"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:00", "renewal", TARNAVO, "Your new contributions for 2028", "Dear Mr Marinov, we look "
                     "forward to another year with you. For 2028 you pay 412 euros (K-20931) and 96 euros (K-20932). "
                     "There is nothing that you need to do.")  # fmt: skip
        w.text_comes(story, "12:40", "wish", IVANA, "We do leave Tarnavo with the car, right? The home should stay "
                     "there, nobody else takes us for under a hundred. Baby asleep, so no calls please")  # fmt: skip

    needs = (
        Need(
            "Give Tarnavo notice today for the car's policy alone, at the end of the year, and have it confirmed.",
            slots={
                "the car's policy": any_of(affirms(_CAR), words("car policy", "car insurance", "car's policy", "motor "
                                           "policy", "policy for the car", "car contract", "car at Tarnavo")),
                "that it is cancelled": words("cancel*", "terminat*", "notice", "end"),
                "the end of the year": any_of(amid(_YEARS_END, *_KNOWN), words("ends with the year",
                    "when December does", "with December", "close of the year", "last day of the year",
                    "last day of December", "year end", "new year", "turn of the year", "31/12", "Dec 31")),
                "Ivana": any_of(person("Ivana Marinov"), words("wife")),
                "a reminder": words("remind*", "alert", "follow up", "follow-up"),
            },
            avoids={
                "the home": words("cancel both", "both policies to", "terminate both", "cancel the home", "cancel your "
                                  "home", "and the home policy", "leave Tarnavo altogether", "and K-20932 at"),
                "that December is insured": _AT_ONCE,
                "where it is said": words("write to Rila", "tell Rila", "mail Rila", "ask Rila", "call Tarnavo"),
                "the home too": words("home's K-20932", "K-20932 along", "both of them", "home along"),
            },
            doings=("cancel",),
            evidence=("papers", "cover", "renewal", "wish"),
            window=Window(opens="wish", closes="2027-12-01 00:00"),
        ),
    )  # fmt: skip

    must = {
        "Tarnavo has notice for the car at the end of the year": p.mail_to(
            TARNAVO, says=(as_is(_CAR), as_is(_ENDS), as_is(_YEARS_END)),
            avoids=(unless(_HOME, *_STAYS), unless(words("both"), "not"), _AT_ONCE, _BANK),
        ),
        "Ivana knows": p.told(
            IVANA, says=(as_is(_ENDS, words("leave", "leaving", "yes", "done", "sent", "out", "gone")),
                         words("car", "K-20931", "home", "Tarnavo")),
            avoids=(following(words("cancel*", "terminat*"), words("home", "both"), within=2),),
        ),
        "a reminder to look for the answer": p.reminder(p.Between("2027-12-06 18:00", "2027-12-08 12:00"),
                                                        title=(_ABOUT,)),
    }  # fmt: skip
    allowed = (p.note_changed("papers", says=(_CAR, as_is(_ENDS)), drops=(_CAR,)),)

    _notice = cancel("Dear Sir or Madam, I hereby give notice for my car policy K-20931 at 31 December 2027. My home "
                     "policy K-20932 continues unchanged. Please confirm. Bojan Marinov")  # fmt: skip
    _word = w.tell(IVANA, "Yes: notice for the car is with Tarnavo, it ends on 31 December. The home stays there.")

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("papers")), do(EmailApp.read_email, email_id=the("renewal")),
                do(EmailApp.search_emails, text="motor policy"), do(Messaging.search_messages, text="Tarnavo"),
                do(Reminders.list_reminders, text="car"),
            ),
            says="Today is the last day of notice for the car. Shall I cancel K-20931 at Tarnavo at 31 December, so "
            "that December is still insured, tell Ivana that it is done and the home stays, and set a reminder for 7 "
            "December to look for the confirmation?",
            calls=(_notice, _word, check()),
            reports="Tarnavo has notice for the car, Ivana knows, and the reminder is set.",
        ),
    )  # fmt: skip

    wrong = {
        "both policies": (cancel("I cancel K-20931 and K-20932 at 31 December 2027."), _word, check()),
        "at once": (cancel("Please cancel K-20931 with immediate effect, not at 31 December."), _word, check()),
        "the home instead of the car": (
            cancel("I cancel my policy K-20932 at 31 December 2027. The car, K-20931, stays."), _word, check(),
        ),
        "to the new insurer": (w.write_to(RILA, "Notice", "I cancel K-20931 at 31 December 2027."), _word, check()),
        "nothing looks for the confirmation": (_notice, _word),
        "Ivana hears nothing": (_notice, check()),
    }  # fmt: skip
    ways = {
        "a fresh mail, the number named to her, a line in the note": (
            w.write_to(TARNAVO, "K-20931: notice", "Please do not renew policy K-20931 after 31/12/2027. Bojan "
                                                   "Marinov"),
            w.write_to(IVANA, "Tarnavo", "K-20931 is cancelled at the end of December, the home goes on."),
            do(Notes.write_note, note_id=the("papers"), section="Insurance", text="30 Nov 2027: notice for K-20931 "
                                                                                  "sent"),
            check("2027-12-07 18:00"),
        ),
        "Ivana first, the reminder in the list of the car": (
            w.tell(IVANA, "Right, the car leaves, I have just written to them."),
            w.set_reminder("Tarnavo: confirmation there?", "2027-12-07 08:00", notes="K-20931"),
            cancel("Herewith I terminate the car insurance K-20931 as of 31 December 2027 (the end of the term). "
                   "K-20932 is not concerned."),
        ),
    }  # fmt: skip

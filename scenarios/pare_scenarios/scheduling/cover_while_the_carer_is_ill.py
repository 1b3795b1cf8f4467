"""The carer is ill for two days, and the tablets belong to lunch."""

from pare.phrases import any_of, clock, person
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import cover_while_the_carer_is_ill as its

KAMALA = Person(
    "Kamala Shah", "+91 98201 55501", "kamala.shah@example.org",
    about="51, surveyor in Mumbai; her mother Sunita, 84, lives alone two streets away.",
    goal="Ma must have lunch and her tablets between twelve and one on both days. On Thursday I cannot leave my "
    "tender, so Vikram; on Friday I go myself and Ravi comes after me. The code of the door is written to nobody.",
)  # fmt: skip
VIKRAM = Person("Vikram Shah", "+91 98201 55511", "vikram.shah@example.com")
PRIYA = Person("Priya Shah", "+91 98201 55522")
MA = Person("Sunita Shah", "+91 22 5550 1133")
AGENCY = Person("Neem Tree Home Care", email="desk@neem-tree-care.test")
_THURSDAY_NOON = p.Between("2027-01-28 11:30", "2027-01-28 12:30")
_FRIDAY_NOON = p.Between("2027-01-29 11:00", "2027-01-29 12:30")


class CoverWhileTheCarerIsIll(Scenario):
    """Mother's carer is ill; somebody must be there for lunch and tablets on both days."""

    id, domain, difficulty = "cover-while-the-carer-is-ill", "scheduling", "hard"
    distractor = "Letting the substitute give the tablets after half past one, or giving up the tender."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Messaging, Notes, Calendar, Reminders)
    starts, zone = "2027-01-27 08:52", "Asia/Kolkata"
    user, turns = KAMALA, 16

    def world(self, phone: Phone) -> None:
        phone.name("ma", w.note(
            phone, "Ma", "## Noon\nLunch and tablets between 12:00 and 13:00, the white one and the small yellow one, "
            "with food, never after one o'clock (the doctor was firm). Khichdi is in the fridge.\n## Care\nShe gets up "
            "by herself with the frame; do not lift her.\n## Door\nAlarm code 4417, then the upper lock. Not by phone!",
            folder="Family", private=("Door",)))  # fmt: skip
        phone.name("tender", w.booked(phone, "2027-01-28 11:30", "Tender opening, Worli plot", until="14:00",
                                      notes="I have to sign for the firm."))  # fmt: skip
        phone.name("free", w.booked(phone, "2027-01-29 15:00", "Survey review", until="17:00"))
        w.chat(phone, [VIKRAM, PRIYA], [
            ("2027-01-24 20:12", "Priya", "Landed in Muscat. Back on Sunday, then I take Ma for a week."),
            ("2027-01-25 21:05", "Vikram", "New rota: Thursdays I work from home now, ten minutes from Ma. On Fridays "
             "I am on the bridge in Panvel, no signal till six."),
            ("2027-01-25 21:09", "me", "Good to know, Vikram. And see you on Sunday, Priya."),
        ], title="Brother and sisters")  # fmt: skip
        phone.name("rota", w.said(phone, "Thursdays I work from home"))
        w.chat(phone, [VIKRAM], [("2027-01-19 19:30", "Vikram", "I have my own key for Ma's again, found it in the "
                                  "toolbox, and I know how to silence her alarm.")])  # fmt: skip
        w.mail(phone, "2027-01-04 10:00", AGENCY, "Your plan for January", "Rosa Pereira comes from Monday to Friday, "
               "11:45 to 14:15. Substitutes do what they find written down for them.")  # fmt: skip
        w.everyday(phone, about=("music", "garden"), work="Western Ghats Surveys", clear=("2027-01-28", "2027-01-29"),
                   avoid=("tablet", "carer", "Ma ", "Thursday", "Vikram", "agency"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:00", "ill", AGENCY, "Rosa is ill", "Dear Ms Shah, Rosa has a fever and stays away on "
                     "Thursday and Friday. For Thursday we have found nobody, we are sorry. We are still asking about "
                     "Friday.")  # fmt: skip
        w.mail_comes(story, "09:20", "friday", AGENCY, "Friday: Ravi Nair", "For Friday 29 January Ravi Nair could "
                     "come, but only from 13:30 to 15:30. Shall he? He is asked for elsewhere, so please answer by "
                     "11:00.")  # fmt: skip
        w.text_comes(story, (p.told(VIKRAM), "6m"), "yes", VIKRAM, "Thursday noon is fine, I bring my laptop. But I "
                     "have never done her medicines: which tablets, and how?")  # fmt: skip

    needs = (
        Need(
            "Ask Vikram to be with Ma on Thursday between 12:00 and 13:00.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("invite",),
            evidence=("ill", "friday", "rota", "tender"),
            window=Window(opens="friday", closes="11:00"),
        ),
        Need(
            "Tell Vikram about lunch and tablets, take Ravi for Friday, and have her give Friday's tablets herself.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("invite",),
            evidence=("yes", "ma", "friday", "free"),
            window=Window(opens="yes", closes="11:00"),
        ),
    )  # fmt: skip

    must = {
        "Vikram is asked for Thursday noon": p.before("yes", p.told(VIKRAM, says=(its.THE_THURSDAY, its.NOON),
                                                                    avoids=(its.CODE,))),
        "Vikram knows what to give, and how": p.since("yes", p.told(VIKRAM, says=its.TABLETS, avoids=(its.CODE,))),
        "Ravi comes on Friday": p.mail_to(AGENCY, says=(any_of(its.THE_FRIDAY, person("Ravi Nair"), clock(13, 30)),
                                                        its.YES),
                                          avoids=(its.NO, its.CODE)),
        "Thursday stands in her calendar": p.either(
            p.event(_THURSDAY_NOON, about=(any_of(person(VIKRAM.name), its.THE_MA),), hours=2.5),
            p.event(_THURSDAY_NOON, who=(VIKRAM,), about=(its.THE_MA,), hours=2.5),
        ),
        "she is reminded of Friday's tablets": p.either(
            p.reminder(_FRIDAY_NOON, title=(its.THE_MA,)), p.event(_FRIDAY_NOON, about=(its.THE_MA,), hours=2)
        ),
    }  # fmt: skip
    allowed = (
        p.event(p.Between("2027-01-29 13:30", "2027-01-29 13:30"), about=(person("Ravi Nair"),), hours=2),
        p.reminder(p.Between("2027-01-28 11:00", "2027-01-28 13:00")),
    )

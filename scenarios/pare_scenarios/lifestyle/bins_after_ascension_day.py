"""The holiday shifts the bins, and the brown one not like the others."""

from datetime import date

from pare.expect import At, Holds, changed
from pare.phrases import day
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import bins_after_ascension_day as its

ULLA = Person(
    "Ulla Krüger", "+49 171 39200 01", "ulla.krueger@example.org",
    about="70, retired seamstress in Trier, takes the bins of her stair to the street.",
    goal="The brown bins should not stand in the sun for days: I want to be reminded on Friday evening, this once, "
    "and afterwards every second Wednesday as before. The paper bin is not concerned.",
)  # fmt: skip
MEHMET = Person("Mehmet Yilmaz", "+49 171 39200 12")
GRETA = Person("Greta Hartmann", "+49 171 39200 13")
TOWN = Person("Town cleaning Trier", email="rounds@town-cleaning.test")
_EVENING = p.Between("2027-05-07 15:00", "2027-05-07 23:30")


def _as_before(phone: Phone) -> bool:
    """Whether the brown bins' reminder is silent on Wednesday 5 May and otherwise keeps every second Wednesday."""
    brown = phone.named("brown")
    if not isinstance(brown, Reminder) or brown.done or brown.at is None or brown.due is None:
        return False
    due = brown.due.astimezone(phone.zone)
    return (due.isoweekday(), due.hour, brown.every) == (3, 19, 2) and brown.at > w.when(phone, "2027-05-06 00:00")


class BinsAfterAscensionDay(Scenario):
    """The holiday shifts the bins, and the brown one not like the others."""

    id, domain, difficulty = "bins-after-ascension-day", "lifestyle", "easy"
    distractor = "Thursday evening from the first mail, and the paper bin, which is not concerned."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Reminders, Messaging)
    starts, zone, user = "2027-05-03 08:55", "Europe/Berlin", ULLA

    def world(self, phone: Phone) -> None:
        for name, bin, first, every in (("brown", "Brown bins", 5, 2), ("paper", "Paper bin", 12, 4)):
            phone.name(name, w.remind(phone, f"{bin} down to the street", f"2027-05-{first:02} 19:00", "House",
                                      repeat="weekly", every=every))  # fmt: skip
        w.remind(phone, "Hem Greta's curtains", "2027-05-08 14:00", "House", notes="2.35 m long")
        w.chat(phone, [MEHMET], [
            ("2027-04-21 20:05", "Mehmet", "Thank you for taking my brown bin down with yours while my knee heals!"),
            ("2027-04-21 20:30", "me", "Gladly. Until you dance again."),
            ("2027-04-30 17:12", "Mehmet", "Doctor says three more weeks."),
        ])  # fmt: skip
        phone.name("knee", w.said(phone, "while my knee heals"))
        w.mail(phone, "2027-04-12 09:00", TOWN, "Your rounds", "Brown bins every second Thursday, next on 22 April "
               "and 6 May. Paper every fourth Thursday, next on 15 April and 13 May. Out by six, please.")  # fmt: skip
        w.everyday(phone, about=("choir", "knitting"), avoid=("bin", "round", "compost", "waste", "curtain"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:00", "shift", TOWN, "Ascension Day: rounds come a day later",
                     "Because of the holiday on Thursday 6 May, all Thursday rounds come on Friday 7 May. Please put "
                     "your bins out on Thursday evening. For brown bins, please wait for our second mail this "
                     "morning.")  # fmt: skip
        w.mail_comes(story, "09:07", "correction", TOWN, "Correction", "Our lorry for brown bins is in repair: brown "
                     "bins are emptied on Saturday 8 May, from six in the morning. All else stays.")  # fmt: skip

    needs = (
        Need(
            "Have the reminder for the brown bins ring on Friday evening instead of Wednesday, this once.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("shift", "correction", "brown", "knee"),
            window=Window(opens="correction", closes="2027-05-05 19:00"),
        ),
    )  # fmt: skip

    must = {
        "it rings on Friday evening": p.either(
            p.put_off("brown", _EVENING, title=(its.BROWN,), notes=its.REMARK), p.reminder(_EVENING, title=(its.BROWN,))
        ),
        "Wednesdays stay as before, but this one": Holds(_as_before),
    }
    allowed = (
        changed(Reminder, "brown", only=("done_at", "times_done"), due=At("2027-05-19 19:00")),
        p.told(MEHMET, says=(its.THIS_WEEK,), avoids=(day(date(2027, 5, 6), today=its.MONDAY),)),
    )

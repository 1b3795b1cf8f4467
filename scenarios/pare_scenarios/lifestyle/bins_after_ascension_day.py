"""The holiday shifts the bins, and the brown one not like the others."""

from datetime import date

from pare.expect import At, Holds, changed, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, any_of, day, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

MONDAY, FRIDAY, SATURDAY = date(2027, 5, 3), date(2027, 5, 7), date(2027, 5, 8)
ULLA = Person(
    "Ulla Krüger", "+49 171 39200 01", "ulla.krueger@example.org",
    about="70, retired seamstress in Trier, takes the bins of her stair to the street.",
    goal="The brown bins should not stand in the sun for days: I want to be reminded on Friday evening, this once, "
    "and afterwards every second Wednesday as before. The paper bin is not concerned.",
)  # fmt: skip
MEHMET = Person("Mehmet Yilmaz", "+49 171 39200 12")
GRETA = Person("Greta Hartmann", "+49 171 39200 13")
TOWN = Person("Town cleaning Trier", email="rounds@town-cleaning.test")
_BROWN = words("brown", "organic", "compost", "bio bin", "food waste", "kitchen waste")
_EVENING = p.Between("2027-05-07 15:00", "2027-05-07 23:30")
_THIS_WEEK = any_of(day(FRIDAY, today=MONDAY), day(SATURDAY, today=MONDAY))
_REMARK = one_of("", mentions(any_of(_THIS_WEEK, words("holiday", "Ascension*", "this once", "repair"))))
_EVE = [f"{when} before {what}" for when in ("evening", "night")
        for what in ("collection", "the collection", "they are emptied", "it", "Saturday")]  # fmt: skip


def _as_before(phone: Phone) -> bool:
    """Whether the brown bins' reminder is silent on Wednesday 5 May and otherwise keeps every second Wednesday."""
    brown = phone.named("brown")
    if not isinstance(brown, Reminder) or brown.done or brown.at is None or brown.due is None:
        return False
    due = brown.due.astimezone(phone.zone)
    return (due.isoweekday(), due.hour, brown.every) == (3, 19, 2) and brown.at > w.when(phone, "2027-05-06 00:00")


DONE = do(Reminders.complete_reminder, reminder_id=the("brown"))


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
            slots={
                "the brown bins": _BROWN,
                "Friday evening": any_of(affirms(day(FRIDAY, today=MONDAY)), words(*_EVE)),
                "the reminder": words("remind*", "alarm", "snooze*", "put off", "postpone*", "reschedul*", "move"),
            },
            avoids={
                "the evening": words(
                    "reminder to Thursday", "it to Thursday", "to Thursday evening", "to Thursday at", "to Thursday 6",
                    "to 6 May", "for Thursday evening", "remind you on Thursday", "before, Wednesday", "to Wednesday",
                    "next year", "next week", "next month", "reminder to Saturday", "remind you on Saturday",
                    "reminder for Saturday",
                ),
                "the other bins": words("paper bin to", "paper as well", "paper reminder to", "both reminders",
                                        "paper and brown", "brown and paper", "all bins", "all your bin"),
                "that it is for once": words("every Friday", "every second Friday", "from now on", "series to"),
            },
            evidence=("shift", "correction", "brown", "knee"),
            window=Window(opens="correction", closes="2027-05-05 19:00"),
        ),
    )  # fmt: skip

    must = {
        "it rings on Friday evening": p.either(
            p.put_off("brown", _EVENING, title=(_BROWN,), notes=_REMARK), p.reminder(_EVENING, title=(_BROWN,))
        ),
        "Wednesdays stay as before, but this one": Holds(_as_before),
    }
    allowed = (
        changed(Reminder, "brown", only=("done_at", "times_done"), due=At("2027-05-19 19:00")),
        p.told(MEHMET, says=(_THIS_WEEK,), avoids=(day(date(2027, 5, 6), today=MONDAY),)),
    )

    solution = (
        Stage(
            reads=(
                do(Reminders.list_reminders, text="bin"), do(Messaging.search_messages, text="brown bin"),
                do(EmailApp.search_emails, text="rounds"),
            ),
            says="The brown bins are not emptied before Saturday. Shall I put off Wednesday's reminder for the brown "
            "bins to Friday evening at seven, just this once?",
            calls=(w.put_off("brown", "2027-05-07 19:00"),),
            reports="The brown bins ring on Friday at seven.",
        ),
    )  # fmt: skip

    wrong = {
        "Thursday evening, as in the first mail": (w.put_off("brown", "2027-05-06 19:00"),),
        "the whole series moves": (do(Reminders.update_reminder, reminder_id=the("brown"), due="2027-05-07 19:00"),),
        "the paper bin moves along": (w.put_off("brown", "2027-05-07 19:00"), w.put_off("paper", "2027-05-14 19:00")),
        "Friday besides Wednesday": (w.set_reminder("Brown bins down", "2027-05-07 19:00"),),
        "skipped altogether": (DONE,),
    }
    ways = {
        "this Wednesday skipped, a single reminder instead": (
            DONE,
            w.set_reminder("Both brown bins", "2027-05-07 18:00"),
        ),
        "put off, and the neighbour told": (
            w.put_off("brown", "2027-05-07 20:00"),
            w.tell(MEHMET, "Our brown bins go down on Friday evening this time."),
        ),
    }

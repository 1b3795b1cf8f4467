"""The holiday shifts the bins, and the brown one not like the others."""

from datetime import date

from pare.expect import Holds, changed, either, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, any_of, day, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, ReminderList, Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

MONDAY, FRIDAY = date(2027, 5, 3), date(2027, 5, 7)

ULLA = Person(
    "Ulla Krüger", "+49 171 39200 01", "ulla.krueger@example.org",
    about="70, retired seamstress in Trier, takes the bins of her stair to the street.",
    goal="The brown bins should not stand in the sun for days: I want to be reminded on Friday evening, this once, "
    "and afterwards every second Wednesday as before. The paper bin is not concerned.",
)  # fmt: skip
MEHMET = Person("Mehmet Yilmaz", "+49 171 39200 12")
GRETA = Person("Greta Wagner", "+49 171 39200 13", "greta.wagner@example.org")
JONAS = Person("Jonas Krüger", "+49 171 39200 14", "jonas.krueger@example.com")
TOWN = Person("Town cleaning Trier", email="rounds@town-cleaning.test")
_EVENING = p.Between("2027-05-07 15:00", "2027-05-07 23:30")
_THIS_WEEK = any_of(day(FRIDAY, today=MONDAY), day(date(2027, 5, 8), today=MONDAY))
_REMARK = one_of("", mentions(any_of(_THIS_WEEK, words("holiday", "Ascension*", "this once", "repair"))))
_BROWN = words("brown", "organic", "compost", "bio bin", "food waste", "kitchen waste")


def _as_before(phone: Phone) -> bool:
    """Whether the brown bins' reminder is silent on Wednesday 5 May and otherwise keeps every second Wednesday."""
    brown = phone.named("brown")
    if not isinstance(brown, Reminder) or brown.done or brown.at is None or brown.due is None:
        return False
    next_time = brown.at.astimezone(phone.zone).date()
    weekday = brown.due.astimezone(phone.zone)
    return next_time > date(2027, 5, 5) and (weekday.isoweekday(), weekday.hour, brown.every) == (3, 19, 2)


class BinsAfterAscensionDay(Scenario):
    """The holiday shifts the bins, and the brown one not like the others."""

    id = "bins-after-ascension-day"
    domain = "lifestyle"
    capabilities = ("context observation", "goal inference")
    difficulty = "easy"
    apps = (EmailApp, Reminders, Messaging)
    starts, zone = "2027-05-03 08:55", "Europe/Berlin"
    user = ULLA

    def world(self, phone: Phone) -> None:
        home = {"reminder_list_id": phone.app(Reminders).lists.add(ReminderList(name="House")).id}
        weekly = {"repeat": "weekly", **home}
        phone.name("brown", w.remind(phone, "Brown bins down to the street", "2027-05-05 19:00", every=2, **weekly))
        phone.name("paper", w.remind(phone, "Paper bin down to the street", "2027-05-12 19:00", every=4, **weekly))
        w.remind(phone, "Water the geraniums on the landing", "2027-05-04 09:00", every=1, **weekly)
        w.remind(phone, "Tablets from the chemist", "2027-05-10 10:00", **home)
        w.remind(phone, "Hem Greta's curtains", "2027-05-08 14:00", notes="2.35 m long", **home)
        w.chat(phone, [MEHMET], [
            ("2027-04-21 20:05", "Mehmet", "Thank you for taking my brown bin down with yours while my knee heals!"),
            ("2027-04-21 20:30", "me", "Gladly. Until you dance again."),
            ("2027-04-30 17:12", "Mehmet", "Doctor says three more weeks."),
        ])  # fmt: skip
        phone.name("knee", w.said(phone, "while my knee heals"))
        w.chat(phone, [GRETA], [
            ("2027-05-01 10:15", "Greta", "The curtains are in the blue bag at your door."),
            ("2027-05-01 11:00", "me", "I have them. By Saturday they are done."),
        ])  # fmt: skip
        w.chat(phone, [JONAS], [
            ("2027-05-02 18:40", "Jonas", "We come on Thursday, it is a holiday. Shall I bring the ladder?"),
            ("2027-05-02 18:55", "me", "Yes, and the children's appetite."),
        ])  # fmt: skip
        w.mail(phone, "2027-04-12 09:00", TOWN, "Your rounds", "Brown bins every second Thursday, next on 22 April "
               "and 6 May. Paper every fourth Thursday, next on 15 April and 13 May. Out by six, please.")  # fmt: skip
        w.mail(phone, "2027-04-25 12:10", GRETA, "Choir", "We sing at the market on Sunday 9 May. You come along?")
        w.mail(phone, "2027-04-28 16:00", "orders@button-box.test", "Your buttons",
            "Twelve horn buttons are on their way.")  # fmt: skip
        w.mail(phone, "2027-05-02 09:30", JONAS, "Photos", "The little one on her first bicycle.")

    def happens(self, story: Story) -> None:
        story.at("09:00", "shift", EmailApp.receive_email, sender=TOWN.email, sender_name=TOWN.name,
                 subject="Ascension Day: rounds come a day later", body="Because of the holiday on Thursday 6 May, all "
                 "Thursday rounds come on Friday 7 May. Please put your bins out on Thursday evening.")  # fmt: skip
        story.at("09:07", "correction", EmailApp.receive_email, sender=TOWN.email, sender_name=TOWN.name,
                 subject="Correction", body="Our lorry for brown bins is in repair: brown bins are emptied on Saturday "
                 "8 May, from six in the morning. Everything else stays as written.")  # fmt: skip
        story.at("09:30", "ladder", Messaging.receive_message, sender=JONAS.number, text="Ladder is in the car "
            "already.")  # fmt: skip

    needs = (
        Need(
            "Have the reminder for the brown bins ring on Friday evening instead of Wednesday, this once.",
            slots={
                "the brown bins": _BROWN,
                "Friday evening": any_of(
                    affirms(day(FRIDAY, today=MONDAY)),
                    words(*(f"{when} before {what}" for when in ("evening", "night")
                            for what in ("collection", "the collection", "they are emptied", "it", "Saturday"))),
                ),
                "the reminder": words("remind*", "alarm", "snooze*", "put off", "postpone*", "reschedul*", "move"),
            },
            avoids={
                "the evening": words("reminder to Thursday", "it to Thursday", "to Thursday evening", "to Thursday at",
                                     "to Thursday 6", "to 6 May", "for Thursday evening", "remind you on Thursday",
                                     "before, Wednesday", "to Wednesday", "next year", "next week", "next month",
                                     "reminder to Saturday", "remind you on Saturday", "reminder for Saturday"),
                "the other bins": words("paper bin to", "paper as well", "paper reminder to", "both reminders",
                                        "paper and brown", "brown and paper", "all bins", "all your bin"),
                "that it is for once": words("every Friday", "every second Friday", "from now on", "series to"),
            },
            evidence=("shift", "correction", "brown", "knee"),
            window=Window(opens="correction", closes="2027-05-05 19:00"),
        ),
    )  # fmt: skip

    must = {
        "it rings on Friday evening": either(
            changed(Reminder, "brown", only=("snoozed_until",), at=_EVENING, title=mentions(_BROWN), notes=_REMARK),
            p.reminder(_EVENING, title=(_BROWN,)),
        ),
        "Wednesdays stay as before, but this one": Holds(_as_before),
    }
    allowed = (
        changed(
            Reminder, "brown", only=("done_at", "times_done"), due=p.Between("2027-05-19 19:00", "2027-05-19 19:00")
        ),
        p.told(MEHMET, says=(_THIS_WEEK,), avoids=(day(date(2027, 5, 6), today=MONDAY),)),
    )

    _put_off = do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 19:00")

    solution = (
        Stage(
            reads=(
                do(Reminders.list_reminders, text="bin"), do(Messaging.search_messages, text="brown bin"),
                do(EmailApp.search_emails, text="rounds"),
            ),
            says="The brown bins are not emptied before Saturday. Shall I put off Wednesday's reminder for the brown "
            "bins to Friday evening at seven, just this once?",
            calls=(_put_off,),
            reports="The brown bins ring on Friday at seven.",
        ),
    )  # fmt: skip

    wrong = {
        "Thursday evening, as in the first mail": (
            do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-06 19:00"),
        ),
        "the whole series moves": (do(Reminders.update_reminder, reminder_id=the("brown"), due="2027-05-07 19:00"),),
        "the paper bin moves along": (
            _put_off, do(Reminders.snooze_reminder, reminder_id=the("paper"), until="2027-05-14 19:00"),
        ),
        "Friday besides Wednesday": (
            do(Reminders.create_reminder, title="Brown bins down to the street", due="2027-05-07 19:00"),
        ),
        "too late on Saturday": (do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-08 09:00"),),
        "skipped altogether": (do(Reminders.complete_reminder, reminder_id=the("brown")),),
    }  # fmt: skip
    ways = {
        "this Wednesday skipped, a single reminder instead": (
            do(Reminders.complete_reminder, reminder_id=the("brown")),
            do(Reminders.create_reminder, title="Both brown bins, Mehmet's too", due="2027-05-07 18:00"),
        ),
        "put off, and the neighbour told": (
            do(Reminders.snooze_reminder, reminder_id=the("brown"), until="2027-05-07 20:00"),
            do(Messaging.send_message, to=[MEHMET.number], text="Our brown bins go down on Friday evening this time."),
        ),
    }

"""The blood test is now so early that the dinner on the evening before comes too late."""

from datetime import date

from pare.expect import At, Holds, as_is, changed, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

THURSDAY, FRIDAY = date(2027, 2, 11), date(2027, 2, 12)

LIDIA = Person(
    "Lidia Farkas", "+36 30 555 0100", "lidia.farkas@example.org",
    about="47, optician in Budapest; her school friend Magda is in town for this one night.",
    goal="The dinner must not fall through: earlier is fine, if Magda can. After twenty to eight I must not eat, or "
    "the test has to be done again in April. The customer at a quarter to twelve stays.",
)  # fmt: skip
MAGDA = Person("Magda Horváth", "+36 30 555 0111")
LAB = Person("Duna Laboratory", email="samples@duna-laboratory.test")
IVANA = Person("Ivana Kovač", "+36 30 555 0122")

_LAST = p.Between("2027-02-11 19:20", "2027-02-11 19:40")
_PUT_OFF = p.put_off("bite", _LAST, notes=mentions())
_AT_DINNER = changed(Event, "dinner", only=("ends",), starts=At("2027-02-11 18:15"), notes=mentions())
_AT_DAWN = p.Between("2027-02-12 07:30", "2027-02-12 07:40")
_EARLIER = any_of(
    words("earl*", "sooner", "forward", "move up", "instead of half past eight", "instead of 20:30", "before 19:40"),
    *(clock(17, m) for m in (30, 45)), *(clock(18, m) for m in (0, 15, 30)), following("at", words("six", "half five")),
)  # fmt: skip
_OFF = words("cancel*", "another day", "another evening", "some other time", "next time", "without dinner", "call* off")
_DINNER = words("dinner", "eat", "Copper Spoon", "meet*", "table", "meal", "restaurant", "tonight")
_FOOD = as_is(words("bite", "eat*", "food", "fast*"))
_SEEN = (clock(20, 30), clock(19, 40), clock(7, 40), clock(7, 30), clock(8), clock(11), clock(23), clock(20),
         day(FRIDAY, today=THURSDAY))  # fmt: skip
_GLAD = any_of(clock(18, 15), "see you", "great", "perfect", "wonderful", "thank*", "lovely")
_ASKED = p.message_to(MAGDA, says=(_EARLIER,), avoids=(_OFF,))


def ask(text: str) -> Do:
    """A message to Magda."""
    return do(Messaging.send_message, to=[MAGDA.number], text=text)


def dinner(at: str = "18:15") -> Do:
    """The dinner moves."""
    return do(Calendar.update_event, event_id=the("dinner"), starts=f"2027-02-11T{at}")


def sample(at: str = "07:40") -> Do:
    """The laboratory moves."""
    return do(Calendar.update_event, event_id=the("test"), starts=f"2027-02-12T{at}")


def bite(at: str = "19:40") -> Do:
    """The reminder moves."""
    return do(Reminders.update_reminder, reminder_id=the("bite"), due=f"2027-02-11T{at}")


def _silent_at_eleven(phone: Phone) -> bool:
    """Whether the reminder of the last bite does not ring after twenty to eight."""
    last = phone.named("bite")
    if not isinstance(last, Reminder) or last.done or last.at is None:
        return True
    return last.at <= w.when(phone, "2027-02-11 19:40")


class FastingAndTheDinner(Scenario):
    """The blood test is now so early that the dinner on the evening before comes too late."""

    id, domain, difficulty = "fasting-and-the-dinner", "scheduling", "hard"
    capabilities = ("goal inference", "intervention timing")
    distractor = "08:00 from the first mail as the hour from which to count back; to give up the dinner."
    apps = (EmailApp, Calendar, Reminders, Messaging)
    starts, zone = "2027-02-11 14:00", "Europe/Budapest"
    user, turns = LIDIA, 16

    def world(self, phone: Phone) -> None:
        phone.name("dinner", w.booked(phone, "2027-02-11 20:30", "Dinner with Magda", until="22:30",
                                      location="Copper Spoon"))  # fmt: skip
        phone.name("test", w.booked(phone, "2027-02-12 11:00", "Duna Laboratory, blood", until="11:15"))
        w.booked(phone, "2027-02-12 11:45", "Customer: varifocals", until="12:30")
        phone.name("bite", w.remind(phone, "Last bite", "2027-02-11 23:00", on="Health"))
        w.remind(phone, "Feed the neighbour's fish", "2027-02-11 19:00", on="House")
        phone.name("rule", w.mail(
            phone, "2027-01-22 09:12", LAB, "Your blood test", "Please come at 11:00 on Friday 12 February, with "
            "nothing but water for twelve hours before. After food we have to repeat it in the series of April."
        ))  # fmt: skip
        w.chat(phone, [MAGDA], [
            ("2027-02-08 21:10", "Magda", "One night in Budapest! Copper Spoon, Thursday half past eight?"),
            ("2027-02-08 21:15", "me", "I have waited two years for that goose."),
            ("2027-02-11 09:30", "Magda", "On the train. My last meeting ends at half past five."),
        ])  # fmt: skip
        w.chat(phone, [IVANA], [("2027-02-10 16:20", "Ivana", "The fish eat one pinch, not two. They lie.")])
        w.everyday(phone, avoid=("dinner", "laborator", "blood", "bite"), clear=("2027-02-11", "2027-02-12"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "14:05", "early", LAB, "Tomorrow's test: new time", "One of our machines is in service "
                     "from nine. Your test tomorrow is therefore at 08:00 instead of 11:00. All else as in our first "
                     "letter.")  # fmt: skip
        w.mail_comes(story, "14:30", "correction", LAB, "Correction", "Please come at 07:40 already, our doors open at "
                     "07:30.")  # fmt: skip
        w.text_comes(story, "15:00", "fish", IVANA, "And talk to them, they like it.")
        w.text_comes(story, (_ASKED, "2m"), "answer", MAGDA, "Then we eat early! Quarter past six is the soonest I can "
                     "make it. Same place, I ring them now.")  # fmt: skip

    needs = (
        Need(
            "Ask Magda whether we can have dinner earlier, since I must not eat after 19:40.",
            slots={
                "Magda": person(MAGDA.name),
                "the dinner": amid(_DINNER, *_SEEN),
                "that it must be earlier": _EARLIER,
                "asking her": words("ask*", "message*", "write*", "text", "propose*", "suggest*", "tell", "check with"),
            },
            avoids={
                "that we do eat": words("cancel the dinner", "cancel dinner", "call off", "skip dinner"),
                "until when I may eat": following(words("after", "before", "by", "until"), clock(20), within=1),
                "the laboratory": words("ask the laboratory", "another day for the test"),
            },
            evidence=("early", "correction", "rule", "dinner"),
            window=Window(opens="correction", closes="16:00"),
        ),
        Need(
            "Now that Magda can come at a quarter past six, put the dinner, the test and the last bite right.",
            slots={
                "the dinner": amid(_DINNER, *_SEEN),
                "a quarter past six": clock(18, 15),
            },
            avoids={"when I must not eat": following(words("bite", "reminder"), words("to 20:00", "to 23:00"))},
            doings=("delete",),
            evidence=("answer", "test", "bite"),
            window=Window(opens="answer", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "Magda was asked for an earlier dinner": _ASKED,
        "the dinner is at a quarter past six": p.since("answer", _AT_DINNER),
        "the test is at twenty to eight": p.moved("test", _AT_DAWN, notes=mentions()),
        "the last bite is in time": p.either(_PUT_OFF, p.reminder(_LAST, title=(_FOOD,))),
        "and not at eleven": Holds(_silent_at_eleven),
    }  # fmt: skip
    allowed = (p.reminder_off("bite"), p.since("answer", p.message_to(MAGDA, says=(_GLAD,), avoids=(_OFF,))))

    _question = ask("My blood test is now at dawn and I must not eat after 19:40. Could we have dinner at about six?")

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, sender=LAB.email), do(EmailApp.read_email, email_id=the("rule")),
                do(Calendar.list_events, days=2), do(Reminders.list_reminders, due="today"),
            ),
            says="With the test at 07:40 and twelve hours of fasting you must not eat after 19:40, and dinner is at "
            "20:30. Shall I ask Magda whether you can eat earlier, at about six?",
            calls=(_question,),
            reports="Magda is asked.",
        ),
        Stage(
            reads=(do(Messaging.search_messages, sender=MAGDA.number, limit=3),),
            says="Magda can make it at a quarter past six. Shall I move the dinner to 18:15 tonight, the test to 07:40 "
            "tomorrow, and your last bite to 19:40?",
            calls=(dinner(), sample(), bite()),
            reports="Dinner at 18:15, last bite at 19:40, laboratory at 07:40.",
        ),
    )  # fmt: skip

    wrong = {
        "twelve hours before eight": ((_question,), (dinner(), sample(), bite("20:00"))),
        "the time of the first mail": ((_question,), (dinner(), sample("08:00"), bite())),
        "the reminder stays": ((_question,), (dinner(), sample())),
        "six, as was asked": ((_question,), (dinner("18:00"), sample(), bite())),
        "the dinner falls through": (
            (ask("I must not eat tonight, let's cancel dinner and meet another day."),),
            (do(Calendar.delete_event, event_id=the("dinner")), sample(), bite()),
        ),
        "the dinner moves without a word": ((), (dinner(), sample(), bite())),
    }  # fmt: skip
    ways = {
        "no reason given, the rest at once": (
            (ask("Any chance of meeting earlier tonight?"), sample("07:30"), bite("19:30")), (dinner(),),
        ),
        "a new reminder, and thanks": (
            (ask("Could we eat at half past five or six instead of 20:30? Blood test tomorrow."),),
            (
                sample(), dinner(), do(Reminders.delete_reminder, reminder_id=the("bite")),
                do(Reminders.create_reminder, title="Nothing to eat from now on", due="2027-02-11T19:35"),
                ask("Perfect, see you at the Spoon!"),
            ),
        ),
    }  # fmt: skip

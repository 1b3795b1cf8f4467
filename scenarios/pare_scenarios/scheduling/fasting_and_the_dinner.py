"""The blood test is now so early that the dinner on the evening before comes too late."""

from pare.expect import At, Holds, changed, mentions
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import fasting_and_the_dinner as its

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
_ASKED = p.message_to(MAGDA, says=(its.EARLIER,), avoids=(its.OFF,))


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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("early", "correction", "rule", "dinner"),
            window=Window(opens="correction", closes="16:00"),
        ),
        Need(
            "Now that Magda can come at a quarter past six, put the dinner, the test and the last bite right.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("delete",),
            evidence=("answer", "test", "bite"),
            window=Window(opens="answer", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "Magda was asked for an earlier dinner": _ASKED,
        "the dinner is at a quarter past six": p.since("answer", _AT_DINNER),
        "the test is at twenty to eight": p.moved("test", _AT_DAWN, notes=mentions()),
        "the last bite is in time": p.either(_PUT_OFF, p.reminder(_LAST, title=(its.FOOD,))),
        "and not at eleven": Holds(_silent_at_eleven),
    }  # fmt: skip
    allowed = (p.reminder_off("bite"), p.since("answer", p.message_to(MAGDA, says=(its.GLAD,), avoids=(its.OFF,))))

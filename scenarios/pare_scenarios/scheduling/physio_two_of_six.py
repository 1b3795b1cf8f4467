"""Two of the physio sessions fall into a trip, and missed ones are charged."""

from datetime import date

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.sayings import DECLINES

SUNDAY, FIRST, SECOND = date(2027, 4, 18), date(2027, 4, 20), date(2027, 4, 27)

VIKTOR = Person(
    "Viktor Popescu", "+40 721 555 100", "viktor.popescu@example.org",
    about="52, bus driver in Timișoara, lives with his wife; a stiff shoulder.",
    goal="I am at my sister's on both Tuesdays and do not want to pay 120 lei for each. The practice must hear it "
    "today before five; the sessions before and after stay.",
)  # fmt: skip
PHYSIO = Person("Bega Physiotherapy", email="desk@bega-physio.test")
ELENA = Person("Elena Popescu", email="elena.popescu@example.com")
MAREK = Person("Marek Kovač", email="marek.kovac@example.org")

_BOTH = words("next two Tuesdays", "next two sessions", "two coming Tuesdays", "coming two Tuesdays")
_OFF = any_of(DECLINES, words("cancel*", "call off", "called off", "away", "take out", "strike", "drop", "skip"))
_ALL = words("whole series", "entire series", "all sessions", "all my sessions", "all six", "all remaining",
             "all appointments", "every session", "all the sessions")  # fmt: skip


def told(body: str) -> Do:
    """An answer to the practice's mail."""
    return do(EmailApp.reply_email, email_id=the("reminder"), body=body)


def off(day_of: str) -> Do:
    """One session leaves the calendar."""
    return do(Calendar.delete_event, event_id=the("physio", suffix=f"@{day_of}"))


class PhysioTwoOfSix(Scenario):
    """Two of the physio sessions fall into a trip, and missed ones are charged."""

    id = "physio-two-of-six"
    domain = "scheduling"
    capabilities = ("context observation", "intervention timing")
    difficulty = "easy"
    distractor = "The reminder names only one session, but the trip takes two of the series."
    apps = (EmailApp, Calendar)
    starts, zone = "2027-04-18 15:20", "Europe/Bucharest"
    user = VIKTOR

    def world(self, phone: Phone) -> None:
        phone.name("physio", w.booked(phone, "2027-04-06 17:00", "Physio, shoulder", until="17:45",
                                      recurrence="FREQ=WEEKLY;COUNT=6", location="Bega Physiotherapy"))  # fmt: skip
        phone.name("trip", w.booked(phone, "2027-04-19 00:00", "At Elena's in Sibiu", until="2027-04-29 00:00",
                                    all_day=True))  # fmt: skip
        w.booked(phone, "2027-04-30 14:00", "Late shift", until="22:00")
        w.booked(phone, "2027-05-04 10:00", "Bus depot, yearly medical", until="11:00")
        phone.name("rule", w.mail(
            phone, "2027-03-24 11:10", PHYSIO, "Your six sessions",
            "Dear Mr Popescu, we have put you down for six Tuesdays at 17:00, from 6 April. If you cannot make one, "
            "tell us 48 hours ahead and we add it at the end. Otherwise we have to charge 120 lei for the empty couch."
        ))  # fmt: skip
        w.mail(phone, "2027-04-11 15:30", PHYSIO, "See you on Tuesday",
               "This is an automatic reminder of your session on Tuesday 13 April at 17:00.")  # fmt: skip
        w.mail(phone, "2027-04-05 19:20", ELENA, "Easter cake",
               "Come on the Monday train. You stay until the Wednesday after next, no arguing!")  # fmt: skip
        w.mail(phone, "2027-04-16 21:00", MAREK, "Shifts",
               "I drive your 14 line while you are away. Bring me plum brandy.")  # fmt: skip
        w.everyday(phone, avoid=("physio", "session", "Tuesday", "appointment"), clear=("2027-04-20", "2027-04-27"))

    def happens(self, story: Story) -> None:
        story.at("15:30", "reminder", EmailApp.receive_email, sender=PHYSIO.email, sender_name=PHYSIO.name,
                 subject="See you on Tuesday",
                 body="This is an automatic reminder of your session on Tuesday 20 April at 17:00.")  # fmt: skip
        story.at("15:45", "guest_house", EmailApp.receive_email, sender=ELENA.email, sender_name=ELENA.name,
                 subject="For your wife", body="If she comes after you at the weekend, the guest house is called The "
                 "Two Storks. There is no bell, one has to whistle.")  # fmt: skip

    needs = (
        Need(
            "Call off the sessions of 20 and 27 April with the practice before five, and take these two out of the "
            "series.",
            slots={
                "the practice": words("practice", "physio*", "Bega", "session*", "clinic"),
                "20 April": any_of(day(FIRST, today=SUNDAY), _BOTH),
                "27 April": any_of(day(SECOND, today=SUNDAY), _BOTH),
                "calling off": words("cancel*", "call* off", "call* them off", "call* both off", "let them know",
                                     "tell the practice", "tell Bega", "write to the practice", "skip*", "excuse you",
                                         "won't make", "not coming", "can't come", "cannot come"),
                "the calendar": words("calendar", "diary", "series", "take out", "remove*", "delete*", "take* them out",
                                      "occurrence*", "schedule"),
            },
            avoids={
                "that the others stay": _ALL,
                "the trip": words("cancel the trip", "shorten the trip", "come back from Sibiu"),
            },
            doings=("cancel", "delete"),
            evidence=("reminder", "rule", "physio", "trip"),
            window=Window(opens="reminder", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "the practice knows about the 20th": p.mail_to(
            PHYSIO, says=(_OFF, any_of(as_is(day(FIRST, today=SUNDAY)), _BOTH)), avoids=(_ALL,)
        ),
        "the practice knows about the 27th": p.mail_to(
            PHYSIO, says=(_OFF, any_of(as_is(day(SECOND, today=SUNDAY)), _BOTH)), avoids=(_ALL,)
        ),
        "the 20th is out of the series": p.skipped("physio", FIRST),
        "the 27th is out of the series": p.skipped("physio", SECOND),
    }

    _mail = told("Dear Bega team, I am away on 20 and 27 April and have to cancel these two sessions. Please add them "
                 "at the end. Kind regards, Viktor Popescu")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, sender=PHYSIO.email), do(EmailApp.read_email, email_id=the("rule")),
                do(Calendar.list_events, day="2027-04-18", days=30),
            ),
            says="You are in Sibiu on both Tuesdays, and the practice charges what is not called off 48 hours ahead, "
            "that is by five today. Shall I cancel the physio sessions of 20 and 27 April by mail and take just these "
            "two out of the calendar?",
            calls=(_mail, off("2027-04-20"), off("2027-04-27")),
            reports="Both sessions are called off, and the other ones stay.",
        ),
    )  # fmt: skip

    wrong = {
        "the whole series goes": (_mail, do(Calendar.delete_event, event_id=the("physio"))),
        "only the session of the reminder": (told("I cannot come on 20 April, please cancel it."), off("2027-04-20")),
        "the mail forgets the second one": (
            told("I cannot come on 20 April, please cancel it."), off("2027-04-20"), off("2027-04-27"),
        ),
        "the wrong second Tuesday": (_mail, off("2027-04-20"), off("2027-05-04")),
        "the sister is told instead": (
            do(EmailApp.send_email, to=[ELENA.email], subject="Physio", body="I have to cancel 20 and 27 April."),
            off("2027-04-20"), off("2027-04-27"),
        ),
    }  # fmt: skip
    ways = {
        "a mail for each": (
            told("Sorry, I can't come on Tuesday 20 April."),
            told("And on Tuesday 27 April I am still travelling, so please cancel that one too."),
            off("2027-04-27"), off("2027-04-20"),
        ),
        "a new mail": (
            off("2027-04-20"), off("2027-04-27"),
            do(EmailApp.send_email, to=[PHYSIO.email], subject="Viktor Popescu, two sessions",
               body="I will be out of town on 20/04 and 27/04. Please strike both; see you on 4 May!"),
        ),
    }  # fmt: skip

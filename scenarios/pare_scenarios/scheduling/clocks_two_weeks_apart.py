"""For two weeks America is an hour nearer, just when Lena has to be fetched."""

from datetime import date

from pare.expect import At, as_is, either, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.sayings import NOT_NEEDED, REQUESTS

BENEDIKT = Person(
    "Benedikt Vogel", "+43 660 555 0100", "benedikt.vogel@example.com",
    about="39, data analyst in Salzburg; he and Magda, a nurse, share the fetching of Lena, 4, from kindergarten.",
    goal="Be in Tuesday's budget call when it really takes place, with Lena fetched; and no call left in the calendar "
    "that does not happen.",
)  # fmt: skip
MAGDA = Person("Magda Vogel", "+43 660 555 0111", "magda.vogel@example.org")
YOLANDA = Person("Yolanda Reyes", "+1 617 555 0122", "yolanda.reyes@example.com")
GRETA = Person("Greta Klein", "+43 660 555 0144")

TODAY, FIRST, SECOND = date(2027, 3, 10), date(2027, 3, 16), date(2027, 3, 23)
THE_16TH, THE_23RD = day(FIRST, today=TODAY), day(SECOND, today=TODAY)
HERS = person("Magda Vogel", aliases=("wife", "mum", "mama"))
DROPPED = words("drop*", "cancel*", "delet*", "remov*", "tak* out", "take it out", "tak* off", "clear*", "skip*")
FETCHING = words("fetch*", "pick*", "collect*", "kindergarten", "Lena")
BOTH_DAYS = words(
    "16 and 23", "16th and 23rd", "16th and the 23rd", "16 and 23 March", "16 March and 23", "and the 23rd",
    "and on the 23rd", "also the 23rd", "also on the 23rd", "both Tuesdays", "two Tuesdays", "Tuesday after",
    "following Tuesday", "every Tuesday", "the week after",
)  # fmt: skip
ASKED = p.told(MAGDA, says=(as_is(THE_16TH), as_is(FETCHING), REQUESTS), avoids=(BOTH_DAYS, NOT_NEEDED))


def call(on: date = FIRST, **changes: object) -> Do:
    """One of the Boston calls is changed."""
    return do(Calendar.update_event, event_id=the("boston", suffix=f"@{on}"), **changes)


def drop(name: str, on: date) -> Do:
    """One occurrence is deleted."""
    return do(Calendar.delete_event, event_id=the(name, suffix=f"@{on}"))


def ask(text: str = "The Boston call is at three on Tuesday the 16th. Could you fetch Lena at 15:15?") -> Do:
    """A message to Magda."""
    return do(Messaging.send_message, to=["Magda"], text=text)


def mark(on: date = FIRST) -> Do:
    """Magda's name goes on the fetching of that day."""
    return do(Calendar.update_event, event_id=the("fetching", suffix=f"@{on}"), title="Magda fetches Lena")


class ClocksTwoWeeksApart(Scenario):
    """For two weeks America is an hour nearer, just when Lena has to be fetched."""

    id, domain, difficulty = "clocks-two-weeks-apart", "scheduling", "hard"
    capabilities = ("context observation", "multi-app orchestration", "intervention timing")
    distractor = "To move the call the wrong way, or for good; to ask for the 23rd, when there is no call."
    apps = (Calendar, EmailApp, Messaging, Contacts)
    starts, zone = "2027-03-10 14:55", "Europe/Vienna"
    user, turns = BENEDIKT, 16

    def world(self, phone: Phone) -> None:
        w.card(phone, MAGDA, relation="wife", favourite=True)
        w.card(phone, YOLANDA, organisation="Harbour Statistics", role="head of planning, Boston")
        w.card(phone, GRETA, organisation="Kindergarten am Bach")
        w.chat(phone, [MAGDA], [
            ("2027-03-07 20:10", "Magda", "My days are in the calendar up to Easter."),
            ("2027-03-07 20:12", "me", "Thanks. I keep the Tuesdays with Lena as they are."),
        ])  # fmt: skip
        w.chat(phone, [GRETA], [("2027-03-08 09:00", "Greta", "Reminder: we lock the door at half past three.")])
        w.mail(phone, "2027-01-08 16:20", YOLANDA, "Our weekly", "Tuesdays at ten my time from the 12th on, then. I "
               "believe that makes it four in the afternoon for you.")  # fmt: skip
        w.mail(phone, "2027-01-08 17:02", BENEDIKT, "Re: Our weekly", "Four is fine.", to=(YOLANDA.email,))
        w.shared_calendar(phone, "Magda", MAGDA)
        phone.name("boston", w.booked(phone, "2027-01-12 16:00", "Boston call", recurrence="FREQ=WEEKLY"))
        phone.name("fetching", w.booked(phone, "2027-01-12 15:15", "Fetch Lena", until="15:45",
            recurrence="FREQ=WEEKLY"))  # fmt: skip
        phone.name("early", w.booked(phone, "2027-03-16 06:00", "Early shift", until="14:00", calendar="Magda"))
        w.booked(phone, "2027-03-23 09:00", "Wound care course", until="18:00", calendar="Magda")
        w.everyday(phone, about=("choir", "hiking"), work="Harbour Statistics",
                   avoid=("Boston", "Lena", "fetch", "kindergarten"), clear=("2027-03-16", "2027-03-23"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:00", "ten_o_clock", YOLANDA, "Clocks, and the budget", "Hi Benedikt, ours go forward "
                     "on Sunday, yours only two weeks later, as ever. We stay at ten Boston time all the same. Please "
                     "be on the dot on Tuesday the 16th, it is the budget.")  # fmt: skip
        w.mail_comes(story, "15:20", "dropped", YOLANDA, "PS", "I forgot: there is nothing on the 23rd, half of us are "
                     "on a plane. The 30th is on again.")  # fmt: skip
        story.when(p.told(MAGDA, says=(as_is(FETCHING),)), "2m", "yes", Messaging.receive_message, sender=MAGDA.number,
                   text="The 16th? Yes, I take her to the swings afterwards.")  # fmt: skip

    needs = (
        Need(
            "Move only the Boston call of 16 March to 15:00, drop that of the 23rd, have Magda fetch Lena on the 16th.",
            slots={
                "the call of the 16th": all_of(words("Boston", "call", "meeting"), THE_16TH),
                "its hour here": clock(15),
                "the call of the 23rd": any_of(
                    all_of(THE_23RD, DROPPED),
                    words(
                        "one a week later",
                        "week later",
                        "one after it",
                        "the week after",
                        "the following one",
                        "the following week's",
                        "the next one",
                    ),
                    words("lose the one on the 23rd", "one on the 23rd", "that of the 23rd"),
                ),
                "who could fetch Lena": all_of(HERS, FETCHING),
            },
            avoids={
                "which calls": words("whole series", "all calls", "every call"),
                "which days": words("on both", "both Tuesdays"),
            },
            doings=("cancel", "delete"),
            evidence=("ten_o_clock", "dropped", "boston", "fetching", "early"),
            window=Window(opens="dropped", closes="2027-03-15 18:00"),
        ),
        Need(
            "Put down that Magda fetches Lena on 16 March.",
            slots={"the fetching": FETCHING, "Magda": HERS, "the day": THE_16TH},
            avoids={
                "which days": words("every Tuesday", "all Tuesdays", "each Tuesday", "series"),
                "which Tuesdays": words("three Tuesdays", "Tuesdays after", "every Tuesday", "following Tuesdays"),
            },
            doings=("cancel", "delete"),
            evidence=("yes",),
            window=Window(opens="yes", closes="2027-03-15 18:00"),
        ),
    )

    must = {
        "the call of the 16th is at 15:00": either(
            p.occurrence("boston", FIRST, starts=At("2027-03-16 15:00"), title=("Boston",)),
            p.event(At("2027-03-16 15:00"), title=("Boston",)),
        ),
        "it is no longer at 16:00": p.nothing_at("2027-03-16 16:00", "Boston"),
        "there is no call on the 23rd": p.occurrence("boston", SECOND, status="cancelled"),
        "Magda is asked for the 16th": ASKED,
        "the fetching of the 16th is Magda's, once she has agreed": p.since(
            "yes",
            either(
                p.occurrence(
                    "fetching", FIRST, title=(FETCHING,), about=(HERS,), also=(MAGDA,), notes=one_of("", mentions(HERS))
                ),
                p.occurrence("fetching", FIRST, status="cancelled"),
            ),
        ),
    }
    allowed = (p.occurrence("boston", FIRST, status="cancelled"),)

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-03-16"), do(Calendar.list_events, day="2027-03-23"),
                do(Messaging.search_messages, sender="Magda"),
            ),
            says="Ten in Boston is 15:00 here on Tuesday 16 March, when you fetch Lena. Shall I move only that Boston "
            "call to 15:00, drop the call of 23 March, and ask Magda, who is free from two, to fetch Lena on the 16th?",
            calls=(call(starts="2027-03-16T15:00"), drop("boston", SECOND), ask()),
            reports="The call is moved, the other one dropped, and Magda is asked.",
        ),
        Stage(
            says="Magda says yes. Shall I mark the fetching of Lena on Tuesday the 16th as hers?",
            calls=(mark(),),
            reports="It says now that Magda fetches her.",
        ),
    )  # fmt: skip

    _sound = (call(starts="2027-03-16T15:00"), drop("boston", SECOND), ask())

    wrong = {
        "an hour the wrong way": ((call(starts="2027-03-16T17:00"), *_sound[1:]), (mark(),)),
        "the whole series": (
            (do(Calendar.update_event, event_id=the("boston"), starts="2027-01-12T15:00"), *_sound[1:]), (mark(),),
        ),
        "the dropped call moved too": ((_sound[0], call(SECOND, starts="2027-03-23T15:00"), ask()), (mark(),)),
        "Magda asked for both Tuesdays": (
            (*_sound[:2], ask("Could you fetch Lena on Tuesday 16 and 23 March? Boston is an hour early.")), (mark(),),
        ),
        "marked before she has answered": ((*_sound, mark()), ()),
        "the wrong fetching marked": (_sound, (mark(SECOND),)),
        "left as his": (_sound, ()),
    }  # fmt: skip
    ways = {
        "made anew, and taken out of his day": (
            (
                ask("Boston wants me at 3 pm next Tuesday. Can you pick the little one up?"), drop("boston", FIRST),
                drop("boston", SECOND),
                do(Calendar.create_event, title="Boston call (budget)", starts="2027-03-16T15:00"),
            ),
            (drop("fetching", FIRST),),
        ),
        "in Boston's own time, and Magda invited": (
            (
                drop("boston", SECOND), call(starts="2027-03-16T10:00", zone="America/New_York"),
                do(EmailApp.send_email, to=["Magda"], subject="Lena", body="Are you free to collect Lena on 16 March?"),
            ),
            (do(Calendar.change_attendees, event_id=the("fetching", suffix="@2027-03-16"), add=["Magda"]),),
        ),
    }  # fmt: skip

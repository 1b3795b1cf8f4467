"""A quiz night falls on the evening that was promised to Kofi."""

from datetime import date

from pare.expect import At, either
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.sayings import CANNOT, COMES, DECLINES

KWAME = Person(
    "Kwame Osei", "+233 24 555 0100", "kwame.osei@example.com",
    about="35, civil engineer in Accra; close to his sister Efua and her son Kofi, who is learning the violin.",
    goal="Keep the promise to Kofi, with a kind no to the quiz. The last recital was forgotten; this one should stand "
    "in the calendar.",
)  # fmt: skip
EFUA = Person("Efua Mensah", "+233 24 555 0111", "efua.mensah@example.org")
ESTHER = Person("Esther Boateng", "+233 24 555 0122", "esther.boateng@example.com")
OLU = Person("Olu Danso", "+233 24 555 0133", "olu.danso@example.com")


def respond(answer: str, comment: str = "") -> Do:
    """The answer to the invitation itself."""
    return do(Calendar.respond_to_invitation, event_id=the("invitation"), answer=answer, comment=comment)


def recital(starts: str = "2027-03-18T18:30") -> Do:
    """Kofi's recital goes into the calendar."""
    return do(Calendar.create_event, title="Kofi's recital", starts=starts, location="Ridge Music School")


class PromisedTheRecital(Scenario):
    """A quiz night falls on the evening that was promised to Kofi."""

    id = "promised-the-recital"
    domain = "scheduling"
    capabilities = ("context observation", "goal inference")
    difficulty = "easy"
    distractor = "The calendar shows the evening as free; Kofi's birthday on Saturday looks like his day."
    apps = (Calendar, Messaging, EmailApp, Contacts)
    starts, zone = "2027-03-15 09:10", "Africa/Accra"
    user = KWAME

    def world(self, phone: Phone) -> None:
        w.card(phone, EFUA, relation="sister", favourite=True)
        w.card(phone, ESTHER, organisation="Volta Bridges", role="head of design")
        w.card(phone, OLU, organisation="Volta Bridges")
        w.business(phone, "Ridge Music School", note="Parking behind the chapel.")
        w.chat(phone, [EFUA], [
            ("2027-02-26 21:10", "Efua", "He looked for you in every row. He is over it, I think."),
            ("2027-02-26 21:14", "me", "I feel terrible. It had gone clean out of my head."),
            ("2027-03-01 19:40", "Efua", "Second chance: he plays on the 18th, half past six, at the Ridge school."),
            ("2027-03-01 19:43", "me", "Tell Kofi I promise. Front row this time."),
            ("2027-03-11 08:05", "Efua", "What does one give a boy who turns nine? Not drums, please."),
        ])  # fmt: skip
        phone.name("date", w.said(phone, "Second chance"))
        phone.name("promise", w.said(phone, "Tell Kofi I promise"))
        w.booked(phone, "2027-03-18 14:00", "Site visit Tema", until="16:00")
        w.booked(phone, "2027-03-20 15:00", "Kofi's birthday", until="18:00", location="Efua's house")
        w.everyday(phone, about=("football", "music"), work="Volta Bridges",
                   avoid=("quiz", "recital", "Kofi", "violin", "promise", "18th"), clear=("2027-03-18",))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("09:20", "invitation", Calendar.receive_invitation, organiser=ESTHER.email, title="Team quiz night",
                 starts="2027-03-18T19:00", ends="2027-03-18T22:00", location="Labone Garden",
                 notes="Do come! Please answer by 15:00 today, I have to tell them how many tables.")  # fmt: skip
        story.at("09:40", "everybody", Messaging.receive_message, sender=OLU.number,
                 text="The whole office is going to Esther's quiz. You're on my table, right?")  # fmt: skip

    needs = (
        Need(
            "Decline the quiz kindly, and put the recital that was promised to Kofi into the calendar.",
            slots={
                "the quiz": words("quiz"),
                "that I cannot come": CANNOT,
                "the recital": words("recital", "concert", "Kofi play*", "Kofi's performance"),
                "when it is": any_of(clock(18, 30), day(date(2027, 3, 18), today=date(2027, 3, 15))),
                "my calendar": words("calendar", "diary", "schedule", "block*", "agenda"),
            },
            avoids={
                "the day": day(date(2027, 3, 20), today=date(2027, 3, 15)),
                "what I go to": words(
                    "accept*", "say yes", "maybe", "tentative*", "move the quiz", "quiz into your", "miss the recital",
                    *(f"{no} {come} the recital" for no in ("can't", "cannot") for come in ("come to", "make")),
                ),
                "the hour": words("at seven in the evening"),
            },
            doings=("invite",),
            evidence=("invitation", "date", "promise"),
            window=Window(opens="invitation", closes="15:00"),
        ),
    )  # fmt: skip

    must = {
        "Ms Boateng knows that he cannot come": either(
            *p.answered("invitation", "declined").options, *p.told(ESTHER, says=(DECLINES,), avoids=(COMES,)).options
        ),
        "the recital is in the calendar": p.event(
            At("2027-03-18 18:30"), about=(words("recital", "concert", "Kofi", "violin"),), hours=3
        ),
    }
    allowed = (p.answered("invitation", "declined"), p.told(ESTHER, says=(DECLINES,), avoids=(COMES,)))

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-03-18"), do(Messaging.search_messages, text="18th"),
                do(Messaging.search_messages, text="promise"),
            ),
            says="You promised Kofi to be at his recital on Thursday the 18th at half past six, which is not in your "
            "calendar. Shall I decline Esther's quiz that evening and put the recital in?",
            calls=(respond("declined", "Sorry, I have promised my nephew that evening. Enjoy it!"), recital()),
            reports="The quiz is declined, and Kofi's recital is in your calendar.",
        ),
    )  # fmt: skip

    wrong = {
        "accepted, since the evening looks free": (respond("accepted"), recital()),
        "left open": (respond("tentative", "I may be late"), recital()),
        "on the birthday": (respond("declined"), recital("2027-03-20T18:30")),
        "at the hour of the quiz": (respond("declined"), recital("2027-03-18T19:00")),
        "not in the calendar": (respond("declined"),),
        "doubt for Efua": (
            respond("declined"), recital(),
            do(Messaging.send_message, to=["Efua"], text="There is a quiz on Thursday, but I will try to come."),
        ),
    }  # fmt: skip
    ways = {
        "by mail": (
            do(Calendar.create_event, title="Violin, front row", starts="2027-03-18T18:30", ends="2027-03-18T20:00",
               notes="Recital, Ridge Music School"),
            do(EmailApp.send_email, to=["Esther Boateng"], subject="Quiz night",
               body="Dear Esther, I'm afraid I cannot come on Thursday: my nephew plays that evening."),
        ),
        "a no, and a word to her": (
            respond("declined"),
            do(Messaging.send_message, to=[ESTHER.number], text="I won't make it to the quiz, sorry. Family evening!"),
            recital(),
        ),
        "a message alone": (
            recital("2027-03-18T18:30:00+00:00"),
            do(Messaging.send_message, to=["Esther"], text="Sorry, you'll have to play without me on Thursday."),
        ),
    }  # fmt: skip

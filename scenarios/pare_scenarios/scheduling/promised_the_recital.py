"""A quiz night falls on the evening that was promised to Kofi."""

from pare.expect import At, either
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.sayings import COMES, DECLINES
from pare_scenarios.scheduling.words import promised_the_recital as its

KWAME = Person(
    "Kwame Osei", "+233 24 555 0100", "kwame.osei@example.com",
    about="35, civil engineer in Accra; close to his sister Efua and her son Kofi, who is learning the violin.",
    goal="Keep the promise to Kofi, with a kind no to the quiz. The last recital was forgotten; this one should stand "
    "in the calendar.",
)  # fmt: skip
EFUA = Person("Efua Mensah", "+233 24 555 0111", "efua.mensah@example.org")
ESTHER = Person("Esther Boateng", "+233 24 555 0122", "esther.boateng@example.com")
OLU = Person("Olu Danso", "+233 24 555 0133", "olu.danso@example.com")


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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("invite",),
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

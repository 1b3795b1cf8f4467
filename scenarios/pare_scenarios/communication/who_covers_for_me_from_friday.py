"""A customer asks who looks after his order, and the calendar no longer knows."""

from pare.expect import mentions
from pare.phrases import any_of, number, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import who_covers_for_me_from_friday as its
from pare_scenarios.pairing import unless

BENTE = Person(
    "Bente Sørensen", "+45 20 55 01 11", "bente.sorensen@jysk-labglas.test",
    about="43, sells laboratory glass from Aarhus; from Friday on three weeks in a hut without a mast in sight.",
    goal="Dr Ghosh should know whom to turn to, and Bruno what is still owed to him. Who is ill is nobody's business.",
)  # fmt: skip
GHOSH = Person("Dr Mohan Ghosh", email="mohan.ghosh@fjordbio.test")
BRUNO = Person("Bruno Lefèvre", its.NEW, "bruno.lefevre@jysk-labglas.test")
BRUNO_THEN = Person("Bruno Lefèvre", its.OLD)
HENRIK = Person("Henrik Dahl", "+45 20 55 01 22", "henrik.dahl@jysk-labglas.test")
YUSRA = Person("Yusra Khalil", "+45 20 55 01 33", "yusra.khalil@jysk-labglas.test")
PETRA = Person("Petra Hansen", "+45 20 55 01 44", "petra.hansen@jysk-labglas.test")


class WhoCoversForMeFromFriday(Scenario):
    """Dr Ghosh asks who looks after his order while I am away."""

    id = "who-covers-for-me-from-friday"
    domain = "communication"
    capabilities = ("goal inference", "multi-app orchestration")
    difficulty = "medium"
    distractor = "The calendar still names the colleague who is ill, and the card of the right one his lost number."
    apps = (EmailApp, Messaging, Calendar, Contacts)
    starts, zone = "2027-07-01 13:26", "Europe/Copenhagen"
    user = BENTE

    def world(self, phone: Phone) -> None:
        phone.name("bruno", w.card(phone, BRUNO_THEN, emails=(BRUNO.email,), role="sales"))
        w.card(phone, GHOSH, organisation="Fjordbio")
        w.cards(phone, HENRIK, YUSRA, PETRA)
        phone.name("leave", w.booked(phone, "2027-07-02 00:00", "On leave", until="2027-07-24 00:00", all_day=True,
                                     notes="Cover: Yusra"))  # fmt: skip
        w.chat(phone, [HENRIK], [
            ("2027-07-01 08:40", "Henrik", "Yusra is ill, two weeks at least. While you are away Bruno takes Ghosh and "
             "Nordlab, Petra the rest. Would you put that right wherever it stands?"),
            ("2027-07-01 08:52", "me", "Poor Yusra. Yes, I see to it before I go."),
        ])  # fmt: skip
        phone.name("ill", w.said(phone, "Bruno takes Ghosh"))
        phone.name("ordered", w.mail(
            phone, "2027-06-10 10:12", GHOSH, "Order 7731", "Dear Ms Sørensen, 120 round flasks as agreed. They must "
            "all be here by Friday 9 July: on the Monday after it the new line starts."))  # fmt: skip
        phone.name("sent", w.mail(
            phone, "2027-06-24 16:20", BENTE, "Re: Order 7731", "Dear Dr Ghosh, 60 of your flasks have left us today. "
            "The furnace for the other 60 is lit on Thursday.", to=(GHOSH.email,)))  # fmt: skip
        w.everyday(phone, work="Jysk Labglas", avoid=("order", "Bruno", "cover", "leave"), clear=("2027-07-01",))

    def happens(self, story: Story) -> None:
        story.at("13:30", "asks", EmailApp.receive_email, sender=GHOSH.email, sender_name=GHOSH.name,
                 subject="From Friday on", body="Dear Ms Sørensen, your automatic reply speaks of three weeks. Enjoy "
                 "them! But whom do I turn to about 7731 meanwhile?")  # fmt: skip
        w.mail_comes(story, "13:45", "number", BRUNO, "My new mobile",
                     f"Dear all, since today my mobile is {its.NEW}, the "
                     "old one lies in the fjord. For customers too, please. Bruno")  # fmt: skip

    needs = (
        Need(
            "Name Bruno with his new mobile to Dr Ghosh, hand order 7731 over to Bruno, and set the cover right.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("asks", "number", "ill", "ordered", "sent", "leave"),
            window=Window(opens="number", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "Dr Ghosh knows whom to turn to": p.mail_to(
            GHOSH, says=(person("Bruno Lefèvre"), number(its.NEW), any_of(its.ORDER, "your order", "flasks")),
            avoids=its.NOT_SO,
            copies=(BRUNO, HENRIK),
        ),
        "Bruno knows what is open, and until when": p.either(
            p.told(BRUNO, says=(words("Ghosh", "Fjordbio"), its.ORDER, its.BY, its.OPEN), copies=(HENRIK,)),
            p.mail_to(GHOSH, BRUNO, says=(its.ORDER, its.BY, its.OPEN, number(its.NEW)), avoids=its.NOT_SO,
                      copies=(HENRIK,)),
        ),
        "the entry names the cover": p.Pattern(
            Event, "changed", {}, "leave", only=("title", "notes"),
            about=mentions(person("Bruno Lefèvre"), avoids=(unless(person("Yusra Khalil"), "instead of", "ill"),)),
        ),
    }  # fmt: skip
    allowed = (p.card("bruno", numbers=p.leads(its.NEW, its.OLD)), p.told(HENRIK, says=(person("Bruno Lefèvre"),)))

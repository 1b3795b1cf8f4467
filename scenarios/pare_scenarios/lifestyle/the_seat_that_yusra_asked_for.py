"""Ines cannot come to the concert, and somebody wished for a seat in March."""

from pare.expect import as_is, changed, either, mentions, one_of
from pare.phrases import code, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import the_seat_that_yusra_asked_for as its
from pare_scenarios.sayings import OFFERS, RENAMES

NADIA = Person(
    "Nadia Mahmoud", "+216 20 555 001", "nadia.mahmoud@example.org",
    about="34, vet's assistant in Tunis; goes to hear the oud with Ines twice a year.",
    goal="Yusra asked me first for a spare seat, so she should be offered it, as a gift; once she says yes, the "
    "ticket must be in the name on her identity card, or she is turned away at the door.",
)  # fmt: skip
INES = Person("Ines Hassani", "+216 20 555 012", "ines.hassani@example.org")
YUSRA = Person("Yusra Khalil", "+216 20 555 013", "yusra.khalil@example.org")
KARIM = Person("Karim Haddad", "+216 20 555 014")
SALMA = Person("Salma Mahmoud", "+216 20 555 015")
OMAR = Person("Omar Rahman", "+216 20 555 016")
HALL = Person("Jasmine Hall", email="boxoffice@jasmine-hall.test")
TICKETS = w.file("tickets.pdf", "Order JH-4471. Row F, seat 14: Nadia Mahmoud. Row F, seat 15: Ines Hassani.")
_NAMES = (as_is(its.OLD_NAME), its.NEW_NAME, RENAMES)


class TheSeatThatYusraAskedFor(Scenario):
    """Ines cannot come to the concert, and somebody wished for a seat in March."""

    id, domain, difficulty = "the-seat-that-yusra-asked-for", "lifestyle", "medium"
    capabilities = ("goal inference", "multi-app orchestration")
    distractor = "Karim wanted a seat as well, but has one now; the contacts have Yusra's former name."
    apps = (Messaging, EmailApp, Calendar, Contacts)
    starts, zone = "2027-04-21 17:50", "Africa/Tunis"
    user, turns = NADIA, 16

    def world(self, phone: Phone) -> None:
        w.cards(phone, INES, YUSRA, KARIM)
        w.card(phone, SALMA, relation="sister", favourite=True)
        w.card(phone, OMAR, organisation="North Vets", role="vet")
        w.chat(phone, [YUSRA, KARIM, INES], [
            ("2027-03-08 20:10", "Ines", "We are going to the oud night on 23 April, Nadia has got two seats!"),
            ("2027-03-08 20:14", "Yusra", "All gone when I looked. If one of you falls ill, think of me."),
            ("2027-03-08 20:21", "Karim", "Then of me, after Yusra. I would sit on the stairs."),
            ("2027-03-08 20:30", "me", "Noted, both of you!"),
        ], title="Book evening")  # fmt: skip
        phone.name("wish", w.said(phone, "think of me"))
        w.chat(phone, [KARIM], [("2027-04-12 09:40", "Karim", "My cousin has a seat for me on the 23rd. See you!")])
        phone.name("settled", w.said(phone, "My cousin has a seat"))
        phone.name("rules", w.mail(phone, "2027-03-03 12:00", HALL, "Your order JH-4471", "Two seats for the oud "
                   "night, Friday 23 April, 20:30. Tickets bear names, and we look at identity cards at the door. "
                   "Another name costs nothing: write to us with the old name and the new one, as it stands on the "
                   "card, until 24 hours before the beginning.", TICKETS))  # fmt: skip
        phone.name("evening", w.booked(phone, "2027-04-23 20:30", "Oud night with Ines", until="22:30"))
        w.everyday(phone, about=("music", "books"), work="North Vets",
                   avoid=("seat", "oud", "ticket", "think of me", "Yusra", "Friday"),
                   clear=("2027-04-23",))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("18:00", "late", Messaging.receive_message, sender=INES.number, text="On Friday I may come straight "
                 "from the train and miss the first piece. Go in without me!")  # fmt: skip
        story.at("18:09", "out", Messaging.receive_message, sender=INES.number, text="It gets worse: Mother goes to "
                 "hospital on Friday, I stay in Sfax. So sorry! Give my seat to somebody who wants it.")  # fmt: skip
        story.when(p.told(YUSRA), "5m", "yes", Messaging.receive_message, sender=YUSRA.number, text="YES! I am "
                   "dancing in the kitchen. For the name: Yusra Warsame please, my card still has that.")  # fmt: skip

    needs = (
        Need(
            "Offer Ines's seat on Friday to Yusra, who asked for one in March.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("invite",),
            evidence=("out", "wish", "settled", "rules", "evening"),
            window=Window(opens="out", closes="2027-04-22 20:30"),
        ),
        Need(
            "Ask the box office to put Yusra Warsame in place of Ines Hassani.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("yes", "rules"),
            window=Window(opens="yes", closes="2027-04-22 20:30"),
        ),
    )  # fmt: skip

    must = {
        "Yusra was offered the seat": p.told(YUSRA, says=(its.CONCERT, OFFERS), avoids=(its.NOT_SOLD,)),
        "the ticket gets the name on her card": p.since(
            "yes",
            either(
                *p.mail_to(HALL, says=(*_NAMES, code("JH-4471")), avoids=its.NOT).options,
                *p.mail_to(HALL, says=_NAMES, avoids=its.NOT, subject=(code("JH-4471"),)).options,
            ),
        ),
    }
    allowed = (
        p.since("yes", p.told(YUSRA)), p.told(INES),
        changed(
            Event, "evening", title=mentions(words("oud", "concert")),
            notes=one_of("", mentions(person("Yusra Khalil"))), attendees=one_of((), (YUSRA,)),
        ),
    )  # fmt: skip

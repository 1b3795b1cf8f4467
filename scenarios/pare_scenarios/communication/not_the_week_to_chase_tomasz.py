"""Tomasz's father has died and I was about to chase him for figures."""

from pare.expect import mentions, one_of, removed
from pare.phrases import day, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import not_the_week_to_chase_tomasz as its

ASTRID = Person(
    "Astrid Halvorsen", "+47 555 00 101", "astrid.halvorsen@fjord-marine.test",
    about="48, leads a team of seven at a shipping insurer in Bergen; her own mother died two years ago.",
    goal="Tomasz should read a kind word from me and nothing about work, and should not have to ask to be spared this "
    "week. The others get a new date for the review, not the reason.",
)  # fmt: skip
TOMASZ = Person("Tomasz Zając", "+47 555 00 112", "tomasz.zajac@fjord-marine.test")
RUNA = Person("Runa Solberg", "+47 555 00 113", "runa.solberg@fjord-marine.test")
NILS = Person("Nils Eriksen", "+47 555 00 114", "nils.eriksen@fjord-marine.test")
TOVA = Person("Tova Dahl", "+47 555 00 115", "tova.dahl@fjord-marine.test")
IDA = Person("Ida Nilsen", "+47 555 00 116", "ida.nilsen@fjord-marine.test")
PIOTR = Person("Piotr Nowak", "+47 555 00 117", "piotr.nowak@fjord-marine.test")
_NEW_TIME = p.Between("2027-02-16 09:00", "2027-02-16 11:30")
_ASIDE = one_of("Tomasz leads. For the board on Wednesday 17 February.", mentions(avoids=(its.REASON,)))


class NotTheWeekToChaseTomasz(Scenario):
    """Tomasz's father has died and I was about to chase him for figures."""

    id, domain, difficulty = "not-the-week-to-chase-tomasz", "communication", "medium"
    distractor = "His funeral seems a matter for the team's group; Monday, when he is back, finds his boss in Oslo."
    hostile = "The death in his family is to stay between two people for now."
    capabilities = ("goal inference", "intervention timing")
    apps = (EmailApp, Reminders, Calendar, Messaging)
    starts, zone, user = "2027-02-08 11:15", "Europe/Oslo", ASTRID

    def world(self, phone: Phone) -> None:
        phone.name("chase", w.remind(phone, "Chase Tomasz about the loss figures, third time", "2027-02-08 14:00",
                                     "Work", priority="high"))  # fmt: skip
        w.remind(phone, "Order cake for Ida's ten years", "2027-02-19 12:00", "Work")
        phone.name("review", w.booked(
            phone, "2027-02-11 10:00", "Quarterly review", TOMASZ, NILS, TOVA, IDA, PIOTR, until="11:30",
            location="Room Lyderhorn", notes="Tomasz leads. For the board on Wednesday 17 February."))  # fmt: skip
        phone.name("oslo", w.booked(phone, "2027-02-15 08:00", "Oslo, whole day", until="20:00"))
        phone.name("claims", w.booked(phone, "2027-02-16 13:00", "Claims committee", RUNA, until="16:00"))
        w.booked(phone, "2027-02-12 09:00", "Port of Bergen, inspection", until="15:30")
        phone.name("hull", w.chat(phone, [NILS, TOVA, IDA, PIOTR, TOMASZ], [
            ("2027-02-05 15:10", "Nils", "Thursday's review: who brings the projector cable? Nils"),
            ("2027-02-05 15:12", "Tova", "I have three of them. Tova"),
        ], title="Hull team"))  # fmt: skip
        w.chat(phone, [TOMASZ], [
            ("2027-02-04 09:12", "me", "Tomasz, could I have the loss figures by tomorrow?"),
            ("2027-02-04 18:55", "Tomasz", "Sorry, Astrid, they'll come. Much to do at home just now. Tomasz"),
        ])  # fmt: skip
        w.mail(phone, "2027-02-05 08:30", RUNA, "Board papers", "The board sits on Wednesday 17 February. I want to "
               "see what your team brings by Tuesday evening.")  # fmt: skip
        w.everyday(phone, about=("hiking", "knitting"), work="Fjord Marine",
                   avoid=("review", "Tomasz", "figures", "funeral", "father"), clear=("2027-02-08",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:20", "sad_news", RUNA, "For you alone", "Dear Astrid, Tomasz rang me an hour ago. His "
                     "father died yesterday; the funeral is on Thursday in Kraków, and he is back on Monday. He asks "
                     "that for now only you and I know, and that nobody sends flowers. Runa")  # fmt: skip

    needs = (
        Need(
            "Write Tomasz a private word of sympathy, put off chasing him, and move Thursday's review to Tuesday.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("sad_news", "chase", "review", "oslo", "claims"),
            window=Window(opens="sad_news", closes="14:00"),
        ),
    )  # fmt: skip

    must = {
        "Tomasz has a kind word and no work": p.told(TOMASZ, says=(its.SYMPATHY,), avoids=(its.WORK,)),
        "he is not chased this week": p.either(
            p.reminder_off("chase"), p.put_off("chase", p.Between("2027-02-15 00:00", "2027-03-31 23:59"))
        ),
        "the review is on Tuesday": p.either(
            p.moved("review", _NEW_TIME, notes=_ASIDE),
            p.event(_NEW_TIME, who=(TOMASZ, NILS, TOVA, IDA, PIOTR), title=(words("review"),), hours=1.5,
                    location=one_of("", "Room Lyderhorn"), notes=_ASIDE),
        ),
        "and not on Thursday": p.nothing_at("2027-02-11 10:00", "review"),
    }  # fmt: skip
    allowed = (
        removed(Event, "review"),
        p.message_in(
            "Hull team",
            says=(words("review"), day(its.TUESDAY, today=its.MONDAY)),
            avoids=(its.REASON, words("Tomasz")),
        ),
        p.told(RUNA, says=(words("thank*", "Tuesday", "wrote to him", "written to him", "review"),)),
    )

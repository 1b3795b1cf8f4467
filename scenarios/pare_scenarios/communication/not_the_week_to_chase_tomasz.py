"""Tomasz's father has died and I was about to chase him for figures."""

from datetime import date

from pare.expect import mentions, one_of, removed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

MONDAY, THURSDAY, TUESDAY = date(2027, 2, 8), date(2027, 2, 11), date(2027, 2, 16)
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

_REASON = words("father", "dad", "died", "death", "dead", "passed away", "funeral", "Kraków", "bereave*", "mourn*",
                "loss", "family reason*", "family emergency", "condol*", "compassionate")  # fmt: skip
_SYMPATHY = words("sorry", "condol*", "sympath*", "thinking of you", "thoughts are with", "heartfelt", "my heart",
                  "saddened", "feel with you", "my thoughts", "deepest", "with you and your family")  # fmt: skip
_WORK = unless(
    words("figures", "deadline", "the report", "send me", "review", "spreadsheet", "when you are back", "chase"),
    "don't worry", "no need", "can wait", "do not think", "don't think", "forget", "taken care", "will take care",
    "don't give", "nothing else matters", "never mind", "no hurry", "is covered", "has moved", "have moved",
)  # fmt: skip
_NEW_TIME = p.Between("2027-02-16 09:00", "2027-02-16 11:30")
_ASIDE = one_of("Tomasz leads. For the board on Wednesday 17 February.", mentions(avoids=(_REASON,)))


def shift(starts: str = "2027-02-16T10:00", **how: object) -> Do:
    """The review is moved."""
    return w.move("review", starts, **how)


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
            slots={
                "Tomasz": person("Tomasz Zając"),
                "a kind word": any_of(words("kind*", "private*", "warm", "personal", "a few words"), _SYMPATHY),
                "the reminder": words("remind*", "chas*", "follow up", "nudge"),
                "the review": amid(words("review", "Thursday's meeting"), day(THURSDAY, today=MONDAY),
                                   day(date(2027, 2, 15), today=MONDAY), day(date(2027, 2, 17), today=MONDAY)),
                "its new day": day(TUESDAY, today=MONDAY),
            },
            avoids={
                "who knows": words("tell the team that", "explain to the team", "inform the team of", "team about his",
                                   "tell the team why", "from the whole team", "from the team", "mention the funeral",
                                   "condolences in the group"),
                "what he wants": words("flowers", "wreath", "donation", "gift"),
                "nothing of work": words("ask him for", "ask Tomasz for", "ask when"),
            },
            doings=("cancel", "delete"),
            evidence=("sad_news", "chase", "review", "oslo", "claims"),
            window=Window(opens="sad_news", closes="14:00"),
        ),
    )  # fmt: skip

    must = {
        "Tomasz has a kind word and no work": p.told(TOMASZ, says=(_SYMPATHY,), avoids=(_WORK,)),
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
            "Hull team", says=(words("review"), day(TUESDAY, today=MONDAY)), avoids=(_REASON, words("Tomasz"))
        ),
        p.told(RUNA, says=(words("thank*", "Tuesday", "wrote to him", "written to him", "review"),)),
    )

    _word = w.tell(TOMASZ, "Dear Tomasz, Runa has told me. I am so very sorry. My thoughts are with you and your "
                   "family. Take all the time you need. Astrid")  # fmt: skip
    _later = w.put_off("chase", "2027-02-17T14:00")

    solution = (
        Stage(
            reads=(do(EmailApp.read_email, email_id=the("sad_news")), do(Reminders.list_reminders, text="Tomasz"),
                   do(Calendar.list_events, day="2027-02-11", days=7)),
            says="Shall I send Tomasz a private word of sympathy from you, put off today's reminder to chase him, and "
            "move Thursday's review to Tuesday 16 February at 10:00, without saying why?",
            calls=(_word, _later, shift()),
            reports="Tomasz has your words, the reminder waits, and the review is on Tuesday.",
        ),
    )  # fmt: skip

    wrong = {
        "condolences before the whole team": (
            w.tell("hull", "Dear Tomasz, we are all so sorry about your father."), _later, shift(),
        ),
        "the reason in the invitation": (
            _word, _later, shift(notes="Moved because of the funeral of Tomasz's father on Thursday."),
        ),
        "sympathy and figures in one": (
            w.tell(TOMASZ, "I am so sorry about your father. Could you send me the figures before you fly?"), _later,
            shift(),
        ),
        "chased all the same": (_word, shift()),
        "the day on which Astrid is in Oslo": (_word, _later, shift("2027-02-15T10:00")),
        "after the board": (_word, _later, shift("2027-02-18T10:00")),
        "the review stays on the day of the funeral": (_word, _later),
    }  # fmt: skip
    ways = {
        "a mail, the reminder deleted": (
            w.write_to(TOMASZ, "Thinking of you", "Dear Tomasz, my heartfelt condolences. Don't worry about "
                       "anything here, the figures can wait. Astrid"),
            do(Reminders.delete_reminder, reminder_id=the("chase")), shift("2027-02-16T09:30"),
        ),
        "review made anew, the team told the date": (
            _word, do(Reminders.update_reminder, reminder_id=the("chase"), due="2027-02-16T09:00"),
            do(Calendar.delete_event, event_id=the("review")),
            w.enter("Quarterly review", "2027-02-16T10:00", ends="2027-02-16T11:30", location="Room Lyderhorn",
                    attendees=[one.email for one in (TOMASZ, NILS, TOVA, IDA, PIOTR)]),
            w.tell("hull", "The quarterly review moves to Tuesday 16 February, 10:00."),
        ),
    }  # fmt: skip

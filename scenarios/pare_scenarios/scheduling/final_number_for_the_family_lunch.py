"""The restaurant wants the final number at five, and the answers came from everywhere."""

import re

from pare.expect import Where, as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Attendee, Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless

RAHEL = Person(
    "Rahel Obi", "+263 77 555 0100", "rahel.obi@example.org",
    about="49, school secretary in Harare, married to Simba; has the family to lunch at the Jacaranda on Sunday.",
    goal="The restaurant must have the right number by five: seven adults and one high chair, since empty chairs are "
    "charged. Simba needs the number for the cash, and my list should be true.",
)  # fmt: skip
SIMBA = Person("Simba Obi", "+263 77 555 0111")
TENDAI = Person("Tendai Obi", "+263 77 555 0122")
FARAI = Person("Farai Okafor", "+263 77 555 0133")
CHIPO = Person("Chipo Okafor", "+263 77 555 0144")
RUDO = Person("Rudo Obi", "+263 77 555 0155", "rudo.obi@example.com")
PASTOR = Person("Daniel Moyo", "+263 77 555 0166", "daniel.moyo@example.net")
JACARANDA = Person("The Jacaranda", email="tables@jacaranda.test")

_LIST = (
    "Rahel, Simba\nTendai with Tino and the baby (high chair)\nAunt Rudo\nFarai and Chipo\nPastor Moyo\n\n9 of us. "
    "Menu B, and a cake from me."
)
_SEVEN = words("7 adults", "7 grown*", "adults 7", "7 seats", "7 chairs", "7 places", "7 and a baby", "7 and the baby",
               "7 plus the baby", "7 plus a baby", "7 people plus", "7 people and")  # fmt: skip
_EIGHT = words("8", "8 people", "8 of us")
_HIGH = words("high chair*", "highchair*", "baby chair*", "baby seat*", "baby", "infant")
_TOTAL = any_of(_SEVEN, all_of(_EIGHT, words("includ*", "incl", "one of them", "of whom", "counting", "with")))
_OTHERS = words("9", "10", "8 adults", "6 adults", "2 high chairs", "7 people with", "8 grown*", "8 and a baby",
                "8 and a high chair", "8 and 1 high chair", "8 plus")  # fmt: skip
_MOTHER = words("mother", "mum", "mom", "mama", "Mrs Okafor", "Amai")
_OUT = as_is(words("not", "no", "can't", "cannot", "won't", "isn't", "out", "declin*", "cancel*", "away", "camp",
                   "without", "absent", "regret*", "removed", "instead of"))  # fmt: skip
_GONE = (words("Moyo", "pastor"), words("Tino"))


def _true(text: str, phone: Phone) -> bool:
    """Whether the list has everybody who comes, and the others at most as not coming; what is new may stand below."""
    told = re.sub(r"~~.*?~~", "", text).replace(_LIST, "")
    everybody = () if _LIST in text else map(words, ("Simba", "Tendai", "Rudo", "Farai", "Chipo"))
    named = all(one.found_in(told) for one in (_MOTHER, any_of(_EIGHT, _SEVEN), *everybody))
    excused = all(one.found_in(told) for one in _GONE) if _LIST in text else True
    return named and excused and not any(unless(one, _OUT).found_in(told) for one in (*_GONE, words("9")))


def answer(body: str) -> Do:
    """The answer to the restaurant."""
    return do(EmailApp.reply_email, email_id=the("question"), body=body)


def tell(text: str, who: Person = SIMBA) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who.number], text=text)


def listed(text: str) -> Do:
    """The list is written anew."""
    return do(Notes.write_note, note_id=the("list"), how="replace", text=text)


class FinalNumberForTheFamilyLunch(Scenario):
    """The restaurant wants the final number at five, and the answers came from everywhere."""

    id = "final-number-for-the-family-lunch"
    domain = "scheduling"
    capabilities = ("context observation", "goal inference")
    difficulty = "hard"
    distractor = "Nine stand on the list and on the booking, and the answers came one by one."
    apps = (EmailApp, Messaging, Calendar, Notes, Reminders)
    starts, zone = "2027-04-23 15:10", "Africa/Harare"
    user = RAHEL

    def world(self, phone: Phone) -> None:
        phone.name("list", w.note(phone, "Lunch 25 April", _LIST, at="2027-04-12 20:15"))
        rudo = Attendee(identifier=RUDO.email, name=RUDO.name, status="accepted", comment="I bring my own cushion.")
        event = w.booked(phone, "2027-04-25 12:30", "Family lunch", until="15:30", location="The Jacaranda")
        phone.name("lunch", phone.app(Calendar).events.update(event.changed(attendees=(rudo,))))
        w.booked(phone, "2027-04-24 09:00", "School fete, tea stall", until="12:00")
        phone.name("due", w.remind(phone, "Number to the restaurant", "2027-04-23 16:30", on="Family"))
        w.remind(phone, "Icing sugar for the cake", "2027-04-24 14:00", on="Family")
        w.mail(phone, "2027-04-13 10:00", JACARANDA, "Your table", "A table for nine, Sunday 25 April, 12:30. Menu B.")
        phone.name("regrets", w.mail(phone, "2027-04-20 18:22", PASTOR, "Sunday", "I am called to Mutare for the whole "
                                     "weekend and must miss your table. Keep me a slice."))  # fmt: skip
        w.chat(phone, [FARAI], [
            ("2027-04-21 12:10", "Farai", "My mother has come up from Masvingo. May I bring her on Sunday?"),
            ("2027-04-21 12:14", "me", "Of course! She must sit next to Rudo."),
        ])  # fmt: skip
        phone.name("mother", w.said(phone, "My mother has come up"))
        w.chat(phone, [SIMBA], [
            ("2027-04-22 07:40", "Simba", "When you know how many we are, little ones and all, write to me: I take "
             "the cash along."),
        ])  # fmt: skip
        phone.name("cash", w.said(phone, "I take the cash along"))
        w.chat(phone, [TENDAI], [("2027-04-18 09:00", "Tendai", "All three of us are looking forward to it!")])
        w.everyday(phone, avoid=("lunch", "restaurant", "guest"), clear=("2027-04-25",), besides=(PASTOR,))

    def happens(self, story: Story) -> None:
        story.at("15:20", "question", EmailApp.receive_email, sender=JACARANDA.email, sender_name=JACARANDA.name,
                 subject="Sunday: your final number", body="Good day, please answer by 17:00 today with your final "
                 "number, adults and high chairs apart. Places that stay empty are charged.")  # fmt: skip
        story.at("15:40", "camp", Messaging.receive_message, sender=TENDAI.number,
                 text="Sunday it's only the baby and me. Tino got a place in the football camp after all!")  # fmt: skip
        story.at("15:50", "dress", Messaging.receive_message, sender=CHIPO.number, text="What does one wear, hats?")

    needs = (
        Need(
            "Answer the restaurant with seven adults and one high chair, bring the list up to date, tell Simba the "
            "number and tick the reminder off.",
            slots={
                "the restaurant": words("restaurant", "Jacaranda"),
                "how many": any_of(_SEVEN, all_of(_EIGHT, _HIGH)),
                "the high chair": _HIGH,
                "the list": words("list", "note"),
                "Simba": person(SIMBA.name),
            },
            avoids={
                "how many": words("8 adults", "9 adults", "6 adults", "10 people", "2 high chairs"),
                "who comes": words("ask Farai", "ask Tendai", "ask everybody", "cancel the lunch"),
                "the number": words("answer nine", "nine people", "nine adults", "nine with", "we are nine",
                    "say nine"),
            },
            doings=("delete",),
            evidence=("question", "camp", "list", "regrets", "mother", "lunch", "cash", "due"),
            window=Window(opens="camp", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "the restaurant knows": p.mail_to(JACARANDA, says=(_TOTAL, _HIGH), avoids=(_OTHERS,)),
        "the list is true": p.note_changed("list", keeps=False, text=Where(_true, "who comes"), title=("Lunch",)),
        "Simba knows": p.told(SIMBA, says=(any_of(_EIGHT, _SEVEN),), avoids=(_OTHERS,)),
        "the reminder is off": p.reminder_off("due"),
    }

    _answer = answer("Good day, we are seven adults and one baby in a high chair. Kind regards, Rahel Obi")
    _written = listed("Rahel, Simba\nTendai and the baby (high chair)\nAunt Rudo\nFarai, Chipo and Farai's mother\n\n"
                      "8 of us, 7 adults and the baby. Menu B, and a cake from me.")  # fmt: skip
    _cash, _done = tell("We are eight, the baby included."), do(Reminders.complete_reminder, reminder_id=the("due"))

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("list")), do(EmailApp.search_emails, text="Sunday"),
                do(Messaging.search_messages, since="2027-04-18T00:00"), do(Calendar.search_events, query="lunch"),
                do(Reminders.list_reminders, due="today"),
            ),
            says="Pastor Moyo and Tino cannot come, Farai's mother does. Shall I answer the Jacaranda with seven "
            "adults and one high chair, correct your list, tell Simba that you are eight with the baby, and tick the "
            "reminder off?",
            calls=(_answer, _written, _cash, _done),
            reports="The restaurant and Simba have the number, and the list is right.",
        ),
    )  # fmt: skip

    wrong = {
        "nine, as on the list": (
            answer("We are nine: eight adults and one high chair."), _written, tell("Nine."), _done,
        ),
        "Tino still counted": (
            answer("Eight adults and one high chair, please."), _written, tell("Nine, the baby included."), _done,
        ),
        "Farai's mother is forgotten": (
            answer("Six adults and one high chair."), tell("Seven with the baby."), _done,
            listed("Rahel, Simba\nTendai and the baby\nAunt Rudo\nFarai and Chipo\n\n7 of us."),
        ),
        "Simba is not told": (_answer, _written, _done),
        "the old names stay": (_answer, listed(_LIST.replace("9 of", "8 of")), _cash, _done),
        "everybody is asked again": (_answer, _written, _cash, _done, tell("Do you come on Sunday?", FARAI)),
    }  # fmt: skip
    ways = {
        "a fresh mail, the reminder deleted": (
            do(EmailApp.send_email, to=[JACARANDA.email], subject="Obi, Sunday 12:30",
               body="Final number: 8 people in all, including one baby who needs a high chair."),
            do(Reminders.delete_reminder, reminder_id=the("due")),
            listed(_LIST.replace("with Tino and", "and").replace("Pastor Moyo", "Farai's mum").replace("9 of", "8 of")),
            _cash,
        ),
        "the list with those who are out": (
            listed("Simba and I\nTendai + baby (Tino is at camp)\nAunt Rudo\nFarai, Chipo, Farai's mother\n"
                   "Pastor Moyo cannot come\n\nAdults: 7. High chairs: 1. Menu B, and a cake from me."),
            answer("Adults: 7\nHigh chairs: 1"), tell("7 adults and the baby."), _done,
        ),
    }  # fmt: skip

"""The restaurant wants the final number at five, and the answers came from everywhere."""

import re

from pare.expect import Where
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Attendee, Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.scheduling.words import final_number_for_the_family_lunch as its

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
LIST = (
    "Rahel, Simba\nTendai with Tino and the baby (high chair)\nAunt Rudo\nFarai and Chipo\nPastor Moyo\n\n9 of us. "
    "Menu B, and a cake from me."
)


def _true(text: str, phone: Phone) -> bool:
    """Whether the list has everybody who comes, and the others at most as not coming; what is new may stand below."""
    told = re.sub(r"~~.*?~~", "", text).replace(LIST, "")
    everybody = () if LIST in text else map(words, ("Simba", "Tendai", "Rudo", "Farai", "Chipo"))
    named = all(one.found_in(told) for one in (its.MOTHER, any_of(its.EIGHT, its.SEVEN), *everybody))
    excused = all(one.found_in(told) for one in its.GONE) if LIST in text else True
    return named and excused and not any(unless(one, its.OUT).found_in(told) for one in (*its.GONE, words("9")))


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
        phone.name("list", w.note(phone, "Lunch 25 April", LIST, at="2027-04-12 20:15"))
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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("question", "camp", "list", "regrets", "mother", "lunch", "cash", "due"),
            window=Window(opens="camp", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "the restaurant knows": p.mail_to(JACARANDA, says=(its.TOTAL, its.HIGH), avoids=(its.OTHERS,)),
        "the list is true": p.note_changed("list", keeps=False, text=Where(_true, "who comes"), title=("Lunch",)),
        "Simba knows": p.told(SIMBA, says=(any_of(its.EIGHT, its.SEVEN),), avoids=(its.OTHERS,)),
        "the reminder is off": p.reminder_off("due"),
    }

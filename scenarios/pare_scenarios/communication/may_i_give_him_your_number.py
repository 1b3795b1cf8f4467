"""Hendrik would take an apprentice, and my niece looks for a place."""

from pare.expect import Either, as_is
from pare.phrases import Phrase, address, number, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import may_i_give_him_your_number as its

ADAEZE = Person(
    "Adaeze Nwosu", "+31 6 5550 2510", "adaeze.nwosu@example.com",
    about="51, vet for horses and cows around Utrecht; her niece Ifeoma, 19, lives in Almere and is good with horses.",
    goal="The two should get to know each other, but only as both like it: she says yes first, and nobody rings "
    "anybody. I promise nothing in Hendrik's name. Then the old reminder may go.",
)  # fmt: skip
IFEOMA = Person("Ifeoma Nwosu", "+31 6 5550 2511", "ifeoma.nwosu@example.org")
HENDRIK = Person("Hendrik Bakker", "+31 6 5550 2512", "hendrik@bakker-farrier.test")
SASKIA = Person("Saskia Visser", "+31 6 5550 2513", "saskia.visser@example.org")


def asked() -> Either:
    """Ifeoma is asked whether she may be introduced, and is not given his number."""
    return p.told(IFEOMA, says=(its.HIM, as_is(its.MAY_I)), avoids=(as_is(number(HENDRIK.number)), its.RINGING))


def mailed(*people: Person, says: tuple[Phrase, ...]) -> Either:
    """After her yes a mail went to these people, without her number and without promises."""
    return p.since(
        "yes", p.mail_to(*people, says=says, avoids=(as_is(number(IFEOMA.number)), its.RINGING, its.PROMISED))
    )


class MayIGiveHimYourNumber(Scenario):
    """Hendrik would take an apprentice, and my niece looks for a place."""

    id, domain, difficulty = "may-i-give-him-your-number", "communication", "medium"
    distractor = "To send Hendrik her number at once, or her his, with a 'just ring him'."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (Messaging, EmailApp, Contacts, Reminders)
    starts, zone, user, turns = "2027-06-02 18:55", "Europe/Amsterdam", ADAEZE, 14

    def world(self, phone: Phone) -> None:
        phone.name("hendrik", w.card(phone, HENDRIK, organisation="Bakker Farriers",
                                     note="Shoes everything from Shire to donkey. Mail: on Sundays."))  # fmt: skip
        w.card(phone, IFEOMA, relation="niece")
        w.card(phone, SASKIA, organisation="Stables at the Vecht")
        w.chat(phone, [HENDRIK], [
            ("2027-04-18 17:05", "Hendrik", "The grey mare stands again. Do you know a young person who is not afraid "
             "of hooves? Mine have all become bakers."),
            ("2027-04-18 17:20", "me", "Perhaps. My niece was at the farrier school and has been quiet since."),
            ("2027-04-18 17:26", "Hendrik", "If she is serious, put us in touch. But ask her first, I hate cold calls, "
             "given or got. A few honest lines will do."),
        ])  # fmt: skip
        phone.name("condition", w.said(phone, "ask her first"))
        phone.name("open", w.remind(phone, "Hendrik and Ifeoma?", on="People",
                                    notes="Tick off once they know of each other"))  # fmt: skip
        w.mail(phone, "2027-03-14 20:00", IFEOMA, "Open day", "Auntie, I have held a hammer that weighs more than my "
               "bag. Let me think.")  # fmt: skip
        w.everyday(phone, about=("dog", "hiking"), work="Vets at the Kromme Rijn",
                   avoid=("Hendrik", "farrier", "apprentice", "exam", "school"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "19:00", "search", IFEOMA, "I know what I want", "Auntie, I went to the farrier school "
                     "for two days and I want exactly that and nothing else. I have written to nine smiths. Nobody "
                     "takes an apprentice, or nobody answers. Do I need longer arms?")  # fmt: skip
        w.text_comes(story, (asked(), "4m"), "yes", IFEOMA, "YES please, tell him about me! But by mail, not by phone, "
                     "on the phone I sound like twelve. And not before my exam is over, on Tuesday the "
                     "15th.")  # fmt: skip

    needs = (
        Need(
            "Ask Ifeoma whether she may be introduced to Hendrik, who would take an apprentice.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("search", "condition"),
            window=Window(opens="search"),
        ),
        Need(
            "Introduce Ifeoma and Hendrik to each other by mail, to be in touch by mail and after 15 June.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("delete",),
            evidence=("yes", "open", "hendrik"),
            window=Window(opens="yes"),
        ),
    )  # fmt: skip

    must = {
        "Ifeoma is asked": asked(),
        "Hendrik knows who she is, how and when she can be written to": p.either(
            mailed(HENDRIK, IFEOMA, says=(its.HER, its.BY_MAIL, its.AFTER_EXAM)),
            mailed(HENDRIK, says=(its.HER, its.BY_MAIL, its.AFTER_EXAM, address(IFEOMA.email))),
        ),
        "and Ifeoma knows of it": p.either(
            mailed(HENDRIK, IFEOMA, says=(its.HER, its.BY_MAIL, its.AFTER_EXAM)),
            mailed(IFEOMA, says=(its.HIM,)),
            p.since("yes", p.message_to(IFEOMA, says=(its.HIM,), avoids=(its.RINGING, its.PROMISED))),
        ),
        "the reminder is done": p.reminder_off("open"),
    }
    allowed = (
        p.since("yes", p.told(IFEOMA, avoids=(its.RINGING, its.PROMISED))),
        p.since("yes", p.message_to(HENDRIK, says=(words("mail", "email"),),
                                    avoids=(as_is(number(IFEOMA.number)), its.RINGING, its.PROMISED))),
    )  # fmt: skip

"""Hendrik would take an apprentice, and my niece looks for a place."""

from datetime import date

from pare.expect import Either, as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import Phrase, address, any_of, day, number, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import unless

TODAY, EXAM, AFTER = date(2027, 6, 2), date(2027, 6, 15), date(2027, 6, 16)
ADAEZE = Person(
    "Adaeze Nwosu", "+31 6 5550 2510", "adaeze.nwosu@example.com",
    about="51, vet for horses and cows around Utrecht; her niece Ifeoma, 19, lives in Almere and is good with horses.",
    goal="The two should get to know each other, but only as both like it: she says yes first, and nobody rings "
    "anybody. I promise nothing in Hendrik's name. Then the old reminder may go.",
)  # fmt: skip
IFEOMA = Person("Ifeoma Nwosu", "+31 6 5550 2511", "ifeoma.nwosu@example.org")
HENDRIK = Person("Hendrik Bakker", "+31 6 5550 2512", "hendrik@bakker-farrier.test")
SASKIA = Person("Saskia Visser", "+31 6 5550 2513", "saskia.visser@example.org")

HIM = any_of(person("Hendrik Bakker"), words("farrier", "blacksmith", "somebody who", "someone who"))
HER = any_of(person("Ifeoma Nwosu"), words("niece"))
MAY_I = words("introduc*", "touch", "contact*", "connect*", "your name", "your mail", "your email", "your address",
              "write to", "tell him", "give him", "pass on", "interest*", "okay", "ok", "fine", "like me", "want me",
              "shall I", "may I", "can I", "meet", "know each other")  # fmt: skip
RINGING = unless(
    words("just ring", "ring him", "call him", "phone him", "ring her", "call her", "phone her", "give him a call",
          "give her a call", "ring each other"),
    "not", "don't", "rather than", "instead", "hates", "prefers",
)  # fmt: skip
PROMISED = words("has a place for you", "takes you", "will take you", "you have the place", "you are hired", "he pays",
                 "will pay", "salary", "start with you")  # fmt: skip
AFTER_EXAM = any_of(as_is(day(EXAM, weekday=False)), as_is(day(AFTER, weekday=False)), words("exam", "examination"))
BY_MAIL = any_of(words("mail", "email", "e-mail", "write", "writing", "written"), address(IFEOMA.email))


def asked() -> Either:
    """Ifeoma is asked whether she may be introduced, and is not given his number."""
    return p.told(IFEOMA, says=(HIM, as_is(MAY_I)), avoids=(as_is(number(HENDRIK.number)), RINGING))


def mailed(*people: Person, says: tuple[Phrase, ...]) -> Either:
    """After her yes a mail went to these people, without her number and without promises."""
    return p.since("yes", p.mail_to(*people, says=says, avoids=(as_is(number(IFEOMA.number)), RINGING, PROMISED)))


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
            slots={
                "Ifeoma": HER,
                "Hendrik": person("Hendrik Bakker", aliases=("the farrier",)),
                "that she is asked": words("ask", "asking", "whether", "if she", "permission", "her okay",
                                           "her consent", "check with her", "check with Ifeoma"),
            },
            avoids={
                "who is asked": any_of(RINGING, unless(
                    words("number", "tell Hendrik", "write to Hendrik", "message Hendrik", "mail Hendrik", "both"),
                    "ask*", "whether", "if she")),
                "what is certain": words("tell her already"),
            },
            evidence=("search", "condition"),
            window=Window(opens="search"),
        ),
        Need(
            "Introduce Ifeoma and Hendrik to each other by mail, to be in touch by mail and after 15 June.",
            slots={
                "Ifeoma": HER,
                "Hendrik": person("Hendrik Bakker", aliases=("the farrier",)),
                "by mail": words("mail", "email", "e-mail", "mailing", "emailing"),
                "after her exam": any_of(AFTER_EXAM, words("after the 15th", "15th")),
                "the reminder": words("reminder", "tick*", "complete", "done", "close", "check* off", "mark*"),
            },
            avoids={
                "by mail": any_of(RINGING, words("her number", "Ifeoma's number", "phone number")),
                "when": words("write to her this week", "this week already", "before her exam", "ring her this week"),
            },
            doings=("delete",),
            evidence=("yes", "open", "hendrik"),
            window=Window(opens="yes"),
        ),
    )  # fmt: skip

    must = {
        "Ifeoma is asked": asked(),
        "Hendrik knows who she is, how and when she can be written to": p.either(
            mailed(HENDRIK, IFEOMA, says=(HER, BY_MAIL, AFTER_EXAM)),
            mailed(HENDRIK, says=(HER, BY_MAIL, AFTER_EXAM, address(IFEOMA.email))),
        ),
        "and Ifeoma knows of it": p.either(
            mailed(HENDRIK, IFEOMA, says=(HER, BY_MAIL, AFTER_EXAM)),
            mailed(IFEOMA, says=(HIM,)),
            p.since("yes", p.message_to(IFEOMA, says=(HIM,), avoids=(RINGING, PROMISED))),
        ),
        "the reminder is done": p.reminder_off("open"),
    }
    allowed = (
        p.since("yes", p.told(IFEOMA, avoids=(RINGING, PROMISED))),
        p.since("yes", p.message_to(HENDRIK, says=(words("mail", "email"),),
                                    avoids=(as_is(number(IFEOMA.number)), RINGING, PROMISED))),
    )  # fmt: skip

    _ask = w.answer("search", "Your arms are long enough! I know Hendrik, a farrier near Utrecht who looks for a young "
                    "person. May I introduce you to him?")  # fmt: skip
    _meet = do(EmailApp.send_email, to=[HENDRIK.email, IFEOMA.email], subject="Hooves", body="Dear Hendrik, this is my "
               "niece Ifeoma, 19, who wants to be a farrier after two days at the school. Ifeoma, this is Hendrik, who "
               "shoes all that I treat. Please get in touch here, by mail, once her exam on 15 June is "
               "over.")  # fmt: skip
    _tick = do(Reminders.complete_reminder, reminder_id=the("open"))

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("search")), do(Messaging.search_messages, text="touch"),
                do(Reminders.list_reminders, text="Hendrik"), do(Contacts.find_contacts, text="Hendrik"),
            ),
            says="Hendrik told you in April that he would take a young person, but wants her asked first. Shall I ask "
            "Ifeoma whether you may introduce her to him?",
            calls=(_ask,),
            reports="I have asked Ifeoma.",
        ),
        Stage(
            says="Ifeoma says yes, by mail only and after her exam on 15 June. Shall I write one mail to her and "
            "Hendrik that introduces them, says just that, and tick off the reminder?",
            calls=(_meet, _tick),
            reports="They know of each other, and the reminder is done.",
        ),
    )  # fmt: skip

    wrong = {
        "her number to Hendrik": (
            (_ask,),
            (w.write_to(HENDRIK, "My niece", "Ifeoma wants to be a farrier. Write her a mail or ring +31 6 5550 2511, "
                        "after her exam on 15 June: ifeoma.nwosu@example.org"),
             w.tell(IFEOMA, "Hendrik knows of you."), _tick),
        ),
        "just ring him": (
            (w.tell(IFEOMA, f"Just ring Hendrik, a farrier I know: {HENDRIK.number}. Shall I tell him?"),), (_tick,),
        ),
        "without asking her": ((w.tell(SASKIA, "May I introduce Ifeoma to Hendrik?"), _meet), (_tick,)),
        "nothing about the exam": (
            (_ask,),
            (do(EmailApp.send_email, to=[HENDRIK.email, IFEOMA.email], subject="Hooves", body="Hendrik, this is my "
                "niece Ifeoma, who wants to be a farrier. Ifeoma, this is Hendrik. Do write to each other "
                "soon!"), _tick),
        ),
        "the reminder stays": ((_ask,), (_meet,)),
        "a place is promised": (
            (_ask,),
            (w.write_to(HENDRIK, "Ifeoma", "My niece Ifeoma (ifeoma.nwosu@example.org), by mail after 15 June."),
             w.tell(IFEOMA, "Hendrik will take you as his apprentice!"), _tick),
        ),
    }  # fmt: skip
    ways = {
        "asked by message, then two mails": (
            (w.tell(IFEOMA, "I might know a farrier. Would you like me to put you in touch with him? He is called "
                            "Hendrik."),),
            (_tick,
             w.write_to(HENDRIK, "My niece", "Dear Hendrik, I have asked her: Ifeoma is 19, was at the farrier school "
                        "and is serious. She would like a mail, not a call, after her exam: ifeoma.nwosu@example.org"),
             w.write_to(IFEOMA, "Hendrik", f"He has your address now, and you have his: {HENDRIK.email}.")),
        ),
        "one mail, and a message that it is there": (
            (w.write_to(IFEOMA, "A farrier", "Hendrik Bakker asked me for a young person in April. Shall I tell him of "
                        "you?"),),
            (do(EmailApp.send_email, to=["Ifeoma Nwosu"], cc=["Hendrik Bakker"], subject="You two", body="Ifeoma, meet "
                "Hendrik, the farrier. Hendrik, Ifeoma is my niece and wants to learn your trade. Please write, do not "
                "ring, and let her first have her exam (15 June)."),
             w.tell(HENDRIK, "There is a mail of mine for you, it need not wait for Sunday."),
             do(Reminders.delete_reminder, reminder_id=the("open"))),
        ),
    }  # fmt: skip

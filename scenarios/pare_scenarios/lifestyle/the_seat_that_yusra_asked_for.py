"""Ines cannot come to the concert, and somebody wished for a seat in March."""

from pare.expect import as_is, changed, either, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following
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
_CONCERT = words("concert", "seat", "ticket", "oud", "Friday", "evening")
_OLD_NAME, _NEW_NAME = person("Ines Hassani"), words("Yusra Warsame", "Warsame, Yusra")
_NAMES = (as_is(_OLD_NAME), _NEW_NAME, RENAMES)
_NOT = (
    words("Khalil", "refund", "cancel*", "one more", "another ticket", "additional", "besides", "place of Nadia",
          "instead of Nadia", "place of Yusra", "instead of Yusra"),
    following("from", _NEW_NAME, "to", as_is(_OLD_NAME)),
    following("replac*", _NEW_NAME, words("with", "by"), as_is(_OLD_NAME)),
)  # fmt: skip
_NOT_SOLD = words(
    "with Omar", "with Karim", "with Salma", "taken", "given away", "sell", "dinars", "TND", "for money", "pay me"
)


def text(whom: str, words: str) -> Do:
    """A message to somebody, or to a group."""
    return do(Messaging.send_message, to=[whom], text=words)


def answer(body: str) -> Do:
    """The answer to the box office's mail."""
    return do(EmailApp.reply_email, email_id=the("rules"), body=body)


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
            slots={
                "Yusra": person("Yusra Khalil"),
                "the seat": words("seat", "ticket", "concert", "oud", "place"),
                "that it is offered": words("offer*", "ask*", "giv*", "invit*", "hers", "pass*", "let Yusra",
                                            "tell Yusra", "message Yusra", "text Yusra", "write to Yusra"),
            },
            avoids={
                "whom": any_of(person("Omar Rahman"), person("Salma Mahmoud"), words(
                    "offer it to Karim", "offer Karim", "ask Karim", "Karim first", "ask Yusra and Karim",
                    "to Yusra and Karim", "message Yusra and Karim", "ask Karim and Yusra", "Yusra or Karim",
                    "Karim or Yusra", "ask the group", "to the group", "in the group who", "group Book evening",
                    "ask Book evening", "to Book evening", "in Book evening",
                )),
                "that it is a gift": words("sell", "for sale", "charge her"),
            },
            doings=("invite",),
            evidence=("out", "wish", "settled", "rules", "evening"),
            window=Window(opens="out", closes="2027-04-22 20:30"),
        ),
        Need(
            "Ask the box office to put Yusra Warsame in place of Ines Hassani.",
            slots={
                "the box office": words("box office", "boxoffice", "Jasmine Hall", "the hall", "ticket office",
                                        "organiser*", "venue", "theatre"),
                "Yusra": any_of(person("Yusra Warsame"), words("her name")),
                "the name": words("name*", "rename", "in place of", "instead of Ines", "transfer*", "rewrite",
                                  "replac*", "chang*", "ticket", "holder", "made out"),
            },
            avoids={
                "the name": words("Yusra Khalil", "to Khalil"),
                "whose name": words("Nadia's name", "place of Nadia", "instead of Nadia", "Nadia's ticket"),
                "the ticket": words("refund", "new ticket"),
            },
            evidence=("yes", "rules"),
            window=Window(opens="yes", closes="2027-04-22 20:30"),
        ),
    )  # fmt: skip

    must = {
        "Yusra was offered the seat": p.told(YUSRA, says=(_CONCERT, OFFERS), avoids=(_NOT_SOLD,)),
        "the ticket gets the name on her card": p.since(
            "yes",
            either(
                *p.mail_to(HALL, says=(*_NAMES, code("JH-4471")), avoids=_NOT).options,
                *p.mail_to(HALL, says=_NAMES, avoids=_NOT, subject=(code("JH-4471"),)).options,
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

    _offer = text("Yusra Khalil", "Ines cannot come to the oud night on Friday. Would you like her seat? It is yours.")
    _rename = answer("Order JH-4471: please put Yusra Warsame in place of Ines Hassani, seat 15. Nadia Mahmoud")

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="seat"), do(Messaging.search_messages, text="think of me"),
                do(EmailApp.search_emails, text="oud"), do(Calendar.search_events, query="oud"),
            ),
            says="Ines cannot come on Friday. In March Yusra was the first to ask for a spare seat, and Karim has one "
            "by now. Shall I offer Ines's seat to Yusra?",
            calls=(_offer,),
            reports="I have asked Yusra.",
        ),
        Stage(
            reads=(do(EmailApp.read_attachment, email_id=the("rules"), name=TICKETS.name),),
            says="Yusra says yes. Shall I ask the box office to change the name from Ines Hassani to Yusra Warsame?",
            calls=(_rename,),
            reports="The box office has the new name.",
        ),
    )  # fmt: skip

    wrong = {
        "Karim is asked as well": ((_offer, text("Karim Haddad", "Would you like Ines's seat?")), (_rename,)),
        "the group is asked": ((text("Book evening", "Who would like Ines's seat on Friday?"),), (_rename,)),
        "the name in the contacts": ((_offer,), (answer("JH-4471: Yusra Khalil in place of Ines Hassani, please."),)),
        "before she has answered": ((_offer, _rename), ()),
        "for money": ((text("Yusra Khalil", "Ines's seat on Friday is free, 40 dinars?"),), (_rename,)),
        "the box office hears nothing": ((_offer,), (text("Yusra Khalil", "See you!"),)),
    }
    ways = {
        "by mail, Ines and the calendar too": (
            (do(EmailApp.send_email, to=[YUSRA.email], subject="Friday", body="You asked in March: a seat is free!"),),
            (
                do(EmailApp.send_email, to=[HALL.email], subject="Change of name, JH-4471", body="Ines Hassani is "
                   "replaced by Yusra Warsame."),
                text(INES.number, "Yusra takes your seat. All the best to your mother!"),
                do(Calendar.update_event, event_id=the("evening"), title="Oud night with Yusra"),
            ),
        ),
        "and a word to her afterwards": (
            (_offer,),
            (_rename, text(YUSRA.number, "The box office has your name. Friday, quarter past.")),
        ),
    }  # fmt: skip

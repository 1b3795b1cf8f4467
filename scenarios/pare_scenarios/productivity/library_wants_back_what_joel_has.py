"""The library recalls a book and I lent it on."""

from datetime import date

from pare.expect import mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import Phrase, any_of, count, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

TODAY = date(2027, 3, 1)
IMANI = Person(
    "Imani Quist", "+1 876 555 0101", "imani.quist@example.org",
    about="33, works in a call centre in Kingston and studies history in the evening.",
    goal="Salt Ledger must be back by the 8th without a fine, so I need it from Joel and must know when it comes. The "
    "other two I still read, they should be renewed tonight.",
)  # fmt: skip
JOEL = Person("Joel Mensah", "+1 876 555 0112", "joel.mensah@example.com")
PRIYA = Person("Priya Ramos", "+1 876 555 0123", "priya.ramos@example.com")
LIBRARY = Person("Crossroads Library", email="desk@crossroads-library.test")

_SALT, _OTHERS = words("Salt Ledger"), (words("Footpaths", "Maroon Footpaths"), words("Port", "A Port Remembers"))
_TWO = any_of(count(*_OTHERS, at_least=2), words("other two", "two others", "both others", "other books", "2 others",
    "the two", "remaining two", "both other", "other ones"))  # fmt: skip
_RENEW = words("renew*", "extend*", "extension", "prolong*", "keep")
_SALT_RENEWED = any_of(following(_RENEW, _SALT, within=2), words("renew all", "all three", "renew my three books"))
_BACK_BY = any_of(*(day(date(2027, 3, at), today=TODAY) for at in (6, 7, 8)))
_IN_TIME = p.Between("2027-03-05 17:00", "2027-03-08 16:30")
_BOOK: Phrase = any_of(_SALT, words("recalled book", "the book", "library book", "book"))
_ASKS = words("back", "return*", "bring", "need", "recall*", "give", "drop", "have", "get", "collect", "fetch", "pick*")
_PAYS = words("I will pay", "I'll pay", "pay the fine", "charge me", "fine is fine")


def joel(text: str) -> Do:
    """A message to Joel."""
    return w.tell(JOEL, text)


class LibraryWantsBackWhatJoelHas(Scenario):
    """The library recalls a book and I lent it on."""

    id, domain, difficulty = "library-wants-back-what-joel-has", "productivity", "medium"
    distractor = "Priya, who has a book too, but another; the one reminder for all three books, moved to the new date."
    capabilities = ("goal inference", "intervention timing")
    apps = (EmailApp, Notes, Messaging, Reminders)
    starts, zone = "2027-03-01 09:50", "America/Jamaica"
    user, turns = IMANI, 14

    def world(self, phone: Phone) -> None:
        phone.name("lent", w.note(phone, "Lent", "To Joel: Salt Ledger (the library's)\nTo Priya: Harbour Lives "
            "(mine)\nTo Mum: the good umbrella", at="2027-02-20 18:00", folder="Home"))  # fmt: skip
        w.note(phone, "Essay: free villages", "Maroon Footpaths, chapters 2 to 5. A Port Remembers for the harbour "
               "wages. Joel has read neither.", at="2027-02-27 21:10", folder="Evening class")  # fmt: skip
        phone.name("three", w.remind(phone, "Library books back", "2027-03-15 12:00", "Evening class",
            notes="Salt Ledger, Maroon Footpaths, A Port Remembers"))  # fmt: skip
        w.remind(phone, "Essay outline to the tutor", "2027-03-10 18:00", "Evening class")
        phone.name("rules", w.mail(phone, "2026-09-14 09:30", LIBRARY, "Welcome, and our rules", "Three weeks for each "
            "book. A recalled one comes back within seven days and cannot be renewed; every day after that costs 200 "
            "dollars. Open Monday to Saturday, ten to half past four."))  # fmt: skip
        w.mail(phone, "2027-02-22 10:05", LIBRARY, "Your loans", "On loan until Monday 15 March: Salt Ledger, Maroon "
               "Footpaths, A Port Remembers.")  # fmt: skip
        w.chat(phone, [JOEL], [
            ("2027-02-20 17:31", "Joel", "Thanks for the ledger! Page 40 already, those planters could not add up."),
            ("2027-02-20 17:45", "me", "Nor could the library clerk who stamped it. Enjoy."),
        ])  # fmt: skip
        w.chat(phone, [PRIYA], [
            ("2027-02-25 12:10", "Priya", "Your book about the harbour is so sad. I read it very slowly, may I?"),
            ("2027-02-25 12:30", "me", "Keep it as long as you like."),
        ])  # fmt: skip
        w.everyday(phone, about=("choir", "local history"), work="Palisade Call Centre",
                   avoid=("library", "book", "lent", "renew", "loan", "ledger"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "recall", LIBRARY, "Recall: Salt Ledger", "Another reader waits for Salt Ledger, "
            "so please bring it back by Monday 8 March. Your two others may stay with you until Monday 29 March if you "
            "answer this mail by eight tonight; we do it by hand.")  # fmt: skip
        w.text_comes(story, (p.told(JOEL), "6m"), "away", JOEL, "Oh! It lies at home, and I am in Negril with my aunt "
            "till Thursday. I put it through your door on Friday after work, promise.")  # fmt: skip

    needs = (
        Need(
            "Ask Joel for Salt Ledger, and have the library renew the other two tonight.",
            slots={
                "Joel": person(JOEL.name),
                "what he has": _BOOK,
                "renewing": _RENEW,
                "the other two": _TWO,
            },
            avoids={
                "who has it": words("ask Priya", "tell Priya", "message Priya", "from Priya", "Priya for"),
                "what is renewed": _SALT_RENEWED,
            },
            evidence=("recall", "lent", "rules"),
            window=Window(opens="recall", closes="20:00"),
        ),
        Need(
            "Remember to take Salt Ledger back on the weekend or on Monday 8 March, besides the reminder for the rest.",
            slots={
                "a reminder": words("remind*", "to-do"),
                "the book": _BOOK,
                "the day": _BACK_BY,
            },
            avoids={
                "what stays": words("all three books", "for all books", "move your library reminder to 8",
                                    "move the library reminder to 8", "instead of the 15th"),
            },
            evidence=("away", "three"),
            window=Window(opens="away", closes="2027-03-05 17:00"),
        ),
    )  # fmt: skip

    must = {
        "Joel knows that it is wanted back": p.told(JOEL, says=(_BOOK, _ASKS), avoids=(words("Harbour Lives"),)),
        "the other two are renewed": p.mail_to(LIBRARY, says=(_RENEW, _TWO), avoids=(_SALT_RENEWED, _PAYS)),
        "she is reminded of Salt Ledger": p.reminder(_IN_TIME, title=(any_of(_SALT, words("recalled book", "Joel")),)),
    }
    allowed = (
        p.since("away", p.told(JOEL, avoids=(_PAYS,))),
        p.put_off("three", p.Between("2027-03-22 00:00", "2027-03-29 16:30"), notes=mentions()),
    )

    _renewed = w.answer("recall", "Please renew the other two, Maroon Footpaths and A Port Remembers. Imani Quist")
    _asked = joel("Joel, the library wants Salt Ledger back by Monday 8 March. When can I have it?")
    _reminder = w.set_reminder("Salt Ledger back to the library", "2027-03-06 11:00")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("recall")), do(EmailApp.read_email, email_id=the("rules")),
                do(Notes.list_notes, text="Salt Ledger"), do(Notes.read_note, note_id=the("lent")),
            ),
            says="The library recalls Salt Ledger for Monday, and by your note Joel has it. Shall I ask Joel for the "
            "book, and answer the library that it may renew your other two?",
            calls=(_asked, _renewed),
            reports="Joel is asked, and the library has your answer.",
        ),
        Stage(
            reads=(do(Messaging.search_messages, text="Negril"), do(Reminders.list_reminders, text="library")),
            says="Joel brings the book on Friday evening. Shall I set a reminder to take Salt Ledger back on Saturday "
            "6 March at eleven, and leave the one of the 15th as it is?",
            calls=(_reminder,),
            reports="You are reminded on Saturday.",
        ),
    )  # fmt: skip

    wrong = {
        "Priya is asked": (
            (w.tell(PRIYA, "Could I have the library book back?"), _renewed), (_reminder,),
        ),
        "all three renewed": ((_asked, w.answer("recall", "Please renew all three.")), (_reminder,)),
        "nothing renewed": ((_asked,), (_reminder,)),
        "the reminder of all three moved": ((_asked, _renewed), (w.put_off("three", "2027-03-06 11:00"),)),
        "reminded before he is back": (
            (_asked, _renewed), (w.set_reminder("Salt Ledger back to the library", "2027-03-03 11:00"),),
        ),
        "the note says it is back": (
            (_asked, _renewed),
            (_reminder, do(Notes.write_note, note_id=the("lent"), text="To Priya: Harbour Lives", how="replace")),
        ),
    }  # fmt: skip
    ways = {
        "by mail, reminded on Monday": (
            (
                w.write_to(JOEL, "Salt Ledger", "Salt Ledger is recalled! Could you bring it this week?"),
                w.write_to(LIBRARY, "Renewal", "Maroon Footpaths and A Port Remembers, please extend both. I. Quist"),
            ),
            (w.set_reminder("Return the recalled book", "2027-03-08 10:00"),),
        ),
        "with thanks, the rest until the 29th": (
            (_renewed, joel("Do you still have my library book? They need it by the 8th.")),
            (
                w.set_reminder("Salt Ledger", "2027-03-07 18:00", notes="Due on Monday, or 200 dollars a day"),
                joel("Perfect, thank you."),
                do(Reminders.update_reminder, reminder_id=the("three"), due="2027-03-29 12:00",
                   notes="Maroon Footpaths, A Port Remembers"),
            ),
        ),
    }  # fmt: skip

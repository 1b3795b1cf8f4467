"""The library recalls a book and I lent it on."""

from pare.expect import mentions
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import library_wants_back_what_joel_has as its

IMANI = Person(
    "Imani Quist", "+1 876 555 0101", "imani.quist@example.org",
    about="33, works in a call centre in Kingston and studies history in the evening.",
    goal="Salt Ledger must be back by the 8th without a fine, so I need it from Joel and must know when it comes. The "
    "other two I still read, they should be renewed tonight.",
)  # fmt: skip
JOEL = Person("Joel Mensah", "+1 876 555 0112", "joel.mensah@example.com")
PRIYA = Person("Priya Ramos", "+1 876 555 0123", "priya.ramos@example.com")
LIBRARY = Person("Crossroads Library", email="desk@crossroads-library.test")
_IN_TIME = p.Between("2027-03-05 17:00", "2027-03-08 16:30")


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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("recall", "lent", "rules"),
            window=Window(opens="recall", closes="20:00"),
        ),
        Need(
            "Remember to take Salt Ledger back on the weekend or on Monday 8 March, besides the reminder for the rest.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("away", "three"),
            window=Window(opens="away", closes="2027-03-05 17:00"),
        ),
    )  # fmt: skip

    must = {
        "Joel knows that it is wanted back": p.told(JOEL, says=(its.BOOK, its.ASKS), avoids=(words("Harbour Lives"),)),
        "the other two are renewed": p.mail_to(LIBRARY, says=(its.RENEW, its.TWO), avoids=(its.SALT_RENEWED, its.PAYS)),
        "she is reminded of Salt Ledger": p.reminder(
            _IN_TIME, title=(any_of(its.SALT, words("recalled book", "Joel")),)
        ),
    }
    allowed = (
        p.since("away", p.told(JOEL, avoids=(its.PAYS,))),
        p.put_off("three", p.Between("2027-03-22 00:00", "2027-03-29 16:30"), notes=mentions()),
    )

"""The buyer lets the family stay, so nothing that was set up for moving is needed any more."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import we_can_stay_after_all as its

HOME, SEEN, HALL = "Pasaje del Ombú 27", "Calle Tacuara 418", "Teatro del Riachuelo"
PABLO = Person(
    "Pablo Ruiz", "+54 11 5550 0171", "pablo.ruiz@example.org",
    about="44, cellist in Buenos Aires, lives with Marta and the twins in a rented house that has been sold.",
    goal="Once it is certain, in writing and signed, the hunt for a flat shall be over: no viewing, no cab to it, no "
    "more alerts, nothing in the calendar, and Marta should hear it at once. My rides to the theatre stay.",
)  # fmt: skip
MARTA = Person("Marta Ruiz", "+54 11 5550 0182", "marta.ruiz@example.org")
FIGUEROA = Person("Rafael Figueroa", email="rafael.figueroa@example.com")
LAWYER = Person("Dr Lidia Salazar", email="office@salazar-law.test")
AGENT = Person("Silvia Arroyo", email="arroyo@riverside-lettings.test")
PAPER = w.file(
    "addendum_ombu_27.pdf",
    "Addendum to the lease of Pasaje del Ombú 27. The buyer, Antonio Aguirre, takes the place of the landlord on 1 "
    "December 2027. Rent: 880,000 pesos a month, as before. The lease has no end date. Signed: Pablo and Marta Ruiz, "
    "4 November 2027. Antonio Aguirre, 10 November 2027.",
)


class WeCanStayAfterAll(Scenario):
    """The house is sold but we may stay, so the flat hunt can stop."""

    id, domain, difficulty = "we-can-stay-after-all", "lifestyle", "medium"
    distractor = "The first mail only says perhaps; and not all cabs of the week go to flats."
    capabilities = ("goal inference", "intervention timing")
    apps = (EmailApp, Apartments, Cab, Calendar, Messaging)
    starts, zone, user = "2027-11-10 10:55", "America/Argentina/Buenos_Aires", PABLO

    def world(self, phone: Phone) -> None:
        seen = w.flat(phone, SEEN, 950000, city="Buenos Aires", rooms=4, size_m2=92, agent=AGENT.name,
                      agent_email=AGENT.email)  # fmt: skip
        phone.name("flat", seen)
        phone.name("viewing", w.viewing(phone, seen, "2027-11-12 18:00"))
        w.saved_flat(phone, seen, "Small, and the twins would share. But the school is near.")
        phone.name("search", w.search(phone, "Four rooms near the school", districts=("Barracas",), min_rooms=4))
        w.saved_place(phone, "Home", HOME)
        phone.name("cab", w.ride(phone, "2027-11-12 17:30", HOME, SEEN, seats=4, free_until="2027-11-12 16:00"))
        phone.name("concert", w.ride(phone, "2027-11-11 18:45", HOME, HALL, note="With a cello."))
        phone.name("entry", w.booked(phone, "2027-11-12 18:00", f"See {SEEN}", until="18:45", location=SEEN,
                                     notes="Cab at 17:30, take the twins."))  # fmt: skip
        w.booked(phone, "2027-11-11 20:00", "Brahms, second evening", until="22:30", location=HALL)
        w.mail(phone, "2027-09-27 09:00", FIGUEROA, "The house", "Dear Pablo, I must sell. The buyer wants to live "
               "there himself, so please look for something from January on. It pains me.")  # fmt: skip
        w.mail(phone, "2027-11-04 22:10", PABLO.email, "If he changes his mind", "Dear Dr Salazar, should Mr Aguirre "
               "change his mind, here is your addendum with our signatures. Until his is on it we go on looking.",
               to=(LAWYER.email,))  # fmt: skip
        w.mail(phone, "2027-11-08 16:20", AGENT, f"Friday, {SEEN}", "You are expected at 18:00. If you cannot come, "
               "tell us by 16:00 that day, others are waiting.")  # fmt: skip
        w.chat(phone, [MARTA], [
            ("2027-11-07 21:30", "Marta", "Another flat without a tree. I would do anything to stay where we are."),
            ("2027-11-07 21:34", "me", "So would I. We look at Tacuara on Friday, then we breathe."),
            ("2027-11-09 08:02", "Marta", "The twins have hidden the estate agent's card. I let them."),
        ])  # fmt: skip
        phone.name("wish", w.said(phone, "I would do anything"))
        w.everyday(phone, about=("music", "cooking"), work="Riachuelo Orchestra",
                   avoid=("Tacuara", "Ombú", "lease", "viewing", "stay", "addendum"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:00", "perhaps", FIGUEROA, "Something may be moving", "Dear Pablo, it is sold as of "
                     "this morning. Mr Aguirre said on the stairs that he might keep you after all, since his wife "
                     "does not like the kitchen. Nothing is certain!")  # fmt: skip
        w.mail_comes(story, "11:12", "signed", LAWYER, "Pasaje del Ombú 27: addendum", "Dear Mr Ruiz, Mr Aguirre has "
                     "come to us straight from the notary. The paper that you sent us is attached, now complete.",
                     PAPER)  # fmt: skip

    needs = (
        Need(
            "Call off the viewing and its cab, stop the alerts and tell Marta that they can stay.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("perhaps", "signed", "search", "cab", "wish", "entry"),
            window=Window(opens="signed", closes="2027-11-12 16:00"),
        ),
    )  # fmt: skip

    must = {
        "the viewing is off": p.viewing_cancelled("viewing"),
        "so is its cab": p.ride_cancelled("cab"),
        "no more alerts": p.search_off("search"),
        "Friday is free again": p.cancelled("entry"),
        "Marta knows": p.told(MARTA, says=(its.STAY,), avoids=("perhaps", "maybe", "might", "not certain")),
    }
    _sorry = (words("cancel*", "sorry", "not come", "stay*", "thank*", "no longer", "off"),)
    allowed = (p.flat_unsaved("flat"), p.agent_told("flat", says=_sorry), p.mail_to(AGENT, says=_sorry))

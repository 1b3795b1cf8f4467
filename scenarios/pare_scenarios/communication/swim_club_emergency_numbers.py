"""The swim club wants two people to ring for Anjali."""

from pare.expect import one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import paired, unless, unmixed
from pare_scenarios.sayings import OUT_OF_USE

OLD, NEW = "+44 7700 900111", "+44 7700 900188"
LANDLINE, MOBILE = "+44 116 496 0142", "+44 7700 900155"

DEEPAK = Person(
    "Deepak Menon", "+44 7700 900100", "deepak.menon@example.org",
    about="38, bus dispatcher in Leicester, married to Shalini; their daughter Anjali, 7, starts swimming on Saturday.",
    goal="The swim club should have two numbers that really work: Shalini's new one and Mrs Whitcombe's mobile. "
    "Shalini's card should have her new number too.",
)  # fmt: skip
SHALINI = Person("Shalini Menon", OLD, "shalini.menon@example.org")
SHALINI_NOW = Person("Shalini Menon", NEW)
EDITH = Person("Edith Whitcombe", LANDLINE, "edith.whitcombe@example.org")
VIKRAM = Person("Vikram Menon", "+61 491 570 156", "vikram.menon@example.org")
CLUB = Person("Otters Swim Club", email="office@otters.test")

WHOSE = paired((person("Shalini Menon"), number(NEW)), (person("Edith Whitcombe"), number(MOBILE)))
SWAPPED = unmixed((person("Shalini Menon"), number(MOBILE)), (person("Edith Whitcombe"), number(NEW)))


def answer(body: str, **more: object) -> Do:
    """The answer to the club's mail."""
    return do(EmailApp.reply_email, email_id=the("request"), body=body, **more)


def new_number(**how: object) -> Do:
    """Shalini's new number goes on her card."""
    return do(Contacts.change_detail, contact_id=the("shalini"), kind="number", new=NEW, **how)


class SwimClubEmergencyNumbers(Scenario):
    """The swim club wants two people to ring for Anjali."""

    id = "swim-club-emergency-numbers"
    domain = "communication"
    capabilities = ("context observation", "multi-app orchestration")
    difficulty = "easy"
    distractor = "The cards have a dead SIM and a dead landline, and in May the brother was named."
    apps = (EmailApp, Messaging, Contacts)
    starts, zone = "2027-09-08 12:10", "Europe/London"
    user = DEEPAK

    def world(self, phone: Phone) -> None:
        phone.name("shalini", w.card(phone, SHALINI, relation="wife", favourite=True))
        phone.name("edith", w.card(phone, EDITH, relation="neighbour", note="Number 14, has our spare key."))
        w.card(phone, VIKRAM, relation="brother", note="In Perth since June.")
        w.business(phone, "Otters Swim Club", note="Saturdays 9:00, Aylestone pool")
        w.chat(phone, [SHALINI_NOW], [
            ("2027-09-06 08:02", "Shalini", "It's me. The old SIM is dead, this one from now on!"),
            ("2027-09-06 08:05", "me", "Got it. See you tonight."),
        ])  # fmt: skip
        phone.name("new_sim", w.said(phone, "The old SIM is dead"))
        w.chat(phone, [SHALINI], [("2027-08-30 19:12", "Shalini", "Anjali has passed her seahorse badge!")])
        w.mail(phone, "2027-05-11 09:00", CLUB, "Summer course: emergency contacts",
               "Thank you, we have noted Shalini Menon and Vikram Menon for Anjali.")  # fmt: skip
        phone.name("offer", w.mail(phone, "2027-09-02 20:15", EDITH, "Anjali's swimming",
                                   "Dear Deepak, if the club needs somebody on Saturdays, put me down. I am home all "
                                   "day, and the pool is five minutes away."))  # fmt: skip
        w.everyday(phone, about=("cooking", "cycling"), work="Midland Buses",
                   avoid=("swim", "SIM", "number", "Saturday", "Anjali", "Menon"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("12:15", "request", EmailApp.receive_email, sender=CLUB.email, sender_name=CLUB.name,
                 subject="Anjali: whom do we ring on Saturdays?",
                 body="Dear parents, please reply with the name and number of two people whom we can reach during the "
                 "Saturday lesson. We start on Saturday 11 September.")  # fmt: skip
        story.at("12:40", "landline_dead", Messaging.receive_message, sender=MOBILE,
                 text="Edith Whitcombe here, from my mobile. My landline has been out of order since Sunday, so do "
                 "ring me on this number.")  # fmt: skip

    needs = (
        Need(
            "Give the swim club Shalini's new number and Mrs Whitcombe's mobile, and put Shalini's on her card.",
            slots={
                "the swim club": words("swim club", "otters", "the club"),
                "Shalini": person("Shalini Menon"),
                "her new number": any_of(number(NEW), "new number", "current number", "new SIM", "new one"),
                "Mrs Whitcombe": person("Edith Whitcombe"),
                "her mobile": any_of(number(MOBILE), "mobile", "cell*", "number she wrote from"),
                "Shalini's card": words("card", "contact*", "address book"),
            },
            avoids={
                "who can come": words("and Vikram", "or Vikram", "Vikram's number"),
                "whose number is whose": SWAPPED,
            },
            evidence=("request", "new_sim", "offer", "landline_dead"),
            window=Window(opens="landline_dead", closes="2027-09-11 09:00"),
        ),
    )

    must = {
        "the club has two numbers that work": p.mail_to(
            CLUB, says=(WHOSE,),
            avoids=[unless(fact, OUT_OF_USE) for fact in (number(OLD), number(LANDLINE), person("Vikram Menon"))],
            copies=(SHALINI,),
        ),
        "Shalini's card has her new number": p.card("shalini", numbers=p.leads(NEW, OLD)),
    }  # fmt: skip
    allowed = (p.card("edith", numbers=one_of(p.leads(MOBILE, LANDLINE), p.leads(LANDLINE, MOBILE))),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("request")),
                do(EmailApp.search_emails, text="swimming saturdays"),
                do(Messaging.search_messages, text="SIM"),
                do(Contacts.find_contacts, text="Menon"),
            ),
            says="Shall I answer the swim club with Shalini's new number and Mrs Whitcombe's mobile, since her "
            "landline is out of order, and put Shalini's new number on her card?",
            calls=(
                answer(
                    f"Dear club, please ring my wife Shalini Menon, {NEW}, or our neighbour Mrs Edith Whitcombe, "
                    f"{MOBILE}. Kind regards, Deepak Menon"
                ),
                new_number(old=OLD),
            ),
            reports="The club has both numbers, and Shalini's card is up to date.",
        ),
    )

    _numbers = f"Shalini Menon {NEW}, Edith Whitcombe {MOBILE}"

    wrong = {
        "numbers from the cards": (answer(f"Shalini Menon {OLD}, Edith Whitcombe {LANDLINE}"), new_number(old=OLD)),
        "the brother, as in May": (answer(f"Shalini Menon {NEW}, Vikram Menon {VIKRAM.number}"), new_number(old=OLD)),
        "the numbers swapped": (answer(f"Shalini Menon {MOBILE}, Edith Whitcombe {NEW}"), new_number(old=OLD)),
        "the card is forgotten": (answer(_numbers),),
        "the dead number stays in front": (answer(_numbers), new_number()),
        "told to Mrs Whitcombe": (do(Messaging.send_message, to=[MOBILE], text=_numbers), new_number(old=OLD)),
    }
    ways = {
        "a fresh mail, and both cards": (
            do(EmailApp.send_email, to=[CLUB.email], subject="Anjali Menon, Saturdays",
               body="Shalini Menon: 07700 900188. Mrs Whitcombe (mobile): 07700 900155."),
            new_number(old=OLD),
            do(Contacts.change_detail, contact_id=the("edith"), kind="number", new=MOBILE),
        ),
        "the card first, the old number kept": (
            new_number(preferred=True),
            answer(f"My wife Shalini, {NEW}, and Edith Whitcombe, {MOBILE}."),
        ),
    }  # fmt: skip

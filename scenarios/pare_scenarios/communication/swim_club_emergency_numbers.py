"""The swim club wants two people to ring for Anjali."""

from pare.expect import one_of
from pare.phrases import number, person
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import swim_club_emergency_numbers as its
from pare_scenarios.pairing import unless
from pare_scenarios.sayings import OUT_OF_USE

DEEPAK = Person(
    "Deepak Menon", "+44 7700 900100", "deepak.menon@example.org",
    about="38, bus dispatcher in Leicester, married to Shalini; their daughter Anjali, 7, starts swimming on Saturday.",
    goal="The swim club should have two numbers that really work: Shalini's new one and Mrs Whitcombe's mobile. "
    "Shalini's card should have her new number too.",
)  # fmt: skip
SHALINI = Person("Shalini Menon", its.OLD, "shalini.menon@example.org")
SHALINI_NOW = Person("Shalini Menon", its.NEW)
EDITH = Person("Edith Whitcombe", its.LANDLINE, "edith.whitcombe@example.org")
VIKRAM = Person("Vikram Menon", "+61 491 570 156", "vikram.menon@example.org")
CLUB = Person("Otters Swim Club", email="office@otters.test")


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
        story.at("12:40", "landline_dead", Messaging.receive_message, sender=its.MOBILE,
                 text="Edith Whitcombe here, from my mobile. My landline has been out of order since Sunday, so do "
                 "ring me on this number.")  # fmt: skip

    needs = (
        Need(
            "Give the swim club Shalini's new number and Mrs Whitcombe's mobile, and put Shalini's on her card.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("request", "new_sim", "offer", "landline_dead"),
            window=Window(opens="landline_dead", closes="2027-09-11 09:00"),
        ),
    )  # fmt: skip

    must = {
        "the club has two numbers that work": p.mail_to(
            CLUB, says=(its.WHOSE,),
            avoids=[unless(fact, OUT_OF_USE) for fact in (number(its.OLD), number(its.LANDLINE),
                                                          person("Vikram Menon"))],
            copies=(SHALINI,),
        ),
        "Shalini's card has her new number": p.card("shalini", numbers=p.leads(its.NEW, its.OLD)),
    }  # fmt: skip
    allowed = (p.card("edith", numbers=one_of(p.leads(its.MOBILE, its.LANDLINE), p.leads(its.LANDLINE, its.MOBILE))),)

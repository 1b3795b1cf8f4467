"""The grant office needs my rent abroad by noon."""

from datetime import date

from pare.phrases import person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.productivity.words import housing_supplement_for_the_term_abroad as its

TODAY = date(2027, 11, 25)
LEONOR = Person(
    "Leonor Tavares", "+351 912 555 601", "leonor.tavares@example.org",
    about="22, nursing student in Porto, lives with her mother; goes to Ghent for a term in February.",
    goal="Without the supplement I cannot pay the room in Ghent. The office should have everything it asks for before "
    "noon, of the room that I really have. The landlady need not be troubled with it.",
)  # fmt: skip
OFFICE = Person("Joana Pinho", email="mobility@douro-nursing.test")
SASKIA = Person("Saskia Jansen", "+32 470 55 06 12", "saskia.jansen@example.com")
WILLEM = Person("Willem Bakker", "+32 470 55 06 13", "rooms@kalander-rooms.test")


class HousingSupplementForTheTermAbroad(Scenario):
    """The grant office needs my rent abroad by noon."""

    id, domain, difficulty = "housing-supplement-for-the-term-abroad", "productivity", "medium"
    distractor = "The room at Kalanderhof 2 that she has given up, or the rent without charges."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Apartments, Notes, Reminders)
    starts, zone, user = "2027-11-25 09:20", "Europe/Lisbon", LEONOR

    def world(self, phone: Phone) -> None:
        room = phone.name("room", w.flat(
            phone, "Vlierpad 14", 430, extra_costs=85, city="Ghent", size_m2=14, furnished=True, state="let",
            description="Room on the garden side, bathroom shared with one. Charges: heating, water, internet.",
            agent=f"{SASKIA.name} (owner)", agent_email=SASKIA.email, available_from=date(2028, 1, 15)))  # fmt: skip
        other = phone.name("other", w.flat(
            phone, "Kalanderhof 2", 480, city="Ghent", size_m2=17, furnished=True, agent="Kalander Rooms",
            description="Room in a house of students, charges included.", agent_email=WILLEM.email,
            available_from=date(2028, 2, 1)))  # fmt: skip
        phone.name("mine", w.application(
            phone, room, "2027-11-02 21:10", state="accepted", moves_in=date(2028, 2, 1), moves_out=date(2028, 6, 30),
            message="For my term at the hospital school.", agent_note="Gladly! See you in February. Saskia",
            terms="The room is yours for the five months that you asked for."))  # fmt: skip
        w.application(phone, other, "2027-10-20 20:00", state="withdrawn", moves_in=date(2028, 1, 25),
                      moves_out=date(2028, 7, 15), message="I come for a term.")  # fmt: skip
        w.agent_says(phone, room, "2027-11-08 18:30", "The deposit has come, thank you. Bring slippers!")
        w.mail(phone, "2027-11-03 09:15", WILLEM, "Kalanderhof 2: a pity", "Dear Leonor Tavares, a pity that you "
               "withdraw. For 480 all in, from 25 January to 15 July, it is still yours if you say so. Willem "
               "Bakker")  # fmt: skip
        phone.name("exchange", w.note(phone, "Exchange", "Grant office: case MS-7741, Senhora Pinho\nStudent number "
                   "88412\nGhent: hospital school, ward from 7 February\nNever send bank details by mail, they have "
                   "them",
                   folder="Ghent", at="2027-10-12 18:00"))  # fmt: skip
        phone.name("supplement", w.remind(phone, "Housing supplement: answer the grant office once they write",
                                          "2027-11-29 18:00", "Ghent"))  # fmt: skip
        w.remind(phone, "European health card", "2028-01-10 10:00", "Ghent")
        w.mail(phone, "2027-10-12 17:20", OFFICE, "Your grant", "Dear Leonor, the grant is approved. About the housing "
               "supplement we write to you in November. Joana Pinho, mobility office")  # fmt: skip
        w.everyday(phone, about=("running", "baking"), avoid=("supplement", "rent", "grant", "Ghent", "landlord"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:30", "asked", OFFICE, "Housing supplement: by noon today", "Dear Leonor, the list "
                     "closes earlier than planned. By 12:00 today I need your case, the address where you will live, "
                     "the rent and from when to when. Without that there is no supplement this year, I am sorry. "
                     "Joana Pinho")  # fmt: skip
        w.mail_comes(story, "09:50", "more", OFFICE, "Re: Housing supplement: by noon today", "I forgot: the rent "
                     "with all charges a month, please, since we count those too, and the landlord's name. J. "
                     "P.")  # fmt: skip

    needs = (
        Need(
            "Send the grant office the data of the accepted room before noon, its rent with charges, and be done "
            "with it.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("asked", "more", "mine", "exchange", "supplement"),
            window=Window(opens="more", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "the office has what it asks for": p.mail_to(
            OFFICE,
            says=(its.CASE, its.STREET, its.RENT, its.FIRST, its.LAST, person(SASKIA.name)),
            avoids=(*its.OTHER, its.BANK),
        ),
        "the reminder is done": p.reminder_off("supplement"),
    }
    allowed = (p.note_changed("exchange", says=(words("supplement", "Vlierpad", "rent"),)),)

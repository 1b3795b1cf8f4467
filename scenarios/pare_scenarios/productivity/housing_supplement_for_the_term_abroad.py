"""The grant office needs my rent abroad by noon."""

from datetime import date

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, all_of, amount, any_of, code, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

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
_CASE, _STREET = code("MS-7741"), words("Vlierpad 14", "14 Vlierpad")
_RENT = any_of(amount(515), all_of(amount(430), amount(85)))
_FIRST, _LAST = day(date(2028, 2, 1), weekday=False), day(date(2028, 6, 30), weekday=False)
_OTHER = (words("Kalanderhof", "Bakker", "Willem"), amount(480))
_BANK = words("IBAN", "bank account", "account number")


def answer(body: str, to: str = "more") -> Do:
    """What the office asks for."""
    return w.answer(to, body)


DONE = do(Reminders.complete_reminder, reminder_id=the("supplement"))


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
            slots={
                "the grant office": any_of(person("Joana Pinho"), words("grant office", "mobility", "office", "Pinho")),
                "the room": any_of(affirms(_STREET), words("Vlierpad", "room you have", "accepted room", "Saskia")),
                "the rent with charges": any_of(_RENT, words("with charges", "including charges", "with all charges",
                                                             "charges included", "incl charges")),
                "the dates": any_of(amid(any_of(_FIRST, _LAST, words("dates", "five months", "period",
                    "February to June")),
                                  _FIRST, _LAST), words("February to the end of June", "until the end of June",
                                      "February until", "end of June", "term", "from February", "to June",
                                      "from when to when", "stay")),
                "whose it is": any_of(person("Saskia Jansen"), words("landlord*", "landlady*", "owner*")),
            },
            avoids={
                "which room": words("Kalanderhof 2 as", "Kalanderhof's", "room at Kalanderhof", "with Kalanderhof",
                                    "accept Kalanderhof", "give Kalanderhof"),
                "who is asked": words("ask Saskia", "message Saskia", "write to Saskia", "tell Saskia",
                                      "ask the landlady",
                                      "tell your landlady", "ask the landlord", "contact your landlady"),
                "that the bank is left out": words("bank details", "IBAN"),
                "whom to write to": words("your landlady Saskia Jansen and ask", "ask her what you pay", "ask her for"),
                "the rent": words("430 euros a month with charges", "430 with charges", "430 a month with"),
            },
            evidence=("asked", "more", "mine", "exchange", "supplement"),
            window=Window(opens="more", closes="12:00"),
        ),
    )  # fmt: skip

    must = {
        "the office has what it asks for": p.mail_to(
            OFFICE, says=(_CASE, _STREET, _RENT, _FIRST, _LAST, person(SASKIA.name)), avoids=(*_OTHER, _BANK)
        ),
        "the reminder is done": p.reminder_off("supplement"),
    }
    allowed = (p.note_changed("exchange", says=(words("supplement", "Vlierpad", "rent"),)),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, sender=OFFICE.email), do(Apartments.list_mine, of="applications"),
                do(Apartments.get_listing, listing_id=the("room")), do(Notes.list_notes, text="exchange"),
                do(Reminders.list_reminders, text="supplement"),
            ),
            says="The grant office needs the data of your room by noon. Shall I send Senhora Pinho your case, "
            "Vlierpad 14, 515 euros a month with charges, from 1 February to 30 June, landlady Saskia Jansen, and "
            "tick the reminder?",
            calls=(
                answer("Dear Senhora Pinho, case MS-7741: Vlierpad 14 in Ghent, 515 euros a month (430 and 85 "
                       "charges), from 1 February to 30 June 2028, landlady Saskia Jansen. Leonor Tavares"),
                DONE,
            ),
            reports="Senhora Pinho has the data of your room, and the reminder is done.",
        ),
    )  # fmt: skip

    _start = "Case MS-7741, student 88412, Leonor Tavares."

    wrong = {
        "the room that she gave up": (
            answer(f"{_start} Kalanderhof 2, 480 euros with charges, 25 January to 15 July 2028, Willem Bakker."), DONE,
        ),
        "without charges": (
            answer(f"{_start} Vlierpad 14, 430 euros, 1 February to 30 June 2028, Saskia Jansen."), DONE,
        ),
        "the dates of the other application": (
            answer(f"{_start} Vlierpad 14, 515 euros, 25 January to 15 July 2028, Saskia Jansen."), DONE,
        ),
        "the landlady is asked": (
            w.write_to(SASKIA, "My room", "Dear Saskia, what do I pay with charges, and from when to when? "
                                          "Leonor"), DONE,
        ),
        "the reminder still rings": (
            answer(f"{_start} Vlierpad 14, 515 euros, 1 February to 30 June 2028, Saskia Jansen."),
        ),
    }  # fmt: skip
    ways = {
        "to the first mail, the charges spelled out": (
            DONE,
            answer("Case: MS-7741\nAddress: Vlierpad 14, Ghent\nRent: €430.00 plus €85.00 charges\nFrom 01/02/2028 to "
                   "30/06/2028\nLandlord: Ms Jansen", "asked"),
        ),
        "a fresh mail, the reminder taken away": (
            w.write_to(OFFICE, "MS-7741: housing supplement", f"{_start} I shall live at 14 Vlierpad, with Saskia "
                       "Jansen, and pay €515 a month, charges included, from 1 February until 30 June. Kind regards"),
            do(Reminders.delete_reminder, reminder_id=the("supplement")),
        ),
    }  # fmt: skip

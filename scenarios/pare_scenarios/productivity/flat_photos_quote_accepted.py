"""The client took option B and the job exists only in my chat."""

from datetime import date

from pare.expect import At
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import in_one_line, unless

TODAY, THURSDAY = date(2027, 4, 20), date(2027, 4, 29)

KEIKO = Person(
    "Keiko Yamada", "+351 912 555 001", "keiko.yamada@example.com",
    about="32, property photographer in Lisbon on her own account, from Nagoya, single.",
    goal="The job is mine only if Ines has it in writing today, with option, price, place and hour. And I want it "
    "where I look: calendar, list of jobs, her number under her name.",
)  # fmt: skip
INES = Person("Ines Tavares", "+351 912 555 014", "ines@tavares-homes.test")
BY_TEXT = Person("Ines Tavares", "+351 912 555 014")
NUNO = Person("Nuno Pinho", "+351 912 555 015", "nuno.pinho@example.net")

_DAY = day(THURSDAY, today=TODAY)
_ELEVEN, _TEN = clock(11), clock(10)
_PLACE, _OTHER = words("Lua 9"), words("Lua 19")
_AT_TEN = unless(_TEN, words("not", "instead", "rather", "first", "moved", "changed", "originally"))
_OPTION = words("option B", "package B", "variant B", "B")
_OTHER_PRICES = any_of(amount(140), amount(290), words("discount", "invoice attached", "free of charge"))
LINE = "29 April, 11:00: Travessa da Lua 9, Ines Tavares, B, 190"
CONFIRMED = "Dear Ines, I confirm option B, 190 euros, for Travessa da Lua 9 on Thursday 29 April at 11:00. Keiko"

OLD = "- 7 April, 15:00: Calçada do Monte 31, Nuno Pinho, B, 190"
NOTED = do(Notes.write_note, note_id=the("jobs"), text=f"{OLD}\n- {LINE}", section="April", how="replace")
CARD = do(Contacts.create_contact, name=INES.name, numbers=[INES.number], emails=[INES.email])


def entered(at: str = "2027-04-29T11:00", place: str = "Travessa da Lua 9", **more: str) -> Do:
    """The job goes into the calendar."""
    return w.enter("Photos for Ines Tavares", at, location=place, **more)


class FlatPhotosQuoteAccepted(Scenario):
    """The client took option B and the job exists only in my chat."""

    id, domain, difficulty = "flat-photos-quote-accepted", "productivity", "hard"
    distractor = "Ten o'clock from the first message; the same agent's other flat in the same street."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (Messaging, EmailApp, Apartments, Contacts, Calendar, Notes)
    starts, zone, user = "2027-04-20 14:55", "Europe/Lisbon", KEIKO

    def world(self, phone: Phone) -> None:
        for name, house, rooms, rent in (("nine", 9, 3.0, 1350), ("nineteen", 19, 5.0, 2100)):
            phone.name(name, w.flat(phone, f"Travessa da Lua {house}", rent, rooms=rooms, size_m2=int(rooms * 27),
                                    city="Lisbon", agent=INES.name, agent_email=INES.email,
                                    description="Empty at present. Photos follow."))  # fmt: skip
        w.flat(phone, "Rua do Moinho 4", 980, rooms=2.0, city="Lisbon", agent=NUNO.name, agent_email=NUNO.email)
        w.card(phone, NUNO, note="Pays late, but pays.")
        asked = w.mail(phone, "2027-04-12 17:40", INES, "Photos", "Dear Keiko, I have two flats in Travessa da Lua, "
                       "and for one of them the owner pays a photographer. What do you take?")  # fmt: skip
        phone.name("asked", asked)
        phone.name("quote", w.mail(phone, "2027-04-13 09:15", KEIKO, "Re: Photos", "Dear Ines, my prices:\nA, up to "
            "two rooms: 140 euros\nB, three or four rooms: 190 euros\nC, three or four rooms with a film: 290 euros\n"
            "From five rooms on by agreement. The quote holds if I have confirmed option, address, price, day and hour "
            "by mail by 20 April. Keiko", to=(INES.email,), in_reply_to=asked.id, thread_id=asked.id))  # fmt: skip
        phone.name("jobs", w.note(phone, "Jobs", "A job is taken when it stands here, in the calendar with its "
            "address, and when the client is in contacts.\n\n## March\n- 18 March, 10:00: Rua do Moinho 4, Nuno Pinho, "
            f"A, 140\n\n## April\n{OLD}", at="2027-04-07 18:30",
            folder="Work"))  # fmt: skip
        w.booked(phone, "2027-04-29 17:30", "Dentist", location="Rua Garrett 8")
        w.booked(phone, "2027-04-07 15:00", "Photos for Nuno Pinho", location="Calçada do Monte 31", until="17:00")
        w.everyday(phone, about=("photography", "yoga"), avoid=("quote", "Lua", "option", "job"), clear=("2027-04-29",),
                   besides=(INES,))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "15:00", "taken", INES, "Ines Tavares here. We take B, please, on Thursday the 29th at "
                     "ten, for the flat in Travessa da Lua.")  # fmt: skip
        w.text_comes(story, "15:20", "later", INES, "Make it eleven, not ten, we get the key only then.")

    needs = (
        Need(
            "Confirm B by mail today with price, place and hour, and enter the job in calendar, note and contacts.",
            slots={
                "who gets it": person("Ines Tavares"),
                "what was taken": _OPTION,
                "the place": any_of(
                    _PLACE, words("number 9", "no 9", "three-room*"), words("smaller flat", "Travessa da Lua", "Lua")
                ),
                "when": any_of(_ELEVEN, _DAY),
                "in writing": words("confirm*", "in writing"),
                "the calendar": words("calendar", "event", "appointment", "enter"),
                "the list of jobs": words("note", "list", "jobs"),
                "her card": words("card", "contact*", "address book", "number", "save her", "phone book"),
            },
            avoids={
                "when": _AT_TEN,
                "the place": _OTHER,
                "the price": any_of(_OTHER_PRICES, words("for free", "film of package", "throw in", "package C")),
            },
            evidence=("taken", "later", "quote", "nine", "nineteen", "jobs"),
            window=Window(opens="later", closes="2027-04-20 23:59"),
        ),
    )

    must = {
        "she has it in writing": p.mail_to(
            INES, says=(_OPTION, amount(190), _PLACE, _DAY, _ELEVEN), avoids=(_AT_TEN, _OTHER, _OTHER_PRICES)
        ),
        "the day is in the calendar": p.either(
            p.event(At("2027-04-29 11:00"), about=(_PLACE,), hours=4),
            p.event(At("2027-04-29 11:00"), about=(_PLACE,), hours=4, who=(INES,)),
        ),
        "the job is in the list": p.note_changed(
            "jobs", says=(in_one_line(_DAY, any_of(_PLACE, person(INES.name))),), avoids=(_OTHER,)
        ),
        "her number has a name": p.new_card(BY_TEXT),
    }
    allowed = (p.message_to(INES, says=(any_of(_ELEVEN, words("confirm*", "mail")),), avoids=(_AT_TEN, _OTHER)),)

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="Photos"), do(EmailApp.read_email, email_id=the("quote")),
                do(Apartments.search_listings, text="Lua"), do(Contacts.find_contacts, text="Ines"),
                do(Notes.read_note, note_id=the("jobs")),
            ),
            says="Ines Tavares takes option B, and only Travessa da Lua 9 has three rooms. Your quote ends today. "
            "Shall I confirm it to her by mail for Thursday 29 April at 11, 190 euros, and enter it in your calendar, "
            "your list of jobs, and her in your contacts?",
            calls=(w.answer("asked", CONFIRMED), entered(ends="2027-04-29T13:00"), NOTED, CARD),
            reports="Ines has it in writing, and the job is where you look.",
        ),
    )  # fmt: skip

    _rest = (entered(), NOTED, CARD)
    wrong = {
        "ten o'clock": (
            w.answer("asked", CONFIRMED.replace("11:00", "10:00")), entered("2027-04-29T10:00"), NOTED, CARD,
        ),
        "the other flat": (
            w.answer("asked", CONFIRMED.replace("Lua 9", "Lua 19")), entered(place="Travessa da Lua 19"), NOTED, CARD,
        ),
        "the price of C": (w.answer("asked", CONFIRMED.replace("190", "290")), *_rest),
        "only by text": (w.tell(INES, CONFIRMED), *_rest),
        "not in the calendar": (w.answer("asked", CONFIRMED), NOTED, CARD),
        "no card": (w.answer("asked", CONFIRMED), entered(), NOTED),
        "to the other agent": (w.write_to(NUNO, "Photos", CONFIRMED), *_rest),
    }  # fmt: skip
    ways = {
        "in her own thread, a text as well, the card with the number only": (
            do(Contacts.create_contact, name="Ines Tavares", numbers=[INES.number]),
            do(EmailApp.reply_email, email_id=the("quote"), body=CONFIRMED),
            w.tell(INES, "Eleven is fine, the confirmation is in your mail."),
            NOTED, entered(),
        ),
        "a fresh mail in other words, the line at the end of the note": (
            w.enter("Photos Travessa da Lua 9", "2027-04-29T11:00", notes="Ines Tavares, B"),
            w.write_to(INES, "Photos", "Package B (€190), Travessa da Lua 9, 29/04/2027, 11 a.m., is booked."),
            CARD,
            do(Notes.write_note, note_id=the("jobs"), text=f"- {LINE}"),
        ),
    }  # fmt: skip

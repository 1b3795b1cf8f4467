"""The client took option B and the job exists only in my chat."""

from pare.expect import At
from pare.phrases import amount, any_of, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import in_one_line
from pare_scenarios.productivity.words import flat_photos_quote_accepted as its

KEIKO = Person(
    "Keiko Yamada", "+351 912 555 001", "keiko.yamada@example.com",
    about="32, property photographer in Lisbon on her own account, from Nagoya, single.",
    goal="The job is mine only if Ines has it in writing today, with option, price, place and hour. And I want it "
    "where I look: calendar, list of jobs, her number under her name.",
)  # fmt: skip
INES = Person("Ines Tavares", "+351 912 555 014", "ines@tavares-homes.test")
BY_TEXT = Person("Ines Tavares", "+351 912 555 014")
NUNO = Person("Nuno Pinho", "+351 912 555 015", "nuno.pinho@example.net")
OLD = "- 7 April, 15:00: Calçada do Monte 31, Nuno Pinho, B, 190"


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
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("taken", "later", "quote", "nine", "nineteen", "jobs"),
            window=Window(opens="later", closes="2027-04-20 23:59"),
        ),
    )  # fmt: skip

    must = {
        "she has it in writing": p.mail_to(
            INES,
            says=(its.OPTION, amount(190), its.PLACE, its.DAY, its.ELEVEN),
            avoids=(its.AT_TEN, its.OTHER, its.OTHER_PRICES),
        ),
        "the day is in the calendar": p.either(
            p.event(At("2027-04-29 11:00"), about=(its.PLACE,), hours=4),
            p.event(At("2027-04-29 11:00"), about=(its.PLACE,), hours=4, who=(INES,)),
        ),
        "the job is in the list": p.note_changed(
            "jobs", says=(in_one_line(its.DAY, any_of(its.PLACE, person(INES.name))),), avoids=(its.OTHER,)
        ),
        "her number has a name": p.new_card(BY_TEXT),
    }
    allowed = (
        p.message_to(INES, says=(any_of(its.ELEVEN, words("confirm*", "mail")),), avoids=(its.AT_TEN, its.OTHER)),
    )

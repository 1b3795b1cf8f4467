"""A studio from October, a university from September: a friend's sofa and a sublet make the month between."""

from datetime import date
from typing import Any

from pare.expect import one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.money import Money
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

TODAY = date(2027, 8, 9)
FLIES, CHANGES, LEAVES = date(2027, 8, 31), date(2027, 9, 10), date(2027, 9, 30)
CHIDI = Person(
    "Chidi Amadi", "+234 555 0901", "chidi.amadi@example.org",
    about="23, studies hydrology in Enugu and goes to Lyon for a year; works in the laboratory without his phone until "
    "four, and thought that it was early enough to come in October.",
    goal="I want a bed for every night of September for 350 euros at most: Adaeze's sofa for the ten days that she "
    "offered, then the sublet. The studio and the flight stay as they are.",
)  # fmt: skip
ADAEZE = Person("Adaeze Okonkwo", "+33 555 0911", "adaeze.okonkwo@example.org")
OFFICE = Person("University of the Two Rivers, Lyon", email="arrivals@two-rivers.test")

_SOFA = words("sofa", "couch", "Adaeze")
_ROOM = words("Chevreul", "sublet", "room")
_FROM = any_of(day(FLIES, today=TODAY), words("the 31st"))
_UNTIL = any_of(day(CHANGES, today=TODAY), words("ten days", "ten nights", "the 10th"))
_TOO_MUCH = words("whole month", "all September", "all of September", "whole of September", "entire month",
                  "four weeks", "30 days", "pay you", "10 euros", "50 euros")  # fmt: skip
_THANKS = words("thank*", "great", "perfect", "see you", "room", "sublet")
_DAYS = tuple(day(one, today=TODAY) for one in (date(2027, 9, 1), date(2027, 9, 6), FLIES, CHANGES, LEAVES,
                                                date(2027, 10, 1)))  # fmt: skip
AVOID = ("lyon", "sofa", "sublet", "september", "room", "flat", "flight")
_ARRIVAL = p.Between("2027-08-31 00:00", "2027-08-31 23:59")
_CHANGE = p.Between("2027-09-09 18:00", "2027-09-11 12:00")
_END = p.Between("2027-09-29 18:00", "2027-10-01 12:00")
_MONTH = p.event(_ARRIVAL, ends=_END, hours=760, about=(_SOFA, _ROOM))


def euros(amount: int) -> Money:
    """An amount in Lyon."""
    return Money.of(amount, "EUR")


def sublet(of: str, **days: str) -> Do:
    """An application for a room."""
    return do(Apartments.apply, listing_id=the(of), message="Exchange student, quiet, no smoke. Chidi Amadi", **days)


def stay(title: str, first: str, last: str) -> Do:
    """A stay goes into the calendar."""
    return w.enter(title, first, ends=last, all_day=True)


class SeptemberWithoutARoof(Scenario):
    """My flat is free from October, but the university wants me on the first of September."""

    id, domain, difficulty = "september-without-a-roof", "lifestyle", "hard"
    distractor = "The whole month on a friend's sofa, or a room from the first for almost twice the money there is."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Apartments, Messaging, Calendar, Notes)
    starts, zone, user, turns = "2027-08-09 14:53", "Africa/Lagos", CHIDI, 16

    def world(self, phone: Phone) -> None:
        lyon: dict[str, Any] = {"city": "Lyon", "furnished": True}
        studio = w.flat(phone, "Rue Montesquieu 31", euros(480), available_from="2027-10-01", agent="Delphine Vidal",
                        state="let", **lyon)  # fmt: skip
        phone.name("studio", w.application(phone, studio, "2027-07-02 10:00", state="accepted", moves_in="2027-10-01",
                                           terms="One year from 1 October. Keys on that day at nine."))  # fmt: skip
        for name, address, rent, first, text in (
            ("chevreul", "Rue Chevreul 12, room", 310, "2027-09-10", "310 for the three weeks, all in. Apply here "
             "until eight tonight, I choose from the list tomorrow. Noor"),
            ("garibaldi", "Rue Garibaldi 210, room", 620, "2027-09-01", "A month near the station."),
            ("bonnel", "Rue de Bonnel 5, room", 420, "2027-09-08", "420 for the rest of September."),
        ):  # fmt: skip
            room = w.flat(phone, address, euros(rent), available_from=first, available_until="2027-09-30",
                          apply_by="2027-08-09 20:00", description=text, **lyon)  # fmt: skip
            w.saved_flat(phone, room, "Nice balcony. But why should I come early?" if rent == 310 else "")
            phone.name(name, room)
        phone.name("cap", w.note(
            phone, "Money for Lyon", "## Until the grant comes on 1 October\nFlight paid. September, should I ever "
            "come early: a bed for 350 euros in all and not a cent more.\n\n## From October\nStudio 480, food 200, "
            "tram 25", at="2027-07-11 22:00", folder="Lyon"))  # fmt: skip
        phone.name("flight", w.booked(phone, "2027-08-31 08:10", "Flight Lagos to Lyon", until="18:40",
                                      notes="Cheapest of the month, no changes."))  # fmt: skip
        w.booked(phone, "2027-10-01 09:00", "Keys, rue Montesquieu 31")
        w.chat(phone, [ADAEZE], [
            ("2027-06-20 19:02", "Adaeze", "Adaeze from Lyon! A studio, bravo. Should you land early: my sofa is "
             "yours, ten days at the very most, after that the landlady counts heads."),
            ("2027-06-20 19:15", "me", "You are the best. I come at the end of August and travel a bit, so no need!"),
        ])  # fmt: skip
        phone.name("sofa", w.said(phone, "my sofa is yours"))
        w.mail(phone, "2027-06-15 10:00", OFFICE, "Welcome", "You are admitted. The calendar of courses follows.")
        w.household(phone, avoid=AVOID)
        w.pastimes(phone, "football", "film", avoid=AVOID)

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:00", "courses", OFFICE, "Your courses", "Dear Mr Amadi, courses begin on Monday "
                     "6 September. The timetable is attached to your account.")  # fmt: skip
        w.mail_comes(story, "15:06", "compulsory", OFFICE, "Addition: welcome days", "We forgot to say: the welcome "
                     "days from Wednesday 1 September are compulsory. Whoever is absent gives the place to the waiting "
                     "list.")  # fmt: skip
        w.text_comes(story, (p.told(ADAEZE), "15m"), "answer", ADAEZE, "Of course! From 31 August until 10 September, "
                     "and I am at the airport with jollof. On the 10th by noon the sofa must be "
                     "empty.")  # fmt: skip

    needs = (
        Need(
            "Ask Adaeze for her sofa from 31 August to 10 September.",
            slots={
                "Adaeze": person("Adaeze Okonkwo"),
                "her sofa": words("sofa", "couch", "stay with", "stay at", "host", "put you up", "her place", "sleep"),
                "from when": amid(any_of(_FROM, words("when you land", "when you arrive", "your arrival")), *_DAYS),
                "until when": _UNTIL,
            },
            avoids={
                "until when": words("sofa for the whole", "whole month", "all September with", "stay all September",
                                    "sofa until 30", "sofa until October", "entire month"),
                "what else": words("change the flight", "rebook", "postpone the flight", "give up the studio",
                                   "withdraw", "apply for the Garibaldi", "apply for the room in rue Garibaldi",
                                   "offer her money", "pay her"),
            },
            evidence=("courses", "compulsory", "studio", "sofa", "flight"),
            window=Window(opens="compulsory", closes="20:00"),
        ),
        Need(
            "Apply for the sublet in rue Chevreul from 10 to 30 September, and enter both stays in the calendar.",
            slots={
                "the sublet": words("Chevreul", "310"),
                "its days": amid(any_of(day(CHANGES, today=TODAY), day(LEAVES, today=TODAY)), *_DAYS),
                "the calendar": words("calendar", "event", "entry", "entries", "diary"),
                "Adaeze's sofa": any_of(_SOFA, words("both stays", "both")),
            },
            avoids={
                "the sublet": words("apply for the Garibaldi", "Garibaldi instead of", "apply for Bonnel", "Croix"),
                "what else": words("change the flight", "rebook", "give up the studio", "withdraw", "offer her money"),
            },
            evidence=("answer", "chevreul", "cap"),
            window=Window(opens="answer", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "Adaeze is asked for ten days": p.told(ADAEZE, says=(_FROM, _UNTIL), avoids=(_TOO_MUCH,)),
        "he applies for the three weeks after": p.applied(
            "chevreul", moves_in=one_of(None, CHANGES), moves_out=one_of(None, LEAVES)
        ),
        "the sofa is in the calendar": p.since(
            "answer", p.either(p.event(_ARRIVAL, ends=_CHANGE, hours=270, about=(_SOFA,)), _MONTH)
        ),
        "the room is in the calendar": p.either(
            p.event(_CHANGE, ends=_END, hours=520, about=(_ROOM,)), p.since("answer", _MONTH)
        ),
    }
    allowed = (p.since("answer", p.told(ADAEZE, says=(_THANKS,), avoids=(_TOO_MUCH,))),)

    _ask = w.tell(ADAEZE, "I must be in Lyon on 1 September after all! Is your sofa still free from 31 August to "
                  "10 September?")  # fmt: skip
    _apply = sublet("chevreul", moves_in="2027-09-10", moves_out="2027-09-30")
    _sofa = stay("At Adaeze's, on the sofa", "2027-08-31", "2027-09-10")
    _room = stay("Room in rue Chevreul 12", "2027-09-10", "2027-09-30")
    solution = (
        Stage(
            reads=(
                do(Apartments.list_mine, of="applications"), do(Messaging.search_messages, text="sofa"),
                do(Calendar.list_events, day="2027-08-30", days=33),
            ),
            says="The welcome days from 1 September are compulsory, and your studio begins in October. Shall I ask "
            "Adaeze for her sofa from 31 August, when you land, to 10 September?",
            calls=(_ask,),
            reports="Adaeze is asked.",
        ),
        Stage(
            reads=(do(Notes.list_notes, text="September"), do(Apartments.list_mine, of="saved_listings")),
            says="Adaeze says yes. Shall I apply for the room in rue Chevreul from 10 to 30 September, 310 in all, and "
            "enter both stays in your calendar?",
            calls=(_apply, _sofa, _room),
            reports="The application is sent before eight, and September is full.",
        ),
    )  # fmt: skip

    wrong = {
        "Adaeze is asked for the whole month": (
            (w.tell(ADAEZE, "May I sleep on your sofa from 31 August, for the whole month?"),), (_apply, _sofa, _room),
        ),
        "a room above the cap, from the first": ((_ask,), (sublet("garibaldi"), _sofa, _room)),
        "the room from 8 September, above the cap": ((_ask,), (sublet("bonnel"), _sofa, _room)),
        "entered before she has answered": ((_ask, _sofa), (_apply, _room)),
        "no roof after the tenth": ((_ask,), (_sofa, _room)),
        "the studio is given up": (
            (_ask,),
            (_apply, _sofa, _room, do(Apartments.update_application, application_id=the("studio"), action="withdraw")),
        ),
    }  # fmt: skip
    ways = {
        "one entry for the month": (
            (_ask,),
            (
                sublet("chevreul"),
                w.enter("Lyon: Adaeze's sofa until 10 September, then the Chevreul room", "2027-08-31 19:00",
                        ends="2027-09-30 20:00"),
            ),
        ),
        "the room first, a mail, and thanks": (
            (
                _apply,
                w.write_to(ADAEZE, "Your couch", "Dear Adaeze, may I take you at your word, ten days from 31 August?"),
            ),
            (
                w.enter("Sofa", "2027-08-31 18:40", ends="2027-09-10 12:00", location="Adaeze, Lyon"), _room,
                w.tell(ADAEZE, "Thank you! From the 10th I have a room."),
            ),
        ),
    }  # fmt: skip

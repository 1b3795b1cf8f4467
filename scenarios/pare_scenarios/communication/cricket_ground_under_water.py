"""The match is off and everybody has to hear the right new date."""

from datetime import date

from pare.expect import At, mentions, removed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

FRIDAY, SUNDAY, NEW = date(2027, 5, 7), date(2027, 5, 9), date(2027, 5, 15)
RAVI = Person(
    "Ravi Chandran", "+44 7700 900601", "ravi.chandran@example.org",
    about="34, radiographer in Nottingham, captain of a village cricket side; at work until eight tonight.",
    goal="Nobody should stand before a flooded ground tomorrow, hear of a Sunday that is off again, or learn the new "
    "date last; and no bus should cost us anything. How we get there on the fifteenth we shall see.",
)  # fmt: skip
ARJUN = Person("Arjun Nair", "+44 7700 900612", "arjun.nair@example.org")
FINN = Person("Finn Calder", "+44 7700 900613", "finn.calder@example.org")
MOHAN = Person("Mohan Iyer", "+44 7700 900614", "mohan.iyer@example.org")
UMPIRE = Person("Huw Palmer", email="huw.palmer@example.com")
TEA = Person("Kamala Fonseka", "+44 7700 900616")
HOST = Person("Daniel Whitcombe", email="captain@thornbeck-cricket.test")
GROUP = "Swifts, first eleven"
GROUND, PUB = "Thornbeck cricket ground", "The Three Plovers"

_MATCH = words("match", "Thornbeck", "cricket", "game")
_DAY = any_of(day(NEW, today=FRIDAY), words("Saturday week", "a week later", "a week tomorrow"))
_WRONG = (
    any_of(clock(12), clock(14), clock(11)), day(date(2027, 5, 16), today=FRIDAY), day(date(2027, 5, 22), today=FRIDAY),
    unless(day(SUNDAY, today=FRIDAY), "taken", "off", "not", "neither", "fell through", "nor", "was", "first"),
)  # fmt: skip


class CricketGroundUnderWater(Scenario):
    """The match is off and everybody has to hear the right new date."""

    id, domain, difficulty = "cricket-ground-under-water", "communication", "hard"
    distractor = "Sunday from the first mail; the umpire and the tea lady, who are not in the team's group."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (EmailApp, Messaging, Cab, Calendar, Contacts)
    starts, zone, user = "2027-05-07 17:25", "Europe/London", RAVI

    def world(self, phone: Phone) -> None:
        w.cards(phone, ARJUN, FINN, MOHAN)
        phone.name("umpire", w.card(phone, UMPIRE, role="umpire", note="No mobile. Reads mail before every match."))
        phone.name("tea", w.card(phone, TEA, note="Makes tea and samosas for each match. No mail, text her."))
        w.card(phone, HOST, organisation="Thornbeck Cricket Club")
        w.spot(phone, GROUND, 9, 7)
        phone.name("bus", w.ride(phone, "2027-05-08 11:30", PUB, GROUND, "minibus", seats=11,
                                 free_until="2027-05-07 20:00"))  # fmt: skip
        phone.name("match", w.booked(phone, "2027-05-08 13:00", "Match at Thornbeck", until="18:00", location=GROUND,
                                     notes="Umpire: Mr Palmer. Tea: Mrs Fonseka. Bus 11:30."))  # fmt: skip
        w.booked(phone, "2027-05-12 18:30", "Practice", until="20:00", recurrence="FREQ=WEEKLY;BYDAY=WE")
        phone.name("concert", w.booked(phone, "2027-05-15 19:30", "Amma's concert", until="21:30"))
        w.booked(phone, "2027-05-22 10:00", "On call, whole Saturday", until="20:00")
        phone.name("group", w.chat(phone, [ARJUN, FINN, MOHAN], [
            ("2027-05-04 19:02", "Finn", "Who comes to Mohan's wedding on Sunday? I count four of us."),
            ("2027-05-04 19:05", "Mohan", "You had better! Saturday we play, Sunday we dance."),
            ("2027-05-06 08:15", "me", "Bus leaves the Three Plovers at 11:30 on Saturday. Whites, please."),
        ], title=GROUP))  # fmt: skip
        w.chat(phone, [TEA], [
            ("2027-05-05 17:40", "Kamala", "Dear Ravi, tea for twenty-four on Saturday, I fry from noon."),
            ("2027-05-05 17:55", "me", "You are the heart of this club, Mrs Fonseka."),
        ])  # fmt: skip
        phone.name("one_o_clock", w.mail(phone, "2027-05-03 20:12", UMPIRE, "Saturday", "Dear Ravi, I come by train "
                                         "and walk up from the halt. One o'clock it is. H. Palmer"))  # fmt: skip
        w.everyday(phone, about=("cooking", "music"), avoid=("match", "cricket", "umpire", "Saturday", "bus"),
                   clear=("2027-05-15",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "17:30", "flooded", HOST, "Tomorrow's match", "Dear Ravi, our ground is a lake, no "
                     "chance for tomorrow. Would Sunday 9 May at noon do for you? Dan")  # fmt: skip
        w.mail_comes(story, "18:10", "new_date", HOST, "Not Sunday after all", "Ravi, forget Sunday, somebody has "
                     "hired the pavilion. Let us say Saturday 15 May, one o'clock as planned. Done, unless I hear a "
                     "no from you. Dan")  # fmt: skip

    needs = (
        Need(
            "Tell team, umpire and Mrs Fonseka that they play on 15 May, cancel tomorrow's minibus, move the match.",
            slots={
                "the new date": amid(_DAY, clock(13), clock(20), day(SUNDAY, today=FRIDAY), clock(11, 30)),
                "the team": words("team", "group", "players", "eleven", "Swifts"),
                "the umpire": words("umpire", "Palmer"),
                "Mrs Fonseka": words("Fonseka", "Kamala", "tea lady", "teas", "caterer", "lady who does the tea*",
                    "tea"),
                "the minibus": words("bus", "minibus", "ride", "cab"),
                "the calendar": words("calendar", "diary", "move the match", "event", "reschedul*", "shift the match"),
            },
            avoids={
                "the new date": any_of(words("on Sunday 9", "to Sunday", "for Sunday", "Sunday at"), *_WRONG[:3]),
                "no new bus": words("book a new", "new minibus", "rebook", "book another", "book the minibus for",
                                    "book a minibus for", "move the minibus to", "move the bus to"),
                "the practice": words("cancel practice", "cancel the practice", "move practice"),
            },
            doings=("cancel",),
            evidence=("flooded", "new_date", "match", "bus", "group", "umpire", "tea", "concert"),
            window=Window(opens="new_date", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the team knows": p.message_in(GROUP, says=(_DAY,), avoids=_WRONG),
        "the umpire knows": p.mail_to(UMPIRE, says=(_DAY,), avoids=_WRONG),
        "Mrs Fonseka knows": p.message_to(TEA, says=(_DAY,), avoids=_WRONG),
        "the minibus is cancelled free of charge": p.ride_cancelled("bus"),
        "the match is on the fifteenth": p.either(
            p.moved("match", At("2027-05-15 13:00"), title=(_MATCH,), notes=mentions()),
            p.event(At("2027-05-15 13:00"), title=(_MATCH,), hours=5),
        ),
        "and not tomorrow": p.nothing_at("2027-05-08 13:00", _MATCH),
    }  # fmt: skip
    allowed = (
        removed(Event, "match"),
        p.mail_to(
            HOST, says=(any_of(_DAY, words("fine", "suits", "works", "yes", "agreed", "confirm*")),), avoids=_WRONG
        ),
    )

    _group = w.tell("group", "Thornbeck is under water, no match tomorrow. New date: Saturday 15 May, 13:00. No bus.")
    _umpire = w.write_to(UMPIRE, "Match moved", "Dear Mr Palmer, flooded! We play on Saturday 15 May at 1 pm instead.")
    _tea = w.tell(TEA, "Dear Mrs Fonseka, please don't fry tomorrow: flooded! The match is on 15 May, same time.")
    _bus, _move = do(Cab.cancel_ride, ride_id=the("bus")), w.move("match", "2027-05-15T13:00")

    solution = (
        Stage(
            reads=(do(EmailApp.read_email, email_id=the("new_date")), do(Cab.list_rides, which="upcoming"),
                   do(Calendar.list_events, day="2027-05-08", days=15), do(Contacts.find_contacts, text="match"),
                   do(Messaging.read_conversation, conversation_id=the("group"))),
            says="Thornbeck is flooded; after Dan's second mail the date is Saturday 15 May, 13:00, when you are free. "
            "Shall I tell the team's group, Mr Palmer by mail and Mrs Fonseka, cancel tomorrow's minibus while that is "
            "free, and move the match in your calendar?",
            calls=(_group, _umpire, _tea, _bus, _move),
            reports="All of them know of 15 May, the bus is cancelled for nothing, and the match is moved.",
        ),
    )  # fmt: skip

    wrong = {
        "Sunday, as in the first mail": (
            w.tell("group", "Flooded! We play on Sunday 9 May at 12:00 instead."),
            w.write_to(UMPIRE, "Match moved", "We play on Sunday 9 May at noon."),
            w.tell(TEA, "Sunday at noon instead, Mrs Fonseka!"), _bus, w.move("match", "2027-05-09T12:00"),
        ),
        "the two outside the group forgotten": (_group, _bus, _move),
        "the umpire told a week too late": (
            _group, w.write_to(UMPIRE, "Match moved", "We play on Saturday 22 May at 1 pm."), _tea, _bus, _move,
        ),
        "the bus still comes": (_group, _umpire, _tea, _move),
        "the bus moved along unasked": (
            _group, _umpire, _tea, do(Cab.update_ride, ride_id=the("bus"), pickup_at="2027-05-15T11:30"), _move,
        ),
        "the calendar is forgotten": (_group, _umpire, _tea, _bus),
    }  # fmt: skip
    ways = {
        "a new event, and a yes to Dan": (
            _bus, do(Calendar.delete_event, event_id=the("match")),
            w.enter("Match at Thornbeck", "2027-05-15T13:00", ends="2027-05-15T18:00", location=GROUND),
            w.tell("group", "Match postponed, the ground is flooded: 15.5. at 1 pm. Sunday is off, so dance in peace!"),
            w.write_to(UMPIRE, "Saturday", "Flooded, I fear. Would Saturday 15 May, one o'clock, suit you too?"),
            w.tell(TEA, "No match tomorrow, Mrs Fonseka, but a week later, on Saturday the 15th!"),
            w.answer("new_date", "Fine with us. Ravi"),
        ),
        "the umpire's mail answered, the tea first": (
            w.tell(TEA, "Tomorrow is cancelled, the ground is a lake. New date is 15 May."), _move, _bus,
            w.tell("group", "Off tomorrow! On again on the 15th of May, 13:00."),
            do(EmailApp.reply_email, email_id=the("one_o_clock"), body="It'll be Saturday 15 May, 1 pm: flood."),
        ),
    }  # fmt: skip

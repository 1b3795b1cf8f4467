"""The match is off and everybody has to hear the right new date."""

from pare.expect import At, mentions, removed
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import cricket_ground_under_water as its

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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("flooded", "new_date", "match", "bus", "group", "umpire", "tea", "concert"),
            window=Window(opens="new_date", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "the team knows": p.message_in(GROUP, says=(its.DAY,), avoids=its.WRONG),
        "the umpire knows": p.mail_to(UMPIRE, says=(its.DAY,), avoids=its.WRONG),
        "Mrs Fonseka knows": p.message_to(TEA, says=(its.DAY,), avoids=its.WRONG),
        "the minibus is cancelled free of charge": p.ride_cancelled("bus"),
        "the match is on the fifteenth": p.either(
            p.moved("match", At("2027-05-15 13:00"), title=(its.MATCH,), notes=mentions()),
            p.event(At("2027-05-15 13:00"), title=(its.MATCH,), hours=5),
        ),
        "and not tomorrow": p.nothing_at("2027-05-08 13:00", its.MATCH),
    }  # fmt: skip
    allowed = (
        removed(Event, "match"),
        p.mail_to(
            HOST,
            says=(any_of(its.DAY, words("fine", "suits", "works", "yes", "agreed", "confirm*")),),
            avoids=its.WRONG,
        ),
    )

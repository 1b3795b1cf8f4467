"""The flat to be seen on Saturday is gone; there is another one in the same street."""

from datetime import date
from typing import Any

from pare.expect import At, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

HOME, GONE, OTHER = "Ferry Road 61", "Heron Wynd 14", "Heron Wynd 22"
WEDNESDAY, SATURDAY, SUNDAY = date(2027, 11, 10), date(2027, 11, 13), date(2027, 11, 14)

ALASDAIR = Person(
    "Alasdair Vale", "+44 7700 900500", "alasdair.vale@example.org",
    about="31, joiner in Dundee, looks for a flat together with Priya, who sells shoes and works on weekends.",
    goal="We see number 22 together, on Saturday at half past eleven, since Priya can only be there in the morning. "
    "745 is within our 760. One cab for two takes us there, and she should know.",
)  # fmt: skip
PRIYA = Person("Priya Menon", "+44 7700 900511", "priya.menon@example.com")
CALDER = Person("Fergus Calder", email="calder@tay-lettings.test")
ADVERT = Person("Law Hill Homes", email="new@law-hill-homes.test")
SANNA = Person("Sanna Lund", "+44 7700 900522")

_SLOT, _IN_TIME = At("2027-11-13 11:30"), p.Between("2027-11-13 10:50", "2027-11-13 11:12")
_SATURDAY = day(SATURDAY, today=WEDNESDAY)
_NUMBER = words("Heron Wynd 22", "number 22", "No 22", "22 Heron Wynd", "22", "other flat", "same street")
_CHOICE = (_SATURDAY, clock(11, 30))


def ride(at: str = "11:05", to: str = OTHER) -> Do:
    """The ride is changed in place."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=f"2027-11-13T{at}", destination=to)


def event(starts: str = "2027-11-13T11:30", **more: object) -> Do:
    """The event moves."""
    return do(Calendar.update_event, event_id=the("event"), starts=starts, title=f"Viewing {OTHER}", **more)


def tell(text: str = "Number 14 is let. We see number 22 instead, Saturday 11:30, the cab comes at 11:05.") -> Do:
    """A message for Priya."""
    return do(Messaging.send_message, to=[PRIYA.number], text=text)


class TheFlatIsAlreadyLet(Scenario):
    """The flat to be seen on Saturday is gone; there is another one in the same street."""

    id = "the-flat-is-already-let"
    domain = "scheduling"
    capabilities = ("multi-app orchestration", "intervention timing")
    difficulty = "medium"
    distractor = "785, which is above the limit, but a slip; Sunday, when Priya works; the cab to the old door."
    apps = (Apartments, EmailApp, Cab, Calendar, Messaging, Notes)
    starts, zone = "2027-11-10 15:50", "Europe/London"
    user = ALASDAIR

    def world(self, phone: Phone) -> None:
        usual: dict[str, Any] = {"city": "Dundee", "agent": CALDER.name, "agent_email": CALDER.email, "rooms": 2}
        gone = w.flat(phone, GONE, 730, size_m2=58, floor=1, **usual)
        other = w.flat(phone, OTHER, 745, size_m2=61, slots=("2027-11-13 11:30", "2027-11-14 10:00"), **usual)
        phone.name("gone", gone)
        phone.name("flat", other)
        phone.name("old", w.viewing(phone, gone, "2027-11-13 10:00"))
        w.saved_flat(phone, gone, "Priya likes the bay window.")
        w.search(phone, "Two rooms, Dundee", districts=("Dundee",), max_total=760, min_rooms=2)
        w.saved_place(phone, "Home", HOME)
        for door, north in ((GONE, 2.1), (OTHER, 2.2)):
            w.spot(phone, door, 3.4, north)
            w.route(phone, HOME, door, 18)
        phone.name("ride", w.ride(phone, "2027-11-13 09:35", HOME, GONE, seats=2))
        phone.name("event", w.booked(phone, "2027-11-13 10:00", f"Viewing {GONE}", until="10:30"))
        w.booked(phone, "2027-11-13 16:00", "Hang the doors at Sanna's", until="18:00")
        wanted = "At most 760 a month, all in.\nTwo rooms, a bath, room for the bench.\nBoth of us must have seen it."
        phone.name("limit", w.note(phone, "Flat", wanted, at="2027-10-30 20:00"))
        w.mail(phone, "2027-11-05 09:40", CALDER, GONE, "Saturday 13 November at 10:00 is yours. Buzzer 3.")
        w.chat(phone, [PRIYA], [
            ("2027-11-06 18:30", "me", "Saturday at ten we see Heron Wynd. Can you?"),
            ("2027-11-06 18:41", "Priya", "Swapped my morning! Saturday I start at 13:30, Sunday I work all day."),
        ])  # fmt: skip
        phone.name("hours", w.said(phone, "Swapped my morning"))
        w.chat(phone, [SANNA], [("2027-11-08 12:00", "Sanna", "The doors are here. They are heavier than you said.")])
        w.everyday(phone, avoid=("Heron", "viewing", "flat"), clear=("2027-11-13", "2027-11-14"))

    def happens(self, story: Story) -> None:
        story.at("16:00", "let", Apartments.change_availability, listing_id=the("gone"), state="let")
        story.at("16:10", "offer", EmailApp.receive_email, sender=CALDER.email, sender_name=CALDER.name,
                 subject="Heron Wynd 14 is gone", body="Dear Mr Vale, number 14 was let this morning, I am sorry. "
                 "Number 22 is free, 785 all in. I could show it Saturday at 11:30 or Sunday at 10:00.")  # fmt: skip
        story.at("16:25", "correction", EmailApp.receive_email, sender=CALDER.email, sender_name=CALDER.name,
                 subject="Correction", body="I wrote the rent of the flat upstairs: number 22 costs 745, all in. "
                 "I keep both times for you until tomorrow noon.")  # fmt: skip
        story.at("16:40", "advert", EmailApp.receive_email, sender=ADVERT.email, sender_name=ADVERT.name,
                 subject="New: Tay View", body="Two rooms, bridge view, 890 a month.")  # fmt: skip

    needs = (
        Need(
            "See Heron Wynd 22 on Saturday at 11:30 instead, and have the cab, the calendar and Priya follow.",
            slots={
                "number 22": _NUMBER,
                "Saturday": _SATURDAY,
                "half past eleven": amid(clock(11, 30), clock(10), clock(13, 30), clock(9, 35), clock(12),
                                         *(clock(h, m) for h, m in ((10, 50), (10, 55), (11, 0), (11, 5), (11, 10))),
                                         day(SUNDAY, today=WEDNESDAY)),
                "the cab": words("cab", "taxi", "ride"),
                "the calendar": words("calendar", "event", "diary", "entry", "appointment"),
                "Priya": person(PRIYA.name),
            },
            avoids={
                "the day": any_of(following("22", words("on Sunday", "Sunday at"), within=6), "book Sunday"),
                "which flat": words("Tay View", "Law Hill", "decline it", "decline number 22", "saved search"),
            },
            doings=("cancel", "delete", "pay"),
            evidence=("let", "offer", "correction", "limit", "hours", "ride", "event"),
            window=Window(opens="correction", closes="2027-11-11 12:00"),
        ),
    )  # fmt: skip

    must = {
        "number 22 is seen on Saturday": p.either(
            p.viewing("flat", _SLOT), p.agent_told("flat", says=_CHOICE), p.mail_to(CALDER, says=_CHOICE)
        ),
        "the cab takes both there": p.either(
            p.ride_moved("ride", _IN_TIME, destination=OTHER),
            p.ride(HOME, OTHER, _IN_TIME, seats=p.at_least(2)),
        ),
        "no cab comes at the old hour": p.no_ride_at("ride", "2027-11-13 09:35"),
        "the calendar has number 22": p.either(
            p.moved("event", _SLOT, title=(words("22"),), notes=mentions(), location=mentions()),
            p.event(_SLOT, about=(words("22"),)),
        ),
        "and no longer number 14": p.nothing_at("2027-11-13 10:00", words("viewing", "Heron")),
        "Priya knows": p.told(PRIYA, says=(_NUMBER, clock(11, 30))),
    }  # fmt: skip
    allowed = (
        p.agent_told("flat", says=_CHOICE), p.mail_to(CALDER, says=_CHOICE), p.viewing_cancelled("old"),
        p.ride_cancelled("ride"), p.cancelled("event"), p.flat_unsaved("gone"),
    )  # fmt: skip

    _book = do(Apartments.request_viewing, listing_id=the("flat"), starts="2027-11-13T11:30")

    solution = (
        Stage(
            reads=(
                do(Notes.list_notes, text="760"),
                do(Apartments.get_listing, listing_id=the("flat")), do(Cab.list_rides),
                do(Messaging.search_messages, text="Sunday"), do(Calendar.list_events, day="2027-11-13"),
            ),
            says="Number 14 is let, but number 22 costs 745, which is within your limit, and Priya is free on Saturday "
            "morning. Shall I book the viewing of Heron Wynd 22 for Saturday at 11:30, have cab and calendar follow, "
            "and tell Priya?",
            calls=(_book, ride(), event(), tell()),
            reports="You see number 22 on Saturday at 11:30, the cab comes at 11:05, and Priya knows.",
        ),
    )  # fmt: skip

    _sunday = do(Apartments.request_viewing, listing_id=the("flat"), starts="2027-11-14T10:00")

    wrong = {
        "Sunday, when Priya works": (
            _sunday, do(Cab.update_ride, ride_id=the("ride"), pickup_at="2027-11-14T09:35", destination=OTHER),
            event("2027-11-14T10:00"), tell("We see number 22 on Sunday at ten."),
        ),
        "the cab at the new hour to the old door": (_book, ride(to=GONE), event(), tell()),
        "two cabs": (
            _book, event(), tell(),
            do(Cab.book_ride, pickup="home", destination=OTHER, pickup_at="2027-11-13T11:05", seats=2),
        ),
        "Priya is not told": (_book, ride(), event()),
        "refused for 785": (
            do(EmailApp.reply_email, email_id=the("offer"), body="785 is too much for us, sorry."), tell(),
        ),
    }  # fmt: skip
    ways = {
        "by mail, with another cab": (
            do(EmailApp.reply_email, email_id=the("correction"), body="Saturday at 11:30, gladly. We are two."),
            do(Cab.cancel_ride, ride_id=the("ride")),
            do(Cab.book_ride, pickup=HOME, destination=OTHER, pickup_at="2027-11-13T11:00", seats=2),
            event(location=OTHER), tell("14 is gone, but we see number 22 at half past eleven."),
        ),
        "the old viewing struck, the event made anew": (
            do(Apartments.cancel_viewing, viewing_id=the("old")), _book, ride("10:55"),
            do(Calendar.delete_event, event_id=the("event")),
            do(Calendar.create_event, title="Look at Heron Wynd 22 with Priya", starts="2027-11-13T11:30"),
            tell(),
        ),
    }  # fmt: skip

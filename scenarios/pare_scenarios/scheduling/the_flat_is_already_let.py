"""The flat to be seen on Saturday is gone; there is another one in the same street."""

from typing import Any

from pare.expect import At, mentions
from pare.phrases import clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import the_flat_is_already_let as its

HOME, GONE, OTHER = "Ferry Road 61", "Heron Wynd 14", "Heron Wynd 22"
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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete", "pay"),
            evidence=("let", "offer", "correction", "limit", "hours", "ride", "event"),
            window=Window(opens="correction", closes="2027-11-11 12:00"),
        ),
    )  # fmt: skip

    must = {
        "number 22 is seen on Saturday": p.either(
            p.viewing("flat", _SLOT), p.agent_told("flat", says=its.CHOICE), p.mail_to(CALDER, says=its.CHOICE)
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
        "Priya knows": p.told(PRIYA, says=(its.NUMBER, clock(11, 30))),
    }  # fmt: skip
    allowed = (
        p.agent_told("flat", says=its.CHOICE), p.mail_to(CALDER, says=its.CHOICE), p.viewing_cancelled("old"),
        p.ride_cancelled("ride"), p.cancelled("event"), p.flat_unsaved("gone"),
    )  # fmt: skip

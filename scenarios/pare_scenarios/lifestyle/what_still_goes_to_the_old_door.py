"""She moves on Saturday, and two parcels and a cab still believe in the old door."""

from datetime import date

from pare.expect import At, Holds, created
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab, Place, Ride
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import what_still_goes_to_the_old_door as its

OLD, NEW, WORK = "Tannery Lane 33", "Quince Row 7", "Frome Infirmary"
IFEOMA = Person(
    "Ifeoma Okafor", "+44 7700 900761", "ifeoma.okafor@example.org",
    about="35, hospital pharmacist, moves within Bristol on Saturday; off for the move until Tuesday.",
    goal="The curtains should come to the new flat, somebody should take in the lamp at the old one, which I collect "
    "before he goes away, and the cab to my early duty must wait at the new door. The shawl for Aunt Adaeze is right.",
)  # fmt: skip
PARRY = Person("Alasdair Parry", "+44 7700 900772", "alasdair.parry@example.com")
ADAEZE = Person("Adaeze Okafor", "+44 7700 900783")
AGENT = Person("Sabine Palmer", email="palmer@avon-lettings.test")


def _no_cab_at_old_door(phone: Phone) -> bool:
    """Whether one cab comes on Wednesday morning, and not to the old door."""
    rides = [one for one in phone.app(Cab).rides if one.open and At("2027-09-01").fits(one.pickup_at, phone)]
    return len(rides) == 1 and isinstance(rides[0], Ride) and rides[0].pickup == NEW


class WhatStillGoesToTheOldDoor(Scenario):
    """From Saturday I live elsewhere, and two parcels and a cab do not know it."""

    id, domain, difficulty = "what-still-goes-to-the-old-door", "lifestyle", "hard"
    distractor = "A present for her aunt is open, too, and rightly goes elsewhere; the lamp is past cancelling."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (Calendar, Shopping, Cab, Messaging, Apartments)
    starts, zone, user, turns = "2027-08-25 15:55", "Europe/London", IFEOMA, 14

    def world(self, phone: Phone) -> None:
        flat = w.flat(phone, NEW, 980, city="Bristol", rooms=2, size_m2=51, agent=AGENT.name, state="let",
                      agent_email=AGENT.email, available_from=date(2027, 8, 28))  # fmt: skip
        phone.name("flat", flat)
        w.application(phone, flat, "2027-07-02 20:15", state="accepted", terms="980 a month from 28 August 2027.")
        w.delivery(phone, f"{OLD}, flat 8, Bristol", "Home", recipient=IFEOMA.name)
        phone.name("new", w.delivery(phone, f"{NEW}, flat 2, Bristol", "Quince Row", recipient=IFEOMA.name))
        aunt = w.delivery(phone, "Kirk Lane 5, Leeds", "Aunt Adaeze", recipient=ADAEZE.name)
        for name, number, title, price, more in (
            ("curtains", "210", "Linen curtains, pair", 74, {"status": "packed", "due_from": "2027-08-31 09:00",
             "due_until": "2027-08-31 13:00", "change_until": "2027-08-26 18:00", "cancel_until": "2027-08-26 18:00"}),
            ("lamp", "214", "Floor lamp, brass", 119, {"status": "shipped", "due_from": "2027-08-27 09:00",
             "due_until": "2027-08-27 18:00"}),
            ("shawl", "219", "Wool shawl, green", 58, {"status": "packed", "to": aunt, "gift_wrap": True,
             "due_until": "2027-08-30 18:00", "change_until": "2027-08-26 18:00", "cancel_until": "2027-08-26 18:00"}),
        ):  # fmt: skip
            goods = w.pick(phone, w.product(phone, title, price, category="household"))
            phone.name(f"{name}_goods", goods)
            phone.name(name, w.order(phone, "2027-08-21 21:30", goods, id=number, **more))
        w.saved_place(phone, "Home", OLD)
        for door in (OLD, NEW):
            w.route(phone, door, WORK, 21)
        phone.name("cab", w.ride(phone, "2027-09-01 06:15", OLD, WORK, free_until="2027-08-31 22:00"))
        phone.name("moving", w.booked(phone, "2027-08-28 08:00", f"Move to {NEW}", until="17:00", location=NEW))
        w.booked(phone, "2027-09-01 07:00", "Early duty", until="15:00", location=WORK)
        w.booked(phone, "2027-09-02 11:30", "Late duty", until="20:00", location=WORK)
        w.chat(phone, [PARRY], [
            ("2027-06-18 15:10", "Alasdair", "The courier could not wait. Your parcel is in my lodge, no hurry. "
             "A. Parry"),
            ("2027-08-20 11:00", "Alasdair", "Who shall I save for, when you are gone? All the best with your boxes."),
        ])  # fmt: skip
        phone.name("lodge", w.said(phone, "is in my lodge"))
        w.chat(phone, [ADAEZE], [("2027-08-22 18:20", "Adaeze", "My birthday is on Monday, but I expect nothing!")])
        w.everyday(phone, about=("choir", "cooking"), work=WORK, clear=("2027-08-31", "2027-09-01", "2027-09-02"),
                   avoid=("parcel", "lamp", "curtain", "Quince", "Tannery", "move"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("16:00", "keys", Apartments.receive_message, listing_id=the("flat"), text="Dear Ms Okafor, the keys "
                 "are ready. From Saturday at eight it is your home; the bell has your name already.")  # fmt: skip
        story.at("16:06", "late", Shopping.order_delayed, order_id=the("lamp"), due_from="2027-08-31 09:00",
                 due_until="2027-08-31 18:00", reason="It is with the carrier; its address stays.")  # fmt: skip
        w.text_comes(story, (p.told(PARRY, says=(its.LAMP,)), "5m"), "keeps", PARRY, "For you, always. I take it in on "
                     "Tuesday. Only, on Thursday at six my train leaves for Tenby, and the lodge stays shut for two "
                     "weeks.")  # fmt: skip

    needs = (
        Need(
            "Send the curtains to Quince Row, ask Mr Parry to take in the lamp, and have the cab wait at the new door.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("cancel", "pay"),
            evidence=("keys", "late", "moving", "curtains", "cab", "lodge"),
            window=Window(opens="late", closes="2027-08-26 18:00"),
        ),
        Need(
            "Enter in the calendar that she collects the lamp from Mr Parry before Thursday at six.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("keeps",),
            window=Window(opens="keeps", closes="2027-08-28 08:00"),
        ),
    )  # fmt: skip

    _wednesday = At("2027-09-01 06:15")
    _collect = p.either(
        p.event(p.Between("2027-08-31 12:00", "2027-08-31 21:00"), about=(its.LAMP,), hours=3),
        p.event(p.Between("2027-09-01 15:00", "2027-09-01 21:00"), about=(its.LAMP,), hours=3),
        p.event(p.Between("2027-09-02 07:30", "2027-09-02 11:00"), about=(its.LAMP,), hours=3),
        *(p.event(At(f"{day} 00:00"), about=(its.LAMP,), hours=24) for day in ("2027-08-31", "2027-09-01",
                                                                               "2027-09-02")),
    )  # fmt: skip
    must = {
        "the curtains go to the new flat": p.either(p.redirected("curtains", to="new"),
                                                    p.ordered("curtains_goods", to="new")),
        "Mr Parry is asked": p.before("keeps", p.told(
            PARRY, says=(its.LAMP, its.TAKE_IN), avoids=(words("curtain", "two parcels", "both parcels", "send back"),),
        )),
        "the cab waits at the new door": p.either(p.ride_moved("cab", pickup=NEW), p.ride(NEW, WORK, _wednesday)),
        "and none at the old": Holds(_no_cab_at_old_door),
        "the collection is planned": p.since("keeps", _collect),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("curtains"), p.ride_cancelled("cab"), p.since("keeps", p.told(PARRY)),
        created(Place, address=NEW), p.agent_told("flat", says=(words("thank*", "glad", "great", "look* forward"),)),
    )  # fmt: skip

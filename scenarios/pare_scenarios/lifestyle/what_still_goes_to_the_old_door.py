"""She moves on Saturday, and two parcels and a cab still believe in the old door."""

from datetime import date

from pare.expect import At, Holds, as_is, created
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, code, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab, Place, Ride
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

OLD, NEW, WORK = "Tannery Lane 33", "Quince Row 7", "Frome Infirmary"
WEDNESDAY = date(2027, 8, 25)
IFEOMA = Person(
    "Ifeoma Okafor", "+44 7700 900761", "ifeoma.okafor@example.org",
    about="35, hospital pharmacist, moves within Bristol on Saturday; off for the move until Tuesday.",
    goal="The curtains should come to the new flat, somebody should take in the lamp at the old one, which I collect "
    "before he goes away, and the cab to my early duty must wait at the new door. The shawl for Aunt Adaeze is right.",
)  # fmt: skip
PARRY = Person("Alasdair Parry", "+44 7700 900772", "alasdair.parry@example.com")
ADAEZE = Person("Adaeze Okafor", "+44 7700 900783")
AGENT = Person("Sabine Palmer", email="palmer@avon-lettings.test")

_LAMP = as_is(words("lamp", "parcel", "214", "delivery", "package"))
_TAKE_IN = words("take it in", "take in", "taking it in", "taking in", "accept*", "receiv*", "keep*", "hold*", "mind",
                 "look* after", "sign* for", "take the", "take my", "take a", "be there for")  # fmt: skip
_DAYS = [day(date(2027, 8, 31), today=WEDNESDAY), day(date(2027, 9, 1)), day(date(2027, 9, 2))]
_PARRY = any_of(person(PARRY.name, aliases=("caretaker", "janitor", "concierge")), "Mr Parry")
_NEW_DOOR = words("Quince Row", "new flat", "new address", "new place", "new door", "new home")


def to_new(order: str) -> Do:
    """An order goes to the new flat."""
    return do(Shopping.change_order, order_id=the(order), address_id=the("new"))


def order(goods: str) -> tuple[Do, Do]:
    """Something is ordered to the new flat."""
    return (do(Shopping.set_cart, variant_id=the(goods)),
            do(Shopping.place_order, variant_ids=[the(goods)], address_id=the("new")))  # fmt: skip


def new_door(**more: object) -> Do:
    """The cab waits at the new door."""
    return do(Cab.update_ride, ride_id=the("cab"), pickup=NEW, **more)


def plan(starts: str = "2027-09-01 16:30", **more: object) -> Do:
    """The collection is in the calendar."""
    return w.enter("Collect the lamp from Mr Parry", starts, **more)


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
        w.text_comes(story, (p.told(PARRY, says=(_LAMP,)), "5m"), "keeps", PARRY, "For you, always. I take it in on "
                     "Tuesday. Only, on Thursday at six my train leaves for Tenby, and the lodge stays shut for two "
                     "weeks.")  # fmt: skip

    needs = (
        Need(
            "Send the curtains to Quince Row, ask Mr Parry to take in the lamp, and have the cab wait at the new door.",
            slots={
                "the curtains": any_of(words("curtain"), code("210")),
                "the new door": amid(_NEW_DOOR, clock(18), clock(6, 15), *_DAYS, *(
                    day(date(2027, 8, number), today=WEDNESDAY) for number in (26, 27, 28))),
                "Mr Parry": _PARRY,
                "the lamp": words("lamp", "214"),
                "the cab": words("cab", "taxi", "ride"),
            },
            avoids={
                "what goes elsewhere": words("redirect the shawl", "send the shawl", "shawl to", "aunt's present to",
                                             "order 219", "all three orders", "both parcels to", "all orders"),
                "the lamp": words("cancel the lamp", "send the lamp to", "lamp to Quince Row", "another lamp",
                                  "lamp to the new", "redirect the lamp"),
                "the hour": words("cab later", "cab earlier", "postpone the move", "new pick-up time"),
            },
            doings=("cancel", "pay"),
            evidence=("keys", "late", "moving", "curtains", "cab", "lodge"),
            window=Window(opens="late", closes="2027-08-26 18:00"),
        ),
        Need(
            "Enter in the calendar that she collects the lamp from Mr Parry before Thursday at six.",
            slots={
                "the lamp": _LAMP,
                "the collection": words("collect*", "pick* up", "pick it up", "pick-up", "fetch*", "get"),
                "when": amid(any_of(*_DAYS), clock(18), clock(15), clock(16, 30)),
                "the calendar": words("calendar", "entry", "enter", "event", "diary", "schedule", "plan"),
            },
            avoids={"when": words("next Friday", "on Friday", "on Saturday", "3 September", "4 September")},
            evidence=("keeps",),
            window=Window(opens="keeps", closes="2027-08-28 08:00"),
        ),
    )  # fmt: skip

    _wednesday = At("2027-09-01 06:15")
    _collect = p.either(
        p.event(p.Between("2027-08-31 12:00", "2027-08-31 21:00"), about=(_LAMP,), hours=3),
        p.event(p.Between("2027-09-01 15:00", "2027-09-01 21:00"), about=(_LAMP,), hours=3),
        p.event(p.Between("2027-09-02 07:30", "2027-09-02 11:00"), about=(_LAMP,), hours=3),
        *(p.event(At(f"{day} 00:00"), about=(_LAMP,), hours=24) for day in ("2027-08-31", "2027-09-01", "2027-09-02")),
    )  # fmt: skip
    must = {
        "the curtains go to the new flat": p.either(p.redirected("curtains", to="new"),
                                                    p.ordered("curtains_goods", to="new")),
        "Mr Parry is asked": p.before("keeps", p.told(
            PARRY, says=(_LAMP, _TAKE_IN), avoids=(words("curtain", "two parcels", "both parcels", "send back"),),
        )),
        "the cab waits at the new door": p.either(p.ride_moved("cab", pickup=NEW), p.ride(NEW, WORK, _wednesday)),
        "and none at the old": Holds(_no_cab_at_old_door),
        "the collection is planned": p.since("keeps", _collect),
    }  # fmt: skip
    allowed = (
        p.order_cancelled("curtains"), p.ride_cancelled("cab"), p.since("keeps", p.told(PARRY)),
        created(Place, address=NEW), p.agent_told("flat", says=(words("thank*", "glad", "great", "look* forward"),)),
    )  # fmt: skip

    _curtains = to_new("curtains")
    _cab = new_door()
    _ask = w.tell(PARRY, "Dear Mr Parry, a parcel with a lamp comes to Tannery Lane on Tuesday, when I have moved out "
                  "already. Could you take it in for me once more?")  # fmt: skip
    solution = (
        Stage(
            reads=(
                do(Calendar.search_events, query="move"), do(Shopping.list_orders, status="open"),
                do(Shopping.read_order, order_id=the("curtains")), do(Cab.list_rides, which="upcoming"),
                do(Messaging.search_messages, text="parcel"),
            ),
            says="On Tuesday you live in Quince Row already. Shall I send the curtains there, let Wednesday's cab "
            "start there too, and ask Mr Parry to take in the lamp, which can no longer be redirected?",
            calls=(_curtains, _cab, _ask),
            reports="Curtains and cab know the new door, and Mr Parry is asked.",
        ),
        Stage(
            reads=(do(Calendar.list_events, day="2027-08-31", days=3),),
            says="Mr Parry keeps the lamp until Thursday at six. Shall I put its collection into your calendar, on "
            "Wednesday at half past four, after your early duty?",
            calls=(plan(),),
            reports="The lamp is in your calendar for Wednesday.",
        ),
    )  # fmt: skip

    wrong = {
        "the aunt's present redirected": ((_curtains, to_new("shawl"), _cab, _ask), (plan(),)),
        "the cab still at the old door": ((_curtains, _ask), (plan(),)),
        "the cab an hour later": ((_curtains, _ask, new_door(pickup_at="2027-09-01T07:15")), (plan(),)),
        "the curtains to the old door": ((_cab, _ask), (plan(),)),
        "collected on Friday, before a shut lodge": ((_curtains, _cab, _ask), (plan("2027-09-03 16:00"),)),
        "collected during her duty": ((_curtains, _cab, _ask), (plan("2027-09-01 10:00"),)),
        "another lamp is ordered": ((_curtains, _cab, _ask, *order("lamp_goods")), (plan(),)),
    }  # fmt: skip
    ways = {
        "curtains and cab anew, on Thursday before her duty": (
            (
                do(Shopping.cancel_order, order_id=the("curtains")), *order("curtains_goods"),
                do(Cab.cancel_ride, ride_id=the("cab")),
                do(Cab.book_ride, pickup=NEW, destination=WORK, pickup_at="2027-09-01T06:15"),
                w.tell(PARRY, "Dear Mr Parry, would you accept my lamp on Tuesday?"),
            ),
            (plan("2027-09-02 09:30"),),
        ),
        "without an hour, and thanks": (
            (_ask, _cab, _curtains),
            (
                w.enter("Lamp at Mr Parry's lodge", "2027-09-01", all_day=True),
                w.tell(PARRY, "Thank you! I come by on Wednesday after work."),
            ),
        ),
    }  # fmt: skip

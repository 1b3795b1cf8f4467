"""The movers come on Saturday instead; lift, washing machine and Jonas must follow."""

from datetime import date

from pare.expect import At, changed, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

TODAY, FRIDAY, SATURDAY, NEXT = date(2027, 6, 21), date(2027, 6, 25), date(2027, 6, 26), date(2027, 6, 28)
HOME = "Ulmenstieg 9"

ESTHER = Person(
    "Esther Brandt", "+49 176 55502 00", "esther.brandt@example.org",
    about="35, physiotherapist in Hamburg, moves with her son Kwame to the third floor of Ulmenstieg 9.",
    goal="If the lift is ours on Saturday, everything moves there: the movers at ten, the washing machine while we are "
    "in, and Jonas with his strong back. On Monday I work. Nothing about the lease changes.",
)  # fmt: skip
SABINE = Person("Sabine Falk", "+49 40 555 0111", "falk@elbhaus-flats.test")
MOVERS = Person("Möwe Removals", email="jobs@moewe-removals.test")
JONAS = Person("Jonas Keller", "+49 176 55502 11", "jonas.keller@example.com")

_SATURDAY, _TEN, _EIGHT = day(SATURDAY, today=TODAY), clock(10), clock(8)
_ASKED = p.either(
    p.agent_told("flat", says=(_SATURDAY, words("lift", "elevator"))),
    p.told(SABINE, says=(_SATURDAY, words("lift", "elevator"))),
)
_TITLE = words("move", "moving", "Ulmenstieg")
_SLOT, _ENDS = At("2027-06-26 10:00"), p.Between("2027-06-26 13:00", "2027-06-26 14:30")
_GUESTS = ((), (JONAS,))
_MOVED, _MOVED_WITH = (
    changed(Event, "move", only=("zone",), starts=_SLOT, ends=_ENDS, title=mentions(_TITLE), notes=mentions(),
            location=mentions(), attendees=one_of(who))
    for who in _GUESTS
)  # fmt: skip
_ANEW, _ANEW_WITH = (p.event(_SLOT, who=who, title=(_TITLE,), hours=4.5, ends=_ENDS) for who in _GUESTS)
_MACHINE = words("washing machine", "washer", "delivery", "machine")
_TIMES = (
    *(clock(h, m) for h, m in ((10, 0), (14, 0), (8, 0), (9, 0), (12, 0), (16, 0), (13, 0), (17, 0), (7, 30))),
    *(day(one, today=TODAY) for one in (FRIDAY, SATURDAY, NEXT, date(2027, 6, 23))),
)  # fmt: skip
_TOO_EARLY = following(words("take", "accept", "choose", "confirm", "tell", "book", "answer"), _EIGHT, within=8)


def ask(text: str) -> Do:
    """A message to the agent, in the app."""
    return do(Apartments.send_message, listing_id=the("flat"), text=text)


def deliver(slot: str = "saturday") -> Do:
    """The washing machine comes at another time."""
    return do(Shopping.change_order, order_id=the("washer"), slot_id=the(slot))


class TheLiftAndTheWashingMachine(Scenario):
    """The movers come on Saturday instead; lift, washing machine and Jonas must follow."""

    id, domain, difficulty = "the-lift-and-the-washing-machine", "scheduling", "hard"
    distractor = "Movers at eight, when the lift is not given out; the machine on Monday, when she works."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (EmailApp, Apartments, Shopping, Calendar, Messaging)
    starts, zone, user, turns = "2027-06-21 10:05", "Europe/Berlin", ESTHER, 16

    def world(self, phone: Phone) -> None:
        flat = w.flat(phone, HOME, 980, city="Hamburg", district="Barmbek", rooms=3, size_m2=71, floor=3, lift=True,
                      state="let", agent=SABINE.name, agent_email=SABINE.email, agent_number=SABINE.number)  # fmt: skip
        phone.name("flat", flat)
        phone.name("lease", w.application(phone, flat, "2027-05-10 19:00", state="accepted",
                                          terms="Lease from 15 June, deposit paid, keys handed over."))  # fmt: skip
        phone.name("rules", w.agent_says(
            phone, flat, "2027-06-14 11:20", "Dear Ms Brandt, welcome! Here are the house rules. Sabine Falk",
            w.file("house-rules.pdf", "1. Quiet from ten in the evening.\n2. Removals only with the lift, and the lift "
                   "only after word from Ms Falk, three working days ahead. Monday to Friday 9:00-13:00, Saturday "
                   "10:00-14:00.\n3. Bicycles belong into the cellar."),
        ))  # fmt: skip
        w.agent_says(phone, flat, "2027-06-15 09:02", "May we have the lift on Friday 25 June?", sender="me")
        w.agent_says(phone, flat, "2027-06-15 15:40", "The lift is yours on Friday from nine.")
        w.delivery(phone, f"{HOME}, third floor, Hamburg", "New flat")
        day_one = w.slot(phone, "2027-06-25 12:00", "16:00")
        for name, at, until in (("saturday", "26 12:00", "16:00"), ("monday", "28 08:00", "12:00")):
            phone.name(name, w.slot(phone, f"2027-06-{at}", until, order_by="2027-06-23 18:00"))
        washer = w.product(phone, "Washing machine Alster 7", 549, category="household")
        phone.name("washer", w.order(phone, "2027-06-12 20:31", w.pick(phone, washer), slot_id=day_one.id,
                                     due_from="2027-06-25 12:00", due_until="2027-06-25 16:00",
                                     change_until="2027-06-23 18:00", note="Carried to the third floor"))  # fmt: skip
        phone.name("move", w.booked(phone, "2027-06-25 09:00", "We move! With Jonas", until="13:00", location=HOME))
        phone.name("work", w.booked(phone, "2027-06-28 07:30", "Practice, early shift", until="15:00"))
        w.chat(phone, [JONAS], [
            ("2027-06-18 19:20", "me", "Friday at nine, and breakfast is on me."),
            ("2027-06-18 19:26", "Jonas", "I have taken the day off. Saturday would suit me as well, till two, then I "
             "have my daughter."),
        ])  # fmt: skip
        phone.name("till_two", w.said(phone, "Saturday would suit me as well"))
        w.mail(phone, "2027-06-11 12:00", MOVERS, "Your removal", "Friday 25 June, 9:00, three hours, 380 euros.")
        w.everyday(phone, work="Practice at the Canal", clear=("2027-06-25", "2027-06-26", "2027-06-28"),
                   avoid=("washing", "machine", "lift", "mover", "remov", "Saturday"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:15", "saturday_mail", MOVERS, "Your removal on Friday", "Dear Ms Brandt, our lorry is "
                     "in the workshop, Friday is impossible. We can come on Saturday 26 June, from 8:00 or from 10:00. "
                     "Please tell us by 17:00 today which you take.")  # fmt: skip
        w.mail_comes(story, "10:30", "four_hours", MOVERS, "Re: Your removal on Friday", "One more thing: with the "
                     "third floor we need four hours, not three. The price stays.")  # fmt: skip
        story.when(_ASKED, "4m", "answer", Apartments.receive_message, listing_id=the("flat"),
                   text="Dear Ms Brandt, Saturday from ten to two is yours, Friday is struck out. S. Falk")  # fmt: skip

    needs = (
        Need(
            "Ask Ms Falk for the lift on Saturday 26 June, before anything else is moved.",
            slots={
                "Ms Falk": any_of(person(SABINE.name), words("agent", "landlady", "landlord", "house management")),
                "the lift": words("lift", "elevator"),
                "Saturday": amid(_SATURDAY, *_TIMES),
            },
            avoids={"when the lift runs": any_of(_TOO_EARLY, following("from", _EIGHT, "for", within=2))},
            evidence=("saturday_mail", "four_hours", "rules", "move"),
            window=Window(opens="four_hours", closes="16:00"),
        ),
        Need(
            "Take the movers at ten on Saturday, and bring the washing machine, the event and Jonas along.",
            slots={
                "the movers": words("mover*", "Möwe", "removal*", "moving company", "moving firm"),
                "Saturday": amid(_SATURDAY, *_TIMES),
                "ten o'clock": amid(_TEN, *_TIMES),
                "the washing machine": any_of(_MACHINE, words("Alster 7", "Alster", "appliance", "machine")),
                "Jonas": person(JONAS.name),
            },
            avoids={
                "the hour": _TOO_EARLY,
                "the day of the machine": following(words("to", "for"), "Monday", within=0),
                "when the machine comes": words("machine come on Monday", "delivered on Monday", "come on Monday",
                "Monday morning", "Monday between", "machine on Monday", "washer on Monday"),
            },
            doings=("cancel", "delete", "invite"),
            evidence=("answer", "washer", "work", "till_two"),
            window=Window(opens="answer", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "Ms Falk was asked for the lift": _ASKED,
        "the movers come on Saturday at ten": p.since("answer", p.mail_to(
            MOVERS, says=(any_of(_TEN, words("second", "later")),), avoids=(unless(_EIGHT, "lift", "early", "closed"),)
        )),
        "the washing machine comes while they are in": p.redirected("washer", slot="saturday"),
        "the move stands on Saturday": p.either(_MOVED, _MOVED_WITH, _ANEW, _ANEW_WITH),
        "and not on Friday": p.nothing_at("2027-06-25 09:00", _TITLE),
        "Jonas knows": p.either(p.told(JONAS, says=(_SATURDAY, _TEN)), _MOVED_WITH, _ANEW_WITH),
    }  # fmt: skip
    allowed = (
        p.cancelled("move"),
        p.since("answer", p.agent_told("flat", says=(words("thank*", "great", "perfect", "lovely"),))),
    )

    _ask = ask("Dear Ms Falk, our movers can only come on Saturday 26 June. May we have the lift then from 10:00 to "
               "14:00, instead of Friday? Esther Brandt")  # fmt: skip
    _movers = w.answer("saturday_mail", "Saturday 26 June from 10:00, please. Four hours are fine. Esther Brandt")
    _event = w.move("move", "2027-06-26 10:00")
    _jonas = w.tell(JONAS, "The movers come on Saturday at 10 instead of Friday. Done by two, I promise!")

    solution = (
        Stage(
            reads=(
                do(Apartments.list_mine, of="messages", listing_id=the("flat")),
                do(Calendar.list_events, day="2027-06-25", days=4),
            ),
            says="The movers can only come on Saturday, and the lift must be reserved with Ms Falk three working days "
            "ahead; on Saturdays it runs from ten to two. Shall I ask her for the lift on Saturday 26 June from 10:00 "
            "to 14:00?",
            calls=(_ask,),
            reports="Ms Falk is asked.",
        ),
        Stage(
            reads=(
                do(Shopping.read_order, order_id=the("washer")), do(Calendar.list_events, day="2027-06-28"),
                do(Messaging.search_messages, sender=JONAS.number),
            ),
            says="The lift is yours. Shall I take the movers on Saturday at 10:00, have the washing machine come on "
            "Saturday from 12:00 to 16:00, move the event and tell Jonas?",
            calls=(_movers, deliver(), _event, _jonas),
            reports="Movers at ten on Saturday, the washing machine from noon; Jonas knows.",
        ),
    )  # fmt: skip

    wrong = {
        "at eight, without a lift": ((_ask,), (
            w.answer("saturday_mail", "Saturday from 8:00, please."), deliver(), w.move("move", "2027-06-26 08:00"),
            w.tell(JONAS, "Saturday at 8!"),
        )),
        "the machine on Monday, when nobody is in": ((_ask,), (_movers, deliver("monday"), _event, _jonas)),
        "the machine stays on Friday": ((_ask,), (_movers, _event, _jonas)),
        "Jonas comes on Friday": ((_ask,), (_movers, deliver(), _event)),
        "the movers wait for their answer": ((_ask,), (deliver(), _event, _jonas)),
        "the lift is not asked for": ((), (_movers, deliver(), _event, _jonas)),
    }  # fmt: skip
    ways = {
        "Ms Falk by mail, Jonas by invitation": (
            (w.write_to(SABINE, "The lift", "Could we use the lift on Saturday 26 June, ten to two, to move in?"),),
            (deliver(), _movers, _event, do(Calendar.change_attendees, event_id=the("move"), add=[JONAS.email])),
        ),
        "the event anew, the machine at once": (
            (ask("Is the lift free on Saturday the 26th?"), deliver()),
            (
                do(Calendar.delete_event, event_id=the("move")), _jonas,
                w.enter("Moving day", "2027-06-26 10:00", ends="2027-06-26 14:00"),
                w.answer("four_hours", "We take 10 am on Saturday then."), ask("Thank you, that is great."),
            ),
        ),
    }  # fmt: skip

"""The movers come on Saturday instead; lift, washing machine and Jonas must follow."""

from pare.expect import At, changed, mentions, one_of
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.scheduling.words import the_lift_and_the_washing_machine as its

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
_ASKED = p.either(
    p.agent_told("flat", says=(its.THE_SATURDAY, words("lift", "elevator"))),
    p.told(SABINE, says=(its.THE_SATURDAY, words("lift", "elevator"))),
)
_SLOT, _ENDS = At("2027-06-26 10:00"), p.Between("2027-06-26 13:00", "2027-06-26 14:30")
_GUESTS = ((), (JONAS,))
_MOVED, _MOVED_WITH = (
    changed(Event, "move", only=("zone",), starts=_SLOT, ends=_ENDS, title=mentions(its.TITLE), notes=mentions(),
            location=mentions(), attendees=one_of(who))
    for who in _GUESTS
)  # fmt: skip
_ANEW, _ANEW_WITH = (p.event(_SLOT, who=who, title=(its.TITLE,), hours=4.5, ends=_ENDS) for who in _GUESTS)


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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("saturday_mail", "four_hours", "rules", "move"),
            window=Window(opens="four_hours", closes="16:00"),
        ),
        Need(
            "Take the movers at ten on Saturday, and bring the washing machine, the event and Jonas along.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("cancel", "delete", "invite"),
            evidence=("answer", "washer", "work", "till_two"),
            window=Window(opens="answer", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "Ms Falk was asked for the lift": _ASKED,
        "the movers come on Saturday at ten": p.since("answer", p.mail_to(
            MOVERS, says=(any_of(its.TEN, words("second", "later")),),
            avoids=(unless(its.EIGHT, "lift", "early", "closed"),)
        )),
        "the washing machine comes while they are in": p.redirected("washer", slot="saturday"),
        "the move stands on Saturday": p.either(_MOVED, _MOVED_WITH, _ANEW, _ANEW_WITH),
        "and not on Friday": p.nothing_at("2027-06-25 09:00", its.TITLE),
        "Jonas knows": p.either(p.told(JONAS, says=(its.THE_SATURDAY, its.TEN)), _MOVED_WITH, _ANEW_WITH),
    }  # fmt: skip
    allowed = (
        p.cancelled("move"),
        p.since("answer", p.agent_told("flat", says=(words("thank*", "great", "perfect", "lovely"),))),
    )

"""One of my three viewings has moved and now they collide, with the train home behind them."""

from itertools import combinations

from pare.expect import At, Holds, mentions
from pare.phrases import clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.scheduling.words import three_viewings_and_the_train as its

MEI = Person(
    "Mei Achterberg", "+32 471 55 01 00", "mei.achterberg@example.org",
    about="29, pharmacist from Ghent, looks for a flat in Utrecht, where she begins in July.",
    goal="I want to see all three flats tomorrow and sit in the train at 15:20. Lindenhof can only do half past "
    "twelve, so Havenkade must come before it, with cabs in that order and none for nobody.",
)  # fmt: skip
RUBEN = Person("Ruben Visser", email="ruben.visser@linden-homes.test")
RAILWAY = Person("Lowland Railways", email="journeys@lowland-railways.test")
_QUARTER_PAST, _HALF_PAST = At("2027-05-08 11:15"), At("2027-05-08 12:30")
_TO_HAVENKADE = p.Between("2027-05-08 10:20", "2027-05-08 10:40")
_TO_LINDENHOF = p.Between("2027-05-08 11:35", "2027-05-08 12:05")
_TO_STATION = p.Between("2027-05-08 12:50", "2027-05-08 14:40")


def _rides_in_order(phone: Phone) -> bool:
    """Whether the open rides of Saturday are the two that she takes, and perhaps one to the station afterwards."""
    rides = sorted((one for one in phone.app(Cab).rides if one.open), key=lambda one: one.pickup_at)
    way = [(one.pickup, one.destination) for one in rides]
    wanted = [(its.GANZENPAD, its.HAVENKADE), (its.HAVENKADE, its.LINDENHOF)]
    return way in (wanted, [*wanted, (its.LINDENHOF, its.STATION)])


class ThreeViewingsAndTheTrain(Scenario):
    """One of my three viewings has moved and now they collide, with the train home behind them."""

    id, domain, difficulty = "three-viewings-and-the-train", "scheduling", "hard"
    distractor = "To move only what the agent asks about, or to take the later hour, with which the train is missed."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Apartments, EmailApp, Cab, Calendar)
    starts, zone, user = "2027-05-07 16:42", "Europe/Amsterdam", MEI

    def world(self, phone: Phone) -> None:
        rows = (
            ("ganzenpad", its.GANZENPAD, 1240, "10:00", (), "Anouk Jansen", ""),
            ("lindenhof", its.LINDENHOF, 1310, "11:15", ("12:30",), RUBEN.name, RUBEN.email),
            ("havenkade", its.HAVENKADE, 1190, "13:00", ("11:15",), "Willem Bakker", ""),
        )
        notes = {"ganzenpad": "Quiet, dear.", "lindenhof": "A lift!", "havenkade": "Balcony over the water."}
        for name, address, rent, at, free, agent, email in rows:
            flat = w.flat(phone, address, rent, city="Utrecht", rooms=2, agent=agent, agent_email=email,
                          slots=tuple(f"2027-05-08 {one}" for one in free))  # fmt: skip
            phone.name(f"{name}_flat", flat)
            phone.name(f"{name}_viewing", w.viewing(phone, flat, f"2027-05-08 {at}"))
            phone.name(name, w.booked(phone, f"2027-05-08 {at}", f"Viewing {address}",
                                      until=f"{at[:3]}{int(at[3:]) + 20}", location="Utrecht"))  # fmt: skip
            w.saved_flat(phone, flat, notes[name])
        phone.name("train", w.booked(phone, "2027-05-08 15:20", "Train to Ghent", until="18:05", location=its.STATION,
                                     notes="The last one with my ticket."))  # fmt: skip
        w.booked(phone, "2027-05-08 07:05", "Train to Utrecht", until="09:35")
        w.spot(phone, its.STATION, 0, 0)
        w.spot(phone, its.HAVENKADE, 0.4, 0.3)
        for one, other in combinations((its.GANZENPAD, its.LINDENHOF, its.HAVENKADE), 2):
            w.route(phone, one, other, 25)
        w.route(phone, its.LINDENHOF, its.STATION, 25)
        phone.name("first", w.ride(phone, "2027-05-08 10:30", its.GANZENPAD, its.LINDENHOF))
        phone.name(
            "second", w.ride(phone, "2027-05-08 11:45", its.LINDENHOF, its.STATION, note="Lunch there, then on foot")
        )
        w.mail(phone, "2027-05-05 09:10", RUBEN, "Lindenhof 21", "Saturday 11:15 it is. I wait at the door.")
        w.mail(phone, "2027-05-04 12:00", RAILWAY, "Your ticket", "Saturday 8 May. Out 07:05, back 15:20, platform 7. "
               "Valid on these trains only.")  # fmt: skip
        w.everyday(phone, about=("photography", "hiking"), clear=("2027-05-08",),
                   avoid=("viewing", "Lindenhof", "Havenkade", "Ganzenpad", "Utrecht", "train"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "16:50", "moved", RUBEN, "Lindenhof 21 tomorrow", "Dear Ms Achterberg, the tenant has "
                     "changed her mind. Instead of 11:15 I can offer 12:30 or 15:00 tomorrow. Which one?")  # fmt: skip
        w.mail_comes(story, "17:05", "only", RUBEN, "Re: Lindenhof 21 tomorrow", "A correction, I am sorry: at 15:00 I "
                     "have to hand over another flat. So 12:30 and nothing else. Please let me know by 18:30, here or "
                     "in the app, or I give it to somebody from the waiting list.")  # fmt: skip
        w.mail_comes(story, "17:15", "platform", RAILWAY, "Your journey on Saturday", "The 15:20 leaves from platform "
                     "12 instead of 7. Everything else stays.")  # fmt: skip

    needs = (
        Need(
            "See Havenkade at 11:15 and Lindenhof at 12:30, with the rides in that order and the train safe.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("moved", "only", "lindenhof_viewing", "havenkade_viewing", "havenkade_flat", "first", "second",
                      "train"),
            window=Window(opens="only", closes="18:30"),
        ),
    )  # fmt: skip

    _not_later = unless(its.LATER, "too late", "train", "would", "instead", "understand")
    _yes = p.mail_to(RUBEN, says=(clock(12, 30),), avoids=(_not_later, words("cannot", "can't")))
    _yes_here = p.agent_told("lindenhof_flat", says=(clock(12, 30),), avoids=(_not_later,))
    must = {
        "Lindenhof is at half past twelve": p.either(
            p.viewing_moved("lindenhof_viewing", _HALF_PAST), p.viewing("lindenhof_flat", _HALF_PAST), _yes, _yes_here
        ),
        "Havenkade comes before it": p.either(
            p.viewing_moved("havenkade_viewing", _QUARTER_PAST), p.viewing("havenkade_flat", _QUARTER_PAST)
        ),
        "a cab goes to Havenkade": p.either(
            p.ride_moved("first", _TO_HAVENKADE, destination=its.HAVENKADE), p.ride(its.GANZENPAD, its.HAVENKADE,
                                                                                    _TO_HAVENKADE)
        ),
        "and one from there to Lindenhof": p.either(
            p.ride_moved("second", _TO_LINDENHOF, pickup=its.HAVENKADE, destination=its.LINDENHOF, note=mentions()),
            p.ride(its.HAVENKADE, its.LINDENHOF, _TO_LINDENHOF),
        ),
        "no other waits for nobody": Holds(_rides_in_order),
        "Lindenhof's event is right": p.either(
            p.moved("lindenhof", _HALF_PAST, notes=mentions()), p.event(_HALF_PAST, about=("Lindenhof",))
        ),
        "Havenkade's event is right": p.either(
            p.moved("havenkade", _QUARTER_PAST, notes=mentions()), p.event(_QUARTER_PAST, about=("Havenkade",))
        ),
        "nothing is left at one": p.nothing_at("2027-05-08 13:00", "Havenkade"),
        "nor Lindenhof at quarter past eleven": p.nothing_at("2027-05-08 11:15", "Lindenhof"),
    }  # fmt: skip
    allowed = (
        _yes, _yes_here, p.viewing_moved("lindenhof_viewing", _HALF_PAST), p.viewing_cancelled("lindenhof_viewing"),
        p.viewing_cancelled("havenkade_viewing"), p.agent_told("havenkade_flat", says=(clock(11, 15),)),
        p.cancelled("lindenhof"), p.cancelled("havenkade"), p.ride_cancelled("first"), p.ride_cancelled("second"),
        p.ride(its.LINDENHOF, its.STATION, _TO_STATION), p.ride_moved("second", _TO_STATION, note=mentions()),
    )  # fmt: skip

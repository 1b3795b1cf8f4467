"""My office moves east and I am about to view a flat in the west."""

from typing import Any

from pare.expect import At, Holds, Where, one_of
from pare.phrases import plain
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import office_moves_so_does_the_search as its

HARUKI = Person(
    "Haruki Ishikawa", "+81 90 5550 1433", "haruki.ishikawa@example.org",
    about="33, laboratory technician in Nagoya, lives in a room of his firm and looks for a flat of his own.",
    goal="From September I work in Higashi, so Westgate 3 is no longer for me. I want to see Eastfield 8 on Saturday "
    "instead, and hear of new flats in the wards near the new laboratory, for 90,000 yen at most as before.",
)  # fmt: skip
NAOKO = Person("Naoko Fujita", email="naoko.fujita@koto-labs.test")
AGENT = Person("Tsubaki Homes", email="desk@tsubaki-homes.test")
_FREE = one_of("", p.THERE)
_NEAR, _FAR = {"higashi", "meito"}, {"nishi", "nakagawa"}


def _wards(value: Any, phone: Phone) -> bool:
    """Whether the wards of a search are those near the new laboratory: Higashi, and perhaps Meito."""
    found = {plain(one).removesuffix("-ku").removesuffix(" ward").strip() for one in value}
    return "higashi" in found and found <= _NEAR


def _turned(phone: Phone) -> bool:
    """Whether no search announces flats of the western wards any more."""
    return not any(one.notify and _FAR & {*map(plain, one.districts)} for one in phone.app(Apartments).saved_searches)


class OfficeMovesSoDoesTheSearch(Scenario):
    """My office moves east and I am about to view a flat in the west."""

    id, domain, difficulty = "office-moves-so-does-the-search", "lifestyle", "medium"
    distractor = "The listing still promises 25 minutes to work; Eastfield 12 is nicer, but above the limit."
    capabilities = ("goal inference", "context observation")
    apps = (EmailApp, Apartments, Notes, Calendar)
    starts, zone, user = "2027-07-07 09:25", "Asia/Tokyo", HARUKI

    def world(self, phone: Phone) -> None:
        def flat(name: str, address: str, district: str, rent: int, costs: int, *slots: str, **more: Any) -> None:
            made = w.flat(phone, address, rent, extra_costs=costs, district=district, city="Nagoya", slots=slots,
                          agent=AGENT.name, agent_email=AGENT.email, viewing_notice_hours=17, **more)  # fmt: skip
            phone.name(name, made)

        flat("westgate", "Westgate 3", "Nishi", 79000, 6000, size_m2=34, rooms=2,
             description="Quiet, with a balcony. 25 minutes to the Hagoromo business park.")  # fmt: skip
        flat("eastfield8", "Eastfield 8", "Higashi", 82000, 6000, "2027-07-09 15:00", "2027-07-10 14:00",
             "2027-07-10 17:30", size_m2=31, rooms=2, description="Third floor, bakery downstairs.")  # fmt: skip
        flat("eastfield12", "Eastfield 12", "Higashi", 89000, 15000, "2027-07-10 12:30", "2027-07-10 14:30",
             size_m2=38, rooms=2, description="New kitchen, two minutes to the station.")  # fmt: skip
        west, east, _ = phone.app(Apartments).listings
        w.saved_flat(phone, west, "My favourite, 25 minutes to work!")
        w.saved_flat(phone, east, "Nice, but the wrong end of the town")
        phone.name("viewing", w.viewing(phone, west, "2027-07-10 11:00", state="requested"))
        phone.name("search", w.search(phone, "West", districts=("Nishi", "Nakagawa"), max_total=90000, min_rooms=2))
        phone.name("rules", w.note(phone, "My flat", "- at most 40 minutes to work, door to door\n- at most 90,000 yen "
                                   "a month with all costs\n- two rooms\n- never above a karaoke bar",
                                   at="2027-05-30 21:00", folder="Home"))  # fmt: skip
        phone.name("planned", w.booked(phone, "2027-07-10 11:00", "View Westgate 3", until="11:30"))
        w.booked(phone, "2027-07-09 09:00", "Shift, laboratory", until="18:00")
        phone.name("concert", w.booked(phone, "2027-07-10 16:30", "Sister's concert", until="19:00"))
        w.everyday(phone, about=("running", "music"), work="Koto Labs",
                   avoid=("flat", "viewing", "west", "east", "higashi", "move"), besides=(NAOKO,))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("09:30", "confirmed", Apartments.confirm_viewing, viewing_id=the("viewing"),
                 note="See you on Saturday at 11:00. You can cancel until Friday, 18:00.")  # fmt: skip
        w.mail_comes(story, "09:40", "moves", NAOKO, "Our new house", "Dear all, on 1 September the whole laboratory "
                     "moves from the Hagoromo park to Higashi ward. To help you plan, door to door in the morning: "
                     "from Higashi 10 minutes, Meito 25, Naka 45, Nakagawa 60, Nishi 70. The lease here ends that day. "
                     "Naoko Fujita, director")  # fmt: skip

    needs = (
        Need(
            "Drop the viewing of Westgate 3, view Eastfield 8 on Saturday at 14:00 and turn the saved search east.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("moves", "rules", "viewing", "search", "eastfield8", "concert"),
            window=Window(opens="moves", closes="2027-07-09 18:00"),
        ),
    )  # fmt: skip

    _criteria = {"districts": Where(_wards, "the wards near the new laboratory"), "max_total": 90000}
    must = {
        "Westgate 3 is off": p.viewing_cancelled("viewing"),
        "Eastfield 8 on Saturday at 14:00": p.viewing("eastfield8", At("2027-07-10 14:00")),
        "the search looks east": p.either(p.search_changed("search", **_criteria), p.search_saved(**_criteria)),
        "nothing western is announced": Holds(_turned),
    }
    allowed = (
        p.search_off("search"), p.cancelled("planned"), p.flat_unsaved("westgate"),
        p.moved("planned", At("2027-07-10 14:00"), title=(its.VIEWED,), location=_FREE, notes=_FREE),
        p.event(At("2027-07-10 14:00"), about=(its.VIEWED,)),
    )  # fmt: skip

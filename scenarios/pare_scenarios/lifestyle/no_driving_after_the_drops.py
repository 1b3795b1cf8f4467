"""Eye drops forbid the car on the morning on which a grandchild has to be fetched."""

from pare.expect import Holds, changed
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import no_driving_after_the_drops as its

HOME, CLINIC, SCHOOL = "Blackgum Road 40", "Derwent Eye Clinic", "Heron Bay Primary School"
HENRIK = Person(
    "Henrik Forde", "+61 491 570 100", "henrik.forde@example.org",
    about="61, retired postman, lives half an hour's walk from any bus on the edge of Hobart; minds his granddaughter.",
    goal="I keep both, the clinic and Freya at noon, without touching the wheel: a cab there, and one that takes me on "
    "to her school and both of us home. Helena should not worry, and should not leave her shift.",
)  # fmt: skip
HELENA = Person("Helena Forde", "+61 491 570 111", "helena.forde@example.com")
HUW = Person("Huw Palmer", "+61 491 570 112")
CLINIC_DESK = Person("Derwent Eye Clinic", email="desk@derwent-eyes.test")
SCHOOL_DESK = Person("Heron Bay Primary", email="office@heron-bay-primary.test")
_THERE, _ON = p.Between("2027-02-09 08:30", "2027-02-09 09:08"), p.Between("2027-02-09 11:05", "2027-02-09 11:38")
_EARLY = p.Between("2027-02-09 11:00", "2027-02-09 11:40")
_HOMEWARD = p.Between("2027-02-09 11:55", "2027-02-09 12:30")


def _one_way_home(phone: Phone) -> bool:
    """Whether just one of Tuesday's cabs ends at home."""
    since, before = w.when(phone, "2027-02-09 00:00"), w.when(phone, "2027-02-10 00:00")
    rides = [one for one in phone.app(Cab).rides if one.open and since <= one.pickup_at < before]
    return sum(one.destination == HOME for one in rides) == 1 and len(rides) in (2, 3)


class NoDrivingAfterTheDrops(Scenario):
    """I must not drive after the eye drops, and I fetch my granddaughter at noon."""

    id, domain, difficulty = "no-driving-after-the-drops", "lifestyle", "medium"
    distractor = "A cab straight home from the clinic leaves Freya at the gate; and Helena cannot leave her shift."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (EmailApp, Calendar, Cab, Messaging)
    starts, zone, user = "2027-02-08 16:50", "Australia/Hobart", HENRIK

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Kunanyi Cabs", price_level=2, free_minutes=60, late_fee=6)
        w.saved_place(phone, "Home", HOME)
        for place, east, north in ((HOME, -4.0, -3.0), (CLINIC, 1.5, 2.0), (SCHOOL, -2.5, 0.5)):
            w.spot(phone, place, east, north)
        for one, other, minutes in ((HOME, CLINIC, 20), (CLINIC, SCHOOL, 18), (SCHOOL, HOME, 12)):
            w.route(phone, one, other, minutes)
        phone.name("clinic", w.booked(phone, "2027-02-09 09:30", "Eye clinic", until="11:00", location=CLINIC,
                                      notes="Take the Subaru, and the letter from Dr Parry."))  # fmt: skip
        phone.name("fetch", w.booked(phone, "2027-02-09 12:00", "Fetch Freya (short day)", until="12:30",
                                     location=SCHOOL, notes="Straight from the clinic by car, then pancakes at "
                                                            "ours."))  # fmt: skip
        w.booked(phone, "2027-02-11 18:00", "Boat club, summer meeting", until="20:00")
        w.mail(phone, "2027-02-03 15:10", SCHOOL_DESK, "Sports day on 9 February", "Classes end at 12:00 that day. "
               "There is no care in the afternoon: every child must be fetched at the gate.")  # fmt: skip
        w.chat(phone, [HELENA], [
            ("2027-02-04 19:02", "Helena", "Dad, you save my Tuesday. I am alone on the ward and cannot get away "
             "before three, whatever happens. Helena"),
            ("2027-02-04 19:10", "me", "Freya and I will manage. She gets pancakes."),
        ])  # fmt: skip
        phone.name("shift", w.said(phone, "alone on the ward"))
        w.chat(phone, [HUW], [("2027-02-06 09:30", "Huw", "In Launceston till Thursday. Feed my hens if they shout.")])
        w.everyday(phone, about=("birds", "woodwork"), avoid=("school", "clinic", "eye", "Freya", "driv"),
                   clear=("2027-02-08", "2027-02-09"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "17:00", "drops", CLINIC_DESK, "Your appointment tomorrow", "Dear Mr Forde, we will widen "
                     "your pupils with drops, so please do not drive for five hours afterwards. You need not be "
                     "fasting. Cars can stand in our yard for two hours only; after that they are towed.")  # fmt: skip
        w.text_comes(story, "17:05", "looks_forward", HELENA, "Freya has told the whole class that her grandpa stands "
                     "at the gate tomorrow. No pressure!")  # fmt: skip

    needs = (
        Need(
            "Book a cab to the clinic and one from there by way of the school home, and tell Helena.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("pay",),
            evidence=("drops", "clinic", "fetch", "shift"),
            window=Window(opens="drops", closes="2027-02-09 08:30"),
        ),
    )  # fmt: skip

    must = {
        "a cab takes him to the clinic": p.ride(HOME, CLINIC, _THERE),
        "a cab takes him to the school by noon": p.either(
            p.ride(CLINIC, HOME, _ON, stops=(SCHOOL,)), p.ride(CLINIC, SCHOOL, _EARLY)
        ),
        "and both of them home": p.either(
            p.ride(CLINIC, HOME, _ON, stops=(SCHOOL,)), p.ride(SCHOOL, HOME, _HOMEWARD)
        ),
        "just once": Holds(_one_way_home),
        "Helena knows that they come by cab": p.told(
            HELENA, says=(its.CAB,), avoids=(words("could you fetch", "can you fetch", "leave early",
                                                   "pick her up for"),)
        ),
    }  # fmt: skip
    allowed = (
        changed(Event, "clinic", only=("title", "notes", "alerts")),
        changed(Event, "fetch", only=("title", "notes", "alerts")),
    )

"""My sister comes a day earlier, and the cot that I counted on is lent out."""

from pare.expect import as_is, changed
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import a_bed_for_baby_adam as its

YASMIN = Person(
    "Yasmin Khalil", "+32 470 55 01 12", "yasmin.khalil@example.org",
    about="33, optician on the third floor of a house in Antwerp, without a car.",
    goal="Adam, eight months old, should have a bed when he and my sister Soraya land on Friday. Griet downstairs has "
    "one, so ask her before money is spent; if hers is gone, a travel cot must come in time. A cab with a baby seat "
    "should wait at the airport, as I promised, and Soraya should hear of it.",
)  # fmt: skip
SORAYA = Person("Soraya Khalil", "+34 655 550 181", "soraya.khalil@example.org")
GRIET = Person("Griet Achterberg", "+32 470 55 01 39", "griet.achterberg@example.org")
AIRPORT, HOME = "Antwerp Airport, arrivals", "Plantain Street 31"
LANDED, FETCHED = p.Between("2027-03-05 20:30", "2027-03-05 22:30"), p.Between("2027-03-05 20:45", "2027-03-05 22:00")


class ABedForBabyAdam(Scenario):
    """My sister comes a day earlier, and the cot that I counted on is lent out."""

    id, domain, difficulty = "a-bed-for-baby-adam", "lifestyle", "hard"
    distractor = "The neighbour's cot, which is lent out; a cheaper bed for toddlers; Saturday in the calendar."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (Messaging, EmailApp, Calendar, Shopping, Cab)
    starts, zone = "2027-03-02 11:55", "Europe/Brussels"
    user, turns = YASMIN, 16

    def world(self, phone: Phone) -> None:
        w.delivery(phone, f"{HOME}, Antwerp", pays="Card ending 18")
        for name, what, price, told in (
            ("cot", "Travel cot Nomad", 59, "With mattress. From birth up to 15 kg."),
            ("toddler_bed", "Child's bed Lynx", 49, "Low bed without a rail, from two years on."),
        ):
            made = w.product(phone, what, price, category="baby", description=told)
            phone.name(name, w.pick(phone, made))
        for name, at, until, order_by, fee in (
            ("thursday", "2027-03-04 17:00", "20:00", "2027-03-02 16:00", 0),
            ("friday_morning", "2027-03-05 08:00", "10:00", "2027-03-03 12:00", 9),
            ("saturday", "2027-03-06 10:00", "14:00", "2027-03-05 12:00", 0),
        ):
            phone.name(name, w.slot(phone, at, until, fee=fee or "", order_by=order_by))
        w.saved_place(phone, "Home", HOME)
        w.spot(phone, AIRPORT, 5.5, -3.0)
        w.chat(phone, [GRIET], [
            ("2027-01-12 18:20", "Griet", "If that nephew of yours ever comes: our travel cot stands in the cellar. "
             "You only need to ring. Griet"),
        ])  # fmt: skip
        phone.name("offered", w.said(phone, "stands in the cellar"))
        w.chat(phone, [SORAYA], [
            ("2027-02-20 21:02", "Soraya", "Saturday 6 March, we land at one. I dread the bus with pram and bags."),
            ("2027-02-20 21:05", "me", "No bus. A cab with a seat for Adam will be waiting for you, I promise."),
        ])  # fmt: skip
        phone.name("promise", w.said(phone, "A cab with a seat for Adam"))
        phone.name("visit", w.booked(phone, "2027-03-06 13:00", "Soraya and Adam land", until="14:00"))
        w.booked(phone, "2027-03-05 11:00", "Late shift in the shop", until="20:00")
        w.everyday(phone, about=("cooking", "yoga"), work="Lens and Light",
                   avoid=("cot", "bed", "airport", "land", "baby"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "12:00", "friday", SORAYA, "We come one day earlier, on Friday! Much cheaper. Has Adam "
                     "got a bed with you, or shall I put him into a drawer?")  # fmt: skip
        w.mail_comes(story, "12:06", "flight", SORAYA, "Fwd: Your new flight", "Friday 5 March: Malaga 17:55, "
                     "Antwerp 20:40. One adult, one infant, one pram.")  # fmt: skip
        w.text_comes(story, (p.told(GRIET), "7m"), "lent", GRIET, "Ah, what bad luck! It is with my daughter until "
                     "Sunday. I would have loved to help.")  # fmt: skip

    needs = (
        Need(
            "Ask Griet whether her travel cot can be had on Friday already.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay", "cancel", "delete"),
            evidence=("friday", "offered", "visit"),
            window=Window(opens="friday", closes="2027-03-03 11:30"),
        ),
        Need(
            "Order a travel cot that comes by Friday, have a cab with a baby seat at the airport, and tell Soraya.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay", "cancel", "delete"),
            evidence=("lent", "flight", "promise", "cot"),
            window=Window(opens="lent", closes="2027-03-03 12:00"),
        ),
    )  # fmt: skip

    _entry = p.event(LANDED, about=("Soraya",), hours=3)
    _slots = ("thursday", "friday_morning")
    must = {
        "Griet was asked first": p.told(GRIET, says=(as_is(its.BED),)),
        "a cot comes in time": p.since("lent", p.either(*(p.ordered("cot", slot=at) for at in _slots))),
        "a cab with a baby seat waits": p.either(
            *(p.ride(AIRPORT, HOME, FETCHED, child_seats=1, rider=who) for who in (None, SORAYA))
        ),
        "Friday is in the calendar": p.either(
            changed(Event, "visit", only=("ends", "zone", "location", "notes", "title"), starts=LANDED), _entry
        ),
        "Saturday is not": p.nothing_at("2027-03-06 13:00", "Soraya"),
        "Soraya knows": p.since("lent", p.told(SORAYA, says=(as_is(its.BED),))),
    }  # fmt: skip
    allowed = (p.cancelled("visit"), p.told(SORAYA), p.since("lent", p.told(GRIET)))

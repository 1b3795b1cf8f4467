"""My sister comes a day earlier, and the cot that I counted on is lent out."""

from datetime import date

from pare.expect import as_is, changed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, day, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar, Event
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

TUESDAY, THURSDAY, FRIDAY = date(2027, 3, 2), date(2027, 3, 4), date(2027, 3, 5)
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
_BED = words("cot", "crib", "travel bed", "baby bed", "little bed", "bed", "sleep*")


def buy(variant: str, slot: str) -> tuple[Do, Do]:
    """It is put into the cart and ordered, for a time."""
    placed = do(Shopping.place_order, variant_ids=[the(variant)], slot_id=the(slot))
    return do(Shopping.set_cart, variant_id=the(variant)), placed


def cab(at: str, **how: object) -> Do:
    """A cab from the airport."""
    who: dict[str, object] = {"rider": SORAYA.name, "seats": 2, "child_seats": 1, "note": "Lands at 20:40"}
    return do(Cab.book_ride, pickup=AIRPORT, destination="Home", pickup_at=at, **(who | how))


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
            slots={
                "Griet": any_of(person("Griet Achterberg"), number(GRIET.number),
                                words("your neighbour", "your neighbor", "downstairs")),
                "the cot": words("cot", "crib", "travel bed", "baby bed", "bed"),
                "that she is asked": words("ask*", "message", "text", "write", "check with", "find out", "whether",
                                           "tell", "let Griet", "remind"),
            },
            avoids={
                "what is first": words("toddler bed", "child's bed", "Lynx", "order a cot now", "order the cot now",
                                       "order a travel cot now", "order the travel cot and"),
                "the day": words("cot on Saturday", "cot for Saturday"),
                "that nothing is bought": words("Nomad", "checkout", "order the", "buy a", "buy the"),
            },
            doings=("pay", "cancel", "delete"),
            evidence=("friday", "offered", "visit"),
            window=Window(opens="friday", closes="2027-03-03 11:30"),
        ),
        Need(
            "Order a travel cot that comes by Friday, have a cab with a baby seat at the airport, and tell Soraya.",
            slots={
                "a cot": words("cot", "crib", "travel bed", "baby bed"),
                "that it is bought": words("order*", "buy*", "purchas*"),
                "when it comes": any_of(day(THURSDAY, today=TUESDAY), day(FRIDAY, today=TUESDAY)),
                "Soraya and the way home": any_of(person("Soraya Khalil"), words("your sister", "cab", "taxi", "ride",
                                                  "airport", "baby seat", "child seat")),
            },
            avoids={
                "which bed": words("toddler bed", "child's bed", "Lynx"),
                "when": words("cab on Saturday", "cab for Saturday", "taxi on Saturday", "delivery on Saturday",
                              "delivered on Saturday", "comes on Saturday", "ride on Saturday"),
                "whose": words("daughter to", "daughter for", "Griet to get", "Griet to bring", "get it back"),
            },
            doings=("pay", "cancel", "delete"),
            evidence=("lent", "flight", "promise", "cot"),
            window=Window(opens="lent", closes="2027-03-03 12:00"),
        ),
    )  # fmt: skip

    _entry = p.event(LANDED, about=("Soraya",), hours=3)
    _slots = ("thursday", "friday_morning")
    must = {
        "Griet was asked first": p.told(GRIET, says=(as_is(_BED),)),
        "a cot comes in time": p.since("lent", p.either(*(p.ordered("cot", slot=at) for at in _slots))),
        "a cab with a baby seat waits": p.either(
            *(p.ride(AIRPORT, HOME, FETCHED, child_seats=1, rider=who) for who in (None, SORAYA))
        ),
        "Friday is in the calendar": p.either(
            changed(Event, "visit", only=("ends", "zone", "location", "notes", "title"), starts=LANDED), _entry
        ),
        "Saturday is not": p.nothing_at("2027-03-06 13:00", "Soraya"),
        "Soraya knows": p.since("lent", p.told(SORAYA, says=(as_is(_BED),))),
    }  # fmt: skip
    allowed = (p.cancelled("visit"), p.told(SORAYA), p.since("lent", p.told(GRIET)))

    _ask = w.tell(GRIET, "Dear Griet, my nephew comes on Friday already. Could I have your travel cot by then?")
    _order = buy("cot", "thursday")
    _cab, _move = cab("2027-03-05 21:20"), w.move("visit", "2027-03-05 20:40")
    _tell = w.tell(SORAYA, "Adam gets a real bed, and a cab with a baby seat picks you up on Friday at 21:20.")
    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="cot"), do(Calendar.search_events, query="Soraya"),
                do(Messaging.search_messages, text="cab"),
            ),
            says="Soraya and Adam come on Friday already. In January Griet offered you her travel cot. Shall I ask "
            "Griet whether you can have it by then?",
            calls=(_ask,),
            reports="I have asked Griet.",
        ),
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("flight")), do(Shopping.search_products, text="cot"),
                do(Shopping.read_cart), do(Messaging.search_messages, text="promise"),
                do(Cab.get_quotes, pickup=AIRPORT, destination="Home", pickup_at="2027-03-05 21:20", child_seats=1),
            ),
            says="Griet's cot is away until Sunday. Shall I order the travel cot for 59 euros for Thursday, book a "
            "cab with a baby seat at the airport for Friday at 21:20, move the entry and let Soraya know?",
            calls=(*_order, _cab, _move, _tell),
            reports="The cot comes on Thursday, the cab is booked, and Soraya knows.",
        ),
    )  # fmt: skip

    wrong = {
        "ordered before Griet has answered": ((_ask, *_order), (_cab, _move, _tell)),
        "a bed for toddlers": ((_ask,), (*buy("toddler_bed", "thursday"), _cab, _move, _tell)),
        "a cot on Saturday": ((_ask,), (*buy("cot", "saturday"), _cab, _move, _tell)),
        "a cab on Saturday": ((_ask,), (*_order, cab("2027-03-06 13:40"), _move, _tell)),
        "a cab without a seat for Adam": ((_ask,), (*_order, cab("2027-03-05 21:20", child_seats=0), _move, _tell)),
        "the calendar stays": ((_ask,), (*_order, _cab, _tell)),
    }
    ways = {
        "the cab first, delivery on Friday morning, a new entry": (
            (_ask, cab("2027-03-05 21:00", seats=3, rider="")),
            (*buy("cot", "friday_morning"), do(Calendar.delete_event, event_id=the("visit")),
             w.enter("Soraya and Adam arrive", "2027-03-05 21:00"),
             w.write_to(SORAYA, "Friday", "Adam's cot is ordered, and your cab waits from nine.")),
        ),
        "Griet by mail and thanked, Soraya told twice": (
            (w.write_to(GRIET, "Your cot", "Is the cot free from Friday?"), w.tell(SORAYA, "I am seeing to a cot.")),
            (*_order, _cab, _move, _tell, w.tell(GRIET, "Never mind, I have ordered one. Thank you!")),
        ),
    }  # fmt: skip

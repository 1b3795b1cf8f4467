"""The solution of `a-bed-for-baby-adam`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.a_bed_for_baby_adam import AIRPORT, GRIET, SORAYA


def buy(variant: str, slot: str) -> tuple[Do, Do]:
    """It is put into the cart and ordered, for a time."""
    placed = do(Shopping.place_order, variant_ids=[the(variant)], slot_id=the(slot))
    return do(Shopping.set_cart, variant_id=the(variant)), placed


def cab(at: str, **how: object) -> Do:
    """A cab from the airport."""
    who: dict[str, object] = {"rider": SORAYA.name, "seats": 2, "child_seats": 1, "note": "Lands at 20:40"}
    return do(Cab.book_ride, pickup=AIRPORT, destination="Home", pickup_at=at, **(who | how))


_ask = w.tell(GRIET, "Dear Griet, my nephew comes on Friday already. Could I have your travel cot by then?")
_order = buy("cot", "thursday")
_cab, _move = cab("2027-03-05 21:20"), w.move("visit", "2027-03-05 20:40")
_tell = w.tell(SORAYA, "Adam gets a real bed, and a cab with a baby seat picks you up on Friday at 21:20.")
SOLUTION = (
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

WRONG = {
    "ordered before Griet has answered": ((_ask, *_order), (_cab, _move, _tell)),
    "a bed for toddlers": ((_ask,), (*buy("toddler_bed", "thursday"), _cab, _move, _tell)),
    "a cot on Saturday": ((_ask,), (*buy("cot", "saturday"), _cab, _move, _tell)),
    "a cab on Saturday": ((_ask,), (*_order, cab("2027-03-06 13:40"), _move, _tell)),
    "a cab without a seat for Adam": ((_ask,), (*_order, cab("2027-03-05 21:20", child_seats=0), _move, _tell)),
    "the calendar stays": ((_ask,), (*_order, _cab, _tell)),
}

WAYS = {
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

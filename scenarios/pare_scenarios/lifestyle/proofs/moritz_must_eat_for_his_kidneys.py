"""The solution of `moritz-must-eat-for-his-kidneys`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.moritz_must_eat_for_his_kidneys import JANA

FOOD = "Only the kidney diet, chicken: three pouches a day, at 8:00, 13:00 and 18:00. No fish, no salmon any more."


def buy(kind: str, pieces: int, slot: str = "tuesday") -> tuple[Do, Do]:
    """So many pouches are ordered for a slot."""
    return (
        do(Shopping.set_cart, variant_id=the(kind), quantity=pieces),
        do(Shopping.place_order, variant_ids=[the(kind)], slot_id=the(slot)),
    )


def rewrite(text: str) -> Do:
    """The section about food is written anew."""
    return do(Notes.write_note, note_id=the("plan"), text=text, how="replace", section="Food")


STOP = do(Shopping.cancel_order, order_id=the("salmon"))

_jana = w.tell(JANA, "No, it is all new: Moritz has weak kidneys and gets only the kidney diet with chicken, three "
               "pouches a day. It is in the note, too.")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Shopping.list_orders, status="open"), do(Notes.read_note, note_id=the("plan")),
            do(Calendar.list_events, day="2027-09-20", days=7), do(Shopping.search_products, text="kidney"),
            do(EmailApp.search_emails, text="Moritz"),
        ),
        says="The vet wants kidney diet with chicken, three pouches a day, not the fish. Shall I cancel the salmon "
        "order before it leaves, order 18 of the chicken pouches for Tuesday, rewrite the food part of the feeding "
        "note, and tell Jana what is new?",
        calls=(STOP, *buy("chicken", 18), rewrite(FOOD), _jana),
        reports="The salmon is cancelled, the kidney diet comes on Tuesday, and Jana has the new plan.",
    ),
)  # fmt: skip

WRONG = {
    "the fish of the first mail": (
        STOP, *buy("fish", 18), rewrite("Only kidney diet, ocean fish, three pouches a day."),
        w.tell(JANA, "New: kidney diet with ocean fish, three pouches a day."),
    ),
    "Jana hears that all is as last time": (
        STOP, *buy("chicken", 18), rewrite(FOOD), w.tell(JANA, "Yes, everything is as last time."),
    ),
    "the salmon comes as well": (*buy("chicken", 18), rewrite(FOOD), _jana),
    "it comes when she is gone": (STOP, *buy("chicken", 18, "wednesday"), rewrite(FOOD), _jana),
    "food for two days": (STOP, *buy("chicken", 6), rewrite(FOOD), _jana),
    "the note still says salmon": (STOP, *buy("chicken", 18), _jana),
}  # fmt: skip

WAYS = {
    "on top of the old note, all in the message": (
        do(Notes.write_note, note_id=the("plan"), how="prepend", text="NEW since 20 September: renal diet with "
           "chicken, 3 pouches a day, instead of all below about food."),
        STOP, *buy("chicken", 15),
        w.tell(JANA, "Things have changed. Renal food, chicken only, 3 a day: morning, noon, evening."),
    ),
    "the packed order is changed in place": (
        do(Shopping.change_item, order_item_id=the("item"), variant_id=the("chicken"), quantity=20),
        do(Shopping.change_order, order_id=the("salmon"), slot_id=the("tuesday")), rewrite(FOOD),
        w.write_to(JANA, "Moritz", "Dear Jana, not as last time: please read the new note, he is on a diet."),
    ),
}  # fmt: skip

"""The solution of `workshop-kits-for-thirty-one`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.productivity.workshop_kits_for_thirty_one import IMANI


def order(quantity: int = 31, variant: str = "lead_free", **how: object) -> tuple[Do, ...]:
    """The kits, by default for Thursday, to the hall, with the charity's code."""
    usual: dict[str, object] = {"address_id": the("hall"), "slot_id": the("thursday"), "code": "SPARK10"}
    return (
        do(Shopping.set_cart, variant_id=the(variant), quantity=quantity),
        do(Shopping.place_order, variant_ids=[the(variant)], **(usual | how)),
    )


_yes = w.answer("final", "Dear Imani, yes: there is a kit for every child, all 29 of them. See you on Friday!")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_attachment, email_id=the("final"), name="final-list.pdf"),
            do(Notes.read_note, note_id=the("rules")), do(Shopping.read_cart, code="SPARK10"),
            do(Calendar.list_events, day="2027-08-06"),
        ),
        says="The final list has 29 children, and orders for Thursday close at three. Shall I order 31 lead-free "
        "kits, two of them spare, to the hall, with the charity's code, and tell the school that all have one?",
        calls=(*order(), _yes),
        reports="31 kits come to the hall on Thursday, and Ms Nwosu knows.",
    ),
)  # fmt: skip

WRONG = {
    "no spare ones": (*order(29), _yes),
    "as many as were first said": (*order(27), _yes),
    "to her home": (*order(address_id=None), _yes),
    "on the day itself, too late": (*order(slot_id=the("friday")), _yes),
    "without the charity's code": (*order(code="WINTER5"), _yes),
    "with lead": (*order(variant="leaded"), _yes),
    "the school hears nothing": order(),
}

WAYS = {
    "the cart emptied first, the answer before the order": (
        _yes,
        do(Shopping.set_cart, variant_id=the("lead_free"), quantity=0),
        do(Shopping.set_cart, variant_id=the("lead_free"), quantity=31),
        do(Shopping.place_order, address_id=the("hall"), slot_id=the("thursday"), code="spark10"),
    ),
    "a fresh mail": (
        *order(),
        w.write_to(IMANI, "Kits", "Nobody goes without: 29 kits and two spare."),
    ),
}

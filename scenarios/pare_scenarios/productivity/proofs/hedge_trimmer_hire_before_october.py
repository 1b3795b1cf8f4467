"""The solution of `hedge-trimmer-hire-before-october`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.productivity.hedge_trimmer_hire_before_october import BILAL, ELIF, SIGRID, TOVA


def rewritten(hedge: str = "", leaves: str = "- Leaves: everybody") -> Do:
    """The plan with another line for the hedge, or none."""
    lines = ("Saturday 25 September, 9 to 13.", hedge, "- Sand pit: Elif", leaves, "Soup at noon: Isak")
    return do(Notes.write_note, note_id=the("plan"), text="\n".join(filter(None, lines)), how="replace")


CANCELLED = do(Shopping.cancel_order, order_id=the("trimmer"))
OFF = "Town says no hedge cutting before 1 October. I have cancelled the trimmer; you two help with the leaves, please."

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="1.80"), do(Shopping.list_orders, status="open"),
            do(Shopping.read_order, order_id=the("trimmer")), do(Notes.read_note, note_id=the("plan")),
            do(Messaging.search_messages, text="hedge"),
        ),
        says="The nursery's hedge is 1.80 m, so it must not be cut before October. Shall I cancel the trimmer, "
        "which is free until five, take the hedge off the plan for Saturday and tell Bilal and Tova?",
        calls=(CANCELLED, rewritten(leaves="- Leaves: everybody else, Bilal and Tova too"), w.tell(BILAL, OFF),
               w.tell(TOVA, OFF)),
        reports="The trimmer is cancelled, and Bilal and Tova know.",
    ),
)  # fmt: skip

_told = (w.tell(BILAL, OFF), w.tell(TOVA, OFF))
WRONG = {
    "the rakes cancelled": (do(Shopping.cancel_order, order_id=the("tools")), rewritten(), *_told),
    "both orders cancelled": (CANCELLED, do(Shopping.cancel_order, order_id=the("tools")), rewritten(), *_told),
    "Tova hears nothing": (CANCELLED, rewritten(), w.tell(BILAL, OFF)),
    "the plan still has it": (CANCELLED, *_told),
    "taken for exempt": (w.tell("parents", "Bilal, Tova: low hedges are exempt, so we cut ours as planned."),),
    "the whole day off": (CANCELLED, rewritten(),
                          w.tell("parents", "Bilal, Tova: no hedge cutting, so the garden day is off.")),
    "told to Elif": (CANCELLED, rewritten(), w.tell(ELIF, OFF)),
}  # fmt: skip

WAYS = {
    "one message in the parents' group, the hedge in October": (
        w.tell("parents", "Bilal and Tova, the hedge has to wait until October (birds!). Please join the leaves."),
        CANCELLED,
        rewritten("- Hedge to the street: in October, not on Saturday"),
    ),
    "a line below the plan, the two in one conversation": (
        do(Notes.write_note, note_id=the("plan"), text="Hedge: off until October. Bilal, Tova: leaves"),
        do(Messaging.send_message, to=[BILAL.number, TOVA.number], text="We may not cut the hedge on Saturday."),
        CANCELLED,
    ),
    "the head of the nursery told": (
        *_told, rewritten(), CANCELLED,
        w.write_to(SIGRID, "Hedge", "Dear Sigrid, the hedge is not cut on Saturday, the town forbids it. Isak"),
    ),
}  # fmt: skip

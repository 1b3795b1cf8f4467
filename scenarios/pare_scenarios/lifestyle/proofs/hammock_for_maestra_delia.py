"""The solution of `hammock-for-maestra-delia`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.hammock_for_maestra_delia import LIST, NASRIN


def ask(text: str) -> Do:
    """Something is asked in the group."""
    return do(Messaging.send_message, conversation_id=the("class"), text=text)


def order(what: str, slot: str = "thursday") -> tuple[Do, ...]:
    """One hammock is ordered for a slot."""
    return (do(Shopping.set_cart, variant_id=the(what)),
            do(Shopping.place_order, variant_ids=[the(what)], slot_id=the(slot)))  # fmt: skip


def rewrite(*changes: tuple[str, str]) -> Do:
    """The list with something in the place of something else."""
    text = LIST
    for old, new in changes:
        text = text.replace(old, new)
    return do(Notes.write_note, note_id=the("list"), how="replace", text=text)


_ask = ask("Sand is sold out until July. The same hammock in blue costs 74 and would be here on Thursday, if I "
           "order by six. Is blue all right for all of you?")  # fmt: skip
_off, _bring = rewrite(("- Babak: 10\n", "")), w.set_reminder("Take the hammock to school", "2027-06-11 07:30")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("soldout")), do(Notes.list_notes, text="hammock"),
            do(Shopping.read_product, product_id=the("hammock")), do(Messaging.search_messages, text="hammock"),
            do(EmailApp.read_email, email_id=the("cutoff")),
        ),
        says="Sand is sold out and Babak's family gives its own present, so what is left just pays the blue "
        "hammock at 74. Shall I ask the parents' group whether blue is all right?",
        calls=(_ask,),
        reports="The group is asked.",
    ),
    Stage(
        reads=(do(Reminders.list_reminders, since="2027-06-11", before="2027-06-12"), do(Shopping.read_cart)),
        says="They all like blue. Shall I order it for Thursday, take Babak's family off your list, and remind "
        "you on Friday at 07:30 to bring the hammock?",
        calls=(*order("blue"), _off, _bring),
        reports="The blue hammock comes on Thursday, your list is right, and the reminder is set.",
    ),
)  # fmt: skip

WRONG = {
    "Giulia's share is told": (
        (ask("Sand is gone. As Giulia can only give 5, is blue for 74 fine?"),), (*order("blue"), _off, _bring),
    ),
    "ordered before the answer": ((*order("blue"), _ask), (_off, _bring)),
    "the large one": ((_ask,), (*order("large"), _off, _bring)),
    "on Saturday, when school is over": ((_ask,), (*order("blue", "saturday"), _off, _bring)),
    "Giulia's child is off the list": ((_ask,), (*order("blue"), rewrite(("- Sofia: 10\n", "")), _bring)),
    "nobody brings it": ((_ask,), (*order("blue"), _off)),
}  # fmt: skip

WAYS = {
    "with a thanks to Nasrin, and the group told": (
        (w.tell(NASRIN, "Thank you, a lovely bowl!"), ask("Would you all like the hammock in blue?")),
        (_bring, rewrite(("- Babak: 10\n", ""), ("sand, 82", "blue, 74"), ("Sofia: 10", "Sofia: 5")),
         *order("blue"), ask("Ordered, it comes on Thursday. Thank you!")),
    ),
    "the old one out of the cart": (
        (_ask,),
        (do(Shopping.set_cart, variant_id=the("sand"), quantity=0), *order("blue"),
         rewrite(("- Babak: 10", "- Babak: out, has his own present")),
         w.set_reminder("Maestra Delia: parcel!", "2027-06-11 07:45")),
    ),
}  # fmt: skip

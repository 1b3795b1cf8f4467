"""The solution of `three-salads-and-no-hot-dish`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.three_salads_and_no_hot_dish import SASKIA, YARA


def announce(text: str) -> Do:
    """A word in the house chat."""
    return do(Messaging.send_message, conversation_id=the("house"), text=text)


def buy(box: str, slot: str = "friday") -> tuple[Do, Do]:
    """A box is ordered for a slot."""
    return (
        do(Shopping.set_cart, variant_id=the(box), quantity=1),
        do(Shopping.place_order, variant_ids=[the(box)], slot_id=the(slot)),
    )


_word = announce("I bring a big pot of beans with plantain, warm, enough for twenty. Ruben")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.read_conversation, conversation_id=the("house")),
            do(Messaging.search_messages, text="peanuts"), do(Notes.list_notes, text="twenty"),
            do(Notes.read_note, note_id=the("plantain")), do(Shopping.read_cart),
        ),
        says="The feast lacks something warm, and your bean and plantain pot is one that all the children can eat. "
        "Shall I announce it in the house chat and order the box for Friday evening?",
        calls=(_word, *buy("beans")),
        reports="You are on the list with beans and plantain, and the box comes on Friday from five to seven.",
    ),
)  # fmt: skip

WRONG = {
    "the groundnut stew": (announce("I bring groundnut stew! Ruben"), *buy("stew")),
    "a fourth salad": (announce("I bring a salad. Ruben"), *buy("salad")),
    "delivered after the feast": (_word, *buy("beans", "saturday")),
    "Mila is named before all": (announce("Beans with plantain, so that Mila can eat too."), *buy("beans")),
    "announced, but nothing to cook": (_word,),
}

WAYS = {
    "Saskia alone is told": (*buy("beans"), w.tell(SASKIA, "Put me down for beans with plantain. Ruben")),
    "and a word to Mila's mother": (
        announce("From me: red red, a hot pot of beans and plantain!"), *buy("beans"),
        w.tell(YARA, "I cook beans with plantain on Saturday, not a peanut in the house."),
    ),
}  # fmt: skip

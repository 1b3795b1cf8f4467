"""The solution of `repair-cafe-part-above-limit`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.productivity.repair_cafe_part_above_limit import TADEUSZ, ZOFIA


def bought(what: str = "m40", to: str = "cafe", at: str = "friday", quantity: int = 1) -> tuple[Do, ...]:
    """A gear from the shop."""
    return (
        do(Shopping.set_cart, variant_id=the(what), quantity=quantity),
        do(Shopping.place_order, variant_ids=[the(what)], address_id=the(to), slot_id=the(at)),
    )


_asked = w.tell(TADEUSZ, "The gear for Mrs Zając's mixer costs 124 zł, and it is the last one. May I order it?")
_told = w.tell(ZOFIA, "Dear Mrs Zając, on Saturday your mixer is ready. Your half of the gear comes to 62 zł.")
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("rules")), do(Notes.read_note, note_id=the("mixer")),
            do(Shopping.read_product, product_id=the("gear")), do(Contacts.find_contacts, text="Tadeusz"),
        ),
        says="The gear for Mrs Zając's mixer costs 124 zł, which is above your limit, and for Friday it must be "
        "ordered by six. Shall I ask Tadeusz first?",
        calls=(_asked,),
        reports="I have asked Tadeusz.",
    ),
    Stage(
        reads=(do(Shopping.read_cart),),
        says="Tadeusz says yes. Shall I order one M40 gear to the café for Friday, and tell Mrs Zając that her "
        "mixer is ready on Saturday and that her half is 62 zł?",
        calls=(*bought(), _told),
        reports="The gear comes to the café on Friday, and Mrs Zając knows.",
    ),
)  # fmt: skip

WRONG = {
    "ordered before he answers": ((_asked, *bought()), (_told,)),
    "the cheap one, which does not fit": ((_asked,), (*bought("m4"), _told)),
    "to her home": ((_asked,), (*bought(to="home"), _told)),
    "too late for Saturday": ((_asked,), (*bought(at="monday"), _told)),
    "Mrs Zając pays it all": ((_asked,), (*bought(), w.tell(ZOFIA, "It is ready on Saturday, for 124 zł."))),
    "Mrs Zając hears nothing": ((_asked,), bought()),
}

WAYS = {
    "Mrs Zając told first": (
        (w.tell(TADEUSZ, "Can I buy gear M40? It's over 100 zł, 124 to be exact."),),
        (w.tell(ZOFIA, "Saturday 19 June it is! You pay 62 zł, the café the other half."), *bought()),
    ),
    "she hears at once that somebody is at it, and Tadeusz that it is done": (
        (w.tell(ZOFIA, "I hope so, I'll let you know today."), _asked),
        (*bought(), _told, w.tell(TADEUSZ, "Thank you, it is ordered.")),
    ),
}

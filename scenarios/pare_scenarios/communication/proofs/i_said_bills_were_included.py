"""The solution of `i-said-bills-were-included`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.communication.i_said_bills_were_included import FERGUS, LUCIA


def correct(text: str, **how: object) -> Do:
    """The note is brought up to date."""
    return do(Notes.write_note, note_id=the("flat"), text=text, **({"section": "Saved places", "how": "replace"} | how))


_group = w.tell("group", "I got it wrong, sorry! Calton Row is 1,410 without bills, 1,590 in all, 530 each. Please "
                "don't give notice yet, Fergus. Ferry Lane 2 would be 490 each with everything.")  # fmt: skip
_note = correct("Calton Row 7: 1,590 in all (bills 180 on top), 530 each\nFerry Lane 2: 1,470 with bills, 490 each")
SOLUTION = (
    Stage(
        reads=(do(Notes.read_note, note_id=the("flat")),
               do(Messaging.read_conversation, conversation_id=the("group")),
               do(Apartments.get_listing, listing_id=the("calton")),
               do(Apartments.get_listing, listing_id=the("ferry"))),
        says="Calton Row 7 has no bills in its rent any more, and Fergus gives notice at one. Shall I write to the "
        "group that Calton Row comes to 530 each, with Ferry Lane at 490, and correct your note?",
        calls=(_group, _note),
        reports="The group has the right figures, and so has your note.",
    ),
)  # fmt: skip

WRONG = {
    "only Lucía hears of it": (w.tell(LUCIA, "Calton Row is 530 each after all, 1,590 in all."), _note),
    "only Fergus hears of it": (w.tell(FERGUS, "Wait! It is 530 each, 1,590 in all."), _note),
    "his limit in the group": (
        w.tell("group", "Calton Row is 530 each after all, which is over Fergus's limit of 500."), _note,
    ),
    "all bills upon each": (w.tell("group", "Calton Row is 650 each with bills."), correct("Calton 650 each")),
    "a warning without a figure": (w.tell("group", "Fergus, wait, bills are not included after all!"), _note),
    "the note stays wrong": (_group,),
    "and the flat thrown out": (_group, _note, do(Apartments.remove_saved, listing_id=the("calton"))),
}  # fmt: skip

WAYS = {
    "Fergus alone first, the rest afterwards": (
        w.tell(FERGUS, "Fergus, wait with your notice: I told you a wrong figure."),
        w.tell("group", "Correction from me: £1,590 with bills at Calton Row, so not 470 but 530 a head."),
        correct("Calton Row 7, as of 15 June: 1,410 + 180 for bills", how="append"),
    ),
    "the note first, a line below it": (
        do(Notes.write_note, note_id=the("flat"), text="15 June: Calton Row is £530 each, bills come on top."),
        w.tell("group", "Hold on, both of you. Calton Row is £530.00 each. If that is over anybody's budget, let "
               "us look at Ferry Lane again."),
    ),
}  # fmt: skip

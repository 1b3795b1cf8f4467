"""The solution of `leak-claim-without-the-rug`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.productivity.leak_claim_without_the_rug import INSURER, REZA


def listed(more: str = "", radio: int = 112) -> Do:
    """The answer to the insurer."""
    return w.answer("asked", f"Bookcase: $315, bought 2026. Radio: ${radio}, bought 2026. Curtains: $135, bought 2025, "
                    f"so older than a year. {more}Nasrin Rostami")  # fmt: skip


def noted(rug: str = "") -> Do:
    """The note has another line for the rug, or none."""
    lines = ("- bookcase in the hall, swollen", rug, "- kitchen radio, dead", "- curtains, living room, stained")
    text = "\n".join(filter(None, lines))
    return do(Notes.write_note, note_id=the("leak"), section="Ruined", text=text, how="replace")


TOLD = w.tell(REZA, "The list is with the insurer, without the rug.")
REMINDED = w.set_reminder("Ask Inlet about case W-3317", "2027-11-22 10:00")

SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("leak")), do(Shopping.list_orders, text="radio"),
            do(Shopping.list_orders, text="bookcase"), do(Shopping.list_orders, text="curtains"),
        ),
        says="The rug came back clean, so three things are left. Shall I send the insurer the bookcase ($315, "
        "2026), the radio ($112, 2026) and the curtains ($135, 2025, older than a year), take the rug off your "
        "note, tell Reza, and remind you in two weeks?",
        calls=(listed(), noted(), TOLD, REMINDED),
        reports="The list is out, without the rug.",
    ),
)  # fmt: skip

_rest = (noted(), TOLD, REMINDED)
WRONG = {
    "with the rug": (listed("Wool rug: $270, bought 2027. "), *_rest),
    "with the armchair": (listed("Armchair: $400. "), *_rest),
    "the radio that was a gift": (listed(radio=90), *_rest),
    "halved by ourselves": (
        w.answer("asked", "Bookcase $315 (2026), radio $112 (2026), curtains $67.50 (half of 135, 2025)."), *_rest,
    ),
    "the note untouched": (listed(), TOLD, REMINDED),
    "Reza hears nothing": (listed(), noted(), REMINDED),
    "no reminder": (listed(), noted(), TOLD),
}  # fmt: skip

WAYS = {
    "with the sum, the rug marked in the note": (
        w.answer("rule", "1) Bookcase 2026, $315.00\n2) Radio 2026, $112.00\n3) Curtains 2025, $135.00 (older than "
                 "one year)\nTotal $562.00. The rug was cleaned and is fine."),
        noted("- rug: clean again, fine"), REMINDED, TOLD,
    ),
    "a fresh mail, Reza in a mail": (
        REMINDED, noted(),
        w.write_to(INSURER, "Case W-3317", "Bookcase 315 CAD, March 2026; radio 112 CAD, September 2026; curtains "
                   "135 CAD, June 2025, more than a year old."),
        w.write_to(REZA, "Leak", "The insurer has our list."),
    ),
}  # fmt: skip

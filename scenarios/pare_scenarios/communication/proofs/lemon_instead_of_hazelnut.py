"""The solution of `lemon-instead-of-hazelnut`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.communication.lemon_instead_of_hazelnut import LEONOR, LINE, TWIN


def sheet(text: str) -> Do:
    """The sheet is written anew."""
    return do(Notes.write_note, note_id=the("sheet"), text=text, how="replace")


_yes = w.tell(LEONOR, "Of course, dear Leonor: lemon for 26, without any nuts, that is 117 euros. I am at the "
              "market until then, so Rafael can have it from 11:30 on Saturday.")  # fmt: skip
_new = "- Leonor Vidal: lemon (no nuts!), 26 portions, 117 euros, Saturday 16 October 11:30, Rafael collects"
_others = "- Teresa Ruiz: chocolate, 10 portions, 46 euros, Friday 15 October 18:00\n{}\n" + TWIN + \
    "\n- Nuno Prieto: sponge, 30 portions, 105 euros, Saturday 23 October 12:00"  # fmt: skip
_sheet = sheet(_others.format(_new))
_move = w.move("collect", "2027-10-16 11:30")
_nuts = do(Shopping.cancel_order, order_id=the("order"), order_item_ids=[the("nuts")])
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("sheet")),
            do(Notes.read_note, note_id=the("prices")),
            do(Calendar.list_events, day="2027-10-16"),
            do(Shopping.read_order, order_id=the("order")),
            do(Messaging.search_messages, text="Leonor"),
        ),
        says="Shall I confirm Leonor Vidal a lemon cake for 26 at 117 euros, ready from 11:30 as you are at the "
        "market before, change her line on the sheet, move the collection to 11:30, and cancel the hazelnuts?",
        calls=(_yes, _sheet, _move, _nuts),
        reports="Leonor has it in writing, and sheet, calendar and order are right.",
    ),
)

WRONG = {
    "the other Vidal's line": (
        _yes, sheet(_others.replace(TWIN, _new.replace("Leonor", "Beatriz")).format(LINE)), _move, _nuts,
    ),
    "ready at eleven": (
        w.tell(LEONOR, "Lemon for 26, 117 euros, and yes, at 11:00 on Saturday."), _sheet,
        w.move("collect", "2027-10-16 11:00"), _nuts,
    ),
    "at the old price": (w.tell(LEONOR, "Lemon for 26 it is, from 11:30, for 95 euros as we said."), _sheet, _move,
                         _nuts),
    "before the guests were counted": (
        w.tell(LEONOR, "Lemon for 20 is 90 euros, from 11:30."),
        sheet(_others.format("- Leonor Vidal: lemon, 20 portions, 90 euros, Saturday 16 October 11:30")),
        _move, _nuts,
    ),
    "the nuts come all the same": (_yes, _sheet, _move),
    "the boxes are cancelled, too": (_yes, _sheet, _move, do(Shopping.cancel_order, order_id=the("order"))),
    "a second line beside the first": (
        _yes, do(Notes.write_note, note_id=the("sheet"), text=_new, how="append"), _move, _nuts,
    ),
}  # fmt: skip

WAYS = {
    "the old line struck out, a new one below": (
        sheet(_others.format(f"~~{LINE}~~") + "\n- Leonor: LEMON, 26 p., 117.00 €, Sat 16/10, 11.30, husband"),
        _nuts,
        w.tell(LEONOR, "Lemon cake instead of hazelnut, no problem. 26 x 4.50 = €117. I'm home from half past "
               "eleven, please not before."),
        _move,
    ),
    "a new event in place of the old one": (
        do(Calendar.delete_event, event_id=the("collect")),
        w.enter("Rafael Vidal collects the lemon cake", "2027-10-16 11:30", ends="2027-10-16 11:45"),
        _yes, _sheet, _nuts,
    ),
}  # fmt: skip

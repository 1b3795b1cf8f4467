"""The solution of `washing-machine-fault-still-covered`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.productivity.washing_machine_fault_still_covered import SHOP, ZEYNEP
from pare_scenarios.productivity.words.washing_machine_fault_still_covered import BILL, FAULT, SERIAL

_claim = w.write_to(SHOP, f"Order {BILL}: warranty claim", f"Our washer Brisa W7, order {BILL}, serial no. "
                    f"{SERIAL}, is full of water and shows {FAULT}. Please repair it under warranty.")  # fmt: skip
_stop = w.tell(ZEYNEP, "It is under warranty until January, and the shop has my claim. Please tell Mr Demir "
               "not to come, nobody may open it.")  # fmt: skip
_chase = w.set_reminder("Washer claim: has Marmara Appliances answered?", "2027-10-18 10:00")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="washer"), do(Shopping.list_orders, text="washer"),
            do(Shopping.read_order, order_id=the("order")), do(EmailApp.search_emails, text="warranty"),
            do(Notes.read_note, note_id=the("serials")),
        ),
        says="Your Brisa W7 came in January 2026 and has 24 months' warranty, which ends if somebody opens it. "
        "Shall I send the shop the claim with order, serial number and fault E21, ask Zeynep to put off the "
        "handyman, and remind you on Monday?",
        calls=(_claim, _stop, _chase),
        reports="The claim is with the shop, and Zeynep knows.",
    ),
)  # fmt: skip

WRONG = {
    "the code that was misread": (
        w.write_to(SHOP, "Washer", f"Order {BILL}, serial {SERIAL}, it shows F21."), _stop, _chase,
    ),
    "the old washer's serial": (
        w.write_to(SHOP, "Washer", f"Order {BILL}, serial BW5-20114, it shows E21."), _stop, _chase,
    ),
    "Zeynep hears nothing": (_claim, _chase),
    "no reminder": (_claim, _stop),
    "reminded far too late": (_claim, _stop, w.set_reminder("Washer claim", "2027-10-28 10:00")),
    "let him look": (_claim, w.tell(ZEYNEP, "Let him look at it, then we see about the warranty."), _chase),
}  # fmt: skip

WAYS = {
    "a return as faulty, the message first": (
        w.tell(ZEYNEP, "Please cancel Mr Demir, the shop has to do it: it is covered until January."),
        do(Shopping.request_return, order_item_id=the("washer"), reason="faulty", note=f"Shows E21, no. {SERIAL}"),
        w.set_reminder("Ask Marmara about the W7", "2027-10-19T09:00"),
    ),
    "an answer to the order's mail, a line in the note": (
        w.answer("terms", f"Serial {SERIAL}, order {BILL}. Display: E21 (not F21). Water does not run off."),
        w.tell(ZEYNEP, "Don't let anyone touch the washer, it's a warranty case."),
        _chase,
        do(Notes.write_note, note_id=the("serials"), text="Washer: claim of 14 October, E21", section="Learnt"),
    ),
}  # fmt: skip

"""The solution of `present-on-its-way-to-the-old-flat`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios.communication.present_on_its_way_to_the_old_flat import NEW, OLD


def write(text: str) -> Do:
    """A message to Marisol."""
    return do(Messaging.send_message, to=["Marisol"], text=text)


_saved = do(Shopping.save_address, address_id=the("hers"), text=NEW)
_bowls = do(Shopping.change_order, order_id=the("bowls"), address_id=the("hers"))
_card = do(Contacts.change_detail, contact_id=the("card"), kind="address", old=OLD, new=NEW)
_party = do(Calendar.update_event, event_id=the("party"), location=NEW)
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("moved")), do(Shopping.list_orders, status="open"),
            do(Shopping.read_order, order_id=the("bowls")), do(Contacts.find_contacts, text="Marisol"),
            do(Calendar.search_events, query="Marisol"),
        ),
        says="Until four the shop can still send Marisol's bowls elsewhere. Shall I have them go to 15B Larch Row, "
        "and put 15B on her contact card and into Saturday's event as well?",
        calls=(_saved, _bowls, _card, _party),
        reports="The bowls go to 15B Larch Row, and card and calendar say so too.",
    ),
)  # fmt: skip

WRONG = {
    "to the dentist": (
        do(Shopping.save_address, address_id=the("hers"), text="15 Larch Row, Bristol BS6"), _bowls, _card, _party,
    ),
    "saved, but not for this order": (_saved, _card, _party),
    "Saturday stays where it was": (_saved, _bowls, _card),
    "the old flat stays in front": (
        _saved, _bowls, do(Contacts.change_detail, contact_id=the("card"), kind="address", new=NEW), _party,
    ),
    "the surprise is spoilt": (_saved, _bowls, _card, _party, write("Noted, 15B. Your parcel goes there now.")),
}  # fmt: skip

WAYS = {
    "cancelled and ordered anew": (
        do(Shopping.cancel_order, order_id=the("bowls")), _saved, do(Shopping.set_cart, variant_id=the("blue")),
        do(Shopping.place_order, variant_ids=[the("blue")], address_id=the("hers")), _card, _party,
    ),
    "a new address, in another spelling": (
        do(Shopping.save_address, label="Marisol, new", text="Larch Row 15B, BS6 Bristol", recipient="M. Vega"),
        do(Shopping.change_order, order_id=the("bowls"), address_id="address_3"),
        do(Calendar.update_event, event_id=the("party"), location="Marisol, Larch Row 15 B, third floor"),
        do(Contacts.change_detail, contact_id=the("card"), kind="address", new=NEW, preferred=True),
    ),
    "thanks for the right number": (_party, _card, _saved, _bowls, write("15B it is. I bring a cushion for it.")),
}  # fmt: skip

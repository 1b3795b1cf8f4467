"""The solution of `tilde-views-the-flat-for-me`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.communication.tilde_views_the_flat_for_me import TILDE


def name_her(text: str = f"Matilda Bergström will come in my place at 17:30, {TILDE.number}. Giulia Esposito") -> Do:
    """The answer to the agent."""
    return w.answer("terms", text)


_ask = w.tell(TILDE, "Could you view a flat for me today at 17:30? The agent needs your name and number by 15.")
_brief = w.tell(TILDE, "Björkgatan 22, third floor, ring at Dahl, 17:30. Please try the water pressure, ask for a "
                "bicycle room, and listen to the tram with the window open. Thank you!")  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("terms")), do(Apartments.get_listing, listing_id=the("flat")),
            do(Contacts.find_contacts, text="Tilde"), do(Messaging.search_messages, text="viewing"),
        ),
        says="Björkgatan 22 is shown once only, today at 17:30, and the agent lets somebody come for you. Shall I "
        "ask Tilde whether she can go?",
        calls=(_ask,),
        reports="Tilde has been asked.",
    ),
    Stage(
        reads=(do(Notes.read_note, note_id=the("list")),),
        says="Tilde goes. Shall I give the agent her full name and number, and send her the address, the bell and "
        "what to look at from your note?",
        calls=(name_her(), _brief),
        reports="Tilde is on the agent's list and knows what to look at.",
    ),
)  # fmt: skip

WRONG = {
    "named before she has said yes": ((_ask, name_her()), (_brief,)),
    "half a name": ((_ask,), (name_her(f"My friend Tilde comes at 17:30, {TILDE.number}."), _brief)),
    "to the other saved flat": (
        (_ask,), (name_her(), w.tell(TILDE, "Björkgatan 5, first floor, bell Quist, 17:30: water, bikes, tram.")),
    ),
    "the agent hears nothing": ((_ask,), (_brief,)),
    "without the list": ((_ask,), (name_her(), w.tell(TILDE, "Björkgatan 22, third floor, bell Dahl, 17:30."))),
    "applied for at once": ((_ask,), (name_her(), _brief, do(Apartments.apply, listing_id=the("flat")))),
}  # fmt: skip

WAYS = {
    "asked with everything at once": (
        (w.tell(TILDE, "Would you look at Björkgatan 22 for me, 3rd floor, bell: Dahl, today 5.30 pm? I care about "
                "the water, a room for bikes, and how loud the trams are."),),
        (name_her("Dear Mr Lund, Ms Matilda Bergström comes for me. Her number: 0701740622."),),
    ),
    "bit by bit, and through the app": (
        (w.write_to(TILDE, "Viewing?", "Björkgatan 22 is shown at half past five today. Can you go for me?"),),
        (w.tell(TILDE, "Third floor, the bell says Dahl. Water pressure, room for bicycles, tram noise, please!"),
         do(Apartments.send_message, listing_id=the("flat"), text="For today: Matilda Bergström, +46701740622")),
    ),
}  # fmt: skip

"""The solution of `helmet-for-the-aunt-lamp-for-the-boy`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.communication.helmet_for_the_aunt_lamp_for_the_boy import NADIA, THERESE


def write_in(event: str, notes: str) -> Do:
    """Notes of an entry in the calendar."""
    return do(Calendar.update_event, event_id=the(event), notes=notes)


_nadia = w.tell(NADIA, "I am sorry, I swapped two addresses! The lamp is Thérèse's. Malik's present is a helmet, "
                "I bring it to the party tomorrow. Would you keep the lamp for me?")  # fmt: skip
_aunt = w.tell(THERESE, "Forgive me, Tantine, I mixed up the addresses. The helmet is Malik's, I take it along "
               "from you tomorrow at eleven. Yours is a lamp with a magnifier, I bring it on Sunday.")  # fmt: skip
_helmet = w.set_reminder("Take the helmet along from Thérèse", "2027-01-23 12:00")
_lamp = w.set_reminder("Take Thérèse's lamp home from the party", "2027-01-23 16:30")
SOLUTION = (
    Stage(
        reads=(
            do(Shopping.list_orders), do(Calendar.list_events, day="2027-01-22", days=3),
            do(Messaging.search_messages, text="Malik"),
        ),
        says="The two parcels went to each other's address. You see Thérèse tomorrow before Malik's party. Shall I "
        "explain it to Nadia and Thérèse, saying that you take the helmet along to the party and bring Thérèse her "
        "lamp on Sunday, and set two reminders for that?",
        calls=(_nadia, _aunt, _helmet, _lamp),
        reports="Nadia and Thérèse know, and you are reminded of helmet and lamp.",
    ),
)  # fmt: skip

WRONG = {
    "only Nadia hears of it": (_nadia, _helmet, _lamp),
    "the lamp is left to Malik": (
        w.tell(NADIA, "So glad that you like it!"), w.tell(THERESE, "It was a joke, wear it well!"), _helmet, _lamp,
    ),
    "the helmet after the party": (
        _nadia, _aunt, w.set_reminder("Take the helmet along from Thérèse", "2027-01-24 16:00"), _lamp,
    ),
    "the things swapped once more": (
        w.tell(NADIA, "Sorry, I swapped them: the helmet is Thérèse's, I fetch the lamp for you tomorrow."),
        w.tell(THERESE, "Sorry, my mistake: keep the helmet, the lamp is Malik's, see you tomorrow."),
        _helmet, _lamp,
    ),
    "no reminder of the lamp": (_nadia, _aunt, _helmet),
}  # fmt: skip

WAYS = {
    "in the notes of the entries": (
        _nadia, _aunt, write_in("coffee", "Take the helmet along!"), write_in("chess", "Bring her lamp"),
    ),
    "one reminder for both": (
        w.tell(THERESE, "Oh no, my mistake! That helmet was for Malik; may I collect it at coffee tomorrow? Your "
               "lamp went to him, and comes with me to our chess."),
        w.tell(NADIA, "Ha, that was the wrong parcel. He gets a helmet, I have it with me at the party on "
               "Saturday. I will take the lamp from you then."),
        w.set_reminder("Helmet from Thérèse to Malik, then lamp from Malik for Thérèse", "2027-01-23 10:30"),
    ),
    "one message to both, and one more reminder": (
        do(Messaging.send_message, to=[NADIA.number, THERESE.number], text="Sorry, I swapped helmet and lamp! "
           "Tomorrow I bring the helmet to the party, on Sunday Thérèse gets the lamp."),
        _lamp, w.set_reminder("The lamp for Thérèse", "2027-01-24 15:00"), _helmet,
    ),
}  # fmt: skip

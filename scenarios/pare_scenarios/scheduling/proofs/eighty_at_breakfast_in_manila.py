"""The solution of `eighty-at-breakfast-in-manila`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.eighty_at_breakfast_in_manila import LOLA, MATEO

SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, sender=MATEO.number), do(Contacts.find_contacts, text="Lola"),
            do(Reminders.list_reminders, text="Lola"),
        ),
        says="Lola waits by the phone at 07:30 on her birthday in Manila, which is 18:30 this evening in Toronto; "
        "your reminder rings a day too late for that. Shall I move it to 18:30 today?",
        calls=(do(Reminders.update_reminder, reminder_id=the("call"), due="2027-02-24 18:30"),),
        reports="Your reminder rings at half past six.",
    ),
)  # fmt: skip

WRONG = {
    "half past seven in Toronto": (
        do(Reminders.update_reminder, reminder_id=the("call"), due="2027-02-25 07:30"),
    ),
    "half past seven this evening": (
        do(Reminders.update_reminder, reminder_id=the("call"), due="2027-02-24 19:30"),
    ),
    "the landlord's reminder": (
        do(Reminders.update_reminder, reminder_id=the("landlord"), due="2027-02-24 18:30"),
    ),
    "Thursday's is left besides": (w.set_reminder("Call Lola", "2027-02-24 18:30"),),
    "she is written to in his place": (
        do(Reminders.update_reminder, reminder_id=the("call"), due="2027-02-24 18:30"),
        w.tell(LOLA, "Happy birthday, Lola! I ring you at half past seven."),
    ),
}  # fmt: skip

WAYS = {
    "a new one, and the old one gone": (
        w.set_reminder("Ring Lola in Manila", "2027-02-24 18:25"),
        do(Reminders.delete_reminder, reminder_id=the("call")),
    ),
    "a little early, with a word to the cousin": (
        do(Reminders.update_reminder, reminder_id=the("call"), due="2027-02-24 18:20", notes="07:30 in Manila"),
        w.tell(MATEO, "I ring her at her breakfast, half past seven your time."),
    ),
}

"""The solution of `fever-and-the-six-o-clock-swim`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.fever_and_the_six_o_clock_swim import NOOR, TARIQ

SOLUTION = (
    Stage(
        reads=(
            do(Messaging.list_conversations), do(Messaging.search_messages, text="cab"),
            do(Reminders.list_reminders, text="swimming"), do(Cab.list_rides, which="upcoming"),
            do(Calendar.list_events, day="2027-01-19", days=7),
        ),
        says="The doctor wants no sport before Monday the 25th. Shall I put off the wake-up for swimming until "
        "that morning, and tell Tariq that you are ill but that the cab at 5:40 stays for him?",
        calls=(
            w.put_off("wake", "2027-01-25 05:15"),
            w.tell(TARIQ, "I am in bed with a fever and do not come tomorrow. The cab at 5:40 is yours if you "
                   "like, it stops at my gate."),
        ),
        reports="You can sleep. Tariq has the cab to himself.",
    ),
)  # fmt: skip

_word = w.tell(TARIQ, "I am ill and cannot come tomorrow, take the cab without me.")
WRONG = {
    "one day is skipped": (w.put_off("wake", "2027-01-20 05:15"), _word),
    "the reminder is gone for good": (do(Reminders.delete_reminder, reminder_id=the("wake")), _word),
    "the cab is cancelled over his head": (
        w.put_off("wake", "2027-01-25 05:15"), do(Cab.cancel_ride, ride_id=the("cab")), _word,
    ),
    "Tariq waits at the gate": (w.put_off("wake", "2027-01-25 05:15"),),
    "Tariq believes that there is no cab": (
        w.put_off("wake", "2027-01-25 05:15"), w.tell(TARIQ, "I am ill, so I cancelled the cab for tomorrow."),
    ),
}  # fmt: skip

WAYS = {
    "the series begins again on Monday": (
        do(Reminders.update_reminder, reminder_id=the("wake"), due="2027-01-25 05:15"),
        w.tell(TARIQ, "No swimming for me this week, I have a temperature. The taxi tomorrow is paid for two, so "
               "please take it."),
    ),
    "a day later, and Noor calmed": (
        w.put_off("wake", "2027-01-26 05:15"), _word,
        w.tell(NOOR, "The doctor keeps me in bed until Monday. I shall be good."),
    ),
    "one seat is given up": (
        w.put_off("wake", "2027-01-25 05:15"), _word,
        do(Cab.update_ride, ride_id=the("cab"), seats=1, rider="Tariq Malik"),
    ),
}  # fmt: skip

"""The solution of `cricket-ground-under-water`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.cricket_ground_under_water import GROUND, TEA, UMPIRE

_group = w.tell("group", "Thornbeck is under water, no match tomorrow. New date: Saturday 15 May, 13:00. No bus.")
_umpire = w.write_to(UMPIRE, "Match moved", "Dear Mr Palmer, flooded! We play on Saturday 15 May at 1 pm instead.")
_tea = w.tell(TEA, "Dear Mrs Fonseka, please don't fry tomorrow: flooded! The match is on 15 May, same time.")
_bus, _move = do(Cab.cancel_ride, ride_id=the("bus")), w.move("match", "2027-05-15T13:00")
SOLUTION = (
    Stage(
        reads=(do(EmailApp.read_email, email_id=the("new_date")), do(Cab.list_rides, which="upcoming"),
               do(Calendar.list_events, day="2027-05-08", days=15), do(Contacts.find_contacts, text="match"),
               do(Messaging.read_conversation, conversation_id=the("group"))),
        says="Thornbeck is flooded; after Dan's second mail the date is Saturday 15 May, 13:00, when you are free. "
        "Shall I tell the team's group, Mr Palmer by mail and Mrs Fonseka, cancel tomorrow's minibus while that is "
        "free, and move the match in your calendar?",
        calls=(_group, _umpire, _tea, _bus, _move),
        reports="All of them know of 15 May, the bus is cancelled for nothing, and the match is moved.",
    ),
)  # fmt: skip

WRONG = {
    "Sunday, as in the first mail": (
        w.tell("group", "Flooded! We play on Sunday 9 May at 12:00 instead."),
        w.write_to(UMPIRE, "Match moved", "We play on Sunday 9 May at noon."),
        w.tell(TEA, "Sunday at noon instead, Mrs Fonseka!"), _bus, w.move("match", "2027-05-09T12:00"),
    ),
    "the two outside the group forgotten": (_group, _bus, _move),
    "the umpire told a week too late": (
        _group, w.write_to(UMPIRE, "Match moved", "We play on Saturday 22 May at 1 pm."), _tea, _bus, _move,
    ),
    "the bus still comes": (_group, _umpire, _tea, _move),
    "the bus moved along unasked": (
        _group, _umpire, _tea, do(Cab.update_ride, ride_id=the("bus"), pickup_at="2027-05-15T11:30"), _move,
    ),
    "the calendar is forgotten": (_group, _umpire, _tea, _bus),
}  # fmt: skip

WAYS = {
    "a new event, and a yes to Dan": (
        _bus, do(Calendar.delete_event, event_id=the("match")),
        w.enter("Match at Thornbeck", "2027-05-15T13:00", ends="2027-05-15T18:00", location=GROUND),
        w.tell("group", "Match postponed, the ground is flooded: 15.5. at 1 pm. Sunday is off, so dance in peace!"),
        w.write_to(UMPIRE, "Saturday", "Flooded, I fear. Would Saturday 15 May, one o'clock, suit you too?"),
        w.tell(TEA, "No match tomorrow, Mrs Fonseka, but a week later, on Saturday the 15th!"),
        w.answer("new_date", "Fine with us. Ravi"),
    ),
    "the umpire's mail answered, the tea first": (
        w.tell(TEA, "Tomorrow is cancelled, the ground is a lake. New date is 15 May."), _move, _bus,
        w.tell("group", "Off tomorrow! On again on the 15th of May, 13:00."),
        do(EmailApp.reply_email, email_id=the("one_o_clock"), body="It'll be Saturday 15 May, 1 pm: flood."),
    ),
}  # fmt: skip

"""The solution of `car-stays-in-the-garage`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_scenarios.scheduling.car_stays_in_the_garage import GARAGE
from pare_scenarios.scheduling.words.car_stays_in_the_garage import GUILD_HOUSE, OLD_HALL


def cab(at: str = "07:40", to: str = GUILD_HOUSE, **more: object) -> Do:
    """A ride from home on Wednesday."""
    return do(Cab.book_ride, pickup="home", destination=to, pickup_at=f"2027-05-12T{at}", **more)


_put_off = do(Reminders.update_reminder, reminder_id=the("fetch"), due="2027-05-12T15:00")
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-05-12"), do(Contacts.find_contacts, text="guild"),
            do(Cab.get_quotes, pickup="home", destination=GUILD_HOUSE, pickup_at="2027-05-12T07:40"),
            do(Reminders.list_reminders, text="car"),
        ),
        says="Without the car you still have to be at the guild house at ten past eight tomorrow. Shall I order a "
        "cab for 07:40 and put off fetching the car to Wednesday at three?",
        calls=(cab(), _put_off),
        reports="A cab comes at 07:40, and the car is for Wednesday at three.",
    ),
)  # fmt: skip

WRONG = {
    "a cab for the hour of the exam": (cab("08:30"), _put_off),
    "to the hall of the written exam": (cab(to=OLD_HALL), _put_off),
    "only the car is moved": (_put_off,),
    "the rental as well": (
        cab(), _put_off, do(Messaging.send_message, to=[GARAGE.number], text="Yes, I take the rental tomorrow."),
    ),
    "fetched during the stocktaking": (
        cab(), do(Reminders.snooze_reminder, reminder_id=the("fetch"), until="2027-05-12T13:30"),
    ),
}  # fmt: skip

WAYS = {
    "earlier in a better car, and the garage hears of it": (
        cab("07:30", service="comfort"),
        do(Reminders.snooze_reminder, reminder_id=the("fetch"), until="2027-05-12T15:30"),
        do(Messaging.send_message, to=[GARAGE.number], text="Fine, I come tomorrow after three. No rental needed."),
    ),
    "a new reminder in place of the old one": (
        do(Reminders.create_reminder, title="Car from the garage", due="2027-05-12T16:00"),
        do(Reminders.complete_reminder, reminder_id=the("fetch")),
        cab("07:45", note="Please be on time, it is an exam."),
    ),
}

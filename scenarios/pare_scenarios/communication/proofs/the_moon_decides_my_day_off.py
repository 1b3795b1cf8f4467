"""The solution of `the-moon-decides-my-day-off`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.the_moon_decides_my_day_off import AMINA, AUNTS, BOSS, HOME, HUDA


def rota(text: str = "Dear Fergus, Eid is on Wednesday, so I take Wednesday and work on Tuesday. Zainab") -> Do:
    """The answer to her boss."""
    return w.answer("rota", text)


def fetch(at: str = "2027-03-10 08:00") -> Do:
    """The cab comes at another time."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=at)


_yes = w.tell(AMINA, "Dear aunt, it is Wednesday, and Mum and I are coming at half past eight. Zainab")
_off = w.move("off", "2027-03-10")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="Eid"), do(Messaging.search_messages, text="mosque"),
            do(EmailApp.search_emails, text="rota"), do(Calendar.list_events, day="2027-03-09", days=2),
            do(Cab.list_rides, which="upcoming"),
        ),
        says="Your mosque says that Eid is on Wednesday. Before eight, shall I tell Fergus that you take it off, "
        "move the day off and your mother's cab to that day, and tell aunt Amina that you both come?",
        calls=(rota(), _off, fetch(), _yes),
        reports="Wednesday it is: Fergus and your aunt know, and day off and cab have moved.",
    ),
)  # fmt: skip

WRONG = {
    "as the cousin has heard": (
        rota("Dear Fergus, Eid is tomorrow, I take Tuesday. Zainab"), w.tell(AMINA, "We come tomorrow at 8:30!"),
    ),
    "both days": (rota("Dear Fergus, I need both days, Tuesday and Wednesday off."), _off, fetch(), _yes),
    "the cab still comes on Tuesday": (rota(), _off, _yes),
    "two cabs": (rota(), _off, _yes, do(Cab.book_ride, pickup=HOME, destination=AUNTS, rider=HUDA.name,
                                        pickup_at="2027-03-10 08:00")),
    "the cab comes at eight in the evening": (rota(), _off, fetch("2027-03-10 20:00"), _yes),
    "aunt Amina waits for a word": (rota(), _off, fetch()),
    "a quarrel in the group": (
        rota(), _off, fetch(), w.tell("family", "Bilal, that was nonsense. It is Wednesday, we are coming."),
    ),
}  # fmt: skip

WAYS = {
    "in the family's group, and the cab booked anew": (
        do(Cab.cancel_ride, ride_id=the("ride")),
        do(Cab.book_ride, pickup=HOME, destination=AUNTS, pickup_at="2027-03-10 08:00", rider="Huda Warsame"),
        w.tell("family", "Our mosque says Wednesday. Mum and I will be there at 8:30, inshallah!"),
        w.write_to(BOSS, "Day off", "Dear Mr Parry, it is the 10th for me. On Tuesday I work as usual."),
        _off,
    ),
    "entered anew, and her mother told": (
        rota("Wednesday, please. Zainab"),
        do(Calendar.delete_event, event_id=the("off")),
        w.enter("Eid, day off", "2027-03-10", all_day=True),
        fetch("2027-03-10 07:55"),
        w.tell(AMINA, "Yes, we come on Wednesday morning."),
        w.tell(HUDA, "Mum, Eid is on Wednesday, and the cab comes at five to eight."),
    ),
}  # fmt: skip

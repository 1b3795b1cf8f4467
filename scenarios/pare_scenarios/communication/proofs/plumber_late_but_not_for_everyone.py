"""The solution of `plumber-late-but-not-for-everyone`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging


def write_karimi(text: str) -> Do:
    """The answer to Mr Karimi's mail."""
    return do(EmailApp.reply_email, email_id=the("limits"), body=text)


def text_petrov(text: str) -> Do:
    """A message to Ms Petrov."""
    return do(Messaging.send_message, to=["Elena Petrov"], text=text)


def move(name: str, starts: str, **more: object) -> Do:
    """A job is moved in the calendar."""
    return do(Calendar.update_event, event_id=the(name), starts=starts, **more)


_karimi = write_karimi("Dear Mr Karimi, I am sorry: a job keeps me until two. May I come on Wednesday at 8:30?")
_petrov = text_petrov("Sorry, I'm running late. I'll be with you at 14:30.")
_moves = (move("karimi", "2027-11-10T08:30"), move("petrov", "2027-11-09T14:30"))
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-11-09", days=2), do(EmailApp.search_emails, text="cylinder"),
            do(Contacts.find_contacts, text="Karimi"), do(Contacts.find_contacts, text="Obi"),
        ),
        says="You are in Sketty until two, so Mr Karimi has left by then. Shall I mail Mr Karimi and offer "
        "Wednesday at 8:30, tell Ms Petrov 14:30, and move both jobs in the calendar? Mr Obi's 16:30 still holds.",
        calls=(_karimi, _petrov, *_moves),
        reports="Mr Karimi has the offer, Ms Petrov knows, and both jobs are moved.",
    ),
)  # fmt: skip

WRONG = {
    "everybody an hour later": (
        write_karimi("Dear Mr Karimi, I come an hour later today, at 12:30."), _petrov,
        do(Messaging.send_message, to=["Emeka Obi"], text="I come at 17:30 today."),
        move("karimi", "2027-11-09T12:30"), move("petrov", "2027-11-09T14:30"), move("obi", "2027-11-09T17:30"),
    ),
    "straight on to Mumbles": (
        _karimi, text_petrov("I'll be with you at 14:00."), _moves[0], move("petrov", "2027-11-09T14:00"),
    ),
    "no time for the road on Wednesday": (
        write_karimi("May I come on Wednesday at 8:00?"), _petrov, move("karimi", "2027-11-10T08:00"), _moves[1],
    ),
    "when Mr Karimi is in Lyon": (
        write_karimi("May I come on Thursday at 8:30?"), _petrov, move("karimi", "2027-11-11T08:30"), _moves[1],
    ),
    "Mr Obi warned, just in case": (
        _karimi, _petrov, *_moves, do(Messaging.send_message, to=["Emeka Obi"], text="I may be a little late."),
    ),
    "the calendar is forgotten": (_karimi, _petrov),
}  # fmt: skip

WAYS = {
    "deleted and made anew": (
        do(Calendar.delete_event, event_id=the("karimi")), do(Calendar.delete_event, event_id=the("petrov")),
        do(Calendar.create_event, title="Mr Karimi, cylinder", starts="2027-11-10T08:30", ends="2027-11-10T10:00"),
        do(Calendar.create_event, title="Petrov", starts="2027-11-09T14:30", ends="2027-11-09T16:00"),
        do(EmailApp.send_email, to=["Reza Karimi"], subject="Today", body="Not today, sorry. Tomorrow at 8.30?"),
        do(EmailApp.send_email, to=["Elena Petrov"], subject="Today", body="It will be 2.30 pm instead, sorry."),
    ),
    "with a question mark, and the long job as it is": (
        move("calder", "2027-11-09T09:00", ends="2027-11-09T14:00"),
        move("karimi", "2027-11-10T08:30", title="Karimi: cylinder?", status="tentative"), _moves[1],
        text_petrov("I'm held up until two. Half past two all right?"), _karimi,
    ),
}  # fmt: skip

"""The solution of `funeral-tomorrow-noon`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.funeral_tomorrow_noon import CAMPUS, EDITH, FATOU, MOSQUE, NIAMH, WEI


def students(body: str) -> Do:
    """A mail to both students."""
    return do(EmailApp.send_email, to=[NIAMH.email, WEI.email], subject="Our talk", body=body)


def ride(at: str = "11:30", **more: str) -> Do:
    """A cab on Tuesday, from the campus to the mosque."""
    return do(Cab.book_ride, pickup=CAMPUS, destination=MOSQUE, pickup_at=f"2027-11-23T{at}", **more)


_students = students("Dear Niamh, dear Wei, I have to move our talk: can we meet on Wednesday at 12:00 in room 204 "
                     "instead? Sorry for the short notice. I. Kamara")  # fmt: skip
_chair = w.write_to(EDITH, "Tomorrow's meeting", "Dear Edith, I cannot come to the department meeting tomorrow at "
                    "14:00, a family matter. Ibrahim")  # fmt: skip
_move = w.move("talk", "2027-11-24T12:00")
_entry = w.enter("Funeral, Uncle Sekou", "2027-11-23T12:30", ends="2027-11-23T15:00", location=MOSQUE)
_word = w.tell(FATOU, "I will be there at 12:30. God be with all of you tonight.")
SOLUTION = (
    Stage(
        reads=(
            do(Calendar.list_events, day="2027-11-23", days=2), do(Messaging.search_messages, text="at work"),
            do(EmailApp.search_emails, text="department meeting"), do(EmailApp.search_emails, text="Niamh Wei"),
            do(Cab.get_quotes, pickup=CAMPUS, destination=MOSQUE, pickup_at="2027-11-23T11:30"),
        ),
        says="I am sorry about your uncle. Shall I take this off you: ask Niamh and Wei to come on Wednesday at "
        "12:00 instead, excuse you from the department meeting with 'a family matter' to Professor Whitcombe, "
        "order a cab for 11:30, after your laboratory, block the afternoon, and tell Fatou that you come?",
        calls=(_students, _chair, _move, ride(), _entry, _word),
        reports="All is done: the lecture stays, a cab comes to the Physics Building at 11:30, and Fatou knows.",
    ),
)  # fmt: skip

WRONG = {
    "the lecture goes, too": (
        _students, _chair, _move, ride(), _entry, _word, do(Calendar.delete_event, event_id=the("lecture")),
    ),
    "the students are told why": (
        students("My uncle has died, can we meet on Wednesday at 12:00?"), _chair, _move, ride(), _entry, _word,
    ),
    "there when it is over": (_students, _chair, _move, ride("12:30"), _entry, _word),
    "the students on another day": (
        students("Can we meet on Thursday at 12:00 instead?"), _chair, w.move("talk", "2027-11-25T12:00"), ride(),
        _entry, _word,
    ),
    "he is missed in the meeting": (_students, _move, ride(), _entry, _word),
    "Fatou waits for an answer": (_students, _chair, _move, ride(), _entry),
}  # fmt: skip

WAYS = {
    "each student alone, the talk made anew": (
        w.write_to(NIAMH, "Tuesday", "Something came up. Could you and Wei come on Wednesday at noon?"),
        w.write_to(WEI, "Tuesday", "I have to put you off to Wednesday 24 November, 12 o'clock. All right?"),
        do(Calendar.delete_event, event_id=the("talk")),
        w.enter("Niamh and Wei, project", "2027-11-24T12:00", ends="2027-11-24T12:45"),
        w.answer("rule", "Dear Edith, I shall be absent tomorrow afternoon because of a bereavement."),
        do(Calendar.delete_event, event_id=the("meeting")), ride("11:20", service="comfort"),
        w.enter("Private", "2027-11-23T11:30", ends="2027-11-23T15:30"), _word,
    ),
    "all in one answer to Niamh's mail": (
        w.tell(FATOU, "Of course I come. See you there."), ride("11:35"), _entry, _chair, _move,
        do(EmailApp.reply_email, email_id=the("project"), reply_all=True, body="Dear both, tomorrow does not work "
           "after all. Wednesday at 12, same room?"),
    ),
}  # fmt: skip

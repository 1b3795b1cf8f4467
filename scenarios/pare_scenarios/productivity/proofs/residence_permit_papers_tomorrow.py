"""The solution of `residence-permit-papers-tomorrow`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.residence_permit_papers_tomorrow import (
    ADDRESS,
    AUGUST,
    JELENA,
    OCTOBER,
    PASSPORT,
    SABINE,
    SLIPS,
    VOGEL,
)


def asked(what: str = "Dear Jelena, could you send me an employment confirmation of October today, please?") -> Do:
    """A word to the office of the restaurant."""
    return w.tell(JELENA, what)


def sent(*files: str, body: str = "Dear Dr Vogel, here are the two papers that were still open.") -> Do:
    """Papers for the lawyer, from wherever they came."""
    carriers = {ADDRESS: "proof", OCTOBER: "answer", AUGUST: "august", SLIPS: "papers", PASSPORT: "papers"}
    return w.answer("deadline", body, attachments=[the(carriers[name], suffix=f"/{name}") for name in files])


def tick(item: str) -> Do:
    """One line of the list is done."""
    return do(Notes.tick_item, note_id=the("papers"), item=item)


_closed = (tick("proof of address"), tick("employment confirmation"),
           do(Reminders.complete_reminder, reminder_id=the("todo")))  # fmt: skip
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("papers")), do(EmailApp.search_emails, text="confirmation"),
            do(Messaging.search_messages, text="until four"),
        ),
        says="Dr Vogel needs an employment confirmation of October by six, and the one in your mail is of August. "
        "Shall I ask Jelena for a new one now? She is in the office until four.",
        calls=(asked(),),
        reports="I have asked Jelena.",
    ),
    Stage(
        reads=(
            do(Apartments.list_mine, of="messages"), do(Calendar.list_events, day="2027-10-07"),
            do(Reminders.list_reminders, text="permit"),
        ),
        says="Jelena's confirmation is here. Shall I mail it to Dr Vogel with the proof of address from Ms Keller, "
        "tick both on your list and complete the reminder?",
        calls=(sent(OCTOBER, ADDRESS), *_closed),
        reports="Dr Vogel has both papers, and your list is complete.",
    ),
)  # fmt: skip

WRONG = {
    "the one of August": ((asked(),), (sent(AUGUST, ADDRESS), *_closed)),
    "the confirmation alone": ((asked(),), (sent(OCTOBER), *_closed)),
    "everything once more": ((asked(),), (sent(OCTOBER, ADDRESS, SLIPS, PASSPORT), *_closed)),
    "to the landlady": (
        (asked(),),
        (w.write_to(SABINE, "Papers", "Please.", attachments=[the("answer", suffix=f"/{OCTOBER}")]), *_closed),
    ),
    "nothing ticked": ((asked(),), (sent(OCTOBER, ADDRESS), _closed[2])),
}  # fmt: skip

WAYS = {
    "asked by mail, two mails, thanks": (
        (w.answer("august", "Dear Jelena, I need a new confirmation today, dated October. Thank you, Aneta"),),
        (sent(ADDRESS), sent(OCTOBER, body="And the confirmation."), *_closed, w.tell(JELENA, "Thank you!")),
    ),
    "the proof at once, the confirmation forwarded": (
        (asked("Could I have a current letter for the permit office that I work for you?"),
         sent(ADDRESS, body="Dear Dr Vogel, the proof of address. The confirmation follows today.")),
        (*_closed, do(EmailApp.forward_email, email_id=the("answer"), to=[VOGEL.email], body="As promised.")),
    ),
}  # fmt: skip

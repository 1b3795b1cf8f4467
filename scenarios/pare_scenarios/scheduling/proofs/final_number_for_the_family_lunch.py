"""The solution of `final-number-for-the-family-lunch`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios.scheduling.final_number_for_the_family_lunch import FARAI, JACARANDA, LIST, SIMBA


def answer(body: str) -> Do:
    """The answer to the restaurant."""
    return do(EmailApp.reply_email, email_id=the("question"), body=body)


def tell(text: str, who: Person = SIMBA) -> Do:
    """A message."""
    return do(Messaging.send_message, to=[who.number], text=text)


def listed(text: str) -> Do:
    """The list is written anew."""
    return do(Notes.write_note, note_id=the("list"), how="replace", text=text)


_answer = answer("Good day, we are seven adults and one baby in a high chair. Kind regards, Rahel Obi")
_written = listed("Rahel, Simba\nTendai and the baby (high chair)\nAunt Rudo\nFarai, Chipo and Farai's mother\n\n"
                  "8 of us, 7 adults and the baby. Menu B, and a cake from me.")  # fmt: skip
_cash, _done = tell("We are eight, the baby included."), do(Reminders.complete_reminder, reminder_id=the("due"))
SOLUTION = (
    Stage(
        reads=(
            do(Notes.read_note, note_id=the("list")), do(EmailApp.search_emails, text="Sunday"),
            do(Messaging.search_messages, since="2027-04-18T00:00"), do(Calendar.search_events, query="lunch"),
            do(Reminders.list_reminders, due="today"),
        ),
        says="Pastor Moyo and Tino cannot come, Farai's mother does. Shall I answer the Jacaranda with seven "
        "adults and one high chair, correct your list, tell Simba that you are eight with the baby, and tick the "
        "reminder off?",
        calls=(_answer, _written, _cash, _done),
        reports="The restaurant and Simba have the number, and the list is right.",
    ),
)  # fmt: skip

WRONG = {
    "nine, as on the list": (
        answer("We are nine: eight adults and one high chair."), _written, tell("Nine."), _done,
    ),
    "Tino still counted": (
        answer("Eight adults and one high chair, please."), _written, tell("Nine, the baby included."), _done,
    ),
    "Farai's mother is forgotten": (
        answer("Six adults and one high chair."), tell("Seven with the baby."), _done,
        listed("Rahel, Simba\nTendai and the baby\nAunt Rudo\nFarai and Chipo\n\n7 of us."),
    ),
    "Simba is not told": (_answer, _written, _done),
    "the old names stay": (_answer, listed(LIST.replace("9 of", "8 of")), _cash, _done),
    "everybody is asked again": (_answer, _written, _cash, _done, tell("Do you come on Sunday?", FARAI)),
}  # fmt: skip

WAYS = {
    "a fresh mail, the reminder deleted": (
        do(EmailApp.send_email, to=[JACARANDA.email], subject="Obi, Sunday 12:30",
           body="Final number: 8 people in all, including one baby who needs a high chair."),
        do(Reminders.delete_reminder, reminder_id=the("due")),
        listed(LIST.replace("with Tino and", "and").replace("Pastor Moyo", "Farai's mum").replace("9 of", "8 of")),
        _cash,
    ),
    "the list with those who are out": (
        listed("Simba and I\nTendai + baby (Tino is at camp)\nAunt Rudo\nFarai, Chipo, Farai's mother\n"
               "Pastor Moyo cannot come\n\nAdults: 7. High chairs: 1. Menu B, and a cake from me."),
        answer("Adults: 7\nHigh chairs: 1"), tell("7 adults and the baby."), _done,
    ),
}  # fmt: skip

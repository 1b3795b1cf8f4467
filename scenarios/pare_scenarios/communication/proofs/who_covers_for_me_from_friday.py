"""The solution of `who-covers-for-me-from-friday`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.communication.who_covers_for_me_from_friday import BRUNO, GHOSH, YUSRA
from pare_scenarios.communication.words.who_covers_for_me_from_friday import NEW, OLD


def answer(body: str, **more: object) -> Do:
    """The answer to Dr Ghosh."""
    return do(EmailApp.reply_email, email_id=the("asks"), body=body, **more)


def to_bruno(text: str, at: str = NEW) -> Do:
    """A message to Bruno."""
    return do(Messaging.send_message, to=[at], text=text)


_reply = answer(f"Dear Dr Ghosh, Bruno Lefèvre looks after order 7731 while I am away: {NEW}. He reads "
                "this too. It stays with Friday 9 July.", cc=[BRUNO.email])  # fmt: skip
_hand_over = to_bruno("Dr Ghosh, order 7731: 60 of 120 flasks are there, the other half must be there by 9 July.")
_cover = do(Calendar.update_event, event_id=the("leave"), notes="Cover: Bruno (Ghosh, Nordlab), Petra (the rest)")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="7731"), do(Messaging.search_messages, text="Ghosh"),
            do(Calendar.search_events, query="leave"), do(Contacts.find_contacts, text="Bruno"),
        ),
        says="Bruno takes over from you. Shall I answer Dr Ghosh with Bruno's new number, hand 7731 with its open "
        "half over to Bruno, and put Bruno and Petra into your leave entry instead of Yusra?",
        calls=(_reply, _hand_over, _cover),
        reports="Dr Ghosh and Bruno know of each other, and your leave entry is right.",
    ),
)  # fmt: skip

WRONG = {
    "as the calendar says": (answer(f"7731 is with Yusra Khalil, {YUSRA.number}."), _hand_over, _cover),
    "the number in the fjord": (answer(f"Bruno Lefèvre looks after 7731, {OLD}."), _hand_over, _cover),
    "the illness told": (answer(f"Yusra is ill, so Bruno looks after 7731: {NEW}."), _hand_over, _cover),
    "Bruno does not know what is open": (_reply, to_bruno("You have Dr Ghosh from tomorrow."), _cover),
    "the entry stays": (_reply, _hand_over),
    "nobody reads it in the fjord": (_reply, to_bruno("Ghosh, 7731: the other half by 9 July.", OLD), _cover),
}  # fmt: skip

WAYS = {
    "one mail to both": (
        _cover,
        do(EmailApp.send_email, to=[GHOSH.email, BRUNO.email], subject="Order 7731", body="Dear Dr Ghosh, my "
           "colleague Bruno Lefèvre (20 55 01 99) is there for you from tomorrow. Bruno: of 7731 sixty flasks are "
           "delivered, the remaining sixty have to arrive by Friday 9 July."),
    ),
    "two mails, and the card": (
        answer(f"Please turn to Mr Lefèvre, {NEW}, with all that concerns 7731."),
        do(EmailApp.send_email, to=[BRUNO.email], subject="Fjordbio", body="Order 7731 of Dr Ghosh: 60 pieces "
           "still open, due on 9 July. Thank you!"),
        do(Contacts.change_detail, contact_id=the("bruno"), kind="number", old=OLD, new=NEW),
        do(Calendar.update_event, event_id=the("leave"), title="On leave (Bruno covers)", notes=""),
    ),
}  # fmt: skip

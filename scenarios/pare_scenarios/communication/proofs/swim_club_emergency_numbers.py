"""The solution of `swim-club-emergency-numbers`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.communication.swim_club_emergency_numbers import CLUB, VIKRAM
from pare_scenarios.communication.words.swim_club_emergency_numbers import LANDLINE, MOBILE, NEW, OLD


def answer(body: str, **more: object) -> Do:
    """The answer to the club's mail."""
    return do(EmailApp.reply_email, email_id=the("request"), body=body, **more)


def new_number(**how: object) -> Do:
    """Shalini's new number goes on her card."""
    return do(Contacts.change_detail, contact_id=the("shalini"), kind="number", new=NEW, **how)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("request")),
            do(EmailApp.search_emails, text="swimming saturdays"),
            do(Messaging.search_messages, text="SIM"),
            do(Contacts.find_contacts, text="Menon"),
        ),
        says="Shall I answer the swim club with Shalini's new number and Mrs Whitcombe's mobile, since her "
        "landline is out of order, and put Shalini's new number on her card?",
        calls=(
            answer(
                f"Dear club, please ring my wife Shalini Menon, {NEW}, or our neighbour Mrs Edith Whitcombe, "
                f"{MOBILE}. Kind regards, Deepak Menon"
            ),
            new_number(old=OLD),
        ),
        reports="The club has both numbers, and Shalini's card is up to date.",
    ),
)

_numbers = f"Shalini Menon {NEW}, Edith Whitcombe {MOBILE}"
WRONG = {
    "numbers from the cards": (answer(f"Shalini Menon {OLD}, Edith Whitcombe {LANDLINE}"), new_number(old=OLD)),
    "the brother, as in May": (answer(f"Shalini Menon {NEW}, Vikram Menon {VIKRAM.number}"), new_number(old=OLD)),
    "the numbers swapped": (answer(f"Shalini Menon {MOBILE}, Edith Whitcombe {NEW}"), new_number(old=OLD)),
    "the card is forgotten": (answer(_numbers),),
    "the dead number stays in front": (answer(_numbers), new_number()),
    "told to Mrs Whitcombe": (do(Messaging.send_message, to=[MOBILE], text=_numbers), new_number(old=OLD)),
}

WAYS = {
    "a fresh mail, and both cards": (
        do(EmailApp.send_email, to=[CLUB.email], subject="Anjali Menon, Saturdays",
           body="Shalini Menon: 07700 900188. Mrs Whitcombe (mobile): 07700 900155."),
        new_number(old=OLD),
        do(Contacts.change_detail, contact_id=the("edith"), kind="number", new=MOBILE),
    ),
    "the card first, the old number kept": (
        new_number(preferred=True),
        answer(f"My wife Shalini, {NEW}, and Edith Whitcombe, {MOBILE}."),
    ),
}  # fmt: skip

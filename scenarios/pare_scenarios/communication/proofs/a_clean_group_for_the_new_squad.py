"""The solution of `a-clean-group-for-the-new-squad`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.communication.a_clean_group_for_the_new_squad import (
    ANTONIO,
    DIEGO,
    JORGE_P,
    MARISOL,
    PABLO,
    PILAR,
    SQUAD,
    TERESA,
    YOLANDA,
)


def post(to: tuple[Person, ...], text: str) -> Do:
    """A message to a group of people."""
    return do(Messaging.send_message, to=[one.number for one in to], text=text)


_post = post(SQUAD, "Welcome to the new season! First training: Tuesday 2 March, 18:00, field 4. One adult a girl "
             "in this group, please. Santiago")  # fmt: skip
_mail = w.write_to(YOLANDA, "Joana's first training", "Dear Mrs Herrera, welcome! Joana's first training is on "
                   "Tuesday 2 March at 18:00, field 4. Santiago Cabrera")  # fmt: skip
_card = do(Contacts.create_contact, name="Yolanda Herrera", emails=[YOLANDA.email], note="Joana's grandmother")
_enter = w.enter("Training under-elevens", "2027-03-02 18:00", ends="2027-03-02 19:30", location="Field 4")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, text="under-elevens"), do(Notes.read_note, note_id=the("rule")),
            do(Contacts.find_contacts, text="'s father"), do(Contacts.find_contacts, text="'s mother"),
            do(Messaging.list_conversations),
        ),
        says="Shall I make a new group with Pilar, Jorge Vidal, Marisol and Diego and post the first training "
        "there (Tuesday 2 March, 18:00, field 4), mail the same to Joana's grandmother Yolanda, make her a card, "
        "and put the training into your calendar?",
        calls=(_post, _mail, _card, _enter),
        reports="The new group and Joana's grandmother know, she has a card, and the training is in your calendar.",
    ),
)  # fmt: skip

_text = "First training on Tuesday 2 March at 18:00 on field 4."
WRONG = {
    "the old group": (w.tell("old_group", _text), _mail, _card, _enter),
    "with Valentina's father": (post((*SQUAD, PABLO), _text), _mail, _card, _enter),
    "the other Jorge": (post((PILAR, JORGE_P, MARISOL, DIEGO), _text), _mail, _card, _enter),
    "field 2": (
        post(SQUAD, "First training on Tuesday 2 March at 18:00, field 2."), _mail, _card,
        w.enter("Training", "2027-03-02 18:00", ends="2027-03-02 19:30", location="Field 2"),
    ),
    "the grandmother is forgotten": (_post, _card, _enter),
    "no card": (_post, _mail, _enter),
    "a group of both parents": (post((*SQUAD, TERESA, ANTONIO), _text), _mail, _card, _enter),
}  # fmt: skip

WAYS = {
    "started with a name, and in another order": (
        _card,
        do(Messaging.start_conversation, to=["Marisol Pinho", "Diego Ramos", "Pilar Arroyo", "Jorge Vidal"],
           title="Under-elevens 2027"),
        post(SQUAD, "Hello! We begin on Tue 2/3 at 6 pm, pitch 4 (not field 2)."), _enter,
        do(EmailApp.send_email, to=["Yolanda Herrera"], subject="Training", body="First training: 2 March, 6 pm, "
           "field number 4. Please answer here, this mail replaces the group."),
    ),
    "the grandmother invited to the entry": (
        _post, _card,
        w.enter("Joana and the others: first training", "2027-03-02 18:00", ends="2027-03-02 19:30",
                location="Club Rambla, field 4", attendees=[YOLANDA.email]),
    ),
}  # fmt: skip

"""The solution of `jonas-wants-money-from-grandma`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.jonas_wants_money_from_grandma import JONAS, JOSEFA, STRANGER, WILLEM


def write(to: Person, text: str) -> Do:
    """A message to somebody's number."""
    return do(Messaging.send_message, to=[to.number], text=text)


_hold = write(JOSEFA, "Mum, please don't pay anything yet. I'm not sure that is Jonas. I ask him and write to you.")
_ask = write(JONAS, "Did you write to me and to Oma from a new number, for money? Please answer on this one.")
_truth = write(JOSEFA, "Jonas is in Hamburg with his own phone. It was a swindler, so pay nothing at all.")
SOLUTION = (
    Stage(
        reads=(
            do(Contacts.find_contacts, text="Jonas"), do(Messaging.search_messages, sender="Jonas"),
            do(EmailApp.search_emails, sender="Jonas"),
        ),
        says="The new number is not on Jonas's card, and he wrote from his own last night. Shall I tell your "
        "mother not to pay yet, and ask Jonas at his usual number? He should be online again around 12:30.",
        calls=(_hold, _ask),
        reports="Your mother is asked to wait, and Jonas to answer.",
    ),
    Stage(
        says="Jonas knows of no money. Shall I tell your mother that it was a fraud, and to pay nothing?",
        calls=(_truth,),
        reports="Your mother knows.",
    ),
)  # fmt: skip

WRONG = {
    "the stranger is asked": ((_hold, write(STRANGER, "Is it really you?")), (_truth,)),
    "the number goes on his card": (
        (_hold, _ask, do(Contacts.change_detail, contact_id=the("card"), kind="number", new=STRANGER.number)),
        (_truth,),
    ),
    "she hears of it only after his answer": ((_ask,), (_truth,)),
    "she is left in doubt": ((_hold, _ask), ()),
    "she is told that all is well": (
        (_hold, _ask), (write(JOSEFA, "Jonas has answered, it is fine, you can pay."),),
    ),
    "Jonas is not asked": ((_hold, write(WILLEM, "Somebody wants money from Mum in Jonas's name.")), (_truth,)),
}  # fmt: skip

WAYS = {
    "a firm word at once, and Jonas by mail": (
        (
            write(JOSEFA, "Mum, that is a fraud, it isn't Jonas. Do not pay a cent and don't go to the bank."),
            w.write_to(JONAS, "Your phone?", "Is your phone all right? Write at once."),
        ),
        (),
    ),
    "and a word to Jonas afterwards": (
        (_ask, write(JOSEFA, "Please wait with the bank, Mum, I want to hear his voice first.")),
        (
            write(JOSEFA, "He never asked for anything! Somebody only pretended to be him."),
            write(JONAS, "Somebody wrote in your name. Nothing is lost."),
        ),
    ),
    "the same, said again": ((write(JOSEFA, "It's a scam, Mum: send nothing."), _ask), (_truth,)),
}  # fmt: skip

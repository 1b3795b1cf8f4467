"""The solution of `the-seat-that-yusra-asked-for`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios.lifestyle.the_seat_that_yusra_asked_for import HALL, INES, TICKETS, YUSRA


def text(whom: str, words: str) -> Do:
    """A message to somebody, or to a group."""
    return do(Messaging.send_message, to=[whom], text=words)


def answer(body: str) -> Do:
    """The answer to the box office's mail."""
    return do(EmailApp.reply_email, email_id=the("rules"), body=body)


_offer = text("Yusra Khalil", "Ines cannot come to the oud night on Friday. Would you like her seat? It is yours.")
_rename = answer("Order JH-4471: please put Yusra Warsame in place of Ines Hassani, seat 15. Nadia Mahmoud")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="seat"), do(Messaging.search_messages, text="think of me"),
            do(EmailApp.search_emails, text="oud"), do(Calendar.search_events, query="oud"),
        ),
        says="Ines cannot come on Friday. In March Yusra was the first to ask for a spare seat, and Karim has one "
        "by now. Shall I offer Ines's seat to Yusra?",
        calls=(_offer,),
        reports="I have asked Yusra.",
    ),
    Stage(
        reads=(do(EmailApp.read_attachment, email_id=the("rules"), name=TICKETS.name),),
        says="Yusra says yes. Shall I ask the box office to change the name from Ines Hassani to Yusra Warsame?",
        calls=(_rename,),
        reports="The box office has the new name.",
    ),
)  # fmt: skip

WRONG = {
    "Karim is asked as well": ((_offer, text("Karim Haddad", "Would you like Ines's seat?")), (_rename,)),
    "the group is asked": ((text("Book evening", "Who would like Ines's seat on Friday?"),), (_rename,)),
    "the name in the contacts": ((_offer,), (answer("JH-4471: Yusra Khalil in place of Ines Hassani, please."),)),
    "before she has answered": ((_offer, _rename), ()),
    "for money": ((text("Yusra Khalil", "Ines's seat on Friday is free, 40 dinars?"),), (_rename,)),
    "the box office hears nothing": ((_offer,), (text("Yusra Khalil", "See you!"),)),
}

WAYS = {
    "by mail, Ines and the calendar too": (
        (do(EmailApp.send_email, to=[YUSRA.email], subject="Friday", body="You asked in March: a seat is free!"),),
        (
            do(EmailApp.send_email, to=[HALL.email], subject="Change of name, JH-4471", body="Ines Hassani is "
               "replaced by Yusra Warsame."),
            text(INES.number, "Yusra takes your seat. All the best to your mother!"),
            do(Calendar.update_event, event_id=the("evening"), title="Oud night with Yusra"),
        ),
    ),
    "and a word to her afterwards": (
        (_offer,),
        (_rename, text(YUSRA.number, "The box office has your name. Friday, quarter past.")),
    ),
}  # fmt: skip

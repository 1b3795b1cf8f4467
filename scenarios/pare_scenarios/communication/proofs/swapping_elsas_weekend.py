"""The solution of `swapping-elsas-weekend`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.swapping_elsas_weekend import ELSA, INGRID, SVEA


def ask(text: str = "Could you take Elsa on 17 to 19 September, and I take her 24 to 26 instead?") -> Do:
    """A message for Svea."""
    return w.tell(SVEA, text)


def mother(text: str = "Dear Mum, the lunch on Sunday 19 September is off: I am in Oslo, and Elsa is with Svea.") -> Do:
    """A message for his mother."""
    return w.tell(INGRID, text)


_weekend = w.move("weekend", "2027-09-24")
_meet = w.enter("Elsa: swim meet", "2027-09-25 09:00", location="Harbour Pool")
_lunch = do(Calendar.delete_event, event_id=the("lunch"))
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("course")), do(EmailApp.search_emails, sender=SVEA.email),
            do(Calendar.list_events, day="2027-09-01", days=35), do(Messaging.search_messages, sender=SVEA.number),
        ),
        says="The course in Oslo falls on your weekend with Elsa. Shall I ask Svea, in one sentence, to swap 17 "
        "to 19 September for 24 to 26 September, which is hers?",
        calls=(ask(),),
        reports="Svea has been asked.",
    ),
    Stage(
        reads=(do(Messaging.search_messages, sender=INGRID.number),),
        says="Svea agrees. Shall I move Elsa's weekend to 24 to 26 September, enter the swim meet on Saturday the "
        "25th at nine, and tell your mother that lunch on the 19th is off?",
        calls=(_weekend, _meet, mother()),
        reports="Calendar and mother know.",
    ),
)  # fmt: skip

WRONG = {
    "offered what is his already": ((ask("Could you take Elsa 17 to 19 September? You get 1 to 3 October."),), ()),
    "moved before she has agreed": ((ask(), _weekend), (_meet, mother())),
    "with a reproach": ((ask("You never swap, but can you take Elsa 17-19 September and I take her 24-26?"),), (
        _weekend, _meet, mother(),
    )),
    "the meet at ten": ((ask(),), (_weekend, w.enter("Swim meet", "2027-09-25 10:00"), mother())),
    "the October weekend moves": ((ask(),), (w.move("next", "2027-09-24"), _meet, mother())),
    "his mother cooks": ((ask(),), (_weekend, _meet, _lunch)),
    "Elsa is told": ((ask(),), (_weekend, _meet, mother(), w.tell(ELSA, "Papa is in Oslo, we meet on the 24th."))),
    "the employer is answered": ((ask(), w.answer("course", "I shall come.")), (_weekend, _meet, mother())),
}  # fmt: skip

WAYS = {
    "by mail, and lunch taken out": (
        (w.write_to(SVEA, "A swap?", "I must be in Oslo 17-19 September: would you have Elsa then, and I the "
                    "weekend of 24-26 September?"),),
        (mother("Mum, I'm away on the 19th, so no lunch with us. Could you freeze the goose?"), _lunch, _meet,
         _weekend),
    ),
    "entered anew, with thanks, the course as well": (
        (ask("May I swap our weekends, you Fri 17 - Sun 19 Sept, me Fri 24 - Sun 26 Sept?"),),
        (do(Calendar.delete_event, event_id=the("weekend")),
         w.enter("Elsa with me", "2027-09-24", ends="2027-09-26", all_day=True),
         w.enter("Swimming competition with Elsa", "2027-09-25 09:00", ends="2027-09-25 12:00"),
         w.enter("Course in Oslo", "2027-09-17", ends="2027-09-19", all_day=True),
         w.write_to(INGRID, "Sunday the 19th", "We cannot come on Sunday 19 September, I have to be in Oslo."),
         ask("Thank you, Svea. Nine sharp.")),
    ),
}  # fmt: skip

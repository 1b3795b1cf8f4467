"""The solution of `who-may-collect-oskar`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.communication.who_may_collect_oskar import BIRGIT, DOOR, HERS, JONAS, NURSERY, RENATE


def book(at: str = "16:50", **how: object) -> Do:
    """The cab for Renate: by way of the nursery to Lena's home."""
    usual: dict[str, object] = {"pickup": HERS, "destination": "Home", "stops": [DOOR], "seats": 2, "child_seats": 1}
    return do(Cab.book_ride, pickup_at=f"2027-11-22T{at}", rider="Renate Hartmann", **(usual | how))


_ask = w.tell(RENATE, "Dear Renate, I am stuck at work. Could you collect Oskar from the nursery before 17:30?")
_cab = w.tell(RENATE, "A cab is at your door at 16:50, with a child seat; waits at the nursery and brings you both "
              "to our home. The password there is hedgehog.")  # fmt: skip
_nursery = w.tell(NURSERY, "Dear team, Mrs Renate Hartmann, Oskar's grandmother, collects him today. Lena Hartmann")
SOLUTION = (
    Stage(
        reads=(do(Calendar.list_events, day="2027-11-22"), do(Notes.list_notes, text="nursery"),
               do(EmailApp.search_emails, text="Oskar"), do(EmailApp.read_email, email_id=the("lapsed")),
               do(Messaging.search_messages, text="back")),
        says="You are kept until half past six, Jonas comes back at 19:40, and Birgit's form has run out. Shall I "
        "ask Renate whether she can collect Oskar before 17:30?",
        calls=(_ask,),
        reports="Renate is asked.",
    ),
    Stage(
        reads=(do(Contacts.find_contacts, text="Renate"), do(Cab.list_places)),
        says="Renate says yes, but has no car. Shall I book her a cab at 16:50, by way of the nursery to your home "
        "and with a child seat, give her the password, and write to the nursery that she comes?",
        calls=(book(), _cab, _nursery),
        reports="The cab comes at 16:50; Renate has the password, and the nursery expects her.",
    ),
)  # fmt: skip

WRONG = {
    "Birgit, who lives nearer": ((w.tell(BIRGIT, "Mum, can you collect Oskar before 17:30?"),), ()),
    "Jonas, who sits in a train": ((w.tell(JONAS, "Can you collect Oskar from the nursery?"),), ()),
    "a cab for Oskar alone": (
        (_ask,), (do(Cab.book_ride, pickup=DOOR, destination="Home", pickup_at="2027-11-22T17:15", rider="Oskar",
                     child_seats=1), _cab, _nursery),
    ),
    "a cab that comes when the door is shut": (
        (_ask,), (book("17:20"), w.tell(RENATE, "A cab is with you at 17:20. Password: hedgehog."), _nursery),
    ),
    "no seat for a child": ((_ask,), (book(child_seats=0), _cab, _nursery)),
    "the password goes to the nursery": (
        (_ask,), (book(), _cab, w.tell(NURSERY, "Renate Hartmann collects Oskar today; the password is hedgehog.")),
    ),
    "the nursery hears nothing": ((_ask,), (book(), _cab)),
    "no password for Renate": ((_ask,), (book(), w.tell(RENATE, "Your cab comes at 16:50, dear!"), _nursery)),
}  # fmt: skip

WAYS = {
    "two rides, a mail to the nursery": (
        (w.tell(RENATE, "Renate, could you fetch Oskar today? They want the password hedgehog. I'd send a taxi."),),
        (book("16:45", destination=DOOR, stops=[], seats=1, child_seats=0), book("17:20", pickup=DOOR, stops=[]),
         w.tell(RENATE, "The taxi rings at a quarter to five, another one takes you two home at 17:20."),
         w.write_to(NURSERY, "Oskar today", "Oskar's grandmother Renate Hartmann picks him up. Kind regards")),
    ),
    "by mail, a van, Jonas told, the calendar changed": (
        (w.write_to(RENATE, "Oskar", "Dear Renate, can you pick Oskar up from the nursery by half past five?"),),
        (book("16:55", service="van", seats=3), _nursery, w.tell(JONAS, "Renate fetches Oskar, I am kept here."),
         w.tell(RENATE, "Your cab: 16:55 at your door."), w.tell(RENATE, "At the nursery say: hedgehog."),
         do(Calendar.update_event, event_id=the("collect"), notes="Renate does it, by cab")),
    ),
}  # fmt: skip

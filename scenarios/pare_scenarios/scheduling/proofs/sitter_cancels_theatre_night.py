"""The solution of `sitter-cancels-theatre-night`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.sitter_cancels_theatre_night import CAMILA, DIEGO, HOME, PALOMA, ROSA, ROSAS, TABLE

_ask = w.tell(ROSA, "Dear Rosa, Paloma is ill. Could you sit with the children tonight from seven? We come home "
              "from the theatre at about eleven, and a cab takes you home.")  # fmt: skip
_table = w.answer("table", "We have to cancel our table for two at 18:30 tonight. Valentina Aguirre")
_cab = do(Cab.book_ride, pickup=HOME, destination=ROSAS, pickup_at="2027-08-21T23:00", rider="Rosa Medina")
_entry = do(Calendar.update_event, event_id=the("sitter"), title="Sitter: Rosa", starts="2027-08-21T19:00",
            ends="2027-08-21T23:00")  # fmt: skip
_word = w.tell(DIEGO, "Rosa comes at seven, so the theatre stands. I have cancelled the early table.")
SOLUTION = (
    Stage(
        reads=(
            do(Contacts.find_contacts, text="sitter"), do(Calendar.list_events, day="2027-08-21"),
            do(EmailApp.search_emails, text="table"),
        ),
        says="Paloma has a fever. Of your sitters only Rosa comes on Saturdays, from seven, which is enough for "
        "the theatre. Shall I ask her for tonight?",
        calls=(_ask,),
        reports="Rosa is asked.",
    ),
    Stage(
        says="Rosa comes at seven. That is too late for your table, which you can call off for nothing until "
        "16:30. Shall I cancel it, order a cab home for Rosa at 23:00, put her into the calendar in Paloma's "
        "place, and tell Diego?",
        calls=(_table, _cab, _entry, _word),
        reports="Rosa, her cab and the theatre stand, the table is off, and Diego knows.",
    ),
)  # fmt: skip

WRONG = {
    "the sitter who does not work on Saturdays": ((w.tell(CAMILA, "Could you sit tonight from six?"),), ()),
    "the table goes before she has answered": ((_ask, _table), (_cab, _entry, _word)),
    "the theatre goes": ((_ask,), (
        _table, _cab, _entry, _word, do(Calendar.delete_event, event_id=the("theatre")),
    )),
    "Rosa has to walk": ((_ask,), (_table, _entry, _word)),
    "the cab brings her here instead": ((_ask,), (
        _table, do(Cab.book_ride, pickup=ROSAS, destination=HOME, pickup_at="2027-08-21T23:00"), _entry, _word,
    )),
    "the table stays and costs": ((_ask,), (_cab, _entry, _word)),
}  # fmt: skip

WAYS = {
    "a late table instead, and a word to Paloma": (
        (_ask, w.tell(PALOMA, "Get well soon, and do not worry about us.")),
        (
            w.answer("table", "Our evening begins later. Could we have the table at 22:45 instead of 18:30?"),
            do(Cab.book_ride, pickup="home", destination=ROSAS, pickup_at="2027-08-21T23:15", service="comfort"),
            _entry, w.tell(ROSA, "Wonderful, a car waits for you at a quarter past eleven."), _word,
        ),
    ),
    "by mail, and all entered anew": (
        (
            w.write_to(ROSA, "This evening", "Would you have time for the kids this evening, from seven?"),
            w.tell(DIEGO, "I am on it, Rosa is asked."),
        ),
        (
            do(Calendar.delete_event, event_id=the("sitter")), do(Calendar.delete_event, event_id=the("dinner")),
            w.enter("Rosa with the children", "2027-08-21T19:00", ends="2027-08-21T23:00"), _cab,
            w.write_to(TABLE, "Aguirre, 18:30", "Sorry, we can't come tonight, please release our table."),
            w.write_to(DIEGO, "Tonight", "A sitter is found for seven. No dinner, but the play!"),
        ),
    ),
}  # fmt: skip

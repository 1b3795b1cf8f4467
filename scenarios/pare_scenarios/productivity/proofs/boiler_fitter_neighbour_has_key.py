"""The solution of `boiler-fitter-neighbour-has-key`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Person, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.boiler_fitter_neighbour_has_key import ALASDAIR, FINN, FITTER, FORDE


def ask(text: str, whom: Person = FORDE) -> Do:
    """A neighbour is asked."""
    return w.tell(whom, text)


def confirm(body: str) -> Do:
    """The fitter hears when, and who lets him in."""
    return w.answer("days", body)


def keys(text: str, how: str = "append") -> Do:
    """What the list of keys says of Finn."""
    return do(Notes.write_note, note_id=the("keys"), section="Who has one", text=text, how=how)


_asked = ask("Dear Mrs Forde, we are on Islay next week, and the boiler fitter could come on Tuesday the 12th at "
             "ten, for an hour. Could you let him in with our key? Leila")  # fmt: skip
_event = w.enter("Boiler check, Mrs Forde lets Huw Vale in", "2027-10-12T10:00")
_mail = confirm(f"Dear Mr Vale, Tuesday 12 October at 10, please. We are away: Mrs Edith Forde, {FORDE.number}, "
                "lets you in. Please ring the top bell, Forde, not ours. Leila Calder")  # fmt: skip
_finn = keys("Finn no longer has one (moved to Cardiff in June, key is back with us)")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("days")), do(Apartments.list_mine, of="messages"),
            do(Notes.list_notes, text="keys"), do(Calendar.list_events, day="2027-10-09", days=7),
            do(Messaging.search_messages, text="key"),
        ),
        says="The fitter offers Tuesday the 12th or Wednesday the 13th, both in your Islay week, and Mrs Forde is "
        "out on Wednesdays. Shall I ask Mrs Forde first whether she lets him in to the boiler on Tuesday at ten?",
        calls=(_asked,),
        reports="Mrs Forde is asked.",
    ),
    Stage(
        reads=(do(Contacts.find_contacts, text="Kestrel"),),
        says="Mrs Forde is in on Tuesday. Shall I confirm Tuesday at 10 to Huw Vale, with Mrs Forde's number and "
        "that he rings her bell, enter it in your calendar, and write into the note that Finn has no key any more?",
        calls=(_mail, _event, _finn),
        reports="The fitter comes on Tuesday and rings at Forde; your calendar and the list of keys say so.",
    ),
)  # fmt: skip

WRONG = {
    "promised before she was asked": (
        (confirm(f"Tuesday 12 October at 10. Mrs Forde, {FORDE.number}, lets you in, ring her bell."), _asked),
        (_event, _finn),
    ),
    "Wednesday": ((_asked,), (
        confirm(f"Wednesday 13 October. Mrs Forde, {FORDE.number}, lets you in, ring her bell."), _event, _finn,
    )),
    "the neighbour who has moved": ((ask("Could you let the boiler fitter in on Tuesday the 12th?", FINN),), ()),
    "nothing of the bell": ((_asked,), (
        confirm(f"Tuesday 12 October at 10. Mrs Forde, {FORDE.number}, lets you in."), _event, _finn,
    )),
    "with the code of the cellar": ((_asked,), (
        confirm(f"Tuesday 12 October, Mrs Forde, {FORDE.number}, top bell. Cellar with the meters: "
                f"2290."), _event, _finn,
    )),
    "Finn stays on the list": ((_asked,), (_mail, _event)),
    "not in the calendar": ((_asked,), (_mail, _finn)),
}  # fmt: skip

WAYS = {
    "asked by mail about both days, the line struck": (
        (w.write_to(FORDE, "Our boiler", "Dear Mrs Forde, are you at home on Tuesday 12 October at ten, for the "
                    "fitter? Or would Wednesday suit you after all? Leila"),),
        (
            keys("Mrs Forde, flat above (on Wednesdays at her daughter's in Perth)", "replace"),
            w.write_to(FITTER, "Boiler, 12 October", "Tuesday is fine. Edith Forde (07700 900812) has a key. The "
                       "bell says FORDE, please do not ring at ours."),
            w.enter("Boiler", "2027-10-12T10:00", ends="2027-10-12T11:30", notes="Mrs Forde lets the fitter in"),
        ),
    ),
    "she is thanked, husband and agent are told": (
        (_asked,),
        (
            _mail, w.tell(FORDE, "Thank you so much! His name is Huw Vale."), _finn,
            w.enter("Fitter here, Mrs Forde opens", "2027-10-12T10:00", location="Kestrel Wynd 5"),
            w.tell(ALASDAIR, "Boiler is on Tuesday, Mrs Forde lets Huw in."),
            do(Apartments.send_message, listing_id=the("home"), text="The check is on Tuesday 12 October."),
        ),
    ),
}  # fmt: skip

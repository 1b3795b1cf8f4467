"""The solution of `housing-supplement-for-the-term-abroad`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import worlds as w
from pare_scenarios.productivity.housing_supplement_for_the_term_abroad import OFFICE, SASKIA


def answer(body: str, to: str = "more") -> Do:
    """What the office asks for."""
    return w.answer(to, body)


DONE = do(Reminders.complete_reminder, reminder_id=the("supplement"))

SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.search_emails, sender=OFFICE.email), do(Apartments.list_mine, of="applications"),
            do(Apartments.get_listing, listing_id=the("room")), do(Notes.list_notes, text="exchange"),
            do(Reminders.list_reminders, text="supplement"),
        ),
        says="The grant office needs the data of your room by noon. Shall I send Senhora Pinho your case, "
        "Vlierpad 14, 515 euros a month with charges, from 1 February to 30 June, landlady Saskia Jansen, and "
        "tick the reminder?",
        calls=(
            answer("Dear Senhora Pinho, case MS-7741: Vlierpad 14 in Ghent, 515 euros a month (430 and 85 "
                   "charges), from 1 February to 30 June 2028, landlady Saskia Jansen. Leonor Tavares"),
            DONE,
        ),
        reports="Senhora Pinho has the data of your room, and the reminder is done.",
    ),
)  # fmt: skip

_start = "Case MS-7741, student 88412, Leonor Tavares."
WRONG = {
    "the room that she gave up": (
        answer(f"{_start} Kalanderhof 2, 480 euros with charges, 25 January to 15 July 2028, Willem Bakker."), DONE,
    ),
    "without charges": (
        answer(f"{_start} Vlierpad 14, 430 euros, 1 February to 30 June 2028, Saskia Jansen."), DONE,
    ),
    "the dates of the other application": (
        answer(f"{_start} Vlierpad 14, 515 euros, 25 January to 15 July 2028, Saskia Jansen."), DONE,
    ),
    "the landlady is asked": (
        w.write_to(SASKIA, "My room", "Dear Saskia, what do I pay with charges, and from when to when? "
                                      "Leonor"), DONE,
    ),
    "the reminder still rings": (
        answer(f"{_start} Vlierpad 14, 515 euros, 1 February to 30 June 2028, Saskia Jansen."),
    ),
}  # fmt: skip

WAYS = {
    "to the first mail, the charges spelled out": (
        DONE,
        answer("Case: MS-7741\nAddress: Vlierpad 14, Ghent\nRent: €430.00 plus €85.00 charges\nFrom 01/02/2028 to "
               "30/06/2028\nLandlord: Ms Jansen", "asked"),
    ),
    "a fresh mail, the reminder taken away": (
        w.write_to(OFFICE, "MS-7741: housing supplement", f"{_start} I shall live at 14 Vlierpad, with Saskia "
                   "Jansen, and pay €515 a month, charges included, from 1 February until 30 June. Kind regards"),
        do(Reminders.delete_reminder, reminder_id=the("supplement")),
    ),
}  # fmt: skip

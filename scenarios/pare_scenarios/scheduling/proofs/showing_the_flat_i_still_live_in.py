"""The solution of `showing-the-flat-i-still-live-in`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.scheduling.showing_the_flat_i_still_live_in import AGENT


def entered(at: str = "2027-06-24T17:30") -> Do:
    """The showing stands in the calendar."""
    return w.enter("Showing of the flat, Ms Wójcik", at)


SOLUTION = (
    Stage(
        reads=(
            do(Notes.list_notes, text="lease"), do(Notes.read_note, note_id=the("lease")),
            do(Apartments.get_listing, listing_id=the("flat")),
            do(Calendar.list_events, day="2027-06-21", days=7), do(EmailApp.search_emails, text="Wednesday"),
        ),
        says="Of the agent's times none fits: 8:00 is outside your lease, on Wednesday you record, and on Saturday "
        "you are away. Shall I offer Ms Wójcik Thursday 24 June at 17:30 for the couple, refuse the other "
        "showings, and put it into your calendar?",
        calls=(
            w.answer("couple", "Dear Ms Wójcik, please come with the couple on Thursday 24 June at 17:30. I "
                     "cannot agree to the three other times: they are outside the lease, or I am not able to have "
                     "anybody in the flat. Kind regards, Piotr Grabowski"),
            entered(),
        ),
        reports="Ms Wójcik is offered Thursday at half past five, and only that.",
    ),
)  # fmt: skip

WRONG = {
    "during the recording": (
        w.answer("couple", "Wednesday at 18:00 is fine, but not the other days."), entered("2027-06-23T18:00"),
    ),
    "an evening when the couple cannot": (
        w.answer("couple", "Only Tuesday 22 June at 17:30, please."), entered("2027-06-22T17:30"),
    ),
    "the rest goes out all the same": (
        w.answer("couple", "Thursday 24 June at 17:30 would suit me, and Saturday is fine, too."), entered(),
    ),
    "before the couple can come": (
        w.answer("couple", "Only Thursday 24 June at 17:00, please."), entered("2027-06-24T17:00"),
    ),
    "the agent hears nothing": (entered(),),
    "not entered": (w.answer("couple", "Only Thursday at 17:30, please."),),
}  # fmt: skip

WAYS = {
    "written in the app, at six": (
        do(Apartments.send_message, listing_id=the("flat"), text="Not Tuesday, not Wednesday and not Saturday, "
           "please. Thursday the 24th at 6 pm is all right for me and for the couple."),
        entered("2027-06-24T18:00"),
    ),
    "a new mail that quotes the lease": (
        w.write_to(AGENT, "Showings", "Dear Ms Wójcik, by our lease showings are on working days from 17 to 19. "
                   "Unfortunately I record on Wednesday, and on Saturday I am out of town. I can offer 24 June, "
                   "5:30 pm."),
        w.enter("Couple sees the flat", "2027-06-24T17:30", ends="2027-06-24T18:00"),
    ),
}  # fmt: skip

"""The solution of `cooperative-listing-shows-wrong-rent`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.cooperative_listing_shows_wrong_rent import CLEMENS, TOMAS


def correction(text: str) -> Do:
    """The answer to the agent's mail."""
    return w.answer("online", text)


SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("online")),
            do(Apartments.get_listing, listing_id=the("listing")), do(Notes.read_note, note_id=the("board")),
        ),
        says="The advert for flat 11 says 890 euros, but the board decided on 830. Shall I answer Mr Vogel that "
        "the rent must be corrected before it goes to the newspaper at three?",
        calls=(
            correction("Dear Mr Vogel, one figure is wrong: the rent of flat 11 is 830 euros, not 890. The rest is "
                       "right. Please correct it before the text goes to the newspaper. Ingrid Schuster"),
        ),
        reports="Mr Vogel knows that it is 830 euros.",
    ),
)  # fmt: skip

WRONG = {
    "flat 4 let out": (
        correction("The rent of flat 11 is 830 euros. The 890 are for flat 4, which is free from November."),
    ),
    "the open house corrected too": (
        correction("The rent is 830 euros, and the open house is on Sunday 19 September."),
    ),
    "all praised": (correction("Dear Mr Vogel, all is fine, thank you. Ingrid Schuster"),),
    "the minutes made to match": (
        do(Notes.write_note, note_id=the("board"), section="Flat 11", how="replace",
           text="Let by Mr Vogel from 1 October. Rent 890 plus 145 running costs. Open house Saturday 18 "
           "September, 10 to 12, Tomas has the keys."),
    ),
    "about the other house": (
        do(Apartments.send_message, listing_id=the("near"), text="The rent is 830 euros, not 905."),
    ),
    "told to Tomas": (w.write_to(TOMAS, "Flat 11", "The advert says 890, it must be 830."),),
}  # fmt: skip

WAYS = {
    "a fresh mail": (
        w.write_to(CLEMENS, "Kastanienweg 7, flat 11", "Please change the rent from 890 to 830 euros (plus 145), "
                   "as the board has decided. Saturday the 18th, 10 to 12, is correct."),
    ),
    "a message in the app": (
        do(Apartments.send_message, listing_id=the("listing"),
           text="The rent should be €830, not €890. Please correct it before 15:00. I. Schuster"),
    ),
    "Tomas in copy": (w.answer("online", "Instead of 890 it is 830. Thank you!", cc=[TOMAS.email]),),
}  # fmt: skip

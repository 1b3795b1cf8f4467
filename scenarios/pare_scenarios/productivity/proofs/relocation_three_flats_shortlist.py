"""The solution of `relocation-three-flats-shortlist`, mistakes that must fail and other ways that must pass."""

from typing import Any

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.relocation_three_flats_shortlist import ADAEZE, KELLER, RULES

SHORTLIST = "Lindenweg 8: 1,390 euros\nTorfstecherweg 21: 1,520 euros\nKanalgang 5: 1,280 euros"


def to_hr(flats: str = SHORTLIST, **more: Any) -> Do:
    """The answer to HR, with a copy to the new engineer."""
    told: dict[str, Any] = {"cc": [ADAEZE.email]} | more
    return w.answer("request", f"Dear Mr Keller, these three fit, warm rents:\n{flats}", **told)


def rules(allowance: str = "1,550") -> Do:
    """The note with another allowance."""
    text = f"Allowance: {allowance} euros warm, a month.\n{RULES}"
    return do(Notes.write_note, note_id=the("moves"), text=text, how="replace")


_cat = w.tell(ADAEZE, "Your cat is welcome in all three flats that I have just sent Mr Keller and you.")
SOLUTION = (
    Stage(
        reads=(
            do(Apartments.list_mine, of="saved_listings"), do(Notes.list_notes, text="allowance"),
            do(Contacts.find_contacts, text="Okonkwo"), do(EmailApp.search_emails, text="allowance"),
            do(Messaging.search_messages, text="my cat"),
        ),
        says="With her cat, no ground floor and up to 1,550 euros, three of your saved flats fit Adaeze. Shall I "
        "answer Mr Keller, with a copy to her, with Lindenweg 8, Torfstecherweg 21 and Kanalgang 5 and their warm "
        "rents, put the new allowance into your note on moves, and write Adaeze that her cat is welcome there?",
        calls=(to_hr(), rules(), _cat),
        reports="Mr Keller and Adaeze have the three flats, the note is up to date, and she knows about the cat.",
    ),
)  # fmt: skip

WRONG = {
    "by the old allowance, with no pets": (
        to_hr("Lindenweg 8: 1,390\nAhornallee 17: 1,405\nKanalgang 5: 1,280"), rules(), _cat,
    ),
    "on the ground floor": (
        to_hr("Lindenweg 8: 1,390\nAm Speicher 3: 1,440\nKanalgang 5: 1,280"), rules(), _cat,
    ),
    "only two": (to_hr("Lindenweg 8: 1,390\nKanalgang 5: 1,280"), rules(), _cat),
    "the cold rents": (
        to_hr("Lindenweg 8: 1,130\nTorfstecherweg 21: 1,260\nKanalgang 5: 1,050"), rules(), _cat,
    ),
    "no copy": (to_hr(cc=[]), rules(), _cat),
    "the note keeps the old allowance": (to_hr(), _cat),
    "nothing about the cat": (to_hr(), rules()),
    "the agent is asked as well": (
        to_hr(), rules(), _cat,
        do(Apartments.send_message, listing_id=the("torf"), text="May a cat move in, too?"),
    ),
}  # fmt: skip

WAYS = {
    "two mails, the cat in hers": (
        to_hr(cc=[]),
        w.write_to(ADAEZE, "Three flats for you and the cat", f"Dear Adaeze, all three take cats:\n{SHORTLIST}"),
        rules("1,550 (1,450 until July)"),
    ),
    "one mail to both, the unfit flats unsaved": (
        rules(),
        w.write_to(KELLER, "Dr Okonkwo", "Kanalgang 5 for €1,280, Lindenweg 8 for €1,390 and Torfstecherweg 21 for "
                   "€1,520, all warm. The cat may live in each.", cc=[ADAEZE.email]),
        do(Apartments.remove_saved, listing_id=the("ahorn")),
        do(Apartments.remove_saved, listing_id=the("speicher")),
    ),
}  # fmt: skip

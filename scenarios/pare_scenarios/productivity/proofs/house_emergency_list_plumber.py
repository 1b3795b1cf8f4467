"""The solution of `house-emergency-list-plumber`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.house_emergency_list_plumber import HELENA, LIAO, LINES, SALMA, WEI
from pare_scenarios.productivity.words.house_emergency_list_plumber import NEW, OLD

WATER = f"- [ ] {LINES[1]}"
NEW_LINE = "- [ ] Water, plumber: Wei Hsu, 8555 0142"


def lines(plumber: str, *more: str) -> Do:
    """The whole list, with another line for the plumber."""
    told = [f"- [ ] {line}" for line in LINES]
    text = "\n".join(["Photograph me! Numbers tried on 11 January 2025.", *told, *more]).replace(WATER, plumber)
    return do(Notes.write_note, note_id=the("list"), text=text, how="replace")


def add_card(name: str = WEI.name, new: str = NEW) -> Do:
    """A card for the new plumber."""
    return do(Contacts.create_contact, name=name, numbers=[new], role="plumber")


SOLUTION = (
    Stage(
        reads=(
            do(Messaging.search_messages, text="8555 0142"), do(Notes.list_notes, text="plumber"),
            do(Notes.read_note, note_id=the("list")), do(Contacts.find_contacts, text="Liao"),
        ),
        says="Mr Liao retires, and his nephew Wei Hsu takes the house. Shall I save Wei Hsu as a contact, put his "
        "number in the plumber's line of your emergency list, and write Salma that she can call him?",
        calls=(
            add_card(), lines(NEW_LINE),
            w.tell(SALMA, "Dear Salma, please call Wei Hsu, our new plumber: 8555 0142."),
        ),
        reports="Wei Hsu is saved and on the list, and Salma has his number.",
    ),
)  # fmt: skip

_salma = w.tell(SALMA, "Wei Hsu, 8555 0142")
WRONG = {
    "Salma gets the old number": (add_card(), lines(NEW_LINE), w.tell(SALMA, "Mr Liao, 8555 0121")),
    "the list is forgotten": (add_card(), _salma),
    "the contacts are forgotten": (lines(NEW_LINE), _salma),
    "both numbers on the list": (add_card(), lines(f"{WATER}\n{NEW_LINE}"), _salma),
    "another line is lost": (add_card(), do(Notes.write_note, note_id=the("list"), text=NEW_LINE, how="replace"),
                             _salma),
    "another flat hears of it": (add_card(), lines(NEW_LINE), _salma, w.tell(HELENA, "Wei Hsu, 8555 0142")),
    "the plumber is sent to her": (
        add_card(), lines(NEW_LINE), _salma, w.tell(WEI, "Please come to flat 9, the kitchen tap."),
    ),
}  # fmt: skip

WAYS = {
    "the old card becomes his": (
        do(Contacts.update_contact, contact_id=the("liao"), name="Wei Hsu", nickname="Plumber Wei",
           note="Nephew of Mr Liao"),
        do(Contacts.change_detail, contact_id=the("liao"), kind="number", old=OLD, new=NEW),
        lines("- [ ] Water, plumber: Wei Hsu (nephew of Mr Liao), +65 8555 0142"), _salma,
    ),
    "Salma first, with thanks to Mr Liao": (
        w.tell(SALMA, "The plumber is on +65 8555 0142, his name is Wei Hsu. Padma"),
        add_card("Mr Wei Hsu", "8555 0142"), lines(NEW_LINE),
        do(Contacts.update_contact, contact_id=the("liao"), note="Retired in March 2027"),
        w.tell(LIAO, "Thank you for all these years, Mr Liao!"),
    ),
}  # fmt: skip

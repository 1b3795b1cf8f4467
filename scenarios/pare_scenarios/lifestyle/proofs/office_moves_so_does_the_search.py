"""The solution of `office-moves-so-does-the-search`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes


def search(*districts: str, **more: object) -> Do:
    """The saved search with other wards."""
    return do(Apartments.save_search, saved_search_id=the("search"), districts=list(districts), **more)


def view(listing: str, starts: str) -> Do:
    """A viewing is requested."""
    return do(Apartments.request_viewing, listing_id=the(listing), starts=starts)


_cancel = do(Apartments.cancel_viewing, viewing_id=the("viewing"))
_east = view("eastfield8", "2027-07-10 14:00")
_search = search("Higashi", "Meito", name="East")
SOLUTION = (
    Stage(
        reads=(
            do(EmailApp.read_email, email_id=the("moves")), do(Notes.read_note, note_id=the("rules")),
            do(Apartments.list_mine, of="saved_searches"), do(Calendar.list_events, day="2027-07-09", days=2),
            do(Apartments.get_listing, listing_id=the("eastfield8")),
        ),
        says="From September Westgate 3 would be 70 minutes from your laboratory. Shall I cancel its viewing, "
        "request one of Eastfield 8 on Saturday at 14:00, which keeps your rules, and point your saved search at "
        "Higashi and Meito with the same limit of 90,000 yen?",
        calls=(_cancel, _east, _search),
        reports="Westgate 3 is off, Eastfield 8 is requested for Saturday at 14:00, and the search looks east.",
    ),
)  # fmt: skip

WRONG = {
    "Eastfield 12, above the limit": (_cancel, view("eastfield12", "2027-07-10 14:30"), _search),
    "during the concert": (_cancel, view("eastfield8", "2027-07-10 17:30"), _search),
    "Westgate 3 is viewed all the same": (_east, _search),
    "the search keeps the west": (_cancel, _east, search("Higashi", "Nishi", "Nakagawa")),
    "a higher limit": (_cancel, _east, search("Higashi", "Meito", max_total=104000)),
    "the search stays": (_cancel, _east),
}

WAYS = {
    "a new search, the old one deleted, the calendar too": (
        _cancel, _east,
        do(Apartments.save_search, districts=["Higashi"], max_total=90000, min_rooms=2, name="Near the lab"),
        do(Apartments.remove_saved, saved_search_id=the("search")),
        do(Calendar.update_event, event_id=the("planned"), title="View Eastfield 8", starts="2027-07-10 14:00"),
    ),
    "with a word to the agent, the old entry deleted": (
        search("Meito", "Higashi"),
        do(Apartments.cancel_viewing, viewing_id=the("viewing"), message="My office moves. Thank you!"),
        _east, do(Calendar.delete_event, event_id=the("planned")),
    ),
}  # fmt: skip

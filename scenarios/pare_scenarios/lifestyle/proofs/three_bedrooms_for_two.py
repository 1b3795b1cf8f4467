"""The solution of `three-bedrooms-for-two`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.lifestyle.three_bedrooms_for_two import MEI, SEFA


def search(**criteria: object) -> Do:
    """The saved search with other criteria."""
    return do(Apartments.save_search, saved_search_id=the("search"), **criteria)


_withdraw = do(Apartments.update_application, application_id=the("application"), action="withdraw")
_search = search(min_rooms=2, max_total=670, name="For us two")
_asked = w.tell(MEI, "What about Rata Lane 2, two bedrooms for 665? When could you come and look at it?")
_first = (_withdraw, _search, _asked)
_view = do(Apartments.request_viewing, listing_id=the("rata"), starts="2027-01-21 18:00")
SOLUTION = (
    Stage(
        reads=(
            do(Messaging.read_conversation, conversation_id=the("trio")), do(Notes.read_note, note_id=the("sums")),
            do(Apartments.list_mine, of="applications"), do(Apartments.list_mine, of="saved_searches"),
            do(Apartments.get_listing, listing_id=the("rata")),
        ),
        says="Without Sefa, you and Mei can pay 340 and 330, so 670 a week. Shall I withdraw the application for "
        "Tui Road, change the search to two bedrooms up to 670, and ask Mei when she can look at Rata Lane 2?",
        calls=_first,
        reports="The application is withdrawn, the search is for two, and Mei is asked.",
    ),
    Stage(
        reads=(do(Calendar.list_events, day="2027-01-20", days=4),),
        says="Mei can come on Thursday after half past five, and you are free then. Shall I request the viewing of "
        "Rata Lane 2 on Thursday at 18:00?",
        calls=(_view,),
        reports="Thursday at 18:00 is requested.",
    ),
)  # fmt: skip

WRONG = {
    "the sum of the old note": ((_withdraw, search(min_rooms=2, max_total=690), _asked), (_view,)),
    "before Mei has answered": ((*_first, _view), ()),
    "while Mei is at work": (_first, (do(Apartments.request_viewing, listing_id=the("rata"),
                                         starts="2027-01-21 17:00"),)),
    "the application stays": ((_search, _asked), (_view,)),
    "still for three": ((_withdraw, search(max_total=670), _asked), (_view,)),
    "applied at once": (_first, (_view, do(Apartments.apply, listing_id=the("rata"), submit=True))),
}  # fmt: skip

WAYS = {
    "a new search, the old one deleted, asked in the group": (
        (
            w.tell("trio", "Good luck in Wellington, Sefa! Mei, shall we look at Rata Lane this week?"),
            do(Apartments.save_search, name="Two", districts=["Auckland"], min_rooms=2, max_total=670),
            do(Apartments.remove_saved, saved_search_id=the("search")), _withdraw,
        ),
        (_view, w.tell(MEI, "Rata Lane: Thursday at six!"), w.enter("View Rata Lane 2", "2027-01-21 18:00")),
    ),
    "the note corrected, the agent and Sefa told": (
        (
            *_first, w.tell(SEFA, "Well done, and no hard feelings!"),
            do(Notes.write_note, note_id=the("sums"), how="replace", text="A week, all "
               "included:\n- Mira 340\n- Mei 330\nTogether 670"),
            do(Apartments.send_message, listing_id=the("tui"), text="One of us has left, so we withdraw."),
        ),
        (_view,),
    ),
}  # fmt: skip

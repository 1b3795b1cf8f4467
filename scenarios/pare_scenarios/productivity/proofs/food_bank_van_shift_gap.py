"""The solution of `food-bank-van-shift-gap`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Do, Stage, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import worlds as w
from pare_scenarios.productivity.food_bank_van_shift_gap import CAMILA, DIEGO, JORGE, PILAR, RAFAEL, ask


def rota(text: str, section: str = "Saturday 17 April") -> Do:
    """What a Saturday of the rota says."""
    return do(Notes.write_note, note_id=the("rota"), section=section, text=text, how="replace")


_guests = do(Calendar.change_attendees, event_id=the("van"), add=[CAMILA.email], remove=[DIEGO.email])
_jorge = w.tell(JORGE, "Camila loads with you on Saturday. She waits at the market, by the flower stalls, not at "
                "the depot.")  # fmt: skip
_rota = rota("8:00 to 12:00, van\nJorge drives, Camila loads")
SOLUTION = (
    Stage(
        reads=(
            do(Notes.list_notes, text="food"), do(Notes.read_note, note_id=the("rota")),
            do(Notes.read_note, note_id=the("reserves")), do(Calendar.list_events, day="2027-04-17"),
            do(Contacts.find_contacts, text="Camila"),
        ),
        says="Diego cannot load on Saturday. Of your reserves Pilar may not lift and Santiago comes only after "
        "ten. Shall I ask Camila whether she loads the van on Saturday from 8 to 12?",
        calls=(ask(),),
        reports="Camila is asked.",
    ),
    Stage(
        reads=(do(Messaging.search_messages, sender=JORGE.number, text="Saturday"),),
        says="Camila loads on Saturday. Shall I put her into the rota and into the calendar event instead of "
        "Diego, and tell Jorge to pick her up at the market?",
        calls=(_rota, _guests, _jorge),
        reports="The rota and the event have Camila, and Jorge fetches her at the market.",
    ),
)  # fmt: skip

WRONG = {
    "the first of the list, who may not lift": ((ask(PILAR),), ()),
    "all at once": ((ask(), ask(RAFAEL)), (_rota, _guests, _jorge)),
    "Jorge waits at the depot": ((ask(),), (_rota, _guests, w.tell(JORGE, "Camila comes to the depot at eight, her "
                                                                  "mother lives by the market."))),
    "the next Saturday as well": ((ask(),), (
        _rota, rota("9:00 to 13:00, van\nJorge drives, Camila loads", "Saturday 24 April"), _guests, _jorge,
    )),
    "Diego stays invited": ((ask(),), (
        _rota, do(Calendar.change_attendees, event_id=the("van"), add=[CAMILA.email]), _jorge,
    )),
    "the rota is printed as it was": ((ask(),), (_guests, _jorge)),
}  # fmt: skip

WAYS = {
    "one message to both of them": (
        (w.tell(CAMILA, "Are you free this Saturday from eight to help Jorge with the crates?"),),
        (
            rota("8:00 to 12:00, van\nJorge drives, Camila loads (Diego's back)"),
            do(Calendar.change_attendees, event_id=the("van"), remove=["Diego Ruiz"], add=["Camila Reyes"]),
            do(Messaging.send_message, to=[JORGE.number, CAMILA.number], text="Jorge, meet your loader: please "
               "fetch Camila at the market, by the flowers, on Saturday."),
        ),
    ),
    "asked with tomorrow's limit, thanked, Diego comforted": (
        (w.tell(CAMILA, "Camila, could you load on the 17th, 8 to 12? I need to know by Friday noon."),
         w.tell(DIEGO, "Get well soon, we will manage!")),
        (
            _jorge, _guests, w.tell(CAMILA, "Thank you! Jorge fetches you there."),
            rota("8:00 to 12:00, van\nJorge drives\nCamila loads, picked up at the market"),
        ),
    ),
}  # fmt: skip

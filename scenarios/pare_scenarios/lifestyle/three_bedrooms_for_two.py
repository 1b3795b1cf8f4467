"""Our third is out, and the flat that we applied for is too big and too dear."""

from datetime import date
from typing import Any

from pare.expect import At, Holds
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import amount, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

MONDAY, THURSDAY = date(2027, 1, 18), date(2027, 1, 21)
MIRA = Person(
    "Mira Park", "+64 21 555 0170", "mira.park@example.org",
    about="24, trains lifeguards in Auckland, has looked for a flat with her friends Mei and Sefa since November.",
    goal="Without Sefa we two can pay 670 a week, so the application for Tui Road must go before they choose us, and "
    "the search must find what we can pay. I like Rata Lane 2, but Mei has to say first when she can look at it.",
)  # fmt: skip
MEI = Person("Mei Liao", "+64 21 555 0181", "mei.liao@example.org")
SEFA = Person("Sefa Tuala", "+64 21 555 0192", "sefa.tuala@example.org")
_RATA = words("Rata Lane", "Rata")
_TWO = words("two bedroom", "2 bedroom", "two-bedroom", "2-bedroom", "two room", "2 room", "2-room", "two bed", "2 bed",
             "three to two", "3 to 2")  # fmt: skip


def _for_two(phone: Phone) -> bool:
    """Whether nothing announces flats for three any more."""
    return not any(one.notify and (one.min_rooms or 0) > 2 for one in phone.app(Apartments).saved_searches)


def search(**criteria: object) -> Do:
    """The saved search with other criteria."""
    return do(Apartments.save_search, saved_search_id=the("search"), **criteria)


class ThreeBedroomsForTwo(Scenario):
    """Our third is out, and the flat that we applied for is too big and too dear."""

    id, domain, difficulty = "three-bedrooms-for-two", "lifestyle", "hard"
    distractor = "The sums of the old note; a viewing at once, before Mei has said when she can."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (Messaging, Apartments, Calendar, Notes)
    starts, zone, user, turns = "2027-01-18 12:10", "Pacific/Auckland", MIRA, 16

    def world(self, phone: Phone) -> None:
        def flat(name: str, address: str, rent: int, rooms: int, told: str, *slots: str, **more: Any) -> Any:
            made = w.flat(phone, address, rent, rent_period="week", rooms=rooms, description=told, slots=slots,
                          city="Auckland", agent="Pohutukawa Rentals", **more)  # fmt: skip
            phone.name(name, made)
            return made

        tui = flat("tui", "Tui Road 6", 1020, 3, "Three bedrooms, garden, no lift.")
        rata = flat("rata", "Rata Lane 2", 665, 2, "Two bedrooms of the same size, close to the beach.",
                    "2027-01-20 17:30", "2027-01-21 17:00", "2027-01-21 18:00", "2027-01-23 10:00",
                    sign_up_by="2027-01-20 17:00")  # fmt: skip
        flat("kowhai", "Kowhai Rise 40", 685, 2, "Two bedrooms, sea view.", "2027-01-21 18:30")
        for one, note in ((tui, "The garden!"), (rata, "Lovely, if we were only two")):
            w.saved_flat(phone, one, note)
        phone.name("application", w.application(phone, tui, "2027-01-14 20:15", state="under_review",
                   message="We are three friends, all with a job: Mira Park, Mei Liao, Sefa Tuala."))  # fmt: skip
        w.agent_says(phone, tui, "2027-01-15 10:00", "Thank you. The owner chooses on Wednesday 20 January at 17:00; "
                     "whoever is chosen owes a week's rent from then on.")  # fmt: skip
        phone.name("search", w.search(phone, "For us three", districts=("Auckland",), max_total=1050, min_rooms=3))
        phone.name("sums", w.note(phone, "Flat: who can pay what", "A week, all included:\n- Mira 340\n- Mei 350\n"
                   "- Sefa 360\nTogether 1,050", at="2026-11-20 19:30", folder="Flat"))  # fmt: skip
        phone.name("trio", w.chat(phone, [MEI, SEFA], [
            ("2027-01-16 09:10", "Sefa", "I have to tell you two something on Monday.")], "Flat hunt"))  # fmt: skip
        w.booked(phone, "2027-01-20 17:00", "Rescue training, pool", until="19:00")
        phone.name("thursday", w.booked(phone, "2027-01-21 09:00", "Trainers' day", until="16:30"))
        w.booked(phone, "2027-01-23 08:00", "Surf carnival", until="17:00")
        w.everyday(phone, about=("swimming", "film"), work="Harbour Pools",
                   avoid=("flat", "rent", "rata", "tui", "bedroom"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "12:15", "out", SEFA, "So: I have got the job in Wellington! I start in February, which "
                     "means I'm out of the flat. Forgive me, both of you.", conversation_id=the("trio"))  # fmt: skip
        w.text_comes(story, "12:22", "less", MEI, "Just to you: they cut my hours from next month. 330 a week is all "
                     "that I can manage now.")  # fmt: skip
        w.text_comes(story, (p.either(p.told(MEI), p.message_in("Flat hunt")), "9m"), "suits", MEI, "Rata Lane, yes "
                     "please! On Thursday I can, but I am at work until half past five.")  # fmt: skip

    needs = (
        Need(
            "Withdraw the application for Tui Road 6, search for two bedrooms up to 670 a week, and ask Mei when she "
            "can view Rata Lane 2.",
            slots={
                "the application": words("application", "Tui Road", "Tui"),
                "that it is withdrawn": words("withdraw*", "cancel*", "pull out", "retract*", "take back"),
                "the search": words("search", "alert", "criteria"),
                "for two": _TWO,
                "what two can pay": amount(670),
                "Mei": person("Mei Liao"),
                "the small flat": _RATA,
            },
            avoids={
                "what two can pay": any_of(amount(690), amount(1050), amount(700)),
                "what is wanted": words("third flatmate", "new flatmate", "replacement for Sefa", "someone else for",
                                        "apply for Rata", "application for Rata", "Kowhai Rise"),
            },
            doings=("cancel", "delete"),
            evidence=("out", "less", "sums", "application", "search", "rata"),
            window=Window(opens="less", closes="2027-01-20 17:00"),
        ),
        Need(
            "Request the viewing of Rata Lane 2 on Thursday at 18:00, the only time when Mira and Mei are both free.",
            slots={
                "the flat": _RATA,
                "the viewing": words("viewing", "view", "see", "visit", "look at", "appointment", "book", "slot"),
                "the day": day(THURSDAY, today=MONDAY),
                "the time": clock(18),
            },
            avoids={
                "the time": any_of(
                    following(day(THURSDAY, today=MONDAY), clock(17), within=2), "Saturday at", "viewing on Wednesday",
                    "viewing on Saturday", "Rata Lane on Saturday", "Rata Lane 2 on Wednesday",
                ),
                "what is wanted": words("apply for", "send an application", "submit an application", "Kowhai Rise"),
            },
            evidence=("suits", "rata", "thursday"),
            window=Window(opens="suits", closes="2027-01-20 17:00"),
        ),
    )  # fmt: skip

    _criteria = {"min_rooms": 2, "max_total": 670}
    _ask = (any_of(_RATA, _TWO, amount(665), "smaller flat"),)
    must = {
        "the application is withdrawn": p.withdrawn("application"),
        "the search is for two": p.either(p.search_changed("search", **_criteria), p.search_saved(**_criteria)),
        "nothing for three is announced": Holds(_for_two),
        "Mei was asked": p.either(p.told(MEI, says=_ask),
                                  p.message_in("Flat hunt", says=_ask, avoids=(amount(330), amount(670)))),
        "Rata Lane 2 is viewed when both can": p.since("suits", p.viewing("rata", At("2027-01-21 18:00"))),
    }  # fmt: skip
    allowed = (
        p.search_off("search"), p.flat_unsaved("tui"), p.told(SEFA), p.since("suits", p.told(MEI)),
        p.agent_told("tui", says=("withdraw*",)),
        p.note_changed("sums", avoids=("690",), drops=("Mei", "Sefa", "together")),
        p.event(At("2027-01-21 18:00"), about=(any_of(_RATA, "view*"),)),
    )  # fmt: skip

    _withdraw = do(Apartments.update_application, application_id=the("application"), action="withdraw")
    _search = search(min_rooms=2, max_total=670, name="For us two")
    _asked = w.tell(MEI, "What about Rata Lane 2, two bedrooms for 665? When could you come and look at it?")
    _first = (_withdraw, _search, _asked)
    _view = do(Apartments.request_viewing, listing_id=the("rata"), starts="2027-01-21 18:00")
    solution = (
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

    wrong = {
        "the sum of the old note": ((_withdraw, search(min_rooms=2, max_total=690), _asked), (_view,)),
        "before Mei has answered": ((*_first, _view), ()),
        "while Mei is at work": (_first, (do(Apartments.request_viewing, listing_id=the("rata"),
                                             starts="2027-01-21 17:00"),)),
        "the application stays": ((_search, _asked), (_view,)),
        "still for three": ((_withdraw, search(max_total=670), _asked), (_view,)),
        "applied at once": (_first, (_view, do(Apartments.apply, listing_id=the("rata"), submit=True))),
    }  # fmt: skip
    ways = {
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

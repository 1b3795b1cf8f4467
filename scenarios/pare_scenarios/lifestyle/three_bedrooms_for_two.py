"""Our third is out, and the flat that we applied for is too big and too dear."""

from typing import Any

from pare.expect import At, Holds
from pare.phrases import amount, any_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import three_bedrooms_for_two as its

MIRA = Person(
    "Mira Park", "+64 21 555 0170", "mira.park@example.org",
    about="24, trains lifeguards in Auckland, has looked for a flat with her friends Mei and Sefa since November.",
    goal="Without Sefa we two can pay 670 a week, so the application for Tui Road must go before they choose us, and "
    "the search must find what we can pay. I like Rata Lane 2, but Mei has to say first when she can look at it.",
)  # fmt: skip
MEI = Person("Mei Liao", "+64 21 555 0181", "mei.liao@example.org")
SEFA = Person("Sefa Tuala", "+64 21 555 0192", "sefa.tuala@example.org")


def _for_two(phone: Phone) -> bool:
    """Whether nothing announces flats for three any more."""
    return not any(one.notify and (one.min_rooms or 0) > 2 for one in phone.app(Apartments).saved_searches)


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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("cancel", "delete"),
            evidence=("out", "less", "sums", "application", "search", "rata"),
            window=Window(opens="less", closes="2027-01-20 17:00"),
        ),
        Need(
            "Request the viewing of Rata Lane 2 on Thursday at 18:00, the only time when Mira and Mei are both free.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("suits", "rata", "thursday"),
            window=Window(opens="suits", closes="2027-01-20 17:00"),
        ),
    )  # fmt: skip

    _criteria = {"min_rooms": 2, "max_total": 670}
    _ask = (any_of(its.RATA, its.TWO, amount(665), "smaller flat"),)
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
        p.event(At("2027-01-21 18:00"), about=(any_of(its.RATA, "view*"),)),
    )  # fmt: skip

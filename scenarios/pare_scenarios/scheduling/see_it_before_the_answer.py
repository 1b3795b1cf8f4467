"""They want my yes by five, and I only see the flat that I prefer at six."""

from datetime import date

from pare.expect import At, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

TODAY = date(2027, 9, 28)
LAB, ACERO, MIRTILLI = "Via delle Ortiche 3", "Viale Acero 21", "Via dei Mirtilli 8"

FRANCESCA = Person(
    "Francesca Ricci", "+39 333 555 0100", "francesca.ricci@example.org",
    about="33, biologist in Bologna, must be out of her flat by the end of October.",
    goal="I decide between the two flats myself, but I want to have stood on the balcony of Viale Acero before five. "
    "The laboratory's meeting cannot do without me.",
)  # fmt: skip
BRUNO = Person("Bruno Gallo", email="gallo@portico-homes.test")
MATTEO = Person("Matteo Moretti", "+39 051 555 0111", "moretti@nido-flats.test")
GIULIA = Person("Giulia Zanetti", email="giulia.zanetti@example.com")

_VIEWING = words("view*", "see", "seeing", "look at", "visit*", "show*", "appointment", "come", "slot")
_EARLIER = any_of(
    words("earl*", "sooner", "forward", "before", "this afternoon", "instead of six", "by five", "by 17", "ahead of",
          "after my meeting", "between three and five"),
    *(clock(hour, minute) for hour in (14, 15, 16) for minute in (0, 15, 30, 45)),
)  # fmt: skip
_DECIDED = words("I accept", "I'll take the flat", "I take the flat", "cancel my viewing", "no longer interested")
_ASKED = p.either(
    p.agent_told("acero", says=(_VIEWING, _EARLIER), avoids=(_DECIDED,)),
    p.told(MATTEO, says=(_VIEWING, _EARLIER), avoids=(_DECIDED,)),
)
_SLOT = At("2027-09-28 15:30")
_FLAT = words("viewing", "Acero", "flat", "balcony")
_TIMES = (*(clock(h, m) for h, m in ((15, 30), (16, 45), (17, 0), (18, 0), (15, 0), (14, 30), (14, 45), (15, 5))),
          day(TODAY, today=TODAY))  # fmt: skip
_FOR_HER = following(words("accept", "decline", "withdraw", "confirm", "answer", "tell", "turn down", "say", "reply"),
                     words("Mirtilli", "Mr Gallo", "Bruno Gallo", "Portico"), within=5)  # fmt: skip


def ask(text: str) -> Do:
    """A message to the agent of Viale Acero, in the app."""
    return do(Apartments.send_message, listing_id=the("acero"), text=text)


def see(at: str) -> Do:
    """The viewing moves."""
    return do(Apartments.move_viewing, viewing_id=the("viewing"), starts=f"2027-09-28 {at}")


def cab(at: str = "15:00") -> Do:
    """A cab from the laboratory to Viale Acero."""
    return do(Cab.book_ride, pickup=LAB, destination=ACERO, pickup_at=f"2027-09-28 {at}")


class SeeItBeforeTheAnswer(Scenario):
    """They want my yes by five, and I only see the flat that I prefer at six."""

    id, domain, difficulty = "see-it-before-the-answer", "scheduling", "medium"
    distractor = "A yes or no in her name, or the later of the two hours, after which no time is left to decide."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (EmailApp, Apartments, Calendar, Cab)
    starts, zone, user, turns = "2027-09-28 09:50", "Europe/Rome", FRANCESCA, 14

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Due Torri Cabs")
        w.saved_place(phone, "Laboratory", LAB)
        w.route(phone, LAB, ACERO, 25)
        seen = w.flat(phone, MIRTILLI, 760, extra_costs=60, city="Bologna", district="San Donato", rooms=2, size_m2=52,
                      agent=BRUNO.name, agent_email=BRUNO.email)  # fmt: skip
        phone.name("applied", w.application(phone, seen, "2027-09-24 18:10", state="under_review",
                                            message="I could move in on 15 October."))  # fmt: skip
        w.saved_flat(phone, seen, "Fine, dark kitchen. If nothing better comes.")
        acero = w.flat(phone, ACERO, 720, extra_costs=70, city="Bologna", district="Cirenaica", rooms=2, size_m2=55,
                       floor=3, balcony=True, agent=MATTEO.name, agent_email=MATTEO.email, viewing_notice_hours=1,
                       agent_number=MATTEO.number, description="Quiet, balcony to the court.")  # fmt: skip
        phone.name("acero", acero)
        phone.name("favourite", w.saved_flat(phone, acero, "The balcony! My first choice, if it is as bright as on the "
                                             "pictures."))  # fmt: skip
        phone.name("viewing", w.viewing(phone, acero, "2027-09-28 18:00"))
        w.agent_says(phone, acero, "2027-09-25 12:02", "Tuesday at six is yours, Ms Ricci. Ring at Fontana. M. Moretti")
        phone.name("event", w.booked(phone, "2027-09-28 18:00", "Viewing Viale Acero 21", until="18:30",
                                     notes="By cab from the lab, the bicycle is at the mender's."))  # fmt: skip
        phone.name("lab", w.booked(phone, "2027-09-28 13:00", "Laboratory meeting, I present", until="14:30",
                                   location=LAB))  # fmt: skip
        w.booked(phone, "2027-09-30 11:00", "Seminar: moss and salt", until="12:00")
        w.mail(phone, "2027-09-20 09:15", BRUNO, "Via dei Mirtilli 8", "Thank you for your visit. Your papers are "
               "complete; I put them before the owner.")  # fmt: skip
        w.everyday(phone, about=("hiking",), work="Institute of Botany", clear=("2027-09-28",),
                   avoid=("viewing", "Acero", "Mirtilli", "seminar", "balcony"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "wants", BRUNO, "Via dei Mirtilli 8: yes or no today", "Dear Ms Ricci, the owner "
                     "would give you the flat. She must have your yes or no by 17:00 today; somebody else waits, and "
                     "she will not extend it. Bruno Gallo")  # fmt: skip
        w.mail_comes(story, "10:50", "seminar", GIULIA, "Thursday", "Seminar at eleven, and there will be cake.")
        story.when(_ASKED, "2m", "slots", Apartments.change_listing, listing_id=the("acero"),
                   add_slots=("2027-09-28T15:30", "2027-09-28T16:45"))  # fmt: skip
        story.when(_ASKED, "3m", "answer", Apartments.receive_message, listing_id=the("acero"),
                   text="Dear Ms Ricci, somebody has dropped out: 15:30 has become free, and 16:45 too. Please take "
                   "the one that you like in the app, then I know. M. Moretti")  # fmt: skip

    needs = (
        Need(
            "Ask Mr Moretti for a viewing of Viale Acero before Mirtilli's answer is due at 17:00.",
            slots={
                "Mr Moretti": any_of(person(MATTEO.name), words("Acero", "agent of your favourite", "Moretti")),
                "the viewing": amid(_VIEWING, *_TIMES),
                "that it must be before five": _EARLIER,
                "asking": words("ask*", "writ*", "message", "mail", "request*", "contact", "check with", "see if"),
            },
            avoids={
                "whose decision it is": _FOR_HER,
                "the limit": words("ask for more time", "ask for an extension", "extend the deadline", "ask Mr Gallo"),
            },
            evidence=("wants", "viewing", "favourite", "lab"),
            window=Window(opens="wants", closes="13:00"),
        ),
        Need(
            "Take the viewing at 15:30, move its event, and book a cab from the laboratory.",
            slots={
                "half past three": amid(clock(15, 30), *_TIMES),
                "the viewing": any_of(_VIEWING, words("Acero")),
                "a cab": words("cab", "taxi", "ride"),
            },
            avoids={
                "the hour": any_of(
                    following(words("take", "book", "move", "choose", "to"), clock(16, 45), within=2),
                    following(words("take", "book", "move", "choose"), clock(15, 30), "or", clock(16, 45), within=6),
                    words("book one", "take one", "choose one", "one of the two", "one of them"),
                ),
                "whose decision it is": _FOR_HER,
            },
            doings=("cancel", "delete", "pay"),
            evidence=("slots", "answer", "event"),
            window=Window(opens="answer", closes="14:30"),
        ),
    )  # fmt: skip

    must = {
        "Mr Moretti was asked": _ASKED,
        "the viewing is at half past three": p.either(p.viewing_moved("viewing", _SLOT), p.viewing("acero", _SLOT)),
        "so is its event": p.either(p.moved("event", _SLOT, title=(_FLAT,), notes=mentions()),
                                    p.event(_SLOT, about=(_FLAT,))),
        "nothing is left at six": p.nothing_at("2027-09-28 18:00", _FLAT),
        "a cab takes her there": p.ride(LAB, ACERO, p.Between("2027-09-28 14:35", "2027-09-28 15:05")),
    }  # fmt: skip
    allowed = (
        p.viewing_cancelled("viewing"), p.cancelled("event"),
        p.since("answer", p.agent_told("acero", says=(clock(15, 30),), avoids=(_DECIDED,))),
        p.since("answer", p.told(MATTEO, says=(clock(15, 30),), avoids=(_DECIDED,))),
    )  # fmt: skip

    _question = ask("Dear Mr Moretti, could I see Viale Acero 21 today before five, after 15:00 if possible? F. Ricci")
    _event = w.move("event", "2027-09-28 15:30")
    _rest = (see("15:30"), _event, cab())

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("wants")), do(Apartments.list_mine, of="saved_listings"),
                do(Apartments.get_listing, listing_id=the("acero")), do(Calendar.list_events),
            ),
            says="Via dei Mirtilli needs your answer by 17:00, but you see Viale Acero, your first choice, only at "
            "18:00. Shall I ask Mr Moretti whether you can see it earlier, in the free afternoon after your meeting?",
            calls=(_question,),
            reports="Mr Moretti is asked. The answer to Mirtilli stays yours.",
        ),
        Stage(
            reads=(do(Apartments.get_listing, listing_id=the("acero")), do(Calendar.get_event, event_id=the("event"))),
            says="Mr Moretti offers 15:30 or 16:45, and only the first leaves you time to decide. Shall I move the "
            "viewing of Viale Acero and its event to 15:30, and book a cab from the laboratory at 15:00?",
            calls=_rest,
            reports="You see the flat at 15:30; the cab comes at 15:00.",
        ),
    )  # fmt: skip

    wrong = {
        "the later hour": ((_question,), (see("16:45"), w.move("event", "2027-09-28 16:45"), cab("16:15"))),
        "a yes in her name": ((_question, w.answer("wants", "Yes, I take the flat.")), _rest),
        "Mirtilli is given up": ((_question,), (
            *_rest, do(Apartments.update_application, application_id=the("applied"), action="withdraw"),
        )),
        "no way to get there": ((_question,), (see("15:30"), _event)),
        "the cab comes during her talk": ((_question,), (see("15:30"), _event, cab("14:20"))),
        "the calendar still says six": ((_question,), (see("15:30"), cab())),
    }  # fmt: skip
    ways = {
        "asked by mail, cancelled and requested anew": (
            (w.write_to(MATTEO, "Viale Acero 21", "Is there any chance of seeing the flat this afternoon?"),),
            (
                do(Apartments.cancel_viewing, viewing_id=the("viewing")),
                do(Apartments.request_viewing, listing_id=the("acero"), starts="2027-09-28 15:30"),
                do(Calendar.delete_event, event_id=the("event")),
                w.enter("Viewing", "2027-09-28 15:30", location=ACERO), cab("14:45"),
            ),
        ),
        "with thanks": (
            (ask("May I come sooner than six, say at 15:00 or 16:00? I must decide about another flat by five."),),
            (cab("14:55"), _event, see("15:30"), ask("Thank you, 15:30 is perfect.")),
        ),
    }  # fmt: skip

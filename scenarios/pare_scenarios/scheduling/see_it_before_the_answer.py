"""They want my yes by five, and I only see the flat that I prefer at six."""

from pare.expect import At, mentions
from pare.phrases import clock
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import see_it_before_the_answer as its

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
_ASKED = p.either(
    p.agent_told("acero", says=(its.VIEWING, its.EARLIER), avoids=(its.DECIDED,)),
    p.told(MATTEO, says=(its.VIEWING, its.EARLIER), avoids=(its.DECIDED,)),
)
_SLOT = At("2027-09-28 15:30")


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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("wants", "viewing", "favourite", "lab"),
            window=Window(opens="wants", closes="13:00"),
        ),
        Need(
            "Take the viewing at 15:30, move its event, and book a cab from the laboratory.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("cancel", "delete", "pay"),
            evidence=("slots", "answer", "event"),
            window=Window(opens="answer", closes="14:30"),
        ),
    )  # fmt: skip

    must = {
        "Mr Moretti was asked": _ASKED,
        "the viewing is at half past three": p.either(p.viewing_moved("viewing", _SLOT), p.viewing("acero", _SLOT)),
        "so is its event": p.either(p.moved("event", _SLOT, title=(its.FLAT,), notes=mentions()),
                                    p.event(_SLOT, about=(its.FLAT,))),
        "nothing is left at six": p.nothing_at("2027-09-28 18:00", its.FLAT),
        "a cab takes her there": p.ride(LAB, ACERO, p.Between("2027-09-28 14:35", "2027-09-28 15:05")),
    }  # fmt: skip
    allowed = (
        p.viewing_cancelled("viewing"), p.cancelled("event"),
        p.since("answer", p.agent_told("acero", says=(clock(15, 30),), avoids=(its.DECIDED,))),
        p.since("answer", p.told(MATTEO, says=(clock(15, 30),), avoids=(its.DECIDED,))),
    )  # fmt: skip

"""The flight first went later and now goes earlier, and my afternoon is built around it."""

from pare.expect import At, Holds, mentions, one_of
from pare.phrases import any_of, clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import flight_earlier_after_all as its

CELLAR, AIRPORT, VIENNA = "Vazha Street 18", "Batumi Airport", "Europe/Vienna"
TAMAR = Person(
    "Tamar Novak", "+995 555 01 01 00", "tamar.novak@example.org",
    about="40, exports wine from Batumi, lives above her cellar; flies to a fair in Vienna today.",
    goal="I must be at the desk in time for the only flight. Mr Mori should taste my amber wine in Vienna, if he likes "
    "to, and Mariam should not wait for me in vain. Nothing about the fair or the way back changes.",
)  # fmt: skip
MORI = Person("Haruki Mori", "+81 90 5550 0111", "h.mori@mori-wines.test")
MARIAM = Person("Mariam Weber", "+43 660 555 0122")
AIRLINE = Person("Colchis Air", email="booking@colchis-air.test")
FAIR = Person("Vienna Natural Wine Fair", email="stands@wine-fair.test")
_OFF = p.Between("2027-10-07 14:10", "2027-10-07 14:25")
_PACKED = p.Between("2027-10-07 12:30", "2027-10-07 14:10")
_TASTED = p.Between("2027-10-08 12:00", "2027-10-08 13:00")  # ten to eleven in Vienna


def _packed_in_time(phone: Phone) -> bool:
    """Whether the reminder of the suitcase does not ring when she is gone."""
    row = phone.named("suitcase")
    return not isinstance(row, Reminder) or row.done or row.at is None or row.at <= w.when(phone, "2027-10-07 14:10")


class FlightEarlierAfterAll(Scenario):
    """The flight first went later and now goes earlier, and my afternoon is built around it."""

    id, domain, difficulty = "flight-earlier-after-all", "scheduling", "hard"
    distractor = "Yesterday's mail moved the same flight to a later hour, and all plans were made by that."
    capabilities = ("multi-app orchestration", "intervention timing")
    apps = (EmailApp, Cab, Calendar, Messaging, Contacts, Reminders)
    starts, zone, user, turns = "2027-10-07 11:00", "Asia/Tbilisi", TAMAR, 14

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Boulevard Cabs", free_minutes=60)
        w.saved_place(phone, "Cellar", CELLAR)
        w.route(phone, CELLAR, AIRPORT, 30)
        phone.name("ride", w.ride(phone, "2027-10-07 17:05", CELLAR, AIRPORT, note="One suitcase, one case of bottles"))
        phone.name("mori", w.card(phone, MORI, organisation="Mori Wines, Kobe", role="buyer",
                                  note="Mail only: on journeys his telephone is off. Then Vienna fair."))  # fmt: skip
        w.card(phone, MARIAM, relation="sister", addresses=("Rebengasse 5, Vienna",))
        phone.name("rule", w.mail(
            phone, "2027-10-06 09:40", AIRLINE, "Your flight CA 417 leaves later", "Batumi to Vienna on Thursday 7 "
            "October leaves at 19:40 instead of 18:20 and arrives at 21:25 (Vienna time). With goods you must be at "
            "the desk two hours before the departure; it closes then for bottles."))  # fmt: skip
        phone.name("flight", w.booked(phone, "2027-10-07 19:40", "Flight CA 417 to Vienna", until="23:25",
                                      location=AIRPORT, notes="Arrives 21:25, Vienna time"))  # fmt: skip
        phone.name("tasting", w.booked(phone, "2027-10-07 14:30", "Tasting: Mr Mori, the amber wines", until="15:30",
                                       location=CELLAR))  # fmt: skip
        for at, title, until in (("10-08 10:30", "Put up the stand (08:30 in Vienna)", "12:00"),
                                 ("10-08 14:00", "Fair opens (12:00 in Vienna)", "20:00"),
                                 ("10-10 15:10", "Flight home, Vienna 13:10", "19:00")):  # fmt: skip
            w.booked(phone, f"2027-{at}", title, until=until, zone=VIENNA)
        phone.name("suitcase", w.remind(phone, "Close the suitcase", "2027-10-07 16:30", "Journey"))
        w.chat(phone, [MARIAM], [("2027-10-06 20:15", "me", "Landing at 21:25 your time now. Still fetching me?")])
        w.mail(phone, "2027-10-04 12:00", MORI, "Thursday", "Dear Ms Novak, half past two at your cellar, with "
               "pleasure. On Friday I am at the fair from nine; my first appointment there is at noon.")  # fmt: skip
        w.everyday(phone, about=("cooking",), avoid=("flight", "Vienna", "tasting", "suitcase", "airport", "fair"),
                   clear=("2027-10-07", "2027-10-08"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:10", "earlier", AIRLINE, "Your flight CA 417: new time today", "Because of the storm "
                     "that comes this evening, CA 417 leaves today at 16:55 and arrives at 18:40 (Vienna time). There "
                     "is no other flight today. All else as in our last mail.")  # fmt: skip
        w.mail_comes(story, "11:30", "list", FAIR, "Exhibitors", "The list of exhibitors is on our pages. You are 61.")
        w.text_comes(story, "11:40", "question", MARIAM, "Still half past nine tonight? I'd borrow the big car.")

    needs = (
        Need(
            "Move the cab to about 14:20, ask Mr Mori by mail for Friday morning in Vienna, tell Mariam the new "
            "arrival, and put the flight and the suitcase right.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("earlier", "rule", "ride", "tasting", "mori", "question", "suitcase"),
            window=Window(opens="question", closes="13:30"),
        ),
    )  # fmt: skip

    must = {
        "the cab comes in time": p.either(p.ride_moved("ride", _OFF, note=mentions()), p.ride(CELLAR, AIRPORT, _OFF)),
        "and not at five": p.no_ride_at("ride", "2027-10-07 17:05"),
        "Mr Mori is asked for Friday in Vienna": p.mail_to(MORI, says=(
            any_of(its.THE_FRIDAY, "tomorrow"), its.AMONG_TEN, words("Vienna", "fair", "stand")), avoids=(its.SURE,)),
        "the flight is right": p.either(
            p.moved("flight", At("2027-10-07 16:55"), title=(its.FLIGHT,), notes=mentions()),
            p.event(At("2027-10-07 16:55"), title=(its.FLIGHT,), hours=4),
        ),
        "and stands there once": p.nothing_at("2027-10-07 19:40", its.FLIGHT),
        "Mariam knows when to come": p.told(MARIAM, says=(clock(18, 40),)),
        "the suitcase is closed before": p.either(p.put_off("suitcase", _PACKED, title=(its.CASE,), notes=mentions()),
                                                  p.reminder(_PACKED, title=(its.CASE,))),
        "not after": Holds(_packed_in_time),
    }  # fmt: skip
    allowed = (
        p.ride_cancelled("ride"), p.cancelled("flight"), p.cancelled("tasting"), p.reminder_off("suitcase"),
        p.moved("tasting", _TASTED, status="tentative", location=mentions(), title=("Mori",), notes=mentions()),
        p.moved("tasting", _TASTED, location=mentions(), title=("Mori", its.ASKED), notes=mentions()),
        p.moved("tasting", _TASTED, location=mentions(), title=("Mori",), notes=mentions(its.ASKED)),
        p.event(_TASTED, title=("Mori",), status=one_of("tentative")),
    )  # fmt: skip

"""The flight first went later and now goes earlier, and my afternoon is built around it."""

from datetime import date

from pare.expect import At, Holds, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

TODAY, FRIDAY = date(2027, 10, 7), date(2027, 10, 8)
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
_AMONG_TEN = any_of(*(clock(10, minute) for minute in (0, 15, 30, 45)), clock(11))
_PICKUPS = any_of(*(clock(14, minute) for minute in (10, 15, 20, 25)))
_FRIDAY = day(FRIDAY, today=TODAY)
_SURE = words("as agreed", "as you agreed", "you accepted", "you have accepted", "you confirmed", "you have confirmed",
              "thank you for agreeing", "as you asked")  # fmt: skip
_FLIGHT = words("flight", "Vienna", "CA 417", "departure")
_CASE = words("suitcase", "case", "luggage", "bag", "pack*")
_ASKED = words("proposed", "tbc", "tentative*", "asked", "be confirmed", "not confirmed", "waiting", "unconfirmed")
_PACKED = p.Between("2027-10-07 12:30", "2027-10-07 14:10")
_TASTED = p.Between("2027-10-08 12:00", "2027-10-08 13:00")  # ten to eleven in Vienna
_TIMES = (
    *(clock(h, m) for h, m in ((16, 55), (14, 55), (17, 5), (17, 35), (17, 40), (18, 20), (18, 40), (19, 40), (20, 40),
                               (21, 25), (21, 30), (14, 30), (15, 30), (16, 30), (13, 30), (14, 0), (13, 45), (12, 0))),
    day(TODAY, today=TODAY), _FRIDAY, _AMONG_TEN, _PICKUPS,
)  # fmt: skip


def leave(at: str = "14:20") -> Do:
    """The cab comes at another time."""
    return do(Cab.update_ride, ride_id=the("ride"), pickup_at=f"2027-10-07 {at}")


def pack(at: str = "13:30") -> Do:
    """The suitcase is closed at another time."""
    return do(Reminders.update_reminder, reminder_id=the("suitcase"), due=f"2027-10-07 {at}")


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
            slots={
                "the cab": amid(words("cab", "taxi", "ride", "car", "pick-up", "pickup"), *_TIMES),
                "when to leave": amid(_PICKUPS, *_TIMES),
                "Mr Mori": person(MORI.name),
                "Friday": any_of(_FRIDAY, "tomorrow"),
                "Mariam": any_of(person(MARIAM.name), "sister"),
            },
            avoids={
                "how he is reached": following(words("text", "call", "ring", "phone", "WhatsApp"), person(MORI.name),
                                               within=1),
                "the tasting": words("keep the tasting", "tasting stays", "shorten the tasting", "tasting to 15"),
                "which of the times": any_of(following("to", clock(19, 40), within=0), words("leaves at 19:40")),
            },
            doings=("cancel", "delete"),
            evidence=("earlier", "rule", "ride", "tasting", "mori", "question", "suitcase"),
            window=Window(opens="question", closes="13:30"),
        ),
    )  # fmt: skip

    must = {
        "the cab comes in time": p.either(p.ride_moved("ride", _OFF, note=mentions()), p.ride(CELLAR, AIRPORT, _OFF)),
        "and not at five": p.no_ride_at("ride", "2027-10-07 17:05"),
        "Mr Mori is asked for Friday in Vienna": p.mail_to(MORI, says=(
            any_of(_FRIDAY, "tomorrow"), _AMONG_TEN, words("Vienna", "fair", "stand")), avoids=(_SURE,)),
        "the flight is right": p.either(
            p.moved("flight", At("2027-10-07 16:55"), title=(_FLIGHT,), notes=mentions()),
            p.event(At("2027-10-07 16:55"), title=(_FLIGHT,), hours=4),
        ),
        "and stands there once": p.nothing_at("2027-10-07 19:40", _FLIGHT),
        "Mariam knows when to come": p.told(MARIAM, says=(clock(18, 40),)),
        "the suitcase is closed before": p.either(p.put_off("suitcase", _PACKED, title=(_CASE,), notes=mentions()),
                                                  p.reminder(_PACKED, title=(_CASE,))),
        "not after": Holds(_packed_in_time),
    }  # fmt: skip
    allowed = (
        p.ride_cancelled("ride"), p.cancelled("flight"), p.cancelled("tasting"), p.reminder_off("suitcase"),
        p.moved("tasting", _TASTED, status="tentative", location=mentions(), title=("Mori",), notes=mentions()),
        p.moved("tasting", _TASTED, location=mentions(), title=("Mori", _ASKED), notes=mentions()),
        p.moved("tasting", _TASTED, location=mentions(), title=("Mori",), notes=mentions(_ASKED)),
        p.event(_TASTED, title=("Mori",), status=one_of("tentative")),
    )  # fmt: skip

    _ask = w.write_to(MORI, "Our tasting", "Dear Mr Mori, my flight leaves much earlier today, so I must be gone by "
                      "half past two. Could we taste at my stand in Vienna on Friday 8 October at 10:00 instead? "
                      "Please forgive me. Tamar Novak")  # fmt: skip
    _flight = w.move("flight", "2027-10-07 16:55", notes="Arrives 18:40, Vienna time")
    _sister = w.tell(MARIAM, "No, much earlier: I land at 18:40 your time!")

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, sender=AIRLINE.email), do(Calendar.list_events, days=2),
                do(Cab.get_ride, ride_id=the("ride")), do(Contacts.find_contacts, text="Mori"),
                do(Reminders.list_reminders, text="suitcase"),
            ),
            says="Your flight now leaves at 16:55, so you must be at the desk by 14:55, in the middle of the tasting. "
            "Shall I move the cab to 14:20, ask Mr Mori by mail to taste in Vienna on Friday at 10:00 instead, tell "
            "Mariam that you land at 18:40, and put the flight and the suitcase (13:30) right?",
            calls=(leave(), _ask, _flight, _sister, pack()),
            reports="The cab comes at 14:20; Mr Mori is asked, and Mariam knows.",
        ),
    )  # fmt: skip

    wrong = {
        "by yesterday's mail": (w.tell(MARIAM, "Yes, 21:25!"),),
        "Mr Mori gets a text message": (leave(), w.tell(MORI, "Vienna on Friday at 10?"), _flight, _sister, pack()),
        "Mariam gets the hour of Batumi": (leave(), _ask, _flight, w.tell(MARIAM, "No, 20:40!"), pack()),
        "the suitcase rings when she flies": (leave(), _ask, _flight, _sister),
        "Mr Mori has agreed, it seems": (leave(), _flight, _sister, pack(), w.write_to(
            MORI, "Friday", "See you in Vienna on Friday at 10:00, as agreed.")),
        "in time for the departure, not for the desk": (leave("16:00"), _ask, _flight, _sister, pack()),
    }  # fmt: skip
    ways = {
        "cab and flight anew, the tasting off": (
            do(Cab.cancel_ride, ride_id=the("ride")),
            do(Cab.book_ride, pickup="Cellar", destination=AIRPORT, pickup_at="2027-10-07 14:15"),
            do(Calendar.delete_event, event_id=the("flight")), do(Calendar.delete_event, event_id=the("tasting")),
            w.enter("Flight to Vienna", "2027-10-07 16:55", ends="2027-10-07 20:40"),
            w.write_to(MORI, "Today", "I have to leave at two. May I pour for you at the fair tomorrow at 10:30?"),
            _sister, do(Reminders.snooze_reminder, reminder_id=the("suitcase"), until="2027-10-07 13:45"),
        ),
        "the tasting moved as not certain": (
            pack("14:00"), w.move("tasting", "2027-10-08T10:00", zone=VIENNA, status="tentative", location="Stand 61"),
            _ask, leave("14:10"), _flight, w.tell(MARIAM, "Earlier: I arrive at 6.40 pm in Vienna."),
        ),
    }  # fmt: skip

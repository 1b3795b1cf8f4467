"""Our new colleague starts a week later and everything is set for Monday."""

from datetime import date

from pare.expect import At, mentions, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import affirms, any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

TODAY, MONDAY, SATURDAY = date(2027, 6, 3), date(2027, 6, 14), date(2027, 6, 12)
SABINE = Person(
    "Sabine Lefèvre", "+33 6 39 98 21 01", "sabine@renard-games.test",
    about="40, studio manager of a small game maker in Toulouse, two school children.",
    goal="Anjali should be fetched when she lands, find her laptop ready and somebody to show her round on her first "
    "day; nothing and nobody should wait for her a week too early. Luca keeps his holiday.",
)  # fmt: skip
ANJALI = Person("Anjali Nair", "+91 98201 55821", "anjali.nair@example.com")
LUCA = Person("Luca Moreau", email="luca@renard-games.test")
DELPHINE = Person("Delphine Costa", email="delphine@renard-games.test")
ANTONIO = Person("Antonio Rossi", email="antonio@renard-games.test")
AIRPORT, GUEST_FLAT = "Airport, arrivals", "Rue des Glycines 8"
_MONDAY, _SATURDAY = day(MONDAY, weekday=False), day(SATURDAY, weekday=False)
_FRIDAY, _SUNDAY = day(date(2027, 6, 11), weekday=False), day(date(2027, 6, 13), weekday=False)
_FLIGHT = p.Between("2027-06-12 19:45", "2027-06-12 20:15")
_PICKUP = any_of(*(clock(19, minute) for minute in (45, 50, 55)), *(clock(20, minute) for minute in (0, 5, 10, 15)))
_KNOWN = (_MONDAY, _SATURDAY, _FRIDAY, _PICKUP, clock(19, 15), clock(9, 30), clock(17, 40), day(date(2027, 6, 7)),
          day(date(2027, 6, 6)), day(date(2027, 6, 4)), day(date(2027, 6, 9)), day(date(2027, 6, 18)))  # fmt: skip
_CAB = words("cab", "taxi", "car", "driver", "fetched", "picked up", "pick you up", "pickup", "pick-up", "ride")
_FIRST_DAY = p.moved("first", At("2027-06-14 09:30"), attendees=(ANJALI, DELPHINE), notes=mentions())
_NEW_RIDE = p.ride(AIRPORT, GUEST_FLAT, _FLIGHT, rider=ANJALI)


def hosts(**who: list[str]) -> Do:
    """Who is invited to the first day."""
    return do(Calendar.change_attendees, event_id=the("first"), **who)


def ride(at: str = "2027-06-12T19:45") -> Do:
    """The booked cab comes at another time."""
    return do(Cab.update_ride, ride_id=the("cab"), pickup_at=at)


def new_ride(at: str) -> Do:
    """Another cab is booked."""
    return do(Cab.book_ride, pickup=AIRPORT, destination=GUEST_FLAT, pickup_at=at, rider=ANJALI.name)


def laptop(due: str = "2027-06-11T15:00") -> Do:
    """The laptop is for another day."""
    return do(Reminders.update_reminder, reminder_id=the("laptop"), due=due)


class NewColleagueStartsAWeekLater(Scenario):
    """Our new colleague starts a week later and everything is set for Monday."""

    id, domain, difficulty = "new-colleague-starts-a-week-later", "productivity", "hard"
    distractor = "A cab on Sunday as before, or a first day with Luca, who is on holiday then."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Calendar, Reminders, Cab)
    starts, zone, user = "2027-06-03 08:50", "Europe/Paris", SABINE
    turns = 14

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Ocre Cabs")
        w.route(phone, AIRPORT, GUEST_FLAT, 28, 11.0)
        phone.name("cab", w.ride(phone, "2027-06-06 17:40", AIRPORT, GUEST_FLAT, rider=ANJALI.name,
                                 free_until="2027-06-05 17:40"))  # fmt: skip
        w.ride(phone, "2027-06-09 08:00", "Rue du Four 3", AIRPORT, rider=DELPHINE.name)
        phone.name("first", w.booked(phone, "2027-06-07 09:30", "Anjali's first day", ANJALI, LUCA, until="12:30",
                                     location="Studio, ground floor", notes="Keys, tour, lunch"))  # fmt: skip
        phone.name("holiday", w.booked(phone, "2027-06-14 00:00", "Luca: holiday", until="2027-06-19 00:00",
                                       all_day=True))  # fmt: skip
        phone.name("laptop", w.remind(phone, "Laptop for Anjali from the depot", "2027-06-04 15:00", "Studio",
                                      notes="On the last working day before she starts."))  # fmt: skip
        phone.name("flight", w.mail(phone, "2027-05-18 11:20", ANJALI, "My flight", "Dear Sabine, I land on Sunday 6 "
                   "June at 17:10. A cab half an hour later would be wonderful, I have only hand luggage. "
                   "Anjali"))  # fmt: skip
        w.mail(phone, "2027-05-18 12:02", SABINE, "Re: My flight", "Dear Anjali, the cab is booked for 17:40, to the "
               "guest flat. Luca shows you round on Monday. Sabine", to=(ANJALI.email,))  # fmt: skip
        w.everyday(phone, about=("games", "yoga"), work="Renard Games", besides=(ANTONIO,),
                   avoid=("Anjali", "laptop", "airport", "flight", "visa", "holiday"),
                   clear=("2027-06-07", "2027-06-12", "2027-06-14"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:00", "visa", ANJALI, "My start", "Dear Sabine, dear Antonio, the consulate gives me "
                     "my visa on the 9th only. I am so sorry. May I start on Monday 14 June instead? I look for "
                     "another flight as soon as I hear from you. Anjali", cc=[ANTONIO.email])  # fmt: skip
        w.mail_comes(story, "09:30", "agreed", ANTONIO, "Re: My start", "Fine with me, the 14th it is, I have told "
                     "her on the phone. Luca is not there that week, so please let Delphine do it. Sabine, will you "
                     "rearrange things? Antonio")  # fmt: skip
        w.mail_comes(story, "09:50", "landing", ANJALI, "Re: My start", "Thank you both! I have a new flight. There "
                     "was no seat on Sunday, so I land on Saturday 12 June at 19:15. Same airport, same little bag. "
                     "Anjali")  # fmt: skip

    needs = (
        Need(
            "Move Anjali's first day to 14 June with Delphine, her cab to Saturday 12 June, the laptop to the Friday.",
            slots={
                "Anjali": person(ANJALI.name),
                "her first day": amid(affirms(_MONDAY), *_KNOWN),
                "Delphine": person(DELPHINE.name),
                "the cab": amid(words("cab", "taxi", "ride", "airport pickup", "airport pick-up", "transfer"), *_KNOWN),
                "when she lands": amid(any_of(affirms(_SATURDAY), words("Saturday")), *_KNOWN),
                "the laptop": words("laptop", "computer", "reminder"),
            },
            avoids={
                "when she lands": following(words("cab", "taxi", "ride"), words("to", "on", "for"), _SUNDAY),
                "who shows her round": words("keep Luca", "with Luca as", "move Luca", "cancel Luca",
                    "with Luca showing", "Luca showing", "Luca as agreed", "with Luca as"),
            },
            doings=("cancel", "invite", "delete", "pay"),
            evidence=("visa", "agreed", "landing", "first", "holiday", "cab", "laptop"),
            window=Window(opens="landing", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "her first day is the 14th, with Delphine": p.either(
            _FIRST_DAY, p.event(At("2027-06-14 09:30"), who=(ANJALI, DELPHINE), title=(words("Anjali"),), hours=3)
        ),
        "nobody waits on the 7th": p.nothing_at("2027-06-07 09:30", "Anjali"),
        "a cab fetches her on Saturday": p.either(
            p.ride_moved("cab", _FLIGHT, note=one_of("", mentions(any_of(clock(19, 15), words("flight", "lands"))))),
            _NEW_RIDE,
        ),
        "none on Sunday the 6th": p.no_ride_at("cab", "2027-06-06 17:40"),
        "the laptop is for Friday": p.either(
            p.put_off("laptop", At("2027-06-11"), title=(words("laptop"),)),
            p.reminder(At("2027-06-11"), title=(words("laptop"),)),
        ),
        "Anjali knows of the cab": p.told(
            ANJALI, says=(_CAB, any_of(_PICKUP, day(SATURDAY))), avoids=(unless(_SUNDAY, "not", "no seat"),),
            copies=(ANTONIO, DELPHINE),
        ),
    }  # fmt: skip
    allowed = (
        p.cancelled("first"), p.ride_cancelled("cab"), p.reminder_off("laptop"),
        p.mail_to(DELPHINE, says=(person(ANJALI.name), any_of(_MONDAY, day(MONDAY))), copies=(ANTONIO, LUCA)),
        p.mail_to(ANTONIO, says=(words("done", "moved", "rearranged", "Delphine", "thank*"),), copies=(DELPHINE,)),
        p.mail_to(LUCA, says=(person(DELPHINE.name),)),
    )  # fmt: skip

    _moved = w.move("first", "2027-06-14T09:30")
    _hosts = hosts(add=[DELPHINE.email], remove=[LUCA.email])
    _reply = w.answer("landing", "Dear Anjali, a cab fetches you on Saturday 12 June at 19:45 and takes "
                      "you to the guest flat. See you on Monday the 14th at 9:30, Delphine shows you round. "
                      "Sabine")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="start"), do(EmailApp.search_emails, sender=ANJALI.email),
                do(Calendar.list_events, day="2027-06-07", days=12), do(Reminders.list_reminders, text="Anjali"),
                do(Cab.list_rides),
            ),
            says="Anjali starts on 14 June. Shall I move her first day to Monday the 14th with Delphine instead of "
            "Luca, the cab from the airport to Saturday 12 June at 19:45, the reminder for her laptop to Friday the "
            "11th, and answer Anjali?",
            calls=(_moved, _hosts, ride(), laptop(), _reply),
            reports="Her first day, the cab and the laptop are moved, and Anjali knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the cab on Sunday": (
            _moved, _hosts, ride("2027-06-13T17:40"), laptop(),
            w.answer("landing", "The cab comes on Sunday 13 June at 17:40. Sabine"),
        ),
        "Luca, on holiday": (_moved, ride(), laptop(), _reply),
        "the laptop gathers dust": (_moved, _hosts, ride(), _reply),
        "the laptop a week before": (_moved, _hosts, ride(), laptop("2027-06-07T15:00"), _reply),
        "the old cab comes as well": (_moved, _hosts, laptop(), _reply, new_ride("2027-06-12T19:45")),
        "Anjali hears nothing": (_moved, _hosts, ride(), laptop()),
    }  # fmt: skip
    ways = {
        "a new event and a new cab, the old ones off": (
            do(Calendar.delete_event, event_id=the("first")),
            w.enter("Anjali's first day", "2027-06-14T09:30", ends="2027-06-14T12:30", location="Studio, ground floor",
                    attendees=[ANJALI.email, DELPHINE.email], notes="Keys, tour, lunch"),
            do(Cab.cancel_ride, ride_id=the("cab")), new_ride("2027-06-12T20:00"),
            w.put_off("laptop", "2027-06-11T09:00"),
            w.write_to(ANJALI, "Your arrival", "Dear Anjali, your taxi is there on Saturday at 20:00. Till the 14th!"),
        ),
        "Delphine and Antonio hear of it, the reminder is made anew": (
            do(Reminders.delete_reminder, reminder_id=the("laptop")),
            w.set_reminder("Laptop for Anjali, depot", "2027-06-11T14:00"),
            do(Cab.update_ride, ride_id=the("cab"), pickup_at="2027-06-12T19:50", note="Flight lands 19:15"),
            _hosts, _moved,
            w.answer("landing", "The cab is there at 19:50, safe flight! Sabine", cc=[ANTONIO.email]),
            w.write_to(DELPHINE, "Anjali", "Would you show Anjali round on the 14th at 9:30? Luca is away."),
        ),
    }  # fmt: skip

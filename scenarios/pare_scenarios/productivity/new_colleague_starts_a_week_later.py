"""Our new colleague starts a week later and everything is set for Monday."""

from pare.expect import At, mentions, one_of
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import new_colleague_starts_a_week_later as its

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
_FLIGHT = p.Between("2027-06-12 19:45", "2027-06-12 20:15")
_FIRST_DAY = p.moved("first", At("2027-06-14 09:30"), attendees=(ANJALI, DELPHINE), notes=mentions())
_NEW_RIDE = p.ride(AIRPORT, GUEST_FLAT, _FLIGHT, rider=ANJALI)


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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "invite", "delete", "pay"),
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
            ANJALI, says=(its.CAB, any_of(its.PICKUP, day(its.SATURDAY))),
            avoids=(unless(its.SUNDAY, "not", "no seat"),),
            copies=(ANTONIO, DELPHINE),
        ),
    }  # fmt: skip
    allowed = (
        p.cancelled("first"), p.ride_cancelled("cab"), p.reminder_off("laptop"),
        p.mail_to(DELPHINE, says=(person(ANJALI.name), any_of(its.THE_MONDAY, day(its.MONDAY))), copies=(ANTONIO,
                                                                                                         LUCA)),
        p.mail_to(ANTONIO, says=(words("done", "moved", "rearranged", "Delphine", "thank*"),), copies=(DELPHINE,)),
        p.mail_to(LUCA, says=(person(DELPHINE.name),)),
    )  # fmt: skip

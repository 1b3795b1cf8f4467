"""The minutes gave me two jobs and the chair has just corrected one."""

from datetime import date

from pare.expect import At, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

TODAY, SATURDAY = date(2027, 9, 9), date(2027, 9, 25)
DANIEL = Person(
    "Daniel Forde", "+44 7700 900810", "daniel.forde@example.org",
    about="67, retired postman in Bristol, widower, secretary of an allotment society.",
    goal="I do what the minutes ask of me, as Carys has corrected it: the speaker is fetched from where she sleeps, "
    "the rents list is not forgotten, and Carys knows that both are in hand.",
)  # fmt: skip
CARYS = Person("Carys Palmer", "+44 7700 900821", "carys.palmer@example.com")
SPEAKER = Person("Nadia Haddad", "+44 7700 900832", "nadia.haddad@example.com")
HUDA = Person("Huda Haddad", "+44 7700 900843", "huda.haddad@example.org")
GORAN = Person("Goran Marinov", "+44 7700 900854", "goran.marinov@example.com")

HALL, STATION, HUDAS = "Brindle Hall", "Railway Station", "Mulberry Road 12"
HOTEL = "Three Larches Hotel, Orchard Lane 4"
_CAB, _RENTS, _HOTEL = words("cab", "taxi", "car", "ride"), words("rent*"), words("Three Larches", "hotel")
_14TH, _17TH = day(date(2027, 9, 14), today=TODAY), day(date(2027, 9, 17), today=TODAY)
_BY = words("by", "until", "till", "for", "on", "due", "before")
_WAS = ("instead of", "not", "no longer", "rather than")
_WHEN = "2027-09-25 13:15"
_LIST_SENT = words("attached", "here is the list", "have sent the list", "sent the rents")


def cab(pickup: str = HOTEL, at: str = _WHEN, **how: object) -> Do:
    """A cab to the hall, for the speaker."""
    told = {"service": "economy", "rider": "Dr Nadia Haddad"} | how
    return do(Cab.book_ride, pickup=pickup, destination=HALL, pickup_at=at, **told)


class CommitteeMinutesPutRight(Scenario):
    """The minutes gave me two jobs and the chair has just corrected one."""

    id, domain, difficulty = "committee-minutes-put-right", "productivity", "medium"
    distractor = "The station at 12:30, as the minutes say; the house of a plot holder with the speaker's family name."
    capabilities = ("context observation", "multi-app orchestration")
    apps = (EmailApp, Cab, Reminders, Contacts)
    starts, zone, user = "2027-09-09 09:50", "Europe/London", DANIEL

    def world(self, phone: Phone) -> None:
        w.card(phone, CARYS, role="chair of the society")
        phone.name("speaker", w.card(phone, SPEAKER, organisation="Severn Institute of Soils",
                   addresses=(HOTEL,), note="Our speaker in September. The address is where she stays."))  # fmt: skip
        w.card(phone, HUDA, addresses=(HUDAS,), note="Plot 31, the one with the quinces")
        w.card(phone, GORAN, role="treasurer of the society")
        w.spot(phone, HOTEL, 2.4, 1.1, "Three Larches", "Three Larches Hotel", "Hotel Three Larches", "Orchard Lane 4")
        w.spot(phone, HALL, -3.0, 2.2)
        w.spot(phone, STATION, 0.8, -0.6, "Bristol Railway Station")
        w.spot(phone, HUDAS, -1.5, -2.0)
        w.ride(phone, "2027-08-14 10:30", HUDAS, HALL)
        w.remind(phone, "Return the strimmer to plot 8", "2027-09-12 10:00", "Allotment")
        w.remind(phone, "Order seed potatoes", "", "Allotment")
        w.mail(phone, "2027-08-30 18:15", SPEAKER, "25 September", "Dear Mr Forde, I look forward to your meeting. My "
               "talk takes forty minutes, and I bring two buckets of soil. Nadia Haddad")  # fmt: skip
        w.mail(phone, "2027-09-06 20:40", HUDA, "Quinces", "Daniel, the quinces are early. Bring a basket on Sunday.")
        w.mail(phone, "2027-09-07 12:05", GORAN, "Rents", "Plots 1 to 40 are paid as far as I can see. Yours is the "
               "list that counts, so I wait for it.")  # fmt: skip
        w.everyday(phone, about=("garden", "birds"), avoid=("minutes", "cab", "rent", "hotel", "speaker", "meeting"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "minutes", CARYS, "Minutes of Tuesday", "General meeting: Saturday 25 September, "
            "14:00, Brindle Hall. Jobs: Daniel books a cab for our speaker on the 25th, 12:30, from the railway "
            "station to the hall. Daniel sends the list of plot rents to the treasurer by 17 September. Goran "
            "brings the urn.")  # fmt: skip
        w.mail_comes(story, "10:25", "erratum", CARYS, "Erratum to the minutes", "Two slips of mine. Dr Haddad travels "
            "the day before, so have her fetched at her hotel, at 13:15. And the auditor comes early: the list by the "
            "14th, please. Could you book before eight tonight? After that the firm takes no more orders for that "
            "Saturday. Tell me when both are in hand.", in_reply_to=the("minutes"))  # fmt: skip

    needs = (
        Need(
            "Book the speaker's cab from her hotel for 13:15 on the 25th, remember the rents list for the 14th, and "
            "tell Carys.",
            slots={
                "the cab": _CAB,
                "from where": _HOTEL,
                "when": amid(clock(13, 15), clock(14)),
                "which day": any_of(day(SATURDAY, today=TODAY), words("Saturday fortnight", "Saturday in two weeks",
                    "that Saturday")),
                "a reminder": words("remind*", "remember", "to-do"),
                "the rents list": any_of(_RENTS, words("list")),
                "until when": _14TH,
                "word to Carys": any_of(person(CARYS.name), words("the chair")),
            },
            avoids={
                "from where": words("from the station", "from the railway station", "at the station", "Mulberry Road",
                                    "from Huda", "Huda Haddad's", "Mulberry Road", "from her home", "from home"),
                "when": following(words("at", "for"), clock(12, 30), within=0),
                "until when": following(_BY, _17TH, within=1),
                "what is sent": words("send the list now", "send Goran the list", "send the list to Goran",
                                      "mail Goran the list", "two cabs", "cab back", "return cab"),
            },
            evidence=("minutes", "erratum", "speaker"),
            window=Window(opens="erratum", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "a cab fetches the speaker": p.either(
            p.ride(HOTEL, HALL, At(_WHEN), rider=SPEAKER), p.ride(HOTEL, HALL, At(_WHEN), note=mentions("Haddad"))
        ),
        "the list is not forgotten": p.either(
            p.reminder(At("2027-09-14"), title=(words("rent*", "list"),)),
            p.reminder(p.Between("2027-09-09 12:00", "2027-09-13 23:59"), title=(words("rent*", "list"), _14TH)),
            p.reminder(p.Between("2027-09-09 12:00", "2027-09-13 23:59"), title=(words("rent*", "list"),),
                       notes=mentions(_14TH)),
        ),
        "Carys knows": p.told(
            CARYS, says=(any_of(_CAB, words("both", "in hand", "all set", "done", "booked", "arranged")),),
            avoids=(unless(clock(12, 30), *_WAS), unless(_17TH, *_WAS), unless(words("station"), *_WAS), _LIST_SENT),
        ),
    }  # fmt: skip

    _set = w.set_reminder("Plot rents list to Goran", "2027-09-14 09:00")
    _told = w.answer("erratum", "Dear Carys, a cab is at the hotel at 13:15, and the list follows by the 14th.")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("minutes")), do(EmailApp.read_email, email_id=the("erratum")),
                do(Contacts.find_contacts, text="Haddad"), do(Reminders.list_reminders, text="rent"),
                do(Cab.get_quotes, pickup=HOTEL, destination=HALL, pickup_at=_WHEN),
            ),
            says="Carys has corrected both of your jobs. Shall I book a cab for Dr Haddad from the Three Larches to "
            "Brindle Hall on Saturday 25 September at 13:15, set a reminder for the rents list on Tuesday 14 "
            "September, and tell Carys that both are in hand?",
            calls=(cab(), _set, _told),
            reports="The cab is booked, the reminder is set, and Carys knows.",
        ),
    )  # fmt: skip

    wrong = {
        "as in the minutes": (
            cab(STATION, "2027-09-25 12:30"), w.set_reminder("Rents list", "2027-09-17 09:00"),
            w.answer("erratum", "Both in hand: the station at 12:30, the list by the 17th."),
        ),
        "the other Haddad's house": (cab(HUDAS), _set, _told),
        "the hour of the minutes at the hotel": (cab(at="2027-09-25 12:30"), _set, _told),
        "the list on the old date": (cab(), w.set_reminder("Rents list to Goran", "2027-09-17 09:00"), _told),
        "the day before": (cab(at="2027-09-24 13:15"), _set, _told),
        "Carys waits": (cab(), _set),
    }  # fmt: skip
    ways = {
        "reminded the day before, Carys by a fresh mail": (
            w.set_reminder("Rents list (for the 14th)", "2027-09-13 18:00", notes="To Goran"),
            cab("Three Larches", "2027-09-25T13:15", rider="Nadia Haddad", service="comfort"),
            w.write_to(CARYS, "Erratum", "All set, Carys. A taxi fetches her at her hotel."),
        ),
        "the driver is told whom to look for": (
            cab("Hotel Three Larches", rider="", note="For Dr Haddad, with two buckets of soil"),
            w.set_reminder("Plot rents to the treasurer", "2027-09-14 18:00"),
            w.answer("minutes", "Cab and reminder are both in hand."),
        ),
    }  # fmt: skip

"""The minutes gave me two jobs and the chair has just corrected one."""

from pare.expect import At, mentions
from pare.phrases import any_of, clock, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.cab import Cab
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.productivity.words import committee_minutes_put_right as its

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
_WAS = ("instead of", "not", "no longer", "rather than")
WHEN = "2027-09-25 13:15"


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
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("minutes", "erratum", "speaker"),
            window=Window(opens="erratum", closes="20:00"),
        ),
    )  # fmt: skip

    must = {
        "a cab fetches the speaker": p.either(
            p.ride(HOTEL, HALL, At(WHEN), rider=SPEAKER), p.ride(HOTEL, HALL, At(WHEN), note=mentions("Haddad"))
        ),
        "the list is not forgotten": p.either(
            p.reminder(At("2027-09-14"), title=(words("rent*", "list"),)),
            p.reminder(p.Between("2027-09-09 12:00", "2027-09-13 23:59"), title=(words("rent*", "list"), its.THE_14TH)),
            p.reminder(p.Between("2027-09-09 12:00", "2027-09-13 23:59"), title=(words("rent*", "list"),),
                       notes=mentions(its.THE_14TH)),
        ),
        "Carys knows": p.told(
            CARYS, says=(any_of(its.CAB, words("both", "in hand", "all set", "done", "booked", "arranged")),),
            avoids=(unless(clock(12, 30), *_WAS), unless(its.THE_17TH, *_WAS), unless(words("station"), *_WAS),
                    its.LIST_SENT),
        ),
    }  # fmt: skip

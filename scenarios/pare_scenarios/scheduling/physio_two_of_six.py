"""Two of the physio sessions fall into a trip, and missed ones are charged."""

from pare.expect import as_is
from pare.phrases import any_of, day
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import physio_two_of_six as its

VIKTOR = Person(
    "Viktor Popescu", "+40 721 555 100", "viktor.popescu@example.org",
    about="52, bus driver in Timișoara, lives with his wife; a stiff shoulder.",
    goal="I am at my sister's on both Tuesdays and do not want to pay 120 lei for each. The practice must hear it "
    "today before five; the sessions before and after stay.",
)  # fmt: skip
PHYSIO = Person("Bega Physiotherapy", email="desk@bega-physio.test")
ELENA = Person("Elena Popescu", email="elena.popescu@example.com")
MAREK = Person("Marek Kovač", email="marek.kovac@example.org")


class PhysioTwoOfSix(Scenario):
    """Two of the physio sessions fall into a trip, and missed ones are charged."""

    id = "physio-two-of-six"
    domain = "scheduling"
    capabilities = ("context observation", "intervention timing")
    difficulty = "easy"
    distractor = "The reminder names only one session, but the trip takes two of the series."
    apps = (EmailApp, Calendar)
    starts, zone = "2027-04-18 15:20", "Europe/Bucharest"
    user = VIKTOR

    def world(self, phone: Phone) -> None:
        phone.name("physio", w.booked(phone, "2027-04-06 17:00", "Physio, shoulder", until="17:45",
                                      recurrence="FREQ=WEEKLY;COUNT=6", location="Bega Physiotherapy"))  # fmt: skip
        phone.name("trip", w.booked(phone, "2027-04-19 00:00", "At Elena's in Sibiu", until="2027-04-29 00:00",
                                    all_day=True))  # fmt: skip
        w.booked(phone, "2027-04-30 14:00", "Late shift", until="22:00")
        w.booked(phone, "2027-05-04 10:00", "Bus depot, yearly medical", until="11:00")
        phone.name("rule", w.mail(
            phone, "2027-03-24 11:10", PHYSIO, "Your six sessions",
            "Dear Mr Popescu, we have put you down for six Tuesdays at 17:00, from 6 April. If you cannot make one, "
            "tell us 48 hours ahead and we add it at the end. Otherwise we have to charge 120 lei for the empty couch."
        ))  # fmt: skip
        w.mail(phone, "2027-04-11 15:30", PHYSIO, "See you on Tuesday",
               "This is an automatic reminder of your session on Tuesday 13 April at 17:00.")  # fmt: skip
        w.mail(phone, "2027-04-05 19:20", ELENA, "Easter cake",
               "Come on the Monday train. You stay until the Wednesday after next, no arguing!")  # fmt: skip
        w.mail(phone, "2027-04-16 21:00", MAREK, "Shifts",
               "I drive your 14 line while you are away. Bring me plum brandy.")  # fmt: skip
        w.everyday(phone, avoid=("physio", "session", "Tuesday", "appointment"), clear=("2027-04-20", "2027-04-27"))

    def happens(self, story: Story) -> None:
        story.at("15:30", "reminder", EmailApp.receive_email, sender=PHYSIO.email, sender_name=PHYSIO.name,
                 subject="See you on Tuesday",
                 body="This is an automatic reminder of your session on Tuesday 20 April at 17:00.")  # fmt: skip
        story.at("15:45", "guest_house", EmailApp.receive_email, sender=ELENA.email, sender_name=ELENA.name,
                 subject="For your wife", body="If she comes after you at the weekend, the guest house is called The "
                 "Two Storks. There is no bell, one has to whistle.")  # fmt: skip

    needs = (
        Need(
            "Call off the sessions of 20 and 27 April with the practice before five, and take these two out of the "
            "series.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("reminder", "rule", "physio", "trip"),
            window=Window(opens="reminder", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "the practice knows about the 20th": p.mail_to(
            PHYSIO, says=(its.OFF, any_of(as_is(day(its.FIRST, today=its.SUNDAY)), its.BOTH)), avoids=(its.ALL,)
        ),
        "the practice knows about the 27th": p.mail_to(
            PHYSIO, says=(its.OFF, any_of(as_is(day(its.SECOND, today=its.SUNDAY)), its.BOTH)), avoids=(its.ALL,)
        ),
        "the 20th is out of the series": p.skipped("physio", its.FIRST),
        "the 27th is out of the series": p.skipped("physio", its.SECOND),
    }

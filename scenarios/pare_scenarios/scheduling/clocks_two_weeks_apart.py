"""For two weeks America is an hour nearer, just when Lena has to be fetched."""

from pare.expect import At, as_is, either, mentions, one_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.sayings import NOT_NEEDED, REQUESTS
from pare_scenarios.scheduling.words import clocks_two_weeks_apart as its

BENEDIKT = Person(
    "Benedikt Vogel", "+43 660 555 0100", "benedikt.vogel@example.com",
    about="39, data analyst in Salzburg; he and Magda, a nurse, share the fetching of Lena, 4, from kindergarten.",
    goal="Be in Tuesday's budget call when it really takes place, with Lena fetched; and no call left in the calendar "
    "that does not happen.",
)  # fmt: skip
MAGDA = Person("Magda Vogel", "+43 660 555 0111", "magda.vogel@example.org")
YOLANDA = Person("Yolanda Reyes", "+1 617 555 0122", "yolanda.reyes@example.com")
GRETA = Person("Greta Klein", "+43 660 555 0144")
ASKED = p.told(MAGDA, says=(as_is(its.THE_16TH), as_is(its.FETCHING), REQUESTS), avoids=(its.BOTH_DAYS, NOT_NEEDED))


class ClocksTwoWeeksApart(Scenario):
    """For two weeks America is an hour nearer, just when Lena has to be fetched."""

    id, domain, difficulty = "clocks-two-weeks-apart", "scheduling", "hard"
    capabilities = ("context observation", "multi-app orchestration", "intervention timing")
    distractor = "To move the call the wrong way, or for good; to ask for the 23rd, when there is no call."
    apps = (Calendar, EmailApp, Messaging, Contacts)
    starts, zone = "2027-03-10 14:55", "Europe/Vienna"
    user, turns = BENEDIKT, 16

    def world(self, phone: Phone) -> None:
        w.card(phone, MAGDA, relation="wife", favourite=True)
        w.card(phone, YOLANDA, organisation="Harbour Statistics", role="head of planning, Boston")
        w.card(phone, GRETA, organisation="Kindergarten am Bach")
        w.chat(phone, [MAGDA], [
            ("2027-03-07 20:10", "Magda", "My days are in the calendar up to Easter."),
            ("2027-03-07 20:12", "me", "Thanks. I keep the Tuesdays with Lena as they are."),
        ])  # fmt: skip
        w.chat(phone, [GRETA], [("2027-03-08 09:00", "Greta", "Reminder: we lock the door at half past three.")])
        w.mail(phone, "2027-01-08 16:20", YOLANDA, "Our weekly", "Tuesdays at ten my time from the 12th on, then. I "
               "believe that makes it four in the afternoon for you.")  # fmt: skip
        w.mail(phone, "2027-01-08 17:02", BENEDIKT, "Re: Our weekly", "Four is fine.", to=(YOLANDA.email,))
        w.shared_calendar(phone, "Magda", MAGDA)
        phone.name("boston", w.booked(phone, "2027-01-12 16:00", "Boston call", recurrence="FREQ=WEEKLY"))
        phone.name("fetching", w.booked(phone, "2027-01-12 15:15", "Fetch Lena", until="15:45",
            recurrence="FREQ=WEEKLY"))  # fmt: skip
        phone.name("early", w.booked(phone, "2027-03-16 06:00", "Early shift", until="14:00", calendar="Magda"))
        w.booked(phone, "2027-03-23 09:00", "Wound care course", until="18:00", calendar="Magda")
        w.everyday(phone, about=("choir", "hiking"), work="Harbour Statistics",
                   avoid=("Boston", "Lena", "fetch", "kindergarten"), clear=("2027-03-16", "2027-03-23"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "15:00", "ten_o_clock", YOLANDA, "Clocks, and the budget", "Hi Benedikt, ours go forward "
                     "on Sunday, yours only two weeks later, as ever. We stay at ten Boston time all the same. Please "
                     "be on the dot on Tuesday the 16th, it is the budget.")  # fmt: skip
        w.mail_comes(story, "15:20", "dropped", YOLANDA, "PS", "I forgot: there is nothing on the 23rd, half of us are "
                     "on a plane. The 30th is on again.")  # fmt: skip
        story.when(p.told(MAGDA, says=(as_is(its.FETCHING),)), "2m", "yes", Messaging.receive_message,
                   sender=MAGDA.number,
                   text="The 16th? Yes, I take her to the swings afterwards.")  # fmt: skip

    needs = (
        Need(
            "Move only the Boston call of 16 March to 15:00, drop that of the 23rd, have Magda fetch Lena on the 16th.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("cancel", "delete"),
            evidence=("ten_o_clock", "dropped", "boston", "fetching", "early"),
            window=Window(opens="dropped", closes="2027-03-15 18:00"),
        ),
        Need(
            "Put down that Magda fetches Lena on 16 March.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("cancel", "delete"),
            evidence=("yes",),
            window=Window(opens="yes", closes="2027-03-15 18:00"),
        ),
    )  # fmt: skip

    must = {
        "the call of the 16th is at 15:00": either(
            p.occurrence("boston", its.FIRST, starts=At("2027-03-16 15:00"), title=("Boston",)),
            p.event(At("2027-03-16 15:00"), title=("Boston",)),
        ),
        "it is no longer at 16:00": p.nothing_at("2027-03-16 16:00", "Boston"),
        "there is no call on the 23rd": p.occurrence("boston", its.SECOND, status="cancelled"),
        "Magda is asked for the 16th": ASKED,
        "the fetching of the 16th is Magda's, once she has agreed": p.since(
            "yes",
            either(
                p.occurrence(
                    "fetching",
                    its.FIRST,
                    title=(its.FETCHING,),
                    about=(its.HERS,),
                    also=(MAGDA,),
                    notes=one_of("", mentions(its.HERS)),
                ),
                p.occurrence("fetching", its.FIRST, status="cancelled"),
            ),
        ),
    }
    allowed = (p.occurrence("boston", its.FIRST, status="cancelled"),)

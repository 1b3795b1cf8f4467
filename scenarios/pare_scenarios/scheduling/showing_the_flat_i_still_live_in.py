"""The agent wants to show a flat whose tenant still lives, and records, in it."""

from datetime import date

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import showing_the_flat_i_still_live_in as its

PIOTR = Person(
    "Piotr Grabowski", "+48 600 555 101", "piotr.grabowski@example.org",
    about="28, sound editor in Wrocław, has given notice and moves in July; records voices in his bedroom.",
    goal="One showing, on Thursday at half past five, and nothing else: not during my recording, not at dawn, and not "
    "while I am at my parents'. It should stand in my calendar.",
)  # fmt: skip
AGENT = Person("Ewa Wójcik", "+48 71 555 0144", "ewa.wojcik@oder-lettings.test")
MAGDA = Person("Magda Nowak", email="magda.nowak@voice-works.test")
FLAT = "ulica Klonowa 27/8"
_TIME = p.Between("2027-06-24 17:30", "2027-06-24 18:00")


class ShowingTheFlatIStillLiveIn(Scenario):
    """The agent wants to show my flat at hours that my lease rules out and when I record."""

    id, domain, difficulty = "showing-the-flat-i-still-live-in", "scheduling", "medium"
    distractor = "Wednesday at six, which the lease allows, though he records; Tuesday night, when the couple cannot."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Notes, Apartments, Calendar)
    starts, zone, user = "2027-06-18 11:52", "Europe/Warsaw", PIOTR

    def world(self, phone: Phone) -> None:
        phone.name("flat", w.flat(
            phone, FLAT, 2600, slots=("2027-06-23 18:00", "2027-06-26 11:00"), district="Ołbin", city="Wrocław",
            rooms=2, size_m2=41, floor=3, available_from=date(2027, 7, 15), agent="Oder Lettings",
            agent_email=AGENT.email, description="Still let until mid-July. Open viewings, please sign up.",
        ))  # fmt: skip
        phone.name("lease", w.note(
            phone, "Lease, what matters", "Notice given on 31 May, keys back on 15 July.\nShowings: on working days "
            "between 17:00 and 19:00, announced 48 hours ahead, and when I can be there. Saturdays only if I agree.\n"
            "Paint the walls white, fill the holes.", folder="Moving",
        ))  # fmt: skip
        w.booked(phone, "2027-06-21 08:30", "Poznań, studio", until="22:30")
        for name, title, at, until in (
            ("tuesday", "Mixing at the studio", "2027-06-22 07:30", "16:30"),
            ("recording", "Recording at home, audiobook", "2027-06-23 17:00", "21:00"),
            ("thursday", "Mixing at the studio", "2027-06-24 08:30", "16:30"),
            ("away", "At my parents' in Opole", "2027-06-25 12:00", "2027-06-27 20:00"),
        ):
            phone.name(name, w.booked(phone, at, title, until=until))
        w.mail(phone, "2027-06-14 18:20", MAGDA, "Wednesday, chapters 9 to 14", "Piotr, I come at five with the "
               "reader. She flies home on Thursday morning, so we must be through. No doorbell this time!")  # fmt: skip
        w.mail(phone, "2027-06-02 10:00", AGENT, "Your notice", "Dear Mr Grabowski, we have received your notice. I "
               "will come back to you when people want to see the flat.")  # fmt: skip
        w.everyday(phone, about=("music", "hiking"), avoid=("lease", "showing", "recording", "Ewa", "viewing"),
                   clear=("2027-06-22", "2027-06-23", "2027-06-24"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "12:00", "three", AGENT, "Showings next week", "Dear Mr Grabowski, I should like to show "
                     "the flat on Tuesday 22 June at 8:00, on Wednesday 23 at 18:00 and on Saturday 26 at 11:00. If I "
                     "do not hear from you by 17:00 today, all three go out.")  # fmt: skip
        w.mail_comes(story, "12:25", "couple", AGENT, "Re: Showings next week", "It has become simpler: of all who "
                     "asked, one couple is left. Tuesday they are both on duty. From Wednesday on they can come on any "
                     "day, at half past five at the earliest. So one of the other two will do.")  # fmt: skip

    needs = (
        Need(
            "Suggest one showing that fits the lease, the couple and his recording, Thursday 24 June between 17:30 and "
            "18:00, refuse the rest, and enter it.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("three", "couple", "lease", "flat", "recording", "thursday", "away"),
            window=Window(opens="couple", closes="17:00"),
        ),
    )  # fmt: skip

    must = {
        "the agent is offered Thursday and refused the rest": p.either(
            p.told(AGENT, says=(its.THE_THURSDAY, its.START, its.ONLY), avoids=its.OTHERS),
            p.agent_told("flat", says=(its.THE_THURSDAY, its.START, its.ONLY), avoids=its.OTHERS),
        ),
        "the showing stands in the calendar": p.event(
            _TIME, about=(words("show*", "viewing", "flat", "Wójcik", "agent", "couple"),), hours=1.5
        ),
    }  # fmt: skip

"""I am sent to Oslo on my weekend with Elsa."""

from pare.expect import At, as_is, one_of
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import swapping_elsas_weekend as its

SUNDAY = p.Between("2027-09-26 12:00", "2027-09-27 00:00")
ANDERS = Person(
    "Anders Ahlgren", "+46 70 174 08 00", "anders.ahlgren@example.org",
    about="41, ferry engineer in Malmö, separated; his daughter Elsa, 9, is with him every second weekend.",
    goal="I don't want to lose a weekend with Elsa: swap it for the next one, asked in the way that Svea asked for. "
    "What she agrees to must stand in my calendar, and my mother should not cook for three.",
)  # fmt: skip
SVEA = Person("Svea Lindqvist", "+46 70 174 08 11", "svea.lindqvist@example.com")
INGRID = Person("Ingrid Ahlgren", "+46 70 174 08 22", "ingrid.ahlgren@example.com")
ELSA = Person("Elsa Lindqvist", "+46 70 174 08 33")
OFFICE = Person("Sound Ferries, courses", email="courses@sound-ferries.test")


class SwappingElsasWeekend(Scenario):
    """I am sent to Oslo on my weekend with Elsa."""

    id, domain, difficulty = "swapping-elsas-weekend", "communication", "hard"
    distractor = "The next weekend that bears Elsa's name in the calendar is his already, so it is no offer."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Calendar, Messaging)
    starts, zone, user, turns = "2027-08-30 08:50", "Europe/Stockholm", ANDERS, 16

    def world(self, phone: Phone) -> None:
        for name, first, end in (("before", "09-03", "06"), ("weekend", "09-17", "20"), ("next", "10-01", "04")):
            phone.name(name, w.booked(phone, f"2027-{first} 00:00", "Elsa with me", all_day=True,
                                      until=f"2027-{first[:3]}{end} 00:00"))  # fmt: skip
        phone.name("lunch", w.booked(phone, "2027-09-19 12:30", "Lunch at Mum's, with Elsa", until="15:00"))
        w.chat(phone, [SVEA], [
            ("2027-05-11 21:03", "Svea", "About swaps: early, one sentence, an offer. Then I say yes more often than "
             "you think. Svea"),
            ("2027-05-11 21:30", "me", "Fair enough, that is how I'll ask."),
        ])  # fmt: skip
        phone.name("how", w.said(phone, "early, one sentence"))
        w.chat(phone, [INGRID], [("2027-08-25 10:40", "Ingrid", "I bought half a goose for the 19th. Your mother")])
        w.chat(phone, [ELSA], [("2027-08-29 16:45", "Elsa", "Papa it is Elsa!! can we make pizza on friday")])
        w.mail(phone, "2027-08-16 11:00", SVEA, "Autumn", "Every second weekend from 3 September, as in spring. The "
               "other ones are mine, I have nothing planned on any of them. Svea",
               w.file("school-year.pdf", "Autumn break: 1 to 5 November."))  # fmt: skip
        w.everyday(phone, about=("swimming", "woodwork"), work="Sound Ferries", avoid=("Elsa", "Oslo", "swap"),
                   clear=[f"2027-09-{one}" for one in (17, 18, 19, 24, 25, 26)])  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:00", "course", OFFICE, "Your certificate: course in Oslo", "Dear Anders, your engine "
                     "certificate must be renewed. We have a place for you in Oslo from Friday 17 to Sunday 19 "
                     "September, the only one this year, and count on you. Papers follow on Wednesday 1 September "
                     "at noon; say so before then if anything is in the way.")  # fmt: skip
        w.text_comes(story, (p.told(SVEA, says=(its.OFFERED,)), "10m"), "yes", SVEA, "All right, you take her from the "
                     "24th to the 26th. But then you bring her to the swim meet: Saturday the 25th, 9:00, Harbour "
                     "Pool, and not at ten past. Svea")  # fmt: skip

    needs = (
        Need(
            "Ask Svea to take Elsa on 17 to 19 September, and offer to take her on 24 to 26 September instead.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("course", "weekend", "next", "how"),
            window=Window(opens="course", closes="2027-09-01 12:00"),
        ),
        Need(
            "Move Elsa's weekend to 24 to 26 September, enter the swim meet on the 25th, and tell his mother that "
            "lunch on the 19th is off.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("cancel", "delete"),
            evidence=("yes", "lunch"),
            window=Window(opens="yes", closes="2027-09-01 12:00"),
        ),
    )  # fmt: skip

    must = {
        "Svea is asked, with an offer": p.before(
            "yes", p.told(SVEA, says=(as_is(its.AWAY), its.OFFERED), avoids=(its.REPROACH, "October"))
        ),
        "the weekend moves once she has agreed": p.since("yes", p.either(
            p.moved("weekend", At("2027-09-24"), title=("Elsa",)),
            p.event(At("2027-09-24"), title=("Elsa",), hours=72, ends=SUNDAY),
        )),
        "and is no longer on the 17th": p.nothing_at("2027-09-17 00:00", "Elsa"),
        "the meet stands in the calendar": p.since("yes", p.event(At("2027-09-25 09:00"), about=(its.MEET,), hours=6)),
        "his mother knows that lunch is off": p.since("yes", p.told(INGRID, says=(as_is(its.OFF),
                                                                                  as_is(its.LUNCH_DAY)))),
    }  # fmt: skip
    allowed = (
        p.since("yes", p.cancelled("weekend")), p.since("yes", p.cancelled("lunch")),
        p.since("yes", p.told(SVEA, says=(words("thank*", "deal", "meet", "nine", "agreed"),), avoids=(its.REPROACH,))),
        p.event(one_of(At("2027-09-17"), At("2027-09-16")), about=("Oslo",), hours=96),
    )  # fmt: skip

"""I am sent to Oslo on my weekend with Elsa."""

from datetime import date
from typing import Any

from pare.expect import At, as_is, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid

TODAY = date(2027, 8, 30)


def _on(*days: int) -> Any:
    """One of these days of September."""
    return any_of(*(day(date(2027, 9, one), weekday=False, today=TODAY) for one in days))


def _span(first: int, last: int) -> Any:
    """A weekend of September, in whichever way it is written."""
    ways = ("-", " - ", " to ", " to the ", " until ", "/")
    joined = [f"{first}{th}{how}{last}" for th in ("", "th") for how in ways]
    return any_of(words(*joined), _on(first, first + 1, last))


AWAY = _span(17, 19)
OFFERED = any_of(_span(24, 26), words("following weekend", "weekend after"))
SUNDAY = p.Between("2027-09-26 12:00", "2027-09-27 00:00")
LUNCH_DAY = any_of(_on(19), AWAY)
MEET = words("swim*", "meet", "competition", "gala")

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

REPROACH = words(
    "you always", "you never", "last time", "as usual", "you owe", "not my fault", "unfair", "again and again",
    "in spring you", "as you did",
)  # fmt: skip
OFF = words(
    "off", "can't", "cannot", "not come", "won't", "cancel*", "postpone*", "another", "instead", "Oslo", "away",
    "have to skip", "no lunch", "not be", "move", "later",
)  # fmt: skip


def ask(text: str = "Could you take Elsa on 17 to 19 September, and I take her 24 to 26 instead?") -> Do:
    """A message for Svea."""
    return w.tell(SVEA, text)


def mother(text: str = "Dear Mum, the lunch on Sunday 19 September is off: I am in Oslo, and Elsa is with Svea.") -> Do:
    """A message for his mother."""
    return w.tell(INGRID, text)


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
        w.text_comes(story, (p.told(SVEA, says=(OFFERED,)), "10m"), "yes", SVEA, "All right, you take her from the "
                     "24th to the 26th. But then you bring her to the swim meet: Saturday the 25th, 9:00, Harbour "
                     "Pool, and not at ten past. Svea")  # fmt: skip

    needs = (
        Need(
            "Ask Svea to take Elsa on 17 to 19 September, and offer to take her on 24 to 26 September instead.",
            slots={
                "Svea": person("Svea Lindqvist"),
                "the swap": words("swap*", "swop*", "exchang*", "trade", "switch*", "instead", "in return",
                    "you the one after", "she has Elsa then", "turn about", "change over", "in exchange", "trade off",
                    "give her"),
                "which weekend": any_of(AWAY, words("course weekend", "that weekend", "Oslo")),
                "the offer": any_of(amid(OFFERED, AWAY), words("one after", "weekend after", "following weekend",
                    "week after")),
            },
            avoids={
                "the offer": words("1 to 3 October", "1-3 October", "October 1", "1 October"),
                "that she agrees first": words("move the weekend now", "tell Elsa", "accept the course", "decline the",
                                               "confirm the course", "ask Elsa"),
            },
            evidence=("course", "weekend", "next", "how"),
            window=Window(opens="course", closes="2027-09-01 12:00"),
        ),
        Need(
            "Move Elsa's weekend to 24 to 26 September, enter the swim meet on the 25th, and tell his mother that "
            "lunch on the 19th is off.",
            slots={
                "Elsa's weekend": amid(OFFERED, AWAY, _on(19), clock(9)),
                "the swim meet": MEET,
                "your mother": person("Ingrid Ahlgren", aliases=("mother", "mum", "mom")),
                "lunch": words("lunch", "Sunday the 19th", "the 19th", "goose"),
            },
            avoids={
                "whom it concerns": words("tell Elsa", "confirm the course", "reply to the course"),
                "the meet": any_of(clock(10), words("Sunday the 26th at")),
                "who is told": words("write to Elsa", "tell Elsa", "message Elsa", "text Elsa"),
            },
            doings=("cancel", "delete"),
            evidence=("yes", "lunch"),
            window=Window(opens="yes", closes="2027-09-01 12:00"),
        ),
    )  # fmt: skip

    must = {
        "Svea is asked, with an offer": p.before(
            "yes", p.told(SVEA, says=(as_is(AWAY), OFFERED), avoids=(REPROACH, "October"))
        ),
        "the weekend moves once she has agreed": p.since("yes", p.either(
            p.moved("weekend", At("2027-09-24"), title=("Elsa",)),
            p.event(At("2027-09-24"), title=("Elsa",), hours=72, ends=SUNDAY),
        )),
        "and is no longer on the 17th": p.nothing_at("2027-09-17 00:00", "Elsa"),
        "the meet stands in the calendar": p.since("yes", p.event(At("2027-09-25 09:00"), about=(MEET,), hours=6)),
        "his mother knows that lunch is off": p.since("yes", p.told(INGRID, says=(as_is(OFF), as_is(LUNCH_DAY)))),
    }  # fmt: skip
    allowed = (
        p.since("yes", p.cancelled("weekend")), p.since("yes", p.cancelled("lunch")),
        p.since("yes", p.told(SVEA, says=(words("thank*", "deal", "meet", "nine", "agreed"),), avoids=(REPROACH,))),
        p.event(one_of(At("2027-09-17"), At("2027-09-16")), about=("Oslo",), hours=96),
    )  # fmt: skip

    _weekend = w.move("weekend", "2027-09-24")
    _meet = w.enter("Elsa: swim meet", "2027-09-25 09:00", location="Harbour Pool")
    _lunch = do(Calendar.delete_event, event_id=the("lunch"))

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_email, email_id=the("course")), do(EmailApp.search_emails, sender=SVEA.email),
                do(Calendar.list_events, day="2027-09-01", days=35), do(Messaging.search_messages, sender=SVEA.number),
            ),
            says="The course in Oslo falls on your weekend with Elsa. Shall I ask Svea, in one sentence, to swap 17 "
            "to 19 September for 24 to 26 September, which is hers?",
            calls=(ask(),),
            reports="Svea has been asked.",
        ),
        Stage(
            reads=(do(Messaging.search_messages, sender=INGRID.number),),
            says="Svea agrees. Shall I move Elsa's weekend to 24 to 26 September, enter the swim meet on Saturday the "
            "25th at nine, and tell your mother that lunch on the 19th is off?",
            calls=(_weekend, _meet, mother()),
            reports="Calendar and mother know.",
        ),
    )  # fmt: skip

    wrong = {
        "offered what is his already": ((ask("Could you take Elsa 17 to 19 September? You get 1 to 3 October."),), ()),
        "moved before she has agreed": ((ask(), _weekend), (_meet, mother())),
        "with a reproach": ((ask("You never swap, but can you take Elsa 17-19 September and I take her 24-26?"),), (
            _weekend, _meet, mother(),
        )),
        "the meet at ten": ((ask(),), (_weekend, w.enter("Swim meet", "2027-09-25 10:00"), mother())),
        "the October weekend moves": ((ask(),), (w.move("next", "2027-09-24"), _meet, mother())),
        "his mother cooks": ((ask(),), (_weekend, _meet, _lunch)),
        "Elsa is told": ((ask(),), (_weekend, _meet, mother(), w.tell(ELSA, "Papa is in Oslo, we meet on the 24th."))),
        "the employer is answered": ((ask(), w.answer("course", "I shall come.")), (_weekend, _meet, mother())),
    }  # fmt: skip
    ways = {
        "by mail, and lunch taken out": (
            (w.write_to(SVEA, "A swap?", "I must be in Oslo 17-19 September: would you have Elsa then, and I the "
                        "weekend of 24-26 September?"),),
            (mother("Mum, I'm away on the 19th, so no lunch with us. Could you freeze the goose?"), _lunch, _meet,
             _weekend),
        ),
        "entered anew, with thanks, the course as well": (
            (ask("May I swap our weekends, you Fri 17 - Sun 19 Sept, me Fri 24 - Sun 26 Sept?"),),
            (do(Calendar.delete_event, event_id=the("weekend")),
             w.enter("Elsa with me", "2027-09-24", ends="2027-09-26", all_day=True),
             w.enter("Swimming competition with Elsa", "2027-09-25 09:00", ends="2027-09-25 12:00"),
             w.enter("Course in Oslo", "2027-09-17", ends="2027-09-19", all_day=True),
             w.write_to(INGRID, "Sunday the 19th", "We cannot come on Sunday 19 September, I have to be in Oslo."),
             ask("Thank you, Svea. Nine sharp.")),
        ),
    }  # fmt: skip

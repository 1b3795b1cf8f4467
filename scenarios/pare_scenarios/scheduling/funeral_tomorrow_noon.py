"""An uncle is buried tomorrow, and a full day at the university stands in the way."""

from pare.expect import Either, as_is
from pare.phrases import any_of, clock, day, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import funeral_tomorrow_noon as its

IBRAHIM = Person(
    "Ibrahim Kamara", "+44 7700 900801", "i.kamara@elmfield-university.test",
    about="44, physics lecturer in Birmingham; his family came from Freetown, his uncle Sekou brought him up.",
    goal="I give my lecture, then I want to be with my family, and nobody at work needs to know why except, if it must "
    "be, the head of department. Tonight I can write to nobody.",
)  # fmt: skip
FATOU = Person("Fatou Kamara", "+44 7700 900811")
NIAMH = Person("Niamh Forde", email="n.forde@elmfield-university.test")
WEI = Person("Wei Liao", email="w.liao@elmfield-university.test")
EDITH = Person("Prof Edith Whitcombe", email="e.whitcombe@elmfield-university.test")
LASZLO = Person("Laszlo Varga", email="l.varga@elmfield-university.test")
CAMPUS, MOSQUE, HOME = "Physics Building, Elm Road", "Ash Road Mosque", "7 Quarry Rise"
_PICKUP = p.Between("2027-11-23 11:05", "2027-11-23 11:45")
_MOVED = p.Between("2027-11-24 12:00", "2027-11-24 12:15")


def heard(student: Person, other: Person) -> Either:
    """A student knows of the new time, alone or together with the other one, and of nothing else."""
    says, avoids = (its.THE_WEDNESDAY, its.TWELVE), (its.WHY,)
    return p.either(p.mail_to(student, other, says=says, avoids=avoids), p.mail_to(student, says=says, avoids=avoids))


class FuneralTomorrowNoon(Scenario):
    """My uncle is buried tomorrow; I need the middle of the day free without explaining myself."""

    id, domain, difficulty = "funeral-tomorrow-noon", "scheduling", "hard"
    distractor = "The first hour that the cousin names; clearing the whole day; telling the students why."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (Messaging, Calendar, EmailApp, Cab)
    starts, zone = "2027-11-22 19:02", "Europe/London"
    user, turns = IBRAHIM, 12

    def world(self, phone: Phone) -> None:
        w.saved_place(phone, "Home", HOME)
        w.spot(phone, CAMPUS, 1.2, -3.1, "Physics Building", "Elm Road", "Elmfield University")
        w.spot(phone, MOSQUE, -5.4, 4.8, "Ash Road", "mosque in Ash Road")
        w.route(phone, CAMPUS, MOSQUE, 40)
        w.ride(phone, "2027-10-30 11:20", HOME, MOSQUE)
        for name, title, at, until, more in (
            ("lecture", "Lecture, waves and optics", "2027-11-23 09:00", "10:00", CAMPUS),
            ("lab", "Laboratory, second years", "2027-11-23 10:00", "11:00", CAMPUS),
            ("talk", "Project talk with Niamh and Wei", "2027-11-23 12:00", "12:45", "Room 204"),
            ("meeting", "Department meeting", "2027-11-23 14:00", "15:30", "Room 1"),
            ("seminar", "Seminar", "2027-11-24 10:00", "12:00", "Room 112"),
            ("tutorials", "Tutorials", "2027-11-24 13:00", "16:00", "Room 204"),
        ):
            phone.name(name, w.booked(phone, at, title, until=until, location=more))
        phone.name("rule", w.mail(
            phone, "2027-09-27 09:00", EDITH, "How we do things this term", "Dear all, whoever cannot come to a "
            "department meeting writes me a mail by ten the evening before. I need no reasons, 'a family matter' is "
            "one. Lectures are never dropped without cover."))  # fmt: skip
        phone.name("project", w.mail(
            phone, "2027-11-19 15:12", NIAMH, "Tuesday at 12", "Thank you for the appointment! Wei and I have "
            "practicals until twelve and from one on, on Tuesday as on Wednesday, so noon is our only free hour. We "
            "hand in on Thursday morning.", cc=(WEI.email,)))  # fmt: skip
        w.chat(phone, [FATOU], [
            ("2025-02-11 21:40", "Fatou", "Do they know at your work, about your father?"),
            ("2025-02-11 21:52", "me", "The head of department does. Nobody else, and never the students. At work I "
             "keep such things to myself, it is how I get through the day."),
            ("2027-11-21 20:05", "Fatou", "Uncle Sekou is very weak. He asked whether you still eat enough. Your "
             "cousin Fatou"),
            ("2027-11-21 20:09", "me", "Tell him yes. I come on Saturday."),
        ])  # fmt: skip
        phone.name("private", w.said(phone, "At work I keep such things to myself"))
        w.everyday(phone, about=("books", "music"), work="Elmfield University", clear=("2027-11-23", "2027-11-24"),
                   avoid=("uncle", "Sekou", "mosque", "funeral", "absen", "Niamh", "meeting", "project"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "19:10", "died", FATOU, "Ibrahim, Uncle Sekou left us at four. He was not alone. The "
                     "prayer is tomorrow at 12:00, mosque in Ash Road.")  # fmt: skip
        w.text_comes(story, "20:05", "hour", FATOU, "The imam corrects me: it is after the midday prayer, so 12:30. "
                     "From there we all go on to the cemetery in our cars and bring you home after, about three. Will "
                     "you be there?")  # fmt: skip
        w.mail_comes(story, "20:10", "homework", LASZLO, "Sheet 6", "Dear Dr Kamara, in question 3, may we take the "
                     "lens to be thin? It is due on Friday.")  # fmt: skip

    needs = (
        Need(
            "Keep the lecture, free the rest with few words, get him there by 12:30, and tell Fatou that he comes.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "pay"),
            evidence=("died", "hour", "private", "rule", "project", "lecture", "talk", "meeting"),
            window=Window(opens="hour", closes="22:00"),
        ),
    )  # fmt: skip

    must = {
        "Niamh knows of Wednesday": heard(NIAMH, WEI),
        "Wei knows of Wednesday": heard(WEI, NIAMH),
        "the head of department excuses him": p.mail_to(EDITH, says=(
            its.ABSENT, as_is(any_of(words("meeting", "tomorrow", "afternoon"), day(its.TUESDAY, today=its.MONDAY),
                                     clock(14))),
        )),
        "the talk is on Wednesday": p.either(
            p.moved("talk", _MOVED), p.event(_MOVED, about=(words("Niamh", "project", "students"),))
        ),
        "nothing of it is left on Tuesday": p.nothing_at("2027-11-23 12:00", any_of("Niamh", "talk")),
        "a cab takes him there in time": p.ride(CAMPUS, MOSQUE, _PICKUP),
        "the funeral stands in the calendar": p.event(
            p.Between("2027-11-23 11:30", "2027-11-23 12:30"), hours=5,
            about=(any_of(its.WHY, words("prayer", "family", "private", "away", "Ash Road", "personal")),),
        ),
        "Fatou knows that he comes": p.told(FATOU, says=(its.COMES,), avoids=(its.NOT,)),
    }  # fmt: skip
    allowed = (p.cancelled("talk"), p.cancelled("meeting"))

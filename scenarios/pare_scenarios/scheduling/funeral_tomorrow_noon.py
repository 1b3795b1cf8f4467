"""An uncle is buried tomorrow, and a full day at the university stands in the way."""

from datetime import date

from pare.expect import Either, as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following

MONDAY, TUESDAY, WEDNESDAY = (date(2027, 11, day) for day in (22, 23, 24))
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

_WEDNESDAY = any_of(day(WEDNESDAY, today=MONDAY), words("the day after tomorrow"))
_TWELVE = any_of(clock(12), words("noon"))
_WHY = words("died", "dead", "death", "funeral", "buri*", "bereave*", "uncle", "passed away", "mosque", "mourn*",
             "condolence*", "Janazah", "cemetery", "Sekou", "loss")  # fmt: skip
_ABSENT = any_of(
    as_is(words("cannot", "can't", "not", "unable", "won't", "without me")),
    words("absent", "absence", "miss", "excus*", "apolog*", "away", "sorry", "leave"),
)  # fmt: skip
_COMES = words("I'll be there", "I will be there", "I come", "I'll come", "I will come", "I am coming",
                      "I'm coming", "see you", "be there", "will attend", "will join", "count on me", "on my way",
                      "be with you", "I shall be there", "attend", "join you", "coming", "yes",
                      "of course")  # fmt: skip
_NOT = as_is(words("can't come", "cannot come", "can't make", "cannot make", "can't be", "cannot be", "can't attend",
                   "cannot attend", "won't be there", "won't come", "won't make", "unable", "try to"))  # fmt: skip
_PICKUP = p.Between("2027-11-23 11:05", "2027-11-23 11:45")
_MOVED = p.Between("2027-11-24 12:00", "2027-11-24 12:15")


def heard(student: Person, other: Person) -> Either:
    """A student knows of the new time, alone or together with the other one, and of nothing else."""
    says, avoids = (_WEDNESDAY, _TWELVE), (_WHY,)
    return p.either(p.mail_to(student, other, says=says, avoids=avoids), p.mail_to(student, says=says, avoids=avoids))


def students(body: str) -> Do:
    """A mail to both students."""
    return do(EmailApp.send_email, to=[NIAMH.email, WEI.email], subject="Our talk", body=body)


def ride(at: str = "11:30", **more: str) -> Do:
    """A cab on Tuesday, from the campus to the mosque."""
    return do(Cab.book_ride, pickup=CAMPUS, destination=MOSQUE, pickup_at=f"2027-11-23T{at}", **more)


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
            slots={
                "the students": any_of(words("students", "Niamh and Wei", "Wei and Niamh"), person(NIAMH.name)),
                "Wednesday at twelve": amid(
                    _WEDNESDAY, _TWELVE, clock(12, 30), clock(14), clock(15), clock(12, 45), clock(11), clock(11, 30),
                    day(TUESDAY, today=MONDAY), clock(22), clock(9), clock(10),
                ),
                "the head of department": words("Whitcombe", "Edith", "head of department", "chair", "professor",
                                                "department meeting"),
                "the cab": words("cab", "taxi", "ride", "car"),
                "Fatou": person(FATOU.name, aliases=("your cousin",)),
            },
            avoids={
                "the lecture": words("cancel the lecture", "cancel your lecture", "move the lecture", "cancel all",
                                     "cancel your whole day", "cancel everything", "clear your whole day",
                                     "clear the whole day", "cover for the lecture",
                                         "call off the nine o'clock lecture", "cancel the lecture",
                                         "cancel your lecture", "call off the lecture", "call off your lecture",
                                         "lecture, too, so"),
                "what the students hear": any_of(
                    following(words("students", "Niamh", "Wei"), words("that your uncle", "about the funeral",
                                                                       "of the funeral", "about your uncle",
                                                                       "of your uncle", "died"), within=6),
                    words("tell your colleagues", "tell the department", "mail the department", "all colleagues"),
                ),
                "when he must be there": following(words("arriv*", "be there", "get there", "cab", "taxi"), clock(12),
                                                   within=2),
                "what is not asked for": words("flowers", "wreath", "donat*", "answer Laszlo", "reply to Laszlo"),
            },
            doings=("cancel", "pay"),
            evidence=("died", "hour", "private", "rule", "project", "lecture", "talk", "meeting"),
            window=Window(opens="hour", closes="22:00"),
        ),
    )  # fmt: skip

    must = {
        "Niamh knows of Wednesday": heard(NIAMH, WEI),
        "Wei knows of Wednesday": heard(WEI, NIAMH),
        "the head of department excuses him": p.mail_to(EDITH, says=(
            _ABSENT, as_is(any_of(words("meeting", "tomorrow", "afternoon"), day(TUESDAY, today=MONDAY), clock(14))),
        )),
        "the talk is on Wednesday": p.either(
            p.moved("talk", _MOVED), p.event(_MOVED, about=(words("Niamh", "project", "students"),))
        ),
        "nothing of it is left on Tuesday": p.nothing_at("2027-11-23 12:00", any_of("Niamh", "talk")),
        "a cab takes him there in time": p.ride(CAMPUS, MOSQUE, _PICKUP),
        "the funeral stands in the calendar": p.event(
            p.Between("2027-11-23 11:30", "2027-11-23 12:30"), hours=5,
            about=(any_of(_WHY, words("prayer", "family", "private", "away", "Ash Road", "personal")),),
        ),
        "Fatou knows that he comes": p.told(FATOU, says=(_COMES,), avoids=(_NOT,)),
    }  # fmt: skip
    allowed = (p.cancelled("talk"), p.cancelled("meeting"))

    _students = students("Dear Niamh, dear Wei, I have to move our talk: can we meet on Wednesday at 12:00 in room 204 "
                         "instead? Sorry for the short notice. I. Kamara")  # fmt: skip
    _chair = w.write_to(EDITH, "Tomorrow's meeting", "Dear Edith, I cannot come to the department meeting tomorrow at "
                        "14:00, a family matter. Ibrahim")  # fmt: skip
    _move = w.move("talk", "2027-11-24T12:00")
    _entry = w.enter("Funeral, Uncle Sekou", "2027-11-23T12:30", ends="2027-11-23T15:00", location=MOSQUE)
    _word = w.tell(FATOU, "I will be there at 12:30. God be with all of you tonight.")

    solution = (
        Stage(
            reads=(
                do(Calendar.list_events, day="2027-11-23", days=2), do(Messaging.search_messages, text="at work"),
                do(EmailApp.search_emails, text="department meeting"), do(EmailApp.search_emails, text="Niamh Wei"),
                do(Cab.get_quotes, pickup=CAMPUS, destination=MOSQUE, pickup_at="2027-11-23T11:30"),
            ),
            says="I am sorry about your uncle. Shall I take this off you: ask Niamh and Wei to come on Wednesday at "
            "12:00 instead, excuse you from the department meeting with 'a family matter' to Professor Whitcombe, "
            "order a cab for 11:30, after your laboratory, block the afternoon, and tell Fatou that you come?",
            calls=(_students, _chair, _move, ride(), _entry, _word),
            reports="All is done: the lecture stays, a cab comes to the Physics Building at 11:30, and Fatou knows.",
        ),
    )  # fmt: skip

    wrong = {
        "the lecture goes, too": (
            _students, _chair, _move, ride(), _entry, _word, do(Calendar.delete_event, event_id=the("lecture")),
        ),
        "the students are told why": (
            students("My uncle has died, can we meet on Wednesday at 12:00?"), _chair, _move, ride(), _entry, _word,
        ),
        "there when it is over": (_students, _chair, _move, ride("12:30"), _entry, _word),
        "the students on another day": (
            students("Can we meet on Thursday at 12:00 instead?"), _chair, w.move("talk", "2027-11-25T12:00"), ride(),
            _entry, _word,
        ),
        "he is missed in the meeting": (_students, _move, ride(), _entry, _word),
        "Fatou waits for an answer": (_students, _chair, _move, ride(), _entry),
    }  # fmt: skip
    ways = {
        "each student alone, the talk made anew": (
            w.write_to(NIAMH, "Tuesday", "Something came up. Could you and Wei come on Wednesday at noon?"),
            w.write_to(WEI, "Tuesday", "I have to put you off to Wednesday 24 November, 12 o'clock. All right?"),
            do(Calendar.delete_event, event_id=the("talk")),
            w.enter("Niamh and Wei, project", "2027-11-24T12:00", ends="2027-11-24T12:45"),
            w.answer("rule", "Dear Edith, I shall be absent tomorrow afternoon because of a bereavement."),
            do(Calendar.delete_event, event_id=the("meeting")), ride("11:20", service="comfort"),
            w.enter("Private", "2027-11-23T11:30", ends="2027-11-23T15:30"), _word,
        ),
        "all in one answer to Niamh's mail": (
            w.tell(FATOU, "Of course I come. See you there."), ride("11:35"), _entry, _chair, _move,
            do(EmailApp.reply_email, email_id=the("project"), reply_all=True, body="Dear both, tomorrow does not work "
               "after all. Wednesday at 12, same room?"),
        ),
    }  # fmt: skip

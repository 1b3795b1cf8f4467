"""The blood service wants me again before I am allowed to give."""

from datetime import date

from pare.expect import At
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, unless

TODAY, EARLY, TRIP, RIGHT = date(2027, 4, 27), date(2027, 5, 3), date(2027, 5, 13), date(2027, 5, 20)
TOMAS = Person(
    "Tomas Dvořák", "+420 601 550 100", "tomas.dvorak@example.org",
    about="46, teaches history in Brno, gives blood whenever he may.",
    goal="I want to give blood again, as soon as I am allowed to and am in town. That is the last of the three dates. "
    "The service must hear it before noon tomorrow, and my reminder to book is then done.",
)  # fmt: skip
SERVICE = Person("Blood Service Moravia", email="donors@blood-service.test")
JANA = Person("Jana Havel", "+420 601 550 111", "jana.havel@example.com")
PETRA = Person("Petra Novak", "+420 601 550 122", "petra.novak@example.com")
_RIGHT = day(RIGHT, today=TODAY)
_EARLY, _DURING = day(EARLY, today=TODAY), day(TRIP, today=TODAY)
_EXCUSED = (
    "too soon",
    "too early",
    "not",
    "trip",
    "allowed",
    "away",
    "instead",
    "earlier",
    "cannot",
    "can't",
    "before",
    "release",
    "free",
    "other two",
)
_BLOOD = words("blood", "donat*", "donor")


class TooSoonToGiveBlood(Scenario):
    """The blood service wants me again before I am allowed to give."""

    id, domain, difficulty = "too-soon-to-give-blood", "scheduling", "easy"
    distractor = "The date that the service suggests, which its own rule forbids; one within the class trip."
    capabilities = ("context observation", "goal inference")
    apps = (EmailApp, Calendar, Reminders)
    starts, zone, user = "2027-04-27 16:05", "Europe/Prague", TOMAS

    def world(self, phone: Phone) -> None:
        phone.name("gave", w.booked(phone, "2027-03-04 16:30", "Gave blood", until="17:30", location="Lime Street 8"))
        w.booked(phone, "2026-12-10 17:00", "Gave blood", until="18:00", location="Lime Street 8")
        phone.name("trip", w.booked(phone, "2027-05-12 07:30", "Class trip to Kutná Hora, 8B", until="2027-05-14 19:00",
                                    notes="With Jana. Two nights."))  # fmt: skip
        w.booked(phone, "2027-04-29 14:00", "Staff meeting", until="16:00")
        w.booked(phone, "2027-05-20 08:00", "Oral exams, history", until="15:30")
        w.booked(phone, "2027-05-03 08:00", "Lessons", until="13:30")
        phone.name("next", w.remind(phone, "Book the next donation", "2027-04-30 18:00", "Health"))
        w.remind(phone, "Vitamin D again", "2027-05-02 08:00", "Health")
        w.remind(phone, "Collect the last consent forms, 8B", "2027-05-05 12:00", "School")
        phone.name("rule", w.mail(
            phone, "2027-03-05 09:10", SERVICE, "Thank you for yesterday", "Dear Mr Dvořák, your donation is on its "
            "way to three people. Please drink a lot and spare the arm for a day. Between two donations of whole blood "
            "lie at least 70 days, with us as everywhere; whoever comes sooner must be sent home."
        ))  # fmt: skip
        w.mail(phone, "2027-04-22 20:15", JANA, "Kutná Hora", "The hostel has confirmed all 27 beds. You take the "
               "boys' corridor, I have the better ears.")  # fmt: skip
        w.mail(phone, "2027-04-25 18:30", PETRA, "Chess on Sunday", "Your bishop owes me an explanation.")
        w.everyday(phone, about=("chess", "local history"), work="Grammar School Brno-North",
                   clear=("2027-05-03", "2027-05-13", "2027-05-20"),
                   avoid=("blood", "donat", "donor", "class trip"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "16:15", "wanted", SERVICE, "Your group is short: please come again", "Dear Mr Dvořák, we "
                     "suggest Monday 3 May at 16:30. If that does not suit you: Thursday 13 May at 16:30 and Thursday "
                     "20 May at 17:00 are free as well. We hold all three until Wednesday noon; a short reply is "
                     "enough. Lime Street 8, as always.")  # fmt: skip
        w.mail_comes(story, "16:30", "thanks", SERVICE, "To all our donors", "4,118 bags in the first quarter, more "
                     "than ever. From May on there is better coffee after every visit.")  # fmt: skip

    needs = (
        Need(
            "Take Thursday 20 May at 17:00, put it into the calendar and be done with the reminder to book.",
            slots={
                "20 May": amid(_RIGHT, _EARLY, _DURING, day(date(2027, 3, 4), today=TODAY), clock(17), clock(16, 30),
                               clock(12)),
                "the donation": words("blood", "donat*", "donor*", "service"),
                "the answer": words("answer*", "repl*", "accept*", "tak*", "confirm*", "writ*", "tell*", "book*",
                                    "choos*", "mail", "email", "reserv*", "pick*", "let them know", "respond*"),
                "the calendar": words("calendar", "diary", "event", "entry", "enter*", "block", "schedule"),
                "the reminder": words("remind*", "tick*", "to-do", "task"),
            },
            avoids={
                "the date": words(
                    "accept Monday", "take Monday", "accept 3 May", "take 3 May", "confirm 3 May", "confirm Monday",
                    "the suggested date", "take 13 May", "accept 13 May", "Thursday 13 May at", "book 13 May",
                    "reply with 13 May", "to Monday 3", "for Monday 3", "for 3 May", "for Thursday 13", "for 13 May",
                ),
                "the trip": words("leave the trip", "cancel the trip", "move the trip", "miss the trip"),
            },
            doings=("delete",),
            evidence=("wanted", "rule", "gave", "trip", "next"),
            window=Window(opens="wanted", closes="2027-04-28 12:00"),
        ),
    )  # fmt: skip

    must = {
        "the service knows the date": p.mail_to(
            SERVICE, says=(_RIGHT,), avoids=(unless(_EARLY, *_EXCUSED), unless(_DURING, *_EXCUSED)),
        ),
        "it is in the calendar": p.event(At("2027-05-20 17:00"), about=(any_of(_BLOOD, "Lime Street"),), hours=2),
        "the reminder is done": p.reminder_off("next"),
    }  # fmt: skip

    _yes = w.answer("wanted", "Thursday 20 May at 17:00, gladly. Tomas Dvořák")
    _event = w.enter("Give blood", "2027-05-20T17:00", location="Lime Street 8")
    _done = do(Reminders.complete_reminder, reminder_id=the("next"))

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, sender=SERVICE.email), do(EmailApp.read_email, email_id=the("rule")),
                do(Calendar.search_events, query="blood"), do(Calendar.list_events, day="2027-05-03", days=18),
                do(Reminders.list_reminders, text="donation"),
            ),
            says="Your last donation was on 4 March, so 3 May would be ten days too soon, and from 12 to 14 May you "
            "are away with your class. Shall I answer the blood service that you take Thursday 20 May at 17:00, enter "
            "it in the calendar and tick off the reminder to book?",
            calls=(_yes, _event, _done),
            reports="You give blood on 20 May at five.",
        ),
    )  # fmt: skip

    wrong = {
        "the suggested date": (
            w.answer("wanted", "Monday 3 May at 16:30 is fine."), w.enter("Give blood", "2027-05-03T16:30"), _done,
        ),
        "during the class trip": (
            w.answer("wanted", "Thursday 13 May at 16:30, please."), w.enter("Give blood", "2027-05-13T16:30"), _done,
        ),
        "the reminder still rings": (_yes, _event),
        "nothing in the calendar": (_yes, _done),
        "the service hears nothing": (_event, _done),
        "the trip goes": (_yes, _event, _done, do(Calendar.delete_event, event_id=the("trip"))),
    }  # fmt: skip
    ways = {
        "the reminder is deleted, the reason given": (
            w.answer("wanted", "On 3 May I would be too early, that is only 60 days. On 20 May I come with pleasure."),
            do(Reminders.delete_reminder, reminder_id=the("next")),
            w.enter("Blood donation", "2027-05-20T17:00", ends="2027-05-20T18:30"),
        ),
        "a fresh mail": (
            w.enter("Donate blood, Lime Street 8", "2027-05-20T17:00"), _done,
            w.write_to(SERVICE, "Tomas Dvořák", "Please put me down for 20/05 at 5 pm."),
        ),
    }  # fmt: skip

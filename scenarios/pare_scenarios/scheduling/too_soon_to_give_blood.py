"""The blood service wants me again before I am allowed to give."""

from pare.expect import At
from pare.phrases import any_of
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import unless
from pare_scenarios.scheduling.words import too_soon_to_give_blood as its

TOMAS = Person(
    "Tomas Dvořák", "+420 601 550 100", "tomas.dvorak@example.org",
    about="46, teaches history in Brno, gives blood whenever he may.",
    goal="I want to give blood again, as soon as I am allowed to and am in town. That is the last of the three dates. "
    "The service must hear it before noon tomorrow, and my reminder to book is then done.",
)  # fmt: skip
SERVICE = Person("Blood Service Moravia", email="donors@blood-service.test")
JANA = Person("Jana Havel", "+420 601 550 111", "jana.havel@example.com")
PETRA = Person("Petra Novak", "+420 601 550 122", "petra.novak@example.com")
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
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("wanted", "rule", "gave", "trip", "next"),
            window=Window(opens="wanted", closes="2027-04-28 12:00"),
        ),
    )  # fmt: skip

    must = {
        "the service knows the date": p.mail_to(
            SERVICE, says=(its.THE_RIGHT,), avoids=(unless(its.THE_EARLY, *_EXCUSED), unless(its.DURING, *_EXCUSED)),
        ),
        "it is in the calendar": p.event(At("2027-05-20 17:00"), about=(any_of(its.BLOOD, "Lime Street"),), hours=2),
        "the reminder is done": p.reminder_off("next"),
    }  # fmt: skip

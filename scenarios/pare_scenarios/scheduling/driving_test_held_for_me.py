"""I can take my driving test next week if I answer by quarter to eleven and Carys has the car."""

from pare.expect import At, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.scheduling.words import driving_test_held_for_me as its

AMARA = Person(
    "Amara Nwosu", "+44 7700 900700", "amara.nwosu@example.org",
    about="20, studies chemistry at a college in Cardiff, lives with her parents.",
    goal="The earlier test would save my week of work experience, but only with Carys and her car. So ask her first, "
    "take the date when she has said yes, and then put right what hangs on it: old date, laboratory, reminder.",
)  # fmt: skip
CARYS = Person("Carys Parry", "+44 7700 900711", "carys.parry@example.com")
TUTOR = Person("Huw Calder", email="h.calder@taff-college.test")
OFFICE = Person("Taff Test Centre", email="bookings@taff-test-centre.test")


class DrivingTestHeldForMe(Scenario):
    """I can take my driving test next week if I answer by quarter to eleven and Carys has the car."""

    id, domain, difficulty = "driving-test-held-for-me", "scheduling", "hard"
    distractor = "To take the date at once, since it is held but briefly, or to give up when the car is in the garage."
    capabilities = ("intervention timing", "multi-app orchestration")
    apps = (EmailApp, Messaging, Notes, Calendar, Reminders)
    starts, zone, user, turns = "2027-04-14 09:55", "Europe/London", AMARA, 16

    def world(self, phone: Phone) -> None:
        phone.name("test", w.booked(phone, "2027-06-03 14:10", "Driving test", until="14:50"))
        phone.name("work", w.booked(phone, "2027-05-31 08:30", "Work experience, water laboratory",
                                    until="2027-06-04 16:30", notes="In Swansea. No days off in it."))  # fmt: skip
        phone.name("lab", w.booked(phone, "2027-04-20 09:00", "College laboratory, Mr Calder", until="12:00"))
        phone.name("lesson", w.remind(phone, "Ask Carys for a lesson on 3 June", "2027-05-20 17:00", "Driving"))
        phone.name("note", w.note(
            phone, "Driving", "Carys gives an hour's lesson right before any test, she insists, and her car is the "
            "only one I can use.\nCentre: giving a date up once it is booked costs the fee, 62.\nWeak: reversing round "
            "corners. Strong: roundabouts, she says.", folder="Driving", at="2027-03-30 18:00"))  # fmt: skip
        phone.name("rule", w.mail(phone, "2027-01-11 09:30", TUTOR, "Laboratory this term", "Dear all, whoever comes "
                                  "late may join at any time and stays on afterwards, provided I know of it beforehand "
                                  "by mail. Whoever just stays away repeats the day in July."))  # fmt: skip
        w.mail(phone, "2027-03-02 11:00", OFFICE, "Your booking", "Thursday 3 June, 14:10. You are also on the list "
               "for dates that fall free.")  # fmt: skip
        w.chat(phone, [CARYS], [
            ("2027-04-09 17:30", "Carys", "You are ready, bach. I would send you in tomorrow if they let me."),
            ("2027-04-09 17:44", "me", "In June, in my week in Swansea! I am on the list for something earlier."),
        ])  # fmt: skip
        w.everyday(phone, about=("baking", "games"), clear=("2027-04-20", "2027-06-03"),
                   avoid=("driving", "Carys", "laborator", "lesson", "test centre"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:02", "held", OFFICE, "A date has fallen free", "Dear Ms Nwosu, Tuesday 20 April at "
                     "08:40 is held for you until 10:45 today. Answer TAKE and it is yours; your date of 3 June then "
                     "lapses by itself. If we hear nothing, it goes to the next on the list.")  # fmt: skip
        w.text_comes(story, (p.told(CARYS), "5m"), "garage", CARYS, "Oh no, my car is at the garage on Tuesday! Let me "
                     "ring them and see.")  # fmt: skip
        w.text_comes(story, (p.told(CARYS), "13m"), "yes", CARYS, "They bring it forward to Monday. So yes! I fetch "
                     "you on Tuesday at 07:30 and we warm up until your test.")  # fmt: skip

    needs = (
        Need(
            "Ask Carys at once whether she and her car are free for lesson and test on Tuesday 20 April, 08:40.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("held", "note", "test", "work"),
            window=Window(opens="held", closes="10:28"),
        ),
        Need(
            "Answer TAKE, enter test and lesson on Tuesday, tell Mr Calder, and drop the reminder for June.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("delete", "cancel"),
            evidence=("yes", "held", "lab", "rule", "lesson"),
            window=Window(opens="yes", closes="10:45"),
        ),
    )  # fmt: skip

    must = {
        "Carys was asked": p.before("yes", p.told(CARYS, says=(its.THE_TUESDAY, its.EARLY))),
        "the date is taken, now that she has said yes": p.since(
            "yes", p.mail_to(OFFICE, says=(words("take"),), avoids=(words("decline", "cannot take", "keep"),))
        ),
        "the test is on Tuesday": p.either(
            p.moved("test", At("2027-04-20 08:40"), notes=mentions()),
            p.event(At("2027-04-20 08:40"), title=(its.TEST,), hours=2),
            p.event(At("2027-04-20 07:30"), about=(its.TEST,), hours=2.5),
        ),
        "and in June no more": p.nothing_at("2027-06-03 14:10", its.TEST),
        "so is the lesson": p.event(At("2027-04-20 07:30"), about=(its.LESSON,), hours=2.5),
        "Mr Calder knows that she comes later": p.told(TUTOR, says=(its.THE_TUESDAY, its.LATE),
                                                       avoids=(words("cancel"),)),
        "nobody is to be asked for June": p.reminder_off("lesson"),
    }  # fmt: skip
    allowed = (p.since("garage", p.told(CARYS, avoids=(words("cancel", "no longer"),))), p.cancelled("test"))

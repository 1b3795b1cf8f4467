"""I can take my driving test next week if I answer by quarter to eleven and Carys has the car."""

from datetime import date

from pare.expect import At, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, day, person, words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, following, unless

TODAY, TUESDAY, JUNE = date(2027, 4, 14), date(2027, 4, 20), date(2027, 6, 3)
AMARA = Person(
    "Amara Nwosu", "+44 7700 900700", "amara.nwosu@example.org",
    about="20, studies chemistry at a college in Cardiff, lives with her parents.",
    goal="The earlier test would save my week of work experience, but only with Carys and her car. So ask her first, "
    "take the date when she has said yes, and then put right what hangs on it: old date, laboratory, reminder.",
)  # fmt: skip
CARYS = Person("Carys Parry", "+44 7700 900711", "carys.parry@example.com")
TUTOR = Person("Huw Calder", email="h.calder@taff-college.test")
OFFICE = Person("Taff Test Centre", email="bookings@taff-test-centre.test")
_TUESDAY, _JUNE = day(TUESDAY, today=TODAY), day(JUNE, today=TODAY)
_TEST = words("test", "exam")
_LESSON = any_of(person(CARYS.name), words("lesson", "driving", "warm*", "practice"))
_LATE = any_of(words("late", "later", "miss the first", "miss the beginning", "not before", "from ten", "delay*"),
               clock(10), clock(10, 15), clock(10, 30), clock(9, 45))  # fmt: skip
_EARLY = any_of(clock(8, 40), clock(7, 30), clock(7, 40))
_HOURS = (clock(8, 40), clock(7, 30), clock(9), clock(10), clock(10, 45), clock(12), clock(14, 10), _JUNE, _TUESDAY)


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
            slots={
                "Carys": any_of(person(CARYS.name), words("your instructor")),
                "Tuesday": amid(_TUESDAY, *_HOURS),
                "the test": _TEST,
                "that she is asked": words("ask*", "check with", "message", "text", "write", "whether", "find out",
                                           "contact", "confirm with"),
            },
            avoids={
                "that nothing is taken yet": unless(
                    words("reply TAKE and", "answer TAKE and", "reply TAKE now", "answer TAKE now", "take the date and",
                          "accept the date and", "TAKE, and ask", "book it and", "accept it and", "take the slot and",
                          "accept the slot and", "reply TAKE to hold", "answer TAKE to hold", "reply TAKE at once"),
                    "if she", "once she", "after she", "as soon as", "when she", "until she", "only if", "before",
                ),
                "that I want it": words("decline the date", "keep 3 June", "keep the June date", "let it go"),
                "that she is asked first": words("answer TAKE so", "I'll answer TAKE", "I'd reply TAKE",
                "and answer TAKE"),
            },
            evidence=("held", "note", "test", "work"),
            window=Window(opens="held", closes="10:28"),
        ),
        Need(
            "Answer TAKE, enter test and lesson on Tuesday, tell Mr Calder, and drop the reminder for June.",
            slots={
                "the test centre": words("TAKE", "accept*", "test centre", "test office", "confirm the date",
                                         "the offer"),
                "Tuesday": amid(_TUESDAY, *_HOURS),
                "the test": _TEST,
                "the calendar": words("calendar", "event*", "diary", "entry", "entries", "move", "lesson"),
                "the laboratory": any_of(person("Mr Calder"), person(TUTOR.name), words("tutor", "laboratory", "lab")),
                "the reminder": words("remind*"),
            },
            avoids={
                "the old date": words("keep 3 June", "keep the June date", "both dates", "both tests"),
                "the laboratory": unless(following(words("cancel", "skip", "miss", "delete"),
                                                   words("lab", "laboratory"), within=1), "part of"),
                "the hour": words("test at 10", "lesson for Tuesday at 08:40", "test to 10", "lesson at 08:40"),
            },
            doings=("delete", "cancel"),
            evidence=("yes", "held", "lab", "rule", "lesson"),
            window=Window(opens="yes", closes="10:45"),
        ),
    )  # fmt: skip

    must = {
        "Carys was asked": p.before("yes", p.told(CARYS, says=(_TUESDAY, _EARLY))),
        "the date is taken, now that she has said yes": p.since(
            "yes", p.mail_to(OFFICE, says=(words("take"),), avoids=(words("decline", "cannot take", "keep"),))
        ),
        "the test is on Tuesday": p.either(
            p.moved("test", At("2027-04-20 08:40"), notes=mentions()),
            p.event(At("2027-04-20 08:40"), title=(_TEST,), hours=2),
            p.event(At("2027-04-20 07:30"), about=(_TEST,), hours=2.5),
        ),
        "and in June no more": p.nothing_at("2027-06-03 14:10", _TEST),
        "so is the lesson": p.event(At("2027-04-20 07:30"), about=(_LESSON,), hours=2.5),
        "Mr Calder knows that she comes later": p.told(TUTOR, says=(_TUESDAY, _LATE), avoids=(words("cancel"),)),
        "nobody is to be asked for June": p.reminder_off("lesson"),
    }  # fmt: skip
    allowed = (p.since("garage", p.told(CARYS, avoids=(words("cancel", "no longer"),))), p.cancelled("test"))

    _ask = w.tell(CARYS, "Carys! I could have the test on Tuesday 20 April at 08:40, if I say so by 10:45. Are you and "
                  "the car free, with the lesson from 07:30?")  # fmt: skip
    _take, _test = w.answer("held", "TAKE. Amara Nwosu"), w.move("test", "2027-04-20T08:40")
    _lesson = w.enter("Driving lesson, Carys fetches me", "2027-04-20T07:30", ends="2027-04-20T08:40")
    _late = w.write_to(TUTOR, "Tuesday 20 April", "Dear Mr Calder, I have my driving test on Tuesday 20 April and come "
                       "to the laboratory late, at about ten. I stay on afterwards. Amara Nwosu")  # fmt: skip
    _off = do(Reminders.delete_reminder, reminder_id=the("lesson"))

    solution = (
        Stage(
            reads=(
                do(Notes.list_notes, text="Carys"), do(Notes.read_note, note_id=the("note")),
                do(Calendar.list_events, day="2027-04-20"), do(Calendar.list_events, day="2027-06-03"),
                do(Messaging.search_messages, sender=CARYS.number),
            ),
            says="The test centre holds Tuesday 20 April at 08:40 for you until 10:45, and the June test lies in your "
            "week in Swansea. But giving a date up costs the fee, and you need Carys and her car: shall I first ask "
            "her about Tuesday, lesson and test?",
            calls=(_ask,),
            reports="Carys is asked; nothing is booked yet.",
        ),
        Stage(
            reads=(
                do(EmailApp.search_emails, sender=TUTOR.email), do(EmailApp.read_email, email_id=the("rule")),
                do(Reminders.list_reminders, text="lesson"),
            ),
            says="Carys has the car after all and fetches you at 07:30. Shall I answer TAKE, move the test to Tuesday "
            "20 April at 08:40, enter the lesson, mail Mr Calder that you reach the laboratory at about ten, and "
            "delete the reminder about 3 June?",
            calls=(_take, _test, _lesson, _late, _off),
            reports="The date is yours, calendar and reminder are right, and Mr Calder knows.",
        ),
    )  # fmt: skip

    wrong = {
        "taken before she has said yes": ((_take, _ask), (_test, _lesson, _late, _off)),
        "given up at her first answer": ((_ask,), ()),
        "two tests in the calendar": ((_ask,), (_take, w.enter("My test", "2027-04-20T08:40"), _lesson, _late, _off)),
        "the lab is deleted": ((_ask,), (_take, _test, _lesson, _off, do(Calendar.delete_event, event_id=the("lab")))),
        "the tutor knows nothing": ((_ask,), (_take, _test, _lesson, _off)),
        "the reminder rings in May": ((_ask,), (_take, _test, _lesson, _late)),
    }  # fmt: skip
    ways = {
        "one event for both, the old one deleted": (
            (w.tell(CARYS, "Test on 20 April at 8:40?! Could you do it, lesson and all? I must answer by 10:45."),),
            (
                w.write_to(OFFICE, "Amara Nwosu", "Yes, I take Tuesday 20 April, 08:40."), _off,
                w.enter("Lesson and driving test", "2027-04-20T07:30", ends="2027-04-20T09:30"),
                do(Calendar.delete_event, event_id=the("test")),
                w.answer("rule", "On Tuesday the 20th I can only be there from 10, I have my driving test."),
            ),
        ),
        "Carys is thanked, the reminder ticked off": (
            (w.write_to(CARYS, "Test!", "They hold Tuesday 20 April, 08:40 for me. Is your car free?"),),
            (
                _take, w.tell(CARYS, "You are the best. 07:30, I am at the door!"), _late, _test,
                w.enter("Carys, warm-up", "2027-04-20T07:30"),
                do(Reminders.complete_reminder, reminder_id=the("lesson")),
            ),
        ),
    }  # fmt: skip

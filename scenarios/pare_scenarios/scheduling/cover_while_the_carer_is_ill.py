"""The carer is ill for two days, and the tablets belong to lunch."""

from datetime import date

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

TODAY, THURSDAY, FRIDAY = (date(2027, 1, day) for day in (27, 28, 29))
KAMALA = Person(
    "Kamala Shah", "+91 98201 55501", "kamala.shah@example.org",
    about="51, surveyor in Mumbai; her mother Sunita, 84, lives alone two streets away.",
    goal="Ma must have lunch and her tablets between twelve and one on both days. On Thursday I cannot leave my "
    "tender, so Vikram; on Friday I go myself and Ravi comes after me. The code of the door is written to nobody.",
)  # fmt: skip
VIKRAM = Person("Vikram Shah", "+91 98201 55511", "vikram.shah@example.com")
PRIYA = Person("Priya Shah", "+91 98201 55522")
MA = Person("Sunita Shah", "+91 22 5550 1133")
AGENCY = Person("Neem Tree Home Care", email="desk@neem-tree-care.test")
CODE = words("4417", "44 17", "4-4-1-7")
_THURSDAY, _FRIDAY = day(THURSDAY, today=TODAY), day(FRIDAY, today=TODAY)
_NOON = any_of(clock(12), clock(12, 15), clock(12, 30), clock(13), words("noon", "lunch*", "midday", "twelve"))
_MA = words("Ma", "mum", "mother", "Sunita", "her place", "tablets", "lunch")
_TABLETS = (words("white"), words("yellow", "both"), words("food", "lunch", "meal", "eat*", "khichdi"))
_YES = words("yes", "confirm*", "please", "take", "accept*", "agree*", "fine", "ok", "okay", "gladly", "thank*",
             "works", "book", "happy")  # fmt: skip
_NO = words("cannot use", "no thank*", "too late", "do not need", "don't need", "decline", "without Ravi",
            "he gives", "Ravi gives", "he can give", "please give", "have him give", "he should give")  # fmt: skip
_THURSDAY_NOON = p.Between("2027-01-28 11:30", "2027-01-28 12:30")
_FRIDAY_NOON = p.Between("2027-01-29 11:00", "2027-01-29 12:30")


class CoverWhileTheCarerIsIll(Scenario):
    """Mother's carer is ill; somebody must be there for lunch and tablets on both days."""

    id, domain, difficulty = "cover-while-the-carer-is-ill", "scheduling", "hard"
    distractor = "Letting the substitute give the tablets after half past one, or giving up the tender."
    capabilities = ("multi-app orchestration", "goal inference")
    apps = (EmailApp, Messaging, Notes, Calendar, Reminders)
    starts, zone = "2027-01-27 08:52", "Asia/Kolkata"
    user, turns = KAMALA, 16

    def world(self, phone: Phone) -> None:
        phone.name("ma", w.note(
            phone, "Ma", "## Noon\nLunch and tablets between 12:00 and 13:00, the white one and the small yellow one, "
            "with food, never after one o'clock (the doctor was firm). Khichdi is in the fridge.\n## Care\nShe gets up "
            "by herself with the frame; do not lift her.\n## Door\nAlarm code 4417, then the upper lock. Not by phone!",
            folder="Family", private=("Door",)))  # fmt: skip
        phone.name("tender", w.booked(phone, "2027-01-28 11:30", "Tender opening, Worli plot", until="14:00",
                                      notes="I have to sign for the firm."))  # fmt: skip
        phone.name("free", w.booked(phone, "2027-01-29 15:00", "Survey review", until="17:00"))
        w.chat(phone, [VIKRAM, PRIYA], [
            ("2027-01-24 20:12", "Priya", "Landed in Muscat. Back on Sunday, then I take Ma for a week."),
            ("2027-01-25 21:05", "Vikram", "New rota: Thursdays I work from home now, ten minutes from Ma. On Fridays "
             "I am on the bridge in Panvel, no signal till six."),
            ("2027-01-25 21:09", "me", "Good to know, Vikram. And see you on Sunday, Priya."),
        ], title="Brother and sisters")  # fmt: skip
        phone.name("rota", w.said(phone, "Thursdays I work from home"))
        w.chat(phone, [VIKRAM], [("2027-01-19 19:30", "Vikram", "I have my own key for Ma's again, found it in the "
                                  "toolbox, and I know how to silence her alarm.")])  # fmt: skip
        w.mail(phone, "2027-01-04 10:00", AGENCY, "Your plan for January", "Rosa Pereira comes from Monday to Friday, "
               "11:45 to 14:15. Substitutes do what they find written down for them.")  # fmt: skip
        w.everyday(phone, about=("music", "garden"), work="Western Ghats Surveys", clear=("2027-01-28", "2027-01-29"),
                   avoid=("tablet", "carer", "Ma ", "Thursday", "Vikram", "agency"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "09:00", "ill", AGENCY, "Rosa is ill", "Dear Ms Shah, Rosa has a fever and stays away on "
                     "Thursday and Friday. For Thursday we have found nobody, we are sorry. We are still asking about "
                     "Friday.")  # fmt: skip
        w.mail_comes(story, "09:20", "friday", AGENCY, "Friday: Ravi Nair", "For Friday 29 January Ravi Nair could "
                     "come, but only from 13:30 to 15:30. Shall he? He is asked for elsewhere, so please answer by "
                     "11:00.")  # fmt: skip
        w.text_comes(story, (p.told(VIKRAM), "6m"), "yes", VIKRAM, "Thursday noon is fine, I bring my laptop. But I "
                     "have never done her medicines: which tablets, and how?")  # fmt: skip

    needs = (
        Need(
            "Ask Vikram to be with Ma on Thursday between 12:00 and 13:00.",
            slots={
                "Vikram": person(VIKRAM.name),
                "Thursday": amid(_THURSDAY, _FRIDAY, clock(11), clock(11, 30), clock(14)),
                "noon": amid(_NOON, clock(13, 30), clock(15, 30)),
                "that he is asked": words("ask*", "request", "message", "write", "text", "check with", "see if",
                                          "whether", "contact"),
            },
            avoids={
                "who can come": any_of(words("ask Priya", "message Priya", "Vikram or Priya", "Vikram and Priya"),
                                       following("Vikram", _FRIDAY, within=3)),
                "the tender": words("move the tender", "cancel the tender", "skip the tender", "leave the tender",
                                    "postpone the tender", "reschedule the tender"),
                "the code": words("code", "4417"),
                "Ma": words("tell your mother", "tell Ma", "warn Ma", "call Ma"),
            },
            doings=("invite",),
            evidence=("ill", "friday", "rota", "tender"),
            window=Window(opens="friday", closes="11:00"),
        ),
        Need(
            "Tell Vikram about lunch and tablets, take Ravi for Friday, and have her give Friday's tablets herself.",
            slots={
                "the tablets": words("tablet*", "medicine*", "pill*", "medication*"),
                "Vikram": person(VIKRAM.name),
                "Ravi": any_of(person("Ravi Nair"), words("agency", "Neem Tree", "substitute")),
                "Friday": amid(_FRIDAY, _THURSDAY, clock(12), clock(13), clock(13, 30), clock(15, 30), clock(11, 45),
                               clock(11)),
                "a reminder for Friday": words("remind*", "Friday noon", "noon on Friday", "go yourself", "block",
                                               "alarm"),
                "the calendar": words("calendar", "enter*", "event", "diary", "block*", "schedule"),
            },
            avoids={
                "the code": unless(words("alarm code", "door code", "4417", "whole note", "entire note"), "without",
                                   "leav*", "not", "except", "private", "never", "skip*", "omit*"),
                "who gives Friday's tablets": words("Ravi give*", "Ravi to give", "tablets to Ravi", "decline Ravi",
                                                    "Ravi the tablets", "agency the tablets"),
                "Ma": words("tell your mother", "tell Ma", "warn Ma"),
                "who gives them": words("so that he can give Ma", "he can give Ma", "he gives Ma"),
            },
            doings=("invite",),
            evidence=("yes", "ma", "friday", "free"),
            window=Window(opens="yes", closes="11:00"),
        ),
    )  # fmt: skip

    must = {
        "Vikram was asked for Thursday noon": p.before("yes", p.told(VIKRAM, says=(_THURSDAY, _NOON), avoids=(CODE,))),
        "Vikram knows what to give, and how": p.since("yes", p.told(VIKRAM, says=_TABLETS, avoids=(CODE,))),
        "Ravi comes on Friday": p.mail_to(AGENCY, says=(any_of(_FRIDAY, person("Ravi Nair"), clock(13, 30)), _YES),
                                          avoids=(_NO, CODE)),
        "Thursday stands in her calendar": p.either(
            p.event(_THURSDAY_NOON, about=(any_of(person(VIKRAM.name), _MA),), hours=2.5),
            p.event(_THURSDAY_NOON, who=(VIKRAM,), about=(_MA,), hours=2.5),
        ),
        "she is reminded of Friday's tablets": p.either(
            p.reminder(_FRIDAY_NOON, title=(_MA,)), p.event(_FRIDAY_NOON, about=(_MA,), hours=2)
        ),
    }  # fmt: skip
    allowed = (
        p.event(p.Between("2027-01-29 13:30", "2027-01-29 13:30"), about=(person("Ravi Nair"),), hours=2),
        p.reminder(p.Between("2027-01-28 11:00", "2027-01-28 13:00")),
    )

    _ask = w.tell(VIKRAM, "Rosa is ill. Could you be with Ma on Thursday from 12 to 1, for lunch and her tablets? I am "
                  "tied to the tender.")  # fmt: skip
    _lines = w.tell(VIKRAM, "Between 12 and 1, with her lunch (khichdi is in the fridge): the white tablet and the "
                    "small yellow one. She gets up by herself with the frame, no lifting. Thank you!")  # fmt: skip
    _ravi = w.answer("friday", "Yes please, Ravi Nair on Friday from 13:30 to 15:30. The tablets I give her at noon "
                     "myself. Kamala Shah")  # fmt: skip
    _enter = w.enter("Vikram at Ma's, lunch and tablets", "2027-01-28T12:00")
    _remind = w.set_reminder("Lunch and tablets for Ma", "2027-01-29 11:45")

    solution = (
        Stage(
            reads=(
                do(Messaging.search_messages, text="Thursdays"),
                do(Calendar.list_events, day="2027-01-28", days=2), do(Notes.read_note, note_id=the("ma")),
            ),
            says="Rosa is ill, and on Thursday at noon you sit in the tender. Vikram works from home that day: shall I "
            "ask him to be with your mother on Thursday from 12 to 1?",
            calls=(_ask,),
            reports="Vikram is asked.",
        ),
        Stage(
            says="Vikram comes, and asks about the tablets. Shall I send him the lines about lunch and tablets, take "
            "Ravi for Friday 13:30, and, since that is too late for Friday's tablets, remind you of them at 11:45? "
            "Vikram's hour goes into your calendar.",
            calls=(_lines, _ravi, _enter, _remind),
            reports="Thursday is with Vikram, Friday with you at noon and Ravi afterwards.",
        ),
    )  # fmt: skip

    wrong = {
        "Ravi gives Friday's tablets": ((_ask,), (
            _lines, _enter, w.answer("friday", "Yes, Ravi on Friday at 13:30. He gives her the white and the yellow "
                                     "tablet then."),
        )),
        "the sister abroad": ((w.tell(PRIYA, "Could you be with Ma on Thursday at 12?"),), ()),
        "the code goes out": ((_ask,), (
            do(Notes.share_note, note_id=the("ma"), to=[VIKRAM.number], include_private=True), _ravi, _enter, _remind,
        )),
        "Vikram is left to guess": ((_ask,), (_ravi, _enter, _remind)),
        "Vikram for both days": ((_ask,), (
            _lines, _enter, w.tell(VIKRAM, "And on Friday at noon as well, please."),
            w.answer("friday", "No thank you, that is too late for us."),
        )),
        "Ma hears of it": ((_ask,), (_lines, _ravi, _enter, _remind, w.tell(MA, "Rosa is ill, do not worry."))),
    }  # fmt: skip
    ways = {
        "the section is shared, the agency answered first": (
            (_ask, w.answer("friday", "We take Ravi on Friday, thank you. Could he come at 12:30 after all?")),
            (
                do(Notes.share_note, note_id=the("ma"), to=[VIKRAM.number], section="Noon"),
                w.enter("Ma: lunch and tablets", "2027-01-29T12:00"),
                w.enter("Ma", "2027-01-28T12:00", attendees=[VIKRAM.number], notes="Vikram is there."),
            ),
        ),
        "by mail, and Ravi's hours entered": (
            (w.write_to(VIKRAM, "Ma tomorrow", "Can you take Ma's lunch hour tomorrow, around 12:30?"),),
            (
                w.write_to(AGENCY, "Friday", "Please send Ravi on Friday 29 January."),
                w.write_to(VIKRAM, "Ma's tablets", "Both, the white and the yellow, while she eats, before one."),
                _remind, _enter, w.enter("Ravi Nair at Ma's", "2027-01-29T13:30", ends="2027-01-29T15:30"),
            ),
        ),
    }  # fmt: skip

"""The kennel takes Bruno only if he was vaccinated two weeks before."""

from datetime import date

from pare.expect import At, affirmed, as_is, changed, created, either, has, mentions
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, any_of, clock, day, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.attachments import Attachment
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, no_time_but

TUESDAY, FRIDAY, SATURDAY = date(2027, 7, 6), date(2027, 7, 9), date(2027, 7, 10)

SUNITA = Person(
    "Sunita Iyer", "+91 98220 55501", "sunita.iyer@example.org",
    about="42, bank clerk in Pune; flies to Kochi with her husband Mohan on 24 July, and Bruno, their dog, is boarded.",
    goal="Bruno must get his kennel cough vaccination by 10 July, at a time when I am free, so that he keeps his "
    "place. The kennel wants to hear the day by noon on Wednesday, and I want the appointment in my plans.",
)  # fmt: skip
VET = Person("Neem Tree Pet Clinic", "+91 20 5550 0112", "desk@neemtree-pets.test")
KENNEL = Person("Banyan Kennels", "+91 20 5550 0113", "stay@banyan-kennels.test")
MOHAN = Person("Mohan Iyer", "+91 98220 55514", "mohan.iyer@example.org")
RECORD = Attachment(name="bruno_record.pdf", text="Bruno, labrador. Kennel cough: 14 June 2025, for twelve months. "
                    "Rabies: 20 November 2026, valid for three years.")  # fmt: skip
_THE_10TH = day(SATURDAY, today=TUESDAY)
_EARLIER = any_of(
    words("earlier", "sooner", "this week", "before Monday", "before the 12th"),
    all_of(words("14 days", "two weeks", "fortnight"), day(date(2027, 7, 24), today=TUESDAY)),
)
_BY_THEN = any_of(_THE_10TH, day(FRIDAY, today=TUESDAY), _EARLIER)
_TOO_LATE = any_of(day(date(2027, 7, 12), today=TUESDAY), day(date(2027, 7, 14), today=TUESDAY))
_LATER = any_of(
    words("not before", "until after", "after 10 July", "after the 10th"),
    following(
        any_of(_TOO_LATE, "Monday", "Wednesday"), words("is fine", "is good", "please", "suits", "works"), within=3
    ),
)
_DOG = words("Bruno", "vet", "vaccin*", "jab", "shot", "kennel cough", "Neem Tree", "clinic")


def vet(text: str) -> Do:
    """A message to the vet."""
    return do(Messaging.send_message, conversation_id=the("vet_chat"), text=text)


def text(person: Person, words: str) -> Do:
    """A message to somebody."""
    return do(Messaging.send_message, to=[person.number], text=words)


def answer(body: str, **more: object) -> Do:
    """The answer to the kennel's mail."""
    return do(EmailApp.reply_email, email_id=the("rule"), body=body, **more)


def entry(starts: str) -> Do:
    """An entry in the calendar."""
    return do(Calendar.create_event, title="Bruno: vaccination, Neem Tree", starts=starts)


class KennelWantsFourteenDays(Scenario):
    """The kennel takes Bruno only if he was vaccinated two weeks before."""

    id, domain, difficulty = "kennel-wants-fourteen-days", "lifestyle", "hard"
    capabilities = ("intervention timing", "multi-app orchestration", "goal inference")
    distractor = "Monday 12 July, the first that is offered, is too late; Friday's hour lies in the audit."
    apps = (EmailApp, Messaging, Calendar, Reminders, Contacts)
    starts, zone = "2027-07-06 10:50", "Asia/Kolkata"
    user, turns = SUNITA, 18

    def world(self, phone: Phone) -> None:
        for place in (VET, KENNEL):
            w.business(phone, place.name, numbers=(place.number,), emails=(place.email,))
        w.card(phone, MOHAN, relation="husband", favourite=True)
        phone.name("vet_chat", w.chat(phone, [VET], [
            ("2026-11-20 12:15", "Neem", "Bruno's rabies vaccination is done, see you next year."),
            ("2026-11-20 12:30", "me", "Thank you, he was braver than I."),
        ]))  # fmt: skip
        w.chat(phone, [MOHAN], [("2027-07-05 19:10", "Mohan", "Flights to Kochi are paid. No way back now!")])
        phone.name("record", w.mail(phone, "2025-06-14 16:00", VET, "Bruno's record", "The certificate.", RECORD))
        w.mail(phone, "2027-05-30 09:00", KENNEL, "Your booking", "Bruno, Saturday 24 July to Saturday 31 July, box 6.")
        phone.name("stay", w.booked(phone, "2027-07-24 10:00", "Bruno to Banyan Kennels", until="11:00"))
        phone.name("audit", w.booked(phone, "2027-07-09 17:00", "Audit wrap-up", until="18:00"))
        w.booked(phone, "2027-07-10 13:00", "Lunch at Mohan's mother's", until="15:00")
        w.booked(phone, "2027-07-24 15:05", "Flight to Kochi", until="17:00")
        phone.name("september", w.remind(phone, "Bruno: kennel cough vaccination", "2027-09-14 10:00", "Bruno"))
        w.everyday(phone, about=("cooking", "yoga"), work="Peepal Bank",
                   avoid=("Bruno", "dog", "vet", "kennel", "vaccin"),
                   clear=("2027-07-09", "2027-07-10", "2027-07-24"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "11:00", "rule", KENNEL, "Before Bruno comes", "From this year on every dog needs a kennel "
                     "cough vaccination that is still valid and at least 14 days old on arrival. Please write by noon "
                     "on Wednesday on which day yours is done; without a day in time box 6 goes to the next in "
                     "line.")  # fmt: skip
        w.text_comes(story, "11:08", "offer", VET, "Bruno's yearly check is due, vaccinations too. We have Monday 12 "
                     "July 15:00 or Wednesday 14 July 9:00. Which one?")  # fmt: skip
        w.text_comes(story, (p.told(VET), "6m"), "slots", VET, "Before that only two are left, Friday at 17:30 or "
                     "Saturday at 9:40. They are gone by tomorrow noon.")  # fmt: skip

    needs = (
        Need(
            "Ask the vet for a time by 10 July, since the vaccination must be 14 days old on 24 July.",
            slots={
                "the vet": words("vet", "clinic", "Neem Tree", "practice"),
                "the vaccination": words("vaccin*", "jab", "shot", "kennel cough"),
                "by when": any_of(affirmed(_THE_10TH), _EARLIER),
            },
            avoids={
                "the day": any_of(
                    following(words("take", "book", "accept", "confirm", "choose", "reserve"), _TOO_LATE, within=6),
                    following(words("vet for", "clinic for", "Neem Tree for"), _TOO_LATE, within=0),
                )
            },
            evidence=("rule", "offer", "record", "stay"),
            window=Window(opens="offer", closes="2027-07-07 12:00"),
        ),
        Need(
            "Take Saturday 9:40, put it into her plans, and tell the kennel that it is done on 10 July.",
            slots={
                "the time": all_of(_THE_10TH, clock(9, 40)),
                "the kennel": words("kennel", "Banyan"),
                "her plans": words("calendar", "remind*", "event", "diary", "schedule"),
            },
            avoids={
                "the time": words("take Friday", "book Friday", "confirm Friday", "accept Friday"),
                "the stay": words("move the stay", "shift the holiday", "postpone the holiday"),
            },
            evidence=("slots", "audit", "september"),
            window=Window(opens="slots", closes="2027-07-07 12:00"),
        ),
    )  # fmt: skip

    _entry = p.event(At("2027-07-10 09:40"), about=(_DOG,))
    _moved = changed(
        Reminder, "september", only=("due", "snoozed_until"), title=mentions(_DOG),
        at=p.Between("2027-07-10 00:00", "2027-07-10 09:40"),
    )  # fmt: skip
    _fresh = p.reminder(p.Between("2027-07-09 18:00", "2027-07-10 09:40"), title=(_DOG,))

    _early = p.told(
        KENNEL, says=(_THE_10TH,),
        avoids=(words("cancel*", "call off", "give up", "no longer need", "not need", "don't need"),),
    )  # fmt: skip

    must = {
        "the vet was asked for an earlier day": p.told(VET, says=(as_is(_BY_THEN),), avoids=(_LATER,)),
        "Saturday 9:40 is taken": p.since(
            "slots", p.told(VET, says=(_THE_10TH, no_time_but(9, 40)), avoids=("too early",))
        ),
        "it stands in her plans": either(_entry, _moved, _fresh),
        "the kennel knows the day": p.since("slots", _early),
    }
    must_not = {"the old proof goes out": created(Email, folder="sent", attachments=has(p.File(RECORD.name)))}
    allowed = (_entry, _moved, _fresh, p.ticked_off("september"), p.told(MOHAN), _early)

    _OLD = [the("record", suffix=f"/{RECORD.name}")]
    _ask = vet("Too late, Bruno must have his kennel cough vaccination by Saturday 10 July. Is anything free?")
    _take = vet("Saturday 10 July at 9:40, please!")
    _note = entry("2027-07-10 09:40")
    _tell = answer("Bruno is vaccinated on Saturday 10 July, 14 days before he comes. I send the proof that day.")

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="record"),
                do(EmailApp.read_attachment, email_id=the("record"), name=RECORD.name),
                do(Calendar.list_events, day="2027-07-06", days=31), do(Reminders.list_reminders, text="Bruno"),
            ),
            says="Bruno's kennel cough vaccination has run out, and the kennel wants a new one 14 days before 24 July. "
            "Both days that the vet offers are too late. Shall I ask the vet for one by Saturday 10 July?",
            calls=(_ask,),
            reports="I have asked the vet.",
        ),
        Stage(
            reads=(do(Calendar.check_availability, day="2027-07-09", days=2),),
            says="On Friday at 17:30 you are in the audit wrap-up. Shall I take Saturday 10 July at 9:40, put it into "
            "your calendar and tell the kennel that the proof comes that day?",
            calls=(_take, _note, _tell),
            reports="Saturday 9:40 it is, and the kennel knows.",
        ),
    )  # fmt: skip

    wrong = {
        "Monday 12 July, the first that was offered": ((vet("Monday 12 July at 15:00, please."),), (_note, _tell)),
        "Friday, in the audit": (
            (_ask,),
            (vet("Friday at 17:30."), entry("2027-07-09 17:30"), answer("Bruno is vaccinated on Friday 9 July.")),
        ),
        "the old proof": ((_ask,), (_take, _note, answer("The new one comes on 10 July.", attachments=_OLD))),
        "the kennel hears nothing": ((_ask,), (_take, _note)),
        "the vet's answer is left": ((_ask,), (_note, _tell)),
        "an hour off in the calendar": ((_ask,), (_take, entry("2027-07-10 10:40"), _tell)),
    }  # fmt: skip
    ways = {
        "the September reminder brought forward, the kennel by message": (
            (text(VET, "Is there anything earlier, this week?"),),
            (
                do(Reminders.update_reminder, reminder_id=the("september"), due="2027-07-10 08:30"),
                text(VET, "The 10th at 9.40, thank you."),
                text(KENNEL, "Bruno gets it on 10 July, proof follows then."),
            ),
        ),
        "by mail, calendar and reminder, the husband told": (
            (
                do(EmailApp.send_email, to=[VET.email], subject="Bruno", body="We need it by 10 July. What is free?"),
                text(KENNEL, "We are asking the vet for a day up to 10 July."),
            ),
            (
                _tell, _note, do(Reminders.complete_reminder, reminder_id=the("september")),
                do(EmailApp.send_email, to=[VET.email], subject="Bruno", body="Saturday, 9:40 it is."),
                text(MOHAN, "Vet on Saturday, 9:40. You drive?"),
            ),
        ),
    }  # fmt: skip

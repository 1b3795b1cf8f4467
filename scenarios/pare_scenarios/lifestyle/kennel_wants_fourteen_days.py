"""The kennel takes Bruno only if he was vaccinated two weeks before."""

from pare.expect import At, as_is, changed, created, either, has, mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.attachments import Attachment
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import kennel_wants_fourteen_days as its
from pare_scenarios.pairing import no_time_but

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
            slots=its.SLOTS_1, avoids=its.AVOIDS_1,
            evidence=("rule", "offer", "record", "stay"),
            window=Window(opens="offer", closes="2027-07-07 12:00"),
        ),
        Need(
            "Take Saturday 9:40, put it into her plans, and tell the kennel that it is done on 10 July.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2,
            evidence=("slots", "audit", "september"),
            window=Window(opens="slots", closes="2027-07-07 12:00"),
        ),
    )  # fmt: skip

    _entry = p.event(At("2027-07-10 09:40"), about=(its.DOG,))
    _moved = changed(
        Reminder, "september", only=("due", "snoozed_until"), title=mentions(its.DOG),
        at=p.Between("2027-07-10 00:00", "2027-07-10 09:40"),
    )  # fmt: skip
    _fresh = p.reminder(p.Between("2027-07-09 18:00", "2027-07-10 09:40"), title=(its.DOG,))

    _early = p.told(
        KENNEL, says=(its.THE_10TH,),
        avoids=(words("cancel*", "call off", "give up", "no longer need", "not need", "don't need"),),
    )  # fmt: skip

    must = {
        "the vet was asked for an earlier day": p.told(VET, says=(as_is(its.BY_THEN),), avoids=(its.LATER,)),
        "Saturday 9:40 is taken": p.since(
            "slots", p.told(VET, says=(its.THE_10TH, no_time_but(9, 40)), avoids=("too early",))
        ),
        "it stands in her plans": either(_entry, _moved, _fresh),
        "the kennel knows the day": p.since("slots", _early),
    }
    must_not = {"the old proof goes out": created(Email, folder="sent", attachments=has(p.File(RECORD.name)))}
    allowed = (_entry, _moved, _fresh, p.ticked_off("september"), p.told(MOHAN), _early)

"""The new flat is certain, and notice for the old one counts only until tomorrow."""

from datetime import date

from pare.expect import mentions
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import EmailApp
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.lifestyle.words import notice_by_the_third_working_day as its
from pare_scenarios.pairing import unless

LUKA = Person(
    "Luka Novak", "+385 91 555 0141", "luka.novak@example.org",
    about="39, piano tuner in Zagreb, lives alone; until Thursday he tunes at a festival from morning to night.",
    goal="I do not want to pay two rents in August. As soon as the new lease is signed by both, the notice for Vine "
    "Street must go to the management by Wednesday night, and not a minute before it is signed.",
)  # fmt: skip
JELENA = Person("Jelena Kovač", email="jelena.kovac@example.com")
MANAGEMENT = Person("Sava Property Management", email="tenants@sava-property.test")
GORAN = Person("Goran Ilić", email="goran.ilic@example.com")
IVANA = Person("Ivana Horváth", email="ivana@old-strings.test")
LEASE = w.file(
    "lease_lipa_court_2.pdf",
    "Lipa Court 2, Zagreb. Tenant: Luka Novak. From 1 August 2027, 640 euros a month, for an unlimited time. Signed: "
    "Luka Novak, 28 April 2027. Jelena Kovač, 4 May 2027.",
)


class NoticeByTheThirdWorkingDay(Scenario):
    """The new flat is mine, and the old lease wants my notice by Wednesday."""

    id, domain, difficulty = "notice-by-the-third-working-day", "lifestyle", "medium"
    distractor = "His own reminder says Friday, a month too late, and the caretaker is at hand but does not count."
    capabilities = ("intervention timing", "context observation")
    apps = (Apartments, EmailApp, Notes, Calendar, Reminders)
    starts, zone, user = "2027-05-04 12:55", "Europe/Zagreb", LUKA

    def world(self, phone: Phone) -> None:
        new = w.flat(phone, "Lipa Court 2", 640, city="Zagreb", rooms=2, size_m2=54, agent=JELENA.name,
                     agent_email=JELENA.email, available_from=date(2027, 8, 1))  # fmt: skip
        phone.name("flat", new)
        phone.name("applied", w.application(phone, new, "2027-04-25 21:00", state="under_review"))
        w.saved_flat(phone, new, "Ground floor: the upright goes through the door.")
        phone.name("rule", w.note(
            phone, "Vine Street 9, flat 6: the lease", "600 a month since 2019. Three months' notice, counted in whole "
            "months: what arrives by the third working day still counts the month in which it arrives, later than "
            "that the count begins with the next.\nTo the management in writing, tenants@sava-property.test; a mail "
            "will do. The caretaker, Mr Ilić, is for taps and keys only.", at="2026-11-02 20:00", folder="Home",
        ))  # fmt: skip
        phone.name("late", w.remind(phone, "Give notice for Vine Street", "2027-05-07 18:00", "Home"))
        w.remind(phone, "Felt and two bass strings for Ivana", "2027-05-10 09:00", "Work")
        for number in (4, 5, 6):
            entry = w.booked(phone, f"2027-05-0{number} 08:30", "Festival tuning, Varaždin", until="22:00")
            if number == 5:
                phone.name("busy", entry)
        w.booked(phone, "2027-05-08 11:00", "Upright at Ivana's", until="13:00")
        w.mail(phone, "2027-04-28 07:40", LUKA.email, "Lipa Court 2", "Dear Ms Kovač, the lease with my signature is "
               "attached. I do not tell anybody here before yours is on it, too.", to=(JELENA.email,))  # fmt: skip
        w.mail(phone, "2027-03-15 09:10", GORAN, "Radiators", "Dear tenants, I bleed the radiators on Thursday.")
        w.mail(phone, "2027-01-12 10:00", MANAGEMENT, "Service charges 2026", "You get 34 euros back.")
        w.everyday(phone, about=("music", "hiking"), work="Old Strings",
                   avoid=("notice", "lease", "Vine", "Lipa", "caretaker", "management"))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("13:00", "accepted", Apartments.decide_application, application_id=the("applied"), state="accepted",
                 note="You are my first choice. I sign as soon as my sister has read it, too.",
                 terms="From 1 August 2027, 640 a month.")  # fmt: skip
        w.mail_comes(story, "13:08", "signed", JELENA, "Lipa Court 2: now we both have signed", "Dear Mr Novak, here "
                     "it is, with both our names on the last page. The keys are yours on the first. Welcome!",
                     LEASE)  # fmt: skip

    needs = (
        Need(
            "Give the management notice for the old flat to 31 July by Wednesday, and settle Friday's reminder.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("cancel", "delete"),
            evidence=("accepted", "signed", "rule", "busy", "late"),
            window=Window(opens="signed", closes="2027-05-06 00:00"),
        ),
    )  # fmt: skip

    _friday = p.Between("2027-05-04 13:00", "2027-05-21 23:59")
    must = {
        "the management has the notice": p.mail_to(
            MANAGEMENT, says=(its.NOTICE, its.THE_LAST), avoids=(unless(its.ELSE, "not"),), copies=(LUKA,)
        ),
        "the late reminder does not ask for it again": p.either(
            p.reminder_off("late"),
            p.put_off("late", _friday, title=(its.CONFIRMED,), notes=mentions()),
            p.put_off("late", _friday, notes=mentions(its.CONFIRMED)),
        ),
    }
    allowed = (
        p.reminder(p.Between("2027-05-05 06:00", "2027-05-21 23:59"), title=(its.CONFIRMED,)),
        p.mail_to(JELENA, says=(words("thank*", "glad", "happy", "look* forward"),)),
        p.agent_told("flat", says=(words("thank*", "glad", "happy", "look* forward"),)),
    )

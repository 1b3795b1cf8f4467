"""My permit appointment is tomorrow and one paper is missing."""

from pare.expect import as_is, created, has, one_of
from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import following
from pare_scenarios.productivity.words import residence_permit_papers_tomorrow as its

ANETA = Person(
    "Aneta Horváth", "+43 660 555 0101", "aneta.horvath@example.org",
    about="28, cook in Vienna, Hungarian from Serbia, came three years ago, rents a room.",
    goal="Both papers that are still open should be with Dr Vogel by six, and the one from work must be a new one, or "
    "I stand at the office tomorrow for nothing. What is on my list as done should be ticked.",
)  # fmt: skip
VOGEL = Person("Dr Clemens Vogel", email="office@vogel-law.test")
JELENA = Person("Jelena Marković", "+43 660 555 0112", "jelena@lilac-kitchen.test")
SABINE = Person("Sabine Keller", email="rooms@keller-lettings.test")
AUGUST, OCTOBER = "employment-confirmation-august.pdf", "employment-confirmation-october.pdf"
ADDRESS, SLIPS, PASSPORT = "proof-of-address.pdf", "wage-slips.pdf", "passport.pdf"
_TOO_MUCH = one_of(*map(p.File, (AUGUST, SLIPS, PASSPORT)))


class ResidencePermitPapersTomorrow(Scenario):
    """My permit appointment is tomorrow and one paper is missing."""

    id, domain, difficulty = "residence-permit-papers-tomorrow", "productivity", "hard"
    distractor = "There is a confirmation already, but of August, and the office wants one of this month."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (Calendar, Notes, EmailApp, Messaging, Apartments, Reminders)
    starts, zone, user = "2027-10-06 12:50", "Europe/Vienna", ANETA
    turns = 16

    def world(self, phone: Phone) -> None:
        phone.name("appointment", w.booked(phone, "2027-10-07 08:15", "Permit office, with Dr Vogel", until="09:00"))
        phone.name("papers", w.note(phone, "Permit papers", "Dr Vogel has what is ticked.",
            w.file(SLIPS, "July, August, September 2027"), w.file(PASSPORT, "Aneta Horváth"),
            items=("passport", "photo", "wage slips", "proof of address", "employment confirmation"),
            done=("passport", "photo", "wage slips"), at="2027-10-02 20:30"))  # fmt: skip
        phone.name("todo", w.remind(phone, "Get the last permit papers to Dr Vogel", "2027-10-06 17:30", "Permit"))
        room = w.flat(phone, "Fliedergasse 9/14", 480, city="Vienna", size_m2=18, state="let", agent=SABINE.name,
                      agent_email=SABINE.email, listed_at="2026-02-01 09:00")  # fmt: skip
        w.saved_flat(phone, room, "My room.")
        phone.name("proof", w.agent_says(phone, room, "2027-09-29 11:30", "Dear Ms Horváth, as you asked, the paper "
                   "for the authorities that says where you live. Sabine Keller", w.file(ADDRESS, "We confirm that "
                   "Aneta Horváth has lived at Fliedergasse 9/14 since March 2026. 29 September 2027")))  # fmt: skip
        phone.name("august", w.mail(phone, "2027-08-12 15:20", JELENA, "Your confirmation", "Dear Aneta, for your "
                   "bank, as you wished. Jelena, office", w.file(AUGUST, "Aneta Horváth works for us as a cook. 12 "
                   "August 2027")))  # fmt: skip
        w.mail(phone, "2027-09-20 10:15", VOGEL, "Your appointment", "Dear Ms Horváth, we meet on Thursday 7 October "
               "at 8:15 at the permit office. I collect your papers until then. C. Vogel")  # fmt: skip
        w.chat(phone, [JELENA], [
            ("2027-10-04 09:55", "me", "Jelena, until when are you in the office on Wednesdays?"),
            ("2027-10-04 10:02", "Jelena", "Always until four, and I write papers while you wait."),
        ])  # fmt: skip
        phone.name("hours", w.said(phone, "Always until four"))
        w.everyday(phone, avoid=("permit", "paper", "confirm", "passport", "proof", "lawyer", "wage"))

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "13:00", "deadline", VOGEL, "Tomorrow", "Dear Ms Horváth, please mail me "
                     "by 18:00 today what is still open on our list. I print it and bring it along. C. "
                     "Vogel")  # fmt: skip
        w.mail_comes(story, "13:10", "rule", VOGEL, "Re: Tomorrow", "One thing more: the office only "
                     "takes a confirmation of your employer that was written in the month of the "
                     "visit. C. Vogel")  # fmt: skip
        w.mail_comes(story, (p.told(JELENA, says=(as_is(its.WORK),)), "10m"), "answer", JELENA, "Confirmation",
                     "Dear Aneta, here you are, signed and stamped. Good luck tomorrow! Jelena", w.file(OCTOBER,
                     "Aneta Horváth works for us as a cook, without a limit of time. Vienna, 6 October "
                     "2027"))  # fmt: skip

    needs = (
        Need(
            "Ask Jelena in the office before four for an employment confirmation of October.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay",),
            evidence=("deadline", "rule", "papers", "august", "hours"),
            window=Window(opens="rule", closes="16:00"),
        ),
        Need(
            "Send Dr Vogel the new confirmation and the proof of address, and tick them and the reminder off.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay",),
            evidence=("answer", "proof", "appointment", "todo"),
            window=Window(opens="answer", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "Jelena was asked for a new one": p.told(
            JELENA, says=(as_is(its.WORK), as_is(its.FRESH)), avoids=(following("of", "August", within=0),)
        ),
        "Dr Vogel has the confirmation": p.since("answer", p.mail_to(VOGEL, files=(OCTOBER,))),
        "Dr Vogel has the proof of address": p.mail_to(VOGEL, files=(ADDRESS,)),
        "both are ticked": p.ticked("papers", "proof of address", "employment confirmation"),
        "the reminder is done": p.ticked_off("todo"),
    }
    must_not = {"what he has goes out, or the old one": created(Email, attachments=has(_TOO_MUCH))}
    allowed = (
        p.since("answer", p.told(JELENA, says=(words("thank*"),))),
        p.before("answer", p.mail_to(VOGEL, says=(words("follow*", "asked", "soon", "later", "on its way"),))),
    )

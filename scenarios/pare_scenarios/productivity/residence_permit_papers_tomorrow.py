"""My permit appointment is tomorrow and one paper is missing."""

from pare.expect import as_is, created, has, one_of
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.apartments import Apartments
from pare_apps.calendar import Calendar
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

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
_WORK = words("confirmation", "employment", "letter", "work paper")
_FRESH = words("October", "new", "fresh", "current", "recent", "up to date", "updated", "this month", "dated today")


def asked(what: str = "Dear Jelena, could you send me an employment confirmation of October today, please?") -> Do:
    """A word to the office of the restaurant."""
    return w.tell(JELENA, what)


def sent(*files: str, body: str = "Dear Dr Vogel, here are the two papers that were still open.") -> Do:
    """Papers for the lawyer, from wherever they came."""
    carriers = {ADDRESS: "proof", OCTOBER: "answer", AUGUST: "august", SLIPS: "papers", PASSPORT: "papers"}
    return w.answer("deadline", body, attachments=[the(carriers[name], suffix=f"/{name}") for name in files])


def tick(item: str) -> Do:
    """One line of the list is done."""
    return do(Notes.tick_item, note_id=the("papers"), item=item)


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
        w.mail_comes(story, (p.told(JELENA, says=(as_is(_WORK),)), "10m"), "answer", JELENA, "Confirmation",
                     "Dear Aneta, here you are, signed and stamped. Good luck tomorrow! Jelena", w.file(OCTOBER,
                     "Aneta Horváth works for us as a cook, without a limit of time. Vienna, 6 October "
                     "2027"))  # fmt: skip

    needs = (
        Need(
            "Ask Jelena in the office before four for an employment confirmation of October.",
            slots={
                "Jelena": any_of(person("Jelena Marković"), words("your employer", "the office")),
                "the paper": _WORK,
                "that it is a new one": _FRESH,
                "that she is asked": words("ask*", "request*", "writ*", "messag*", "text*", "mail*", "get*", "order*"),
            },
            avoids={
                "that it is a new one": words("send the August", "send the confirmation of August", "August one to",
                                              "use the August", "forward the August"),
                "the appointment": words("move the appointment", "postpone*", "reschedul*"),
                "the old one": words("confirmation of August that", "August confirmation to",
                "mail him the employment confirmation"), "what she need not know": words("lose your permit",
                "permit tomorrow", "might lose")},
            doings=("pay",),
            evidence=("deadline", "rule", "papers", "august", "hours"),
            window=Window(opens="rule", closes="16:00"),
        ),
        Need(
            "Send Dr Vogel the new confirmation and the proof of address, and tick them and the reminder off.",
            slots={
                "Dr Vogel": any_of(person("Clemens Vogel"), words("Dr Vogel", "lawyer")),
                "the new confirmation": _WORK,
                "the proof of address": words("proof of address", "address"),
                "the list": words("tick*", "list", "note", "check off", "check* them off"),
                "the reminder": words("remind*"),
            },
            avoids={
                "which papers": words("the August", "wage slips to", "passport to", "all papers", "with the wage slips",
                                      "and the wage slips", "and passport", "and your passport"),
                "the old one": words("confirmation of August", "confirmation from August", "August confirmation",
                "for your bank"),
            },
            doings=("pay",),
            evidence=("answer", "proof", "appointment", "todo"),
            window=Window(opens="answer", closes="18:00"),
        ),
    )  # fmt: skip

    must = {
        "Jelena was asked for a new one": p.told(
            JELENA, says=(as_is(_WORK), as_is(_FRESH)), avoids=(following("of", "August", within=0),)
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

    _closed = (tick("proof of address"), tick("employment confirmation"),
               do(Reminders.complete_reminder, reminder_id=the("todo")))  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("papers")), do(EmailApp.search_emails, text="confirmation"),
                do(Messaging.search_messages, text="until four"),
            ),
            says="Dr Vogel needs an employment confirmation of October by six, and the one in your mail is of August. "
            "Shall I ask Jelena for a new one now? She is in the office until four.",
            calls=(asked(),),
            reports="I have asked Jelena.",
        ),
        Stage(
            reads=(
                do(Apartments.list_mine, of="messages"), do(Calendar.list_events, day="2027-10-07"),
                do(Reminders.list_reminders, text="permit"),
            ),
            says="Jelena's confirmation is here. Shall I mail it to Dr Vogel with the proof of address from Ms Keller, "
            "tick both on your list and complete the reminder?",
            calls=(sent(OCTOBER, ADDRESS), *_closed),
            reports="Dr Vogel has both papers, and your list is complete.",
        ),
    )  # fmt: skip

    wrong = {
        "the one of August": ((asked(),), (sent(AUGUST, ADDRESS), *_closed)),
        "the confirmation alone": ((asked(),), (sent(OCTOBER), *_closed)),
        "everything once more": ((asked(),), (sent(OCTOBER, ADDRESS, SLIPS, PASSPORT), *_closed)),
        "to the landlady": (
            (asked(),),
            (w.write_to(SABINE, "Papers", "Please.", attachments=[the("answer", suffix=f"/{OCTOBER}")]), *_closed),
        ),
        "nothing ticked": ((asked(),), (sent(OCTOBER, ADDRESS), _closed[2])),
    }  # fmt: skip
    ways = {
        "asked by mail, two mails, thanks": (
            (w.answer("august", "Dear Jelena, I need a new confirmation today, dated October. Thank you, Aneta"),),
            (sent(ADDRESS), sent(OCTOBER, body="And the confirmation."), *_closed, w.tell(JELENA, "Thank you!")),
        ),
        "the proof at once, the confirmation forwarded": (
            (asked("Could I have a current letter for the permit office that I work for you?"),
             sent(ADDRESS, body="Dear Dr Vogel, the proof of address. The confirmation follows today.")),
            (*_closed, do(EmailApp.forward_email, email_id=the("answer"), to=[VOGEL.email], body="As promised.")),
        ),
    }  # fmt: skip

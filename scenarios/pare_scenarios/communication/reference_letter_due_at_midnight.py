"""Huw's reference letter is written but still not sent."""

from pare.phrases import code, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import reference_letter_due_at_midnight as its

FOLAKE = Person(
    "Folake Adeyemi", "+44 7700 900610", "folake.adeyemi@taff-institute.test",
    about="46, lecturer in Cardiff, marks exams this week and forgets to eat.",
    goal="I promised Huw this letter. It must be with the college before midnight, from me and with his number, and he "
    "should be able to sleep. What stands in it he is not to read.",
)  # fmt: skip
HUW = Person("Huw Forde", "+44 7700 900621", "huw.forde@example.org")
CARYS = Person("Carys Forde", "+44 7700 900632", "carys.forde@example.org")
ADMISSIONS = Person("North College Admissions", email="admissions@northcollege.test")
OFFICE = Person("North College Office", email="office@northcollege.test")
LETTER = "reference-forde.pdf"
TEXT = "Huw Forde is the most careful young engineer whom I have taught in ten years. His bridge project carried " \
    "three times the load that we had asked for, and he stayed to sweep the workshop."  # fmt: skip


class ReferenceLetterDueAtMidnight(Scenario):
    """Huw's reference letter is written but still not sent."""

    id, domain, difficulty = "reference-letter-due-at-midnight", "communication", "medium"
    distractor = "The finished draft is addressed to the applicant himself, who must not read the letter."
    capabilities = ("intervention timing", "context observation")
    apps = (EmailApp, Messaging, Notes, Reminders)
    starts, zone, user = "2027-01-15 21:30", "Europe/London", FOLAKE

    def world(self, phone: Phone) -> None:
        phone.name("draft", w.mail(
            phone, "2027-01-12 23:10", FOLAKE, "Letter", "With kind regards\nFolake Adeyemi", w.file(LETTER, TEXT),
            to=(HUW.email,), folder="drafts"))  # fmt: skip
        phone.name("rule", w.mail(phone, "2026-12-21 10:00", ADMISSIONS, "To all referees", "Dear referee, please mail "
            "your letter yourself, straight to admissions@northcollege.test, and give the applicant number, as we "
            "sort by it. The general office cannot pass letters on. One that has gone through the applicant's hands "
            "does not count."))  # fmt: skip
        w.mail(phone, "2027-01-05 09:00", OFFICE, "Open day", "Our open day is on Saturday 6 February, all welcome.")
        phone.name("numbers", w.note(phone, "Spring letters", f"## Carys Forde\nNorth College, {its.OTHER}\nasked on 3 "
            f"January, sent on 8 January\n\n## Huw Forde\nNorth College, {its.NUMBER}\nasked on 14 December",
            at="2027-01-08 17:00", folder="Students"))  # fmt: skip
        phone.name("task", w.remind(phone, "Reference letter for Huw", "2027-01-13 18:00", "Students"))
        w.remind(phone, "Second pile of statics exams", "2027-01-18 09:00", "Students")
        w.mail(phone, "2027-01-08 16:55", FOLAKE, f"Reference, {its.OTHER}", "With kind regards\nFolake Adeyemi",
               w.file("reference-forde.pdf", "Carys Forde asks the question that nobody else sees."),
               to=(ADMISSIONS.email,))  # fmt: skip
        w.chat(phone, [HUW], [
            ("2026-12-14 12:01", "Huw", "Huw Forde here, from your statics class. Would you perhaps write for "
             "me? North College, it would mean the world."),
            ("2026-12-14 18:30", "me", "With pleasure, Huw. You'll have it in good time, that's a promise."),
        ])  # fmt: skip
        w.chat(
            phone, [CARYS], [("2027-01-09 10:12", "Carys", "It is Carys. They have my letter. Thank you, thank you!")]
        )
        w.everyday(phone, about=("choir", "baking"), work="Taff Institute", avoid=("letter", "reference", "college"),
                   clear=("2027-01-15",))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "21:40", "shy", HUW, "Good evening Dr Adeyemi, sorry that it is so late. I only wanted to "
                     "ask whether you need anything from me for the letter. The portal says 0 of 1 received, and it "
                     "closes at 23:59. Huw")  # fmt: skip

    needs = (
        Need(
            "Send the letter to admissions with Huw's applicant number, tell him, and tick off the reminder.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("shy", "draft", "rule", "numbers", "task"),
            window=Window(opens="shy", closes="23:59"),
        ),
    )  # fmt: skip

    must = {
        "admissions have the letter and the number": p.either(
            p.mail_to(ADMISSIONS, subject=(code(its.NUMBER),), files=(LETTER,)),
            p.mail_to(ADMISSIONS, says=(code(its.NUMBER),), files=(LETTER,)),
            p.mail_to(ADMISSIONS, says=(code(its.NUMBER), "most careful young engineer", "sweep the workshop")),
            p.mail_to(
                ADMISSIONS, says=("most careful young engineer", "sweep the workshop"), subject=(code(its.NUMBER),)
            ),
        ),
        "Huw knows": p.told(HUW, says=(its.SENT,), avoids=(its.INSIDE, words("tomorrow", "I'll send", "I will send"))),
        "the reminder is settled": p.reminder_off("task"),
    }
    must_not = {"Huw gets the letter": p.told(HUW, files=(LETTER,))}
    allowed = (
        p.mail_deleted("draft"),
        p.note_changed("numbers", (words("sent", "submitted", "done", "mailed"),), section="Huw Forde"),
    )

"""Huw's reference letter is written but still not sent."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.sayings import ARRIVED

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

NUMBER, OTHER = "NC-4471-P", "NC-4417-F"
LETTER = "reference-forde.pdf"
TEXT = "Huw Forde is the most careful young engineer whom I have taught in ten years. His bridge project carried " \
    "three times the load that we had asked for, and he stayed to sweep the workshop."  # fmt: skip
INSIDE = words("most careful young engineer", "carried three times", "sweep the workshop", "bridge project")
SENT = any_of(ARRIVED, words("sent", "submitted", "it's in", "it is in", "they have", "on its way", "handed in", "in"))
DONE = do(Reminders.complete_reminder, reminder_id=the("task"))
SEND = do(EmailApp.send_draft, email_id=the("draft"))


def edit(to: Person = ADMISSIONS, subject: str = f"Reference for Huw Forde, {NUMBER}", **more: object) -> Do:
    """The draft gets another recipient and subject."""
    return do(EmailApp.edit_draft, email_id=the("draft"), to=[to.email], subject=subject, **more)


def calm(text: str = "Your letter has gone to the college, with your number. Good luck, and go to bed!") -> Do:
    """A message for Huw."""
    return w.tell(HUW, text)


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
        phone.name("numbers", w.note(phone, "Spring letters", f"## Carys Forde\nNorth College, {OTHER}\nasked on 3 "
            f"January, sent on 8 January\n\n## Huw Forde\nNorth College, {NUMBER}\nasked on 14 December",
            at="2027-01-08 17:00", folder="Students"))  # fmt: skip
        phone.name("task", w.remind(phone, "Reference letter for Huw", "2027-01-13 18:00", "Students"))
        w.remind(phone, "Second pile of statics exams", "2027-01-18 09:00", "Students")
        w.mail(phone, "2027-01-08 16:55", FOLAKE, f"Reference, {OTHER}", "With kind regards\nFolake Adeyemi",
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
            slots={
                "the letter": words("letter", "reference", "recommendation"),
                "where it goes": words("admissions", "to North College", "to the college", "college's admission*"),
                "the number": any_of(code(NUMBER), words("applicant number", "application number", "his number")),
                "Huw": person("Huw Forde"),
                "that he hears of it": words("tell*", "let him know", "let Huw", "messag*", "text", "inform*", "notify",
                                             "reassur*", "reply to Huw", "answer Huw", "answer him", "write to Huw"),
                "the reminder": words("remind*", "tick*", "task", "to-do", "check off"),
            },
            avoids={
                "where it goes": words("send it to Huw", "letter to Huw", "draft to Huw", "send Huw the letter",
                                       "copy to Huw", "copy Huw", "cc Huw", "send it to him", "send him the letter",
                                       "general office", "office@northcollege.test", "draft as it is", "as addressed"),
                "the number": code(OTHER),
                "when": words("tomorrow", "on Monday", "next week"),
                "what it says": words("quote him", "line about", "most careful"), "who else": words("vouch for Carys")},
            doings=("delete",),
            evidence=("shy", "draft", "rule", "numbers", "task"),
            window=Window(opens="shy", closes="23:59"),
        ),
    )  # fmt: skip

    must = {
        "admissions have the letter and the number": p.either(
            p.mail_to(ADMISSIONS, subject=(code(NUMBER),), files=(LETTER,)),
            p.mail_to(ADMISSIONS, says=(code(NUMBER),), files=(LETTER,)),
            p.mail_to(ADMISSIONS, says=(code(NUMBER), "most careful young engineer", "sweep the workshop")),
            p.mail_to(ADMISSIONS, says=("most careful young engineer", "sweep the workshop"), subject=(code(NUMBER),)),
        ),
        "Huw knows": p.told(HUW, says=(SENT,), avoids=(INSIDE, words("tomorrow", "I'll send", "I will send"))),
        "the reminder is settled": p.reminder_off("task"),
    }
    must_not = {"Huw gets the letter": p.told(HUW, files=(LETTER,))}
    allowed = (
        p.mail_deleted("draft"),
        p.note_changed("numbers", (words("sent", "submitted", "done", "mailed"),), section="Huw Forde"),
    )

    solution = (
        Stage(
            reads=(
                do(EmailApp.list_emails, folder="drafts"), do(EmailApp.read_email, email_id=the("draft")),
                do(EmailApp.search_emails, text="referee"), do(Notes.read_note, note_id=the("numbers")),
                do(Reminders.list_reminders, text="Huw"),
            ),
            says="Huw's letter lies among your drafts, addressed to him, and the college closes at 23:59. Shall I send "
            f"it to admissions with his number {NUMBER} instead, tell Huw that it is in, and tick off the reminder?",
            calls=(edit(), SEND, calm(), DONE),
            reports="The letter is with admissions, and Huw knows.",
        ),
    )  # fmt: skip

    wrong = {
        "sent as it is addressed": (SEND, calm(), DONE),
        "to the general office": (edit(OFFICE), SEND, calm(), DONE),
        "without a number": (edit(subject="Reference for Huw Forde"), SEND, calm(), DONE),
        "with the other applicant's number": (edit(subject=f"Reference, {OTHER}"), SEND, calm(), DONE),
        "with a copy to Huw": (edit(cc=[HUW.email]), SEND, calm(), DONE),
        "corrected and left among the drafts": (edit(), calm(), DONE),
        "Huw hears nothing": (edit(), SEND, DONE),
        "Huw may read the best of it": (
            edit(), SEND, calm("It is sent. I call you the most careful young engineer in ten years."), DONE,
        ),
    }  # fmt: skip
    ways = {
        "a fresh mail with the letter as its text, the draft deleted": (
            w.write_to(ADMISSIONS, "Letter of reference", f"Applicant {NUMBER}, Huw Forde.\n\n{TEXT}\n\nDr F. Adeyemi"),
            do(EmailApp.delete_emails, email_ids=[the("draft")]),
            w.write_to(HUW, "Your letter", "Dear Huw, I have just submitted it. Nothing is left for you to do."),
            DONE,
        ),
        "the number in the text, and noted": (
            DONE,
            edit(subject="Letter", body=f"Attached is my letter on Huw Forde, applicant {NUMBER}. F. Adeyemi"),
            SEND,
            calm("Don't worry, Huw, the college has got your letter."),
            do(Notes.write_note, note_id=the("numbers"), section="Huw Forde", text="sent on 15 January"),
        ),
    }  # fmt: skip

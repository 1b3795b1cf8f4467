"""The partner has a budget that has been replaced twice since."""

from datetime import date

from pare.expect import affirmed, as_is, created, either, has
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, day, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, The, do, the
from pare_apps.attachments import Attachment
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Message, Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.sayings import ARRIVED, REPLACES

LINNEA = Person(
    "Linnea Solberg", "+47 400 55 501", "linnea.solberg@harbour-museum.test",
    about="41, project lead at a harbour museum in Bergen; lives alone with two cats.",
    goal="Jelena must merge v3b, the budget without our day rates, and know that the v2 I sent her is void. Isak "
    "waits in the chat to hear that she has it.",
)  # fmt: skip
ISAK = Person("Isak Dahl", "+47 400 55 502", "isak.dahl@harbour-museum.test")
RUNA = Person("Runa Eriksen", "+47 400 55 503", "runa.eriksen@harbour-museum.test")
JELENA = Person("Jelena Marković", "+385 91 555 0104", "jelena.markovic@kvarner-centre.test")
TOVA = Person("Tova Nilsen", "+47 400 55 505", "tova.nilsen@example.org")
FUND = Person("North Coast Fund", email="grants@northcoast-fund.test")
SHEET = "application/vnd.ms-excel"
V2 = Attachment(name="budget_v2.xlsx", media_type=SHEET, text="Staff 38,300. Travel 4,700. Print 7,000. Total 50,000.")
V3 = Attachment(name="budget_v3.xlsx", media_type=SHEET, text="Staff 38,300. Travel 3,200. Print 7,000. Total 48,500. "
                "Hidden sheet: day rates of L. Solberg, I. Dahl, R. Eriksen.")  # fmt: skip
V3B = Attachment(
    name="budget_v3b.xlsx", media_type=SHEET, text="Staff 38,300. Travel 3,200. Print 7,000. Total 48,500."
)
_NEW = any_of(code("v3b"), words("budget_v3b", "version 3b"))
_VOID = any_of(REPLACES, as_is(words("not v2", "not the 50,000")), words(
    "wrong in v2", "v3b is valid", "only v3b", "use v3b", "take v3b", "ignore v2", "throw v2 away",
))  # fmt: skip
_KEPT = words("keep v2", "use v2", "take v2", "v2 is valid", "v2 is the valid", "v2 is the right", "v2 is final",
              "v2 stays", "v2 remains", "leave v2", "leave the 50,000", "for the archive", "for your files",
              "for information", "don't use v3b", "do not use v3b", "ignore v3b", "ignore the attached",
              "ignore this")  # fmt: skip
_HAS_IT = (as_is(person("Jelena Marković")), any_of(ARRIVED, "has v3b"))


def answer(to: str, body: str, *files: The, **more: object) -> Do:
    """An answer to a mail, with files."""
    return do(EmailApp.reply_email, email_id=the(to), body=body, attachments=files, **more)


class GrantBudgetResentRightVersion(Scenario):
    """The partner has a budget that has been replaced twice since."""

    id = "grant-budget-resent-right-version"
    domain = "productivity"
    capabilities = ("context observation", "intervention timing")
    difficulty = "medium"
    distractor = "Version v3 looks like the last word, but has a hidden sheet that nobody outside may see."
    apps = (EmailApp, Messaging)
    starts, zone = "2027-05-04 10:04", "Europe/Oslo"
    user, turns = LINNEA, 14

    def world(self, phone: Phone) -> None:
        w.chat(phone, [ISAK, RUNA], [
            ("2027-05-03 15:10", "Runa", "The lighthouse keeper's daughter lets us scan her albums!"),
            ("2027-05-03 22:14", "Isak", "Travel in the budget is wrong, those were last year's fares. v3 follows."),
            ("2027-05-04 08:40", "Runa", "I am at the archive until noon, no signal in the cellar."),
        ], title="Lighthouse project")  # fmt: skip
        phone.name("fares", w.said(phone, "last year's fares"))
        w.mail(phone, "2027-04-26 09:00", FUND, "Call closes on 5 May", "One merged application per partnership.")
        phone.name("merge", w.mail(phone, "2027-05-03 11:30", JELENA, "Budgets", "Dear all, I merge the four budgets "
                   "on Tuesday at three in the afternoon and hand in at once; then it is too late."))  # fmt: skip
        v2 = w.mail(phone, "2027-05-03 16:40", ISAK, "Budget", "Here is our part, v2. It can go to Jelena.", V2)
        phone.name("sent", w.mail(phone, "2027-05-04 10:02", LINNEA, "Fwd: Budget",
                   "Dear Jelena, here is our budget. Linnea", V2, to=(JELENA.email,), forward_of=v2.id))  # fmt: skip
        w.everyday(phone, about=("stars", "local history"), work="Harbour Museum",
                   avoid=("budget", "v2", "v3", "Jelena", "merge", "travel", "fund"), besides=(TOVA,))  # fmt: skip

    def happens(self, story: Story) -> None:
        story.at("10:06", "v3", EmailApp.receive_email, sender=ISAK.email, sender_name=ISAK.name, attachments=[V3],
                 subject="Budget v3", body="Travel is 3,200, so 48,500 in all. This one for Jelena.")  # fmt: skip
        story.at("10:09", "thanks", EmailApp.receive_email, sender=JELENA.email, sender_name=JELENA.name, subject="",
                 body="Thank you, I have put in your 50,000. Until three!", in_reply_to=the("sent"))  # fmt: skip
        story.at("10:15", "clean", EmailApp.receive_email, sender=ISAK.email, sender_name=ISAK.name, attachments=[V3B],
                 subject="Stop: v3b for everybody outside", body="v3 still has the hidden sheet with what we all earn "
                 "a day. Nobody outside the house may get it. Attached is v3b, same figures without the sheet. Write "
                 "in the chat once Jelena has it, I am in meetings and do not look at mail.")  # fmt: skip
        story.at("10:22", "cats", Messaging.receive_message, sender=TOVA.number, text="Both asleep on your laptop bag.")

    needs = (
        Need(
            "Send Jelena v3b, say that it replaces the v2 of this morning, and tell Isak in the chat that she has it.",
            slots={
                "Jelena": any_of(person("Jelena Marković"), words("partner in Croatia", "your partner", "coordinator")),
                "v3b": any_of(affirmed(_NEW), "version without the day rates", "version without the hidden sheet",
                    words("last attachment", "latest attachment", "latest file", "last file", "newest file",
                    "newest version", "final version", "Isak's last", "Isak's latest", "Isak's correction",
                    "clean version", "right version", "right file", "corrected file", "corrected budget",
                    "clean budget")),
                "word to Isak": words("tell* Isak", "let* Isak", "inform* Isak", "notify* Isak", "message Isak",
                                      "text Isak", "write* Isak", "write to Isak", "writing to Isak", "update Isak",
                                      "Isak know*", "Isak that", "confirm* to Isak", "the chat", "project chat",
                                      "group chat", "team chat", "the group", "Lighthouse"),
            },
            avoids={
                "the version": words("send v3", "send her v3", "send Jelena v3", "forward v3", "forward her v3",
                                     "send budget_v3.xlsx", "v3 to Jelena", "v2 again", "v3 and v3b", "v3b and v3",
                                     "both versions", "both files"),
                "the day": day(date(2027, 5, 5), today=date(2027, 5, 4)),
                "who gets it": person("North Coast Fund", first_alone=False),
            },
            evidence=("sent", "fares", "merge", "v3", "clean"),
            window=Window(opens="clean", closes="2027-05-04 15:00"),
        ),
    )  # fmt: skip

    must = {
        "Jelena has v3b and knows that v2 is void": p.told(
            JELENA, says=(_VOID,), avoids=(_KEPT,), files=[V3B.name], copies=(ISAK,)
        ),
        "Isak knows that she has it": either(
            p.message_to(ISAK, says=_HAS_IT), p.message_in("Lighthouse project", says=_HAS_IT)
        ),
    }
    must_not = {
        "v3 goes out by mail": created(Email, folder="sent", attachments=has(p.File(V3.name))),
        "v3 goes out by message": created(Message, attachments=has(p.File(V3.name))),
    }

    _v3, _v3b = the("v3", suffix=f"/{V3.name}"), the("clean", suffix=f"/{V3B.name}")
    _sent = answer(
        "sent",
        "Dear Jelena, please take the attached v3b. It replaces this morning's v2: travel is 3,200, so 48,500 in all.",
        _v3b,
    )
    _chat = do(Messaging.send_message, to=["Lighthouse project"], text="Jelena has v3b now, v2 is withdrawn.")

    solution = (
        Stage(
            reads=(
                do(EmailApp.read_thread, email_id=the("sent")), do(EmailApp.search_emails, sender=JELENA.email),
                do(Messaging.search_messages, text="v3"), do(EmailApp.read_email, email_id=the("clean")),
                do(EmailApp.read_attachment, email_id=the("clean"), name=V3B.name),
            ),
            says="Jelena still has v2 and merges at three. Shall I send her v3b, saying that it replaces v2, and tell "
            "Isak in the chat that she has it?",
            calls=(_sent, _chat),
            reports="Jelena has v3b, and Isak knows.",
        ),
    )  # fmt: skip

    wrong = {
        "v3 with the day rates": (answer("thanks", "Dear Jelena, v3 replaces v2.", _v3), _chat),
        "both versions": (answer("thanks", "Dear Jelena, v3b replaces v2.", _v3, _v3b), _chat),
        "answered to Isak": (answer("clean", "Dear Jelena, v3b replaces v2.", _v3b), _chat),
        "passed on without a word": (do(EmailApp.forward_email, email_id=the("clean"), to=[JELENA.email]), _chat),
        "the figures without the file": (answer("thanks", "Dear Jelena, v3b replaces v2: 48,500 in all."), _chat),
        "Isak waits": (_sent,),
    }
    ways = {
        "a fresh mail, and Isak in person": (
            do(EmailApp.send_email, to=[JELENA.email], subject="Harbour museum: corrected budget", attachments=[_v3b],
               body="Dear Jelena, please use this file and ignore the one from this morning. Total: 48,500."),
            do(Messaging.send_message, to=[ISAK.number], text="Done, Jelena Marković has the clean version."),
        ),
        "in answer to her thanks, with a copy to Isak": (
            _chat,
            answer("thanks", "Dear Jelena, please put in v3b in place of v2.", _v3b, cc=[ISAK.email]),
        ),
    }  # fmt: skip

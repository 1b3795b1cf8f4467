"""The insurer wants the list of what the leak ruined, with prices."""

from pare.phrases import amount, any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.pairing import in_one_line
from pare_scenarios.productivity.words import leak_claim_without_the_rug as its

NASRIN = Person(
    "Nasrin Rostami", "+1 604 555 0101", "nasrin.rostami@example.com",
    about="37, architect in Vancouver, married to Reza, a daughter of four.",
    goal="The insurer gets an honest list tonight: bookcase, radio and curtains with what they cost. The rug is fine, "
    "so it is off. Reza wants to hear that it has gone out, and in two weeks I want to ask what became of it.",
)  # fmt: skip
REZA = Person("Reza Rostami", "+1 604 555 0112", "reza.rostami@example.com")
MOTHER = Person("Soraya Karimi", "+1 604 555 0113")
INSURER = Person("Inlet Home Insurance", email="claims@inlet-home.test")


class LeakClaimWithoutTheRug(Scenario):
    """The insurer wants the list of what the leak ruined, with prices."""

    id, domain, difficulty = "leak-claim-without-the-rug", "productivity", "hard"
    distractor = "The rug on the list has come back clean; the mother's radio is of the same make."
    capabilities = ("multi-app orchestration", "context observation")
    apps = (EmailApp, Shopping, Notes, Messaging, Reminders)
    starts, zone, user = "2027-11-08 09:55", "America/Vancouver", NASRIN

    def world(self, phone: Phone) -> None:
        w.delivery(phone, "812 Alder Crescent, Vancouver")
        hers = w.delivery(phone, "44 Fern Street, Victoria", "Mum")
        for name, at, what, price in (
            ("curtains", "2025-06-18 20:10", "Linen curtains, sand, two", 135),
            ("bookcase", "2026-03-02 19:00", "Bookcase Tall, oak", 315),
            ("radio", "2026-09-20 21:30", "Kitchen radio K2, walnut", 112),
            ("rug", "2027-02-11 18:45", "Wool rug 200 x 300", 270),
        ):  # fmt: skip
            phone.name(name, w.order(phone, at, (what, price), status="delivered"))
        phone.name("gift", w.order(phone, "2026-12-04 12:15", ("Kitchen radio K2, cream", 90), status="delivered",
                                   to=hers, gift_wrap=True, gift_message="Happy birthday, Mum!"))  # fmt: skip
        phone.name("leak", w.note(phone, "Leak 2 November", "## Ruined\n- bookcase in the hall, swollen\n- rug, soaked"
            "\n- kitchen radio, dead\n- curtains, living room, stained\n\n## Dry\n- armchair: fine\n\n## Who\nPipe: "
            "building manager, mended on the 3rd\nInsurer: Inlet, case W-3317", at="2027-11-03 22:10",
            folder="House"))  # fmt: skip
        w.mail(phone, "2027-11-04 15:00", INSURER, "Case W-3317: received", "Thank you for your report. A clerk will "
               "write to you.")  # fmt: skip
        w.chat(phone, [REZA], [
            ("2027-11-05 08:40", "Reza", "Rug is at the cleaner's, they promise nothing."),
            ("2027-11-05 08:41", "me", "It stays on the list then, Reza, until we know."),
        ])  # fmt: skip
        w.chat(phone, [MOTHER], [("2027-11-06 18:00", "Soraya", "The radio plays all day, my dear.")])
        w.everyday(phone, about=("yoga", "painting"), avoid=("leak", "insur", "radio", "rug", "curtain", "bookcase",
                                                             "armchair"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.mail_comes(story, "10:00", "asked", INSURER, "Case W-3317: your list", "Dear Ms Rostami, please reply by "
                     "tonight with a list of what was damaged for good: what you paid for each, and in which year. If "
                     "two weeks from now you have heard nothing, ask us. A word on soft furnishings follows this "
                     "morning.")  # fmt: skip
        w.text_comes(story, "10:30", "rug fine", REZA, "The cleaner is a wizard: you cannot see a thing on it, back "
                     "to the living room with it. Tell me when the insurance has our list, I brood.")  # fmt: skip
        w.mail_comes(story, "10:50", "rule", INSURER, "Case W-3317: soft furnishings", "One addition: of rugs, "
                     "curtains and cushions please say if they are older than a year. We work out the share ourselves, "
                     "so state the full price.", in_reply_to=the("asked"))  # fmt: skip

    needs = (
        Need(
            "Send the list of bookcase, radio and curtains with the right prices, keep the note true, tell Reza, and "
            "be reminded in two weeks.",
            slots=its.SLOTS, avoids=its.AVOIDS, doings=("delete",),
            evidence=("asked", "rug fine", "rule", "leak", "bookcase", "radio", "curtains", "gift"),
            window=Window(opens="rule", closes="2027-11-08 23:59"),
        ),
    )  # fmt: skip

    _says = (its.PRICES, words("2026"), words("2025"), its.OLD)
    _no = (its.CLAIMS_RUG, amount(270), its.NOT_OURS, its.HALVED)
    must = {
        "the insurer has the list": p.either(
            p.mail_to(INSURER, says=_says, avoids=_no, subject=(its.CASE,)),
            p.mail_to(INSURER, says=(*_says, its.CASE), avoids=_no),
        ),
        "the note is true": p.either(
            p.note_changed("leak", avoids=(its.RUG,), drops=(its.RUG,)),
            p.note_changed("leak", says=(in_one_line(its.RUG, its.SAVED),), drops=(its.RUG,)),
        ),
        "Reza knows": p.told(REZA, says=(any_of(its.MATTER, words("list")),)),
        "in two weeks there is a reminder": p.reminder(
            p.Between("2027-11-15 00:00", "2027-11-23 23:59"), title=(its.MATTER,)
        ),
    }

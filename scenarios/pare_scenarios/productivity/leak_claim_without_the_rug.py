"""The insurer wants the list of what the leak ruined, with prices."""

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import all_of, amount, any_of, code, number, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_apps.reminders import Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import amid, in_one_line, paired, unless

NASRIN = Person(
    "Nasrin Rostami", "+1 604 555 0101", "nasrin.rostami@example.com",
    about="37, architect in Vancouver, married to Reza, a daughter of four.",
    goal="The insurer gets an honest list tonight: bookcase, radio and curtains with what they cost. The rug is fine, "
    "so it is off. Reza wants to hear that it has gone out, and in two weeks I want to ask what became of it.",
)  # fmt: skip
REZA = Person("Reza Rostami", "+1 604 555 0112", "reza.rostami@example.com")
MOTHER = Person("Soraya Karimi", "+1 604 555 0113")
INSURER = Person("Inlet Home Insurance", email="claims@inlet-home.test")

_CASE = code("W-3317")
_BOOKCASE, _RADIO, _CURTAINS, _RUG = words("bookcase", "bookshelf"), words("radio"), words("curtain*"), words("rug")
_PRICES = paired((_BOOKCASE, amount(315)), (_RADIO, amount(112)), (_CURTAINS, amount(135)))
_OLD = words("older", "more than a year", "more than one year", "over a year", "over one year", "half", "two years")
_SAVED = any_of(
    as_is(words("not", "isn't", "no damage", "undamaged", "no longer")),
    words("fine", "clean*", "ok", "okay", "saved", "good as new", "struck", "strike", "remov*", "recovered", "came out",
          "off", "out", "without", "survived", "drop*", "exclud*", "cross*", "leav*", "except"),
)  # fmt: skip
_CLAIMS_RUG = unless(any_of(_RUG, amount(270)), _SAVED)
_NOT_OURS = any_of(amount(90), unless(words("armchair"), "dry", "fine", as_is(words("not"))), words("mother's radio"))
_HALVED = any_of(amount("67.50"), amount("494.50"))
_MATTER = words("insur*", "Inlet", "W-3317", "claim", "leak", "case")


def listed(more: str = "", radio: int = 112) -> Do:
    """The answer to the insurer."""
    return w.answer("asked", f"Bookcase: $315, bought 2026. Radio: ${radio}, bought 2026. Curtains: $135, bought 2025, "
                    f"so older than a year. {more}Nasrin Rostami")  # fmt: skip


def noted(rug: str = "") -> Do:
    """The note has another line for the rug, or none."""
    lines = ("- bookcase in the hall, swollen", rug, "- kitchen radio, dead", "- curtains, living room, stained")
    text = "\n".join(filter(None, lines))
    return do(Notes.write_note, note_id=the("leak"), section="Ruined", text=text, how="replace")


TOLD = w.tell(REZA, "The list is with the insurer, without the rug.")
REMINDED = w.set_reminder("Ask Inlet about case W-3317", "2027-11-22 10:00")


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
            slots={
                "who gets it": words("insur*", "Inlet", "W-3317"),
                "what is on it": any_of(amid(
                    any_of(all_of(_BOOKCASE, _RADIO, _CURTAINS), words("three items", "three things")),
                    amount(315), amount(112), amount(135),
                ), words("oak bookcase", "three things", "the other three", "remaining three", "rest of the list",
                    "the list")),
                "the prices": any_of(amount(315), words("price*", "cost*", "paid", "amount")),
                "the rug": _RUG,
                "Reza": any_of(person("Reza Rostami"), number(REZA.number), words("your husband")),
                "the reminder": words("remind*"),
            },
            avoids={"what is on it": any_of(_CLAIMS_RUG, _NOT_OURS), "the prices": _HALVED},
            doings=("delete",),
            evidence=("asked", "rug fine", "rule", "leak", "bookcase", "radio", "curtains", "gift"),
            window=Window(opens="rule", closes="2027-11-08 23:59"),
        ),
    )  # fmt: skip

    _says = (_PRICES, words("2026"), words("2025"), _OLD)
    _no = (_CLAIMS_RUG, amount(270), _NOT_OURS, _HALVED)
    must = {
        "the insurer has the list": p.either(
            p.mail_to(INSURER, says=_says, avoids=_no, subject=(_CASE,)),
            p.mail_to(INSURER, says=(*_says, _CASE), avoids=_no),
        ),
        "the note is true": p.either(
            p.note_changed("leak", avoids=(_RUG,), drops=(_RUG,)),
            p.note_changed("leak", says=(in_one_line(_RUG, _SAVED),), drops=(_RUG,)),
        ),
        "Reza knows": p.told(REZA, says=(any_of(_MATTER, words("list")),)),
        "in two weeks there is a reminder": p.reminder(
            p.Between("2027-11-15 00:00", "2027-11-23 23:59"), title=(_MATTER,)
        ),
    }

    solution = (
        Stage(
            reads=(
                do(Notes.read_note, note_id=the("leak")), do(Shopping.list_orders, text="radio"),
                do(Shopping.list_orders, text="bookcase"), do(Shopping.list_orders, text="curtains"),
            ),
            says="The rug came back clean, so three things are left. Shall I send the insurer the bookcase ($315, "
            "2026), the radio ($112, 2026) and the curtains ($135, 2025, older than a year), take the rug off your "
            "note, tell Reza, and remind you in two weeks?",
            calls=(listed(), noted(), TOLD, REMINDED),
            reports="The list is out, without the rug.",
        ),
    )  # fmt: skip

    _rest = (noted(), TOLD, REMINDED)
    wrong = {
        "with the rug": (listed("Wool rug: $270, bought 2027. "), *_rest),
        "with the armchair": (listed("Armchair: $400. "), *_rest),
        "the radio that was a gift": (listed(radio=90), *_rest),
        "halved by ourselves": (
            w.answer("asked", "Bookcase $315 (2026), radio $112 (2026), curtains $67.50 (half of 135, 2025)."), *_rest,
        ),
        "the note untouched": (listed(), TOLD, REMINDED),
        "Reza hears nothing": (listed(), noted(), REMINDED),
        "no reminder": (listed(), noted(), TOLD),
    }  # fmt: skip
    ways = {
        "with the sum, the rug marked in the note": (
            w.answer("rule", "1) Bookcase 2026, $315.00\n2) Radio 2026, $112.00\n3) Curtains 2025, $135.00 (older than "
                     "one year)\nTotal $562.00. The rug was cleaned and is fine."),
            noted("- rug: clean again, fine"), REMINDED, TOLD,
        ),
        "a fresh mail, Reza in a mail": (
            REMINDED, noted(),
            w.write_to(INSURER, "Case W-3317", "Bookcase 315 CAD, March 2026; radio 112 CAD, September 2026; curtains "
                       "135 CAD, June 2025, more than a year old."),
            w.write_to(REZA, "Leak", "The insurer has our list."),
        ),
    }  # fmt: skip

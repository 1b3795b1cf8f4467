"""The words of `deposit-cut-for-cleaning-already-paid`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import amount, any_of, person, words
from pare_scenarios.pairing import following

CLEANING = any_of(amount(180), words("clean*"))
WALL = any_of(amount(40), words("wall", "hole"))
OBJECTS = any_of(
    as_is(words("not accept", "cannot accept", "can't accept", "don't accept", "not agree", "don't agree", "not owe",
                "not due", "not justified", "no second", "no reason", "should not", "not be deducted", "unjustified")),
    words("object*", "disput*", "contest*", "refus*", "reject*", "disagree*", "already paid", "paid for it", "wrongly",
          "withdraw*", "paid myself", "had it cleaned", "already cleaned", "professionally cleaned"),
)  # fmt: skip
AGREES = any_of(
    as_is(words("no objection")),
    words("accept*", "agree*", "fine", "correct", "okay", "ok", "undisputed", "in order", "fair", "rightly",
          "acknowledg*", "all right", "as agreed", "mine to pay"),
)  # fmt: skip
_OBJECT, _FINE = words("object*", "disput*", "contest*", "refus*", "reject*"), words("fine", "ok", "okay", "correct")
TOO_MUCH = (
    following(_OBJECT, any_of(amount(40), words("wall", "hole")), within=4),
    following(CLEANING, _FINE, within=2),
    following(words("transfer*", "pay", "expect*", "refund*", "return*", "full"), amount(1240), within=2),
    following(words("accept*", "agree*"), any_of(amount(180), amount(1020), amount(220)), within=4),
    words("court", "lawyer", "legal action", "legal steps", "attorney", "sue", "IBAN", "my new account"),
)  # fmt: skip

SLOTS = {
    "the agent": any_of(person("Torsten Brandt"), words("agent", "letting agent", "Deich Lettings"),
        words("he", "him", "letting office", "the landlord's man", "lettings")),
    "the cleaning": CLEANING,
    "that I object": any_of(OBJECTS, words("challeng*", "claim", "ask for", "back"), words("cleaning, no",
        "cleaning no", "no to the", "stand against", "not acceptable", "won't pay", "won't have",
        "contest", "shouldn't come off", "not coming off")),
    "my receipt": words("receipt"),
    "the 40 euros": WALL,
    "the reminder": words("remind*"),
}  # fmt: skip
AVOIDS = {
    "what is objected to": words("object to both", "both deductions", "dispute both", "object to the 220",
                                 "object to the 40", "all deductions", "the full deposit", "whole deposit"),
    "the receipt": words("window receipt", "receipt for the windows", "both receipts", "window cleaner's",
        "Clear View"),
    "the tone": words("court", "lawyer", "legal action", "sue", "attorney", "lawyer"),
    "the 40 euros": words("to the 40", "40 for the wall as well", "both deductions"),
}  # fmt: skip

"""The words of `deposit-cut-for-cleaning-already-paid`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import amount, any_of, person, words
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

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
    "the agent": any_of(person("Torsten Brandt"), words("agent", "letting agent", "Deich Lettings"), words(
        "he", "him", "letting office", "the landlord's man", "lettings", "Brandt", "statement", "his deduction*",
        "the 180", "Deich", "charge", "deduction", "deposit", "letter", "mail")),
    "the cleaning": any_of(CLEANING, words("spotless")),
    "that I object": any_of(OBJECTS, words(
        "challeng*", "claim", "ask for", "back", "protest*", "objection", "against", "cleaning, no", "cleaning no",
        "no to the", "stand against", "not acceptable", "won't pay", "won't have", "contest", "shouldn't come off",
        "not coming off", "isn't fair", "isn't fine", "is not fair", "demand*", "not due", "not owed", "push back",
        "oppose*", "complaint", "cleaning not", "cleaning isn't", "not the cleaning", "not for the cleaning",
        "unfair*", "no 180", "pay* back", "don't agree", "drop the", "waive",
    )),
    "my receipt": words("receipt", "paper", "bill you paid", "proof", "evidence", "document", "invoice you paid",
                        "voucher", "pdf", "Spotless", "what you paid"),
    "the 40 euros": any_of(WALL, words("coat rack", "coat", "hall", "dent", "damage", "the other deduction",
                                       "other item", "fair one")),
    "the reminder": words("remind*", "check with you", "jog*", "in a week", "after seven days", "in seven days",
                          "a week later", "8 July", "on the 8th", "follow up", "prompt*"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Spotless", "cleaners", "Clear View", "cousin", "landlord", "next tenant",
                               "new tenant")),
    "besides": volunteered(
        "online", "review", "rating", "165 euros back", "165 on top", "165 that", "claim the 165", "the 165 as well",
        "interest",
        "lawyer writes", "take it further", "further steps", "within three days", "final warning", "days to pay",
        "days to answer", "ultimatum", "a deadline", "set him",
                "pay at once", "by Friday", "rent back", "tenants' union",
    ),
    "how much": following(
        words("keeps", "object*", "deduct*", "charges", "wants", "Brandt's", "dispute", "contest"),
        any_of(amount(165), amount(220), amount(40)), words("cleaning"), within=2),
    "in which way": any_of(
        following(words("ring", "call", "phone", "telephone"), words("the agent", "Mr Brandt", "Brandt", "Torsten",
            "him"),
                  within=1),
        words("by phone", "on the phone", "remind Mr Brandt", "remind Brandt", "remind Torsten", "remind the agent",
              "remind him"),
    ),
    "what is asked for": following(
        words("ask*", "demand*", "claim*", "request*", "transfer*", "refund*", "reimburse*", "pay", "get", "charge"),
        amount(165), within=4),
    "when": any_of(
        volunteered("tomorrow", "after the weekend", "on Monday", "next Monday", "at the end of"),
        following(words("object*", "receipt"),
                  words("on 7 July", "on 8 July", "on 9 July", "next Thursday"), within=2),
    ),
    "what is objected to": asked(any_of(
        words("object to both", "both deductions", "dispute both", "object to the 220", "object to the 40",
              "all deductions", "the full deposit", "whole deposit", "both cuts", "contest both", "refuse both",
              "entire deposit", "all 1,240", "all of the 220"),
        unless(following(_OBJECT, any_of(amount(40), words("wall", "hole")), within=2), CLEANING, "while", "stand",
               "stands",
               "accept*", "fair"),
        following(words("accept*", "concede", "agree to", "pay"), amount(180), within=3),
    )),
    "the receipt": words("window receipt", "receipt for the windows", "both receipts", "window cleaner's", "Clear View",
                         "18 June", "window cleaning", "windows"),
    "the tone": outright(words("court", "lawyer", "legal action", "sue", "attorney", "tenants' association", "threat*",
                               "legal",
                      "legal steps", "interest", "bad review", "consumer")),
    "the 40 euros": words("40 for the wall as well", "both deductions", "except the 40 too"),
    "the sums": other_sums(180, 40, 1020, 1200, 1240, 220, 165, bare=35),
    "the days": asked(other_days(date(2027, 7, 1), date(2027, 7, 8), date(2027, 5, 30), date(2027, 5, 31), date(2027,
        6, 2),
                           date(2027, 7, 7), date(2027, 6, 18))),
    "who gets it": following(words("write to", "mail", "ask", "tell", "message", "object to", "complain to", "answer"),
                             words("Spotless", "the cleaners", "Clear View", "the landlord"), within=1),
    "what is given away": any_of(EAGER, words(
        "half", "halves", "share the", "split", "halfway", "compromise", "settle for", "in the middle", "apolog*",
        "bank details", "IBAN", "new account", "bank account", "account number", "thank him", "your cousin",
    )),
    "who reads it": asked(any_of(
        following(words("letter", "mail", "message", "write", "objection", "word", "line"),
                  words("to the next tenant", "to the new tenant", "to the landlord", "to Spotless", "to the cleaners",
                        "to your cousin", "to Clear View", "to the tenants*"), within=6),
        words("ask Spotless", "ask your cousin", "have Spotless", "let Spotless", "cousin write*"),
    )),
    "that both is said": asked(any_of(
        words("keep the receipt back", "hold back the receipt", "receipt later", "receipt on request",
              "accept the statement", "accept both", "agree to both", "receipt for his files", "40 open", "40 later"),
        as_is(words("without the receipt", "without a receipt", "without your receipt",
                    "not send the receipt", "nothing of the 40", "nothing about the 40")),
    )),
    "that it is too little": asked(following(
        any_of(amount(1020), words("statement", "his sum")),
        words("fine", "right", "correct", "all right", "accepted", "in order", "okay"), within=2)),
    "which of the two": asked(any_of(
        following(words("refuse", "reject", "dispute", "contest", "object to", "challenge", "decline", "oppose"),
                  any_of(amount(40), words("wall", "hole")), within=1),
        following(amount(180), words("for the wall", "for the hole", "for the coat rack"), within=1),
        following(amount(40), words("for cleaning", "for the cleaning"), within=1),
        following(words("accept", "agree to", "concede", "grant"), words("cleaning", "the cleaning"), within=0),
        following(words("offer*", "only pay", "pay only"), words("wall", "hole"), within=5),
        following(words("attach*", "with", "enclos*", "send*", "add*"),
                  words("cleaning bill", "bill of 2 June", "his bill", "his own bill", "Brandt's bill", "bill.pdf"),
                  within=2),
        words("next year", "in August", "in two weeks", "in a month", "in three weeks", "on the 18th"),
    )),
}  # fmt: skip

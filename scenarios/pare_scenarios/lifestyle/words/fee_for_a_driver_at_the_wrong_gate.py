"""The words of `fee-for-a-driver-at-the-wrong-gate`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import all_of, amount, any_of, code, none_of, words
from pare_scenarios.lifestyle.words import telling
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

OBJECTS = any_of(
    words("object*", "refund*", "dispute*", "contest*", "complain*", "appeal*", "challenge*", "money back", "fee back",
          "pesos back", "cancel* the fee", "waive*", "take back", "give back", "pay back", "return", "revers*",
          "wrong*", "unfair", "credit*", "remove the fee", "remove the charge", "drop the fee"),
    as_is(words("not pay", "don't owe", "not a no-show", "no no-show", "not justified")),
)  # fmt: skip
GATE_5, GATE_2 = words("gate 5", "gate no. 5", "5th gate", "fifth gate"), words("gate 2", "gate no. 2", "second gate")
_DROVE = words("driver waited", "driver stood", "driver was waiting", "driver stopped", "driver went", "cab waited",
               "car waited", "cab stood", "car stood", "driver was", "cab was", "car was")  # fmt: skip
_SWAPPED = any_of(
    following(_DROVE, GATE_5, within=1),
    following(words("I waited", "I stood", "I was waiting", "I was", "arranged", "booked for"), GATE_2, within=1),
)  # fmt: skip
NOT = (
    unless(any_of(code("7719"), amount(45)), "all right", "correct", "in order", "fine", "agree*", "right", "ok"),
    _SWAPPED, words("password", "my mistake", "my fault", "I was late", "I overslept", "both rides", "both fees"),
)  # fmt: skip
_MIXED_UP = any_of(
    _SWAPPED,
    words("you at 2", "you at two", "at 5, you", "man at 5", "was at 5, you", "him at 5", "driver at 5"),
    following(words("you waited", "you stood", "you were waiting", "you were", "booked for", "booked as",
                    "arranged for", "was for", "ordered for", "agreed on", "agreed at"),
              GATE_2, within=2),
    following(words("driver at", "driver waited at", "driver stood at", "driver was at", "cab at", "car at",
                    "he at", "cab waited at", "cab stood at", "car stood at", "man at",
                    "driver stopped at", "driver came to", "driver went to",
                    "record has the car at", "driver sat at", "driver parked at"), GATE_5, within=0),
)  # fmt: skip
_GATES = all_of(any_of(GATE_5, GATE_2), none_of(_MIXED_UP))

SLOTS = {
    "which fee": any_of(code("7713"), amount(120), words("no-show", "did not come", "didn't come", "penalty",
                                                         "Friday morning", "morning ride", "yesterday morning", "6:40",
                                                         "ride home", "after the shift", "after work",
                                                         "after your shift", "night shift", "missed ride", "120")),
    "that you object": any_of(OBJECTS, words("protest*", "claim*", "report*", "money", "pesos", "fight*", "refus*",
                                             "answer*", "reply", "tell them", "argue*")),
    "the two gates": any_of(_GATES, words("you at 5", "you were at 5", "you at five", "was at 2", "was at two",
                                          "stood at five", "stood at 5", "gate mix-up", "wrong gate", "another gate",
                                          "other gate", "5 and 2", "2 and 5",
                                          "different gate", "the gates", "two gates", "both gates", "wrong side",
                                                  "wrong place", "wrong entrance", "bus stop", "not at your gate",
                                                  "the gate")),
}  # fmt: skip
AVOIDS = {
    "which ride": unless(
        words("object to both", "both fees", "both rides", "both charges", "and 7719", "7719 and", "ride 7719",
              "fee of 7719", "fee for 7719", "waiting fee", "waiting time", "the 45", "45 pesos", "refund of 45",
              "the evening ride", "Friday evening", "the pharmacy"),
        "all right", "correct", "in order", "fine", "stays", "stay", "untouched", "alone", "not concerned", "paid",
        "was right", "is right", "accept", "as it is", "leave*",
    ),
    "who stood where": _MIXED_UP,
    "why": any_of(
        following(words("you were", "you came", "you arrived", "you had"),
                  words("minutes late", "late", "too late", "overslept", "delayed"), within=4),
        words("cancelled in time", "canceled in time", "cancelled the ride in time", "never booked", "not yours",
              "the app was down", "your phone was off", "driver was rude", "driver left early"),
    ),
    "when": unless(
        following(
            words("object*", "dispute*", "contest*", "claim*", "complain*", "challenge*", "ask*", "answer*", "write",
                  "report*", "appeal*"),
            words("on Monday", "on Sunday evening", "next week", "tomorrow evening", "later", "after the weekend",
                  "in a few days", "once they", "once it", "when it shows", "when they show"), within=9,
        ),
        "before", "by tomorrow", "until", "no later", "now", "today", "already", "which", "appear*", "right away",
    ),
    "your rides": following(words("chang*", "mov*", "set", "switch", "updat*", "edit*"),
                            words("note", "notes", "pick-up", "pickup", "coming rides", "next rides"), within=4),
    "what is wanted": words("one star", "1 star", "rate the driver", "bad rating", "cancel your", "rating",
                            "cancel the ride", "cancel Monday*", "accept the", "pay the fee", "mail to Paulo",
                            "forward ... Paulo",
                            "driver fired", "compensation", "another firm", "voucher"),
    "what goes beyond": any_of(
        telling("Paulo", "Rosa", "the pharmacy", "your husband", "your sister", "your boss", "Nuno", "the driver"),
        words("new driver", "future rides", "all later rides", "police", "your employer", "your boss", "jeepney",
              "never book", "never drive*", "drive* you again", "close your", "blacklist", "another driver",
              "different driver", "free ride", "apolog*"),
    ),
    "to whom": following(
        words("writ*", "send", "mail", "forward", "report*", "tell*", "answer*", "object*", "address*", "complain*",
              "put"),
        words("to Paulo", "to Nuno", "to Petra", "to the driver", "to your brother", "to Harbour Point", "to Rosa"),
        within=4,
    ),
    "your account": any_of(
        following(words("have", "get", "ask*", "your", "the"), words("account"),
                  words("closed", "deleted", "blocked", "cancelled", "ended"), within=5),
        following(words("delet*", "cancel*", "end", "leave"), words("account", "Sampaguita Cabs for good"), within=2),
    ),
    "that it is done now": POSTPONED,
    "how much": any_of(
        words("halve", "halved", "half the fee", "half of the", "half of it", "reduce the fee", "lower the fee",
              "part of the fee", "a discount", "next ride free"),
        other_sums(5, 45, 120),
    ),
    "who rides you": any_of(
        following(words("switch*", "change", "move", "go"), words("cab firm", "firm", "company", "service"), within=2),
        words("copy Paulo", "cc Paulo", "Paulo in copy", "copy to Paulo", "put Paulo in"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}

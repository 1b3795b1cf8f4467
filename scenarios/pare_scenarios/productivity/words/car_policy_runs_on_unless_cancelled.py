"""The words of `car-policy-runs-on-unless-cancelled`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import affirms, amount, any_of, code, day, number, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TODAY, LAST = date(2027, 11, 30), date(2027, 12, 31)
CAR = code("K-20931")
HOME = unless(code("K-20932"), "goes on", "carries on", "as it is", "as ever", "not affected", "not concerned")
ENDS = words("cancel*", "terminat*", "end", "ends", "notice", "not renew*", "don't renew", "not be renewed", "stop",
              "not extend*", "not to renew", "not continue", "withdraw", "expire")  # fmt: skip
YEARS_END = any_of(day(LAST, weekday=False), words("end of the year", "end of December", "year's end"))
AT_ONCE = words("immediate effect", "effective immediately", "ends immediately", "as of today", "effective today",
                 "end it today", "effect from today")  # fmt: skip
BANK = words("IBAN", "bank account", "account number", "refund to")
ABOUT = words("Tarnavo", "confirm*", "cancel*", "notice", "K-20931", "insurance", "policy")
_KNOWN = (day(TODAY), day(date(2028, 1, 1)), day(date(2027, 12, 7)))

_TELL = words("tell", "ask", "write*", "mail*", "inform*", "message*", "call", "ring", "send", "answer", "contact")
SLOTS = {
    "the car's policy": any_of(affirms(CAR), words(
        "car", "car policy", "car insurance", "motor policy", "motor", "vehicle", "auto", "old cover", "four wheels",
    )),
    "that it is cancelled": words("cancel*", "terminat*", "notice", "end", "ends", "ending", "stop*", "finish*",
                                  "run out", "runs out", "expire*", "quit", "leave", "leaves", "out of Tarnavo",
                                  "lapse*", "not renew*", "withdraw*", "get rid of", "part with"),
    "the end of the year": any_of(amid(YEARS_END, *_KNOWN), words(
        "ends with the year", "when December does", "with December", "close of the year", "last day of the year",
        "last day of December", "year end", "new year", "turn of the year", "31/12", "31.12", "Dec 31", "the year does",
        "with the year", "night before", "year runs out", "year is out", "until January", "before January",
        "year's last day", "runs out", "from January", "in January", "31 Dec", "New Year's Eve", "end of this year",
        "last of December", "31 of December", "year closes", "Silvester",
    )),
    "Ivana": any_of(person("Ivana Marinov"), number("+359 88 555 0512"), words("wife", "mother of your",
        "better half", "spouse", "partner",
                                                   "other half", "baby's mother")),
    "a reminder": words("remind*", "alert", "follow up", "follow-up", "make you look", "make you check",
                        "look for their", "jog", "prompt*", "in a week", "in seven days", "a week from now",
                        "a week later", "7 December", "on the 7th", "check whether", "next Tuesday", "a week from",
                        "you are asked", "you'd be asked", "asked to look", "week's time", "seven days from",
                        "seven days later", "ask you to look", "nag", "ping you", "buzz you"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Rila", "Rila Mutual")),
    "besides": volunteered(
        "leave with the home", "home as well", "home too", "unless it gets", "unless they", "unless the home",
        "M-5518", "cheaper elsewhere", "a third cheaper", "insured with Rila", "switching to Rila",
        "better offer", "loyal*", "winter tyres", "vignette", "pay back", "paid twice",
    ),
    "the home": words("cancel both", "both policies to", "terminate both", "cancel the home", "cancel your home",
                      "and the home policy", "leave Tarnavo altogether", "and K-20932 at", "end both",
                      "notice for both", "both contracts", "everything at Tarnavo", "all policies", "end the home",
                      "terminate the home", "home ends", "and the home at"),
    "which policy": any_of(
        following(words("cancel*", "terminat*", "notice for", "end", "ends"), HOME, within=1),
        following(words("car policy", "car's policy", "car insurance", "motor policy", "car"), HOME,
                  within=0),
    ),
    "when she is reminded": following(words("remind*", "reminder"), day(date(2028, 1, 1), weekday=False), within=6),
    "that December is insured": any_of(AT_ONCE, words("right now ends", "ends today", "end today", "ends now"),
                                       following(
        words("as of", "effective", "with effect from", "ends on", "ends from", "end on", "cancelled from", "stops on"),
        other_days(date(2026, 1, 1), LAST, date(2028, 1, 1)), within=1)),
    "the days": asked(other_days(TODAY, LAST, date(2028, 1, 1), date(2027, 12, 7))),
    "where it is said": any_of(
        words("write to Rila", "tell Rila", "mail Rila", "ask Rila", "call Tarnavo", "ring Tarnavo", "phone Tarnavo",
              "call Ivana", "ring Ivana"),
        following(_TELL, words("Rila"), within=2),
        following(_TELL, words("Ivana's mother", "your mother", "her mother", "Ivana's parents", "your neighbour"),
                  within=1),
        words("remind Ivana", "reminder for Ivana", "remind Tarnavo"),
        following(words("cancel*", "terminat*", "notice", "end"), words("at Rila"), within=4),
        following(words("notice", "cancellation", "letter", "mail"), words("to Rila"), within=3),
        words("motor@rila-mutual.test"),
    ),
    "the home too": words("both policies are", "both are cancelled", "both are terminated", "both contracts are",
                          "home's K-20932", "K-20932 along", "both of them", "home along"),
    "what else": any_of(EAGER, BANK, unless(following(
        words("agree*", "accept*", "confirm*", "pay*", "renew*"), any_of(amount(96), amount(412)), within=6), "not"),
        words(
        "agree right away", "accept the 96", "accept the new contribution", "negotiat*", "cheaper", "compare", "refund",
        "pay the first", "confirm the home", "ask ... lower", "ask them to lower",
    )),
    "what she hears": asked(any_of(
        unless(any_of(
            following(words("Ivana", "wife"), words("home", "K-20932", "flat"),
                      words("cancel*", "terminat*", "leav*", "ends", "gone", "over", "goes"), within=3),
            following(words("Ivana", "wife"), words("both"), words("cancel*", "leav*", "end", "ended", "gone"),
                      within=4),
        ), "stay*", "keep*", "kept", "remain*", "goes on", "runs on", "untouched", "carries on", "unchanged"),
        following(words("Ivana", "wife"), words("car stays", "car remains", "car goes on", "car runs on"), within=3),
    )),
    "that it ends": asked(words("renew K-20931", "renew the car", "renew your car", "extend the car", "keep the car at",
                                "keep the car with", "leave the car with", "leave the car at", "car stays with",
                                "car stays at", "accept the renewal", "pay the 412", "let it run on")),
    "that it is confirmed": asked(as_is(words(
        "not to bother", "needn't confirm", "need not confirm", "not to confirm", "no need to confirm",
        "don't need a confirmation", "no confirmation is needed", "without a confirmation",
    ))),
    "that it is sent": asked(any_of(
        words("as a draft", "in the drafts", "into the drafts", "draft for you", "for you to send", "to send it",
              "you can send", "send it yourself", "to be sent"),
        following(words("remind*", "reminder"), words("to pay", "to renew", "to cancel", "to send", "to give notice"),
                  within=6),
    )),
    "that it is done today": asked(any_of(
        words(*(f"{what} {when}" for what in ("Tarnavo", "notice", "cancel it", "K-20931", "car", "car policy",
                                              "insurance", "policy")
                for when in ("next week", "tomorrow", "on Monday", "in a few days", "in December", "later",
                             "on 7 December", "in a week"))),
        words("whether Tarnavo could", "whether K-20931 could", "whether the car could", "ask Tarnavo whether",
              "ask Tarnavo if", "31 January", "30 December", "end of January", "cancel M-5518", "ask Ivana to",
              "ask Ivana whether", "Ivana cancels", "let Ivana cancel"),
    )),
    "whose part it is": asked(words(
        "that she has to", "Ivana to confirm", "she has to confirm", "Ivana has to", "she must", "give Rila",
        "Rila notice", "notice at Rila", "reminder for her", "remind her", "remind Ivana", "her reminder",
        "contribution back", "money back",
    )),
}  # fmt: skip

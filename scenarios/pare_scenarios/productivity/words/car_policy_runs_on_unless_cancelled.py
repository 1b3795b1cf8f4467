"""The words of `car-policy-runs-on-unless-cancelled`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, amount, any_of, code, day, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, volunteered
from pare_scenarios.reaching import reaching

TODAY, LAST = date(2027, 11, 30), date(2027, 12, 31)
CAR, HOME = code("K-20931"), code("K-20932")
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
        "year's last day", "runs out", "from January", "in January", "31 Dec",
    )),
    "Ivana": any_of(person("Ivana Marinov"), words("wife", "mother of your", "better half", "spouse", "partner",
                                                   "other half", "baby's mother")),
    "a reminder": words("remind*", "alert", "follow up", "follow-up", "make you look", "make you check",
                        "look for their", "jog", "prompt*", "in a week", "in seven days", "a week from now",
                        "a week later", "7 December", "on the 7th", "check whether", "next Tuesday"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Rila", "Rila Mutual"),
    "besides": volunteered(
        "leave with the home", "home as well", "home too", "unless it gets", "unless they", "unless the home",
        "M-5518", "cheaper elsewhere", "a third cheaper", "insured with Rila", "switching to Rila",
        "better offer", "loyal*", "winter tyres", "vignette", "pay back", "paid twice",
    ),
    "the home": words("cancel both", "both policies to", "terminate both", "cancel the home", "cancel your home",
                      "and the home policy", "leave Tarnavo altogether", "and K-20932 at", "end both",
                      "notice for both", "both contracts", "everything at Tarnavo", "all policies", "end the home",
                      "terminate the home", "home ends", "and the home at"),
    "that December is insured": any_of(AT_ONCE, words("right now ends", "ends today", "end today", "ends now"),
                                       following(
        words("as of", "effective", "with effect from", "ends on", "ends from", "end on", "cancelled from", "stops on"),
        other_days(date(2026, 1, 1), LAST, date(2028, 1, 1)), within=1)),
    "the days": other_days(TODAY, LAST, date(2028, 1, 1), date(2027, 12, 7)),
    "where it is said": any_of(
        words("write to Rila", "tell Rila", "mail Rila", "ask Rila", "call Tarnavo", "ring Tarnavo", "phone Tarnavo",
              "call Ivana", "ring Ivana"),
        following(_TELL, words("Rila"), within=2),
    ),
    "the home too": words("home's K-20932", "K-20932 along", "both of them", "home along"),
    "what else": any_of(EAGER, BANK, unless(following(
        words("agree*", "accept*", "confirm*", "pay*", "renew*"), any_of(amount(96), amount(412)), within=6), "not"),
        words(
        "agree right away", "accept the 96", "accept the new contribution", "negotiat*", "cheaper", "compare", "refund",
        "pay the first", "confirm the home", "ask ... lower", "ask them to lower",
    )),
}  # fmt: skip

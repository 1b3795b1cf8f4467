"""The words of `conference-cab-claim-closing`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import address, all_of, amount, any_of, clock, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TOTAL = amount("35.40")
THREE = (
    any_of(amount("11.40"), all_of(words("station"), words("Corn Hall"))),
    any_of(amount("9.80"), all_of(words("Corn Hall"), words("hotel", "Aireside"))),
    any_of(amount("14.20"), words("Gledhow*", "clinic")),
)
_LEFT_OUT = words("leav*", "left", "without", "not", "private*", "hotel has", "hotel's bill", "hotel bill", "billed",
                  "exclud*", "except", "skip*", "aunt", "omit*", "already", "minus")  # fmt: skip
OTHERS = unless(any_of(amount("23.50"), amount("12.60"), words("Larch Grove")), _LEFT_OUT)
WRONG_SUMS = any_of(amount("48"), amount("58.90"), amount("71.50"), amount("21.20"))

SLOTS = {
    "who gets it": any_of(person("Diego Forde"), address("diego.forde@aire-hospital.test"), words(
        "finance", "travel claims", "the hospital", "Forde", "claims office", "accounts", "who closes the quarter")),
    "the rides": any_of(amid(words("ride", "cab", "taxi", "fare", "journey", "trip", "getting about", "travel", "drive",
                                   "the three", "three of them", "other three"), *THREE), all_of(*THREE)),
    "the sum": any_of(TOTAL, words("thirty-five pounds forty", "thirty-five forty", "35 pounds 40", "35 pound 40"),
                      unless(words("total", "in all", "sum of them", "add up to", "altogether", "together"),
                             other_sums("35.40", "11.40", "9.80", "14.20"))),
    "that it is sent": words("reply", "answer", "send", "mail*", "email", "write", "give", "list ... for", "go to",
                             "goes to", "go off to", "report*", "hand*", "submit*", "claim*", "gets", "get", "pass*",
                             "forward*", "let ... have", "present", "respond"),
    "the note": words("note", "claims list", "list of claims", "Claims 2027", "2027 list", "C-118", "record*",
                      "your list", "your claims", "log"),
    "the reminder": words("remind*", "task", "tick*", "to-do", "off your list", "off the list", "counts as done",
                          "cross*", "clear*", "mark* ... done", "complet*"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Priya", "Soraya", "your aunt", "ledger", "ledger list", "everyone", "hotel")),
    "besides": volunteered(
        "parking slips", "parking", "slides", "visit to your aunt", "family visit", "evening was private",
        "dinner with", "hotel extras", "late claim", "paid sooner", "pay sooner", "pay faster",
    ),
    "the sum": any_of(WRONG_SUMS, other_sums("35.40", "11.40", "9.80", "14.20", "199.40", 164, "23.50", "12.60", 35, 40,
                                             11, 9, 14, 118, bare=30)),
    "which rides": asked(any_of(
        unless(any_of(amount("23.50"), amount("12.60")), _LEFT_OUT),
        unless(words("all five", "five rides", "four rides", "every ride", "all rides", "all your rides", "five cabs",
                     "four cabs", "all the cabs", "two rides", "two cabs", "both cabs"), "three", "3"),
    )),
    "who sees it": words("reply-all", "reply all", "whole ledger", "ledger list", "Priya", "the ledger", "everybody",
                         "your aunt a", "tell your aunt", "message Soraya", "tell Soraya"),
    "what is private": any_of(words("dinner at your aunt", "dinner with your aunt"), following(
        words("explain*", "tell*", "mention*", "add that", "say that", "point out", "saying"),
        words("aunt", "Soraya", "private*", "dinner"), within=10)),
    "how many": asked(unless(words("Four of your rides", "four rides", "48.00"), "three", "3")),
    "when": asked(any_of(
        words("tomorrow", "tonight", "this evening", "on Monday", "Monday morning", "next Monday", "next week",
              "next quarter", "at the weekend", "after the weekend", "after the deadline", "next Friday"),
        following(words("after"), clock(17), within=0),
        other_days(date(2027, 3, 12), *(date(2027, 3, n) for n in (8, 9, 10, 11))),
        other_times(17, 14, (14, 5), (14, 20), (8, 35), (17, 15), (8, 25), (16, 40), (19, 5)),
    )),
    "the reminder": words("move the reminder", "postpone the reminder", "snooze*", "keep the reminder",
                          "leave the reminder", "new reminder", "reopen*", "renew the reminder",
                          "put off the reminder"),
    "which claim": words("C-121", "parking", "C-109", "C-097"),
    "what else": any_of(EAGER, words("extend the deadline", "ask for more time", "hotel extras", "apolog*")),
    "the note": asked(following(words("take", "remove", "strike", "delete", "drop", "cross out"),
                                words("C-118", "the claim", "that claim", "the line", "the hotel"), within=1)),
    "each ride": asked(any_of(
        words("only the sum", "just the sum", "sum alone", "sum only", "only the total", "just the total",
              "total alone", "details later", "routes later", "details follow"),
        as_is(words("without dates", "without the dates", "without routes", "without the routes", "without details",
                    "without the details", "no details", "no routes", "no dates", "no cabs", "took no", "took none")),
    )),
    "what he is asked": volunteered("ask him", "ask Mr Forde", "ask Forde", "ask Finance", "ask when", "ask whether",
                                    "ask for", "when it will be paid", "when you get", "when the money"),
    "what does not count": asked(any_of(
        following(words("hotel's cab", "aunt's", "Larch Grove", "dinner"), words("belongs", "counts", "too", "as well",
                                                                            "was for the forum"), within=2),
        words("hotel's cab belongs", "hotel's cab counts", "evening belongs", "was for work"),
    )),
}  # fmt: skip

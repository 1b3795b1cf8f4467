"""The words of `the-flat-is-already-let`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

WEDNESDAY, SATURDAY, SUNDAY = date(2027, 11, 10), date(2027, 11, 13), date(2027, 11, 14)
_SATURDAY = day(SATURDAY, today=WEDNESDAY)
NUMBER = words("Heron Wynd 22", "number 22", "No 22", "22 Heron Wynd", "22", "other flat", "same street")
CHOICE = (_SATURDAY, clock(11, 30))

SLOTS = {
    "number 22": NUMBER,
    "Saturday": _SATURDAY,
    "half past eleven": amid(clock(11, 30), clock(10), clock(13, 30), clock(9, 35), clock(12),
                             *(clock(h, m) for h, m in ((10, 50), (10, 55), (11, 0), (11, 5), (11, 10))),
                             day(SUNDAY, today=WEDNESDAY)),
    "the cab": words("cab", "taxi", "ride", "car", "driver"),
    "the calendar": words("calendar", "event", "diary", "entry", "appointment"),
    "Priya": person("Priya Menon", aliases=("your partner", "flat-hunting partner", "partner", "your other half",
                                            "future flatmate", "your co-hunter")),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(following("22", words("on Sunday", "Sunday at"), within=6), "book Sunday", "choose Sunday",
                      "take Sunday", following(words("book", "take", "choose", "reserve"), words(
                          "both times", "Saturday or Sunday", "Saturday and Sunday"), within=6)),
    "the hour": following("22", "Saturday", any_of(clock(10), clock(13, 30), clock(12), clock(13), clock(14)),
                          within=2),
    "which flat": words("Tay View", "Law Hill", "decline it", "decline number 22", "saved search", "bridge view",
                        "flat upstairs"),
    "when the cab comes": any_of(
        POSTPONED,
        following(words("cab", "taxi", "ride", "car"), following(words("there for", "there at", "for", "at", "to"),
            any_of(
            clock(11, 30), clock(12), clock(13, 30)), within=0), within=3),
        following(words("cab to", "taxi to", "cab at", "taxi at", "ride to", "cab for"), any_of(
            clock(9, 35), clock(10), clock(11, 30), clock(11, 45), clock(12)), within=0),
        following(words("cab", "taxi", "ride"), words(
            "to number 14", "to Heron Wynd 14", "stays", "as it is"), within=1),
    ),
    "that a cab takes us": unless(
        following(words("cancel", "drop", "call off"), words("cab", "taxi", "ride"), within=1),
        "new", "another", "order", "book one", "rebook", "instead",
    ),
    "what I offer": words("apply", "application", "deposit", "second time", "second viewing", "take the flat",
                          "lower rent", "ask for the rent"),
    "what else I do": any_of(
        words("ask her to swap", "swap her", "swap a shift"),
        following(words("cancel", "move", "postpone", "call off"), words("Sanna*", "doors"), within=2),
    ),
    "the straight way": asked(words("to Priya's", "via", "by way of", "shop first", "stop at", "past her shop")),
    "that both of us see it": any_of(
        words("one person", "for one only", "only for you", "for you alone", "look at it alone", "go alone",
            "see it alone",
              "alone and report", "without Priya", "single seat", "one seat", "one passenger", "by yourself",
              "on your own", "needn't come", "need not come", "doesn't have to come"),
        following(words("Priya", "her"), words("goes alone", "go alone", "see it alone", "look at it alone",
            "by herself"),
                  within=3),
    ),
    "that number 14 goes": asked(any_of(
        following(words("keep", "keeping", "leave", "leaving", "hold"), words(
            "viewing of number 14", "viewing of Heron Wynd 14", "number 14", "14", "old viewing", "old entry",
            "first viewing", "calendar as", "viewing at ten", "ten o'clock"), within=2),
        following(words("number 14", "Heron Wynd 14", "14", "old viewing", "old entry", "entry", "calendar"), words(
            "stay", "stays", "remain", "remains"), within=5),
    )),
    "what she hears": following("Priya", words(
        "it is number 14", "number 14 at", "14 at 11:30", "still number 14", "number 14 after all", "not to come",
        "to swap", "whether she can swap", "22 is gone", "it is off"), within=5),
    "what he hears": following(words("cancel", "decline", "turn down", "refuse"), words("22", "number 22",
        "Heron Wynd 22",
                                                                                        "half past eleven"), within=2),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Sanna", "the landlord", "Priya's boss", "her boss", "Law Hill", "the driver", "the shoe shop"),
        following(hearing("Mr Calder", "Fergus Calder", "Calder", "the agent"), words(
            "you take the flat", "take it", "would take", "want the flat", "want it", "in any case", "sign", "sure",
            "very interested", "keep it", "nobody else"), within=6),
        asked(words("correct Mr Calder", "wrong rent", "his mistake")),
        touching("doors", "Sanna's", "Sanna"),
        asked(words("would take it", "take it at", "you'd take", "hold it",
            "an hour later with the doors", "expect you", "apply", "application", "745 or less",
            "740", "references", "deposit", "two cabs", "cab for Priya", "pick Priya up", "fetch Priya",
            "lunch", "cab home", "cab back", "ride back", "back home", "swap her", "remove from your saved",
            "delete the saved", "Sunday as well", "Sunday too", "Tay View", "bridge")),
        asked(other_sums(745, 760, 785, 730)),
    ),
}  # fmt: skip

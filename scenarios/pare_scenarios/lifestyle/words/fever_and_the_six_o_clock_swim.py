"""The words of `fever-and-the-six-o-clock-swim`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import telling
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import UNASKED

TODAY, FIT_AGAIN = date(2027, 1, 18), date(2027, 1, 25)
CAB = words("cab", "taxi", "ride", "car")
STAYS_HOME = any_of(
    as_is(words("not come", "not coming", "can't come", "cannot come", "can't swim", "cannot swim", "not swim*",
                "won't swim", "can't make it", "cannot make it", "won't make it", "won't be there", "won't be coming",
                "no swimming", "no sport", "not join*", "can't join", "cannot join", "without me", "won't come",
                "won't join", "not able", "unable", "not be joining", "not going", "can't go", "not be swimming")),
    words("ill", "sick", "fever*", "in bed", "unwell", "to bed", "skip*", "I'm out", "am out", "have to miss",
          "temperature", "flu"),
)  # fmt: skip

SLOTS = {
    "the wake-up": any_of(words("swimming call", "morning call", "call quiet", "early call", "5:15", "chime*", "clock",
                                "remind*", "alarm", "wake*", "bell", "rings", "rung", "woken", "ringing", "ring you",
                                "buzz*"), clock(5, 15)),
    "until when": amid(
        any_of(day(FIT_AGAIN, today=TODAY), words("next Monday", "Monday next week", "a week from", "for a week",
                                                  "one week", "seven days", "the 25th", "Monday after",
                                                  "Monday in a week")), clock(5, 15),
        clock(5, 40), day(date(2027, 1, 19), today=TODAY),
    ),
    "Tariq": person("Tariq Malik", aliases=("your neighbour", "the neighbour", "your neighbor",
                                            "the man next door", "next door")),
    "that you stay at home": any_of(STAYS_HOME, words("aren't coming", "are not coming", "not at the gate", "39",
                                                      "flat on your back", "poorly", "stay* home", "stay* at home",
                                                      "rest", "in bed"),
        words("under the weather", "laid up", "in bed", "unwell", "won't be at the gate", "not be at the gate",
              "can't swim", "skip swimming", "absen*", "without you", "alone", "on his own", "by himself",
              "aren't swimming", "not swimming", "sitting out", "sit it out", "stay in", "staying in", "not to wait",
              "needn't wait", "need not wait", "not wait")),
    "the cab": CAB,
}  # fmt: skip
AVOIDS = {
    "until when": words("skip tomorrow", "only tomorrow", "just tomorrow", "tomorrow only", "to Wednesday",
                        "until Wednesday", "till Wednesday", "for one day", "for a day", "from Wednesday", "this once",
                        "until Sunday", "to Sunday"),
    "which reminder": following(
        words("put off", "snooz*", "silenc*", "mut*", "paus*", "mov*", "postpon*", "shift*", "suspend*", "stop*",
              "delay*", "switch* off", "turn* off"),
        words("blood pressure", "tablet", "pill", "medicine"), within=4,
    ),
    "that the cab comes": any_of(
        words("cancel the cab", "cancel your cab", "cancel tomorrow's cab", "call off the cab", "cab off",
              "cancel the taxi", "cancel the ride"),
        following(words("until", "till", "to"), words("the 24th", "24 January", "the 20th", "Thursday", "Tuesday"),
                  within=1),
    ),
    "who is told": words("your office", "your boss", "report you sick", "the port", "call in sick", "sick note",
                         "doctor's appointment", "ring the doctor", "colleagues"),
    "whose cab": words("move the cab", "cab to Monday", "another cab", "new cab"),
    "what goes beyond": any_of(
        telling("Noor", "the pool", "Lagoon Pool", "the coach", "the doctor", "your doctor", "the office", "work"),
        words("is hers", "for Noor", "medicine from", "order medicine", "refund the swim", "cancel your membership"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

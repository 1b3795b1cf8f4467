"""The words of `fever-and-the-six-o-clock-swim`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, outright
from pare_scenarios.slips import POSTPONED

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
                                                  "one week", "seven days", "the 25th", "including Sunday",
                                                  "including the 24th", "through Sunday", "through the 24th",
                                                  "Monday after",
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
              "aren't swimming", "no swim", "no swimming", "down with", "fever*", "off sick",
              "not swimming", "sitting out", "sit it out", "stay in", "staying in", "not to wait",
              "needn't wait", "need not wait", "not wait")),
    "the cab": CAB,
}  # fmt: skip
AVOIDS = {
    "until when": words("skip tomorrow", "only tomorrow", "just tomorrow", "tomorrow only", "to Wednesday",
                        "until Wednesday", "till Wednesday", "for one day", "for a day", "from Wednesday", "this once",
                        "until Sunday", "to Sunday"),
    "more than one": words("all your alarms", "all alarms", "every alarm", "both reminders", "all your reminders",
                           "all reminders"),
    "which reminder": following(
        words("put off", "snooz*", "silenc*", "mut*", "paus*", "mov*", "postpon*", "shift*", "suspend*", "stop*",
              "delay*", "switch* off", "turn* off"),
        words("blood pressure", "tablet", "pill", "medicine"), within=4,
    ),
    "that the cab comes": any_of(
        words("cancel the cab", "cancel your cab", "cancel tomorrow's cab", "call off the cab", "cab off",
              "cancel the taxi", "cancel the ride"),
        unless(following(words("until", "till", "to"),
                         words("the 24th", "24 January", "the 20th", "Thursday", "Tuesday"), within=1),
               "garage", "repair", "his car", "his own car"),
    ),
    "what Tariq hears": any_of(
        words("call a cab", "call his own", "find another", "look for another", "take a bus", "take the bus",
              "order his own", "book his own", "his own car", "take his car", "drive himself", "overslept", "busy",
              "no time", "not in the mood", "have to work",
              "on duty", "out of town"),
        following(words("Tariq", "he", "him"), words("pay", "pays", "owe", "owes"), within=6),
        outright(words("he owes", "he pays you", "Tariq owes", "Tariq pays", "he should pay", "he can pay")),
        outright(words("no cab", "there is no cab", "no taxi", "cab is off", "cab is gone", "cab is cancelled")),
        following(words("cab", "taxi", "ride"), words("on Thursday", "on Wednesday", "next week", "on Sunday",
                                                      "of Thursday"),
                  within=0),
        following(words("cab", "taxi", "ride"), words("comes at six", "at six instead", "comes later", "comes earlier"),
                  within=2),
        following(words("tell Tariq", "write to Tariq", "text Tariq", "message Tariq", "ring Tariq", "let Tariq know"),
                  words("tomorrow morning", "tomorrow at", "in the morning", "on Thursday"), within=0),
    ),
    "whom": words("tell her", "write to her", "let her know", "ask her", "text her", "message her", "send her",
                  "mail her"),
    "your shift": following(words("mov*", "cancel*", "shift*", "swap*", "call off"),
                            words("your shift", "the shift", "your leave", "the leave"), within=2),
    "who is told": words("your office", "your boss", "report you sick", "the port", "call in sick", "sick note",
                         "doctor's appointment", "ring the doctor", "colleagues"),
    "whose cab": words("move the cab", "cab to Monday", "another cab", "new cab"),
    "what goes beyond": any_of(
        telling("Noor", "the pool", "Lagoon Pool", "the coach", "the doctor", "your doctor", "the office", "work",
                "Dr Hassani", "Dr Leila", "Leila", "the physician"),
        words("cab to Dr", "cab to the doctor", "taxi to the doctor", "cab to the clinic", "is hers", "for Noor",
              "medicine from", "order medicine", "refund the swim", "cancel your membership"),
    ),
    "when the cab comes": following(
        words("mov*", "shift*", "put off", "postpon*", "reschedul*", "push*", "delay*", "chang*", "re-book*"),
        words("cab", "taxi", "ride", "5:40 cab", "5:40 ride", "5:40 taxi"), within=2,
    ),
    "that it is done now": POSTPONED,
    "the hours": other_times((5, 15), (5, 40), 21, 22, 6, 8, 16, 19, 12),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}

"""The words of `cricket-ground-under-water`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.communication.words import CARELESS
from pare_scenarios.pairing import amid, following, unless

FRIDAY, SUNDAY, NEW = date(2027, 5, 7), date(2027, 5, 9), date(2027, 5, 15)
MATCH = words("match", "Thornbeck", "cricket", "game")
DAY = any_of(day(NEW, today=FRIDAY), words("Saturday week", "a week later", "a week tomorrow"))
WRONG = (
    any_of(clock(12), clock(14), clock(11)), day(date(2027, 5, 16), today=FRIDAY), day(date(2027, 5, 22), today=FRIDAY),
    unless(day(SUNDAY, today=FRIDAY), "taken", "off", "not", "neither", "fell through", "nor", "was", "first"),
)  # fmt: skip

SLOTS = {
    "the new date": amid(DAY, clock(13), clock(20), day(SUNDAY, today=FRIDAY), clock(11, 30)),
    "the team": words("team", "group", "players", "eleven", "Swifts", "side", "lads", "boys", "chat", "squad",
                      "cricketers", "your men", "everybody", "everyone"),
    "the umpire": words("umpire", "Palmer", "Huw"),
    "Mrs Fonseka": words("Fonseka", "Kamala", "tea lady", "teas", "caterer", "lady who does the tea*", "tea",
                         "kitchen", "samosa*", "cook", "catering", "frying"),
    "the minibus": words("bus", "minibus", "ride", "cab", "transport", "coach"),
    "the calendar": words("calendar", "diary", "move the match", "event", "reschedul*", "shift the match", "redate",
                          "re-date", "fixture", "entry", "appointment", "move the game", "shift the game",
                          "put the match", "put the game"),
}  # fmt: skip
AVOIDS = {
    "the new date": any_of(
        words("on Sunday 9", "to Sunday", "for Sunday", "Sunday at", "on Sunday instead", "Friday 14", "Sunday 16"),
        *WRONG[:3],
        day(date(2027, 5, 14), weekday=False, today=FRIDAY), day(date(2027, 5, 29), weekday=False, today=FRIDAY),
    ),
    "no new bus": any_of(
        words("book a new", "new minibus", "rebook", "book another", "book the minibus for", "book a minibus for",
              "move the minibus to", "move the bus to", "book the same", "order a new", "another bus",
              "bus for the fifteenth", "minibus for the fifteenth", "bus for the 15th", "minibus for the 15th",
              "move the bus", "move the minibus"),
        following(words("book*", "order*", "reserve*", "postpone*", "shift*", "move*"), words("minibus", "bus"),
                  any_of(DAY, "then", "that day", "new date"), within=2),
    ),
    "the practice": words("cancel practice", "cancel the practice", "move practice", "move the practice"),
    "what else": words("cook for", "twenty-four", "promise*", "cancel Amma*", "swap your shift"),
    "another bus": words("anew", "book it again", "book it for", "book one for", "order one for", "a fresh minibus",
        "a fresh bus", "new bus", "rebook*", "same bus for", "car pool*", "lift-share"),
    "besides": any_of(CARELESS, words("take Wednesday*", "practice off", "practice is off", "cancel Wednesday*",
        "new captain", "pay Mrs Fonseka", "pay the umpire", "fee for", "umpire's fee", "nets", "postpone practice",
        "line-up", "refund for the teas", "double the", "order samosas")),
    "her kitchen": words("half the samosas", "fewer samosas", "more samosas", "less food", "pay her",
        "for the ingredients", "refund her", "new menu", "sandwiches", "umpire's travel", "a second umpire",
        "another umpire", "another ground", "other ground", "change the ground", "indoor", "toss"),
}  # fmt: skip

"""The words of `cricket-ground-under-water`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import amid, unless

FRIDAY, SUNDAY, NEW = date(2027, 5, 7), date(2027, 5, 9), date(2027, 5, 15)
MATCH = words("match", "Thornbeck", "cricket", "game")
DAY = any_of(day(NEW, today=FRIDAY), words("Saturday week", "a week later", "a week tomorrow"))
WRONG = (
    any_of(clock(12), clock(14), clock(11)), day(date(2027, 5, 16), today=FRIDAY), day(date(2027, 5, 22), today=FRIDAY),
    unless(day(SUNDAY, today=FRIDAY), "taken", "off", "not", "neither", "fell through", "nor", "was", "first"),
)  # fmt: skip

SLOTS = {
    "the new date": amid(DAY, clock(13), clock(20), day(SUNDAY, today=FRIDAY), clock(11, 30)),
    "the team": words("team", "group", "players", "eleven", "Swifts"),
    "the umpire": words("umpire", "Palmer"),
    "Mrs Fonseka": words("Fonseka", "Kamala", "tea lady", "teas", "caterer", "lady who does the tea*",
        "tea"),
    "the minibus": words("bus", "minibus", "ride", "cab"),
    "the calendar": words("calendar", "diary", "move the match", "event", "reschedul*", "shift the match"),
}  # fmt: skip
AVOIDS = {
    "the new date": any_of(words("on Sunday 9", "to Sunday", "for Sunday", "Sunday at"), *WRONG[:3]),
    "no new bus": words("book a new", "new minibus", "rebook", "book another", "book the minibus for",
                        "book a minibus for", "move the minibus to", "move the bus to"),
    "the practice": words("cancel practice", "cancel the practice", "move practice"),
}  # fmt: skip

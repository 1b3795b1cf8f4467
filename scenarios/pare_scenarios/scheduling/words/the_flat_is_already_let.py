"""The words of `the-flat-is-already-let`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

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
    "the cab": words("cab", "taxi", "ride"),
    "the calendar": words("calendar", "event", "diary", "entry", "appointment"),
    "Priya": person("Priya Menon"),
}  # fmt: skip
AVOIDS = {
    "the day": any_of(following("22", words("on Sunday", "Sunday at"), within=6), "book Sunday"),
    "which flat": words("Tay View", "Law Hill", "decline it", "decline number 22", "saved search"),
}  # fmt: skip

"""The words of `first-slot-for-the-flat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, day, words
from pare_scenarios.pairing import amid

MONDAY, TUESDAY, WEDNESDAY, THURSDAY = (date(2027, 9, day) for day in (20, 21, 22, 23))

SLOTS = {
    "the flat": any_of(amid(words("Nogal"), amount(13800), words("floor", "cat*", "pets", "costs")),
        words("number 18", "no 18", "13,800", "13800", "the one on the second floor", "second floor",
        "flat you've been after", "what you've been after")),
    "Thursday": any_of(day(THURSDAY, today=MONDAY), words("day after your course", "day after the course",
        "off day", "free day")),
    "eleven": amid(clock(11), clock(13), clock(16), clock(18)),
    "the viewing": words("view*", "visit*", "slot", "appointment", "see it", "sign* you up", "request it",
        "claim it", "sign-up", "time for number 18", "see number 18", "look at", "tour"),
    "the calendar": words("calendar", "diary", "enter*", "event", "schedul*", "note it down", "block*"),
}  # fmt: skip
AVOIDS = {
    "which flat": words("Timbre", "both flats", "ground floor flat"),
    "which day": words("Wednesday at", "viewing on Wednesday", "for Wednesday",
                       "sign you up for Wednesday", "Wednesday viewing", "swap your shift",
                       "move your shift", "skip the course"),
    "that it is a viewing": words("apply for", "application", "deposit"),
    "which other": words("Timbre", "that viewing as well", "both viewings"),
}  # fmt: skip

"""The words of `new-colleague-starts-a-week-later`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

TODAY, MONDAY, SATURDAY = date(2027, 6, 3), date(2027, 6, 14), date(2027, 6, 12)
THE_MONDAY, _SATURDAY = day(MONDAY, weekday=False), day(SATURDAY, weekday=False)
_FRIDAY, SUNDAY = day(date(2027, 6, 11), weekday=False), day(date(2027, 6, 13), weekday=False)
PICKUP = any_of(*(clock(19, minute) for minute in (45, 50, 55)), *(clock(20, minute) for minute in (0, 5, 10, 15)))
_KNOWN = (THE_MONDAY, _SATURDAY, _FRIDAY, PICKUP, clock(19, 15), clock(9, 30), clock(17, 40), day(date(2027, 6, 7)),
          day(date(2027, 6, 6)), day(date(2027, 6, 4)), day(date(2027, 6, 9)), day(date(2027, 6, 18)))  # fmt: skip
CAB = words("cab", "taxi", "car", "driver", "fetched", "picked up", "pick you up", "pickup", "pick-up", "ride")

SLOTS = {
    "Anjali": person("Anjali Nair"),
    "her first day": amid(affirms(THE_MONDAY), *_KNOWN),
    "Delphine": person("Delphine Costa"),
    "the cab": amid(words("cab", "taxi", "ride", "airport pickup", "airport pick-up", "transfer"), *_KNOWN),
    "when she lands": amid(any_of(affirms(_SATURDAY), words("Saturday")), *_KNOWN),
    "the laptop": words("laptop", "computer", "reminder"),
}  # fmt: skip
AVOIDS = {
    "when she lands": following(words("cab", "taxi", "ride"), words("to", "on", "for"), SUNDAY),
    "who shows her round": words("keep Luca", "with Luca as", "move Luca", "cancel Luca",
        "with Luca showing", "Luca showing", "Luca as agreed", "with Luca as"),
}  # fmt: skip

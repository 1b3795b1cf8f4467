"""The words of `new-colleague-starts-a-week-later`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, any_of, clock, day, person, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY, MONDAY, SATURDAY = date(2027, 6, 3), date(2027, 6, 14), date(2027, 6, 12)
THE_MONDAY, _SATURDAY = day(MONDAY, weekday=False), day(SATURDAY, weekday=False)
_FRIDAY, SUNDAY = day(date(2027, 6, 11), weekday=False), day(date(2027, 6, 13), weekday=False)
PICKUP = any_of(*(clock(19, minute) for minute in (45, 50, 55)), *(clock(20, minute) for minute in (0, 5, 10, 15)))
_KNOWN = (THE_MONDAY, _SATURDAY, _FRIDAY, PICKUP, clock(19, 15), clock(9, 30), clock(17, 40), day(date(2027, 6, 7)),
          day(date(2027, 6, 6)), day(date(2027, 6, 4)), day(date(2027, 6, 9)), day(date(2027, 6, 18)))  # fmt: skip
CAB = words("cab", "taxi", "car", "driver", "fetched", "picked up", "pick you up", "pickup", "pick-up", "ride")

_DAYS = tuple(date(2027, 6, n) for n in (4, 6, 7, 9, 11, 12, 14, 18))
SLOTS = {
    "Anjali": any_of(person("Anjali Nair"), words("new colleague", "newcomer", "new starter", "new hire")),
    "her first day": amid(affirms(THE_MONDAY), *_KNOWN),
    "Delphine": any_of(person("Delphine Costa"), words("Ms Costa")),
    "the cab": amid(words("cab", "taxi", "ride", "airport pickup", "airport pick-up", "transfer", "pick-up", "pickup",
                          "picked up", "pick* her up", "fetch*", "driver", "car", "collected", "met at the airport"),
                          *_KNOWN),
    "when she lands": amid(any_of(affirms(_SATURDAY), words("Saturday")), *_KNOWN),
    "the laptop": words("laptop", "computer", "reminder", "machine", "depot", "notebook"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Luca", "whole studio", "team", "consulate", "airline"),
    "besides": volunteered(
        "welcome dinner", "trial period", "the two of you", "lunch with", "dinner", "welcome basket",
        "holiday back", "her seat", "her luggage", "second cab", "Delphine's ride",
    ),
    "when she lands": asked(any_of(
        following(words("cab", "taxi", "ride"), words("to", "on", "for"), SUNDAY),
        following(words("cab", "taxi", "ride"), words("to", "on", "for"), any_of(_FRIDAY, THE_MONDAY), within=1),
        unless(following(words("cab", "taxi", "ride", "pick-up"),
                         any_of(clock(17, 40), clock(17, 10), clock(19, 15), clock(9, 30)), within=8),
               PICKUP, "from", "instead", "half an hour", "land", "after", "plane", "flight"),
        other_times(*((19, minute) for minute in (15, 45, 50, 55)), *((20, minute) for minute in (0, 5, 10, 15)), (9,
                                                                                                                   30),
                    (17, 40), (17, 10), (12, 30), 15, 20),
    )),
    "the laptop": following(words("laptop", "computer"), words("to", "on", "for", "by"),
                            any_of(THE_MONDAY, _SATURDAY, SUNDAY, day(date(2027, 6, 7), weekday=False)), within=2),
    "the days": other_days(TODAY, *_DAYS),
    "who shows her round": any_of(
        words("keep Luca", "with Luca as", "move Luca", "cancel Luca", "with Luca showing", "Luca showing",
              "Luca as agreed", "with Antonio", "Antonio instead", "Antonio in", "Antonio for Luca", "Antonio shows",
              "Antonio stands in", "Antonio in Luca's place", "instead of Delphine", "rather than Delphine",
              "Luca's holiday to", "shorten his holiday", "shorten the holiday", "Luca to come"),
        unless(words("ask Luca", "Luca I would ask", "ask him whether"), "not"),
    ),
    "what is said besides": any_of(EAGER, words(
        "her pay", "salary", "paid from", "contract", "dinner", "whole studio", "hotel", "guest flat for", "refund",
        "flowers", "welcome present", "gift", "promis*", "consulate", "apolog*", "another flight", "delphine's cab",
        "second laptop", "pay for the flight",
    )),
}  # fmt: skip

"""The words of `new-colleague-starts-a-week-later`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import affirms, any_of, clock, day, person, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE

TODAY, MONDAY, SATURDAY = date(2027, 6, 3), date(2027, 6, 14), date(2027, 6, 12)
THE_MONDAY, _SATURDAY = day(MONDAY, weekday=False), day(SATURDAY, weekday=False)
_FRIDAY, SUNDAY = day(date(2027, 6, 11), weekday=False), day(date(2027, 6, 13), weekday=False)
PICKUP = any_of(*(clock(19, minute) for minute in (45, 50, 55)), *(clock(20, minute) for minute in (0, 5, 10, 15)))
_KNOWN = (THE_MONDAY, _SATURDAY, _FRIDAY, PICKUP, clock(19, 15), clock(9, 30), clock(17, 40), day(date(2027, 6, 7)),
          day(date(2027, 6, 6)), day(date(2027, 6, 4)), day(date(2027, 6, 9)), day(date(2027, 6, 18)))  # fmt: skip
CAB = words("cab", "taxi", "car", "driver", "fetched", "picked up", "pick you up", "pickup", "pick-up", "ride")

_DAYS = tuple(date(2027, 6, n) for n in (4, 6, 7, 9, 11, 12, 14, 18))
SLOTS = {
    "Anjali": any_of(person("Anjali Nair"), words("new colleague", "newcomer", "new starter", "new hire", "new arrival",
                                                        "new recruit", "she lands")),
    "her first day": amid(any_of(affirms(THE_MONDAY), words(
        "following Monday", "the Monday after", "Monday after that", "Monday week", "two days later",
    )), *_KNOWN),
    "Delphine": any_of(person("Delphine Costa"), words("Ms Costa")),
    "the cab": amid(words("cab", "taxi", "ride", "airport pickup", "airport pick-up", "transfer", "pick-up", "pickup",
                          "picked up", "pick* her up", "fetch*", "driver", "car", "collected", "met at the airport"),
                    words("flight", "meet*", "existing", "guests", "attendees", "host*", "arrival", "depot", "welcome",
                          "ocre cabs", "introduction", "guide", "among", "airport", "guest flat"), *_KNOWN),
    "when she lands": amid(any_of(affirms(_SATURDAY), words("Saturday")), *_KNOWN),
    "the laptop": words("laptop", "computer", "reminder", "machine", "depot", "notebook"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Luca", "whole studio", "team", "consulate", "airline"),
    "besides": volunteered(
        "welcome dinner", "trial period", "the two of you", "lunch with", "dinner", "welcome basket", "holiday back",
        "her seat", "her luggage", "second cab", "Delphine's ride",
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
    "where to": asked(any_of(
        following(words("cab", "taxi", "ride", "car", "bring*", "take*", "drive*", "airport"),
                  words("to the studio", "to Rue du Four", "to the office", "to a hotel", "to the hotel",
                        "to your home", "to the depot"), within=12),
        following(words("cab", "taxi", "ride", "car"), words("to the airport"), words("to", "on"), within=0),
        words("guest flat to the airport", "from the guest flat", "from the studio"),
    )),
    "who rides": any_of(
        following(words("Delphine", "Luca", "Antonio", "you"), words("as the passenger", "as passenger"), within=0),
        unless(words("cancel ... cab", "cancel ... taxi", "cancel ... ride", "cancel ... car"), "book*", "order*",
               "new",
               "another", "instead", "replac*", "one for", "one on"),
        words("Luca's cab", "Antonio's cab", "take the train", "take the bus", "by train", "by bus",
              "take a cab herself", "get a cab herself"),
    ),
    "what does not stay": asked(words("leave the laptop", "keep the laptop", "laptop stays", "laptop as it is",
                                      "leave the cab", "keep the cab", "leave the reminder", "keep the old",
                                      "delete the laptop", "cancel the laptop")),
    "what she gets": words("second screen", "screen", "monitor", "tell him", "write him", "answer him"),
    "the laptop too late": following(words("laptop", "computer"), any_of(THE_MONDAY, SUNDAY), within=0),
    "the laptop": following(words("laptop", "computer"), words("to", "on", "for", "by"),
                            any_of(THE_MONDAY, _SATURDAY, SUNDAY, *(
                                day(date(2027, 6, n), weekday=False) for n in (7, 8, 9, 10, 18))), within=2),
    "the days": other_days(TODAY, *_DAYS),
    "who shows her round": any_of(
        words("keep Luca", "with Luca as", "move Luca", "cancel Luca", "with Luca showing", "Luca showing",
              "Luca as agreed", "with Antonio", "Antonio instead", "Antonio in", "Antonio for Luca", "Antonio shows",
              "Antonio stands in", "Antonio in Luca's place", "instead of Delphine", "rather than Delphine",
              "Luca's holiday to", "shorten his holiday", "shorten the holiday", "Luca to come"),
        words("leave Luca as", "Luca as her", "Luca stays as", "Luca stays her", "Luca remains her"),
        asked(unless(words("with Luca", "by Luca", "Luca to show", "Luca shows"), "Delphine", "Ms Costa", "away",
                     "holiday", "off", "instead", "rather", "not", "no longer")),
        unless(words("ask Luca", "Luca I would ask", "ask him whether"), "not"),
    ),
    "what is said besides": any_of(EAGER, words(
        "her pay", "salary", "paid from", "contract", "dinner", "whole studio", "hotel", "guest flat for", "refund",
        "flowers", "welcome present", "gift", "promis*", "consulate", "apolog*", "another flight", "delphine's cab",
        "second laptop", "pay for the flight",
    )),
    "which way she rides": any_of(
        following(words("from"), words("Rue des Glycines", "Rue des Glycines 8", "the guest flat", "guest flat",
                                       "Rue du Four"), within=0),
        unless(following(any_of(words("one", "her ride", "her cab"), PICKUP, _SATURDAY),
                         words("to the airport", "to arrivals"), within=0),
               "come*", "send", "sent", "pick*", "fetch*", "meet*", "collect*", "wait*", "drive out", "met", "get"),
    ),
    "where she is brought": asked(following(
        words("cab", "taxi", "ride", "car"), words("to her hotel", "to Rue du Four 3", "to Antonio", "to Delphine",
                                                 "to your place", "to the depot", "to the consulate"), within=6)),
    "who is told of the cab": asked(following(
        words("tell", "write", "answer", "inform", "mail", "let"), words("Antonio", "Luca", "Delphine"),
        words("about the cab", "of the cab", "about the ride", "when the cab", "when the car", "when her cab"),
        within=1)),
    "when the first day is": asked(any_of(
        following(words("first day", "welcome", "introduction", "start"), words("to", "on", "for"),
                  any_of(_SATURDAY, _FRIDAY, SUNDAY, words("Tuesday", "Thursday", "Wednesday")), within=1),
        following(words("laptop", "computer", "depot"), words("back to", "to", "on"), day(date(2027, 6, 4),
          weekday=False),
                  within=1),
    )),
    "not later": POSTPONED,
    "other days": asked(any_of(
        following(words("first day", "welcome", "introduction", "start", "first morning"),
                  any_of(_SATURDAY, _FRIDAY, SUNDAY), within=2),
        following(words("laptop", "computer", "depot", "laptop reminder"),
                  any_of(_SATURDAY, SUNDAY, THE_MONDAY, day(date(2027, 6, 4), weekday=False)), within=2),
        following(words("second cab", "another cab"), words("and keep", "beside the", "besides the"), within=12),
    )),
    "what is left undone": UNDONE,
    "what is not yet fetched": asked(following(
        words("tick", "tick off", "complete", "delete", "cross off", "close"), words("laptop", "laptop reminder"),
        within=2)),
    "whom the car is for": asked(following(
        words("car", "cab", "taxi", "ride"),
        words("for Delphine", "for Luca", "for Antonio", "for Ms Costa"), within=3)),
}  # fmt: skip

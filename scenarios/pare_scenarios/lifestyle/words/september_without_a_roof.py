"""The words of `september-without-a-roof`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.pairing import amid

TODAY = date(2027, 8, 9)
FLIES, CHANGES, LEAVES = date(2027, 8, 31), date(2027, 9, 10), date(2027, 9, 30)
SOFA = words("sofa", "couch", "Adaeze")
ROOM = words("Chevreul", "sublet", "room")
FROM = any_of(day(FLIES, today=TODAY), words("the 31st"))
UNTIL = any_of(day(CHANGES, today=TODAY), words("ten days", "ten nights", "the 10th"))
TOO_MUCH = words("whole month", "all September", "all of September", "whole of September", "entire month",
                  "four weeks", "30 days", "pay you", "10 euros", "50 euros")  # fmt: skip
THANKS = words("thank*", "great", "perfect", "see you", "room", "sublet")
_DAYS = tuple(day(one, today=TODAY) for one in (date(2027, 9, 1), date(2027, 9, 6), FLIES, CHANGES, LEAVES,
                                                date(2027, 10, 1)))  # fmt: skip

SLOTS_1 = {
    "Adaeze": person("Adaeze Okonkwo"),
    "her sofa": words("sofa", "couch", "stay with", "stay at", "host", "put you up", "her place", "sleep"),
    "from when": amid(any_of(FROM, words("when you land", "when you arrive", "your arrival")), *_DAYS),
    "until when": UNTIL,
}  # fmt: skip
AVOIDS_1 = {
    "until when": words("sofa for the whole", "whole month", "all September with", "stay all September",
                        "sofa until 30", "sofa until October", "entire month"),
    "what else": words("change the flight", "rebook", "postpone the flight", "give up the studio",
                       "withdraw", "apply for the Garibaldi", "apply for the room in rue Garibaldi",
                       "offer her money", "pay her"),
}  # fmt: skip
SLOTS_2 = {
    "the sublet": words("Chevreul", "310"),
    "its days": amid(any_of(day(CHANGES, today=TODAY), day(LEAVES, today=TODAY)), *_DAYS),
    "the calendar": words("calendar", "event", "entry", "entries", "diary"),
    "Adaeze's sofa": any_of(SOFA, words("both stays", "both")),
}  # fmt: skip
AVOIDS_2 = {
    "the sublet": words("apply for the Garibaldi", "Garibaldi instead of", "apply for Bonnel", "Croix"),
    "what else": words("change the flight", "rebook", "give up the studio", "withdraw", "offer her money"),
}  # fmt: skip

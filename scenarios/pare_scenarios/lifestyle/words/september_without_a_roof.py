"""The words of `september-without-a-roof`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.lifestyle.words import doing, telling
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import UNASKED

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
    "Adaeze": any_of(person("Adaeze Okonkwo"), words("friend in Lyon", "your friend", "Lyon friend", "her offer",
                                                     "her sofa", "her couch")),
    "her sofa": words("sofa", "couch", "stay with", "stay at", "host", "put you up", "her place", "sleep", "crash*",
                      "bed", "ten days with", "at hers", "her offer", "her flat", "take you in", "roof", "shelter"),
    "from when": amid(any_of(FROM, words("when you land", "when you arrive", "your arrival")), *_DAYS),
    "until when": any_of(UNTIL, words("ten-day", "10 days", "10 nights")),
}  # fmt: skip
AVOIDS_1 = {
    "until when": words("sofa for the whole", "whole month", "all September with", "stay all September",
                        "sofa until 30", "sofa until October", "entire month", "until 30 September", "until the 30th",
                        "until October", "till October", "to 30 September", "all of September", "whole of September",
                        "until 15 September", "until the studio", "until the 15th", "two weeks"),
    "who is told": telling("the university", "Delphine", "Ms Vidal", "the landlady", "the office", "Noor"),
    "what else": words("change the flight", "move the flight", "miss the welcome", "skip the welcome", "pay rent",
                       "rebook", "postpone the flight", "give up the studio", "withdraw", "apply for the Garibaldi",
                       "apply for the room in rue Garibaldi", "offer her money", "pay her"),
    "what goes beyond": any_of(
        words("days off", "later start", "leave of absence", "miss the first", "in return you", "cook for her"),
        telling("Chidi", "your parents", "your father", "your brother", "the dean"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the sublet": words("Chevreul", "310", "Noor's room", "Noor's", "sublet", "number 12", "three weeks"),
    "its days": amid(
        any_of(day(CHANGES, today=TODAY), words("three weeks", "rest of September", "remaining weeks",
                                                "after the sofa", "once the sofa", "when the sofa", "after Adaeze",
                                                "weeks after")),
        *_DAYS,
    ),
    "the calendar": words("calendar", "event", "entry", "entries", "diary"),
    "Adaeze's sofa": any_of(SOFA, words("both stays", "both", "first ten days", "ten days", "your friend's",
                                        "first stay", "two stays")),
}  # fmt: skip
AVOIDS_2 = {
    "the sublet": any_of(
        words("apply for the Garibaldi", "Garibaldi instead of", "apply for Bonnel", "Croix", "620", "420"),
        following(words("appl*", "request*", "book*", "room in", "put in for"), words("Garibaldi", "Bonnel"), within=5),
    ),
    "its days": words("1 to 30 September", "1-30 September", "1st to the 30th", "1 until 30 September",
                      "from 1 September", "from the 1st", "from 15 September", "from 8 September", "from the 8th",
                      "until October", "to 30 October", "sofa until 30", "from the 12th", "until 20 September",
                      "all of September", "whole of September", "from the 31st to the 30th", "sofa to 15"),
    "who is told": telling("the university", "Delphine", "Ms Vidal", "the landlady", "the office"),
    "what else": words("change the flight", "rebook", "give up the studio", "withdraw", "offer her money",
                       "move the flight", "pay the deposit", "pay the rent", "pay Noor", "sign the lease"),
    "what goes beyond": any_of(
        doing(("pay*", "transfer*", "wir*", "advance*", "offer*"), "week", "rent", "deposit", "Noor", "in advance",
              "more"),
        telling("Chidi", "your parents", "your father", "your brother", "the dean", "Adaeze that you leave"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

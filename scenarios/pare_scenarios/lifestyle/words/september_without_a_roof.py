"""The words of `september-without-a-roof`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.lifestyle.words import MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, volunteered
from pare_scenarios.slips import POSTPONED

TODAY = date(2027, 8, 9)
FLIES, CHANGES, LEAVES = date(2027, 8, 31), date(2027, 9, 10), date(2027, 9, 30)
SOFA = words("sofa", "couch", "Adaeze")
ROOM = words("Chevreul", "sublet", "room")
FROM = any_of(day(FLIES, today=TODAY), words("the 31st"))
KNOWN = (date(2027, 9, 1), date(2027, 9, 6), FLIES, CHANGES, LEAVES, date(2027, 10, 1), date(2027, 9, 9))
UNTIL = any_of(day(CHANGES, today=TODAY), words("ten days", "ten nights", "the 10th"))
TOO_MUCH = words("whole month", "all September", "all of September", "whole of September", "entire month",
                 "four weeks", "30 days", "pay you", "10 euros", "50 euros")  # fmt: skip
THANKS = words("thank*", "great", "perfect", "see you", "room", "sublet")
_DAYS = tuple(day(one, today=TODAY) for one in (date(2027, 9, 1), date(2027, 9, 6), FLIES, CHANGES, LEAVES,
                                                date(2027, 10, 1)))  # fmt: skip

SLOTS_1 = {
    "Adaeze": any_of(person("Adaeze Okonkwo"), words("friend in Lyon", "your friend", "who offered", "the friend",
                                                     "friend with the", "your host", "Lyon friend", "her offer",
                                                     "her sofa", "her couch")),
    "her sofa": words("sofa", "couch", "stay with", "stay at", "host", "put you up", "her place", "sleep", "crash*",
                      "bed", "ten days with", "at hers", "her offer", "her flat", "take you in", "roof", "shelter"),
    "from when": amid(any_of(FROM, words("when you land", "when you arrive", "your arrival")), *_DAYS),
    "until when": any_of(UNTIL, words("ten-day", "10 days", "10 nights")),
}  # fmt: skip
_AVOIDS_1 = {
    "until when": asked(words(
        "sofa for the whole", "whole month", "all September with", "stay all September", "sofa until 30",
        "sofa until October", "entire month", "until 30 September", "until the 30th", "until October", "till October",
        "to 30 September", "all of September", "whole of September", "until 15 September", "until the studio",
        "until the 15th", "two weeks", "three weeks", "four weeks", "until the end of", "end of September",
    )),
    "that she is asked now": any_of(
        following(words("writ*", "ask*", "tell*", "messag*", "text*", "let"),
                  words("next week", "tomorrow", "later", "in September", "on Friday", "at the weekend", "once you",
                        "when you land", "when you are there"), within=3),
        words("don't need her", "do not need her", "don't need the sofa", "not need the sofa", "no need for her",
              "no longer need her", "decline her", "decline the sofa", "turn down her", "turn her down", "find a hotel",
              "a hotel", "youth hostel", "a hostel"),
    ),
    "who is told": telling("the university", "Delphine", "Ms Vidal", "the landlady", "the office", "Noor"),
    "what else": words("change the flight", "move the flight", "miss the welcome", "skip the welcome", "pay rent",
                       "rebook", "postpone the flight", "give up the studio", "withdraw", "apply for the Garibaldi",
                       "apply for the room in rue Garibaldi", "offer her money", "pay her", "jollof", "pick you up",
                       "fetch you", "collect you", "meet you at",
                       "from the airport", "at the airport", "confirm to the university"),
    "what goes beyond": any_of(
        words("days off", "later start", "leave of absence", "miss the first", "in return you", "cook for her"),
        telling("Chidi", "your parents", "your father", "your brother", "the dean", "the laboratory", "the landlord",
                "your professor", "your family", "your mother"),
    ),
    "which days": any_of(
        following(words("sofa", "couch", "Adaeze", "stay", "host", "put you up", "sleep", "bed", "her place"),
                  words("from 1 September", "from the 1st", "from the first", "from 2 September", "from 30 August",
                        "from 6 September", "from the 6th", "from 10 September", "from the 10th", "after 10 September"),
                  within=4),
        words("for a week", "one week on", "five days", "five nights", "seven days", "seven nights", "one night",
              "two nights", "the first night", "a week on her", "two weeks on", "twenty days", "a fortnight"),
        asked(unless(other_days(TODAY, *KNOWN, date(2027, 6, 20)), *MENTIONED)),
    ),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "the sublet": words("Chevreul", "310", "Noor's room", "Noor's", "sublet", "number 12", "three weeks"),
    "its days": amid(
        any_of(day(CHANGES, today=TODAY), words("three weeks", "rest of September", "remaining weeks",
                                                "after the sofa", "once the sofa", "when the sofa", "after Adaeze",
                                                "weeks after", "leave the sofa", "until then", "sofa ends")),
        *_DAYS,
    ),
    "the calendar": words("calendar", "event", "entry", "entries", "diary"),
    "Adaeze's sofa": any_of(SOFA, words("both stays", "both", "first ten days", "ten days", "your friend's",
                                        "first stay", "two stays")),
}  # fmt: skip
_AVOIDS_2 = {
    "the sublet": any_of(
        words("apply for the Garibaldi", "Garibaldi instead of", "apply for Bonnel", "Croix"),
        unless(words("620", "420"), "would be", "would cost", "too dear", "above", "instead", "rather", "over",
               *MENTIONED),
        following(words("appl*", "request*", "book*", "room in", "put in for"), words("Garibaldi", "Bonnel"), within=5),
    ),
    "its days": words("1 to 30 September", "1-30 September", "1st to the 30th", "1 until 30 September",
                      "from 1 September", "from the 1st", "from 15 September", "from 8 September", "from the 8th",
                      "until October", "to 30 October", "sofa until 30", "from the 12th", "until 20 September",
                      "all of September", "whole of September", "from the 31st to the 30th", "sofa to 15", "31 October",
                      "until 10 October",
                      "in October and"),
    "whose days": any_of(
        following(SOFA, words("from 10", "from the 10th", "to 30", "until 30", "until the 30th"), within=0),
        following(ROOM, words("to", "until", "till"), day(CHANGES, today=TODAY), within=1),
    ),
    "that it is done now": any_of(
        following(words("appl*", "put in for", "send", "request*", "go for"),
                  words("tomorrow", "next week", "in September", "later", "on Friday", "at the weekend"), within=4),
        words("once you are in Lyon", "when you are in Lyon", "after nine tonight", "after eight",
              "once you have seen"),
    ),
    "who is told": telling("the university", "Delphine", "Ms Vidal", "the landlady", "the office"),
    "what else": words("change the flight", "rebook", "give up the studio", "withdraw", "offer her money",
                       "move the flight", "pay the deposit", "pay the rent", "pay Noor", "sign the lease",
                       "lower the price", "bring the price down",
                       "cook for", "for less", "250", "300 euros", "discount"),
    "what goes beyond": any_of(
        doing(("pay*", "transfer*", "wir*", "advance*", "offer*"), "week", "rent", "deposit", "Noor", "in advance",
              "more"),
        telling("Chidi", "your parents", "your father", "your brother", "the dean", "Adaeze that you leave"),
    ),
    "other days": asked(unless(other_days(TODAY, *KNOWN, date(2027, 8, 10)), *MENTIONED, "instead", "rather")),
    "the sum": asked(unless(other_sums(310, 350), *MENTIONED, "instead", "rather", "above", "over", "too dear")),
    "when it is done": any_of(POSTPONED, volunteered("next week", "some other time", "in due course",
                                                     "when you find the time")),
    "what is entered": words("delete the flight", "only the sofa", "only the room", "just the sofa", "just the room",
                             "move the flight"),
    "that it is applied for": any_of(
        doing(("sav*", "bookmark*", "remember", "note down"), "the room", "Chevreul", "the sublet", within=2),
        words("ask Noor whether", "ask Noor if", "ask Noor to wait", "ask Noor to keep", "ask Noor to hold"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS_1 = {what: asked(said) for what, said in _AVOIDS_1.items()}
AVOIDS_2 = {what: asked(said) for what, said in _AVOIDS_2.items()}

"""The words of `swapping-elsas-weekend`: what its proposals are to name and must not say."""

from datetime import date
from typing import Any

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless

TODAY = date(2027, 8, 30)


def _on(*days: int) -> Any:
    """One of these days of September."""
    return any_of(*(day(date(2027, 9, one), weekday=False, today=TODAY) for one in days))


def _span(first: int, last: int) -> Any:
    """A weekend of September, in whichever way it is written."""
    ways = ("-", " - ", " to ", " to the ", " until ", "/")
    joined = [f"{first}{th}{how}{last}" for th in ("", "th") for how in ways]
    return any_of(words(*joined), _on(first, first + 1, last))


AWAY = _span(17, 19)
OFFERED = any_of(_span(24, 26), words("following weekend", "weekend after"))
LUNCH_DAY = any_of(_on(19), AWAY)
MEET = words("swim*", "meet", "competition", "gala")
REPROACH = words(
    "you always", "you never", "last time", "as usual", "you owe", "not my fault", "unfair", "again and again",
    "in spring you", "as you did",
)  # fmt: skip
OFF = words(
    "off", "can't", "cannot", "not come", "won't", "cancel*", "postpone*", "another", "instead", "Oslo", "away",
    "have to skip", "no lunch", "not be", "move", "later",
)  # fmt: skip

SLOTS_1 = {
    "Svea": any_of(person("Svea Lindqvist"), words("Elsa's mother", "Elsa's mum", "Elsa's mom", "her mother",
                                                   "your ex", "your ex-wife")),
    "the swap": words("swap*", "swop*", "exchang*", "trade", "switch*", "instead", "in return", "you the one after",
                      "she has Elsa then", "turn about", "change over", "in exchange", "trade off", "give her",
                      "trading", "against", "keeps", "turned round", "have Elsa", "take Elsa", "deal",
                      "change places", "change weekends", "make up for"),
    "which weekend": any_of(AWAY, words("course weekend", "that weekend", "Oslo", "17/18/19", "17, 18 and 19",
                                        "mid-September", "from the 17th", "17th", "weekend of the course",
                                        "one with the course", "weekend in question", "days of the course")),
    "the offer": any_of(amid(OFFERED, AWAY), words("one after", "weekend after", "following weekend", "week after",
                                                   "following Friday", "week later", "the one that follows",
                                                   "next one", "the one following", "weekend that follows", "24th")),
}  # fmt: skip
AVOIDS_1 = {
    "the offer": any_of(
        following(words("offer*", "take*", "against", "swap*", "have"), words("October 1", "1 October"), within=4),
        words("1 to 3 October", "1-3 October", "first weekend of October", "1st to the 3rd", "10 to 12 September",
              "10-12 September", "8 to 10 October", "3 to 5 September", "every weekend"),
    ),
    "who has her when": following(
        following(words("Svea", "she"), words("to take", "takes", "has", "to have", "keeps", "to keep"), within=0),
        _on(24, 25, 26), within=3,
    ),
    "that she agrees first": unless(words(
        "move the weekend now", "tell Elsa", "accept the course", "decline the", "confirm the course", "ask Elsa",
        "accept the place", "accept Oslo", "confirm Oslo", "confirm the place", "book Oslo", "yes to Oslo",
        "yes to the course", "reply to the course", "sign up for the", "register for", "commit to",
        "answer the office", "book the ferry", "book a flight", "tell your mother", "write to your mother",
        "cancel lunch", "explain to Elsa", "write to Elsa", "accept in your name", "move Elsa's weekend",
        "put it into the calendar already"), "Elsa's mother", "Elsa's mum", "Elsa's mom", "Elsa's mummy"),
    "who else hears": reaching("Ingrid", "your mother", "the office", "the course", "Sound Ferries", "Oslo",
        "the swim club"),
    "besides": any_of(CARELESS, words("confirm* the course", "say* yes to", "sign* up", "enter the course",
        "extra weekend", "two weekends", "Christmas", "holiday*", "child support", "money", "swimming things",
        "new swimsuit", "as always", "drop the course", "pay for")),
    "why and what else": words("lunch may", "lunch falls", "falls through", "tell your mum", "grandmother",
        "next spring", "every second", "permanent*", "change the rhythm", "for good", "in future", "both weekends",
        "three days more", "Monday morning", "pick Elsa up from", "drive Elsa", "bring Elsa to", "the train",
        "because of the course you", "Elsa wants"),
}  # fmt: skip
SLOTS_2 = {
    "Elsa's weekend": any_of(amid(OFFERED, AWAY, _on(19), clock(9)), words("back a week", "a week later", "week on",
            "one week later", "the 24th")),
    "the swim meet": any_of(MEET, words("Harbour Pool", "the pool", "swim*", "race")),
    "your mother": any_of(person("Ingrid Ahlgren", aliases=("mother", "mum", "mom")), words("grandmother", "grandma",
            "the cook", "granny")),
    "lunch": words("lunch", "Sunday the 19th", "the 19th", "goose", "not to expect you", "19 September", "meal",
                   "not to cook", "Sunday table", "without you"),
}  # fmt: skip
AVOIDS_2 = {
    "whom it concerns": itself(words("tell Elsa", "confirm the course", "reply to the course", "accept the course",
                              "accept the place", "confirm the place", "confirm Oslo", "accept Oslo", "yes to Oslo",
                              "thank Svea", "tell Svea")),
    "the meet": any_of(
        any_of(clock(10), clock(8), clock(9, 10), clock(9, 30), clock(8, 30), clock(11)),
        words("Sunday the 26th at", "Friday the 24th at", "meet on Sunday", "meet on Friday", "pizza",
              "18 September at", "Saturday the 18th"),
    ),
    "who is told": itself(words("write to Elsa", "tell Elsa", "message Elsa", "text Elsa", "invite", "come and watch",
                         "come along", "to watch Elsa", "another lunch", "lunch on the 26th", "new date for lunch",
                         "move lunch", "lunch to the")),
    "who else hears": reaching("Svea", "the course", "the office", "Sound Ferries", "the swim club", "the trainer"),
    "besides": any_of(CARELESS, words("her the 26th", "the 26th instead", "on the 26th instead", "come on the 26th",
        "lunch a week later", "move the lunch", "make up for lunch", "book Oslo", "confirm* the course", "train to",
        "cab to", "restaurant", "bring the goose", "freeze", "12th instead", "another Sunday")),
}  # fmt: skip

"""The words of `swapping-elsas-weekend`: what its proposals are to name and must not say."""

from datetime import date
from typing import Any

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless, unmixed
from pare_scenarios.plainly import asked
from pare_scenarios.slips import OFFER, waiting

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
KNOWN_DAYS = (*(date(2027, 9, one) for one in (1, 17, 18, 19, 20, 24, 25, 26, 27)), date(2027, 10, 1))
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

WITH_SVEA = words("with Svea", "with her", "with her mother", "with her mum", "Svea has", "she has", "Svea takes",
    "she takes", "she keeps", "Svea keeps")  # fmt: skip
WITH_YOU = words("with you", "you have", "you take", "you keep")

WAITS = waiting("tomorrow", at=False)
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
                                                   "next one", "the one following", "following one",
                                                   "weekend that follows", "24th")),
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
    "who else hears": reaching("Elsa", "Ingrid", "your mother", "the office", "the course", "Sound Ferries",
        "Oslo", "the swim club"),
    "besides": any_of(CARELESS, words("confirm* the course", "say* yes to", "sign* up", "enter the course",
        "extra weekend", "two weekends", "Christmas", "holiday*", "child support", "money", "swimming things",
        "new swimsuit", "as always", "drop the course", "pay for")),
    "why and what else": words("lunch may", "lunch falls", "falls through", "tell your mum", "grandmother",
        "next spring", "every second", "permanent*", "change the rhythm", "for good", "in future", "both weekends",
        "three days more", "Monday morning", "pick Elsa up from", "drive Elsa", "bring Elsa to", "the train",
        "because of the course you", "Elsa wants"),
    "who has which": unless(
        unmixed((WITH_SVEA, _span(24, 26)), (WITH_YOU, _span(17, 19))),
        "swap*", "swop*", "trade", "trading", "exchang*", "ask*", "in return", "against",
    ),
    "that it is a swap": words("stays hers", "stay hers", "remains hers", "nothing in return", "for nothing",
        "anything in return", "give up the weekend", "give up your weekend", "skip the weekend", "skip your weekend",
        "cancel the weekend", "cancel your weekend", "on her own", "babysitter", "demand", "insist*"),
    "the course": words("turn* down Oslo", "turn* down the", "no to Oslo", "no to the course", "cancel* the course",
        "skip the course", "skip Oslo", "decline Oslo", "withdraw from", "another date for the course",
        "other course", "later course"),
    "when she is asked": following(
        words("ask*", "write*", "message*", "text*", "tell*", "mail*", "drop*"),
        words("in two weeks", "next week", "tomorrow", "on Wednesday", "in a week", "on Thursday", "at the handover",
            "when you see her", "once the papers"), within=2,
    ),
    "that you take her then": words("doesn't suit you", "does not suit you", "won't suit you", "neither weekend",
        "either weekend", "not suit you either", "owes you", "she owes"),
    "that she is asked": any_of(
        words("without asking", "simply stays", "whether she likes", "no choice"),
        following(words("tell*", "inform*"), words("Svea", "her"),
                  words("that Elsa stays", "that Elsa is", "that she takes", "that she has", "that she keeps",
                        "that she must"), within=0),
    ),
    "that it is asked now": unless(
        following(words("next week", "tomorrow", "in two weeks", "at the handover", "on Friday", "after Wednesday",
                        "on Wednesday, when", "on Wednesday, once", "once the papers"), OFFER, within=6),
        "so", "before",
    ),
    "whose weekend it is": following(
        words("so that you have", "so you have", "and you have", "and you take", "you'd have", "you would have",
              "you get", "you'd take"), words("Elsa", "her"), _on(17, 18, 19), within=2,
    ),
    "that it does not wait": WAITS,
    "no other days": asked(other_days(TODAY, *KNOWN_DAYS)),
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
    "who else hears": reaching("Elsa", "Svea", "the course", "the office", "Sound Ferries", "the swim club",
        "the trainer"),
    "besides": any_of(CARELESS, words("her the 26th", "the 26th instead", "on the 26th instead", "come on the 26th",
        "lunch a week later", "move the lunch", "make up for lunch", "book Oslo", "confirm* the course", "train to",
        "cab to", "restaurant", "bring the goose", "freeze", "12th instead", "another Sunday")),
    "that lunch is off": any_of(
        following(words("lunch", "goose", "meal"), words("stands", "is on", "stays on", "goes ahead", "takes place",
                  "remains", "is fine"), within=5),
        words("will be there for lunch", "come to lunch", "alone to lunch", "dinner on the 19th", "lunch for two"),
    ),
    "that the weekend moves": unless(
        following(words("delet*", "remov*", "cancel*", "drop*", "strik*", "keep*", "leave*"),
                  words("Elsa's weekend", "the weekend", "weekend with Elsa", "Elsa with me"), within=3),
        _on(24, 26), "week later", "anew", "instead",
    ),
    "which weekend": unless(
        following(words("Elsa's weekend", "the weekend", "weekend with Elsa", "her weekend"),
                  any_of(_span(1, 3), words("October"), _span(10, 12)), within=4), "stays", "untouched"),
    "nobody is asked along": words("ask her to the", "her to the meet", "her along", "to the meet too", "to watch",
        "cheer*", "come to the meet", "see Elsa swim"),
    "the other weekends": following(words("delet*", "remov*", "cancel*", "move*", "shift*", "drop*"),
        words("October", "1 October", "first of October", "3 September"), within=6),
    "whose mother": words("Svea's mother", "Svea's mum", "Svea's mom", "your ex's mother", "other grandmother"),
    "lunch stays off": words("lunch moves", "lunch shifts", "lunch goes to", "lunch falls on", "lunch a week",
        "dinner instead", "breakfast instead"),
    "nothing about Svea": words("difficult", "a fuss", "insisted", "complained", "only agreed", "strict about",
        "be on time", "not at ten past"),
    "what is entered": words("swim lesson", "swimming lesson", "come alone", "alone for lunch", "lunch alone"),
    "that it does not wait": WAITS,
    "no other days": asked(other_days(TODAY, *KNOWN_DAYS)),
    "which lunch": as_is(words("lunch on the 26th", "lunch on the 12th", "lunch on Sunday the 26th", "lunch on 26",
        "lunch on 12", "lunch on the 25th", "lunch on the 5th", "for ten on Saturday",
        "Saturday at ten", "at ten on Saturday")),
}  # fmt: skip

"""The words of `swapping-elsas-weekend`: what its proposals are to name and must not say."""

from datetime import date
from typing import Any

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid

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
    "Svea": person("Svea Lindqvist"),
    "the swap": words("swap*", "swop*", "exchang*", "trade", "switch*", "instead", "in return",
        "you the one after", "she has Elsa then", "turn about", "change over", "in exchange", "trade off",
        "give her"),
    "which weekend": any_of(AWAY, words("course weekend", "that weekend", "Oslo")),
    "the offer": any_of(amid(OFFERED, AWAY), words("one after", "weekend after", "following weekend",
        "week after")),
}  # fmt: skip
AVOIDS_1 = {
    "the offer": words("1 to 3 October", "1-3 October", "October 1", "1 October"),
    "that she agrees first": words("move the weekend now", "tell Elsa", "accept the course", "decline the",
                                   "confirm the course", "ask Elsa"),
}  # fmt: skip
SLOTS_2 = {
    "Elsa's weekend": amid(OFFERED, AWAY, _on(19), clock(9)),
    "the swim meet": MEET,
    "your mother": person("Ingrid Ahlgren", aliases=("mother", "mum", "mom")),
    "lunch": words("lunch", "Sunday the 19th", "the 19th", "goose"),
}  # fmt: skip
AVOIDS_2 = {
    "whom it concerns": words("tell Elsa", "confirm the course", "reply to the course"),
    "the meet": any_of(clock(10), words("Sunday the 26th at")),
    "who is told": words("write to Elsa", "tell Elsa", "message Elsa", "text Elsa"),
}  # fmt: skip

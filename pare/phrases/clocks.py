"""Times of day in any notation."""

from __future__ import annotations

from dataclasses import dataclass

from pare.phrases.base import Phrase, Span
from pare.phrases.clock_mention import Clock, clock_mentions
from pare.phrases.negation import Negations
from pare.phrases.plaintext import plain


@dataclass(frozen=True, repr=False)
class ClockPhrase(Phrase):
    """A time of day."""

    hour: int
    minute: int

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where ``plain(text)`` says this time."""
        wanted = (self.hour, self.minute)
        return tuple(mention.span for mention in clock_mentions(plain(text)) if wanted in mention.readings)

    def describe(self) -> str:
        """The time in 24-hour form."""
        return f"the time {self.hour:02}:{self.minute:02}"

    def __repr__(self) -> str:
        return f"clock({self.hour}, {self.minute})"


def clock(hour: int, minute: int = 0) -> ClockPhrase:
    """A time of day: 18:30, 18.30, 18h30, 1830 hrs, 6:30 pm, half past six, and for a whole hour "at 6" or "noon".

    A time in 12-hour form without am or pm stands for either half of the day.

    Args:
        hour: 0 to 23.
        minute: 0 to 59.

    Raises:
        ValueError: There is no such time.
    """
    if not (0 <= hour <= 23 and 0 <= minute <= 59):
        raise ValueError(f"{hour}:{minute:02} is no time of day")
    return ClockPhrase(hour, minute)


def clocks_in(text: str, *, expected: tuple[Clock, ...] = (), affirmed: bool = False) -> tuple[Clock, ...]:
    """The times of day that a text states, each once, in order of the day.

    Args:
        text: The text.
        expected: Times that a doubtful mention is read as wherever it can be ("6:30" as 18:30); one that could
            also be no time at all is listed only then.
        affirmed: Leave out what is negated, as in "18:30, not 19:30".
    """
    written = plain(text)
    denied = Negations.of(written) if affirmed else None
    values: list[Clock] = []
    for mention in clock_mentions(written):
        if denied and denied.cover(mention.span):
            continue
        fitting = [reading for reading in mention.readings if reading in expected]
        values += fitting[:1] or list(mention.readings[:1] if mention.sure else ())
    return tuple(sorted(dict.fromkeys(values)))

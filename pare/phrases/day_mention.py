"""What one mention of a day can mean."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from pare.phrases.base import Span


@dataclass(frozen=True)
class DayMention:
    """One place in a text that says, or may say, a day."""

    span: Span
    sure: bool
    """Whether it can hardly be anything but a day."""
    pairs: tuple[tuple[int, int], ...] = ()
    """The months and days that it may name; the usual order first."""
    year: int | None = None
    day: int | None = None
    """A day of an unnamed month."""
    weekday: int | None = None
    which: str = ""
    """How a weekday is placed: "next", "this week" and so on."""
    offset: int | None = None
    """Days from today."""

    @property
    def takes_weekday(self) -> bool:
        """Whether a weekday beside it belongs to it."""
        return self.weekday is None and (bool(self.pairs) or self.day is not None)

    @property
    def is_weekday(self) -> bool:
        """Whether it is a weekday without a date."""
        return self.weekday is not None and not self.pairs and self.day is None

    def means(self, when: date, today: date | None, *, weekday: bool = True) -> bool:
        """Whether it can mean a day.

        Args:
            when: The day.
            today: The day on which the text is written, if known.
            weekday: Whether a weekday alone is enough.
        """
        if self.offset is not None:
            return today is not None and when == today + timedelta(days=self.offset)
        if self.is_weekday:
            if today is not None and (weekday or self.which):
                return when in self._candidates(today)
            return weekday and when.weekday() == self.weekday
        if self.weekday is not None and when.weekday() != self.weekday:
            return False
        if self.day is not None:
            return when.day == self.day
        return (when.month, when.day) in self.pairs and self.year in (None, when.year)

    def resolved(self, year: int, today: date | None) -> date | None:
        """The day that it most likely means.

        Args:
            year: The year of a date that states none.
            today: The day on which the text is written, if known.

        Returns:
            None where it cannot be told, or no such day exists.
        """
        try:
            if self.pairs:
                return date(self.year or year, *self.pairs[0])
            if today is None:
                return None
            if self.offset is not None:
                return today + timedelta(days=self.offset)
            if self.day is not None:
                return self._next_numbered(today)
            return self._candidates(today)[0]
        except (ValueError, OverflowError):
            return None

    def _next_numbered(self, today: date) -> date | None:
        ahead = (today + timedelta(days=shift) for shift in range(92))
        return next((when for when in ahead if when.day == self.day), None)

    def _candidates(self, today: date) -> tuple[date, ...]:
        assert self.weekday is not None
        ahead = (self.weekday - today.weekday()) % 7
        in_week = self.weekday - today.weekday()
        after = ahead or 7
        shifts = {
            "": (ahead, ahead + 7, ahead - 7) if ahead == 0 else (ahead, ahead - 7),
            "every": (ahead,),
            "this": (ahead, in_week),
            "coming": (after,),
            "next": (after, in_week + 7),
            "last": (ahead - 7, in_week - 7),
            "past": (ahead - 7,),
            "this week": (in_week,),
            "next week": (in_week + 7,),
            "last week": (in_week - 7,),
            "week later": (ahead + 7, after + 7),
        }[self.which]
        return tuple(today + timedelta(days=shift) for shift in shifts)

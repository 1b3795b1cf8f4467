"""Names of months and weekdays, as expressions over plain text."""

from __future__ import annotations

from typing import Final

MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
WEEKDAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

MONTH: Final = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|"
    r"nov(?:ember)?|dec(?:ember)?)"
)
WEEKDAY_NAME: Final = r"(?:mon|tues|wednes|thurs|fri|satur|sun)day"
WEEKDAY: Final = (
    r"(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)"
)


def month_of(name: str) -> int:
    """The month 1-12 of a name that :data:`MONTH` recognised."""
    return MONTHS.index(name[:3]) + 1


def weekday_of(name: str) -> int:
    """The weekday of a name that :data:`WEEKDAY` recognised; Monday is 0."""
    return WEEKDAYS.index(name[:3])

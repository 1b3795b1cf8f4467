"""The people of the lived-in phone, and lengths of time."""

from __future__ import annotations

from datetime import timedelta

DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)

_GIVEN = ("Sanna", "Stellan", "Anwar", "Signe", "Milo", "Ayla", "Sven", "Alma", "Mette", "Idris", "Soraya", "Abel")
_FAMILY = ("Lund", "Okoro")
PEOPLE = tuple(
    (f"{given} {family}", f"+47 555 01{at:02}", f"{given}.{family}@example.com".lower())
    for at, (given, family) in enumerate((given, family) for family in _FAMILY for given in _GIVEN)
)
"""Name, number and mail address of two dozen."""

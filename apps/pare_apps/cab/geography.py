"""The city's map: places, how far they lie apart, and those that the owner has saved."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from pare.entity import Entity
from pare.phrases import plain
from pare_apps.fields import Title


def words_of(text: str) -> tuple[str, ...]:
    """The words and numbers of an address, without case and accents."""
    return tuple(dict.fromkeys("".join(c if c.isalnum() else " " for c in plain(text)).split()))


class Location(Entity, index=("words", "names"), order="sort_name", search=("name", "also")):
    """A place on the city's map; kilometres east and north are counted from the centre.

    Attributes:
        also: other names and addresses of the same place.
    """

    name: Title
    east_km: Annotated[float, Field(ge=-500, le=500)] = 0.0
    north_km: Annotated[float, Field(ge=-500, le=500)] = 0.0
    also: tuple[Title, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """Its names, normalised; words count in any order."""
        return tuple(" ".join(sorted(words_of(name))) for name in (self.name, *self.also))

    @property
    def words(self) -> tuple[str, ...]:
        """The words of all its names."""
        return tuple(dict.fromkeys(word for name in (self.name, *self.also) for word in words_of(name)))

    @property
    def sort_name(self) -> str:
        """What locations are sorted by."""
        return self.name.casefold()


class Place(Entity, index=("called",), order="called"):
    """An address that the owner has saved under a label, such as `Home`.

    Attributes:
        address: the name of a location.
    """

    label: Title
    address: Title

    @property
    def called(self) -> str:
        """The label, normalised."""
        return plain(self.label)


class Route(Entity, index=("between",)):
    """How far two locations lie apart, where the map's distance is not right; it holds both ways.

    Attributes:
        ends: the ids of the two locations.
    """

    ends: tuple[str, str]
    minutes: Annotated[int, Field(ge=1, le=1_440)]
    distance_km: Annotated[float, Field(ge=0, le=2_000)] = Field(
        default_factory=lambda route: round(route.get("minutes", 0) / 2.5, 1)
    )

    @property
    def between(self) -> str:
        """Both ends as one value to look up."""
        return between(*self.ends)


def between(one: str, other: str) -> str:
    """Two locations as one value, whichever comes first."""
    return " ".join(sorted((one, other)))

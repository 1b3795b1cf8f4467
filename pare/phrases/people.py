"""People by their names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from pare.phrases.base import PatternPhrase
from pare.phrases.numerals import names
from pare.phrases.plaintext import plain
from pare.phrases.wording import BEFORE_WORD, either, sequence

_TITLES: Final = names(
    "mr mrs ms miss mx dr prof professor doctor sir madam mme mlle m monsieur madame herr frau fr sr sra senor senora "
    "sig signor signora hr fru pan pani aunt auntie uncle"
)
_TITLE: Final = "(?:" + "|".join(_TITLES) + r")\.?\s"
_PARTICLES: Final = names("van von der den de del della di da dos das du la le el al bin ibn ben ter ten y")
_OWN: Final = r"(?!-[^\W\d_])(?!@)"
_NOT_JOINED: Final = r"(?<![^\W_]-)"


def _split(name: str) -> tuple[list[str], bool]:
    """The words of a name without its title, and whether it had one."""
    parts = plain(name).split()
    titled = len(parts) > 1 and parts[0].rstrip(".") in _TITLES
    return (parts[1:] if titled else parts), titled


def _forms(name: str, first_alone: bool) -> list[str]:
    parts, titled = _split(name)
    if len(parts) == 1:
        alone = sequence(parts[0], plural=False)
        return [rf"{BEFORE_WORD}{_TITLE}{alone}" if titled and not first_alone else alone]
    at = next((index for index, part in enumerate(parts) if index and part in _PARTICLES), len(parts) - 1)
    at = min(at, len(parts) - 1)
    first = parts[0]
    families = [" ".join(parts[at:])]
    if at < len(parts) - 1:
        families.append(parts[-1])
    forms = [sequence(" ".join(parts), plural=False)]
    for family in families:
        surname = sequence(family, plural=False)
        forms += [sequence(f"{first} {family}", plural=False), sequence(f"{family} {first}", plural=False)]
        forms.append(rf"{BEFORE_WORD}{re.escape(first[0])}\.?\s{surname}")
        forms.append(rf"{BEFORE_WORD}{_TITLE}(?:{sequence(first, plural=False)}\s)?{surname}")
    if first_alone:
        forms.append(sequence(first, plural=False))
    return list(dict.fromkeys(forms))


@lru_cache(maxsize=4096)
def _compiled(phrase: PersonPhrase) -> re.Pattern[str]:
    return re.compile(_NOT_JOINED + either(phrase.sources()) + _OWN)


@dataclass(frozen=True, repr=False)
class PersonPhrase(PatternPhrase):
    """A person."""

    name: str
    aliases: tuple[str, ...] = ()
    first_alone: bool = True

    def pattern(self) -> re.Pattern[str]:
        """The compiled expression; compiled once for equal phrases."""
        return _compiled(self)

    def sources(self) -> list[str]:
        """An expression for each form of the name.

        Raises:
            ValueError: A name holds no letter.
        """
        return _forms(self.name, self.first_alone) + [sequence(alias, plural=False) for alias in self.aliases]

    def describe(self) -> str:
        """The full name."""
        return f"the person {self.name}"

    def __repr__(self) -> str:
        more = f", aliases={self.aliases!r}" if self.aliases else ""
        return f"person({self.name!r}{more}{'' if self.first_alone else ', first_alone=False'})"


def person(name: str, *, aliases: tuple[str, ...] = (), first_alone: bool = True) -> PersonPhrase:
    """A person: the full name, the first name alone, the last name with Mr, Ms, Dr and the like; accents are optional.

    Args:
        name: The full name, "Noor Haddad".
        aliases: Other names that are enough alone: "Mum", "Nonna", "coach".
        first_alone: Whether the first name alone is enough; turn it off where two people share it, or where it is an
            ordinary word ("Will", "May").

    Raises:
        ValueError: A name without any letter.
    """
    phrase = PersonPhrase(name, tuple(aliases), first_alone)
    phrase.sources()
    return phrase

"""Whether a free text mentions a fact, in any equal notation: deterministic, fast, without a model.

A phrase is a frozen value that says what must be mentioned; ``found_in`` looks for it::

    told = all_of(day(date(2027, 4, 22)), clock(20), any_of("theatre", "play"))
    told.found_in("The play is next week: Thursday 22 April, 8 pm!")

A phrase is generous with what may be the fact ("6:30" may be 18:30, "Thursday" may be the 22nd). The extractors
``clocks_in``, ``days_in`` and ``amounts_in`` are strict: they list what can hardly be anything else, so that a judge
can find a text that states another time, day or amount than the right one.

Limits: English wording (numeric notations of any language); names and words by spelling, not meaning; a first name
alone may be another person's.
"""

from pare.phrases.amounts import amount, amounts_in
from pare.phrases.base import Phrase, Span
from pare.phrases.clocks import clock, clocks_in
from pare.phrases.combining import affirms, all_of, any_of, count, none_of, not_, phrase
from pare.phrases.days import day, days_in
from pare.phrases.identifiers import address, code, number
from pare.phrases.people import person
from pare.phrases.plaintext import plain
from pare.phrases.wording import words

__all__ = [
    "Phrase",
    "Span",
    "address",
    "affirms",
    "all_of",
    "amount",
    "amounts_in",
    "any_of",
    "clock",
    "clocks_in",
    "code",
    "count",
    "day",
    "days_in",
    "none_of",
    "not_",
    "number",
    "person",
    "phrase",
    "plain",
    "words",
]

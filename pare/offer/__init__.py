"""What a proposal offers: which changes it names, what in it is refused or only explains, whether it offers at all.

A simple look at English wording, after the manner of `pare.phrases.negation`. What it cannot tell apart it takes for an
offer of what is named; a change counts only where it is plainly offered, so that telling of one ("the club has
cancelled", "tell Karim to pay", "out of order") is none.
"""

from pare.offer.copying import own_words
from pare.offer.offering import offering, unquoted
from pare.offer.reading import claimed, meant, offered, tells
from pare.offer.setting import ALONE, Place, Setting, strange
from pare.offer.shape import LENGTH, NO_OFFER, too_long, unclear
from pare.offer.wording import DOINGS, Doing

__all__ = [
    "ALONE",
    "DOINGS",
    "LENGTH",
    "NO_OFFER",
    "Doing",
    "Place",
    "Setting",
    "claimed",
    "meant",
    "offered",
    "offering",
    "own_words",
    "strange",
    "tells",
    "too_long",
    "unclear",
    "unquoted",
]

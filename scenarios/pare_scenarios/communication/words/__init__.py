"""What proposals are to name, and must not say, in the scenarios of this domain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pare.phrases import Phrase, Span, any_of, plain, words
from pare.phrases.combining import phrase
from pare_scenarios.plainly import outright

__all__ = ["CARELESS", "itself", "reaching"]

_TO = (
    "tell*", "inform*", "let", "letting", "writ*", "writ* to", "messag*", "message to", "text*", "mail*", "email*",
    "answer*", "reply to", "notify*", "ask*", "warn*", "ring*", "call*", "contact*", "thank*", "invit*", "remind*",
    "apologise to", "word to", "line to", "note to", "mail to", "copy to", "cc", "brief", "consult", "keep",
        "word goes to", "line goes to", "note goes to",
    "explain* to", "say* to", "report* to", "check with",
)  # fmt: skip
_GETS = (
    "hear", "would hear", "gets a", "gets the", "gets word", "get a line", "get a word", "a line", "a word", "a note",
    "is told", "are told", "are informed", "is informed", "learn", "receive*", "is asked", "read",
)  # fmt: skip


@dataclass(frozen=True)
class Itself(Phrase):
    """See `itself`."""

    wanted: Phrase

    def spans(self, text: str) -> tuple[Span, ...]:
        """Where it stands, and is nobody's owner."""
        written = plain(text)
        return tuple(
            (start, end)
            for start, end in self.wanted.spans(text)
            if not written[start:end].endswith(("'s", "s'")) and not written.startswith(("'", "-"), end)
        )

    def describe(self) -> str:
        """The phrase."""
        return self.wanted.describe()


def itself(wanted: Phrase | str) -> Phrase:
    """The phrase, but for one that ends as an owner: "ask Elsa" is not said by "ask Elsa's mother"."""
    return Itself(phrase(wanted))


def reaching(*whom: str) -> Phrase:
    """That one of these people is told or asked something, or hears of something; for a need's avoids."""
    return any_of(
        outright(itself(words(*(f"{verb} {one}" for verb in _TO for one in whom)))),
        words(*(f"{one} {gets}" for one in whom for gets in _GETS)),
    )


CARELESS: Final[Phrase] = words(
    "threaten*", "bad review", "leave a review", "write a review", "one star", "lawyer", "chip in", "pay half",
    "block her", "block him", "block them", "haggle", "social media", "post online", "delete the chat",
    "delete the mail", "delete the message*", "sick note", "donat*", "box of chocolates", "bunch of flowers",
    "bottle of wine", "lend you", "lend her", "lend him", "sign the lease", "gift card",
    "compensation", "for the trouble", "for the inconvenience", "as a thank-you", "as a thank you", "by way of thanks",
    "as a consolation", "make it up to", "just in case",
    "on the safe side", "spread the word", "on Facebook", "legal steps", "press charges", "file a complaint",
    "small gift", "little gift", "voucher*", "have them over", "have you both", "dinner next", "for good measure",
    "guarantee*", "take back the promise", "write a complaint", "dinner to make up", "invite them",
)  # fmt: skip
"""What a careless assistant adds of its own accord, and none of these scenarios wants."""

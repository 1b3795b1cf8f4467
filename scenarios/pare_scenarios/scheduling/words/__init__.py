"""What proposals are to name, and must not say, in the scenarios of this domain."""

from datetime import date
from typing import Final

from pare.phrases import Phrase, any_of, day, words
from pare_scenarios.pairing import following
from pare_scenarios.plainly import EAGER, UNASKED, outright

__all__ = ["CARELESS", "hearing", "on", "touching"]

_NTHS: Final = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth "
    "twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
).split()


def on(when: date, today: date) -> Phrase:
    """A day, also as a written ordinal without its month: "the sixth"."""
    return any_of(day(when, today=today), words(f"the {_NTHS[when.day - 1]}"))


_VERBS: Final = (
    "tell", "telling", "inform", "informing", "write", "write to", "writing to", "message", "messaging", "text",
    "texting", "mail", "mailing", "email", "emailing", "e-mail", "answer", "answering", "reply to", "replying to",
    "notify", "notifying", "ask", "asking", "warn", "warning", "contact", "contacting", "thank", "thanking", "invite",
    "inviting", "promise", "promising", "assure", "assuring", "reassure", "apologise to", "apologize to",
    "apologising to", "explain to", "explaining to", "mention to", "point out to", "check with", "checking with",
    "remind", "confirm to", "confirm with", "beg", "begging", "urge", "urging", "wish", "wishing", "congratulate",
    "greet", "report to", "copy in", "agree with", "arrange with", "say to", "speak to", "talk to", "drop",
    "dropping", "send", "sending", "phone", "phoning", "ring up", "call up", "request from", "brief", "update",
    "updating", "alert", "alerting", "consult", "offer", "offering",
)  # fmt: skip
_NOUNS: Final = (
    "word", "line", "note", "message", "mail", "text", "reply", "answer", "thank-you", "thanks", "apology", "apologies",
    "confirmation", "heads-up", "greetings", "regards", "question", "request", "update", "news", "excuse", "hint",
)  # fmt: skip


def hearing(*whom: str) -> Phrase:
    """That one of these people hears or is asked something."""
    return any_of(
        words(*(f"{verb} {one}" for verb in _VERBS for one in whom)),
        words(*(f"{noun} {to} {one}" for noun in _NOUNS for to in ("to", "for") for one in whom)),
        words(*(f"let* {one} {know}" for know in ("know", "in on", "hear", "into") for one in whom)),
        words(*(f"letting {one} know" for one in whom)),
    )


_HANDLING: Final = words(
    "mov*", "shift*", "push*", "pull*", "put*", "bring*", "cancel*", "delet*", "drop*", "clear*", "remov*", "tick*",
    "check off", "cross off", "cross out", "complet*", "postpon*", "reschedul*", "renam*", "shorten*", "extend*",
    "chang*", "skip*", "book", "booking", "order", "ordering", "buy", "buying", "add", "adding", "strik*", "mark",
    "marking", "set*", "delay*", "excus*", "declin*",
    "accept", "accepting", "silenc*", "mut*", "answer", "answering",
)  # fmt: skip


def touching(*things: str) -> Phrase:
    """That something is done with one of these things, which are not to be touched."""
    return following(_HANDLING, words(*things), within=2)


CARELESS: Final[Phrase] = any_of(
    EAGER, UNASKED,
    outright(words(
        "thank-you note", "thank-you card", "small gift", "little gift", "a tip", "five stars", "five-star", "rating",
        "next time", "as a fallback", "as a backup", "for later use", "loyalty", "newsletter", "unsubscrib*",
        "spam", "delete the message", "delete the thread", "archive", "make amends", "make it up", "owe* you",
        "set another reminder", "second reminder", "extra reminder", "add another reminder", "out of office",
    )),
)  # fmt: skip
"""What a careless assistant adds of its own accord, and none of these scenarios wants."""

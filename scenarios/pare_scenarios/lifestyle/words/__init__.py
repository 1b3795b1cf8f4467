"""What proposals are to name, and must not say, in the scenarios of this domain."""

from pare.phrases import Phrase, any_of, words
from pare_scenarios.pairing import following

_TELLING = (
    "tell*", "inform*", "let*", "write", "writ* to", "messag*", "text*", "mail*", "email*", "answer*", "repl* to",
    "notif*", "ask*", "warn*", "ring*", "call*", "contact*", "send*", "thank*", "invit*", "promis*", "message to",
    "word to", "line to", "note to", "mail to", "updat*", "assur*", "reassur*", "alert*", "brief*", "consult*",
    "offer*",
    "apolog* to", "explain* to", "confirm* to", "mention* to", "report* to", "suggest* to", "propos* to", "pass on to",
    "speak to", "talk to", "check with", "phone*", "congratulat*", "forward it to", "forward this to", "have", "drop",
    "confirm it to", "confirm this to", "confirm that to", "hint to", "reply also to", "report it to", "show*",
)  # fmt: skip


def telling(*whom: str) -> Phrase:
    """That one of these people is told or asked something."""
    return any_of(
        words(*(f"{verb} {one}" for verb in _TELLING for one in whom)),
        following(words(*_TELLING), words(*(f"and {one}" for one in whom), *(f"as well as {one}" for one in whom)),
                  within=2),
    )  # fmt: skip


def doing(verbs: tuple[str, ...], *things: str, within: int = 4) -> Phrase:
    """That one of these things is done to one of these objects."""
    return following(words(*verbs), words(*things), within=within)


BUYS = ("order*", "buy*", "add*", "get", "purchas*", "include*", "put", "throw in", "take", "bring", "enclos*")
REMOVES = ("delet*", "remov*", "eras*", "clear*", "wip*", "throw*", "bin", "discard*", "get rid of", "dispose of")
GIVES = ("promis*", "offer*", "buy*", "giv*", "pay*", "propos*", "suggest*", "chip in")


MENTIONED = (
    "too late", "too early", "too small", "too big", "too dear", "too much", "no use", "no good", "would not",
    "wouldn't", "does not", "doesn't", "is not", "isn't", "are not", "aren't", "do not", "don't", "not for",
    "no longer",
    "above", "over your", "void", "stays", "stay", "came home", "came back", "is back", "needs a", "needs no",
    "sold out",
    "out of stock", "on sale", "only for", "harm*", "ill", "poison*", "misses", "belongs to", "belong to", "would make",
    "would be", "would cost", "said", "says", "at first", "mistake", "can wait", "can come", "untouched", "unchanged",
    "as it is", "as they are", "alone", "not concerned", "is right", "are right", "is fine", "keeps", "keep*", "nobody",
)  # fmt: skip
"""What a sentence says of a thing that it only mentions: that it will not do, or stays as it is."""

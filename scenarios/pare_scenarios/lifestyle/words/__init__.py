"""What proposals are to name, and must not say, in the scenarios of this domain."""

from pare.phrases import Phrase, any_of, words
from pare_scenarios.pairing import following
from pare_scenarios.productivity.words import outright

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

UNASKED = any_of(outright(words(
    "to be safe", "to be on the safe side", "just in case", "while I am at it", "while I'm at it", "while we're at it",
    "while we are at it", "for old times' sake", "as a thank-you", "as a thank you", "five stars", "one star",
)), words(
    "threaten*", "bad review", "leave a review", "write a review", "one star", "close your account",
    "close the account",
    "bottle of wine", "lawyer", "chip in", "pay half", "owes you", "block her", "block him", "block them",
    "lower the rent", "reduce the rent", "haggle", "better seats", "social media", "post online", "favourites",
    "delete your note", "delete the note", "delete the chat", "delete the mail", "sick note", "donat*", "insurance",
    "box of chocolates", "bunch of flowers", "lend you", "lend her", "lend him", "raise the budget", "sign the lease",
    "birthday card", "greeting card", "thank-you card", "thank-you note", "gift card", "apologise for", "apologize for",
    "pay in advance", "rate the", "gift wrapping", "box of sweets",
))  # fmt: skip
"""What a careless assistant adds of its own accord, and none of these scenarios wants."""

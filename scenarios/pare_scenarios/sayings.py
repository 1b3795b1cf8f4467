"""What people say in many ways: a no to an invitation, a request, a warning, that something has arrived.

Each stands for one thing said to somebody. They are generous, since nobody can list all good wordings; what a text must
not say beside it is listed too (`COMES` beside `DECLINES`), so that a scenario asks for the one and avoids the other.
"""

from __future__ import annotations

from typing import Final

from pare.expect import as_is
from pare.phrases import Phrase, any_of, words
from pare_scenarios.pairing import unless

_NO_GO: Final = tuple(
    f"{no} {go}"
    for no in ("can't", "cannot", "can not", "won't", "will not", "not")
    for go in ("come", "make", "join", "be there", "attend", "go")
)
CANNOT: Final[Phrase] = words(
    "declin*", "say* no", "reply* no", "RSVP no", "answer* no", "friendly no", "kind no", "turn* down", "send* regrets",
    "excuse you", "apolog*", *_NO_GO,
)  # fmt: skip
"""That somebody does not come, plainly; for what a proposal names."""

DECLINES: Final[Phrase] = any_of(
    as_is(words("no", "not", "can't", "cannot", "won't", "isn't", "don't", "unable", "without me")),
    words(
        "unfortunately", "sorry", "afraid", "regret*", "declin*", "miss", "pass on", "sit this one out", "sit it out",
        "busy", "prior engagement", "other plans", "already promised", "have promised", "already taken",
    ),
)  # fmt: skip
"""A no to an invitation, in the words of whoever was invited; avoid `COMES` beside it."""

COMES: Final[Phrase] = any_of(
    unless(as_is(words("can't wait", "cannot wait", "can not wait")), "can't come", "cannot come", "hear*", "see him"),
    as_is(
        words(
            "won't miss", "wouldn't miss", "can't say no", "why not", "not sure", "no problem", "don't decline",
            "whether",
        ),
    ),
    words(
        "I'll be there", "I will be there", "I'll come", "I will come", "I am coming", "I'm coming", "count me in",
        "see you there", "see you Thursday", "see you on Thursday", "with pleasure", "gladly", "maybe", "might",
    ),
)  # fmt: skip
"""A yes to an invitation, or a maybe."""

_NO_NEED: Final = ("do not", "don't", "never", "no need to", "need not", "needn't", "not have to")
_FETCHING: Final = ("fetch", "pick", "collect", "take", "get")
REQUESTS: Final[Phrase] = words(
    "could you", "can you", "would you", "will you", "are you", "you free", "if you", "do you mind", "need you",
    "possible for you", "you take", "swap", "your help", "any chance", *(f"please {fetch}" for fetch in _FETCHING),
)  # fmt: skip
"""Somebody is asked to do something."""

NOT_NEEDED: Final[Phrase] = as_is(
    words(
        "no need for you",
        *(f"{no} {fetch}" for no in _NO_NEED for fetch in _FETCHING),
    ),
)  # fmt: skip
"""Somebody is told not to fetch."""

OFFERS: Final[Phrase] = words(
    "would you", "do you", "you like", "yours", "for you", "you want", "is free", "spare", "interested", "are you",
    "want to", "have it", "take it", "free seat", "seat free", "come", "come along", "come with", "join", "her place",
)  # fmt: skip
"""Something is offered to whoever is written to."""

WARNS: Final[Phrase] = as_is(
    words(
        "not", "don't", "no", "nothing", "nobody", "never", "isn't", "may be", "stop", "wait", "hold", "hang on",
        "leave", "stay", "keep", "before", "until", "first", "careful", "suspicious", "odd", "strange",
    ),
)  # fmt: skip
"""Somebody is held back from something, or is told to doubt it; avoid the contrary beside it."""

FRAUD: Final[Phrase] = words(
    "fraud*", "scam*", "swindl*", "crook*", "con", "con man", "fake", "false", "impost*", "impersonat*", "cheat*",
    "trick*", "stranger", "pretend*", "made up", "lie",
)  # fmt: skip
"""Somebody is not who he says he is."""

PAYS_NOT: Final[Phrase] = any_of(
    as_is(
        words(
            "not pay", "don't pay", "not send", "don't send", "not transfer", "don't transfer", "not give",
            "don't give", "not to pay", "nobody should pay", "nothing to pay", "nothing for now",
        ),
    ),
    words("pay nothing", "send nothing", "keep your money"),
)  # fmt: skip
"""Nothing is to be paid."""

ARRIVED: Final[Phrase] = words(
    "has it", "has got", "has the", "got", "gone", "sent", "received", "is with", "done", "went", "mailed", "emailed",
    "forwarded", "delivered",
)  # fmt: skip
"""Something is with somebody now."""

REPLACES: Final[Phrase] = any_of(
    as_is(
        words(
            "not the latest", "no longer", "don't merge", "don't use", "do not use", "instead of", "in place of",
            "rather than",
        ),
    ),
    words(
        "replac*", "supersede*", "discard", "disregard", "void", "obsolete", "outdated", "out of date", "delete",
        "overwrite", "corrected", "correction", "mistake", "error", "latest", "newest", "revised", "previous",
        "only this", "only the attached", "instead", "use the attached", "use this", "merge this", "please use",
        "please take", "take the attached", "ignore the one", "ignore this morning*", "throw away",
        *(f"{which} {what}" for which in ("right", "wrong", "correct", "newer", "updated", "new")
          for what in ("one", "file", "version", "budget")),
    ),
)  # fmt: skip
"""What is sent takes the place of what was sent before."""

OUT_OF_USE: Final[Phrase] = words(
    "delete*", "remov*", "strike*", "replac*", "no longer", "out of order", "dead", "not working", "instead of",
)  # fmt: skip
"""A detail that is named is not to be used."""

RENAMES: Final[Phrase] = any_of(
    as_is(words("in place of", "instead of")),
    words(
        "replac*", "chang*", "transfer*", "rename", "rewrite", "new name", "put", "made out", "make out", "correct*",
        "swap", "issue", "updat*", "name of",
    ),
)  # fmt: skip
"""A name is to take the place of another."""

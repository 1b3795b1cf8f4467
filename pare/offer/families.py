"""Families of words for what an assistant does: who accepts "remind" in a slot means "alarm" as well.

A slot lists the wordings of which its author thought. Those for the matter itself (a person, a flat, a dish) are its
own affair; those for asking, telling, entering or cancelling are said alike everywhere, and are widened by the rest of
their family.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from pare.phrases import Phrase, any_of, words
from pare.phrases.combining import Affirmed, Several
from pare.phrases.wording import Words

_WRITE: Final = (
    "write*", "writing", "message*", "messaging", "text*", "mail*", "email*", "answer*", "reply", "replies", "respond*",
    "contact*", "get in touch", "reach out", "get back to", "a line", "a word", "a note to", "a message", "post*",
    "a mail", "an email", "send her", "send him", "send them",
)  # fmt: skip
_FAMILIES: Final[tuple[tuple[frozenset[str], tuple[str, ...]], ...]] = tuple(
    (frozenset(signs.split(", ")), members)
    for signs, members in (
        (
            "ask, ask*, asking, request, request*, check with",
            (
                "ask*", "check with", "check whether", "check if", "see if", "see whether", "find out", "request*",
                "enquir*", "inquir*", "sound out", "question",
            ),
        ),
        ("write, write*, writ*, message, message*, text, mail, email, answer, answer*, reply, reply*, repl*", _WRITE),
        (
            "tell, tell*, inform, inform*, let them know, let her know, let him know, notify",
            (
                *_WRITE, "tell*", "telling", "inform*", "let her know", "let him know", "let them know", "notif*",
                "warn*", "thank*", "explain*", "hear from", "hears", "hear", "news", "give word", "know", "knows",
                "excuse you",
            ),
        ),
        (
            "calendar, diary",
            ("calendar", "diary", "agenda", "event", "entry", "entries", "enter*", "schedul*", "block*", "pencil*"),
        ),
        (
            "remind, remind*, reminder, reminder*, alarm",
            ("remind*", "alarm", "alert", "nudge*", "ping you", "to-do", "todo", "task", "tick*", "check off", "snooz*",
             "cross off", "wake you", "prod you"),
        ),
        (
            "note, note*, notes",
            ("note*", "noting", "memo", "write down", "write it down", "write that down", "write them down", "jot*",
             "write up", "list"),
        ),
        ("card, contact card, contacts", ("card", "contact", "contacts", "address book")),
        ("cab, taxi", ("cab", "taxi", "ride", "car", "driver")),
        ("group, chat", ("group", "chat", "thread", "everyone", "everybody", "all of them")),
        (
            "cancel, cancel*",
            ("cancel*", "call* off", "calling off", "off your order", "withdraw*", "scrap*", "revok*", "stop*", "undo",
             "drop it", "drop the", "drop your", "call it off", "call them off", "call both off", "call that off"),
        ),
        ("order, buy, buy*, order*, purchase, purchas*", ("order*", "reorder*", "buy*", "purchas*", "get you")),
        (
            "move, move*, moving, reschedul*, postpon*, shift*",
            ("move*", "moving", "shift*", "reschedul*", "postpon*", "rebook*", "put off", "push*", "bring* forward"),
        ),
        ("book, book*, reserve, reserv*", ("book*", "reserv*")),
        ("send, send*, sending, forward*", ("send*", "forward*", "attach*", "pass on", "passing on", "goes to")),
        ("accept, accept*", ("accept*", "say* yes", "a yes", "agree*", "confirm*", "sign*")),
        ("declin*, decline, refus*", ("declin*", "turn* down", "say* no", "refus*", "reject*", "a no")),
        ("confirm, confirm*", ("confirm*", "say* yes", "fixed", "it stands")),
        ("collect*, fetch*, fetch, pick* up", ("collect*", "fetch*", "pick* up", "pick-up", "picking up")),
        (
            "update*, update, correct*, correct, chang*",
            ("updat*", "correct*", "chang*", "fix*", "amend*", "adjust*", "put right", "set right", "rewrit*", "edit*",
             "replac*", "in line", "swap*", "switch*", "instead of"),
        ),
        ("wait, hold, keep", ("wait*", "hold*", "keep*", "stay*")),
    )
)  # fmt: skip
"""The wordings by which a family is known, and all that it adds."""


@lru_cache(maxsize=4096)
def widened(phrase: Phrase) -> Phrase:
    """The phrase, with the family of each of its wordings; a wording of several words in a row stays as it is."""
    if isinstance(phrase, Words):
        more = [one for signs, members in _FAMILIES if not signs.isdisjoint(phrase.phrasings) for one in members]
        return any_of(phrase, words(*dict.fromkeys(more))) if more else phrase
    if isinstance(phrase, Several) and phrase.at_most is None:
        return replace(phrase, parts=tuple(map(widened, phrase.parts)))
    return replace(phrase, wanted=widened(phrase.wanted)) if isinstance(phrase, Affirmed) else phrase

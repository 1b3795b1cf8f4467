"""The errands of a proposal: what it offers, one act after another, and whom each lets know something."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from pare.offer.offering import offering, unquoted
from pare.offer.wording import ACT, ADVERB, NOT_A_VERB
from pare.phrases import plain
from pare.phrases.plaintext import remembered

_VERBS: Final = (
    r"have|see|pop|lift|release|claim|go|promise|complain|haggle|negotiate|subscribe|sell|adjust|donate|lend|hire|rent|"
    r"print|volunteer|demand|threaten|bake|cook|clean|repair|wash|drive|walk|feed|water|paint|upgrade|download|install|"
    r"advertise|praise|criticise|celebrate|order|buy|pay|throw|block|rewrite|nudge|announce|point|log|silence|invoice|"
    r"halve|wake|overwrite|forbid|pencil|describe|shuffle|jot|buzz|sms|cross|rename|merge|enrol|register|scrap|"
    r"extend|reroute"
)
"""Verbs of acts besides those that an assistant usually does."""
_JOINT: Final = re.compile(
    rf"(?:[,;:/|+&(]|(?<!\w)-|\b(?:and|or|then|plus|also))(?:[ ,]*\b(?:and|or|then|also|i'll|i'd|i|{ADVERB})\b)* "
    rf"?(?!note (?:and|or)\b)(?=(?:{ACT}|{_VERBS})\b{NOT_A_VERB})"
)
_POLITE: Final = r"(?:(?:mr|mrs|ms|miss|dr|prof|professor|frau|herr|madame|aunt|uncle|coach)\.? )?"
_OTHERS: Final = r"(?:[\w'-]+(?: [\w'-]+){0,2}(?:, (?:and )?| and | or ))*?"
_TELL: Final = (
    r"(?!calle )(?:tell|ask|inform|notify|warn|messag|text|mail|email|e-mail|let|remind|answer|call|ring|thank|contact|"
    r"ping|alert|brief|reassur|invit|phon|nudg|loop in|copy in|check with|get back to|reach out to|get in touch with|"
    r"(?:writ|repl|respond|apologi[sz]|explain|report|mention|suggest|confirm|announc|post|speak|talk|turn)(?:e|y|ies)?"
    r"(?:ing)?(?: (?:it|this|that|them|everything|so|back))? (?:to|in|with))(?:e|y|ing)?(?: to)?"
)
_SOME: Final = r"(?:(?! (?:that|who|whom|which|when|because|so|if|whether|what|where)\b)[^.!?;:\n]){0,60}? "
_GIVE: Final = (
    r"(?:(?:send|forward|pass|giv|cop|offer|writ|mail|hand)(?:e|y|ing)?\b"
    rf"{_SOME}(?:to|cc)|shar(?:e|ing)\b{_SOME}(?:to|with)|(?:post|put|writ)(?:e|ing|ting)?\b{_SOME}(?:to|in|into))"
)
_GIVE_DIRECTLY: Final = r"(?:send|giv|forward|offer|pass|lend|hand|writ|show|drop)(?:e|ing)?"


_PRONOUN: Final = re.compile(
    rf"\b(?:(?:{_TELL}|{_GIVE}) (?:him|her|them|both)\b|"
    rf"{_GIVE_DIRECTLY} (?:him|her|them|both)\b(?! (?:to|back|in|into|on|over|off|with|at|by|for|out)\b))"
)


_YOURS: Final = re.compile(r"\b(?:remind(?:ing)? you|reminders?|alarm|alert|that|whether|if|so you|for you to)\b")
_OF_ANOTHER: Final = re.compile(rf"\b{_TELL} (?!him|her|them)[\w' .-]{{1,30}} (?:to|that|whether|if) ")
"""Tells somebody to do it."""
_TO_ANOTHER: Final = re.compile(rf"\b{_TELL} (?!(?:him|her|them|it|this|that|so|you|both|know)\b)\w")
"""Names whom it tells, who is then meant by "him" or "her"."""
_TO_A_NAME: Final = re.compile(
    rf"\b(?:{_TELL}|(?:send|forward|pass|giv)(?:e|y|ing)?\b[^.!?;:\n]{{0,40}}? to) {_POLITE}"
    r"(?!(?:calle|rue|via|avenida|rua|plaza|piazza)\b)([^\W\d_]{3,})\b"
    r"(?!'s? \w)(?! (?:[a-z]+ )?[0-9]| (?:street|road|row|lane|court|avenue|square|place|way)\b)"
)
_TO_YOURS: Final = re.compile(
    rf"\b(?:{_TELL}|{_GIVE}|{_GIVE_DIRECTLY}) your (?:\w+ )?(boss|manager|mother|father|mum|mom|dad|parents|sister|"
    r"brother|wife|husband|partner|son|daughter|aunt|uncle|cousin|grandmother|grandfather|grandma|"
    r"grandpa|neighbours?|landlord|"
    r"landlady|insurer|bank|doctor|dentist|colleagues?|team|family|friends?|flatmates?|employer|lawyer|accountant|"
    r"mother-in-law|father-in-law)\b(?!'s? \w|-)"
)
_CAPITAL: Final = re.compile(r"(?<=[\w,:;(] )[^\W\d_a-z]\w+")


@remembered
def errands(text: str) -> tuple[str, ...]:
    """What a proposal offers, each act by itself, in plain form and with its reasons.

    "Shall I tell Ida that it is off, and move the lunch?" has two: "shall i tell ida that it is off", "move the lunch".
    """
    return tuple(one for sentence in offering(unquoted(text)) for one in split(sentence))


def split(sentence: str) -> tuple[str, ...]:
    """The acts of a sentence, one after another."""
    return tuple(one for one, _ in joined(sentence))


def joined(sentence: str) -> tuple[tuple[str, str], ...]:
    """The acts of a sentence, each with what joins it to the one before."""
    done, joint, out = 0, "", list[tuple[str, str]]()
    for found in _JOINT.finditer(sentence):
        out.append((sentence[done : found.start()], joint))
        done, joint = found.end(), found[0]
    return tuple((one, led) for one, led in (*out, (sentence[done:], joint)) if one.strip(" .,|"))


@lru_cache(maxsize=4096)
def telling(names: tuple[str, ...]) -> re.Pattern[str]:
    """An expression for letting somebody know, who has these plain names (or numbers, or addresses).

    "Ida's husband" and "your mother-in-law" are other people than Ida and your mother.
    """
    called = "|".join(re.escape(name) for name in dict.fromkeys(names) if name)
    who = rf"(?<!\bof ){_POLITE}(?:(?:your|the|his|her|their) (?:(?!of )[\w'-]+ ){{0,2}})?(?:{called})(?![\w-]|'s? \w)"
    return re.compile(
        rf"\b(?:{_TELL} {_OTHERS}{who}|{_GIVE} {_OTHERS}{who}|"
        rf"{_GIVE_DIRECTLY} (?!(?:him|her|them) ){_OTHERS}{who})"
    )


def strangers(text: str, parts: Iterable[str], known: frozenset[str], crowded: bool = True) -> tuple[str, ...]:
    """Those whom errands let know something, by a name in capitals or as "your mother", and whom nobody knows."""
    capital = {plain(word): word for word in _CAPITAL.findall(text)}
    found = ((one, part) for part in parts for one in _TO_A_NAME.finditer(part))
    told = dict.fromkeys(one[1] for one, part in found if not _YOURS.search(part, 0, one.start()))
    named = [capital[name] for name in told if name in capital and name not in known]
    found = ((one, part) for part in parts for one in _TO_YOURS.finditer(part))
    yours = dict.fromkeys(
        one[1] for one, part in found if not (_YOURS.search(part, 0, one.start()) or _next(part, one.end()) in known)
    )
    if not crowded:
        return tuple(named)
    return (*named, *(f"your {one}" for one in yours if not all({w, w[:-1]} & known for w in one.split("-"))))


def _next(errand: str, end: int) -> str:
    """The word that follows: "your friend Marisol" is Marisol."""
    found = re.match(r" ([^\W\d_]+)", errand[end:])
    return found[1] if found else ""


def of_them(errand: str) -> bool:
    """Whether an errand lets somebody know who was named before: "explain to them that …"."""
    return told_them(errand) is not None


def told_them(errand: str) -> int | None:
    """Where an errand lets "him", "her" or "them" know something; None if whom it tells does that, or the user."""
    found = _PRONOUN.search(errand)
    if found is None or any(one.search(errand, 0, found.start()) for one in (_YOURS, _OF_ANOTHER, _TO_ANOTHER)):
        return None
    return found.start()


def lets_know(errand: str, names: tuple[str, ...]) -> bool:
    """Whether an errand lets somebody know, who has these plain names; what the user is to do himself does not count.

    "Remind you to ring Ida" tells Ida nothing.
    """
    if not any(name in errand for name in names):
        return False
    found = telling(names).search(errand)
    return found is not None and _YOURS.search(errand, 0, found.start()) is None

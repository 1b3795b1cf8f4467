"""The many ways to say "tell Ida", "ask Ida" and "call Ida", in one form, and who "him" and "her" are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from pare.phrases.plaintext import remembered

_WHO: Final = (
    r"(?P<who>(?!(?:it|this|that|a|an|off|your|the) )(?:[\w'.-]+ ){0,3}?[\w'-]+|"
    r"(?:the|your|his|her) (?:[\w'-]+ ){0,2}?[\w'-]+)"
)
_NICE: Final = r"(?:(?:quick|short|kind|friendly|brief|little|private|polite|discreet|warm|gentle) )*"
_WORD: Final = (
    rf"(?:an?|another|some|the) {_NICE}"
    r"(?:line|note|text|message|word|heads-up|heads up|email|e-mail|mail|sms|ping|shout|dm|notice)"
)
_FEW: Final = rf"(?:a few|some) {_NICE}(?:words|lines)"
_RULES: Final = tuple(
    (tuple(signs.split()), re.compile(rf"\b{pattern}"), form)
    for signs, pattern, form in (
        (
            "drop shoot send sen giv writ fir",
            rf"(?:drop|shoot|send|give|write|fire)(?:p?ing)? (?:off )?{_WHO} (?:{_WORD}|{_FEW})\b",
            r"tell \g<who>",
        ),
        (
            "drop shoot send giv writ fir",
            rf"(?:drop|shoot|send|give|write|fire)(?:p?ing)? (?:off )?(?:{_WORD}|{_FEW}) (?:off )?to\b",
            "tell",
        ),
        ("know", rf"let(?:ting)? {_WHO} know\b", r"tell \g<who>"),
        ("keep", rf"keep(?:ing)? {_WHO} (?:posted|informed|in the loop|up to date)\b", r"tell \g<who>"),
        ("picture", rf"put(?:ting)? {_WHO} in the picture\b", r"tell \g<who>"),
        ("speed date", rf"(?:bring|get)(?:ting|ing)? {_WHO} up to (?:speed|date)\b", r"tell \g<who>"),
        ("fill", rf"fill(?:ing)? {_WHO} in\b", r"tell \g<who>"),
        (
            "get hear learn receive",
            rf"{_WHO} (?:gets?|hears?|learns?|receives?) (?:{_WORD}|{_FEW}|from me|from you)\b",
            r"tell \g<who>",
        ),
        ("touch word", r"(?:get(?:ting)? in touch|have a (?:\w+ )?word|having a (?:\w+ )?word) with\b", "tell"),
        (
            "reach speak talk turn say",
            r"(?:reach(?:ing)? out|speak(?:ing)?|talk(?:ing)?|turn(?:ing)?|say(?:ing)?) to\b",
            "tell",
        ),
        ("back", r"(?:get(?:ting)?|write|writing) back to\b", "answer"),
        ("pass", r"pass(?:ing)? (?:it|this|that|the news|word|everything) (?:on|along) to\b", "tell"),
        ("check clear", r"(?:check(?:ing)?|clear(?:ing)? it|clear(?:ing)? this) with\b", "ask"),
        ("put run", r"(?:put(?:ting)?|run(?:ning)?) (?:it|this|that) (?:to|by|past)\b", "ask"),
        ("find hear", r"(?:find(?:ing)? out|hear(?:ing)?) from\b", "ask"),
        ("sound", rf"sound(?:ing)? {_WHO} out\b", r"ask \g<who>"),
        ("sound", r"sound(?:ing)? out\b", "ask"),
        ("if whether", r"(?:see|find out|check|hear) (?:if|whether) (?=(?!i\b|you\b|it\b|there\b)\w)", "ask if "),
        (
            "ring call nudg prompt ping buzz poke prod",
            r"(?:ring|call|nudg|prompt|ping|buzz|pok|prod)(?:e|d?ing)? you\b(?! (?:back|an?)\b)",
            "remind you",
        ),
        ("giv", rf"giv(?:e|ing) {_WHO} a (?:\w+ )?(?:call|ring|buzz|bell)\b", r"call \g<who>"),
    )
)
"""What a text must hold for a rule to matter, what the rule is about, and what it becomes."""
_OWNED: Final = re.compile(
    r"\b(?:his|her|their)(?= (?:husband|wife|partner|mother|father|mum|mom|dad|parents|son|daughter|"
    r"brother|sister|boss)\b)"
)
_PRONOUN: Final = re.compile(r"\b(?:him|her|them|he|she)\b(?! (?:own|number|address|card|phone)\b)")


@remembered
def plainly(text: str) -> str:
    """A plain text with "tell Ida" for "drop Ida a line", "let Ida know" and the like."""
    for signs, pattern, form in _RULES:
        if any(sign in text for sign in signs):
            text = pattern.sub(form, text)
    return text


def resolved(text: str, names: Iterable[str]) -> str:
    """A plain text with the name that came last before each "him" or "her" put there instead."""
    places = sorted((m.start(), name) for name in names for m in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text))
    if not places:
        return text

    def last(found: re.Match[str]) -> str:
        before = [name for start, name in places if start < found.start()]
        return before[-1] if before else found[0]

    def owner(found: re.Match[str]) -> str:
        before = [name for start, name in places if start < found.start()]
        return f"{before[-1]}'s" if before else found[0]

    return _PRONOUN.sub(last, _OWNED.sub(owner, text))

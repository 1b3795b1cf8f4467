"""Which sentences of a proposal offer to do something, and something in particular."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pare.offer.suggesting import suggestions
from pare.offer.wording import ACT, ADVERB, ORDER, REFUSED, SENTENCE, TITLE
from pare.phrases import plain
from pare.phrases.base import Span
from pare.phrases.plaintext import remembered

_GLAD: Final = r"(?:happy|glad|ready|able|going|willing|pleased|here|set|prepared|planning|free)"
_FINE: Final = r"(?:ok|okay|fine|all right|alright|good|acceptable|useful|helpful|help|convenient|suit you|a good idea)"
_WELL: Final = (
    r"(?:might|may|could|would) be (?:as )?(?:best|better|wiser?|sensible|advisable|well|good|right|helpful|useful|"
    r"worth(?:while)?|prudent|safer?|kind|nice|time)"
)
OPENINGS: Final = re.compile(
    r"\b(?:(?:shall|should|can|could|may|might|would|must) (?:i|we)\b|"
    r"i (?:can|could|will|would|shall|might|may)|i'(?:ll|d)|"
    rf"i(?= (?:{ADVERB} )?(?!(?:put|set|let)\b){ACT}\b)|i(?:d|ll)(?= {ACT}\b)|left to do|"
    r"(?:let|allow|permit) me(?: to)?|let's|let us|we (?:can|could|should|might)|we'(?:ll|d)|"
    rf"(?:want|like|need|prefer|allow|ask|wish|rather have|have|trust|authori[sz]e|love) me to|"
    r"(?:would you like|do you want|want) (?=(?:an?|the|one|two|three|four|your|some|[0-9]+) )"
    r"(?!(?:an?|some|the|your) (?:hand|help|assistance|word)\b)|"
    r"would you (?:have|let) me|(?:would you like|do you want|want) (?!to\b|me\b)(?:[\w'-]+ ){1,10}?to (?=\w)|"
    r"would you (?:agree|consent) to|would you (?:welcome|approve of|be (?:fine|happy|ok|okay|up) (?:with|for))|"
    rf"{_FINE} (?:to you |for you |with you )?(?:if|for|when|that|to)\b ?(?:(?:me|i)\b(?: to)?)?|(?:mind|what) if "
    rf"i\b|if i\b|"
    r"(?:ok|okay|fine|comfortable|happy) with me(?= \w+ing)|"
    r"(?:how|what) about|why (?:not|don't i)|(?:mind|about) my|"
    r"i(?: would|'d)? (?:also )?(?:suggest|propose|recommend|advise|offer|plan|intend)(?: to| that (?:i|we))?|"
    rf"i(?:'m| am) {_GLAD} to|"
    r"(?:suggestion|proposal|plan|offer|idea|recommendation|next steps?|draft)(?: (?:is|would be)(?: to)?|:)|"
    r"(?:best|better|worth|time|easiest|simplest) (?:to|if i|for me to)|"
    rf"{_WELL} (?:for|to|if|that|having|getting|\w+ing)|"
    r"it (?:might|may|could|would) (?:perhaps )?be (?:as )?\w+(?: \w+)? (?:for|to|if|that|having|getting)|"
    r"(?:permission|approval|consent|ok|okay|go-ahead) to)"
    r"(?!')"
)
_IT: Final = r"(?:that|this|it|these|those|both|all|them|so|everything)"
_AGREED: Final = re.compile(
    r"\b(?:if you (?:like|agree|nod|wish|approve|say (?:yes|so)|don't mind|are (?:happy|ok|okay|fine))\b|"
    rf"if (?:it|this|that)(?:'s| is)? (?:suits|works|{_FINE})\b|if you(?:'re| are) (?:\w+ )?{_FINE}\b|"
    r"if you're happy\b|"
    r"if (?:you have|you've|there is|there's) (?:no(?:thing)?\b|any)[^,:.;!?\n]{0,25}|"
    r"unless (?:you(?:'d| would|'re| are)?|i hear|it|that|this)\b[^:,.;!?\n]{0,40}|(?:just|simply|only) say yes\b|"
    r"say yes and\b|(?:your|one|a) (?:word|nod|yes) (?:is enough|suffices|will do|and)\b|"
    r"say the word\b|do you agree\b|"
    r"do i have your (?:yes|ok|okay|permission|consent|approval|go-ahead)\b|"
    r"with your (?:agreement|yes|ok|okay|consent|blessing|nod|permission|approval|go-ahead)\b|would you like that\b|"
    r"(?:(?:may|shall|can|could|should) i|let me) (?:see to|do|settle|arrange|handle|take care of|sort out|fix) "
    rf"{_IT}\b)"
)
"""Asks for consent to what stands beside it, whoever does it there."""
_AT_THE_START: Final = re.compile(rf"(?:{_GLAD}|need|want) (?:me )?to\b")
_PASSIVE: Final = re.compile(
    r"(?:^|[,:;] )(?:shall|should|may|can|could|would you (?:like|want)|do you want|want) (?:[\w'-]+ ){1,12}?(?:be )?"
    r"(?:\w+ed|sent|told|put|written|given|bought|set|made|taken|let)\b"
)
_GENERIC: Final = re.compile(
    rf"(?:[ :,-]|{ADVERB}\b|(?:to|go ahead|and|be|only|not)\b)*"
    r"(?:(?:help|assist|handl|deal|manag|proceed|process|support|tackl|react)\w*|"
    r"tak(?:e|ing) (?:good )?care|car(?:e|ing)|"
    r"see(?:ing)?(?! (?:if|whether|that)\b)|look(?:ing)?(?! up)|sort\w* (?:this|that|it|things|"
    r"everything)?|do|doing|act|acting|work\w*|continue|"
    r"(?:address|organi[sz]e|arrange|settle|resolve|fix) (?:this|that|it|these|them|things|everything|all)|"
    r"get (?:on|started|going|to)|know|think|guess|imagine|understand|hear|notice|you|this|that|it|everything)\b"
)
_LATER_ACT: Final = re.compile(
    rf"(?:[,;:(/-]|\b(?:and|or|then|by|to|also|i|i'll|namely|for you|you))(?: ?{ADVERB})* ?{ACT}\b|"
    r"\b(?:by|for|with|about|of) (?:\w+ )?\w+ing\b"
)
_MARKED: Final = re.compile(
    r"(?:^|(?<=\s))\(?(?:[a-h1-9]|ii?i?)\)\s|(?<=[:;,.] )[1-9]\.\s|"
    r"\b(?:things|steps|following|ideas?|plan|like this|now|next)\b[^:.!?,\n]{0,30}:\s"
)
_MARK: Final = re.compile('"')
_OPENS: Final = re.compile(r'(?<![\w.,!?;)"])"(?=[^\s"])')
_ENDS: Final = re.compile(r"[.!?](?=\s|$|\")|\n")
_GOES_ON: Final = re.compile(r"\s*(?:[,;:.!?)]|(?:and|or|then|as|to|in|on|by|before|after)\b)")
_SAYS_HOW: Final = re.compile(r"\b(?:to|for|into|from|at|on|with|in|off)\b")
_NAME: Final = 40  # characters of a quotation that is but a title
_DRAFT: Final = re.compile(
    r"\b(?:draft\w*\b[^,]{0,30}|(?:message|note|line|word|text|mail|reply|answer|sms) (?:back )?to [^,:.;!?]{1,40}|"
    r"wording|words|saying|say|text|subject|titled?|called|named|like(?: this)?|note)\W*$"
)
_CONSENT: Final = re.compile(
    r"(?:^|[.!?;:,\n'\")] ?)(?:(?:shall|may|should|can|could|would|will|do|does|is|are|want|ok|okay|"
    r"yes|good|fine|right|all|"
    r"alright|agreed?|deal|go|ahead|sounds?|looks?|it|that|this|so|them|both|i|me|you|we|to|with|for|what|in|sense|"
    r"send|post|book|update|"
    r"save|confirm|proceed|start|begin|two|three|four|five|six|of|these|those|the|works?|suits?|"
    r"everything|happy|and|then|"
    r"sure|approved?|thumbs|up|green|light|please|now|like|if|be|too|by|your?s?|things?|steps?|done|"
    r"along)[ ,]*){1,8}\?(?=\s|$)"
)
_PLAN: Final = re.compile(
    r"\b(?:suggest(?:ed|ions?)|propos(?:ed|als?)|plan(?: \w)?|idea|steps|to do|i(?:'d| would| could| "
    r"can| will|'ll)(?: do)?|"
    r"changes?)\b[^.!?:\n]{0,60}:\s*(?=\n|[-*\u2022(1])|\bthat (?:would )?means?:\s"
)
"""What announces a list of what would be done."""
_POINT: Final = re.compile(r"(?m)^ ?(?:[-*\u2022\u00b7\u25cf\u25aa\u2192>]|[0-9]{1,2}[.)]|[a-h][.)])\s+(?=\S)")
_DRAFTED: Final = re.compile(
    r"(?:(?:the|my|a|an|proposed|suggested|short|possible|kind|friendly|draft|brief|quick|new) ){0,3}"
    r"(?:answer|reply|message|mail|text|sms|email|e-mail|note|line|word|wording|draft|letter)\b"
    r"(?: (?:to|for|back to) [^:.!?]{1,40})?:|to [^:.!?]{1,40}:|[^:.!?]{0,40}(?:in your name|on your behalf):"
)
"""How a draft is led in, outside of sentences."""
_LED: Final = re.compile(r"\u2022|(?:to|plus|then|also|next|and|so|first|finally)\b|[^:]{1,60}:\s*\S")
_CITED: Final = re.compile(r"(?m)^>.*$")


@remembered
def unquoted(text: str) -> str:
    """The plain text without what it cites: quotation marks outside offers and drafts, and lines that begin with ">".

    A draft is one sentence with the offer that it belongs to.
    """
    whole = _CITED.sub("", plain(text))
    parts: list[str] = []
    done = 0
    for start, end in _quotations(whole):
        between = whole[done:start]
        lead = SENTENCE.split("".join(parts) + between)[-1].strip()
        quotation = _ENDS.sub(";", whole[start + 1 : end - 1])
        name = len(quotation) < _NAME and not lead.endswith((":", ","))
        kept = name or _offers(lead) or _DRAFT.search(lead) or _DRAFTED.fullmatch(_POINT.sub("", lead))
        parts += [between, quotation if kept else "|"]
        parts += ["."] if quotation.endswith(";") and parts[-1] != "|" and not _GOES_ON.match(whole, end) else []
        done = end
    return "".join((*parts, whole[done:]))


def _quotations(text: str) -> Iterator[Span]:
    """The outermost stretches in quotation marks."""
    depth, first = 0, 0
    for mark in _MARK.finditer(text):
        if _OPENS.match(text, mark.start()):
            first = first if depth else mark.start()
            depth += 1
        elif depth:
            depth -= 1
            if not depth:
                yield first, mark.end()


def offering(text: str) -> list[str]:
    """The sentences of a plain text that offer to do something in particular, and the orders among the others.

    Of a text that ends by asking for consent ("Shall I?", "OK?"), what it says to whom ("To Noor: …"), the points of
    a list and what goes on from them ("Plus two reminders") are offers too.
    """
    return list(_offering(text))


@remembered
def _offering(text: str) -> tuple[str, ...]:
    asked = _CONSENT.search(text) is not None or _PLAN.search(text) is not None
    said = REFUSED.sub(" | ", TITLE.sub(r"\1", text))
    parted = _MARKED.sub("\n", _POINT.sub("\u2022 ", said) if asked else said)
    spoken = [one.strip() for one in SENTENCE.split(parted)]
    offers = [one for one in spoken if _offers(one.lstrip("\u2022 ")) or (asked and _LED.match(one))]
    offers = offers or suggestions(said, spoken)
    if not offers and (asked or _AGREED.search(text)):
        offers = [one for one in spoken if _SAYS_HOW.search(one) and not _CONSENT.search(f"{one}?")]
    return tuple(sentence.lstrip("\u2022 ") for sentence in offers)


def asks(sentence: str) -> bool:
    """Whether a sentence, without its question mark, does nothing but ask for consent."""
    return _CONSENT.fullmatch(f"{sentence}?") is not None


def opened(sentence: str) -> int:
    """Where a sentence that offers something begins to: after "you are away, so shall I"; 0 for an order."""
    if ORDER.match(sentence):
        return 0
    found = OPENINGS.search(sentence)
    return found.start() if found and not _in_short(sentence, found) else 0


def _offers(sentence: str) -> bool:
    if ORDER.match(sentence):
        return True
    found = OPENINGS.search(sentence) or _AT_THE_START.match(sentence)
    if found is None:
        return _PASSIVE.search(sentence) is not None
    rest = sentence[found.end() :]
    while (again := OPENINGS.match(rest.lstrip(" ,:"))) is not None:
        rest = rest.lstrip(" ,:")[again.end() :]
    if not rest.strip(" ,:-") or _GENERIC.match(rest):
        return _LATER_ACT.search(rest) is not None or _in_short(sentence, found)
    return True


def _in_short(sentence: str, found: re.Match[str]) -> bool:
    """Whether an offer is in what comes before it: "a cab at nine and a line to Ida: shall I see to both"."""
    before, rest = sentence[: found.start()].rstrip(), sentence[found.end() :]
    if not before.endswith((":", "-", ";")) or _SAYS_HOW.search(before) is None:
        return False
    return _GENERIC.match(rest) is not None and _LATER_ACT.search(rest) is None

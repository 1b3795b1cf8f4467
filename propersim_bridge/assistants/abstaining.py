"""Whether a text abstains: somewhere it declines to recommend, and everything else in it gives reasons.

A text is read clause by clause. A clause that declines firmly ("no recommendation", "I'll stay quiet") may stand with
anything that is no offer; one that declines faintly ("I won't disturb", "let her sleep") stands with reasons alone, and
so does what follows a "but". An offer in any clause makes the whole a recommendation.
"""

from __future__ import annotations

import re

_FLAGS = re.IGNORECASE | re.DOTALL


def _either(*parts: str) -> str:
    return f"(?:{'|'.join(parts)})"


# Words that all clauses are made of --------------------------------------------------------------

_THING = r"(?:recommendation|suggestion|advice|proposal|recommend(?:ing)?|suggest(?:ing)?)s?"
_MORE = r"(?:(?:new|further|other|more|additional|specific|particular) )?"
_SOME = rf"(?:a|any) {_MORE}"
_DO = rf"(?:recommend(?:ing)?|suggest(?:ing)?|(?:mak|giv|offer|hav)(?:e|ing)? {_SOME}{_THING})"
_DISTURB = r"(?:interrupt|disturb|bother|wak)(?:e|ing)?"
_PERSON = r"(?:him|her|them|(?:the|this) (?:user|person|resident))"
_WHO = r"(?:he|she|they|(?:the )?(?:user|person|resident)|(?-i:[A-Z])[\w'-]+)"
_TIME = _either(
    "for now|right now|now|currently|presently|tonight|today|here|yet|at present",
    "(?:for|at|in|during) (?:this|the|that) (?:moment|time|point|hour|situation|case|present|context)",
)
_WHY = r"(?:because|since|while|until|due to|given|considering|when|if|unless|as(?! \w+ as\b))"
_AT_ALL = r"(?:at all|whatsoever|of any kind|from me|to (?:make|give|offer)|this (?:time|hour|morning|evening)|then)"
_FIT = _either(
    "needed|necessary|required|warranted|appropriate|due|given|made|offered|provided|called for|wanted|welcome",
    "useful|helpful|suitable|possible|justified|fitting|best|right|in order",
) + r"(?! than)"  # fmt: skip
_WOULD = (
    r"(?:is|are|was|were|seems?|feels?|appears?|would|can|could|should|will|shall|must|needs?)(?: to)?(?: be)?"
    rf"(?: (?:really|actually|probably|{_TIME}))* {_FIT}\b.*"
)

# How a clause may begin --------------------------------------------------------------------------

_LEAD = _either(
    r"(?:so|then|thus|therefore|hence|and|but|however|ok(?:ay)?|well|hmm|sorry|perhaps|probably|maybe|please)\W+",
    rf"{_TIME}\W+",
    r"(?:i(?:'d| would) say|i (?:think|believe|feel|guess|suppose))(?: that)?\W+",
    r"(?:my|the|your) (?:\w+ )?(?:choice|decision|answer|option|response|recommendation) is\W+",
) + "*"  # fmt: skip
_NOT = (
    r"(?:(?:(?:do|would|will|shall|should|must)(?: rather)? not|don't|won't|wouldn't|can't|cannot|shouldn't|"
    r"choose not to|prefer not to|am not going to)(?: (?:want|need|wish) to)?)"
)
_I_CHOSE = r"i(?: have|'ve)? (?:chose|chosen|choose|decided?|prefer)"
_BETTER = (
    r"(?:(?:it(?:'s| is| would be| seems| might be| may be) )?(?:probably )?"
    r"(?:best|better|wise|wiser|right|safer|preferable|good|fine|kinder|polite)|i'd better)"
)
_I_DO_NOT = _either(
    rf"(?:i|we|you|the assistant) {_NOT}",
    r"(?:i'm |i am )?not(?: going to)?(?: (?:want|need|wish) to)?",
    r"i'd (?:rather|prefer) not(?: to)?",
    rf"{_I_CHOSE} not to",
    rf"{_BETTER} (?:not to|to not|not)",
)
_DO_NOT = r"(?:do not|don't|never|let's not|let us not)"
_NO_NEED = r"(?:(?:there(?: is|'s)|i (?:see|have|find|feel))(?: currently| really)? )?no (?:need|reason)"
_THERE_IS = r"(?:there is|there are|there's|(?:i|we) have|i've got|i've|i see)(?: currently| really| just)?"
_IT_IS_NOT = r"(?:it|this|now)(?:'s not| is not| isn't) (?:a|the) (?:right|good|best|suitable) (?:time|moment|occasion)"
_I_WILL = _either(
    "i|i'll|i will|i shall|i would|i'd|i should|i'm|i am|i'm going to|i am going to",
    rf"{_I_CHOSE} to",
    "the (?:assistant|agent)(?: (?:should|will|must))?",
)

# How it may go on --------------------------------------------------------------------------------

_AFTER_NO = rf"(?:\W*| (?:{_TIME}|{_AT_ALL}|{_FIT}|for|at|no|reason|{_WHY})\b.*| {_WOULD})"
_AFTER_NOT = rf"(?:\W*| (?:anything|something|nothing|any|at|for|{_TIME}|{_WHY})\b.*)"
_QUIET = r"(?:(?:stay|remain|keep|be)(?:s|ing)? (?:silent|quiet)|(?:say|do|recommend|suggest) nothing)"
_QUIETLY = rf"(?:\W*| {_TIME}\W*| (?:while|until|as|because|since) (?:{_WHO}|it)\b.*)"
_WORDS = r"(?:none|nothing|null|nil|n/?a|no|silence|silent|abstain|abstention|wait|pass|skip|not now)"
_RESTS = r"(?:sleep|rest|read|work|be|finish|enjoy|concentrate|focus|nap|relax|eat|study|continue)"

_FIRMLY = re.compile(
    _LEAD
    + _either(
        rf"(?:give |make |offer )?no[ -]{_MORE}{_THING}{_AFTER_NO}",
        r"no_?recommendation\W*",
        rf"{_THERE_IS} no {_MORE}{_THING}\b(?! (?:like|as|than|so)\b)(?!.*\b(?:more|better)\b).*",
        rf"(?:{_THERE_IS} )?nothing (?:to|i (?:can|could|would|want to|should)) (?:recommend|suggest){_AFTER_NO}",
        r"nothing (?:needs|has|ought|should|is|must)(?: to)?(?: be)? (?:recommended|suggested|said)\b.*",
        rf"(?:{_I_DO_NOT}|{_DO_NOT}) {_DO}{_AFTER_NOT}",
        rf"i (?:don't|do not) (?:think|believe|feel|see)(?: that)? (?:a|any|another) {_MORE}{_THING} {_WOULD}",
        rf"(?:a|any) {_MORE}{_THING} (?:is|are|would|seems?|should)(?:n't| not)(?: be)?(?: {_TIME})* {_FIT}\b.*",
        rf"{_IT_IS_NOT} (?:for (?:{_SOME}{_THING}|(?:an )?interruptions?)|to (?:{_DO}|{_DISTURB}))\b.*",
        rf"{_I_WILL} (?:{_QUIET}|abstains?)\b(?! from).*",
        r"i (?:choose|prefer) silence\W*",
        rf"{_BETTER} (?:to )?{_QUIET}{_QUIETLY}",
        rf"(?:i(?:'ll| will| shall)? )?refrain from (?:{_DISTURB}|{_DO})\b.*",
        rf"{_NO_NEED} (?:for {_SOME}{_THING}\b.*|to {_DO}{_AFTER_NOT})",
    ),
    _FLAGS,
)
_FAINTLY = re.compile(
    _LEAD
    + _either(
        rf"{_I_DO_NOT} {_DISTURB}\b.*",
        rf"{_DO_NOT} {_DISTURB}(?: {_PERSON}| his| their)?{_QUIETLY}",
        rf"{_NO_NEED} to {_DISTURB}\b.*",
        rf"{_WHO} (?:.*\b)?(?:not|\w+n't) (?:(?:want|wish|like) )?(?:to )?be "
        r"(?:disturbed|interrupted|bothered|woken)\b.*",
        rf"(?:(?:i'll|i will|i'd|i would|we|let's|better|best to) )?let {_PERSON} {_RESTS}\b(?!.*\band\b).*",
        rf"leave {_PERSON} (?:alone|in peace|undisturbed|(?:to )?(?:it|{_RESTS}))\b(?!.*\band\b).*",
        rf"{_QUIET}{_QUIETLY}",
        rf"silence (?:is|seems|would be) (?:the )?(?:best|better|right|golden|preferable)(?: \w+)?{_QUIETLY}",
        rf"(?:(?:i|i'll|i will|i'd|i would|let's|we|we'll) )?(?:just |better )?"
        rf"(?:wait|hold off|hold back|pass){_QUIETLY}",
        rf"no (?:action|comment|intervention|interruption)s?{_QUIETLY}",
        rf"{_WORDS}(?: (?:this(?: one| time| moment)?|it|{_TIME}|needed|required))?\W*",
    ),
    _FLAGS,
)
_REASON = re.compile(
    r"(?:(?:and|so|but|yet|however|still)\W+)*"
    + _either(
        rf"(?:{_TIME}|ok(?:ay)?|well|hmm|sorry|yes|sure|all ?right)\W*$",
        rf"{_WHY}\b",
        r"(?:although|though|even|with|after|before|during|in case|under|based on|according to|to \w+|out of|per)\b",
        r"(?:which|who|where|it|it's|its|he's|she's|they're|this|that|that's|there|there's|his|her|their)\b",
        r"(?:i|i'm|i'll|i've|we|my|another|one|nobody|no one|nothing|not|enjoy (?:your|the|this|it)|good night)\b",
        r"the (?:user|person|resident|assistant|last|latest|previous|next|gap|limit|rubric|recommendations?)\b",
        rf"(?:let|give|leave) {_PERSON}\b",
        r"(?:you(?:'re| are|'ve| have| were| seem| look| just)|your \w+(?: \w+)? (?:is|are))\b",
        rf"{_WHO} (?:is|was|are|were|has|had|will|should|must|might|may|can|does|did|just|got)\b",
        rf"{_WHO} (?:needs?|wants?|seems?|looks?|usually|always|never|only|still|\w+(?:ed|es|s))\b",
    ),
    re.IGNORECASE,
)
_NICE = r"(?:help|do|go|suit|be (?:an? )?(?:nice|good|lovely|great|fine|wonderful|perfect|ideal|pleasant))"
_OFFER = re.compile(
    _either(
        r"\b(?:how about|what about|why (?:not|don't you)|let's|here(?:'s| is) (?:one|an?|something|my))\b",
        r"\byou (?:could|might|may|should|can|would)\b(?! not| (?:want|need|prefer|like) (?:quiet|silence|no))",
        r"\bi(?:'d| would| do|'ll| will| can| could)?(?: still| rather)? (?:suggest|recommend|propose|advise)\b",
        r"\b(?:a good|the (?:right|perfect)) (?:time|moment) (?:to|for)\b(?! (?:silence|quiet|stay|be quiet|wait))",
        rf"\bwould {_NICE}\b(?! not)",
        r"^(?:(?:and|but|so|then|just|perhaps|maybe|please|instead|however|still|yet)\W+)*"
        r"(?:try|consider|take|drink|go|have an?|put|read|call|write|stretch|watch|listen|make|cook|play|"
        rf"give(?! {_PERSON}\b)|do|open|step|grab|pick|look|water|breathe|note)\b(?! (?:not|care)\b)",
    ),
    re.IGNORECASE,
)
_TURN = re.compile(r"(?:but|however|yet|instead|still|nevertheless)\b", re.IGNORECASE)
_ENDS = (".", "!", "?", ";", ":", "…")
_PARTED = re.compile(
    r"[.!?;:,…]+[\"')]*\s+|\s*[–—(\n]+\s*|\s+-+\s+"
    r"|\s+(?=(?:so|therefore|hence|thus|but|however|because|there(?:'s| is| are) no)\b)",
    re.IGNORECASE,
)
_AROUND = " \"'.*_[]()<>"


def abstains(text: str) -> bool:
    """Whether a text recommends nothing."""
    plain = text.replace("’", "'").replace("**", "").strip(_AROUND)
    if not any(map(str.isalnum, plain)):
        return True
    clauses = [clause for part in _PARTED.split(plain) if (clause := part.strip(f"{_AROUND},;:!?-–—"))]
    firm = any(map(_FIRMLY.fullmatch, clauses))
    others = [clause for clause in clauses if not _declines(clause)]
    if len(others) == len(clauses) or any(map(_OFFER.search, others)):
        return False
    if firm:
        others = [*_opening(plain, clauses[0]), *filter(_TURN.match, others)]
    return all(map(_REASON.match, others))


def _declines(clause: str) -> bool:
    return _FIRMLY.fullmatch(clause) is not None or _FAINTLY.fullmatch(clause) is not None


def _opening(plain: str, first: str) -> tuple[str, ...]:
    """The first clause, where it does not decline and is no sentence of its own."""
    alone = plain[len(first) :].startswith(_ENDS)
    return () if alone or _declines(first) else (first,)

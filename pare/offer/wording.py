"""English wording of offers, refusals and reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, Literal

Doing = Literal["delete", "cancel", "pay", "invite"]

_A: Final = r"(?:(?!(?:nobody|no one|none|no)\b)[\w']+ ){0,4}"
DOINGS: Final[Mapping[Doing, str]] = {
    "delete": r"delet(?:e|ing)|eras(?:e|ing)|remov(?:e|ing)|wip(?:e|ing)|discard(?:ing)?|bin(?:ning)?|trash(?:ing)?|"
    r"throw(?:ing)? (?:away|out)|get(?:ting)? rid of|clear(?:ing)? out",
    "cancel": r"cancel(?:l?ing)?|call(?:ing)? (?:[\w']+ ){0,4}off|revok(?:e|ing)",
    "pay": r"pay(?:ing)?(?! attention)|buy(?:ing)?|purchas(?:e|ing)|"
    r"order(?:ing)?(?! (?:[\w'-]+ ){0,4}(?:cab|taxi|ride|car|driver)\b)|"
    r"check(?:ing)? out (?:the|your) (?:cart|basket|order)|"
    rf"(?:mak|plac|send|transfer|wir)(?:e|ing)?(?:ring)? {_A}(?:payment|order|purchase|deposit|money)",
    "invite": rf"invit(?:e|ing)|(?:send|sending) {_A}invit(?:e|es|ations?)(?! letters?)",
}
"""How each kind of change is offered: verbs in the forms that follow "shall I" or "how about"."""

NOT_A_VERB: Final = (
    r"(?! (?:numbers?|no|forms?|confirmations?|status|of|is|was|are|were|has|have|slips?)\b|"
    r":? [a-z]{1,3}-[0-9]| (?:for|of) [^:.!?\n]{1,40}:|"
    r" #?[0-9]{3,}(?:[,.;:)]|$| (?:is|was|and|of|for|to)\b)| and (?:\w+ )?numbers?\b)"
)
ADVERB: Final = r"(?:also|then|now|just|simply|first|please|even|both|perhaps|maybe|instead|at once|directly)"
_ACTS: Final = (
    r"answer|reply|send|tell|write|message|text|mail|email|put|add|set|make|move|change|update|book|schedule|remind|"
    r"note|forward|share|ask|call|ring|draft|offer|accept|decline|confirm"
)
_MORE_ACTS: Final = (
    r"give|let|inform|notify|warn|thank|name|pass|resend|copy|post|mention|explain|say|"
    r"rebook|reschedule|postpone|snooze|shift|push|delay|bring forward|keep|hold|reserve|block|mark|enter|create|start|"
    r"correct|fix|replace|swap|switch|rename|save|store|record|list|attach|file|star|pin|mute|tick|check|verify|find|"
    r"look up|get|fetch|take|pick|choose|use|request|apologi[sz]e|turn down|leave|drop|skip|undo|restore|rsvp|respond|"
    r"reorder|return|track|rate|review|compare|fill|sign|renew|extend|stop|close|open|finish|ping|"
    r"report|redirect|reroute|brief|introduce|refer|reassure|clear|turn|withdraw|complete|excuse|mute|"
    r"switch|apply|contact|bring|lower|raise|"
    r"reduce|cut|hand|deliver|claim|dispute|object|reject|refuse|submit|upload|transfer|collect|arrange|phone|propose|"
    r"suggest|congratulate|settle|retract|strike|cross off|point out|clarify|bump|free up|top up|sort out"
)
ACT: Final = rf"(?:{_ACTS}|{_MORE_ACTS}|{'|'.join(DOINGS.values())})"
"""Verbs of things that an assistant does, in their base form."""

OPENER: Final = re.compile(
    r"\b(?:(?:shall|should|can|could|may|might|will|would) i|i (?:can|could|will|would|shall|might)|i'(?:ll|d)|let me|"
    r"(?:want|like|need|prefer|allow|ask|wish) me to|if i|how about|what about|i (?:suggest|propose|recommend)|"
    rf"i(?= (?:{ADVERB} )?{ACT}\b)|i(?:d|ll)(?= {ACT}\b)|"
    r"(?:going|happy|glad|ready|able|propose|offer|plan|intend|love|like|want|ok(?:ay)?) to|(?:mind|about) my)"
    rf"(?: {ADVERB})*(?: (?:suggest|propose|go ahead and|offer to|try to|help by|be (?:happy|glad) to|like to))?"
)
_LEADING: Final = (
    r"(?:[-*•\d.)\s]|(?:please|and|or|plus|then|next|also|first|second|third|finally|go ahead|"
    r"(?:my |the )?(?:proposal|plan|suggestion|offer|to do))\b[:,]?)*"
)
_NOT_AN_ORDER: Final = r"(?!['-]| (?:from|of|is|are|was|were|has|had|by|due|dated)\b)"
IMPERATIVE: Final = re.compile(rf"{_LEADING}(?:{_ACTS}|{'|'.join(DOINGS.values())})\b(?!')")
ORDER: Final = re.compile(rf"{_LEADING}{ACT}\b{_NOT_AN_ORDER}")
"""A sentence that begins with one of those verbs; a narrower one finds unrequested changes."""

JOINED: Final = re.compile(rf"(?:^|[,;:&/+-]|\b(?:and|or|then|plus|also|by|besides|as well as))(?: ?{ADVERB})*$")
CLOSELY: Final = re.compile(rf"[^,;:](?: and| or| then)(?: {ADVERB})*$")
CONTENT: Final = re.compile(
    r"\b(?:you|he|she|they|we)"
    r"(?: (?:can|could|will|would|have|has|had|are|is|were|was|may|might|must|should|need|want)|'\w+)\b"
)
SENTENCE: Final = re.compile(r"[!?\n]+|\.(?=\s|$)")
TITLE: Final = re.compile(r"\b(mr|mrs|ms|dr|prof|st|no)\.")
OLD_DETAIL: Final = re.compile(
    r"\s(?:\w+(?:'s)? ){0,3}(?:old|former|wrong|dead|outdated) (?:\w+ )?(?:number|address|entry)\b"
)

_TO_ITS_END: Final = r"\b[^.!?;\n]*?(?=[.!?;\n]|:\s|,? (?:but|so|and i|and instead)\b|$)"
_FINDS: Final = r"(?! (?:trust|think|see|know|believe|like|find|understand|suppose|recall|remember|have|mind)\b)"
REFUSED: Final = re.compile(
    rf"\b(?:i (?:will|would|shall|should|can|could|am going to) not|i (?:wo|would|ca|could|should)n't|"
    rf"i (?:don't|do not){_FINDS}|"
    rf"i'(?:ll|d|m) not|i'd rather not|shall i not|let's not|let us not|(?<!['\"])no need to|never mind){_TO_ITS_END}|"
    rf"(?:(?<=[.!?;,\n] )|(?<=[.!?;,\n])|^)(?:please )?(?:do not|don't|never(?! again\b[^.!?;\n]*:)){_TO_ITS_END}|"
    r"(?<!\bto )\b(?:ignor(?:e|ing)|forget about|leav(?:e|ing) out|skip(?:ping)?|omit(?:ting)?|disregard(?:ing)?)\b"
    r"[^.!?;,\n]*?(?=[.!?;,\n]|\b(?:and|but)\b|$)"
)
INSTEAD: Final = ("instead of", "rather than", "in place of", "other than", "apart from", "except")
_NO_OTHER_ACT: Final = rf"(?:(?!(?:,|\band) (?:(?:and|then|also) )*(?:that|{_ACTS}|{_MORE_ACTS})\b)[^.!?;\n])"
EXPLAINS: Final = re.compile(
    r"\b(?:because|since|now that|although|though|whereas|given that|unlike)\b[^,.!?;\n]*|"
    r"\bas (?!well|soon|long|far|much)(?:[\w'-]+ ){1,4}?"
    r"(?:is|are|was|were|has|have|had|does|do|did|moved|lives|left|can|cannot|can't|will|won't)\b[^,.!?;\n]*|"
    r"^[^;]*?(?=,? (?:so (?:shall|should|may|can|could|would|i|let)|therefore|hence|that is why|which is why)\b)|"
    rf"\breplac(?:e|es|ing)\b{_NO_OTHER_ACT}{{1,60}}?(?=\b(?:with|by)\b)|"
    rf"\bfrom\b{_NO_OTHER_ACT}{{1,40}}?(?=\bto\b)|"
    r"\b(?:old|former|previous|dead|outdated)\b[^,.!?;\n]{0,20}?[+\d(][\d ()-]{4,}"
)
GONE: Final = re.compile(
    r"\b(?:cancell?ed|called off|(?:has|have) moved|moved away|fell through|is over|no longer|was|were|used to)\b"
)
KEPT: Final = re.compile(
    r"\b(?:stays?|remains?|too late|(?:is|are) (?:untouched|unchanged|up to you)|"
    r"(?:your|is your) (?:call|decision|choice)|"
    r"i(?:'d| would|'ll| will)? leave\b.{0,60}\b(?:alone|to you|as (?:it|they)))\b"
)
"""Where a sentence that offers nothing says what is left as it is, or left to the user."""

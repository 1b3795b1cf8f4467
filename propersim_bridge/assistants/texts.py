"""From what a policy wrote to what is delivered: one recommendation in plain words, or an abstention.

The text that comes out is the text that is delivered, rated, remembered and trained on. Cleaning a clean text changes
nothing.
"""

from __future__ import annotations

import json
import re

from pare.handles import recordable
from pare_agents.models import strip_reasoning
from propersim_bridge.assistants.abstaining import abstains
from propersim_bridge.vocabulary import NO_RECOMMENDATION

LENGTH = 600  # characters of a recommendation; more is cut at a sentence's end
_READ = 8_000  # characters of an answer that are looked at, without its reasoning
_BLANKS = re.compile(r"[^\S\n]+")
_LINES = re.compile(r"\s*\n\s*\n\s*")
_FENCE = re.compile(r"^```\w*\s*\n?(.*?)\n?\s*```$", re.DOTALL)
_LABEL = re.compile(
    r"^[\W_]*(?:(?:my |your |the |final |assistant'?s? |agent'?s? )*"
    r"(?:recommendation|suggestion|answer|output|response|reply|decision)s?|assistant|agent)(?: \d+)?"
    r"[*_\"' ]*(?::|=>|->|\n)[*_ ]*",
    re.IGNORECASE,
)
_WHY = r"explanation|reason(?:ing)?|rationale|why(?: this)?|justification|note|context|because"
_REST = re.compile(
    rf"\n\s*\n.*|\n\W*(?:{_WHY})\b\s*[:*-].*|\s*\((?:{_WHY})\s*:.*"
    r"|\s+(?:Explanation|Rationale|Reasoning|Justification):.*",
    re.DOTALL | re.IGNORECASE,
)
_QUOTES = {'"': '"', "“": "”", "'": "'", "‘": "’", "«": "»", "„": "“", "`": "`"}
_ENDS = (".", "!", "?")
_KEYS = ("recommendation", "suggestion", "text", "answer", "output", "response", "content", "message")


def recommendation_in(written: str) -> str | None:
    """The recommendation that a policy's text stands for; None is an abstention, as is an empty text.

    Reasoning, code fences, JSON, labels, quotes and explanations that trail are left out.
    """
    text = _unwrapped(recordable(written))
    if abstains(text):
        return None
    while (shorter := _unwrapped(_cut(text))) != text:
        text = shorter
    return None if abstains(text) else text


def as_written(recommendation: str | None) -> str:
    """How a recommendation or an abstention is written wherever a text stands for it."""
    return NO_RECOMMENDATION if recommendation is None else recommendation


def _unwrapped(text: str) -> str:
    """Peel until nothing changes, so that a text that is clean stays as it is."""
    text = _LINES.sub("\n\n", _BLANKS.sub(" ", strip_reasoning(text))).strip()[:_READ]
    while True:
        peeled = _peeled(text)
        if peeled == text:
            return text
        text = peeled


def _peeled(text: str) -> str:
    if (fenced := _FENCE.match(text)) is not None:
        text = fenced.group(1).strip()
    if text[:1] in "{[":
        text = _from_json(text)
    text = _LABEL.sub("", text, count=1).strip()
    text = " ".join(_REST.sub("", text, count=1).split())
    close = _QUOTES.get(text[:1])
    if close is not None and len(text) > 1:
        inner, end, rest = text[1:].partition(close)
        if end and (not rest.strip(" .") or (inner.rstrip()[-1:] in _ENDS and not rest[:1].isalnum())):
            text = inner.strip()  # what follows a quoted sentence explains it
    return text.strip("*_#` \t")


def _from_json(text: str) -> str:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return text
    if isinstance(found, list):
        found = found[0] if found else ""
    if isinstance(found, dict):
        lowered = {str(key).lower(): value for key, value in found.items()}
        found = next((lowered[key] for key in _KEYS if key in lowered), None)
        if found is None:
            return "" if not lowered or None in lowered.values() else text
    return str(found).strip() if isinstance(found, str | int | float) else "" if found is None else text


def _cut(text: str) -> str:
    if len(text) <= LENGTH:
        return text
    head = text[:LENGTH]
    end = max(head.rfind(mark) for mark in (". ", "! ", "? "))
    return head[: end + 1] if end > 0 else head.rsplit(" ", 1)[0]

"""Takes reasoning out of what a model said."""

from __future__ import annotations

import re

_TAG = re.compile(r"<\s*(/?)\s*(?:think(?:ing)?|reasoning|scratchpad)(?:\s[^<>]*)?(/?)\s*>", re.IGNORECASE)


def strip_reasoning(text: str) -> str:
    """Return `text` without its reasoning blocks, trimmed.

    Removed are ``<think>``, ``<thinking>``, ``<reasoning>`` and ``<scratchpad>`` blocks in any case, what follows an
    opening tag that is never closed, and what precedes a closing tag that was never opened.
    """
    while _TAG.search(text):
        text = _strip_once(text)
    return text.strip()


def _strip_once(text: str) -> str:
    kept: list[str] = []
    inside = False
    position = 0
    for tag in _TAG.finditer(text):
        closing, alone = tag.group(1), tag.group(2)
        if not inside:
            kept.append(text[position : tag.start()])
        if closing:
            if not inside:
                kept.clear()
            inside = False
        elif not alone:
            inside = True
        position = tag.end()
    if not inside:
        kept.append(text[position:])
    return "".join(kept)

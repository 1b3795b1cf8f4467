"""What stands on the phone under a title, so that "write it into 'Roof'" is understood as the note of that name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

_KINDS: Final = {"Note": "note", "Event": "calendar entry", "Reminder": "reminder", "Conversation": "group"}
_MARK: Final = "[\"'\u2018\u2019\u201c\u201d\u00ab\u00bb]"

Title = tuple[str, str]
"""A title and what it is the title of."""


def title_of(row: Any) -> Title | None:
    """The title of a note, an entry, a reminder or a group; None of anything else."""
    what = _KINDS.get(type(row).__name__)
    title = getattr(row, "title", "") if what else ""
    return (title, what) if what and len(title) > 2 else None


def explained(text: str, titles: Iterable[Title]) -> str:
    """The text with what each title in it is said beside it: `write it into 'Roof' (your note)`.

    A title of one word counts only between quotation marks.
    """
    for title, what in titles:
        if title in text:
            quoted = rf"{_MARK}{re.escape(title)}{_MARK}"
            bare = rf"|(?<!\w){re.escape(title)}(?!\w)" if " " in title else ""
            text = re.sub(f"{quoted}{bare}", rf"\g<0> (your {what})", text, count=1)
    return text

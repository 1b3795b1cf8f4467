"""Words that several recognisers look for or use."""

from __future__ import annotations

import re

from pare.phrases import plain
from pare_agents.rules.arrival import Arrival
from pare_agents.rules.cues import cues
from pare_agents.rules.people import first_name
from pare_agents.rules.plan import Step

_OCCASION = (
    "appointment|audition|barbecue|birthday|breakfast|briefing|brunch|call|ceremony|check-?up|class|coffee|concert|"
    "consultation|course|delivery|dentist|dinner|drinks|exam|excursion|fitting|funeral|game|gathering|haircut|hearing|hike|"
    "inspection|interview|lecture|lesson|lunch|match|meal|meeting|party|performance|physio|picnic|play|practice|presentation|"
    "recital|rehearsal|repair|reservation|review|ride|run|seminar|service|session|shift|show|tasting|tea|test|theatre|tour|"
    "training|trial|trip|viewing|visit|walk|webinar|wedding|workshop"
)
_TOPIC = re.compile(rf"((?:[\w'’-]+ ){{0,2}})\b({_OCCASION})\b", re.I)
_SMALL = re.compile(
    r"(?:a|an|the|my|your|our|his|her|their|this|that|to|for|of|on|in|at|is|are|was|be|and|or|we|i|you|it|have|has|had|do|does|"
    r"can|could|would|will|shall|should|go|get|grab|come|meet|join|us|me|with|about|some|any|next|new|first|how|what|when|still|"
    r"no|not|please|just|quick|today|tomorrow|from|by|as|so|if|but|then|also|a'?)'?s?",
    re.I,
)
_STOP = frozenset(
    """
    about after again also been before being both call come could does done each even every from getting give have
    here into just know last like make many meet more most much must need next only other over please same send
    should some soon still such take tell than thank thanks that their them then there these they think this time
    today tomorrow until very want week well were what when where which while will with would your yours dear
    hello kind regards best the and for you are not but can has was our his her its out how who now all any
    """.split()
)
_QUESTION = cues(
    r"""
    (can|could|shall|may|would|will) (you|we|i) | how about | what about | let me know
    please (say|reply|answer|confirm|let)
    """
)


def asks(arrival: Arrival) -> bool:
    """Whether it asks something."""
    return "?" in arrival.plain or _QUESTION.search(arrival.plain) is not None


def topic(text: str) -> str:
    """The occasion that a text speaks of, with up to two words before it: `budget meeting`; empty if there is none."""
    found = _TOPIC.search(text)
    if found is None:
        return ""
    before: list[str] = []
    for word in reversed(found[1].split()):
        if _SMALL.fullmatch(word):
            break
        before.insert(0, word)
    return " ".join([*before, found[2]])


def title_for(arrival: Arrival) -> str:
    """What an event about an arrival is called."""
    first = arrival.corrects or arrival
    if first.subject:
        return first.subject
    about = topic(first.text)
    who = f" with {arrival.name}" if arrival.known else ""
    return f"{about[:1].upper()}{about[1:]}{who}" if about else f"Meeting{who}"


def content(text: str) -> dict[str, None]:
    """The words of a text that carry meaning, in plain form and without plural, in order."""
    return dict.fromkeys(
        _stem(word) for word in re.findall(r"[^\W_]+", plain(text)) if len(word) > 2 and word not in _STOP
    )


def _stem(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def occasion(word: str) -> bool:
    """Whether a word names an occasion of any kind, and so tells little by itself."""
    return re.fullmatch(_OCCASION, word) is not None


def reply(arrival: Arrival, text: str, files: tuple[str, ...] = ()) -> Step:
    """The step that answers an arrival where it came in."""
    attached = {"attachments": list(files)} if files else {}
    carrying = f" with {', '.join(name.rpartition('/')[2] for name in files)}" if files else ""
    if arrival.by_message:
        where = f"{arrival.name} in the group {arrival.group}" if arrival.group else f"{arrival.name} by message"
        return Step("answer", f'{where}{carrying}: "{text}"', "messaging__send_message",
                    {"conversation_id": arrival.thread, "text": text, **attached})  # fmt: skip
    body = f"Dear {first_name(arrival.name)},\n\n{text}\n\nKind regards"
    return Step("answer", f'{arrival.name} by mail{carrying}: "{text}"', "email__reply_email",
                {"email_id": arrival.id, "body": body, **attached})  # fmt: skip


def short(text: str, length: int = 80) -> str:
    """The beginning of a text, cut at a word."""
    line = " ".join(text.split())
    return line if len(line) <= length else line[:length].rpartition(" ")[0]

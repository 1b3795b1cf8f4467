"""What a recogniser comes to: steps, and the words in which they are offered and reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pare.handles import recordable

LENGTH = 3_000  # at which a proposal is cut
_PAST = {"put": "put", "send": "sent", "take": "took", "make": "made", "tell": "told", "set": "set", "tick": "ticked",
         "forward": "forwarded"}  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One writing call.

    Attributes:
        verb: what is done, in one word (`answer`).
        rest: to what or whom, and how.
        tool: the operation's original name.
        arguments: its arguments.
    """

    verb: str
    rest: str
    tool: str
    arguments: Mapping[str, Any]

    @property
    def asks(self) -> str:
        """The step as an infinitive."""
        return f"{self.verb} {self.rest}"

    @property
    def tells(self) -> str:
        """The step in the past tense."""
        ending = "d" if self.verb.endswith("e") else "ed"
        return f"{_PAST.get(self.verb, self.verb + ending)} {self.rest}"


@dataclass(frozen=True)
class Plan:
    """A proposal, and the calls that carry it out.

    Attributes:
        steps: what will be done, in order.
        why: why that helps, in a clause.
        about: the id of the arrival that it answers.
        thread: the conversation or mail thread of that arrival; a later plan about the same one may replace it.
        then: what is noted once all is done.
    """

    steps: tuple[Step, ...]
    why: str = ""
    about: str = ""
    thread: str = ""
    then: Callable[[], None] | None = None

    @property
    def proposal(self) -> str:
        """The plan as a question to the user."""
        reason = f"{self.why[:1].upper()}{self.why[1:]}. " if self.why else ""
        return recordable(f"{reason}Shall I {listed(step.asks for step in self.steps)}?"[:LENGTH].strip())


def listed(parts: Iterable[str]) -> str:
    """Parts of a sentence, the last one after "and"."""
    given = list(parts)
    return given[0] if len(given) == 1 else f"{', '.join(given[:-1])}, and {given[-1]}"

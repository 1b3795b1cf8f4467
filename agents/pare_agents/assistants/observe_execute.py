"""The observe-execute assistant: one model watches and proposes, another carries out what was accepted.

Source: the paper's agent architecture (section 2C). While it observes it reads; every operation is open to it only
inside an execution. Both models see the same bounded memory of the episode.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import orjson

from pare.agent import Decision, Observation
from pare.handles import Handle, Outcome
from pare.phone import Entry, Proposal
from pare.registry import Seat
from pare_agents.conversation import Conversation, Speaker, apps_of
from pare_agents.models import Message
from pare_agents.prompts import render
from pare_agents.window import Window, cut

HISTORY = 24_000  # characters of memory
NEWS = 16_000  # characters of what is new in one turn
SHORTEST = 160  # characters that each event is shown with, however many there are
TURN = 5_000  # characters of one turn's events in the memory, and of its calls
EVENT = 1_200  # characters of an event, an offer or a report in the memory
CALL = 1_000  # characters of a call and its result in the memory
NO_REPORT = "I have stopped working on this and have nothing to report."


class ObserveExecute:
    """See the module."""

    roles = ("observe", "execute")

    def __init__(self, seat: Seat) -> None:
        self._observer, self._executor = Speaker.at(seat, "observe"), Speaker.at(seat, "execute")
        self._window, self._owner, self._about = Window(HISTORY), seat.owner, seat.apps
        self._offered: str | None = None
        self._turn, self._now = 0, ""

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """Look at what is new, read more if need be, and wait or propose."""
        self._turn, self._now = observation.turn, observation.now
        events, fate = observation.events, self._fate(observation)
        news, left_out = _shown(events, NEWS)
        turn = render(
            "observe_turn", window=self._window, turn=observation.turn, now=observation.now, news=[*fate, *news],
            left_out=left_out, pending=None if observation.pending is None else observation.pending.text,
        )  # fmt: skip
        conversation = self._conversation("observe", self._observer, read, turn, {"propose": True, "wait": False})
        ending = await conversation.run()
        proposal = ending.text if ending is not None and ending.name == "propose" else None
        made = "- You waited." if proposal is None else f'- You offered: "{cut(proposal, EVENT)}"'
        answers = [entry.text for entry in events if entry.kind == "answer"]
        self._remember(
            [*fate, *_shown(events, TURN, EVENT)[0], *_called(conversation.calls), made],
            keep=[*fate, *answers, *([made] if proposal is not None else [])],
        )
        if proposal is not None:
            self._offered = proposal
        return Decision(proposal)

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """Carry out what was accepted, and report."""
        self._offered, self._turn = None, proposal.answered_turn or self._turn
        turn = render(
            "execute_turn", window=self._window, turn=self._turn, now=self._now, proposal=proposal.text
        )  # fmt: skip
        conversation = self._conversation("execute", self._executor, call, turn, {"report": True})
        ending = await conversation.run()
        report = NO_REPORT if ending is None else ending.text
        accepted = f'- The owner accepted: "{cut(proposal.text, EVENT)}"'
        told = f'- You reported: "{cut(report, EVENT)}"'
        self._remember([accepted, *_called(conversation.calls), told], keep=[accepted, told])
        return report

    def _conversation(
        self, system: str, speaker: Speaker, handle: Handle, turn: str, endings: dict[str, bool]
    ) -> Conversation:
        rules = render(system, steps=handle.steps_left, owner=self._owner, apps=apps_of(handle), about=self._about)
        return Conversation(speaker, handle, [Message("system", rules), Message("user", turn)], endings)

    def _fate(self, observation: Observation) -> list[str]:
        """What became of the offer that was open, if it is no longer."""
        offered = self._offered
        if offered is None or observation.pending is not None:
            return []
        self._offered = None
        answered = any(entry.kind == "answer" for entry in observation.events)
        fate = "was answered" if answered else "was not answered and has lapsed"
        return [f'- Your offer "{cut(offered, EVENT)}" {fate}.']

    def _remember(self, lines: Iterable[str], keep: Iterable[str]) -> None:
        head = f"Turn {self._turn}, {self._now}"
        self._window.add("\n".join([head, *lines]), [f"Turn {self._turn}: {line.removeprefix('- ')}" for line in keep])


def _shown(events: tuple[Entry, ...], budget: int, longest: int = NEWS) -> tuple[list[str], int]:
    """Events as lines that fit the budget, and how many of the oldest found no place in it.

    The longest events are cut first, all to the same length.
    """
    lines = [_line(entry) for entry in events]
    limit = min(longest, _share([len(line) for line in lines], budget))
    lines = [cut(line, limit) for line in lines]
    first, left = len(lines), budget
    while first and (left := left - len(lines[first - 1])) >= 0:
        first -= 1
    return lines[first:], first


def _line(entry: Entry) -> str:
    text = f"{entry.app}: {entry.text}" if entry.kind == "event" and entry.app else entry.text
    return "- " + text.replace("\n", "\n  ")


def _share(lengths: Sequence[int], budget: int) -> int:
    """The length to which texts must be cut to fit the budget, if they are not too many for that."""
    for at, length in enumerate(sorted(lengths)):
        share = budget // (len(lengths) - at)
        if length > share:
            return max(share, SHORTEST)
        budget -= length
    return max(lengths, default=SHORTEST)


def _called(calls: Sequence[Outcome]) -> list[str]:
    """Calls as lines of the memory."""
    share = min(CALL, TURN // max(len(calls), 1))
    return [cut(_call(outcome), share) for outcome in calls]


def _call(outcome: Outcome) -> str:
    given = "malformed" if outcome.arguments is None else orjson.dumps(dict(outcome.arguments)).decode()
    came = f"error: {outcome.error}" if outcome.error is not None else orjson.dumps(outcome.value).decode()
    return f"- You called {outcome.name}({given}) -> {came}"

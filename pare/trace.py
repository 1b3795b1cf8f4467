"""Traces: the complete record of an episode in canonical bytes, from which it can be replayed without any model."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import orjson
from msgspec import Struct
from msgspec.json import encode

from pare.agent import WAIT, Action, Decision, Observation, Response, Sight
from pare.errors import LoadError, PareError
from pare.finite import check_finite
from pare.handles import Handle
from pare.phone import Phone, Proposal

if TYPE_CHECKING:
    from pare.episode import Episode
    from pare.grading import Grade
    from pare.loop import Loop
    from pare.scenario import Scenario

FORMAT = 1
LONGEST_REST = 1_000  # actions of a user whose recorded ones are used up
_NOTHING: dict[str, Any] = {"calls": [], "proposal": None, "candidates": [], "report": ""}
_CANONICAL = orjson.OPT_SORT_KEYS | orjson.OPT_UTC_Z


def canonical(value: Any) -> bytes:
    """Canonical JSON: sorted keys, UTC as `Z`; anything without a fixed order or form is refused.

    Raises:
        TypeError: a value has no place in a record.
        ValueError: a number is not finite.
    """
    data = encoded(value)
    if b"null" in data:  # which orjson writes for such a number as well
        check_finite(value)
    return data


def encoded(value: Any) -> bytes:
    """The same, of what holds no number that is not finite: what tools give, and what turns are made of."""
    return orjson.dumps(value, default=_in_order, option=_CANONICAL)


def _in_order(value: Any) -> orjson.Fragment:
    """A struct, its fields in their own order, as those of a dataclass are."""
    if not isinstance(value, Struct):
        raise TypeError(f"{type(value).__name__} has no place in a record")
    return orjson.Fragment(encode(value))


@dataclass(frozen=True, slots=True)
class Trace:
    """The canonical bytes of one episode."""

    data: bytes

    @classmethod
    def of(cls, head: dict[str, Any], loop: Loop, grade: Grade) -> Trace:
        """The trace of what a loop has played."""
        body = {"turns": loop.records, "final": final_rows(loop.phone), "grade": grade}
        return cls(encoded({**head, **body}))

    @classmethod
    def load(cls, data: bytes, where: str = "trace") -> Trace:
        """A trace from stored bytes.

        Raises:
            LoadError: they are no trace, or one of another format.
        """
        try:
            value = orjson.loads(data)
        except ValueError:
            raise LoadError(f"{where} is no trace: it is not JSON") from None
        if not isinstance(value, dict) or not {"format", "scenario", "turns", "limits"} <= value.keys():
            raise LoadError(f"{where} is no trace: format, scenario, turns or limits are missing")
        if value["format"] != FORMAT:
            raise LoadError(f"{where} has trace format {value['format']!r}; this version reads format {FORMAT}")
        return cls(data)

    @property
    def value(self) -> dict[str, Any]:
        """The trace in JSON's terms."""
        decoded: dict[str, Any] = orjson.loads(self.data)
        return decoded

    @property
    def digest(self) -> str:
        """SHA-256 of the bytes, in hex."""
        return hashlib.sha256(self.data).hexdigest()


@contextmanager
def reading(where: str = "the trace") -> Iterator[None]:
    """Say in one line that a trace from elsewhere does not hold what a trace holds.

    Raises:
        LoadError: it does not.
    """
    try:
        yield
    except PareError:
        raise
    except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError, RecursionError) as error:
        raise LoadError(f"{where} is broken: {type(error).__name__} {error}") from error


def final_rows(phone: Phone) -> list[dict[str, Any]]:
    """Every row that was touched since the start, as it is at the end (None: it is gone), by table and id."""
    refs = sorted({(change.table, change.id) for change in phone.journal.changes})
    rows = []
    for table, id in refs:
        entity = phone.entity((table, id))
        row = None if entity is None else entity.__pydantic_serializer__.to_python(entity, mode="json")
        rows.append({"table": table, "id": id, "row": row})
    return rows


class RecordedLeader:
    """Does again what a trace's user did."""

    def __init__(self, turns: list[dict[str, Any]]) -> None:
        self._steps = [(turn, step) for turn in turns for step in turn["user"]]
        self._turns = iter(turns)
        self._idle = 0

    async def act(self, sight: Sight) -> Action:
        """The recorded action."""
        if not self._steps:
            self._idle += 1
            if self._idle > LONGEST_REST:
                raise LoadError("the replay differs from the trace: it goes on long after the trace has ended")
            return WAIT
        _, step = self._steps.pop(0)
        return Action(step["action"]["name"], step["action"]["arguments"])

    async def respond(self, decision: Decision) -> Response:
        """The recorded response."""
        turn = next((t for t in self._turns if "observed" in t), None)
        if turn is None or "rating" not in turn:
            return Response("none" if decision.proposal is None else "pending")
        return Response("rated", turn["rating"], tuple(turn["candidate_ratings"]))


class RecordedFollower:
    """Does again what a trace's assistant did."""

    def __init__(self, turns: list[dict[str, Any]]) -> None:
        self._observed = [turn["observed"] for turn in turns if "observed" in turn]
        self._executed = [turn["executed"] for turn in turns if "executed" in turn]
        self._handles: list[Handle] = []

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        """The recorded reads and decision."""
        record: dict[str, Any] = self._observed.pop(0) if self._observed else _NOTHING
        self._call_again(record, read)
        return Decision(record["proposal"], tuple(record["candidates"]))

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        """The recorded calls and report."""
        record: dict[str, Any] = self._executed.pop(0) if self._executed else _NOTHING
        self._call_again(record, call)
        report: str = record["report"]
        return report

    def _call_again(self, record: dict[str, Any], handle: Handle) -> None:
        """Make the calls of one phase, each through the handle through which it was made."""
        self._handles.append(handle)
        for call in record["calls"]:
            again = self._handles[call["handle"] - 1] if "handle" in call else handle
            again(call["name"], call["arguments"])


async def replay(trace: Trace, scenario: Scenario, corpus: Any = ()) -> Episode:
    """Play a trace again, without any model.

    Args:
        trace: the trace.
        scenario: the scenario that it names.
        corpus: the noise corpus it was played with, if it was.

    Raises:
        LoadError: the trace is of another scenario, or its parts are not what a trace holds.
    """
    from pare.episode import play
    from pare.loop import Limits
    from pare.noise import Noise

    value = trace.value
    if value["scenario"] != scenario.id:
        raise LoadError(f"the trace is of scenario {value['scenario']!r}, not {scenario.id!r}")
    with reading():
        limits = Limits(**value["limits"])
        noise = Noise(**value["noise"], corpus=corpus)
        leader, follower = RecordedLeader(value["turns"]), RecordedFollower(value["turns"])
        return await play(
            scenario, lambda _: leader, lambda _: follower, limits=limits, noise=noise, seed=value["seed"]
        )

"""What the scripted user does by hand, once its patience is at an end: by the shortest paths of taps."""

from __future__ import annotations

from collections.abc import Container

from pare.agent import Action
from pare.phone import Phone
from pare.scenario import Do, Scenario

MOST_TRIES = 3  # of one call, where a tap on the way fails


class Chores:
    """The calls of a scenario's solution, each made by taps (see `pare.planner`); what they take an assistant saves.

    Args:
        scenario: what is played.
        phone: where.
        patience: turns from when a need is seen to be open until it is seen to by hand.
    """

    def __init__(self, scenario: Scenario, phone: Phone, patience: int) -> None:
        self._scenario, self._phone, self._patience = scenario, phone, patience
        stages = enumerate(scenario.solution)
        self._todo = [(number, call) for number, stage in stages for call in stage.calls if self._writes(call)]
        self._open: dict[int, int] = {}  # needs by number, and the turn in which each was seen to be open
        self._doing: tuple[int, Do] | None = None
        self._path: list[Action] = []
        self._tries = 0
        self.begun: set[int] = set()
        """The needs, by number, to which the user has begun to see; nobody else need bother."""

    def next(self, turn: int, left: Container[int], error: str = "") -> Action | None:
        """The next tap; None while there is nothing to do by hand.

        Args:
            turn: the number of this turn.
            left: the needs, by number, that are left to the assistant.
            error: why the tap before did not work; the way is then looked for again, a few times.

        Raises:
            NoPath: nothing on the screens leads to what is to be done.
        """
        if error and self._doing is not None:
            self._path = []
            if self._tries < MOST_TRIES:
                self._todo.insert(0, self._doing)
        for number, need in enumerate(self._scenario.needs):
            if number not in self._open and self._scenario.opened(need, self._phone):
                self._open[number] = turn
        if not self._path and self._todo:
            number = self._todo[0][0]
            if number in left:
                self._todo.pop(0)
            elif number in self._open and turn - self._open[number] >= self._patience:
                self._begin(self._todo.pop(0))
        return self._path.pop(0) if self._path else None

    def _begin(self, doing: tuple[int, Do]) -> None:
        self._tries = self._tries + 1 if doing == self._doing else 1
        self._doing, self._path = doing, self._taps(doing[1])
        self.begun.add(doing[0])

    def _taps(self, call: Do) -> list[Action]:
        from pare.planner import plan

        return [*plan(self._phone, call.tool(self._phone), call.filled(self._phone))]

    def _writes(self, call: Do) -> bool:
        return self._phone.tool(call.tool(self._phone)).kind == "write"

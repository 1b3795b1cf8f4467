"""The user that does everything by hand: the scripted user, who does not wait for help.

As soon as a need is open it makes the calls of the scenario's solution itself, each by the shortest path of taps (see
`pare.planner`). What it takes is what an assistant saves.
"""

from __future__ import annotations

from pare.agent import Action, Sight
from pare.planner import plan
from pare.registry import Seat
from pare.scenario import Do
from pare_agents.users.scripted import ScriptedUser


class ByHand(ScriptedUser):
    """See the module."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        stages = enumerate(self._scenario.solution)
        self._todo = [(number, call) for number, stage in stages for call in stage.calls if self._writes(call)]
        self._path: list[Action] = []

    async def act(self, sight: Sight) -> Action:
        """Answer what is offered; else the next tap of what is to be done; else look and wait as the scripted user.

        Raises:
            NoPath: nothing on the screens leads to what is to be done.
        """
        if sight.look.proposal is not None:
            return self.answer(sight.look.proposal)
        if not self._path and self._todo:
            number, call = self._todo[0]
            if number in self._accepted:
                self._todo.pop(0)
            elif self._scenario.opened(self._scenario.needs[number], self._phone):
                self._todo.pop(0)
                self._path = [*plan(self._phone, call.tool(self._phone), call.filled(self._phone))]
        return self._path.pop(0) if self._path else await super().act(sight)

    def _writes(self, call: Do) -> bool:
        return self._phone.tool(call.tool(self._phone)).kind == "write"

"""What a model behind the observe-execute assistant may answer: nothing of it writes without consent."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from pare import registry
from pare.actions import PHONE_TOOLS
from pare.agent import WAIT, Action, PhoneUser
from pare.episode import Episode, play
from pare.handles import offered_tools
from pare.loop import Limits
from pare.registry import Seat, assistant, seated
from pare.trace import Trace, replay
from pare_agents.assistants.silent import Silent
from pare_agents.models import JsonProtocol, Model, Reply, ToolCall
from tests.pare.attacks import arguments, names

SCENARIO = "promised-the-recital"
TURNS, STEPS, CALLS = 5, 6, 4
NATIVE, TEXT = "native", "json"


class Hostile(Model):
    """A model that tries to write, and now and then offers something or ends its turn."""

    id = "test/hostile"

    def __init__(self, seed: int, writes: dict[str, dict[str, Any]], form: str) -> None:
        self._dice, self._writes, self._form, self.asked = random.Random(seed), writes, form, 0

    async def send(self, request: Any) -> Reply:
        self.asked += 1
        calls = tuple(self._call(number) for number in range(CALLS))
        if self._form == NATIVE:
            return Reply("I write now.", calls, finish_reason="tool_calls", model=self.id)
        return Reply(self._text(calls), model=self.id)

    def _call(self, number: int) -> ToolCall:
        tool = self._dice.choice(sorted(self._writes))
        name = names(self._dice, tool, ["messaging__search_messages"])
        if self._dice.random() < 0.5:
            name = tool
        elif self._dice.random() < 0.1:
            name = self._dice.choice(["propose", "wait", "report", *PHONE_TOOLS])
        given = arguments(self._dice, tool, self._writes[tool])
        if name == "propose":
            given = {"text": json.dumps({"tool": tool, "arguments": self._writes[tool]})}
        try:
            written = json.dumps(given)
        except (TypeError, ValueError):
            given, written = {}, "{}"
        return ToolCall.parse(f"id_{number}", name if type(name) is str else str(name), written[:100_000])

    def _text(self, calls: tuple[ToolCall, ...]) -> str:
        first = {"tool": calls[0].name, "arguments": calls[0].arguments or {}}
        one = json.dumps(first)
        return self._dice.choice([
            one, f"```json\n{one}\n```", f"I will wait. {one}", json.dumps([first, first]),
            json.dumps({"name": calls[0].name, "input": calls[0].arguments}),
            json.dumps({"function": {"name": calls[0].name, "arguments": one}}),
            json.dumps({"tool": "wait", "arguments": first}),
            json.dumps({"tool": "propose", "arguments": {"text": one}}),
            f'{{"tool": "messaging__search_messages", "arguments": {one}}} {one}',
            f'{{"tool": "{calls[0].name}", "arguments": {{', f"<tool_call>{one}</tool_call>", one * 50,
            json.dumps({"tool": [calls[0].name], "arguments": first}), f"Result of {calls[0].name}:\n{one}",
        ])  # fmt: skip


class Refusing(PhoneUser):
    """Rejects whatever is offered, or leaves it unanswered."""

    def __init__(self, answers: bool) -> None:
        self._answers = answers

    async def act(self, sight: Any) -> Action:
        return Action("reject_proposal", {}) if self._answers and sight.look.proposal is not None else WAIT


async def attacked(seed: int, form: str, answers: bool) -> tuple[Episode, Hostile, set[str]]:
    """Play an episode with a hostile model."""
    scenario = registry.scenario(SCENARIO)
    kinds = tuple(scenario.prepared.kinds.values())
    reads = set(offered_tools(kinds, writes=False))
    found = {name: tool.schema for name, (_, tool) in offered_tools(kinds, writes=True).items() if name not in reads}
    writes = {name: {field: _sample(told) for field, told in schema.get("properties", {}).items()}
              for name, schema in found.items()}  # fmt: skip
    model = Hostile(seed, writes, form)
    asked = model if form == NATIVE else JsonProtocol(model)

    def follower(phone: Any) -> Any:
        return seated(assistant("observe-execute"), Seat.at(scenario, phone, seed, models=lambda role: asked))

    limits = Limits(turns=TURNS, observe_steps=STEPS * CALLS)
    episode = await play(scenario, lambda phone: Refusing(answers), follower, limits=limits, seed=seed)
    return episode, model, set(writes)


def _sample(told: dict[str, Any]) -> Any:
    kinds = {"array": ["x@example.org"], "integer": 1, "number": 1, "boolean": True}
    return kinds.get(told.get("type", ""), told.get("enum", ["x_1"])[0])


def left(episode: Episode) -> bytes:
    """The world as it was left, without what was proposed."""
    return json.dumps([row for row in episode.trace.value["final"] if not row["table"].startswith("phone.")]).encode()


@pytest.mark.parametrize("answers", [True, False], ids=["rejected", "unanswered"])
@pytest.mark.parametrize("form", [NATIVE, TEXT])
async def test_no_answer_of_a_model_writes(form: str, answers: bool) -> None:
    scenario, tried, violations = registry.scenario(SCENARIO), 0, 0
    limits = Limits(turns=TURNS)
    quiet = await play(scenario, lambda phone: Refusing(answers), lambda phone: Silent(Seat(0)), limits=limits)
    for seed in range(4):
        episode, _, writes = await attacked(seed, form, answers)
        assert left(episode) == left(quiet) or answers, "byte for byte, where answering takes none of the user's time"
        mine = [change for change in episode.phone.journal.changes if not change.table.startswith("phone.")]
        assert {change.actor for change in mine} == {"world"}
        calls = [call for call in episode.phone.journal.calls if call.actor == "assistant"]
        recorded = [call for turn in episode.turns for call in turn["observed"]["calls"]]
        assert len(calls) == len(recorded)
        assert [call.name for call in calls] == [call["name"] for call in recorded]
        named = [call for call in calls if call.name in writes]
        assert all(call.refused for call in named), "each that names a writing tool is a violation"
        assert episode.grade.violations == sum(call.refused for call in calls)
        assert all("executed" not in turn for turn in episode.turns)
        tried, violations = tried + len(calls), violations + len(named)
        again = await replay(Trace.load(episode.trace.data), scenario)
        assert again.trace.data == episode.trace.data
    assert tried >= (300 if form == NATIVE else 60)
    assert violations >= tried // 4


async def test_an_execution_is_no_consent_to_the_next_one() -> None:
    """After one accepted proposal and its report, everything that the model tries is refused again."""

    class Once(Refusing):
        async def act(self, sight: Any) -> Action:
            if sight.look.proposal is not None and self._answers:
                self._answers = False
                return Action("accept_proposal", {})
            return WAIT

    scenario = registry.scenario(SCENARIO)

    class Polite(Hostile):
        async def send(self, request: Any) -> Reply:
            offered = {tool.name for tool in request.tools}
            ending = "report" if "report" in offered else "propose" if self.asked == 0 else ""
            reply = await super().send(request)
            if not ending:
                return reply
            return replace(reply, tool_calls=(ToolCall.parse("a", ending, '{"text": "Shall I? I may, then."}'),))

    _, hostile, writes = await attacked(9, NATIVE, False)
    model = Polite(9, hostile._writes, NATIVE)
    episode = await play(
        scenario, lambda phone: Once(True),
        lambda phone: seated(assistant("observe-execute"), Seat.at(scenario, phone, 9, models=lambda role: model)),
        limits=Limits(turns=TURNS, observe_steps=STEPS * CALLS),
    )  # fmt: skip
    assert sum("executed" in turn for turn in episode.turns) == 1
    calls = [call for call in episode.phone.journal.calls if call.actor == "assistant" and call.name in writes]
    assert len(calls) > 20
    assert all(call.refused for call in calls)
    assert not any(c.actor == "assistant" and not c.table.startswith("phone.") for c in episode.phone.journal.changes)

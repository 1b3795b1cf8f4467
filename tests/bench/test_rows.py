"""From a finished episode to its row."""

import asyncio

import pytest

from pare import registry
from pare.agent import Action, PhoneUser
from pare.episode import play
from pare.registry import Seat
from pare_agents.assistants.oracle import Oracle
from pare_agents.models.meter import Meter
from pare_agents.models.types import Reply, Usage
from pare_agents.users.scripted import ScriptedUser
from pare_bench.rows import error_row, row_of

WAIT = Action("wait")


class Told(PhoneUser):
    """Does what it is told, then waits."""

    def __init__(self, *actions):
        self.actions = list(actions)

    async def act(self, sight):
        action = self.actions.pop(0) if self.actions else WAIT
        return action(sight) if callable(action) else action


def metered(*replies):
    meter = Meter()
    for reply in replies:
        meter.record(reply)
    return meter


@pytest.fixture
def played(pare):
    def played(leader=None, follower=Oracle):
        scenario = registry.scenario("errand-b")

        def seat(phone):
            return Seat(0, scenario=scenario, phone=phone)

        episode = asyncio.run(
            play(
                scenario, (lambda _: leader) if leader else lambda p: ScriptedUser(seat(p)), lambda p: follower(seat(p))
            )
        )
        spent = metered(
            Reply("", usage=Usage(input_tokens=10, cached_input_tokens=4), model="openai/a", cost_usd=0.25),
            Reply("", usage=Usage(output_tokens=2), model="openai/b", cost_usd=0.25, latency_s=1.5),
            Reply("", model="openai/b", cost_usd=0.0, cached=True),
        )
        return row_of(scenario, 2, 7, episode, spent, 1.5)

    return played


def test_the_row_of_a_success(played):
    row = played()
    assert (row.scenario, row.repeat, row.seed, row.domain, row.difficulty) == (
        "errand-b", 2, 7, "communication", "hard",
    )  # fmt: skip
    assert row.content == registry.scenario("errand-b").content
    assert (row.capabilities, row.apps) == (("goal inference",), ("messaging", "contacts"))
    assert (row.status, row.error, row.outcome, row.success, row.failure) == ("ok", None, "assisted", True, None)
    assert (row.proposals, row.accepted, row.rejected, row.expired) == (1, 1, 0, 0)
    assert (row.reads, row.writes, row.failed_calls) == (1, 1, 0)
    assert row.checks == {"answered": True, "closed world": True}
    assert (row.progress, row.evidence_seen, row.evidence_before_proposal, row.in_window, row.named_need) == (
        1, 1, 1, True, True,
    )  # fmt: skip
    assert row.observed_turns == row.turns - 1
    assert (row.tokens_in, row.tokens_out, row.cached_tokens, row.model_calls, row.cost_usd) == (10, 2, 4, 3, 0.5)
    assert row.wall_seconds == 1.5
    assert [(call.model, call.tokens_in, call.cost_usd, call.seconds, call.cached) for call in row.calls] == [
        ("openai/a", 10, 0.25, 0.0, False), ("openai/b", 0, 0.25, 1.5, False), ("openai/b", 0, 0.0, 0.0, True),
    ]  # fmt: skip


def test_what_the_user_looks_at_and_what_it_changes_are_counted_apart(played):
    row = played(
        Told(
            WAIT,
            lambda sight: Action("open_notification", {"notification_id": sight.look.notifications[0].id}),
            Action("send", {"text": "Sunday is fine."}),
            Action("no such thing"),
            Action("go_home"),
        ),
        lambda seat: Oracle(seat, calls=()),
    )
    assert (row.outcome, row.success) == ("user_alone", False)
    assert row.user_writes == 1
    assert row.user_reads == 2  # the notification, though the conversation counts as read from then on; and going home
    assert row.user_actions == row.turns
    assert (row.reads, row.writes, row.proposals, row.evidence_before_proposal) == (0, 0, 0, None)


def test_an_unknown_price_makes_no_cost_up(pare):
    spent = metered(Reply("", model="openai/a", cost_usd=0.1), Reply("", usage=Usage(input_tokens=5), model="openai/b"))
    row = error_row(registry.scenario("errand-a"), 0, 1, "the line is dead", spent, 0.5)
    assert row.content == registry.scenario("errand-a").content
    assert (row.status, row.error, row.outcome, row.cost_usd, row.tokens_in) == (
        "error", "the line is dead", None, None, 5,
    )  # fmt: skip

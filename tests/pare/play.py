"""A tiny scenario over the toy apps, agents that play what they are told, and an episode of these."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any

from pare.agent import ABSTAIN, WAIT, Action, Decision, Observation, PhoneUser, Sight
from pare.episode import Episode, play
from pare.expect import created, mentions
from pare.handles import Handle, Outcome
from pare.loop import Limits
from pare.need import Need, Window
from pare.noise import NO_NOISE, Noise
from pare.phone import Phone, Proposal
from pare.phrases import words
from pare.scenario import Person, Scenario, Stage, Story, do, the
from tests.pare.toy import Bell, Bells, Card, Chat, Line, People, Talk

SAYS = "Shall I tell Ada yes to lunch and set a bell?"
ACCEPT, REJECT = Action("accept_proposal"), Action("reject_proposal", {"reason": "No"})

YES = ("chat__send_to", {"name": "Ada", "text": "Yes, see you at lunch"})
BELL = ("bells__set_bell", {"title": "Lunch with Ada", "due": "2027-03-04T12:30"})
Calls = Iterable[tuple[Any, Any]]


class Lunch(Scenario):
    """Ada asks for lunch."""

    id = "lunch"
    domain = "communication"
    capabilities = ("goal inference",)
    difficulty = "easy"
    apps = (Chat, People, Bells)
    starts, zone = "2027-03-02 09:00", "Europe/Rome"
    user = Person("Mira Lund", about="44, baker in Rome.", goal="Have lunch with Ada on Thursday.")

    def world(self, phone: Phone) -> None:
        for name in ("Ada", "Ben"):
            talk = phone.name(name.lower(), phone.app(Chat).talks.add(Talk(members=(name,))))
            phone.app(Chat).lines.add(Line(talk_id=talk.id, sender=name, text="Hello", sent_at=phone.now))
        phone.name("card", phone.app(People).cards.add(Card(name="Ada")))

    def happens(self, story: Story) -> None:
        story.at("09:01", "asks", Chat.receive, sender="Ada", text="Lunch on Thursday at 12:30?")
        story.at("+10m", "never mind", Chat.receive, sender="Ada", text="Never mind, I am ill")
        story.when(
            created(Line, sender="me", talk_id="talk_1"), "1m", "thanks", Chat.receive, sender="Ada", text="Great"
        )

    needs = (
        Need(
            "Say yes to Ada, and set a bell for lunch.",
            slots={"Ada": words("Ada"), "lunch": words("lunch")},
            avoids={"the day": words("Friday")},
            evidence=("asks", "card"),
            window=Window(opens="asks", closes="never mind"),
        ),
    )
    must = {
        "Ada is told": created(Line, sender="me", talk_id="talk_1", text=mentions("yes")),
        "a bell is set": created(Bell, title=words("lunch")),
    }
    must_not = {"Ben is told": created(Line, sender="me", talk_id="talk_2")}
    allowed = (created(Card, name="Ada Byron"),)
    solution = (
        Stage(
            says=SAYS,
            reads=(do(Chat.read_talk, talk_id=the("ada")),),
            calls=(do(Chat.send_to, name="Ada", text="Yes"), do(Bells.set_bell, title="Lunch", due="2027-03-04T12:30")),
        ),
    )


LUNCH = Lunch()


class Leads(PhoneUser):
    """A user that does these things turn by turn and then waits, and answers proposals in this way."""

    def __init__(self, *actions: Action, answers: Iterable[Action] = (), otherwise: Action = ACCEPT) -> None:
        self.actions, self.answers, self.otherwise = list(actions), list(answers), otherwise
        self.sights: list[Sight] = []

    async def act(self, sight: Sight) -> Action:
        self.sights.append(sight)
        if sight.look.proposal is not None:
            return self.answers.pop(0) if self.answers else self.otherwise
        return self.actions.pop(0) if self.actions else WAIT


class Follows:
    """An assistant that proposes at these turns, reads at these, and makes these calls when accepted."""

    def __init__(
        self, says: Mapping[int, str] | None = None, *executions: Calls, reads: Mapping[int, Calls] | None = None
    ) -> None:
        self.says, self.executions, self.reads = says or {}, list(executions), reads or {}
        self.observations: list[Observation] = []
        self.outcomes: list[Outcome] = []
        self.handles: list[Handle] = []

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        self.observations.append(observation)
        self.handles.append(read)
        self.outcomes += [read(name, arguments) for name, arguments in self.reads.get(observation.turn, ())]
        text = self.says.get(observation.turn)
        return ABSTAIN if text is None else Decision(text)

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        self.handles.append(call)
        calls = self.executions.pop(0) if self.executions else ()
        self.outcomes += [call(name, arguments) for name, arguments in calls]
        return "Done."


def played(
    leader: Any, follower: Any, *, scenario: Scenario = LUNCH, noise: Noise = NO_NOISE, **limits: Any
) -> Episode:
    """An episode, from its start to its grade."""
    return asyncio.run(
        play(scenario, lambda _: leader, lambda _: follower, limits=Limits(**limits), noise=noise, seed=7)
    )


def declare(**fields: Any) -> type[Scenario]:
    """The lunch scenario with something else about it."""
    return type("Other", (Lunch,), {"__doc__": "Another lunch.", **fields})


def scenario(**fields: Any) -> Scenario:
    return declare(**fields)()

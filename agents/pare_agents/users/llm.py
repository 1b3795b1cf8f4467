"""The model-driven user: a person with a private goal who sees one screen at a time.

Source: the paper's active user simulator (section 2A). It knows who it is, what it wants and what its display shows; of
the scenario it knows nothing else.
"""

from __future__ import annotations

import orjson

from pare.agent import WAIT, Action, PhoneUser, Sight
from pare.errors import BadInput, listed
from pare.phone import Phone
from pare.registry import Seat
from pare.scenario import Person
from pare_agents.conversation import Speaker
from pare_agents.models import Message, Reply, ToolSpec, strip_reasoning
from pare_agents.prompts import note, render
from pare_agents.window import Window, cut

HISTORY = 12_000  # characters of memory
VIEW = 8_000  # characters of a screen
SEEN = 600  # characters of a screen in the memory
SAID = 4_000  # characters of an offer, a report or an error
HEADLINE = 200
TRIES = 2


class LlmUser(PhoneUser):
    """See the module."""

    roles = ("user",)
    takes_character = True

    def __init__(self, seat: Seat) -> None:
        assert seat.scenario is not None
        assert seat.phone is not None
        self._person: Person = seat.scenario.user
        self._phone: Phone = seat.phone
        self._character = seat.character
        self._speaker = Speaker.at(seat, "user")
        self._window = Window(HISTORY)
        self._seen = ""
        self._offer: str | None = None

    async def act(self, sight: Sight) -> Action:
        """Look at the display and do one thing."""
        messages = [Message("system", self._rules()), Message("user", self._turn(sight))]
        tools = [ToolSpec(t.name, t.description, t.parameters) for t in (a.spec for a in sight.look.actions.values())]
        action = WAIT
        for _ in range(TRIES):
            reply = await self._speaker.ask(messages, tools, "required")
            try:
                action = self._read(reply, sight)
                break
            except BadInput as fault:
                messages += _told(reply, str(fault))
        self._remember(sight, action)
        return action

    def _rules(self) -> str:
        apps = {name: _first_line(kind.__doc__) for name, kind in self._phone.kinds.items()}
        person = self._person
        return render(
            "user", name=person.name, about=person.about, character=self._character, goal=person.goal, apps=apps
        )

    def _turn(self, sight: Sight) -> str:
        look = sight.look
        return render(
            "user_turn",
            window=self._window,
            turn=sight.turn,
            look=look,
            about=self._about(look.screen),
            view=cut(look.view.render(), VIEW),
            notifications={n.id: cut(n.headline, HEADLINE) for n in look.notifications},
            offer=None if look.proposal is None else cut(look.proposal.text, SAID),
            said=[cut(report, SAID) for report in sight.said],
            error=cut(sight.error, SAID),
        )

    def _about(self, screen: str) -> str:
        """What a screen is for, in its own words; empty for the home screen."""
        app, _, name = screen.partition(".")
        return _first_line(self._phone.kinds[app].screens[name].__doc__) if name else ""

    def _read(self, reply: Reply, sight: Sight) -> Action:
        """The action that an answer chooses: its first call.

        Raises:
            BadInput: it chooses none that is possible.
        """
        if not reply.tool_calls:
            raise BadInput(note("no_action"))
        call, actions = reply.tool_calls[0], sight.look.actions
        if call.name not in actions:
            raise BadInput(note("bad_action", error=f"there is no {call.name}; there are {listed(actions, 40)}"))
        if call.arguments is None:
            raise BadInput(note("bad_action", error=call.error))
        given = {k: strip_reasoning(v) if isinstance(v, str) else v for k, v in call.arguments.items()}
        try:
            actions[call.name].parse(given, self._phone.zone)
        except BadInput as fault:
            raise BadInput(note("bad_action", error=fault)) from None
        return Action(call.name, given)

    def _remember(self, sight: Sight, action: Action) -> None:
        look, turn = sight.look, f"Turn {sight.turn}"
        view = cut(look.view.render(), SEEN)
        offer = None if look.proposal is None else look.proposal.text
        told = [f'the assistant told you: "{cut(report, SEEN)}"' for report in sight.said]
        if offer is not None and offer != self._offer:
            told.append(f'the assistant offered: "{cut(offer, SEEN)}"')
        lines = [f"the last action did not work: {cut(sight.error, SEEN)}"] if sight.error else []
        screen = f"you saw {look.screen}:\n  " + view.replace("\n", "\n  ")
        did = f"you did {action.name}({cut(orjson.dumps(dict(action.arguments)).decode(), SEEN)})"
        keep = [*told, *([did] if action.name in ("accept_proposal", "reject_proposal") else [])]
        lines += [*told, *([screen] if screen != self._seen else []), did]
        self._window.add("\n".join([f"{turn}, {look.now}", *(f"- {line}" for line in lines)]),
                         [f"{turn}: {line}" for line in keep])  # fmt: skip
        self._seen, self._offer = screen, offer


def _told(reply: Reply, fault: str) -> list[Message]:
    """An answer that chose nothing possible, and why, for the next try."""
    if not reply.tool_calls:
        return [*([Message("assistant", cut(reply.text, SAID))] if reply.text else []), Message("user", fault)]
    return [reply.message(), *(Message("tool", fault, tool_call_id=call.id) for call in reply.tool_calls)]


def _first_line(doc: str | None) -> str:
    return (doc or "").strip().partition("\n")[0]

"""The user's side: the phone at the left; at the right the assistant, and what can be done on the open screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Footer

from pare.agent import WAIT, Action
from pare.tool import Tool
from pare_agents.users.human import Turn
from pare_bench.play.assistant_pane import AssistantPane
from pare_bench.play.desk import ENDINGS, Desk
from pare_bench.play.fields import fields
from pare_bench.play.form import Form
from pare_bench.play.game import Game
from pare_bench.play.phone import PhonePane, Row
from pare_bench.play.sheets import Choice, Notice
from pare_bench.play.taps import NUMBERS, TapList, filled, takes, taps_of, told
from pare_bench.play.text import line, words

PHONE_KEYS = {
    "back": "back", "home": "go_home", "switch": "switch_app", "shade": "open_notification", "wait": "wait",
    "accept": "accept_proposal", "reject": "reject_proposal",
}  # fmt: skip


class UserDesk(Desk):
    """See the module."""

    PARTS = ("#display", "#offer", "Transcript", "TapList")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "accept", show=False),
        Binding("r", "reject", show=False),
        Binding("b", "back", "Back"),
        Binding("h", "home", "Home"),
        Binding("s", "switch", "Apps"),
        Binding("n", "shade", "Shade"),
        Binding("w", "wait", "Wait"),
        Binding("g", "goal", "Goal"),
        Binding("i", "ids", "Ids"),
        *ENDINGS,
        *(Binding(key, f"tap({at})", show=False) for at, key in enumerate(NUMBERS)),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._turn: Turn | None = None
        self._asked_form: Action | None = None

    def compose(self) -> ComposeResult:
        """The three parts."""
        yield self.head()
        with Horizontal(id="sides"):
            yield PhonePane()
            with Vertical(id="beside"):
                yield AssistantPane(self.game.other)
                yield TapList()
        yield Footer(show_command_palette=False)

    async def show(self, question: Turn) -> None:
        """Show the phone, what the assistant says, and the taps."""
        self._turn, sight = question, question.sight
        self.tell_time(sight.turn, sight.look.now)
        await self.query_one(PhonePane).show(question)
        self.query_one(AssistantPane).show(sight.look.proposal, sight.said)
        self._list_taps()
        tried, self._asked_form = self._asked_form, None
        if tried is not None and sight.error and tried.name in sight.look.actions:
            self._fill_in(tried.name, tried.arguments, sight.error)

    def idle(self, question: Turn) -> Action:
        """Wait."""
        return WAIT

    def give_up(self) -> None:
        """Wait."""
        self._act("wait")

    def ready(self) -> None:
        """Only what is possible now can be pressed."""
        super().ready()
        self.query_one(PhonePane).allow({key for key, name in PHONE_KEYS.items() if self._can(name)})
        self.query_one(AssistantPane).allow(self._can("accept_proposal"), waiting=not self.asked)
        self.query_one(TapList).disabled = not self.asked

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys of what is not possible now are grey; those of answers are there only while something is offered."""
        if action in PHONE_KEYS:
            possible = self._can(PHONE_KEYS[action])
            return possible if action in ("accept", "reject") else possible or None
        return True if action != "finish" else self.asked or None

    def _can(self, name: str) -> bool:
        return self.asked and self._turn is not None and name in self._turn.sight.look.actions

    def _act(self, name: str, arguments: Mapping[str, Any] | None = None) -> None:
        self.answer(Action(name, arguments or {}))

    # The phone's own actions -------------------------------------------------------------------

    def action_accept(self) -> None:
        """Accept what is offered."""
        self.query_one(AssistantPane).answered("You accepted.")
        self._act("accept_proposal")

    def action_reject(self) -> None:
        """Reject what is offered, with a reason if one likes."""
        self._fill_in("reject_proposal")

    def action_back(self) -> None:
        """Go back."""
        self._act("back")

    def action_home(self) -> None:
        """Go to the home screen."""
        self._act("go_home")

    def action_wait(self) -> None:
        """Wait until something happens."""
        self._act("wait")

    def action_switch(self) -> None:
        """Choose another open app; the one on the display is the latest."""
        others = [] if self._turn is None else list(reversed(self._turn.open[:-1]))
        self._choose("Open apps", [(name, line(words(name))) for name in others], self._switch)

    def _switch(self, app: str) -> None:
        self._act("switch_app", {"app": app})

    def action_shade(self) -> None:
        """Pull down the notifications and choose one."""
        notes = () if self._turn is None else self._turn.sight.look.notifications
        found = [(note.id, line(f"{words(note.app)}: {note.headline}")) for note in notes]
        self._choose("Notifications, the latest first", found, self._open_notification)

    def _open_notification(self, id: str) -> None:
        self._act("open_notification", {"notification_id": id})

    def action_goal(self) -> None:
        """Tell who the person is and what it wants."""
        person = self.game.scenario.user
        self.app.push_screen(Notice(person.name, f"{person.about}\n\nWhat you want: {person.goal}"))

    def action_ids(self) -> None:
        """Show the rows' ids, or hide them."""
        self.query_one(PhonePane).turn_ids()

    @on(PhonePane.Key)
    async def press(self, event: PhonePane.Key) -> None:
        """A key below the display."""
        await self.run_action(event.name)

    @on(AssistantPane.Answer)
    async def answer_offer(self, event: AssistantPane.Answer) -> None:
        """A button below what is offered."""
        await self.run_action(event.name)

    # Taps --------------------------------------------------------------------------------------

    def action_tap(self, at: int) -> None:
        """Do what carries that number."""
        tools = self._taps()
        if self.asked and at < len(tools):
            self._tap(tools[at])

    @on(TapList.Wanted)
    def tap_listed(self, event: TapList.Wanted) -> None:
        """Do what was chosen from the list."""
        if self.asked and self._turn is not None:
            self._tap(self._turn.sight.look.actions[event.name])

    @on(Row.Marked)
    def mark(self, event: Row.Marked) -> None:
        """The list says which taps take the row."""
        self.query_one(PhonePane).mark(event.item)
        self._list_taps()

    @on(Row.Chosen)
    def choose_row(self, event: Row.Chosen) -> None:
        """Do with a row what can be done; if that is more than one thing, ask."""
        if not self.asked or self._turn is None:
            return
        item = event.item
        self.query_one(PhonePane).mark(item)
        if self._turn.sight.look.screen == "home":
            self._act("open_app", {"app": item.id})
            return
        tools = {tool.name: tool for tool in self._taps() if filled(tool, item)}
        if not tools:
            self.notify("Nothing can be done with this row here.", markup=False)
        elif len(tools) == 1:
            self._tap(*tools.values())
        else:
            first = sorted(tools.values(), key=lambda t: (len(t.names) > 1, not t.name.startswith("open")))
            self._choose(item.text, [(t.name, told(t)) for t in first], lambda name: self._tap(tools[name]))

    def _taps(self) -> list[Tool]:
        return [] if self._turn is None else taps_of(self._turn.sight.look.actions)

    def _list_taps(self) -> None:
        self.query_one(TapList).show(self._taps(), self.query_one(PhonePane).marked)

    def _tap(self, tool: Tool) -> None:
        """Do it if the marked row is all that it takes; else ask for the rest."""
        given = filled(tool, self.query_one(PhonePane).marked)
        if set(tool.names) <= set(given):
            self._act(tool.name, given)
        else:
            self._fill_in(tool.name, given)

    def _fill_in(self, name: str, values: Mapping[str, Any] | None = None, fault: str = "") -> None:
        """Ask for the arguments of an action."""
        if (turn := self._turn) is None:
            return
        tool, items = turn.sight.look.actions[name], turn.sight.look.view.items
        asked = fields(tool.schema)
        options = {
            field.name: [(item.id, item.text) for item in items if takes(field.name, item.kind)]
            for field in asked if field.kind in ("text", "list")
        }  # fmt: skip

        def given(arguments: dict[str, Any] | None) -> None:
            if arguments is not None:
                self._asked_form = Action(name, arguments)
                if name == "reject_proposal":
                    self.query_one(AssistantPane).answered("You rejected.", arguments.get("reason", ""))
                self._act(name, arguments)

        check = partial(turn.fault, name)
        self.app.push_screen(Form(words(name), tool.description, asked, values, options, check, fault), given)

    def _choose(self, title: str, options: list[tuple[str, Content]], then: Callable[[str], None]) -> None:
        """Let the person choose one of several, and go on with it."""

        def chosen(id: str | None) -> None:
            if id is not None:
                then(id)

        self.app.push_screen(Choice(title, options), chosen)

"""The assistant's side: at the left all that happened, in full; at the right the operations that can be called now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, Static

from pare.actions import PROPOSAL_LENGTH
from pare.agent import ABSTAIN, Decision
from pare.handles import Handle, Outcome
from pare.phone import Entry
from pare.tool import ToolSpec
from pare_agents.assistants.human import Watch, Work
from pare_bench.play.desk import ENDINGS, Desk
from pare_bench.play.fields import Field, fields
from pare_bench.play.form import Form
from pare_bench.play.game import Game
from pare_bench.play.operations import Operations
from pare_bench.play.text import outline, shown, words
from pare_bench.play.transcript import Transcript

OFFER = Field("text", "text", "What you would do, for whom, and when", least=1, most=PROPOSAL_LENGTH)
REPORT = Field("text", "text", "What you tell the user at the end", required=False, most=PROPOSAL_LENGTH)


class AssistantDesk(Desk):
    """See the module."""

    PARTS = ("Transcript", "Operations OptionList")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "propose", "Propose"),
        Binding("w", "wait", "Wait"),
        Binding("e", "report", "Report and end"),
        Binding("slash", "filter", "Find", key_display="/"),
        *ENDINGS,
    ]

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._question: Watch | Work | None = None
        self._reading: frozenset[str] = frozenset()
        self._offer = ""

    def compose(self) -> ComposeResult:
        """The two columns."""
        yield self.head()
        with Horizontal(id="sides"):
            yield Transcript(id="happened")
            with Vertical(id="beside"):
                yield Static(id="state")
                yield Operations()
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Name the columns."""
        self.query_one("#happened").border_title = "What happened"
        beside = self.query_one("#beside")
        beside.border_title, beside.border_subtitle = "What you can call", "↑↓ Enter"

    async def show(self, question: Watch | Work) -> None:
        """Show what is new, and what can be called."""
        self._question = question
        happened = self.query_one(Transcript)
        if isinstance(question, Watch):
            seen = question.observation
            self.tell_time(seen.turn, seen.now)
            happened.say("note", f"Turn {seen.turn}, {seen.now}")
            for entry in seen.events:
                happened.say("user" if entry.actor == "user" else "world", told(entry), follows=True)
            if not seen.events:
                happened.say("note", "Nothing happened.", follows=True)
            self._reading = frozenset(spec.name for spec in question.read.tools)
        else:
            happened.say("user", f"Your offer was accepted. Carry it out now: {question.proposal.text}")
        self.query_one(Operations).show(self._handle.tools, self._reading)
        self._tell_state()

    @property
    def _handle(self) -> Handle:
        question = self._question
        assert question is not None
        return question.read if isinstance(question, Watch) else question.call

    def idle(self, question: Watch | Work) -> Decision | str:
        """Propose nothing; report nothing."""
        return ABSTAIN if isinstance(question, Watch) else ""

    def give_up(self) -> None:
        """End this turn so."""
        if self._question is not None:
            self.answer(self.idle(self._question))

    def ready(self) -> None:
        """Operations can be called while it is the person's turn."""
        super().ready()
        self.query_one(Operations).disabled = not self.asked
        self.query_one("#happened").border_subtitle = "" if self.asked else "the user's turn …"
        if self.asked:
            self.query_one(Operations).focus_list()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Proposing and waiting end an observation; a report ends an execution."""
        if action in ("propose", "wait"):
            return isinstance(self._question, Watch) and self.asked
        if action == "report":
            return isinstance(self._question, Work) and self.asked
        return True if action != "finish" else self.asked or None

    def action_wait(self) -> None:
        """Propose nothing in this turn."""
        self.query_one(Transcript).say("note", "You wait.", follows=True)
        self.answer(ABSTAIN)

    def action_propose(self) -> None:
        """Offer something to the user."""

        def given(arguments: dict[str, Any] | None) -> None:
            if arguments is not None:
                self._offer = arguments["text"]
                self.query_one(Transcript).say("assistant", f"You offer: {self._offer}")
                self.answer(Decision(self._offer))

        self.app.push_screen(Form("Propose", "Offer help; the user accepts or rejects it.", (OFFER,)), given)

    def action_report(self) -> None:
        """Tell the user what was done, and end the execution."""

        def given(arguments: dict[str, Any] | None) -> None:
            if arguments is not None:
                report = arguments.get("text", "")
                self.query_one(Transcript).say("assistant", f"You report: {report}")
                self.answer(report)

        self.app.push_screen(Form("Report", "This ends what was accepted.", (REPORT,)), given)

    def action_filter(self) -> None:
        """Type a part of an operation's name."""
        self.query_one(Operations).focus_filter()

    # Calls -------------------------------------------------------------------------------------

    @on(Operations.Wanted)
    def call_wanted(self, event: Operations.Wanted) -> None:
        """Ask for an operation's arguments and call it; faults come back to the form."""
        if not self.asked:
            return
        spec = event.spec
        asked = fields(spec.parameters)
        if not asked:
            self._call(spec, {})
            return
        self.app.push_screen(Form(spec.name, spec.description, asked, check=lambda given: self._call(spec, given)))

    def _call(self, spec: ToolSpec, arguments: Mapping[str, Any]) -> str:
        """Call it, show what came of it, and give back what was wrong."""
        try:
            outcome = self._handle(spec.name, arguments)
        except Exception as fault:
            self.fail(fault)
            return ""
        happened = self.query_one(Transcript)
        happened.say("assistant", called(outcome))
        if outcome.error is not None:
            happened.say("fault", outcome.error, follows=True)
        else:
            happened.say("result", outline(outcome.value) or "Nothing.", follows=True)
        self._tell_state()
        return outcome.error or ""

    def _tell_state(self) -> None:
        question, left = self._question, self._handle.steps_left
        calls = f"{left} call{'' if left == 1 else 's'} left"
        if isinstance(question, Work):
            text = f"Accepted, {calls}: {question.proposal.text}"
        elif question is not None and question.observation.pending is not None:
            text = f"{calls} in this turn. Your offer waits for an answer: {question.observation.pending.text}"
        else:
            text = f"{calls} in this turn. Read, then propose or wait."
        self.query_one("#state", Static).update(shown(text))


def told(entry: Entry) -> str:
    """A line of the log as it is shown."""
    return f"{words(entry.app)}: {entry.text}" if entry.kind == "event" and entry.app else entry.text


def called(outcome: Outcome) -> str:
    """A call as it is shown."""
    given = ", ".join(f"{name}={value!r}" for name, value in (outcome.arguments or {}).items())
    return f"{outcome.name}({given})"

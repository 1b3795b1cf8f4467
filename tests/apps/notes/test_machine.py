"""Random operations, taps and arrivals: nothing but clear errors, and invariants that always hold."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, get_args, get_origin

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pare.errors import ActionError
from pare.tool import Tool
from pare_apps.attachments import Attachment
from pare_apps.notes import Note, Notes
from pare_apps.notes.markdown import hidden

TEXTS = [
    "", " ", "Hello", "\x00", "a\nb", "\u202eabc", "🙂", "é" * 40, "x" * 20_001, "{text}", "# A\n## A\n# B", "```",
    "keys/plan.pdf", "keys", "notes",
]  # fmt: skip
NOTE = st.integers(0, 40).map("note#{}".format)
FOLDER = st.integers(0, 40).map("note_folder#{}".format) | st.just("notes")
PEOPLE = st.sampled_from(["Jo", "kim@example.com", "+47 555 0101", "+47 555 0177"])
HEADINGS = st.sampled_from(["Door code", "Garden", "Cellar", "A", "B"])
FITTING: dict[str, st.SearchStrategy[Any]] = {
    "note_id": NOTE,
    "copy_of": NOTE,
    "note_folder_id": FOLDER,
    "section": HEADINGS,
    "private": st.lists(HEADINGS, max_size=2),
    "item": st.sampled_from(["Passport", "Tent", "mow", "one", "lamp"]),
    "by": PEOPLE | st.sampled_from(["message", "email"]),
    **dict.fromkeys(("to", "shared_with"), st.lists(PEOPLE, min_size=1, max_size=2, unique=True)),
    "text": st.sampled_from(["More", "- [ ] one", "# A\nx\n## B\n- [ ] two", "## B\nb"]),
    "attachments": st.just(["keys/plan.pdf"]),
    "tags": st.lists(st.sampled_from(["house", "Trip"]), max_size=2),
    "tag": st.sampled_from(["house", "trip"]),
    "title": st.sampled_from(["Rota", "Menu"]),
    "name": st.sampled_from(["Work", "Home", "Trips"]),
}
"""Values that fit an argument; `note#7` stands for the seventh of the notes that there are."""


def any_value(hint: Any) -> st.SearchStrategy[Any]:
    """JSON values for an annotation, good and bad ones."""
    options = [option for option in get_args(hint) if option is not type(None)]
    if hint is str:
        return st.sampled_from(TEXTS)
    if hint is bool:
        return st.booleans()
    if hint is Attachment:
        return st.just({"name": "plan.pdf", "text": "Plan"})
    if get_origin(hint) is tuple:
        return st.lists(any_value(get_args(hint)[0]), max_size=3)
    if type(None) in get_args(hint):
        return st.none() | any_value(options[0])
    if options and isinstance(options[0], str):
        return st.sampled_from([*options, "other"])
    return st.sampled_from([-1, 0, 1, 4, 20, 10**9, 2**62])


def values_of(hint: Any, name: str) -> st.SearchStrategy[Any]:
    """JSON values for an argument: mostly such that fit it, some that fit the type alone."""
    fits = name in FITTING and Attachment not in get_args(hint)
    return st.integers(0, 9).flatmap(lambda n: FITTING[name] if fits and n < 9 else any_value(hint))


def arguments_of(tool: Tool) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments for a call; those with a default are mostly left out."""
    values = {p.name: values_of(tool.hints[p.name], p.name) for p in tool.parameters}
    required = {p.name: values[p.name] for p in tool.parameters if p.default is p.empty}
    optional = [name for name in values if name not in required]
    some = st.lists(st.sampled_from(optional), max_size=3, unique=True) if optional else st.just([])
    return some.flatmap(lambda names: st.fixed_dictionaries(required | {name: values[name] for name in names}))


TOOLS = Notes.blueprint().tools
CALLS = {name: arguments_of(tool) for name, tool in TOOLS.items()}
TAPS = {tap.tool: arguments_of(tap.tool) for taps in Notes.blueprint().taps.values() for tap in taps.values()}
DONE = [name for name, tool in TOOLS.items() if tool.kind in ("read", "write")]
ARRIVALS = [name for name, tool in TOOLS.items() if tool.kind == "incoming"]


class Phones(RuleBasedStateMachine):
    world: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.it = type(Phones.world)(Phones.world.phone.fork())
        self.handle = self.it.assistant()

    def settled(self, value: Any) -> Any:
        """The value with an id for each `note#7`."""
        if isinstance(value, dict):
            return {key: self.settled(part) for key, part in value.items()}
        kind, mark, number = value.partition("#") if isinstance(value, str) else ("", "", "")
        if not mark or not number.isdigit():
            return value
        rows = list(self.it.app.notes if kind == "note" else self.it.app.folders)
        return rows[int(number) % len(rows)].id if rows else value

    @rule(data=st.data(), name=st.sampled_from(DONE))
    def operation(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        outcome = self.handle(name, self.settled(data.draw(CALLS[name])))
        if outcome.error is not None or TOOLS[name].kind == "read":
            assert len(self.it.phone.journal.changes) == before

    @rule(data=st.data(), name=st.sampled_from(ARRIVALS))
    def arrival(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        given = self.settled(data.draw(CALLS[name]))
        secret = self.secrets(given.get("note_id"))
        try:
            with self.it.phone.step("world"):
                self.it.phone.deliver(name, given)
        except ActionError:
            assert len(self.it.phone.journal.changes) == before
        else:
            assert self.secrets(given.get("note_id")) == secret

    def secrets(self, note_id: Any) -> list[str]:
        """The text of a note's private sections."""
        note = self.it.app.notes.get(note_id)
        if note is None:
            return []
        lines = note.text.split("\n")
        return [lines[at] for at in sorted(hidden(note.text, note.private)) if lines[at].strip()]

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        if self.it.phone.screen is None:
            self.it.user.do("open_app", {"app": "notes"})
        actions = self.it.user.actions()
        name = data.draw(st.sampled_from([name for name in actions if name not in ("go_home", "switch_app")]))
        drawn = TAPS.get(actions[name], st.just({}))
        if name == "open_notification":
            drawn = st.sampled_from([{"notification_id": note.id} for note in self.it.phone.notifications])
        self.it.user.do(name, self.settled(data.draw(drawn)))

    @rule(minutes=st.sampled_from([1, 600]))
    def time_passes(self, minutes: int) -> None:
        self.it.phone.advance(self.it.phone.now + timedelta(minutes=minutes))

    @invariant()
    def the_screen_can_be_seen(self) -> None:
        assert self.it.user.look().view.title

    @invariant()
    def rows_fit_together(self) -> None:
        for note in self.it.app.notes:
            assert Note.model_validate(note.model_dump()) == note
            assert note.deleted_at is not None or self.it.app.folder_of(note.note_folder_id)

    @invariant()
    def every_note_is_listed_once(self) -> None:
        app = self.it.app
        pages = [self.handle("notes__list_notes", {"limit": 3, "offset": at}).value for at in range(0, 60, 3)]
        listed = [row["id"] for page in pages for row in page]
        assert sorted(listed) == sorted(note.id for note in app.notes if note.deleted_at is None)
        counts = self.handle("notes__list_folders", {}).value
        assert sum(one["notes"] for one in counts) == len(listed)


def test_random_life(world: Any) -> None:
    Phones.world = world
    run_state_machine_as_test(
        Phones,
        settings=settings(
            max_examples=40, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


@pytest.mark.parametrize(
    "text", ["\ud800", "x" * 200_000, "\x00", "\u202e" * 300, "٣" * 5, "+" * 20, "İ", "---", "# " * 9, "[ ]", "\u2028"]
)
def test_a_direct_call_with_any_text_is_a_clear_error_or_works(world: Any, text: str) -> None:
    for name in DONE:
        tool = TOOLS[name]
        strings = {name: text for name in tool.names if str in (tool.hints[name], *get_args(tool.hints[name]))}
        lists = {name: (text, text) for name in tool.names if "tuple" in str(tool.hints[name])}
        known = {"note_id": "keys", "note_folder_id": "trips", "copy_of": "keys", "section": "Garden", "to": ("Jo",)}
        fits = {n: v for n, v in known.items() if n in tool.names}
        for given in ({**strings, **lists}, {**strings, **lists, **fits}, {**strings, **fits}):
            fork = world.phone.fork()
            refused = ""
            try:
                with fork.step("user"):
                    tool.call(fork.app(Notes), **given)
            except ActionError as error:
                refused = str(error)
            assert not refused or refused.partition(":")[0] in tool.names, refused


@pytest.mark.parametrize("screen", list(Notes.screens))
def test_every_screen_gets_somewhere(screen: str) -> None:
    machine = Notes.blueprint().machine
    arrows = [(t.source, t.dest) for event in machine.events.values() for ts in event.transitions.values() for t in ts]
    assert any(source == screen for source, _ in arrows)
    assert screen == "FolderList" or any(dest == screen != source for source, dest in arrows)

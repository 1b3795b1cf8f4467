"""What a declaration of screens and taps becomes, and every rule that it can break."""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from pare.app import App
from pare.errors import DefinitionError
from pare.screen import Screen, tap
from tests.pare import toy
from tests.pare.toy import Bells, Chat, People

COUNT = itertools.count()

HEAD = """
from __future__ import annotations
from pare.app import App, incoming, read, write
from pare.entity import Entity
from pare.screen import Screen, View, tap
from pare.table import Table
import tests.pare.toy as toy

class Note(Entity):
    text: str

class Notes(App):
    '''Notes.'''
    notes: Table[Note]
    {app}

class NoteList(Screen[Notes], root=True):
    '''All notes.'''
    {root}

{more}
"""


@pytest.fixture
def module() -> Iterator[Any]:
    names: list[str] = []

    def write(app: str = "", root: str = "", more: str = "", source: str = HEAD) -> Any:
        """A module with an app, as somebody might write it."""
        made = ModuleType(f"toy_module_{next(COUNT)}")
        sys.modules[made.__name__] = made
        names.append(made.__name__)

        def indented(text: str) -> str:
            return text.strip("\n").replace("\n", "\n    ")

        exec(source.format(app=indented(app), root=indented(root), more=more), vars(made))
        return made

    yield write
    for name in names:
        del sys.modules[name]


def a_tap(name: str = "go", app: str = "Notes", arguments: str = "", returns: str = "-> None", doc: str = "Go.") -> str:
    return f"@tap\ndef {name}(self, app: {app}{arguments}) {returns}:\n    {doc and repr(doc)}\n    return None\n"


def an_operation(kind: str = "write", arguments: str = "", returns: str = "-> Note", doc: str = "Do.") -> str:
    body = "return self.notes.add(Note(text='x'))"
    return f"@{kind}\ndef do(self{arguments}) {returns}:\n    {doc and repr(doc)}\n    {body}\n"


def arrival(headline: str = "x", full: str = "x") -> str:
    return an_operation(f"incoming(headline={headline!r}, full={full!r})", ", sender: str")


WHERE = "annotate what it returns with screens, or None"
TAPS: dict[str, tuple[str, str]] = {
    "no return annotation": (a_tap(returns=""), f": {WHERE}"),
    "no docstring": (a_tap(doc=""), " needs a docstring"),
    "a bare argument": (a_tap(arguments=", text"), ": annotate its argument text"),
    "any number of arguments": (
        a_tap(arguments=", *text: str"),
        ": its argument text must be one that can be given by name",
    ),
    "the wrong app": (a_tap(app="toy.Chat"), ": its first argument must be annotated as the app, Notes"),
    "a text as destination": (a_tap(returns="-> str"), f": {WHERE}; <class 'str'> is neither"),
    "a list as destination": (a_tap(returns="-> list[NoteList]"), f": {WHERE}; "),
    "any screen as destination": (a_tap(returns="-> Screen"), f": {WHERE}; "),
    "an unknown destination": (a_tap(returns="-> Nowhere"), ": the annotation 'Nowhere' is unknown"),
    "an unknown argument": (a_tap(arguments=", text: Txt"), ": the annotation 'Txt' is unknown"),
}
OPERATIONS: dict[str, tuple[str, str]] = {
    "no docstring": (an_operation(doc=""), " needs a docstring"),
    "a bare argument": (an_operation(arguments=", text"), ": annotate its argument text"),
    "no return annotation": (an_operation(returns=""), ": annotate what it returns"),
    "any named arguments": (
        an_operation(arguments=", **text: str"),
        ": its argument text must be one that can be given",
    ),
    "a headline with an unknown field": (
        arrival("{nobody}"),
        ": its template names 'nobody'; known are id, sender, text",
    ),
    "a full text with an unknown field": (arrival("x", "{it.text}"), ": its template names 'it.text'"),
    "a template with a bare place": (arrival("From {}"), ": its template names ''"),
    "a template with a number": (arrival("From {0}"), ": its template names '0'"),
    "a template with half a brace": (arrival("From {sender"), ": its template 'From {sender' cannot be read"),
}
ACTIONS = (
    "open_app", "switch_app", "go_home", "back", "open_notification", "wait", "accept_proposal", "reject_proposal",
)  # fmt: skip


@pytest.mark.parametrize("what", TAPS)
def test_a_broken_tap_is_told_with_screen_and_rule(module: Any, what: str) -> None:
    source, told = TAPS[what]
    made = module(root=source)
    with pytest.raises(DefinitionError, match=re.escape(f"NoteList.go{told}")):
        made.Notes.blueprint()


@pytest.mark.parametrize("what", OPERATIONS)
def test_a_broken_operation_is_told_with_app_and_rule(module: Any, what: str) -> None:
    source, told = OPERATIONS[what]
    made = module(app=source)
    with pytest.raises(DefinitionError, match=re.escape(told)) as caught:
        made.Notes.blueprint()
    assert str(caught.value).startswith("notes__do")


@pytest.mark.parametrize("name", ACTIONS)
def test_a_tap_cannot_be_called_like_an_action_of_the_phone(module: Any, name: str) -> None:
    made = module(root=a_tap(name))
    with pytest.raises(DefinitionError, match=rf"NoteList\.{name}: the phone itself has an action of that name"):
        made.Notes.blueprint()


def test_a_root_opens_without_arguments(module: Any) -> None:
    made = module(root="note_id: str\nsorted: bool = False")
    with pytest.raises(DefinitionError, match="NoteList is the root of Notes; it must open without note_id"):
        made.Notes.blueprint()


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("Table[str]", r"Notes\.others: a table holds entities; <class 'str'> is none"),
        ("Table[Other]", r"Notes: the annotation 'Other' of a table is unknown"),
    ],
)
def test_a_table_holds_entities(module: Any, table: str, told: str) -> None:
    made = module(app=f"others: {table}")
    with pytest.raises(DefinitionError, match=told):
        made.Notes.blueprint()


def test_a_long_name_fits_no_provider(module: Any) -> None:
    made = module(app=an_operation().replace("def do", "def " + "d" * 60))
    with pytest.raises(DefinitionError, match="1 to 64 letters, digits"):
        made.Notes.blueprint()


def test_templates_may_name_arguments_and_fields(module: Any) -> None:
    made = module(app=arrival("{sender}: {text:.9} {{}}", "{id}"))
    assert list(made.Notes.blueprint().texts) == ["notes__do"]


def test_templates_may_name_words_where_the_method_returns_some() -> None:
    assert Bells.blueprint().texts["bells__cancelled"][1] == "{title} was cancelled, {words.left} left"


@pytest.mark.parametrize("name", ["phone", "Bad Name!", "a__b", "9lives", "_a"])
def test_an_app_has_a_name_that_tools_can_carry(name: str) -> None:
    with pytest.raises(DefinitionError, match="must be in snake case"):

        class Odd(App, name=name):
            """An app with an odd name."""


def test_an_app_needs_a_docstring() -> None:
    with pytest.raises(DefinitionError, match="Bare needs a docstring"):

        class Bare(App):
            pass


def test_an_app_needs_a_root_screen() -> None:
    class Rootless(App):
        """Has no screens."""

    with pytest.raises(DefinitionError, match=r"Rootless has no root screen \(is the module .* imported\?\)"):
        Rootless.blueprint()


def test_a_screen_needs_an_app_and_a_docstring() -> None:
    with pytest.raises(DefinitionError, match="Lost must name its app"):

        class Lost(Screen):
            """Of no app."""

    with pytest.raises(DefinitionError, match="Odd must name its app"):

        class Odd(Screen[int]):
            """Of no app either."""

    with pytest.raises(DefinitionError, match="Mute needs a docstring"):

        class Mute(Screen[Chat]):
            pass


def test_two_roots_and_two_screens_of_a_name_are_refused(module: Any) -> None:
    made = module()
    with pytest.raises(DefinitionError, match="Notes: Second and NoteList cannot both be the root"):

        class Second(Screen[made.Notes], root=True):
            """Another root."""

    with pytest.raises(DefinitionError, match="Notes has a screen NoteList already"):

        class NoteList(Screen[made.Notes]):
            """Of the same name."""


def test_a_screen_that_comes_too_late_is_refused() -> None:
    Chat.blueprint()
    with pytest.raises(DefinitionError, match="Chat is in use already; import Late's module with the app"):

        class Late(Screen[Chat]):
            """Declared after the app was compiled."""


def test_an_app_is_compiled_once() -> None:
    assert Chat.blueprint() is Chat.blueprint()


def test_screens_are_values() -> None:
    one, other = toy.TalkView("talk_1"), toy.TalkView("talk_1")
    assert one == other
    assert hash(one) == hash(other)
    assert one != toy.CardView("talk_1")
    with pytest.raises(AttributeError):
        one.talk_id = "talk_2"  # type: ignore[misc]


def test_the_machine_has_a_state_for_each_screen_and_a_transition_for_each_destination() -> None:
    machine = Chat.blueprint().machine
    assert set(machine.states) == {"Talks", "TalkView"}
    assert machine.initial == "Talks"

    def leads(trigger: str) -> list[tuple[str, str | None]]:
        return [(t.source, t.dest) for t in machine.get_transitions(trigger)]

    assert leads("Talks.open_talk") == [("Talks", "TalkView")]
    assert leads("TalkView.send") == [("TalkView", None)]
    assert leads("TalkView.send_twice") == [("TalkView", "TalkView"), ("TalkView", None)]
    assert leads("TalkView.open_card") == [("TalkView", None), ("TalkView", None)]  # a portal, or staying
    assert machine.models == []


def test_the_declared_destinations_of_a_tap_are_known() -> None:
    taps = Chat.blueprint().taps[toy.TalkView]
    assert (taps["open_card"].goes, taps["open_card"].stays) == ((toy.CardView,), True)
    assert (taps["delete"].goes, taps["delete"].stays) == ((toy.Talks,), False)
    assert People.blueprint().taps[toy.CardView]["write_to"].goes == (toy.TalkView,)


def test_tables_and_operations_are_read_from_the_declaration() -> None:
    assert list(Chat.blueprint().tables.items()) == [("talks", toy.Talk), ("lines", toy.Line)]
    kinds = {name: tool.kind for name, tool in Bells.blueprint().tools.items()}
    assert kinds["bells__list_bells"] == "read"
    assert kinds["bells__set_bell"] == "write"
    assert kinds["bells__rings"] == "incoming"


def test_an_app_inherits_tables_and_operations(module: Any) -> None:
    made = module(
        source=HEAD.replace("class Notes(App):", "class Notes(Base):").replace(
            "class Notes(Base):",
            "class Base(App):\n    '''Base.'''\n    notes: Table[Note]\n    @read\n    def count(self) -> int:\n"
            "        '''Count.'''\n        return len(self.notes)\n\nclass Notes(Base):",
        )
    )
    assert list(made.Notes.blueprint().tools) == ["notes__count"]
    assert list(made.Notes.blueprint().tables) == ["notes"]


def test_a_screen_inherits_the_taps_of_another(module: Any) -> None:
    made = module(root=a_tap(), more="class Archive(NoteList):\n    '''Old notes.'''\n")
    assert list(made.Notes.blueprint().taps[made.Archive]) == ["go"]
    assert made.Notes.root is made.NoteList


def test_tap_marks_and_returns_the_function() -> None:
    def function(self: Any, app: Chat) -> None:
        """Go."""

    assert tap(function) is function

"""Each spoilt app breaks the rule that is there to see it, and is told how."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pare.app import App
from pare.testing import check_app

HEALTHY = Path(__file__).with_name("parcels.py").read_text(encoding="utf-8")

TO_PARCEL = "return ParcelView(parcel.id) if len(title) % 2 else None"
LOOKS = "        app.look_at(parcel_id)\n        return ParcelView(parcel_id)"
COLLECTS = 'return self.parcels.update(parcel.changed(state="collected"))'
RENAMES = "return self.parcels.update(parcel.changed(title=self._title(title)))"
LISTS = "return list(self.parcels) if state is None else self.parcels.where(state=state)"
IN_TAP = "        app.collect(self.parcel_id)"

BEFORE = "__import__('pydantic').BeforeValidator(lambda given: {} if type(given) is {} else given)"
"""An argument of some type is put right in silence, where it should be refused."""

MARCH = "given.replace('02-30', '03-02')"

SPOILT: list[tuple[str, str, str, str, str]] = [
    # what is wrong, the healthy text, the spoilt one, the rule, what is told
    ("an argument without a word", "            title: What is in it.\n        \"\"\"\n        return self.parcels.add",
     "            other: What is in it.\n        \"\"\"\n        return self.parcels.add",
     "schemas", "does not document the argument title"),
    ("a documented argument that is none", "            text: What to write.\n        \"\"\"\n        app.remark",
     "            text: What to write.\n            size: How large.\n        \"\"\"\n        app.remark",
     "schemas", "documents size, which is no argument"),
    ("a docstring of another type",
     "            title: What is in it.\n        \"\"\"\n        return self.parcels.add",
     "            title (int): What is in it.\n        \"\"\"\n        return self.parcels.add",
     "schemas", "its docstring says that title is int, and the annotation says str"),
    ("an open type", "def rename(self, parcel_id: str, title: str)", "def rename(self, parcel_id: str, title: object)",
     "schemas", "leaves the type of a value open"),
    ("a tuple of two", "def rename(self, parcel_id: str, title: str)",
     "def rename(self, parcel_id: str, title: str, at: tuple[int, int] = (0, 0))",
     "schemas", "an array without `items`"),
    ("a screen that nothing leads to", "class ParcelView(Screen[Parcels]):",
     'class Attic(Screen[Parcels]):\n    """Old parcels."""\n\n\nclass ParcelView(Screen[Parcels]):', "machine",
     "Attic: no path of taps leads to this screen"),
    ("a tap that never works", IN_TAP, '        raise BadInput("parcel_id: not today")', "taps",
     "ParcelView.collect: never worked; the last time: parcel_id: not today"),
    ("a destination that is never taken", TO_PARCEL, "return ParcelView(parcel.id)", "taps",
     "ParcelList.announce -> None: is declared and was never taken"),
    ("a destination that is not declared", TO_PARCEL, "return ParcelList()", "taps", "does not lead where it says"),
    ("a screen that breaks", "parcel = app.parcels[self.parcel_id]\n        return View",
     "parcel = dict[str, Parcel]()[self.parcel_id]\n        return View", "taps", "cannot be shown: KeyError"),
    ("a tap that breaks", IN_TAP, "        app.collect(str(1 // 0))", "taps", "breaks: ZeroDivisionError"),
    ("an operation without a tap", "        app.discard(self.parcel_id)\n", "", "by hand",
     "parcels__discard: no path of taps leads to it"),
    ("an operation that a tap calls in one way only", "app.remark(self.parcel_id, text)",
     "app.remark(self.parcel_id, 'fragile')", "by hand", "parcels__remark: no path of taps leads to it"),
    ("an empty headline", 'headline="Still here: {title:.40}"', 'headline=""', "arrivals",
     "its template `headline` is empty"),
    ("a template that breaks", "{note}\")", "{note:%H:%M}\")", "arrivals", "breaks: ValueError"),
    ("an endless headline", "{title:.40}\", full=\"A parcel", "{title:>400}\", full=\"A parcel", "arrivals",
     "cut long fields short"),
    ("a notification that leads nowhere", "return ParcelView(entity.id)", "return self.screens[entity.id]()",
     "arrivals", "its notification does not open: KeyError"),
    ("an alarm that stays", "{\"parcel_id\": late[0].id})", "{\"parcel_id\": \"parcel_0\"})", "arrivals",
     "left its alarm where it was"),
    ("a tap that acts on another row", IN_TAP, "        app.collect(next(iter(app.parcels)).id)", "context",
     "ParcelView.collect: acts on parcel_id"),
    ("a tap that asks what is open", "def collect(self, app: Parcels) -> None:\n        \"\"\"Collect it.\"\"\"\n",
     "def collect(self, app: Parcels, parcel_id: str) -> None:\n        \"\"\"Collect it.\"\"\"\n", "context",
     "asks for parcel_id, which the screen knows"),
    ("a tap that writes itself", LOOKS,
     "        app.parcels.update(app.parcels[parcel_id].changed(seen=7))\n        return ParcelView(parcel_id)",
     "attribution", "ParcelList.open_parcel: changes parcels.parcels itself"),
    ("a tap past the journal", LOOKS,
     "        row = app.parcels[parcel_id]\n        app.parcels.place(row.id, row, row.changed(seen=7))\n"
     "        return ParcelView(parcel_id)", "attribution", "changes parcels.parcels past the journal"),
    ("a read that writes", LISTS, "return [self.announce('x')]", "reads", "tries to write"),
    ("a read that changes a row in place", LISTS,
     "[row.__dict__.update(seen=row.seen + 1) for row in self.parcels]\n        " + LISTS, "reads",
     "changes rows in place"),
    ("a read that gives out its own list", LISTS,
     "if '_all' not in vars(self):\n            self._all = list(self.parcels)\n        return self._all", "reads",
     "goes on using"),
    ("a read that counts", LISTS,
     "self._reads = getattr(self, '_reads', 0) + 1\n        return list(self.parcels)[self._reads:]", "reads",
     "gives something else when it is called again"),
    ("an entity that is not frozen", '    """A parcel at the desk."""\n',
     '    """A parcel at the desk."""\n\n    model_config = {"frozen": False}\n', "reads", "can be assigned to"),
    ("a counter outside of the tables", COLLECTS,
     "self._count = getattr(self, '_count', 0) + 1\n        return self.parcels.update(parcel.changed("
     "state='collected', title=f'{parcel.title} {self._count}'))", "snapshots", ""),
    ("a row that the journal does not see", RENAMES,
     "self.parcels.place(parcel.id, parcel, new := parcel.changed(title=self._title(title)))\n        return new",
     "diffs", "is different, and no effect tells of it"),
    ("a failed call that leaves a row changed", "        if parcel.state == \"collected\":\n",
     "        parcel.__dict__['seen'] += 1\n        if parcel.state == \"collected\":\n", "atomic", "in place"),
    ("a failed call that is remembered", "        parcel = self.parcels[parcel_id]\n        " + RENAMES,
     "        self._tries = getattr(self, '_tries', 0) + 1\n        parcel = self.parcels[parcel_id]\n"
     "        return self.parcels.update(parcel.changed(title=self._title(title), seen=self._tries))", "atomic",
     "after failed calls the same call gives something else"),
    ("a foreign error", "        parcel = self.parcels[parcel_id]\n        if parcel.state",
     "        parcel = {row.id: row for row in self.parcels}[parcel_id]\n        if parcel.state", "bad input",
     "parcels__collect: lets out KeyError"),
    ("an unknown id that is accepted", "Remark(parcel_id=self.parcels[parcel_id].id,", "Remark(parcel_id=parcel_id,",
     "bad input", "accepts what cannot be right for parcel_id"),
    ("a piece and a half", "le=99)]", f"le=99), {BEFORE.format('int(given)', 'float')}]",
     "bad input", "accepts what cannot be right for pieces"),
    ("more than the most", "le=99)]", f"le=99), {BEFORE.format('min(given, 99)', 'int')}]",
     "bad input", "accepts what cannot be right for pieces"),
    ("less than the least", "le=99)]", f"le=99), {BEFORE.format('max(given, 1)', 'int')}]",
     "bad input", "accepts what cannot be right for pieces"),
    ("a text that is cut in silence", "note: Annotated[str,",
     f"note: Annotated[str, {BEFORE.format('given[:300]', 'str')},", "bad input",
     "accepts what cannot be right for note"),
    ("the thirtieth of February", "sent_on: date | None",
     f"sent_on: Annotated[date | None, {BEFORE.format(MARCH, 'str')}]",
     "bad input", "accepts what cannot be right for sent_on"),
    ("an error that names nothing", "        parcel = self.parcels[parcel_id]\n        if parcel.state",
     "        if parcel_id not in self.parcels:\n            raise BadInput('that does not work')\n"
     "        parcel = self.parcels[parcel_id]\n        if parcel.state", "bad input", "does not name parcel_id"),
    ("an error that repeats all of it", "not {shortened(text)}", "not {text}", "bad input", "its error"),
    ("a random value", RENAMES,
     "import uuid\n        return self.parcels.update(parcel.changed(title=f'{title} {uuid.uuid4()}'))",
     "determinism", "a second run in the same process parts after"),
    ("the order of a set", LISTS, "return sorted(self.parcels, key=lambda row: list({'a', 'b', 'c', row.id})[0])",
     "determinism", "under PYTHONHASHSEED="),
]  # fmt: skip


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Callable[..., type[App]]:
    """Makes the app from its text with something replaced."""

    def make(old: str, new: str) -> type[App]:
        assert HEALTHY.count(old) >= 1, old
        name = f"parcels_{abs(hash(request.node.name))}"
        (tmp_path / f"{name}.py").write_text(HEALTHY.replace(old, new, 1), encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        request.addfinalizer(lambda: sys.modules.pop(name, None))
        made: Any = importlib.import_module(name)
        app: type[App] = made.Parcels
        return app

    return make


@pytest.mark.parametrize(("old", "new", "rule", "told"), [spoil[1:] for spoil in SPOILT], ids=[s[0] for s in SPOILT])
def test_the_rule_sees_it(spoilt: Callable[..., type[App]], old: str, new: str, rule: str, told: str) -> None:
    faults = check_app(spoilt(old, new), rules=[rule])
    assert any(told in str(fault) for fault in faults), [str(fault) for fault in faults]


def test_the_healthy_one_keeps_every_rule(spoilt: Callable[..., type[App]]) -> None:
    assert check_app(spoilt("at the desk", "behind the desk")) == ()

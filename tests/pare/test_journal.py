"""A journal with tables: whatever is done, undone and forked, every table is exactly what a plain model of it says."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pare import table_state
from pare.effects import effects
from pare.entity import Entity
from pare.errors import PareError, Refused
from pare.journal import Journal, Step
from pare.table import State, Table
from tests.pare.toy import START, Card, Chat, People, Undo, phone, undone

STEP = Step("user", 1, True)


class Row(Entity, index=("colour", "tags"), order="rank", search=("text",), quiet=("seen",)):
    """A row with everything that a table keeps account of."""

    colour: str
    tags: tuple[str, ...]
    rank: int
    text: str
    seen: int = 0


class Model:
    """What a table must be, in the simplest form: rows by id, and the number of every id that was ever given."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.given: dict[str, int] = {}

    def copy(self) -> Model:
        twin = Model()
        twin.rows, twin.given = dict(self.rows), dict(self.given)
        return twin

    def next_id(self) -> str:
        number = len(self.given) + 1
        while f"row_{number}" in self.given:
            number += 1
        return f"row_{number}"

    def add(self, row: Row) -> Row:
        row = row.changed(id=row.id or self.next_id())
        self.given[row.id] = len(self.given) + 1
        self.rows[row.id] = row
        return row

    def ordered(self) -> list[Row]:
        return sorted(self.rows.values(), key=lambda row: (row.rank, self.given[row.id]))


class World:
    """A journal with two tables, and the models of these."""

    def __init__(self, journal: Journal, models: tuple[Model, Model], first: tuple[dict[str, Row], ...]) -> None:
        self.journal, self.models, self.first = journal, models, first

    @classmethod
    def new(cls) -> World:
        journal = Journal(START)
        journal.states += [State(journal.owner), State(journal.owner)]
        return cls(journal, (Model(), Model()), ({}, {}))

    def fork(self) -> World:
        return World(self.journal.fork(), (self.models[0].copy(), self.models[1].copy()), self.first)

    def table(self, which: int) -> Table[Row]:
        return Table(f"app.rows_{which}", Row, self.journal, which)


words = st.lists(st.sampled_from(["red", "rose", "blue", "bluebell"]), max_size=3).map(" ".join)
rows = st.builds(
    Row,
    colour=st.sampled_from("abc"),
    tags=st.lists(st.sampled_from("xyz"), max_size=4).map(tuple),
    rank=st.integers(0, 3),
    text=words,
    seen=st.integers(0, 1),
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "colour": st.sampled_from("abc"),
        "tags": st.lists(st.sampled_from("xyz"), max_size=3).map(tuple),
        "rank": st.integers(0, 3),
        "text": words,
        "seen": st.integers(0, 3),
    },
)
tables = st.integers(0, 1)
single = st.one_of(
    st.tuples(st.just("add"), tables, rows),
    st.tuples(st.just("add_id"), tables, rows, st.integers(1, 12)),
    st.tuples(st.just("update"), tables, st.integers(0, 9), fields),
    st.tuples(st.just("remove"), tables, st.integers(0, 9)),
    st.tuples(st.just("search"), tables, st.sampled_from(["r", "blue", "red ro"])),
)
programs = st.recursive(
    st.lists(single, max_size=4),
    lambda inner: st.lists(st.one_of(single, st.tuples(st.just("nested"), inner, st.booleans())), max_size=4),
    max_leaves=12,
)


def run(world: World, program: list[Any]) -> None:
    """Do the same to a world's tables and to their models."""
    for what, *how in program:
        if what == "nested":
            nested(world, *how)
            continue
        table, model = world.table(how[0]), world.models[how[0]]
        known = list(model.rows)
        if what == "add":
            assert table.add(how[1]) == model.add(how[1])
        elif what == "add_id":
            row = how[1].changed(id=f"row_{how[2]}")
            if row.id not in model.given:
                assert table.add(row) == model.add(row)
            else:
                with pytest.raises(PareError, match="was given before"):
                    table.add(row)
        elif what == "search":
            assert table.search(how[1]) == found(model, how[1])
        elif known:
            id = known[how[1] % len(known)]
            if what == "remove":
                assert table.remove(id) == model.rows.pop(id)
            else:
                model.rows[id] = table.update(table[id].changed(**how[2]))


def nested(world: World, program: list[Any], fails: bool) -> None:
    """An operation inside an operation; one that fails is caught by the outer one."""
    kept = (world.models[0].copy(), world.models[1].copy())

    def body() -> None:
        run(world, program)
        if fails:
            raise Undo

    try:
        world.journal.run("inner", body, (), {}, writes=True)
    except Undo:
        world.models = kept


def found(model: Model, query: str) -> list[Row]:
    return [r for r in model.ordered() if all(any(w.startswith(q) for w in r.text.split()) for q in query.split())]


class Journals(RuleBasedStateMachine):
    """Steps that work, steps that fail, forks, and forks of forks."""

    def __init__(self) -> None:
        super().__init__()
        self.worlds = [World.new()]

    @rule(which=st.integers(0, 5), program=programs, fails=st.booleans())
    def step(self, which: int, program: list[Any], fails: bool) -> None:
        world = self.worlds[which % len(self.worlds)]
        kept, changes = (world.models[0].copy(), world.models[1].copy()), list(world.journal.changes)
        try:
            with world.journal.acting(STEP):
                run(world, program)
                if fails:
                    raise Undo
        except Undo:
            world.models = kept
            assert world.journal.changes == changes
        assert world.journal.changes[: len(changes)] == changes

    @rule(which=st.integers(0, 5))
    def fork(self, which: int) -> None:
        if len(self.worlds) < 6:
            self.worlds.append(self.worlds[which % len(self.worlds)].fork())

    @rule(which=st.integers(0, 5))
    def start_afresh(self, which: int) -> None:
        """As a scenario does once its world is built: what was done belongs to the start."""
        world = self.worlds[which % len(self.worlds)]
        world.journal.changes.clear()
        world.first = (dict(world.models[0].rows), dict(world.models[1].rows))

    @invariant()
    def tables_are_what_the_models_say(self) -> None:
        for world in self.worlds:
            for which, model in enumerate(world.models):
                table, rows = world.table(which), model.ordered()
                assert list(table) == rows
                assert table.where(newest=True) == rows[::-1]
                assert len(table) == len(rows)
                assert table.where(since=1, before=3) == [row for row in rows if 1 <= row.rank < 3]
                for colour in "abc":
                    assert table.where(colour=colour) == [row for row in rows if row.colour == colour]
                for tag in "xyz":
                    tagged = [row for row in rows if tag in row.tags]
                    assert table.where(tags=tag) == tagged
                    assert table.count(tags=tag) == len(tagged)
                    assert table.where(tags=tag, colour="a") == [row for row in tagged if row.colour == "a"]
                assert table.values("colour") == tuple(dict.fromkeys(row.colour for row in rows))
                assert table.values("tags") == tuple(dict.fromkeys(tag for row in rows for tag in row.tags))

    @invariant()
    def the_next_id_is_what_the_model_says(self) -> None:
        for world in self.worlds:
            for which, model in enumerate(world.models):
                with suppress(Undo), world.journal.acting(STEP):
                    added = world.table(which).add(Row(colour="a", tags=(), rank=0, text=""))
                    assert added.id == model.next_id()
                    raise Undo

    @invariant()
    def effects_are_the_difference_between_first_and_last(self) -> None:
        for world in self.worlds:
            different = {}
            for which, model in enumerate(world.models):
                for id in dict.fromkeys((*world.first[which], *model.rows)):
                    before, after = world.first[which].get(id), model.rows.get(id)
                    if loud(before) != loud(after):
                        different[f"app.rows_{which}", id] = (loud(before), after)
            net = effects(world.journal.changes)
            assert {(e.table, e.id): (loud(e.before), e.after) for e in net} == different
            assert len(net) == len(different)


def loud(row: Row | None) -> dict[str, Any] | None:
    """A row without its bookkeeping."""
    return None if row is None else {name: value for name, value in row.__dict__.items() if name != "seen"}


class LayeredJournals(Journals):
    """The same where a copy of two rows is a layer on top of them, as with thousands."""

    def __init__(self) -> None:
        super().__init__()
        self.kept, table_state.MANY = table_state.MANY, 1

    def teardown(self) -> None:
        table_state.MANY = self.kept


TestJournals, TestLayeredJournals = Journals.TestCase, LayeredJournals.TestCase
TestJournals.settings = TestLayeredJournals.settings = settings(
    max_examples=100, stateful_step_count=15, deadline=None, suppress_health_check=list(HealthCheck)
)


def test_every_change_tells_who_when_by_what_and_from_what_to_what() -> None:
    made = phone()
    made.turn = 3
    chat = made.app(Chat)
    before = chat.talks["talk_1"]
    with made.step("assistant", proposal="proposal_1"):
        chat.rename("talk_1", ("Ada", "Cleo"))
    (change,) = made.journal.changes
    assert (change.actor, change.turn, change.at) == ("assistant", 3, START)
    assert (change.operation, change.proposal) == ("chat__rename", "proposal_1")
    assert (change.table, change.id) == ("chat.talks", "talk_1")
    assert (change.before, change.after) == (before, chat.talks["talk_1"])


def test_an_operation_that_fails_half_way_leaves_nothing_behind() -> None:
    made = phone()
    chat = made.app(Chat)
    lines = list(chat.lines)
    with made.step("user"):
        with pytest.raises(PareError, match="talk_9"):
            chat.send_all(("talk_1", "talk_2", "talk_9"), "x")
        assert list(chat.lines) == lines
        assert chat.send("talk_1", "y").id == "line_5"
    assert len(made.journal.changes) == 1


def test_a_failed_operation_inside_one_that_goes_on_is_undone_alone_and_not_said_to_have_run() -> None:
    made = phone()
    with made.step("user"):
        sent = made.app(Chat).send_what_works(("talk_1", "talk_9", "talk_2"), "x")
        ran = [one.operation for one in made.journal.ran]
    assert [line.id for line in sent] == ["line_5", "line_6"]
    assert ran == ["chat__send_what_works", "chat__send", "chat__send"]


def test_nothing_can_be_called_while_nobody_acts() -> None:
    made = phone()
    with pytest.raises(Refused, match="chat__read_talk: nobody acts now"):
        made.app(Chat).read_talk("talk_1")
    with pytest.raises(Refused, match="chat__send: nobody acts now"):
        made.app(Chat).send("talk_1", "x")


def test_where_only_reading_is_allowed_a_writing_operation_is_refused() -> None:
    made = phone()
    with made.step("assistant", may_write=False):
        assert len(made.app(Chat).read_talk("talk_1")) == 2
        with pytest.raises(Refused, match="chat__send writes"):
            made.app(Chat).send("talk_1", "x")
    assert made.journal.changes == []


@pytest.mark.parametrize("may_write", [True, False])
def test_what_is_declared_to_read_cannot_write_whoever_calls_it(may_write: bool) -> None:
    made = phone()
    with made.step("user", may_write=may_write), pytest.raises(Refused, match=r"chat\.talks cannot be changed now"):
        made.app(Chat).sly_read()
    with made.step("user"):
        made.app(Chat).send("talk_1", "and writing works again")
    assert len(made.journal.changes) == 1


def test_steps_are_not_nested_and_a_phone_is_not_forked_inside_one() -> None:
    made = phone()
    with made.step("user"):
        with pytest.raises(PareError, match="already open"), made.step("world"):
            pass
        with pytest.raises(PareError, match="cannot be forked inside a step"):
            made.fork()
        made.app(People).add_card("Ada")
    assert len(made.app(People).cards) == 1


def test_a_fork_starts_with_the_same_history_and_goes_on_alone() -> None:
    made = phone()
    with made.step("user"):
        made.app(People).add_card("Ada")
    twin = made.fork()
    again = twin.fork()
    with twin.step("user"):
        twin.app(People).cards.update(Card(id="card_1", name="Ada Byron"))
    with made.step("user"):
        made.app(People).remove_card("card_1")
    assert [len(p.journal.changes) for p in (made, twin, again)] == [2, 2, 1]
    assert [c.name for p in (made, twin, again) for c in p.app(People).cards] == ["Ada Byron", "Ada"]
    with again.step("user"):
        assert again.app(People).add_card("Ben").id == "card_2"
    with made.step("user"):
        assert made.app(People).add_card("Ben").id == "card_2"


def test_a_write_in_a_fork_that_is_undone_does_not_reach_the_other() -> None:
    made = phone()
    twin = made.fork()
    with undone(twin):
        twin.app(Chat).delete_talk("talk_1")
    assert list(twin.app(Chat).lines) == list(made.app(Chat).lines)
    assert [row.id for row in twin.app(Chat).lines.where(talk_id="talk_1")] == ["line_1", "line_2"]


def test_time_of_a_change_is_the_simulated_one() -> None:
    made = phone()
    made.advance(START + timedelta(hours=1))
    with made.step("user"):
        made.app(People).add_card("Ada")
    assert isinstance(made.journal.changes[0].at, datetime)
    assert made.journal.changes[0].at == START + timedelta(hours=1)

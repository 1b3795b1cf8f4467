"""What a table shows, in which order, and what it refuses."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare import table as table_module
from pare.entity import Entity
from pare.errors import BadInput, Refused, Unknown
from pare.journal import Step
from pare.phone import Phone
from pare.table import State, Table
from tests.pare.toy import START, Card, Chat, Line, People, Talk, phone, undone


def cards(*rows: Card) -> tuple[Phone, Any]:
    made = phone(People, talks=())
    with made.step("world"):
        for row in rows:
            made.app(People).cards.add(row)
    return made, made.app(People).cards


def at(minute: int, sender: str = "Ada", talk: str = "talk_1") -> Line:
    return Line(talk_id=talk, sender=sender, text=f"at {minute}", sent_at=START + timedelta(minutes=minute))


@pytest.fixture
def lines() -> Any:
    made = phone(Chat, talks=())
    table = made.app(Chat).lines
    with made.step("world"):
        for minute, sender in ((5, "Ada"), (1, "Ben"), (3, "Ada"), (3, "Ben"), (4, "Ada")):
            table.add(at(minute, sender))
    return table


def test_rows_come_in_the_order_of_their_field_and_of_creation_between_equals(lines: Any) -> None:
    assert [row.id for row in lines] == ["line_2", "line_3", "line_4", "line_5", "line_1"]
    assert [row.id for row in lines.where(newest=True)] == ["line_1", "line_5", "line_4", "line_3", "line_2"]


def test_a_row_that_is_changed_moves_to_its_new_place(lines: Any) -> None:
    with lines._journal.acting(Step("user", 0, True)):
        lines.update(lines["line_1"].changed(sent_at=START))
    assert next(iter(lines)).id == "line_1"


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ({"limit": 2}, ["line_2", "line_3"]),
        ({"limit": 2, "offset": 3}, ["line_5", "line_1"]),
        ({"newest": True, "limit": 2, "offset": 1}, ["line_5", "line_4"]),
        ({"limit": 0}, []),
        ({"newest": True, "limit": 0}, []),
        ({"offset": 9}, []),
        ({"newest": True, "offset": 9}, []),
        ({"since": START + timedelta(minutes=3)}, ["line_3", "line_4", "line_5", "line_1"]),
        ({"before": START + timedelta(minutes=3)}, ["line_2"]),
        ({"since": START + timedelta(minutes=4), "before": START + timedelta(minutes=4)}, []),
        ({"since": START + timedelta(minutes=5), "before": START}, []),
        ({"since": START + timedelta(minutes=5), "before": START, "newest": True}, []),
        ({"since": START + timedelta(minutes=3), "newest": True, "limit": 1, "offset": 1}, ["line_5"]),
        ({"sender": "Ada"}, ["line_3", "line_5", "line_1"]),
        ({"sender": "Ada", "newest": True, "limit": 1}, ["line_1"]),
        ({"sender": "Ada", "before": START + timedelta(minutes=5)}, ["line_3", "line_5"]),
        ({"sender": "Ben", "talk_id": "talk_1"}, ["line_2", "line_4"]),
        ({"sender": "Ben", "talk_id": "talk_1", "newest": True, "limit": 1, "offset": 1}, ["line_2"]),
        ({"sender": "Ben", "talk_id": "talk_2"}, []),
        ({"sender": "Cleo"}, []),
    ],
)
def test_where(lines: Any, query: dict[str, Any], ids: list[str]) -> None:
    assert [row.id for row in lines.where(**query)] == ids


@pytest.mark.parametrize("query", [{"limit": -1}, {"offset": -1}, {"limit": -3, "newest": True, "sender": "Ada"}])
def test_a_negative_limit_is_refused_and_named(lines: Any, query: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=r"^(limit|offset): must not be negative"):
        lines.where(**query)


def test_the_first_of_those_that_have_a_value(lines: Any) -> None:
    assert lines.first("sender", "Ada").id == "line_3"
    assert lines.first("sender", "Cleo") is None


def test_a_field_without_index_is_refused_with_those_that_have_one(lines: Any) -> None:
    with pytest.raises(KeyError, match=r"Line\.text is not indexed; indexed are talk_id, sender"):
        lines.where(text="at 1")
    assert (lines.count(), lines.count(sender="Ada"), lines.count(sender="Ada", talk_id="talk_1")) == (5, 3, 3)


def test_a_tuple_field_is_looked_up_by_each_of_its_members() -> None:
    _, table = cards(Card(name="Ada", tags=("kin", "work", "kin")), Card(name="Ben", tags=("work",)), Card(name="Cy"))
    assert [row.name for row in table.where(tags="work")] == ["Ada", "Ben"]
    assert [row.name for row in table.where(tags="kin")] == ["Ada"]
    assert [row.name for row in table.where(tags="work", name="Ben")] == ["Ben"]
    assert table.where(tags=("work",)) == []


def test_values_come_in_the_order_of_the_rows_that_have_them() -> None:
    made, table = cards(Card(name="Ada", tags=("work", "kin")), Card(name="Ben", tags=("choir", "kin")))
    assert table.values("tags") == ("work", "kin", "choir")
    with made.step("user"):
        table.remove("card_1")
    assert table.values("tags") == ("choir", "kin")
    assert table.values("name") == ("Ben",)


def test_values_and_buckets_of_a_fork_are_its_own() -> None:
    made, table = cards(Card(name="Ada", tags=("work",)), Card(name="Ben", tags=("work",)))
    twin = made.fork()
    theirs: Any = twin.app(People).cards
    with twin.step("user"):
        theirs.update(theirs["card_1"].changed(tags=("kin",)))
    with made.step("user"):
        table.add(Card(name="Cleo", tags=("choir",)))
    assert (table.values("tags"), theirs.values("tags")) == (("work", "choir"), ("kin", "work"))
    assert [row.name for row in table.where(tags="work")] == ["Ada", "Ben"]
    assert [row.name for row in theirs.where(tags="work")] == ["Ben"]
    assert [len(table), len(theirs)] == [3, 2]


def test_values_do_not_depend_on_what_was_undone() -> None:
    made, table = cards()
    with undone(made):
        table.add(Card(name="Ada", tags=("kin",)))
    with made.step("user"):
        table.add(Card(name="Ada", tags=("work", "kin")))
    assert table.values("tags") == ("work", "kin")


def test_ids_are_numbered_by_kind_and_never_given_twice() -> None:
    made, table = cards(Card(name="Ada"), Card(name="Ben"))
    with made.step("user"):
        table.remove("card_2")
        assert table.add(Card(name="Cleo")).id == "card_3"
        with pytest.raises(BadInput, match="'card_2' was given before"):
            table.add(Card(id="card_2", name="Ben again"))


def test_a_given_id_is_kept_and_numbering_steps_over_it() -> None:
    _, table = cards(Card(id="card_2", name="Ada"), Card(name="Ben"), Card(name="Cleo"))
    assert [row.id for row in table] == ["card_2", "card_3", "card_4"]


def test_ids_are_the_same_after_a_failed_add() -> None:
    made, table = cards(Card(name="Ada"))
    for _ in range(3):
        with undone(made):
            assert table.add(Card(name="Ben")).id == "card_2"
            assert table.add(Card(name="Cleo")).id == "card_3"
    with made.step("user"):
        assert table.add(Card(name="Ben")).id == "card_2"


@pytest.mark.parametrize("id", ["card_9", "", "card_1 ", "\x00", "é" * 500, "\ud800"])
def test_an_unknown_id_says_what_ids_look_like(id: str) -> None:
    made, table = cards(Card(name="Ada"))
    with pytest.raises(Unknown, match=r"card_id: no card has the id .*for example card_1") as caught:
        table[id]
    str(caught.value).encode()
    assert len(str(caught.value)) < 200
    assert table.get(id) is None
    assert id not in table
    with made.step("user"):
        for change in (lambda: table.remove(id), lambda: table.update(Card(id=id or "x", name="Ben"))):
            with pytest.raises((Unknown, ValueError)):
                change()
    assert len(table) == 1


def test_an_update_that_changes_nothing_is_no_change() -> None:
    made, table = cards(Card(name="Ada"))
    changes = len(made.journal.changes)
    with made.step("user"):
        table.update(Card(id="card_1", name="Ada"))
    assert len(made.journal.changes) == changes


@pytest.mark.parametrize("may_write", [None, False])
def test_a_write_outside_a_step_that_may_write_is_refused(may_write: bool | None) -> None:
    made, table = cards(Card(name="Ada"))

    def refused() -> None:
        for change in (
            lambda: table.add(Card(name="Ben")),
            lambda: table.update(Card(id="card_1", name="Ben")),
            lambda: table.remove("card_1"),
        ):
            with pytest.raises(Refused, match=r"people\.cards cannot be changed now"):
                change()

    before = len(made.journal.changes)
    if may_write is None:
        refused()
    else:
        with made.step("user", may_write=may_write):
            refused()
    assert [row.name for row in table] == ["Ada"]
    assert len(made.journal.changes) == before


class Odd(Entity, order="value"):
    """Sorted by what cannot always be compared."""

    value: Any = 0


class Sour(Entity, index=("half",)):
    """Has a property that fails."""

    of: int

    @property
    def half(self) -> int:
        """Half of it."""
        return 10 // self.of


def test_a_row_that_cannot_be_placed_leaves_the_table_whole() -> None:
    made = phone(Chat, talks=())
    for kind, good, bad in ((Odd, {"value": 1}, {"value": "one"}), (Sour, {"of": 1}, {"of": 0})):
        made.journal.states.append(State(made.journal.owner))
        table: Any = Table(f"test.{kind.kind}", kind, made.journal, len(made.journal.states) - 1)
        with made.step("user"):
            first = table.add(kind(**good))
        with made.step("user"):
            with pytest.raises((TypeError, ZeroDivisionError)):
                table.add(kind(**bad))
            with pytest.raises((TypeError, ZeroDivisionError)):
                table.update(first.changed(**bad))
        assert list(table) == [first]
        with made.step("user"):
            assert table.add(kind(**good)).id == f"{kind.kind}_2"
        with undone(made):
            table.remove(first.id)
        assert [row.id for row in table] == [f"{kind.kind}_1", f"{kind.kind}_2"]


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("lunch", ["line_5", "line_6"]),
        ("LUN", ["line_5", "line_6"]),
        ("tuesday lunch", ["line_5"]),
        ("lunch monday", []),
        ("unch", []),
        ("cafe", ["line_6"]),
        ("", []),
        ("!?", []),
        ("\ud800", []),
    ],
)
def test_search_finds_beginnings_of_words(query: str, ids: list[str]) -> None:
    made = phone(Chat)
    table = made.app(Chat).lines
    table.search("anything")
    with made.step("world"):
        for text in ("Lunch on Tuesday?", "No lunch, Café Rossi is closed"):
            table.add(Line(talk_id="talk_1", sender="Ada", text=text, sent_at=made.now))
    assert [row.id for row in table.search(query)] == ids


@pytest.mark.parametrize("common", [1, 2, 40])
@pytest.mark.parametrize("talk", [{}, {"talk_id": "a"}, {"talk_id": "a", "sender": "Ben"}])
def test_a_page_of_a_search_is_a_part_of_the_whole(common: int, talk: dict[str, str]) -> None:
    made = phone(Chat, talks=())
    table = made.app(Chat).lines
    table.search("anything")
    with made.step("world"):
        for n in range(80):
            text, when = "lunch" if n % common == 0 else "tea", made.now + timedelta(minutes=n * 7 % 80)
            table.add(Line(talk_id="ab"[n % 3 % 2], sender=("Ada", "Ben")[n % 5 % 2], text=text, sent_at=when))
    whole = [row for row in table.where(**talk) if row.text == "lunch"]
    assert table.search("lun", **talk) == whole
    assert table.search("lun", newest=True, **talk) == whole[::-1]
    low, high = made.now + timedelta(minutes=20), made.now + timedelta(minutes=70)
    for limit in (0, 1, 7, None):
        for offset in (0, 2, 100):
            end = None if limit is None else offset + limit
            page: dict[str, Any] = {"offset": offset, "limit": limit, **talk}
            assert table.search("lunch", **page) == whole[offset:end]
            assert table.search("lunch", newest=True, **page) == whole[::-1][offset:end]
            during = [row for row in whole if low <= row.sent_at < high]
            assert table.search("lunch", since=low, before=high, **page) == during[offset:end]


def test_a_page_of_many_hits_looks_at_few_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    made = phone(Chat, talks=())
    table = made.app(Chat).lines
    with made.step("world"):
        for n in range(500):
            table.add(Line(talk_id="t", sender="s", text="lunch", sent_at=made.now + timedelta(minutes=n)))
    looked: list[Any] = []
    fits = table_module._fits
    monkeypatch.setattr(table_module, "_fits", lambda *one: looked.append(one[0]) or fits(*one))
    assert [row.id for row in table.search("lunch", newest=True, limit=2)] == ["line_500", "line_499"]
    assert len(looked) <= 3


@pytest.mark.parametrize(("page", "told"), [({"limit": -1}, "limit: must not"), ({"offset": -1}, "offset: must not")])
def test_a_page_of_a_search_is_not_negative(page: dict[str, int], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        phone(Chat).app(Chat).lines.search("hi", **page)


def test_search_follows_every_change_and_undo_and_fork() -> None:
    made = phone(Chat)
    table = made.app(Chat).lines
    assert [row.id for row in table.search("hi")] == ["line_1", "line_3"]
    twin = made.fork()
    with made.step("user"):
        table.update(table["line_1"].changed(text="Good morning"))
        table.remove("line_3")
    assert table.search("hi") == []
    assert [row.id for row in table.search("morn")] == ["line_1"]
    with undone(made):
        table.remove("line_1")
        assert table.search("morn") == []
    assert [row.id for row in table.search("morn", talk_id="talk_1")] == ["line_1"]
    assert table.search("morn", talk_id="talk_2") == []
    assert [row.id for row in twin.app(Chat).lines.search("hi")] == ["line_1", "line_3"]


def test_search_stays_right_while_much_is_added() -> None:
    made = phone(Chat, talks=())
    table = made.app(Chat).lines
    for number in range(60):
        with made.step("world"):
            for part in range(5):
                table.add(Line(talk_id="t", sender="s", text=f"word{number} part{part}", sent_at=made.now))
        assert [row.text for row in table.search(f"word{number} part3")] == [f"word{number} part3"]
        assert len(table.search("part0")) == number + 1


def test_a_row_keeps_its_place_in_a_bucket_that_it_does_not_leave() -> None:
    made, table = cards(*(Card(name=name, tags=("kin",)) for name in "abc"))
    with made.step("user"):
        table.update(table["card_1"].changed(number="1"))
    assert [row.id for row in table.where(tags="kin")] == ["card_1", "card_2", "card_3"]


def test_talks_are_listed_with_their_members() -> None:
    made = phone(Chat)
    assert list(made.app(Chat).talks) == [
        Talk(id="talk_1", members=("Ada",)),
        Talk(id="talk_2", members=("Ben",)),
    ]

"""Net effects: what is different at the end, by whom, from the journal alone."""

from __future__ import annotations

from datetime import timedelta

import pytest

from pare.actions import propose
from pare.effects import Effect, differing, effects, same
from pare.phone import Phone
from tests.pare.toy import START, Card, Chat, Line, People, phone


@pytest.fixture
def made() -> Phone:
    return phone()


def net(made: Phone) -> tuple[Effect, ...]:
    return effects(made.journal.changes)


def test_a_row_that_was_made_and_changed_is_created_as_it_is_now(made: Phone) -> None:
    with made.step("assistant", proposal="proposal_1"):
        made.app(People).add_card("Ada")
    with made.step("user"):
        made.app(People).cards.update(Card(id="card_1", name="Ada Byron"))
    (effect,) = net(made)
    assert (effect.kind, effect.table, effect.id) == ("created", "people.cards", "card_1")
    assert effect.before is None
    assert effect.entity == effect.after == Card(id="card_1", name="Ada Byron")
    assert effect.by("assistant")
    assert effect.by("user")
    assert effect.by("world", "user")
    assert not effect.by("world")
    assert effect.assisted
    assert len(effect.changes) == 2


def test_what_was_made_and_removed_again_or_changed_back_is_no_effect(made: Phone) -> None:
    with made.step("user"):
        people, chat = made.app(People), made.app(Chat)
        people.add_card("Ada")
        people.remove_card("card_1")
        chat.rename("talk_1", ("Eve",))
        chat.rename("talk_1", ("Ada",))
    assert net(made) == ()
    assert len(made.journal.changes) == 4


def test_a_row_that_was_changed_and_removed_is_removed_as_it_was_at_first(made: Phone) -> None:
    line = made.app(Chat).lines["line_1"]
    with made.step("user"):
        made.app(Chat).lines.update(line.changed(text="x"))
        made.app(Chat).lines.remove("line_1")
    (effect,) = net(made)
    assert (effect.kind, effect.before, effect.after, effect.entity) == ("removed", line, None, line)


def test_bookkeeping_alone_is_no_effect_and_no_part_of_one(made: Phone) -> None:
    with made.step("assistant", proposal="proposal_1"):
        made.app(Chat).open_once_more("talk_1")
    assert net(made) == ()
    with made.step("user"):
        made.app(Chat).rename("talk_1", ("Ada", "Cleo"))
    (effect,) = net(made)
    assert effect.kind == "changed"
    assert not effect.by("assistant")
    assert not effect.assisted
    assert effect.calls == (0,)


def test_effects_come_in_the_order_in_which_rows_were_first_touched(made: Phone) -> None:
    with made.step("user"):
        made.app(Chat).rename("talk_2", ("Eve",))
        made.app(People).add_card("Ada")
        made.app(Chat).rename("talk_1", ("Eve",))
        made.app(Chat).rename("talk_2", ("Eve", "Ben"))
    assert [effect.id for effect in net(made)] == ["talk_2", "card_1", "talk_1"]


def test_what_is_undone_is_no_effect(made: Phone) -> None:
    with made.step("user"):
        made.app(Chat).send_what_works(("talk_1", "talk_9"), "x")
    assert [effect.id for effect in net(made)] == ["line_5"]


def test_the_phones_own_tables_are_left_out(made: Phone) -> None:
    propose(made, "Shall I?")
    with made.step("world"):
        made.deliver("chat__receive", {"sender": "Ada", "text": "x"})
    assert [effect.table for effect in net(made)] == ["chat.lines"]
    assert net(made)[0].by("world")
    assert not net(made)[0].assisted


def test_its_time_is_when_an_agent_last_had_a_part_in_it(made: Phone) -> None:
    with made.step("user"):
        made.app(Chat).send("talk_1", "x")
    made.advance(START + timedelta(minutes=1))
    with made.step("assistant", proposal="p"):
        made.app(Chat).lines.update(made.app(Chat).lines["line_5"].changed(text="y"))
    made.advance(START + timedelta(minutes=2))
    with made.step("world"):
        made.app(Chat).lines.update(made.app(Chat).lines["line_5"].changed(text="z"))
        made.app(People).add_card("World")
    line, card = net(made)
    assert line.at == START + timedelta(minutes=1)
    assert card.at == START + timedelta(minutes=2)


def test_what_an_agent_did_is_told_from_where_it_found_the_row(made: Phone) -> None:
    with made.step("world"):
        made.deliver("chat__receive", {"sender": "Ada", "text": "one"})
        made.app(Chat).lines.update(made.app(Chat).lines["line_5"].changed(text="two"))
    with made.step("assistant", proposal="p"):
        made.app(Chat).lines.update(made.app(Chat).lines["line_5"].changed(text="three"))
    (effect,) = net(made)
    assert (effect.kind, [change.actor for change in effect.changes]) == ("changed", ["assistant"])
    assert effect.before is not None
    assert effect.before.text == "two"  # type: ignore[attr-defined]
    with made.step("world"):
        made.app(Chat).lines.update(made.app(Chat).lines["line_5"].changed(sender="Eve"))
    (effect,) = net(made)
    assert effect.touched("text")
    assert not effect.touched("sender")
    with made.step("world"):
        made.app(Chat).lines.update(effect.before)
    assert net(made) == ()


def test_what_an_agent_removed_was_removed_whoever_made_it(made: Phone) -> None:
    with made.step("world"):
        made.app(People).add_card("Ada")
    with made.step("assistant", proposal="p"):
        made.app(People).remove_card("card_1")
    (effect,) = net(made)
    assert (effect.kind, effect.entity) == ("removed", Card(id="card_1", name="Ada"))
    with made.step("user"):
        made.app(People).add_card("Ben")
    with made.step("world"):
        made.app(People).remove_card("card_2")
    assert [effect.id for effect in net(made)] == ["card_1"]


def test_an_assistants_part_without_acceptance_is_none(made: Phone) -> None:
    with made.step("assistant"):
        made.app(People).add_card("Ada")
    (effect,) = net(made)
    assert effect.by("assistant")
    assert not effect.assisted


def test_what_the_world_did_alone_is_no_effect_of_agents(made: Phone) -> None:
    with made.step("world"):
        made.app(People).add_card("Ada")
        made.app(People).add_card("Ben")
        made.app(Chat).rename("talk_1", ("Ada", "Cleo"))
    with made.step("assistant", proposal="proposal_1"):
        made.app(People).remove_card("card_1")
        made.app(Chat).open_once_more("talk_1")  # bookkeeping, so the other name stays the world's doing
    with made.step("user"):
        made.app(Chat).rename("talk_1", ("Ada",))
    by_agents = [effect for effect in net(made) if effect.by("user", "assistant")]
    assert [(effect.id, effect.kind) for effect in by_agents] == [("card_1", "removed"), ("talk_1", "changed")]
    assert not any(effect.by("user", "assistant") for effect in effects(made.journal.changes[:3]))


def test_the_fields_in_which_two_states_differ() -> None:
    one = Card(id="card_1", name="Ada")
    assert differing(one, one.changed(name="Ben")) == ["name"]
    assert differing(one, one.changed(name="Ada")) == []


def test_two_states_are_the_same_but_for_bookkeeping() -> None:
    line = Line(id="l", talk_id="t", sender="s", text="x", sent_at=START)
    assert same(line, line.changed(seen=True))
    assert not same(line, line.changed(text="y", seen=True))
    assert same(Card(name="a"), Card(name="a"))
    assert not same(Card(name="a"), Card(name="b"))

"""The steps of a reminder: each is ticked by itself, and all are shown and counted with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pare.handles import Outcome, User
from pare.phone import Phone
from pare.planner import plan
from pare_apps.reminders import Reminder, Reminders, Subtask

Call = Callable[..., Outcome]

TO_CAKE: list[tuple[str, dict[str, Any]]] = [
    ("open_app", {"app": "reminders"}),
    ("open_list", {"reminder_list_id": "inbox"}),
    ("open_reminder", {"reminder_id": "cake"}),
]


@pytest.fixture
def cake(phone: Phone) -> str:
    """A reminder with three sub-tasks, the second of which is done."""
    steps = (Subtask(title="Flour"), Subtask(title="Eggs", done=True), Subtask(title="Rye flour"))
    with phone.step("world"):
        made = phone.app(Reminders).reminders.add(Reminder(id="cake", title="Bake a cake", subtasks=steps))
    phone.journal.changes.clear()
    return made.id


def steps(app: Reminders, reminder_id: str = "cake") -> list[str]:
    return [("x " if one.done else "- ") + one.title for one in app.reminders[reminder_id].subtasks]


def go(user: User, *taps: tuple[str, dict[str, Any]]) -> list[str]:
    for name, arguments in taps:
        outcome = user.do(name, arguments)
        assert outcome.error is None, outcome.error
    return user.look().view.render().splitlines()


def test_they_come_with_a_new_reminder_and_are_read_with_it(call: Call, app: Reminders) -> None:
    made = call("create_reminder", title="Trip", subtasks=["Pack ", "Lock up"]).value
    assert made["subtasks"] == [{"title": "Pack", "done": False}, {"title": "Lock up", "done": False}]
    assert call("list_reminders", text="lock").value == [made]
    assert call("create_reminder", title="Plain").value["subtasks"] == []


def test_one_is_ticked_by_itself(call: Call, app: Reminders, phone: Phone, cake: str) -> None:
    call("complete_reminder", reminder_id=cake, subtask="flour")
    assert steps(app) == ["x Flour", "x Eggs", "- Rye flour"]
    call("complete_reminder", reminder_id=cake, subtask="EGG", done=False)
    assert steps(app) == ["x Flour", "- Eggs", "- Rye flour"]
    assert not app.reminders[cake].done
    changed = [change for change in phone.journal.changes if change.operation.startswith("reminders__")]
    assert {(change.table, change.id) for change in changed} == {("reminders.reminders", "cake")}
    call("complete_reminder", reminder_id=cake, subtask="eggs", done=False)
    assert app.reminders[cake].done_at is None


def test_the_last_one_leaves_the_reminder_open(call: Call, app: Reminders, cake: str) -> None:
    for step in ("Flour", "Rye"):
        call("complete_reminder", reminder_id=cake, subtask=step)
    assert not app.reminders[cake].done


def test_a_reminder_is_ticked_off_with_all_of_them(call: Call, app: Reminders, cake: str) -> None:
    call("complete_reminder", reminder_id=cake)
    assert steps(app) == ["x Flour", "x Eggs", "x Rye flour"]
    call("complete_reminder", reminder_id=cake, done=False)
    assert (app.reminders[cake].done, steps(app)) == (False, ["x Flour", "x Eggs", "x Rye flour"])


def test_the_next_occurrence_has_them_open_again(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="bin", subtasks=["Wheel it out", "Rinse it"], repeat_until="2027-03-10")
    call("complete_reminder", reminder_id="bin", subtask="Rinse")
    call("complete_reminder", reminder_id="bin")
    assert steps(app, "bin") == ["- Wheel it out", "- Rinse it"]
    call("complete_reminder", reminder_id="bin")
    assert (app.reminders["bin"].done, steps(app, "bin")) == (True, ["x Wheel it out", "x Rinse it"])


@pytest.mark.parametrize(
    ("titles", "after"),
    [
        (["Flour", "Eggs", "Rye flour", "Milk"], ["- Flour", "x Eggs", "- Rye flour", "- Milk"]),
        (["Rye flour", "eggs"], ["- Rye flour", "x eggs"]),
        (["Flour", "Six eggs", "Rye flour"], ["- Flour", "- Six eggs", "- Rye flour"]),
        (["Eggs", "Milk", "Flour"], ["x Eggs", "- Milk", "- Flour"]),
        (["Eggs", "Flour", "Sugar"], ["x Eggs", "- Flour", "- Sugar"]),
        ([], []),
    ],
)
def test_the_whole_list_is_replaced_and_ticks_are_kept(
    call: Call, app: Reminders, cake: str, titles: list[str], after: list[str]
) -> None:
    assert call("update_reminder", reminder_id=cake, subtasks=titles).error is None
    assert steps(app) == after


def test_other_changes_leave_them_alone(call: Call, app: Reminders, cake: str) -> None:
    call("update_reminder", reminder_id=cake, title="Bake", due="2027-02-25T10:00")
    call("snooze_reminder", reminder_id=cake, until="2027-02-26T10:00")
    assert steps(app) == ["- Flour", "x Eggs", "- Rye flour"]


@pytest.mark.parametrize(
    ("operation", "arguments", "named"),
    [
        ("create_reminder", {"title": "A", "subtasks": ["B", "b "]}, "subtasks: each sub-task once"),
        ("create_reminder", {"title": "A", "subtasks": [" "]}, "subtasks: must not be empty"),
        ("create_reminder", {"title": "A", "subtasks": [f"step {n}" for n in range(101)]}, "at most 100 sub-tasks"),
        ("update_reminder", {"reminder_id": "cake", "subtasks": ["B", "b"]}, "each sub-task once, not 'b' twice"),
        ("complete_reminder", {"reminder_id": "cake", "subtask": "our"}, "subtask: 'our' could be Flour, Rye"),
        ("complete_reminder", {"reminder_id": "cake", "subtask": "Milk"}, "subtask: 'Milk' is none; there are Flour"),
        ("complete_reminder", {"reminder_id": "cake", "subtask": " "}, "subtask: ' ' is none"),
        ("complete_reminder", {"reminder_id": "some", "subtask": "Milk"}, "there are no sub-tasks"),
    ],
)
def test_faults_are_named(call: Call, cake: str, operation: str, arguments: dict[str, Any], named: str) -> None:
    error = str(call(operation, **arguments).error)
    assert named in error
    assert "Subtask(" not in error


@pytest.mark.parametrize(
    ("tap", "arguments", "told"),
    [
        ("tick_subtask", {"subtask": ""}, "subtask: '' is none; there are Flour, Eggs, Rye flour"),
        ("tick_subtask", {"subtask": "", "done": False}, "subtask: '' is none"),
        ("add_subtask", {"title": "EGGS"}, "title: there is a sub-task 'EGGS' already"),
        ("add_subtask", {"title": " "}, "title: must not be empty"),
        ("rename_subtask", {"subtask": "Rye", "title": "flour "}, "title: there is a sub-task 'flour' already"),
        ("rename_subtask", {"subtask": "Milk", "title": "Oat milk"}, "subtask: 'Milk' is none"),
        ("update_reminder", {"subtasks": ["LATE", "late"]}, "subtasks: each sub-task once, not 'late' twice"),
    ],
)
def test_faults_of_taps_are_named(
    user: User, app: Reminders, cake: str, tap: str, arguments: dict[str, Any], told: str
) -> None:
    go(user, *TO_CAKE)
    assert str(user.do(tap, arguments).error).startswith(told)
    assert (app.reminders[cake].done, steps(app)) == (False, ["- Flour", "x Eggs", "- Rye flour"])


def test_a_hundred_are_enough(call: Call, user: User, cake: str) -> None:
    call("update_reminder", reminder_id=cake, subtasks=[f"step {n}" for n in range(100)])
    go(user, *TO_CAKE, ("rename_subtask", {"subtask": "step 99", "title": "The last"}))
    assert user.do("add_subtask", {"title": "More"}).error == "title: a reminder has at most 100 sub-tasks"


def test_only_renaming_keeps_a_tick_under_a_new_name(user: User, app: Reminders, cake: str) -> None:
    go(user, *TO_CAKE, ("update_reminder", {"subtasks": ["Flour", "Milk", "EGGS"]}))
    assert steps(app) == ["- Flour", "- Milk", "x EGGS"]
    go(user, ("rename_subtask", {"subtask": "eggs", "title": "Six  eggs"}))
    go(user, ("rename_subtask", {"subtask": "Milk", "title": "Oat milk"}))
    assert steps(app) == ["- Flour", "- Oat milk", "x Six eggs"]


def test_a_done_reminder_gets_no_open_ones(call: Call, user: User, app: Reminders, cake: str) -> None:
    call("complete_reminder", reminder_id=cake)
    for operation, arguments, argument in (
        ("update_reminder", {"subtasks": ["Flour", "Milk"]}, "subtasks"),
        ("complete_reminder", {"subtask": "Flour", "done": False}, "subtask"),
    ):
        told = f"{argument}: 'Bake a cake' is done and gets no open sub-tasks; open it again first"
        assert str(call(operation, reminder_id=cake, **arguments).error).startswith(told)
    go(user, ("open_app", {"app": "reminders"}), ("search", {"text": "cake"}), ("open_reminder", {"reminder_id": cake}))
    for tap, given in (("add_subtask", {}), ("rename_subtask", {"subtask": "Eggs"})):
        assert str(user.do(tap, {**given, "title": "Milk"}).error).startswith("title: 'Bake a cake' is done")
    assert call("update_reminder", reminder_id=cake, subtasks=["rye flour", "Eggs"]).error is None
    assert (app.reminders[cake].done, steps(app)) == (True, ["x rye flour", "x Eggs"])
    go(user, ("complete_reminder", {"done": False}), ("add_subtask", {"title": "Milk"}))
    assert (app.reminders[cake].done, steps(app)) == (False, ["x rye flour", "x Eggs", "- Milk"])


def test_they_are_shown_counted_and_changed_by_hand(user: User, app: Reminders, cake: str) -> None:
    shown = go(user, ("open_app", {"app": "reminders"}), ("open_list", {"reminder_list_id": "inbox"}))
    assert "- [cake] [ ] Bake a cake (1 of 3 sub-tasks)" in shown
    shown = go(user, ("open_reminder", {"reminder_id": cake}))
    assert shown[-4:] == ["Sub-tasks:", "[ ] Flour", "[x] Eggs", "[ ] Rye flour"]
    shown = go(
        user, ("tick_subtask", {"subtask": "Flour"}), ("rename_subtask", {"subtask": "Eggs", "title": "Six eggs"}),
        ("remove_subtask", {"subtask": "Rye"}), ("add_subtask", {"title": "Milk"}),
    )  # fmt: skip
    assert shown[-3:] == ["[x] Flour", "[x] Six eggs", "[ ] Milk"]
    go(user, ("tick_subtask", {"subtask": "Flour", "done": False}))
    assert "- [cake] [ ] Bake a cake (1 of 3 sub-tasks)" in go(user, ("back", {}))
    assert go(user, ("back", {}), ("search", {"text": "milk"}))[1:] == ["- [cake] [ ] Bake a cake (1 of 3 sub-tasks)"]


def test_a_reminder_without_any_shows_none(user: User) -> None:
    inbox = ("open_list", {"reminder_list_id": "inbox"})
    shown = go(user, ("open_app", {"app": "reminders"}), inbox, ("open_reminder", {"reminder_id": "late"}))
    assert not [line for line in shown if "ub-task" in line]


@pytest.mark.parametrize(
    ("operation", "arguments"),
    [
        ("reminders__complete_reminder", {"reminder_id": "cake", "subtask": "Flour"}),
        ("reminders__update_reminder", {"reminder_id": "cake", "subtasks": ["Flour", "Milk"]}),
        ("reminders__create_reminder", {"title": "Trip", "reminder_list_id": "inbox", "subtasks": ["Pack"]}),
    ],
)
def test_what_the_assistant_does_a_person_can_do(
    phone: Phone, user: User, cake: str, operation: str, arguments: dict[str, Any]
) -> None:
    for step in plan(phone, operation, arguments):
        assert user.do(step.name, step.arguments).error is None
    assert phone.journal.calls[-1].ran[-1].operation == operation


# Shared lists ----------------------------------------------------------------------------------


def test_somebody_shares_and_ticks_steps(phone: Phone, user: User, app: Reminders, cake: str) -> None:
    with phone.step("world"):
        made = phone.deliver(
            "reminders__share_reminder", {"by": "Bruno", "title": "Fair", "subtasks": ["Tent", "Table"]}
        )
        assert made is not None
        assert phone.log[-1].text.endswith("Notes: . Sub-tasks: Tent, Table")
        phone.deliver("reminders__tick_shared", {"reminder_id": made.id, "by": "Bruno", "subtask": "ten"})
    assert steps(app, made.id) == ["x Tent", "- Table"]
    assert user.look().notifications[0].headline == "Bruno completed: Tent"
    text = f"Bruno completed the sub-task Tent of the reminder Fair ({made.id}) on the shared list inbox"
    assert phone.log[-1].text == text


def test_what_is_open_is_told_when_it_rings(phone: Phone, app: Reminders, cake: str) -> None:
    with phone.step("assistant"):
        app.update_reminder(cake, due=phone.now)
    phone.advance(phone.now)
    assert phone.log[-1].text.endswith("Notes: . Sub-tasks: Flour, Rye flour")

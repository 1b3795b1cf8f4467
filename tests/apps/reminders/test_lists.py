from __future__ import annotations

from collections.abc import Callable

import pytest

from pare.handles import Outcome
from pare.phone import Phone
from pare_apps.reminders import ReminderList, Reminders

Call = Callable[..., Outcome]


def changed(phone: Phone) -> list[tuple[str, str]]:
    """What was changed by operations: app rows alone."""
    return [(change.table, change.id) for change in phone.journal.changes if change.operation.startswith("reminders__")]


def test_a_list_is_made_renamed_and_deleted_with_its_reminders_kept(call: Call, app: Reminders, phone: Phone) -> None:
    made = call("create_list", name=" Swim ").value
    assert made["name"] == "Swim"
    assert call("rename_list", reminder_list_id=made["id"], name="SWIM").error is None
    call("rename_list", reminder_list_id=made["id"], name="Swimming")
    assert app.lists[made["id"]].name == "Swimming"
    call("delete_list", reminder_list_id="errands")
    assert app.reminders["bin"].reminder_list_id == "inbox"
    assert len(app.reminders) == 6
    assert "errands" not in app.lists


def test_a_list_is_deleted_with_its_reminders(call: Call, app: Reminders) -> None:
    call("delete_list", reminder_list_id="errands", reminders="delete")
    assert "bin" not in app.reminders
    assert len(app.reminders) == 4


@pytest.mark.parametrize(
    ("name", "arguments", "named"),
    [
        ("create_list", {"name": ""}, "name: must not be empty"),
        ("create_list", {"name": "ERRANDS"}, "name: there is a list 'Errands' already"),
        ("create_list", {"name": "inbox"}, "name: there is a list 'Inbox' already"),
        ("rename_list", {"reminder_list_id": "inbox", "name": "A"}, "reminder_list_id: the Inbox stays as it is"),
        ("rename_list", {"reminder_list_id": "errands", "name": "Inbox"}, "name: there is a list"),
        ("rename_list", {"reminder_list_id": "x", "name": "A"}, "reminder_list_id"),
        ("delete_list", {"reminder_list_id": "inbox"}, "reminder_list_id: the Inbox stays"),
        ("delete_list", {"reminder_list_id": "errands", "reminders": "burn"}, "reminders"),
    ],
)
def test_faults_of_lists_are_named(call: Call, phone: Phone, name: str, arguments: dict[str, str], named: str) -> None:
    assert named in str(call(name, **arguments).error)
    assert changed(phone) == []


def test_an_inbox_with_a_row_of_its_own_is_listed_once(app: Reminders, call: Call) -> None:
    with app.phone.step("world"):
        app.lists.add(ReminderList(id="inbox", name="In"))
    assert [row["reminder_list"]["name"] for row in call("list_lists").value] == ["In", "Errands"]

from __future__ import annotations

from typing import Any

import pytest

from pare.handles import User
from pare.phone import Phone
from pare_apps.contacts import Contacts
from pare_apps.reminders import Reminder, Reminders


def go(user: User, *steps: tuple[str, dict[str, Any]]) -> str:
    """Take steps from the home screen, each of which must work; what is on the display then."""
    for name, arguments in (("open_app", {"app": "reminders"}), *steps):
        outcome = user.do(name, arguments)
        assert outcome.error is None, outcome.error
    return user.look().view.render()


INBOX = ("open_list", {"reminder_list_id": "inbox"})
ERRANDS = ("open_list", {"reminder_list_id": "errands"})
BIN = ("open_reminder", {"reminder_id": "bin"})


def test_the_overview_counts(user: User) -> None:
    seen = go(user)
    assert seen.splitlines() == [
        "Reminders",
        "Overdue: 2",
        "Due today: 2",
        "- [inbox] Inbox (3 open)",
        "- [errands] Errands (2 open)",
    ]


def test_a_list_shows_when_and_how_urgent(user: User) -> None:
    seen = go(user, INBOX)
    assert "[ ] Answer Mercè (Mon 22 Feb 2027 08:00 overdue)" in seen
    assert "[ ] Call Lola, 80! (Thu 25 Feb 2027 19:00, high priority, Lola Remedios)" in seen
    assert "[ ] Hendrik and Adaeze?" in seen
    assert "Pay the mill" not in seen
    user.do("open_done")
    assert "[x] Pay the mill (Mon 01 Feb 2027 09:00)" in user.look().view.render()


def test_a_reminder_shows_everything(user: User, phone: Phone, app: Reminders) -> None:
    with phone.step("world"):
        app.snooze_reminder("bin", app.reminders["call"].sorts_at)
    seen = go(user, ERRANDS, BIN)
    for line in (
        "Due: Wed 24 Feb 2027 19:00",
        "Put off until: Thu 25 Feb 2027 19:00",
        "Repeats: every 2 weeks",
        "List: Errands",
        "Flag: yes",
    ):
        assert line in seen


@pytest.mark.parametrize(
    ("span", "shown"),
    [
        ("overdue", ["late", "early"]),
        ("today", ["early", "bin"]),
        ("upcoming", ["bin", "call"]),
        ("undated", ["some"]),
        ("flagged", ["bin"]),
        ("done", ["old"]),
    ],
)
def test_the_agenda(user: User, span: str, shown: list[str]) -> None:
    go(user, ("open_agenda", {"span": span}))
    assert [item.id for item in user.look().view.items] == shown
    assert user.do("open_reminder", {"reminder_id": shown[0]}).error is None


def test_search_finds_open_and_done_ones(user: User) -> None:
    go(user, ("search", {"text": "the"}))
    assert [item.id for item in user.look().view.items] == ["old", "late", "early"]
    assert user.do("open_reminder", {"reminder_id": "old"}).error is None


def test_long_lists_come_in_pages(user: User, app: Reminders) -> None:
    with app.phone.step("world"):
        for n in range(30):
            app.reminders.add(Reminder(title=f"Item {n}", reminder_list_id="errands", flagged=True))
    for way in (ERRANDS, ("open_agenda", {"span": "flagged"}), ("search", {"text": "item"})):
        if user.look().screen == "home":
            user.do("open_app", {"app": "reminders"})
        user.do(*way)
        assert len(user.look().view.items) == 20
        assert "(more below)" in user.look().view.render()
        user.do("more")
        assert 10 <= len(user.look().view.items) <= 12
        user.do("back")
        user.do("back")


def test_an_empty_list_says_so(user: User) -> None:
    assert "(no reminders)" in go(user, ("create_list", {"name": "Swim"}))


def test_the_card_that_a_reminder_is_about_opens(user: User, phone: Phone) -> None:
    go(user, INBOX, ("open_reminder", {"reminder_id": "call"}), ("open_contact", {}))
    assert user.look().screen == "contacts.ContactCard"
    user.do("back")
    with phone.step("user"):
        phone.app(Contacts).delete_contact("lola")
    assert "contact: this reminder is not about a contact" in str(user.do("open_contact").error)


FORM: dict[str, Any] = {
    "title": "Slides",
    "due": "2027-03-01T09:00",
    "notes": "n",
    "priority": "low",
    "flagged": True,
    "contact_id": "lola",
    "repeat": "weekly",
    "every": 2,
    "days": ["mon"],
    "repeat_until": "2027-06-01",
    "subtasks": ["Draft", "Print"],
}
BY_HAND: list[tuple[str, list[tuple[str, dict[str, Any]]], dict[str, Any]]] = [
    ("create_reminder", [ERRANDS], FORM),
    ("update_reminder", [ERRANDS, BIN], {**FORM, "reminder_list_id": "inbox"}),
    ("complete_reminder", [ERRANDS, BIN], {}),
    ("snooze_reminder", [ERRANDS, BIN], {"until": "2027-02-26T19:00"}),
    ("delete_reminder", [ERRANDS, BIN], {}),
    ("create_list", [], {"name": "Swim"}),
    ("rename_list", [ERRANDS], {"name": "Ways"}),
    ("delete_list", [ERRANDS], {"reminders": "delete"}),
]


@pytest.mark.parametrize(("operation", "way", "form"), BY_HAND, ids=[row[0] for row in BY_HAND])
def test_every_writing_operation_is_reachable_by_hand(
    phone: Phone, user: User, operation: str, way: list[tuple[str, dict[str, Any]]], form: dict[str, Any]
) -> None:
    go(user, *way, (operation, form))
    assert phone.journal.calls[-1].ran[-1].operation == f"reminders__{operation}"
    assert {change.actor for change in phone.journal.changes} == {"user"}


def test_all_writing_operations_are_covered() -> None:
    writing = {tool.name for tool in Reminders.blueprint().tools.values() if tool.kind == "write"}
    assert writing == {f"reminders__{row[0]}" for row in BY_HAND}


def test_the_form_of_a_new_reminder_is_saved_as_filled_in(user: User, app: Reminders) -> None:
    go(user, ERRANDS, ("create_reminder", FORM))
    made = app.reminders.where(reminder_list_id="errands")[-1]
    assert (made.title, made.priority, made.every, made.days) == ("Slides", "low", 2, ("mon",))
    assert (made.contact_id, made.notes, made.flagged, made.steps) == ("lola", "n", True, ("Draft", "Print"))


def test_ticking_off_in_a_list_and_in_the_agenda(user: User, app: Reminders) -> None:
    go(user, ERRANDS, ("complete_reminder", {"reminder_id": "early"}))
    assert app.reminders["early"].done
    user.do("back")
    user.do("open_agenda", {"span": "overdue"})
    user.do("complete_reminder", {"reminder_id": "late"})
    assert user.look().view.items == ()


def test_what_is_deleted_leaves_the_display(user: User) -> None:
    go(user, ERRANDS, BIN, ("delete_reminder", {}))
    assert user.look().screen == "reminders.ReminderListView"
    user.do("delete_list")
    assert user.look().screen == "reminders.ReminderLists"


def test_references_open_their_screens(app: Reminders, phone: Phone) -> None:
    assert type(app.screen_of(app.lists["errands"])).__name__ == "ReminderListView"
    assert app.screen_of(phone.owner) is None

from __future__ import annotations

from typing import Any

import pytest

from pare.handles import User
from pare.phone import Phone
from pare_apps.contacts import Contact, Contacts


def go(user: User, *steps: tuple[str, dict[str, Any]]) -> str:
    """Take steps from the home screen, each of which must work; what is on the display then."""
    for name, arguments in (("open_app", {"app": "contacts"}), *steps):
        outcome = user.do(name, arguments)
        assert outcome.error is None, outcome.error
    return user.look().view.render()


CARD = ("open_contact", {"contact_id": "lola"})


def test_the_list_shows_everybody_and_whose_phone_it_is(user: User) -> None:
    seen = go(user)
    assert "My card: Jun Remedios [me]" in seen
    assert "- [mira] Mira Okafor ★, nurse, Larch Clinic" in seen
    assert '- [lola] Lola Remedios "Lola", grandmother' in seen


def test_long_lists_come_in_pages(user: User, app: Contacts) -> None:
    with app.phone.step("world"):
        for n in range(30):
            app.contacts.add(Contact(name=f"Zoe {n:02}", favourite=True))
    assert "(more below)" in go(user)
    user.do("more")
    assert len(user.look().view.items) == 15
    user.do("back")
    user.do("open_favourites")
    assert user.look().view.title == "Favourites"
    assert len(user.look().view.items) == 20
    user.do("more")
    assert len(user.look().view.items) == 11


def test_the_card_shows_all_that_it_holds(user: User) -> None:
    seen = go(user, CARD)
    for line in (
        "Number: +63 2 8555 0101 (home)",
        "Address: 12 Mabini Street, Manila (home)",
        "Relation: grandmother",
        "Birthday: 25 February 1947",
        "Note: calls at her breakfast",
    ):
        assert line in seen


def test_search_finds_and_opens(user: User) -> None:
    assert "- [lola]" in go(user, ("search", {"text": "manila"}))
    assert user.do("open_contact", {"contact_id": "lola"}).error is None
    assert user.look().view.title == "Lola Remedios"


def test_search_has_pages_and_may_find_nobody(user: User, app: Contacts) -> None:
    with app.phone.step("world"):
        for n in range(30):
            app.contacts.add(Contact(name=f"Zoe {n:02}"))
    assert "(more below)" in go(user, ("search", {"text": "zoe"}))
    user.do("more")
    assert len(user.look().view.items) == 10
    user.do("back")
    user.do("back")
    user.do("search", {"text": "nobody"})
    assert "(no contacts)" in user.look().view.render()


def test_birthdays_tell_the_day_and_the_age(user: User) -> None:
    seen = go(user, ("open_birthdays", {}))
    assert "Lola Remedios, 80 on Thu 25 Feb" in seen
    user.do("open_contact", {"contact_id": "lola"})
    assert user.look().screen == "contacts.ContactCard"


def test_groups_and_cards_lead_to_each_other(user: User) -> None:
    assert "Choir (2)" in go(user, ("open_groups", {}))
    user.do("open_group", {"group_id": "choir"})
    user.do("open_contact", {"contact_id": "ben"})
    assert "Group Choir" in user.look().view.render()
    user.do("open_group", {"group_id": "choir"})
    assert user.look().screen == "contacts.GroupView"


def test_an_unknown_card_is_refused(user: User) -> None:
    go(user)
    assert "contact_id: no contact has the id" in str(user.do("open_contact", {"contact_id": "x"}).error)


def test_a_large_group_has_pages(user: User, app: Contacts) -> None:
    with app.phone.step("world"):
        added = tuple(app.contacts.add(Contact(name=f"Zoe {n:02}")).id for n in range(25))
        app.groups.update(app.groups["choir"].changed(contact_ids=added))
    go(user, ("open_groups", {}), ("open_group", {"group_id": "choir"}))
    user.do("more")
    assert len(user.look().view.items) == 5


BY_HAND: list[tuple[str, list[tuple[str, dict[str, Any]]], dict[str, Any]]] = [
    ("create_contact", [], {"name": "Sanne Bral", "emails": ["sanne@example.com"], "birthday": "1990-01-01"}),
    ("update_contact", [CARD], {"note": "x", "favourite": True}),
    ("change_detail", [CARD], {"kind": "number", "new": "555 0123", "old": "+63 917 555 0102", "preferred": True}),
    ("merge_contacts", [("open_contact", {"contact_id": "mira"})], {"other_contact_id": "mira2"}),
    ("delete_contact", [CARD], {}),
    ("create_group", [("open_groups", {})], {"name": "Band", "contact_ids": ["ben"]}),
    ("update_group", [("open_groups", {}), ("open_group", {"group_id": "choir"})], {"add_contact_ids": ["lola"]}),
    ("delete_group", [("open_groups", {}), ("open_group", {"group_id": "choir"})], {}),
]


@pytest.mark.parametrize(("operation", "way", "form"), BY_HAND, ids=[row[0] for row in BY_HAND])
def test_every_writing_operation_is_reachable_by_hand(
    phone: Phone, user: User, operation: str, way: list[tuple[str, dict[str, Any]]], form: dict[str, Any]
) -> None:
    go(user, *way, (operation, form))
    assert [ran.operation for ran in phone.journal.calls[-1].ran] == [
        f"contacts.{_trigger(user, operation)}",
        f"contacts__{operation}",
    ]
    assert {change.actor for change in phone.journal.changes} == {"user"}


def _trigger(user: User, operation: str) -> str:
    screens = {
        name: screen for name, screen in Contacts.screens.items() if operation in Contacts.blueprint().taps[screen]
    }
    assert len(screens) == 1
    return f"{next(iter(screens))}.{operation}"


def test_all_writing_operations_are_covered() -> None:
    writing = {tool.name for tool in Contacts.blueprint().tools.values() if tool.kind == "write"}
    assert writing == {f"contacts__{row[0]}" for row in BY_HAND}


def test_a_deleted_card_leaves_the_display(user: User) -> None:
    go(user, CARD, ("delete_contact", {}))
    assert user.look().screen == "contacts.ContactList"


def test_a_deleted_group_leaves_the_display(user: User) -> None:
    go(user, ("open_groups", {}), ("open_group", {"group_id": "choir"}), ("delete_group", {}))
    assert user.look().screen == "contacts.GroupList"


def test_a_new_card_and_a_new_group_open(user: User) -> None:
    go(user, ("create_contact", {"name": "Sanne Bral"}))
    assert user.look().view.title == "Sanne Bral"
    user.do("back")
    user.do("open_groups")
    user.do("create_group", {"name": "Band"})
    assert user.look().view.title == "Group Band"

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from pare.handles import Outcome
from pare.phone import Phone
from pare_apps.contacts import Contacts

Call = Callable[..., Outcome]


def changed(phone: Phone) -> list[tuple[str, str]]:
    """What the latest operation changed: app rows alone."""
    return [(change.table, change.id) for change in phone.journal.changes if change.operation.startswith("contacts__")]


# Cards -----------------------------------------------------------------------------------------


def test_a_new_card_holds_what_was_given(call: Call, app: Contacts) -> None:
    made = call(
        "create_contact",
        name="Elsa Ríos",
        numbers=["+34 600 555 001", "+34 91 555 002"],
        emails=["elsa@example.org"],
        addresses=["Calle Luna 3"],
        role="coach",
        birthday="1984-05-01",
        favourite=True,
    )
    card = app.contacts[made.value["id"]]
    assert [entry.value for entry in card.numbers] == ["+34 600 555 001", "+34 91 555 002"]
    assert (card.role, card.birthday, card.favourite) == ("coach", date(1984, 5, 1), True)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"name": " "}, "name: must not be empty"),
        ({"name": "A", "numbers": ["ring me"]}, "numbers: is no telephone number"),
        ({"name": "A", "emails": ["a@b"]}, "emails: is no mail address"),
        ({"name": "A", "addresses": ["x", "X"]}, "addresses: the same address stands there twice"),
        ({"name": "A", "birthday": "2027-02-21"}, "birthday: 2027-02-21 lies in the future"),
        ({"name": "A", "note": "\x00"}, "note: holds control characters"),
        ({"name": "x" * 400}, "name: string should have at most 300 characters"),
        ({"name": "A", "phone": "1"}, "phone: there is no such argument"),
    ],
)
def test_a_bad_new_card_is_an_error_that_names_the_argument(
    call: Call, app: Contacts, arguments: dict[str, object], named: str
) -> None:
    assert named in str(call("create_contact", **arguments).error)
    assert len(app.contacts) == 5


def test_an_update_keeps_what_is_not_given_and_clears_what_is_empty(call: Call, app: Contacts, phone: Phone) -> None:
    call("update_contact", contact_id="lola", nickname="", note="prefers the landline", favourite=True)
    card = app.contacts["lola"]
    assert (card.nickname, card.note, card.favourite) == ("", "prefers the landline", True)
    assert (card.relation, card.birthday, len(card.numbers)) == ("grandmother", date(1947, 2, 25), 2)
    assert changed(phone) == [("contacts.contacts", "lola")]


def test_a_birthday_is_changed_or_taken_off(call: Call, app: Contacts) -> None:
    call("update_contact", contact_id="lola", birthday="1946-02-25")
    assert app.contacts["lola"].birthday == date(1946, 2, 25)
    assert "clear_birthday" in str(
        call("update_contact", contact_id="lola", birthday="1946-02-25", clear_birthday=True).error
    )
    call("update_contact", contact_id="lola", clear_birthday=True)
    assert app.contacts["lola"].birthday is None


def test_an_update_that_changes_nothing_leaves_no_trace(call: Call, phone: Phone) -> None:
    assert call("update_contact", contact_id="lola", name="Lola Remedios").error is None
    assert changed(phone) == []


def test_faults_of_an_update_are_named(call: Call) -> None:
    assert "name: must not be empty" in str(call("update_contact", contact_id="lola", name="").error)
    assert "contact_id: no contact has the id 'lulu'" in str(call("update_contact", contact_id="lulu").error)


# change_detail ---------------------------------------------------------------------------------


def numbers(app: Contacts, contact_id: str = "lola") -> list[str]:
    return [str(entry) for entry in app.contacts[contact_id].numbers]


def test_another_number_is_added_and_the_old_ones_stay(call: Call, app: Contacts) -> None:
    call("change_detail", contact_id="lola", kind="number", new="+63 917 555 0199", label="work")
    assert numbers(app) == ["+63 2 8555 0101 (home)", "+63 917 555 0102 (mobile)", "+63 917 555 0199 (work)"]


def test_a_new_number_takes_the_place_and_label_of_the_old_one(call: Call, app: Contacts, phone: Phone) -> None:
    call("change_detail", contact_id="lola", kind="number", old="+63(2)8555-0101", new="+63 2 8555 0199")
    assert numbers(app) == ["+63 2 8555 0199 (home)", "+63 917 555 0102 (mobile)"]
    assert changed(phone) == [("contacts.contacts", "lola")]


def test_one_number_is_removed(call: Call, app: Contacts) -> None:
    call("change_detail", contact_id="lola", kind="number", old="+63 2 8555 0101")
    assert numbers(app) == ["+63 917 555 0102 (mobile)"]


def test_a_number_becomes_the_preferred_one_or_gets_another_label(call: Call, app: Contacts) -> None:
    call("change_detail", contact_id="lola", kind="number", old="+639175550102", new="+63 917 555 0102", preferred=True)
    assert numbers(app) == ["+63 917 555 0102 (mobile)", "+63 2 8555 0101 (home)"]
    call("change_detail", contact_id="lola", kind="number", old="+639175550102", new="+63 917 555 0102", label="work")
    assert numbers(app)[0] == "+63 917 555 0102 (work)"


def test_mail_and_postal_addresses_change_the_same_way(call: Call, app: Contacts) -> None:
    call("change_detail", contact_id="mira", kind="email", old="MIRA@EXAMPLE.COM", new="mira@example.org")
    call("change_detail", contact_id="lola", kind="address", old="12 mabini street, manila", new="Larch Row 15B")
    assert [entry.value for entry in app.contacts["mira"].emails] == ["mira@example.org"]
    assert [str(entry) for entry in app.contacts["lola"].addresses] == ["Larch Row 15B (home)"]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"kind": "number"}, "new: write the new one"),
        ({"kind": "number", "new": "soon"}, "new: 'soon' is no telephone number"),
        ({"kind": "email", "new": "+63 917 555 0199"}, "is no mail address"),
        ({"kind": "number", "new": "+639175550102"}, "new: '+639175550102' is on the card of Lola Remedios already"),
        ({"kind": "number", "old": "555 0000"}, "old: '555 0000' is not on the card of Lola Remedios, which has +63 2"),
        ({"kind": "email", "old": "a@b.test"}, "which has none"),
        ({"kind": "number", "old": "+63 2 8555 0101", "new": "+639175550102"}, "already"),
        ({"kind": "address", "new": "x" * 301}, "new: string should have at most 300"),
        ({"kind": "fax", "new": "1"}, "kind: input should be 'number', 'email' or 'address'"),
    ],
)
def test_faults_of_a_detail_are_named_and_change_nothing(
    call: Call, app: Contacts, phone: Phone, arguments: dict[str, object], named: str
) -> None:
    assert named in str(call("change_detail", contact_id="lola", **arguments).error)
    assert changed(phone) == []


# Deleting and merging --------------------------------------------------------------------------


def test_a_deleted_card_leaves_its_groups(call: Call, app: Contacts, phone: Phone) -> None:
    assert call("delete_contact", contact_id="ben").error is None
    assert "ben" not in app.contacts
    assert app.groups["choir"].contact_ids == ("mira2",)
    assert changed(phone) == [("contacts.contacts", "ben"), ("contacts.groups", "choir")]
    assert "contact_id" in str(call("delete_contact", contact_id="ben").error)


def test_merging_keeps_all_data_on_the_first_card(call: Call, app: Contacts, phone: Phone) -> None:
    call("merge_contacts", contact_id="mira", other_contact_id="mira2")
    card = app.contacts["mira"]
    assert "mira2" not in app.contacts
    assert (card.name, card.nickname, card.role, card.birthday) == (
        "Mira Okafor",
        "M. Okafor",
        "nurse",
        date(1990, 2, 20),
    )
    assert [entry.value for entry in card.emails] == ["mira@example.com"]
    assert [entry.value for entry in card.numbers] == ["+1 416 555 0103"]
    assert (card.note, card.favourite) == ("alto", True)
    assert app.groups["choir"].contact_ids == ("mira", "ben")
    assert len(changed(phone)) == 3


def test_merging_two_members_leaves_one_in_the_group(call: Call, app: Contacts) -> None:
    call("merge_contacts", contact_id="ben", other_contact_id="mira2")
    assert app.groups["choir"].contact_ids == ("ben",)


def test_two_notes_are_both_kept_unless_too_long_together(call: Call, app: Contacts) -> None:
    call("update_contact", contact_id="mira", note="a" * 15_000)
    call("update_contact", contact_id="ben", note="b" * 15_000)
    assert "note: " in str(call("merge_contacts", contact_id="mira", other_contact_id="ben").error)
    assert "ben" in app.contacts
    call("update_contact", contact_id="ben", note="tenor")
    call("update_contact", contact_id="mira", note="soprano")
    assert call("merge_contacts", contact_id="mira", other_contact_id="ben").value["note"] == "soprano\ntenor"


def test_the_owners_card_stays_the_owners_when_merged(call: Call, app: Contacts) -> None:
    call("merge_contacts", contact_id="ben", other_contact_id="me")
    assert app.contacts["ben"].is_me


def test_what_was_found_for_the_duplicate_goes_on_the_card_that_stays(call: Call, app: Contacts, phone: Phone) -> None:
    with phone.step("world"):
        found = phone.deliver("contacts__suggest_detail", {"contact_id": "mira2", "kind": "number", "new": "555 0199"})
    assert found is not None
    call("merge_contacts", contact_id="mira", other_contact_id="mira2")
    assert app.suggestions[found.id].contact_id == "mira"


def test_a_card_is_not_merged_with_itself_or_nobody(call: Call) -> None:
    assert "other_contact_id" in str(call("merge_contacts", contact_id="ben", other_contact_id="ben").error)
    assert "contact_id" in str(call("merge_contacts", contact_id="ben", other_contact_id="nobody").error)


# Groups ----------------------------------------------------------------------------------------


def test_groups_are_made_renamed_filled_and_deleted(call: Call, app: Contacts, phone: Phone) -> None:
    made = call("create_group", name="Family", contact_ids=["lola", "me", "lola"]).value["id"]
    assert app.groups[made].contact_ids == ("lola", "me")
    call("update_group", group_id=made, name="Remedios", add_contact_ids=["mira"], remove_contact_ids=["me"])
    assert (app.groups[made].name, app.groups[made].contact_ids) == ("Remedios", ("lola", "mira"))
    assert [row["name"] for row in call("list_groups").value] == ["Choir", "Remedios"]
    call("delete_group", group_id=made)
    assert made not in app.groups
    assert len(app.contacts) == 5
    assert len(changed(phone)) == 3


@pytest.mark.parametrize(
    ("name", "arguments", "named"),
    [
        ("create_group", {"name": ""}, "name: must not be empty"),
        ("create_group", {"name": " choir "}, "name: there is a group 'Choir' already"),
        ("create_group", {"name": "Band", "contact_ids": ["x"]}, "contact_ids: no contact has the id 'x'"),
        ("update_group", {"group_id": "choir", "add_contact_ids": ["x"]}, "add_contact_ids"),
        (
            "update_group",
            {"group_id": "choir", "remove_contact_ids": ["lola"]},
            "remove_contact_ids: 'lola' is not in Choir",
        ),
        (
            "update_group",
            {"group_id": "choir", "add_contact_ids": ["ben"], "remove_contact_ids": ["ben"]},
            "remove_contact_ids: 'ben' cannot both",
        ),
        ("update_group", {"group_id": "band"}, "group_id"),
        ("delete_group", {"group_id": "band"}, "group_id"),
    ],
)
def test_faults_of_groups_are_named(
    call: Call, phone: Phone, name: str, arguments: dict[str, object], named: str
) -> None:
    assert named in str(call(name, **arguments).error)
    assert changed(phone) == []


def test_a_group_may_keep_its_name(call: Call, app: Contacts) -> None:
    assert call("update_group", group_id="choir", name="CHOIR").error is None
    assert app.groups["choir"].name == "CHOIR"


def test_there_are_ten_operations() -> None:
    assert sum(tool.kind in ("read", "write") for tool in Contacts.blueprint().tools.values()) == 10

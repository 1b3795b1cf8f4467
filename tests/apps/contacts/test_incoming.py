from __future__ import annotations

from typing import Any

import pytest

from pare.errors import BadInput
from pare.handles import User
from pare.phone import Phone
from pare_apps.contacts import Contacts


def deliver(phone: Phone, incoming: str, **arguments: Any) -> None:
    with phone.step("world"):
        phone.deliver(f"contacts__{incoming}", arguments)


def open_latest(user: User) -> str:
    outcome = user.do("open_notification", {"notification_id": user.look().notifications[0].id})
    assert outcome.error is None, outcome.error
    return user.look().view.render()


def test_a_shared_card_waits_until_it_is_saved(phone: Phone, user: User, app: Contacts) -> None:
    deliver(phone, "share_card", source="Ben Okafor", name="Hywel Prys", number="+44 20 7946 0101", role="printer")
    assert user.look().notifications[0].headline == "Ben Okafor shared a contact: Hywel Prys"
    assert "Number: +44 20 7946 0101" in phone.log[-1].text
    assert len(app.contacts) == 5

    assert "Not saved; would go on a new card" in open_latest(user)
    assert user.do("save").error is None
    assert user.look().view.title == "Hywel Prys"
    assert app.matching("printer")[0].numbers[0].value == "+44 20 7946 0101"

    user.do("back")
    assert "Saved on Hywel Prys" in user.look().view.render()
    assert "suggestion: it is saved already" in str(user.do("save").error)
    user.do("back")
    user.do("open_suggestions")
    assert "Hywel Prys: Ben Okafor (saved)" in user.look().view.render()
    assert user.do("open_suggestion", {"suggestion_id": user.look().view.items[0].id}).error is None


def test_a_card_shared_with_a_name_alone(phone: Phone, user: User, app: Contacts) -> None:
    deliver(phone, "share_card", source="Ben", name="Ada")
    open_latest(user)
    assert user.do("save").error is None
    assert [card.name for card in app.matching("ada")] == ["Ada"]


def test_a_found_detail_goes_on_its_card(phone: Phone, user: User, app: Contacts) -> None:
    deliver(phone, "suggest_detail", contact_id="mira", kind="number", new="+1 416 555 0177", source="a mail of Mira's")
    assert user.look().notifications[0].headline == "Contact suggestion: a new number for Mira Okafor?"
    assert "Not saved; would go on the card of Mira Okafor" in open_latest(user)
    assert not app.contacts["mira"].numbers
    user.do("save")
    assert [entry.value for entry in app.contacts["mira"].numbers] == ["+1 416 555 0177"]


def test_a_found_detail_outlives_its_card(phone: Phone, user: User, app: Contacts) -> None:
    deliver(phone, "suggest_detail", contact_id="mira", kind="address", new="Larch Row 15B")
    with phone.step("world"):
        app.delete_contact("mira")
    assert "Not saved; would go on a new card" in open_latest(user)
    assert user.do("save").error is None
    assert app.contacts["contact_6"].name == "Mira Okafor"


def test_a_shared_card_follows_its_owner(phone: Phone, user: User, app: Contacts) -> None:
    deliver(phone, "sync_detail", contact_id="lola", kind="number", new="+63 2 8555 0199", old="+63 2 8555 0101")
    assert str(app.contacts["lola"].numbers[0]) == "+63 2 8555 0199 (home)"
    assert user.look().notifications[0].headline == "Lola Remedios has a new number"
    assert "number +63 2 8555 0199 (instead of: +63 2 8555 0101)" in phone.log[-1].text
    assert "+63 2 8555 0199" in open_latest(user)


@pytest.mark.parametrize(
    ("name", "arguments", "named"),
    [
        ("share_card", {"source": "B", "name": ""}, "name"),
        ("share_card", {"source": "B", "name": "A", "number": "soon"}, "number: 'soon' is no telephone number"),
        ("suggest_detail", {"contact_id": "x", "kind": "email", "new": "a@b.test"}, "contact_id"),
        ("suggest_detail", {"contact_id": "ben", "kind": "address", "new": " "}, "new: must not be empty"),
        ("suggest_detail", {"contact_id": "ben", "kind": "email", "new": "a"}, "new: 'a' is no mail address"),
        ("sync_detail", {"contact_id": "ben", "kind": "email", "new": "", "old": "a@b.test"}, "new: must not be empty"),
    ],
)
def test_faults_are_named_and_notify_nobody(
    phone: Phone, user: User, name: str, arguments: dict[str, Any], named: str
) -> None:
    with pytest.raises(BadInput, match=named):
        deliver(phone, name, **arguments)
    assert user.look().notifications == ()


def test_groups_open_from_a_reference(phone: Phone, app: Contacts) -> None:
    screen = app.screen_of(app.groups["choir"])
    assert type(screen).__name__ == "GroupView"
    assert app.screen_of(phone.owner) is None

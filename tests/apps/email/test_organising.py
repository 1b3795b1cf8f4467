"""Moving, flagging, marking, deleting, and own folders."""

from __future__ import annotations

from typing import Any

import pytest


def test_mails_are_moved_flagged_and_marked(world: Any) -> None:
    assert world.changed(lambda: world.write("update_emails", email_ids=["plan", "news"], folder="Salon", flagged=True))
    assert {(world.holds(id).folder, world.holds(id).flagged) for id in ("plan", "news")} == {("salon", True)}
    assert world.changed(lambda: world.write("update_emails", email_ids=["news"], read=True)) == []
    assert world.holds("news").read
    world.write("update_emails", email_ids=["news"], flagged=False, read=False)
    assert (world.holds("news").flagged, world.holds("news").read) == (False, False)


def test_moving_twice_changes_nothing_more(world: Any) -> None:
    world.write("update_emails", email_ids=["plan"], folder="archive")
    assert world.changed(lambda: world.write("update_emails", email_ids=["plan"], folder="archive")) == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"email_ids": ["plan"]}, "folder: give at least one of folder, flagged and read"),
        ({"email_ids": ["plan"], "folder": "Attic"}, "folder: there is no folder 'Attic'"),
        ({"email_ids": ["plan"], "folder": "all"}, "folder: mails cannot be moved to all"),
        ({"email_ids": ["plan"], "folder": "drafts"}, "folder: mails cannot be moved to drafts"),
        ({"email_ids": ["plan"], "folder": "sent"}, "folder: plan is from ana@example.org; only"),
        ({"email_ids": ["letter"], "folder": "archive"}, "email_ids: letter is not sent yet and cannot be moved"),
        ({"email_ids": ["plan", "zz"], "flagged": True}, "email_ids: no email has the id 'zz'"),
        ({"email_ids": [], "flagged": True}, "email_ids: name at least one mail"),
        ({"email_ids": [f"m{n}" for n in range(101)], "flagged": True}, "email_ids: at most 100 mails at once"),
    ],
)
def test_a_wrong_move_changes_nothing(world: Any, arguments: dict[str, Any], told: str) -> None:
    outcomes = []
    assert world.changed(lambda: outcomes.append(world.write("update_emails", **arguments))) == []
    assert outcomes[0].error.startswith(told)


def test_all_or_nothing(world: Any) -> None:
    assert world.changed(lambda: world.write("update_emails", email_ids=["plan", "letter"], folder="archive")) == []


def test_an_own_mail_goes_back_to_sent(world: Any) -> None:
    world.write("delete_emails", email_ids=["agreed"])
    assert world.write("update_emails", email_ids=["agreed"], folder="sent").error is None


def test_deleting_goes_to_the_bin_and_from_there_for_good(world: Any) -> None:
    world.write("delete_emails", email_ids=["plan", "plan"])
    assert world.holds("plan").folder == "bin"
    world.write("delete_emails", email_ids=["plan"])
    assert "plan" not in world.mail.emails


def test_a_deleted_draft_is_gone(world: Any) -> None:
    world.write("delete_emails", email_ids=["letter"])
    assert "letter" not in world.mail.emails


def test_folders_are_created_renamed_and_deleted(world: Any) -> None:
    made = world.write("create_folder", name=" Taxes ").value
    assert made["name"] == "Taxes"
    world.write("update_emails", email_ids=["plan"], folder="taxes")
    assert world.holds("plan").folder == made["id"]
    assert world.changed(lambda: world.write("rename_folder", folder_id=made["id"], name="TAXES 2027")) == [
        ("email.folders", made["id"])
    ]
    world.write("delete_folder", folder_id=made["id"])
    assert made["id"] not in world.mail.folders
    assert world.holds("plan").folder == "archive"


@pytest.mark.parametrize(
    ("operation", "arguments", "told"),
    [
        ("create_folder", {"name": ""}, "name: is empty"),
        ("create_folder", {"name": "a\nb"}, "name: must be a single line"),
        ("create_folder", {"name": "Inbox"}, "name: there is a folder 'Inbox' already"),
        ("create_folder", {"name": "ALL"}, "name: there is a folder 'ALL' already"),
        ("create_folder", {"name": "salon"}, "name: there is a folder 'salon' already"),
        ("create_folder", {"name": "x" * 61}, "name: is 61 characters long"),
        ("rename_folder", {"folder_id": "inbox", "name": "x"}, "folder_id: 'inbox' is no folder of the user's own"),
        ("rename_folder", {"folder_id": "zz", "name": "x"}, "folder_id: there is no folder 'zz'"),
        ("rename_folder", {"folder_id": "salon", "name": "Sent"}, "name: there is a folder 'Sent' already"),
        ("delete_folder", {"folder_id": "bin"}, "folder_id: 'bin' is no folder of the user's own; those are Salon"),
    ],
)
def test_wrong_folders_are_told(world: Any, operation: str, arguments: dict[str, Any], told: str) -> None:
    assert world.write(operation, **arguments).error.startswith(told)


def test_a_folder_may_change_only_its_capitals(world: Any) -> None:
    assert world.write("rename_folder", folder_id="salon", name="SALON").value["name"] == "SALON"

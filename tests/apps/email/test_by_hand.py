"""Whatever the assistant can do, the user can do by hand with the same arguments."""

from __future__ import annotations

from typing import Any

import pytest

from pare_apps.email import EmailApp

OPEN = ("open_app", {"app": "email"})
INBOX = ("open_folder", {"folder": "inbox"})
PLAN = ("open_email", {"email_id": "plan"})
DRAFT = (("open_folder", {"folder": "drafts"}), ("open_email", {"email_id": "letter"}))
NEW = {
    "to": ("ana", "jonas"), "subject": "Tea", "body": "At four?", "cc": ("x@example.net",), "bcc": ("me",),
    "attachments": ("bill/invoice.pdf",),
}  # fmt: skip
FORWARD = {
    "to": ("jonas",),
    "body": "x",
    "cc": ("me",),
    "attachments": ("bill/invoice.pdf",),
    "keep_attachments": False,
}
FILED = {"email_ids": ("news", "plan"), "folder": "archive", "flagged": True, "read": False}

BY_HAND: list[tuple[str, dict[str, Any], list[tuple[str, dict[str, Any]]], str]] = [
    ("send_email", NEW, [("compose", {})], "send_email"),
    ("save_draft", NEW, [("compose", {})], "save_draft"),
    ("save_draft", {**NEW, "email_id": "plan"}, [INBOX, PLAN], "save_draft"),
    ("reply_email", {"email_id": "plan", "body": "x", "reply_all": True, "cc": ("me",)}, [INBOX, PLAN], "reply_email"),
    ("reply_email", {"email_id": "plan", "body": "x", "to": ("jonas",)}, [INBOX, PLAN], "reply_email"),
    ("forward_email", {"email_id": "plan", **FORWARD}, [INBOX, PLAN], "forward_email"),
    ("edit_draft", {"email_id": "letter", **NEW}, [*DRAFT], "edit_draft"),
    ("send_draft", {"email_id": "letter"}, [*DRAFT], "send_draft"),
    ("update_emails", FILED, [INBOX], "update_emails"),
    ("update_emails", {**FILED, "email_ids": ("plan",)}, [INBOX, PLAN], "update_email"),
    ("delete_emails", {"email_ids": ("news", "plan")}, [INBOX], "delete_emails"),
    ("delete_emails", {"email_ids": ("plan",)}, [INBOX, PLAN], "delete_email"),
    ("delete_emails", {"email_ids": ("letter",)}, [*DRAFT], "discard"),
    ("create_folder", {"name": "Taxes"}, [("manage_folders", {})], "create_folder"),
    ("rename_folder", {"folder_id": "salon", "name": "Taxes"}, [("manage_folders", {})], "rename_folder"),
    ("delete_folder", {"folder_id": "salon"}, [("manage_folders", {})], "delete_folder"),
]


def test_every_writing_operation_is_here() -> None:
    writing = {tool.name for tool in EmailApp.blueprint().tools.values() if tool.kind == "write"}
    assert {f"email__{operation}" for operation, *_ in BY_HAND} == writing


def test_the_app_keeps_to_its_share_of_operations() -> None:
    assert sum(tool.kind in ("read", "write") for tool in EmailApp.blueprint().tools.values()) == 17


@pytest.mark.parametrize(("operation", "arguments", "path", "tap"), BY_HAND)
def test_a_tap_and_an_operation_have_the_same_effect(
    world: Any, operation: str, arguments: dict[str, Any], path: list[tuple[str, dict[str, Any]]], tap: str
) -> None:
    assistants = type(world)(world.phone.fork())
    for name, given in (OPEN, *path):
        world.does(name, **given)
    offered = world.user.actions()[tap].names
    world.does(tap, **{name: value for name, value in arguments.items() if name in offered})
    outcome = assistants.write(operation, **arguments)
    assert outcome.error is None, outcome.error
    for table in ("emails", "folders"):
        mine, theirs = (
            [row.model_dump(exclude={"read"}) for row in getattr(side.mail, table)] for side in (world, assistants)
        )
        assert mine == theirs

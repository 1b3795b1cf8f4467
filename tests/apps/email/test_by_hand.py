"""Whatever the assistant can do, the user can do by hand with the same arguments."""

from __future__ import annotations

from typing import Any

import pytest

from pare.planner import plan
from pare_apps.email import EmailApp

NEW = {
    "to": ["ana", "jonas"], "subject": "Tea", "body": "At four?", "cc": ["x@example.net"], "bcc": ["me"],
    "attachments": ["bill/invoice.pdf"],
}  # fmt: skip
LATER = "2027-03-02T08:00:00+01:00"
FORWARD = {"to": ["jonas"], "body": "x", "cc": ["me"], "attachments": ["bill/invoice.pdf"], "keep_attachments": False}
FILED = {"folder": "archive", "flagged": True, "read": False}

BY_HAND: list[tuple[str, dict[str, Any], int]] = [
    ("send_email", NEW, 3),
    ("send_email", {"to": ["ana"], "subject": "Tea", "body": "At four?"}, 3),
    ("send_email", {**NEW, "send_at": LATER}, 3),
    ("save_draft", NEW, 3),
    ("save_draft", {**NEW, "email_id": "plan"}, 4),
    ("save_draft", {"body": "Later.", "email_id": "plan"}, 4),
    ("reply_email", {"email_id": "plan", "body": "x", "reply_all": True, "cc": ["me"]}, 4),
    ("reply_email", {"email_id": "bill", "body": "x"}, 4),
    ("reply_email", {"email_id": "plan", "body": "x", "to": ["jonas"], "attachments": ["bill/invoice.pdf"]}, 4),
    ("reply_email", {"email_id": "plan", "body": "x", "send_at": LATER}, 4),
    ("forward_email", {"email_id": "plan", **FORWARD}, 4),
    ("forward_email", {"email_id": "plan", **FORWARD, "send_at": LATER}, 4),
    ("forward_email", {"email_id": "bill", "to": ["ana", "jonas"]}, 4),
    ("edit_draft", {"email_id": "letter", **NEW}, 4),
    ("edit_draft", {"email_id": "letter", "to": ["ana"]}, 4),
    ("send_draft", {"email_id": "letter"}, 4),
    ("send_draft", {"email_id": "letter", "send_at": LATER}, 4),
    ("update_emails", {"email_ids": ["plan"], "folder": "salon"}, 3),
    ("update_emails", {"email_ids": ["news"], "read": True}, 3),
    ("update_emails", {"email_ids": ["news", "plan"], **FILED}, 3),
    ("update_emails", {"email_ids": ["bill", "plan"], **FILED}, 3),
    ("delete_emails", {"email_ids": ["news", "plan"]}, 3),
    ("delete_emails", {"email_ids": ["letter"]}, 3),
    ("create_folder", {"name": "Taxes"}, 3),
    ("rename_folder", {"folder_id": "salon", "name": "Taxes"}, 3),
    ("delete_folder", {"folder_id": "salon"}, 3),
]


def test_every_writing_operation_is_here() -> None:
    writing = {tool.name for tool in EmailApp.blueprint().tools.values() if tool.kind == "write"}
    assert {f"email__{operation}" for operation, *_ in BY_HAND} == writing


def test_the_app_keeps_to_its_share_of_operations() -> None:
    assert sum(tool.kind in ("read", "write") for tool in EmailApp.blueprint().tools.values()) == 17


@pytest.mark.parametrize(("operation", "arguments", "taps"), BY_HAND)
def test_taps_lead_to_the_same_effect(world: Any, operation: str, arguments: dict[str, Any], taps: int) -> None:
    assistants = type(world)(world.phone.fork())
    path = plan(world.phone, f"email__{operation}", arguments)
    assert len(path) == taps
    for action in path:
        world.does(action.name, **action.arguments)
    outcome = assistants.write(operation, **arguments)
    assert outcome.error is None, outcome.error
    for table in ("emails", "folders"):
        mine, theirs = (
            [row.model_dump(exclude={"read"}) for row in getattr(side.mail, table)] for side in (world, assistants)
        )
        assert mine == theirs


@pytest.mark.parametrize(("screen", "operation", "arguments", "tap"), [
    ("inbox", "update_emails", {"email_ids": ["plan"], **FILED}, ("update_email", FILED)),
    ("inbox", "delete_emails", {"email_ids": ["plan"]}, ("delete_email", {})),
    ("drafts", "update_emails", {"email_ids": ["letter"], "flagged": True}, ("update_email", {"flagged": True})),
    ("drafts", "delete_emails", {"email_ids": ["letter"]}, ("discard", {})),
])  # fmt: skip
def test_a_mail_on_its_own_screen_needs_no_selecting(
    world: Any, screen: str, operation: str, arguments: dict[str, Any], tap: tuple[str, dict[str, Any]]
) -> None:
    assistants = type(world)(world.phone.fork())
    world.does("open_app", app="email")
    world.does("open_folder", folder=screen)
    world.does("open_email", email_id=arguments["email_ids"][0])
    world.does(tap[0], **tap[1])
    assistants.write(operation, **arguments)
    assert list(world.mail.emails) == list(assistants.mail.emails)

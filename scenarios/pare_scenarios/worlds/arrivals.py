"""Short ways to let messages and mails arrive in a scenario's `happens`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pare.clock import Condition
from pare.scenario import Person, Story
from pare_apps.attachments import Attachment
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging

When = str | tuple[Condition, str]
"""A local time (`18:02`, `+5m`), or a condition and a delay after it: `(p.told(NOOR), "2m")`."""


def mail_comes(
    story: Story, at: When, name: str, sender: Person, subject: str, body: str, *files: Attachment, **more: Any
) -> None:
    """A mail arrives; `more` are other arguments of `EmailApp.receive_email`, such as `in_reply_to=the("offer")`."""
    said = {"sender": sender.email, "sender_name": sender.name, "subject": subject, "body": body, "attachments": files}
    _comes(story, at, name, EmailApp.receive_email, said | more)


def text_comes(story: Story, at: When, name: str, sender: Person, text: str, *files: Attachment, **more: Any) -> None:
    """A message arrives; `title="Family"` or `conversation_id=the("family")` says in which group."""
    said = {"sender": sender.number, "text": text, "attachments": files}
    _comes(story, at, name, Messaging.receive_message, said | more)


def _comes(story: Story, at: When, name: str, what: Callable[..., Any], said: dict[str, Any]) -> None:
    if isinstance(at, str):
        story.at(at, name, what, **said)
    else:
        story.when(*at, name, what, **said)

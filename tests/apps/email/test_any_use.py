"""Whatever is tried, by whomever, in whatever order: clear errors at most, and a mailbox that holds together."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pare.actions import accept_proposal, propose
from pare.errors import ActionError
from pare.handles import User, executor
from pare.phone import Phone
from pare.tool import Tool
from pare_apps.email import Email, EmailApp, Mailboxes
from pare_apps.email.model import SYSTEM_FOLDERS

TOOLS = EmailApp.blueprint().tools
TAPS = [(screen, tap.tool) for screen, taps in EmailApp.blueprint().taps.items() for tap in taps.values()]
ODD = [
    "", " ", "me", "x" * 2_000, "\x00", "a\nb", "\u202eabc", "مرحبا", "İ@ß.example", "a@b.c", "{id}", "email_1", "-1",
    "bill/invoice.pdf", "bill/", "/", "all", "Re: ", "0001-01-01", "contact", "salon", "Ana",
]  # fmt: skip
WORDS = st.sampled_from(ODD) | st.text(st.characters(codec="utf-8"), max_size=12)
MOMENTS = st.sampled_from(
    [
        "0001-01-01T00:00:00",
        "9999-12-31T23:59:59Z",
        "2027-02-28",
        "2027-03-01T10:00:00+01:00",
        "0001-01-01T00:00Z",
        "2027-03-01T11:00",
        "2027-03-02T10:00",
    ]
)
KNOWN = {
    "to": ["ana", "Jonas Berg", "x@example.net", "me"],
    "folder": [*SYSTEM_FOLDERS, "all", "salon", "Taxes", "zz"],
    "folder_id": ["salon", "folder_2", "zz"],
    "name": ["Taxes", "Chairs", "invoice.pdf", "a.pdf", "inbox"],
    "sender": ["ana", "stranger@example.net", "me"],
    "recipient": ["ana@example.org", "jonas"],
    "attachments": ["bill/invoice.pdf"],
}  # fmt: skip
SANE = st.sampled_from([True, True, True, False])
FOR = {"cc": "to", "bcc": "to"}


def values(name: str, schema: dict[str, Any], mails: list[str], sane: bool) -> st.SearchStrategy[Any]:
    """JSON values that fit a schema; sane ones mean something."""
    known = mails if name in ("email_id", "email_ids", "in_reply_to") else KNOWN.get(FOR.get(name, name), ["Tea", "Ok"])
    text = st.sampled_from(known) if sane else st.sampled_from(known) | WORDS
    match schema:
        case {"enum": options}:
            return st.sampled_from(options)
        case {"$ref": _}:
            return st.fixed_dictionaries({"name": st.sampled_from(["a.pdf", "b.pdf"])}, optional={"text": text})
        case {"type": "string", "format": "date-time"}:
            return MOMENTS
        case {"type": "string"}:
            return text
        case {"type": "boolean"}:
            return st.booleans()
        case {"type": "integer"}:
            return st.integers(schema.get("minimum", -9), schema.get("maximum", 2**60))
        case {"type": "array", "items": items}:
            return st.lists(values(name, items, mails, sane), min_size=schema.get("minItems", int(sane)), max_size=3)
    raise AssertionError(f"{name}: {schema}")


def arguments(tool: Tool, mails: list[str], sane: bool = False) -> st.SearchStrategy[dict[str, Any]]:
    fields = {name: values(name, field, mails, sane) for name, field in tool.schema["properties"].items()}
    needed = set(tool.schema.get("required", ()))
    return st.fixed_dictionaries(
        {name: field for name, field in fields.items() if name in needed},
        optional={name: field for name, field in fields.items() if name not in needed},
    )


def relevant(phone: Phone) -> int:
    return sum(change.table.startswith("email.") for change in phone.journal.changes)


def by_assistant(phone: Phone, tool: Tool, given: dict[str, Any]) -> Any:
    proposal = propose(phone, "Shall I?")
    with phone.step("user"):
        accept_proposal(phone)
    handle, _ = executor(phone, proposal, 1)
    return handle(tool.name, given)


@pytest.mark.parametrize("tool", [tool for tool in TOOLS.values() if tool.kind != "incoming"], ids=lambda t: t.name)
def test_operations_take_anything(world: Any, tool: Tool) -> None:
    mails = [email.id for email in world.mail.emails]

    @settings(max_examples=25, deadline=None, derandomize=True, database=None)
    @given(arguments(tool, mails))
    def tried(given: dict[str, Any]) -> None:
        phone = world.phone.fork()
        before = relevant(phone)
        outcome = by_assistant(phone, tool, given)
        if outcome.error is not None or tool.kind == "read":
            assert relevant(phone) == before
        if outcome.error is not None:
            assert any(
                f"{name}: " in outcome.error or f"{name}." in outcome.error for name in (*tool.names, "arguments")
            )

    tried()


@pytest.mark.parametrize(("screen", "tool"), TAPS, ids=lambda value: getattr(value, "__name__", None) or value.name)
def test_taps_take_anything(world: Any, screen: Any, tool: Tool) -> None:
    mails = [email.id for email in world.mail.emails]
    context = {"email_id": "letter" if screen.__name__ == "DraftView" else "bill", "name": "invoice.pdf",
               "folder": "inbox"}  # fmt: skip
    places: dict[str, Callable[[], Any]] = {
        "SearchResults": lambda: Mailboxes().search_emails(world.mail, folder="inbox")
    }
    make = places.get(
        screen.__name__, lambda: screen(**{k: v for k, v in context.items() if k in screen.__annotations__})
    )

    @settings(max_examples=12, deadline=None, derandomize=True, database=None)
    @given(arguments(tool, mails))
    def tried(given: dict[str, Any]) -> None:
        phone = world.phone.fork()
        with phone.step("user"):
            phone.open("email", make())
        before = relevant(phone)
        outcome = User(phone).do(tool.name, given)
        if outcome.error is not None:
            assert relevant(phone) == before
        assert User(phone).look().view.render()

    tried()


class Mailbox(RuleBasedStateMachine):
    """User, assistant and world use one mailbox at once."""

    def __init__(self, phone: Phone) -> None:
        super().__init__()
        self.phone = phone
        self.mail = phone.app(EmailApp)

    @property
    def mails(self) -> list[str]:
        return [email.id for email in self.mail.emails.where(newest=True, limit=12)] or ["none"]

    @rule(data=st.data())
    def user(self, data: st.DataObject) -> None:
        user = User(self.phone)
        name = data.draw(st.sampled_from([n for n in user.actions() if n not in ("wait", "switch_app", "go_home")]))
        tool = user.actions()[name]
        known = {
            "open_app": {"app": "email"},
            "open_notification": {"notification_id": next((n.id for n in user.look().notifications), "")},
        }
        given = known.get(name) or data.draw(
            arguments(tool, [item.id for item in user.look().view.items] or self.mails)
        )
        before = relevant(self.phone)
        if user.do(name, given).error is not None:
            assert relevant(self.phone) == before

    @rule(data=st.data())
    def assistant(self, data: st.DataObject) -> None:
        tool = data.draw(st.sampled_from([tool for tool in TOOLS.values() if tool.kind == "write"]))
        drafts = [email.id for email in self.mail.emails if email.unsent]
        fitting = drafts if tool.name in ("email__edit_draft", "email__send_draft") else []
        given = data.draw(arguments(tool, fitting or self.mails, data.draw(SANE)))
        out = "scheduled" if given.get("send_at") else "sent"
        again = out == "scheduled" and self.mail.emails.get(given.get("email_id", ""))
        before, there = relevant(self.phone), self.mail.emails.count(folder=out)
        outcome = by_assistant(self.phone, tool, given)
        if outcome.error is not None:
            assert relevant(self.phone) == before
        elif tool.name in ("email__send_email", "email__reply_email", "email__forward_email", "email__send_draft"):
            put_off = isinstance(again, Email) and again.folder == "scheduled"
            assert self.mail.emails.count(folder=out) == there + (not put_off)

    @rule(minutes=st.integers(1, 400))
    def time_passes(self, minutes: int) -> None:
        self.phone.advance(self.phone.now + timedelta(minutes=minutes))
        assert all(email.sent_at > self.phone.now for email in self.mail.emails.where(folder="scheduled"))

    @rule(data=st.data())
    def world(self, data: st.DataObject) -> None:
        tool = data.draw(st.sampled_from([tool for tool in TOOLS.values() if tool.kind == "incoming"]))
        given = data.draw(arguments(tool, self.mails, data.draw(SANE)))
        before = relevant(self.phone)
        try:
            with self.phone.step("world"):
                self.phone.deliver(tool.name, given)
        except ActionError:
            assert relevant(self.phone) == before

    @invariant()
    def every_mail_lies_in_one_folder(self) -> None:
        folders = [*SYSTEM_FOLDERS, *(folder.id for folder in self.mail.folders)]
        assert sum(self.mail.emails.count(folder=folder) for folder in folders) == len(self.mail.emails)

    @invariant()
    def own_mails_only_are_sent_or_drafted(self) -> None:
        for folder in ("sent", "drafts", "scheduled"):
            assert all(email.sender == self.mail.address for email in self.mail.emails.where(folder=folder))

    @invariant()
    def lists_agree_with_the_mails(self) -> None:
        for unread, flagged in ((True, False), (False, True), (True, True)):
            expected = [
                email.id for email in self.mail.emails
                if (not unread or not email.read) and (not flagged or email.flagged)
            ]  # fmt: skip
            assert [email.id for email in self.mail.listing("all", unread, flagged, 9_999, 0)[::-1]] == expected

    @invariant()
    def the_screen_can_be_shown(self) -> None:
        assert User(self.phone).look().view.render()


def test_a_mailbox_in_many_hands(world: Any) -> None:
    run_state_machine_as_test(
        lambda: Mailbox(world.phone.fork()),  # type: ignore[arg-type]
        settings=settings(
            max_examples=40, stateful_step_count=30, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip

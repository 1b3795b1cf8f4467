"""Reading the mailbox: lists, search, threads, attachments."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from pare.handles import observer
from pare_apps.email import Email
from tests.effort import instructions


def ids(outcome: Any) -> list[str]:
    assert outcome.error is None, outcome.error
    return [email["id"] for email in outcome.value]


def test_folders_are_counted(world: Any) -> None:
    counts = {count["name"]: (count["emails"], count["unread"]) for count in world.read("list_folders").value}
    assert counts == {
        "Inbox": (2, 1), "Sent": (1, 0), "Drafts": (1, 0), "Scheduled": (0, 0), "Archive": (0, 0),
        "Spam": (0, 0), "Bin": (0, 0), "Salon": (1, 0),
    }  # fmt: skip


def test_a_folder_is_listed_newest_first_and_by_pages(world: Any) -> None:
    assert ids(world.read("list_emails")) == ["news", "plan"]
    assert ids(world.read("list_emails", limit=1, offset=1)) == ["plan"]
    assert ids(world.read("list_emails", offset=10**15)) == []
    assert ids(world.read("list_emails", unread=True)) == ["news"]
    assert ids(world.read("list_emails", folder="salon", flagged=True)) == ["bill"]
    assert ids(world.read("list_emails", folder="all", flagged=True)) == ["bill"]
    assert ids(world.read("list_emails", folder="all", flagged=True, unread=True)) == []
    assert ids(world.read("list_emails", folder="all")) == ["letter", "news", "bill", "agreed", "plan"]


def test_an_own_folder_goes_by_name_or_id(world: Any) -> None:
    assert ids(world.read("list_emails", folder="SALON")) == ids(world.read("list_emails", folder="salon")) == ["bill"]
    assert "folder: there is no folder 'Attic'; there are inbox" in world.read("list_emails", folder="Attic").error


def test_lists_cut_long_bodies_and_reading_does_not(world: Any) -> None:
    email = world.comes(sender="ana", body="word " * 1_000)
    listed = world.read("list_emails", limit=1).value[0]["body"]
    assert len(listed) < 2_100
    assert listed.endswith("[3000 more characters]")
    assert world.read("read_email", email_id=email.id).value["body"] == "word " * 1_000


def test_what_is_read_counts_as_seen(world: Any) -> None:
    assert world.read("read_email", email_id="plan").about == (("email.emails", "plan"),)
    assert len(world.read("read_thread", email_id="plan").about) == 2


def test_reading_changes_nothing(world: Any) -> None:
    before = len(world.phone.journal.changes)
    for operation, arguments in (
        ("list_folders", {}), ("list_emails", {}), ("read_email", {"email_id": "news"}),
        ("search_emails", {"text": "spring"}), ("read_thread", {"email_id": "plan"}),
        ("read_attachment", {"email_id": "bill", "name": "invoice.pdf"}),
    ):  # fmt: skip
        assert world.read(operation, **arguments).error is None
    assert len(world.phone.journal.changes) == before
    assert not world.holds("news").read


@pytest.mark.parametrize(
    ("criteria", "found"),
    [
        ({"text": "spring flow"}, ["news"]),
        ({"text": "invoice 882"}, ["bill"]),
        ({"text": "meet lena"}, ["plan"]),
        ({"text": "!!!"}, []),
        ({"subject": "plan"}, ["agreed", "plan"]),
        ({"subject": "gladly"}, []),
        ({"sender": "ana"}, ["plan"]),
        ({"sender": "Sousa"}, ["plan"]),
        ({"sender": "Ana S."}, ["plan"]),
        ({"sender": "ANA@example.org"}, ["plan"]),
        ({"sender": "chair"}, ["bill"]),
        ({"sender": "me"}, ["letter", "agreed"]),
        ({"sender": "piet"}, []),
        ({"recipient": "Jonas Berg"}, ["letter", "plan"]),
        ({"recipient": "lena"}, ["plan"]),
        ({"recipient": "me"}, ["news", "bill", "plan"]),
        ({"recipient": "ana", "sender": "me", "subject": "plan", "text": "gladly"}, ["agreed"]),
        ({"since": "2027-02-28"}, ["letter", "news", "bill"]),
        ({"since": "2027-02-28", "before": "2027-03-01T08:00"}, ["news", "bill"]),
        ({"text": "plan", "since": "2027-02-27T10:00"}, ["agreed"]),
        ({"text": "plan", "folder": "inbox"}, ["plan"]),
        ({"folder": "Salon"}, ["bill"]),
        ({"has_attachments": True}, ["bill"]),
        ({"has_attachments": False, "folder": "inbox"}, ["news", "plan"]),
        ({"has_attachments": False, "text": "invoice"}, []),
        ({"since": "0002-01-01", "before": "9998-12-31"}, ["letter", "news", "bill", "agreed", "plan"]),
        ({"limit": 2, "offset": 1}, ["news", "bill"]),
        ({"text": "plan", "limit": 1, "offset": 1}, ["plan"]),
    ],
)
def test_search(world: Any, criteria: dict[str, Any], found: list[str]) -> None:
    assert ids(world.read("search_emails", **criteria)) == found


def test_search_finds_a_sender_by_any_address_of_the_card(world: Any) -> None:
    email = world.comes(sender="ana.home@example.net", sender_name="A.")
    assert ids(world.read("search_emails", sender="Ana Sousa")) == [email.id, "plan"]


def test_search_sees_what_has_changed_since_it_was_first_used(world: Any) -> None:
    assert ids(world.read("search_emails", text="tulips")) == []
    email = world.comes(sender="ana", body="Tulips!")
    assert ids(world.read("search_emails", text="tulips")) == [email.id]


def test_a_thread_is_read_oldest_first_from_any_of_its_mails(world: Any) -> None:
    late = world.comes(sender="ana", in_reply_to="agreed", subject="")
    for one in ("plan", "agreed", late.id):
        assert ids(world.read("read_thread", email_id=one)) == ["plan", "agreed", late.id]
    assert ids(world.read("read_thread", email_id="plan", limit=2)) == ["agreed", late.id]


def test_attachments_are_named_in_the_mail_and_read_apart(world: Any) -> None:
    files = world.read("read_email", email_id="bill").value["attachments"]
    assert files == [{"name": "invoice.pdf", "media_type": "application/pdf", "size_kb": 120}]
    assert world.read("read_attachment", email_id="bill", name="invoice.pdf").value["text"] == "Invoice 882, 1150 euros"
    assert world.read("read_attachment", email_id="bill", name="x").error == "name: bill carries invoice.pdf, not 'x'"
    assert world.read("read_attachment", email_id="plan", name="x").error == "name: plan carries none, not 'x'"


def test_a_record_holds_attachments_in_full(world: Any) -> None:
    assert world.holds("bill").model_dump(mode="json")["attachments"][0]["text"] == "Invoice 882, 1150 euros"


def test_an_unknown_mail_is_told_with_examples(world: Any) -> None:
    error = world.read("read_email", email_id="email_99").error
    assert error.startswith("email_id: no email has the id 'email_99'")


def test_a_large_mailbox_is_listed_opened_and_searched_with_the_work_of_a_small_one(world: Any) -> None:
    def use(text: str) -> None:
        handle, _ = observer(world.phone, 10_000)
        handle("email__list_emails", {"folder": "inbox", "offset": 3})
        handle("email__list_emails", {"folder": "inbox", "unread": True})
        handle("email__read_thread", {"email_id": "plan"})
        handle("email__list_folders", {})
        handle("email__search_emails", {"text": text, "folder": "inbox"})

    for day in range(10):
        world.comes(sender="ana", subject=f"No {day}")
    use("no 6")
    small = instructions(lambda: use("no 7"))
    with world.phone.step("world"):
        for hour in range(10_000):
            sent = world.phone.now - timedelta(hours=hour)
            world.mail.emails.add(
                Email(sender=f"p{hour % 97}@example.net", to=("mele@example.com",), subject=f"No {hour}", sent_at=sent)
            )
    for text in ("no 7343", "no 7344"):  # what is new is looked through once, then all text is indexed
        use(text)
    assert instructions(lambda: use("no 7345")) < 4 * small
    assert len(world.read("search_emails", text="no 7345", folder="inbox").value) == 1

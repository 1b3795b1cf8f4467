"""The screens, as a user walks through them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from pare.handles import User
from pare.phone import Phone
from pare_apps.email import Email, EmailApp


def text(world: Any) -> str:
    shown: str = world.user.look().view.render()
    return shown


def screen(world: Any) -> str:
    name: str = world.user.look().screen
    return name.removeprefix("email.")


def error(world: Any, tap: str, /, **arguments: Any) -> str:
    told = world.user.do(tap, arguments).error
    assert told is not None
    return str(told)


@pytest.fixture
def mailboxes(world: Any) -> Any:
    world.does("open_app", app="email")
    return world


def test_folders_then_a_folder_then_a_mail(mailboxes: Any) -> None:
    assert "[inbox] Inbox (2, 1 unread)" in text(mailboxes)
    assert "[all] All mail (5, 1 unread)" in text(mailboxes)
    mailboxes.does("open_folder", folder="inbox")
    assert "Ana S. · Plan for May · Fri 26 Feb 2027 10:00" in text(mailboxes)
    assert "(unread)" in text(mailboxes)
    assert mailboxes.changed(lambda: mailboxes.does("open_email", email_id="news")) == []
    assert mailboxes.holds("news").read
    assert screen(mailboxes) == "EmailView"
    assert text(mailboxes).splitlines() == [
        "Spring news", "From: news@example.net", "To: me", "Date: Mon 01 Mar 2027 05:00", "Folder: Inbox", "",
        "Flowers.",
    ]  # fmt: skip


def test_people_have_names_and_sent_mails_show_whom_they_went_to(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="sent")
    assert "to Ana Sousa · Re: Plan for May" in text(mailboxes)
    mailboxes.does("open_email", email_id="agreed")
    mailboxes.does("open_thread")
    assert "2 mails" in text(mailboxes)
    mailboxes.does("open_email", email_id="plan")
    assert "To: me, Jonas Berg\nCc: lena@example.net" in text(mailboxes)
    assert "Thread: 2 mails" in text(mailboxes)
    mailboxes.does("open_sender")
    assert mailboxes.user.look().screen == "contacts.ContactCard"


def test_a_sender_without_a_card(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="inbox")
    mailboxes.does("open_email", email_id="news")
    assert error(mailboxes, "open_sender") == "news@example.net is on no contact card"


def test_a_thread_leads_only_to_its_own_mails(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="inbox")
    mailboxes.does("open_email", email_id="plan")
    mailboxes.does("open_thread")
    assert error(mailboxes, "open_email", email_id="news") == "email_id: news is not in this thread"


def test_a_file_is_opened(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="Salon")
    mailboxes.does("open_email", email_id="bill")
    assert "- [invoice.pdf] application/pdf, 120 kB" in text(mailboxes)
    assert "Folder: Salon, flagged" in text(mailboxes)
    mailboxes.does("open_attachment", name="invoice.pdf")
    assert "Invoice 882, 1150 euros" in text(mailboxes)
    mailboxes.does("open_email")
    assert screen(mailboxes) == "EmailView"
    assert error(mailboxes, "open_attachment", name="x").startswith("name: bill carries invoice.pdf")


def test_answering_and_forwarding_from_the_mail(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="inbox")
    mailboxes.does("open_email", email_id="plan")
    mailboxes.does("reply_email", body="Yes.", to=["jonas"])
    mailboxes.does("forward_email", to=["jonas"])
    mailboxes.does("save_draft", body="Later.")
    assert "Folder: Inbox, answered, forwarded" in text(mailboxes)
    kinds = [(email.folder, email.subject) for email in mailboxes.mail.emails.where(since=mailboxes.phone.now)]
    assert kinds == [("sent", "Re: Plan for May"), ("sent", "Fwd: Plan for May"), ("drafts", "Re: Plan for May")]


def test_a_mail_is_filed_and_deleted_from_its_screen(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="inbox")
    mailboxes.does("open_email", email_id="plan")
    mailboxes.does("update_email", folder="archive", flagged=True, read=False)
    assert "Folder: Archive, unread, flagged" in text(mailboxes)
    mailboxes.does("delete_email")
    assert "Folder: Bin" in text(mailboxes)
    mailboxes.does("delete_email")
    assert screen(mailboxes) == "FolderView"


def test_a_new_mail_is_written(mailboxes: Any) -> None:
    mailboxes.does("compose")
    assert error(mailboxes, "send_email", to=["zz"], subject="a", body="b").startswith("to: 'zz' is nobody")
    mailboxes.does("send_email", to=["ana"], subject="Tea", body="At four?")
    assert "[sent] Sent (2, 0 unread)" in text(mailboxes)
    mailboxes.does("open_folder", folder="inbox")
    mailboxes.does("compose")
    mailboxes.does("save_draft", subject="Tea")
    assert "[drafts] Drafts (2, 0 unread)" in text(mailboxes)


def test_a_draft_is_edited_sent_and_discarded(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="drafts")
    mailboxes.does("open_email", email_id="letter")
    mailboxes.does("edit_draft", body="Dear Jonas, done.", attachments=["bill/invoice.pdf"], to=[])
    assert "Draft: Reference\nTo: nobody yet" in text(mailboxes)
    mailboxes.does("open_attachment", name="invoice.pdf")
    mailboxes.does("open_email")
    mailboxes.does("update_email", flagged=True)
    mailboxes.does("open_thread")
    mailboxes.does("back")
    mailboxes.does("edit_draft", to=["jonas"])
    mailboxes.does("send_draft")
    assert screen(mailboxes) == "FolderView"
    assert mailboxes.holds("letter").folder == "sent"
    mailboxes.does("compose")
    mailboxes.does("save_draft", subject="Tea")
    mailboxes.does("open_folder", folder="drafts")
    draft = mailboxes.mail.emails.where(folder="drafts")[0]
    mailboxes.does("open_email", email_id=draft.id)
    mailboxes.does("discard")
    assert (screen(mailboxes), draft.id in mailboxes.mail.emails) == ("FolderView", False)


def test_a_long_folder_has_pages_and_choices(mailboxes: Any) -> None:
    for number in range(25):
        mailboxes.comes(sender="ana", subject=f"Number {number}")
    mailboxes.does("open_folder", folder="inbox")
    assert len(mailboxes.user.look().view.items) == 20
    mailboxes.does("more")
    assert "Page 2" in text(mailboxes)
    assert len(mailboxes.user.look().view.items) == 7
    assert error(mailboxes, "more") == "there are no more mails here"
    mailboxes.does("show_only", unread=True)
    mailboxes.does("more")
    assert len(mailboxes.user.look().view.items) == 6
    mailboxes.does("show_only", flagged=True)
    assert "Only flagged ones" in text(mailboxes)


def test_several_mails_are_selected(mailboxes: Any) -> None:
    mailboxes.does("open_folder", folder="inbox")
    assert error(mailboxes, "open_email", email_id="bill") == "email_id: bill is not in this list"
    assert error(mailboxes, "delete_emails", email_ids=["plan", "bill"]).startswith("email_ids: some of these mails")
    mailboxes.does("update_emails", email_ids=["plan", "news"], folder="archive")
    mailboxes.does("go_home")
    mailboxes.does("open_app", app="email")
    mailboxes.does("back")
    mailboxes.does("open_folder", folder="all")
    mailboxes.does("delete_emails", email_ids=["plan", "bill"])
    assert {email.id for email in mailboxes.mail.emails.where(folder="bin")} == {"plan", "bill"}


def test_search_shows_results_to_act_on(mailboxes: Any) -> None:
    mailboxes.does("search_emails", text="plan")
    assert "in Inbox" in text(mailboxes)
    assert "in Sent" in text(mailboxes)
    assert error(mailboxes, "open_email", email_id="bill") == "email_id: bill is not in this list"
    assert error(mailboxes, "more") == "there are no more results"
    mailboxes.does("update_emails", email_ids=["plan"], flagged=True)
    mailboxes.does("open_email", email_id="plan")
    mailboxes.does("back")
    mailboxes.does("delete_emails", email_ids=["plan"])
    mailboxes.does("back")
    for number in range(21):
        mailboxes.comes(sender="jonas", subject=f"Number {number}")
    mailboxes.does("search_emails", sender="jonas", since="0002-01-01", before="9998-12-31")
    mailboxes.does("more")
    assert "Page 2" in text(mailboxes)
    mailboxes.does("back")
    mailboxes.does("back")
    mailboxes.does("search_emails", text="zebra")
    assert "Nothing found" in text(mailboxes)


def test_own_folders_are_managed(mailboxes: Any) -> None:
    mailboxes.does("manage_folders")
    mailboxes.does("create_folder", name="Taxes")
    assert "Taxes (0)" in text(mailboxes)
    mailboxes.does("rename_folder", folder_id="salon", name="Chairs")
    mailboxes.does("back")
    mailboxes.does("open_folder", folder="chairs")
    mailboxes.does("go_home")
    mailboxes.write("delete_folder", folder_id="salon")
    mailboxes.does("open_app", app="email")
    assert screen(mailboxes) == "Mailboxes"
    mailboxes.does("manage_folders")
    mailboxes.does("delete_folder", folder_id="folder_2")
    assert "There are none yet" in text(mailboxes)


def test_a_notification_opens_its_mail(world: Any) -> None:
    world.comes(sender="ana", subject="Tea")
    note = world.user.look().notifications[0]
    world.does("open_notification", notification_id=note.id)
    assert text(world).startswith("Tea\nFrom: Ana Sousa <ana@example.org>")


def test_without_contacts_addresses_do() -> None:
    phone = Phone([EmailApp], datetime(2027, 3, 1, tzinfo=UTC))
    with phone.step("world"):
        email = phone.deliver("email__receive_email", {"sender": "a@example.com", "subject": "", "body": "b"})
    assert isinstance(email, Email)
    user = User(phone)
    user.do("open_notification", {"notification_id": "notification_1"})
    assert user.look().view.title == "(no subject)"
    assert user.do("open_sender").error == "a@example.com is on no contact card"
    assert user.do("reply_email", {"body": "x"}).error is None

"""Sending, answering, forwarding, and drafts."""

from __future__ import annotations

from typing import Any

import pytest

from pare_apps.contacts import Contact, Contacts, Labelled
from pare_apps.email import Email


def only_new(world: Any, operation: str, **arguments: Any) -> Email:
    """The one row that an operation adds, which is its only effect."""
    outcome = None

    def act() -> None:
        nonlocal outcome
        outcome = world.write(operation, **arguments)

    changes = world.changed(act)
    assert outcome is not None
    assert outcome.error is None, outcome.error
    assert changes == [("email.emails", outcome.value["id"])]
    email: Email = world.holds(outcome.value["id"])
    return email


def test_a_mail_is_sent(world: Any) -> None:
    sent = only_new(world, "send_email", to=["Ana Sousa", "x@Example.net"], subject=" Tea ", body="At four?\n",
                    cc=["jonas"], bcc=["me", "x@example.net"], attachments=["bill/invoice.pdf"])  # fmt: skip
    assert (sent.folder, sent.sender, sent.sender_name) == ("sent", "mele@example.com", "Mele Tau")
    assert (sent.to, sent.cc, sent.bcc) == (
        ("ana@example.org", "x@example.net"), ("jonas@example.org",), ("mele@example.com",)
    )  # fmt: skip
    assert (sent.subject, sent.body, sent.sent_at) == ("Tea", "At four?\n", world.phone.now)
    assert [file.name for file in sent.attachments] == ["invoice.pdf"]
    assert sent.read


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"to": []}, "to: name at least one recipient"),
        ({"to": ["Nobody Atall"]}, "to: 'Nobody Atall' is nobody in the contacts"),
        ({"to": ["Piet Vos"]}, "to: the card of Piet Vos has no mail address"),
        ({"to": [" "]}, "to: is empty"),
        ({"to": ["a" * 400]}, "to: is 400 characters long"),
        ({"to": [f"p{n}@example.com" for n in range(101)]}, "to: names 101 people"),
        ({"cc": ["zz"]}, "cc: 'zz' is nobody"),
        ({"bcc": ["zz"]}, "bcc: 'zz' is nobody"),
        ({"subject": "  "}, "subject: is empty"),
        ({"subject": "a\nb"}, "subject: must be a single line"),
        ({"subject": "a\x00b"}, "email__send_email: subject: holds control characters"),
        ({"subject": "a" * 1_001}, "subject: is 1,001 characters long; at most 1,000"),
        ({"body": "\n "}, "body: is empty"),
        ({"body": "\x1b[0m"}, "email__send_email: body: holds control characters"),
        ({"attachments": ["bill/other.pdf"]}, "attachments: bill carries invoice.pdf, not 'other.pdf'"),
        ({"attachments": ["nonsense"]}, "attachments: 'nonsense' is no file"),
    ],
)
def test_a_wrong_mail_is_refused_and_leaves_nothing(world: Any, arguments: dict[str, Any], told: str) -> None:
    outcomes = []
    fields = {"to": ["ana"], "subject": "Tea", "body": "At four?", **arguments}
    assert world.changed(lambda: outcomes.append(world.write("send_email", **fields))) == []
    assert outcomes[0].error.startswith(told)


def test_a_card_with_a_broken_address_is_told(world: Any) -> None:
    with world.phone.step("world"):
        card = Contact.model_construct(
            id="odd", name="Odd One", emails=(Labelled.model_construct(value="no at", label="work"),)
        )
        world.phone.app(Contacts).contacts.add(card.model_copy(update={"numbers": ()}))
    error = world.write("send_email", to=["odd"], subject="Tea", body="?").error
    assert error == "to: 'no at', on the card of 'odd', is no mail address"


def test_hidden_copies_alone_will_do_and_a_file_needs_no_text(world: Any) -> None:
    sent = only_new(world, "send_email", to=[], bcc=["ana"], subject="Tea", body="", attachments=["bill/invoice.pdf"])
    assert sent.recipients == ("ana@example.org",)


def test_two_files_of_the_same_name_are_told(world: Any) -> None:
    other = world.comes(sender="ana", attachments=[{"name": "invoice.pdf", "text": "other"}])
    error = world.write("send_email", to=["ana"], subject="a", body="b",
                        attachments=["bill/invoice.pdf", f"{other.id}/invoice.pdf"]).error  # fmt: skip
    assert error == "attachments: two different files are called 'invoice.pdf'; attach one of them"


def test_an_answer_goes_to_the_sender_in_the_same_thread(world: Any) -> None:
    sent = only_new(world, "reply_email", email_id="plan", body="Yes.")
    assert (sent.to, sent.cc) == (("ana@example.org",), ())
    assert (sent.subject, sent.thread, sent.in_reply_to) == ("Re: Plan for May", "plan", "plan")
    assert world.holds("plan").answered


def test_an_answer_to_all_leaves_the_owner_out(world: Any) -> None:
    sent = only_new(world, "reply_email", email_id="plan", body="Yes.", reply_all=True, cc=["x@example.net"])
    assert sent.to == ("ana@example.org", "jonas@example.org")
    assert sent.cc == ("lena@example.net", "x@example.net")


def test_an_answer_to_some_of_many(world: Any) -> None:
    assert only_new(world, "reply_email", email_id="plan", body="Yes.", to=["jonas"]).to == ("jonas@example.org",)
    error = world.write("reply_email", email_id="plan", body="Yes.", to=["jonas"], reply_all=True).error
    assert error.startswith("to: leave it empty with reply_all")


def test_an_answer_to_an_own_mail_goes_to_whom_it_went(world: Any) -> None:
    sent = only_new(world, "reply_email", email_id="agreed", body="One more thing.")
    assert (sent.to, sent.subject, sent.thread) == (("ana@example.org",), "Re: Plan for May", "plan")


@pytest.mark.parametrize(("subject", "answer"), [("RE: tea", "RE: tea"), ("Re : tea", "Re : tea"), ("", "Re:"),
                                                 ("Regatta", "Re: Regatta"), ("Fwd: tea", "Re: Fwd: tea")])  # fmt: skip
def test_the_subject_of_an_answer_is_not_doubled(world: Any, subject: str, answer: str) -> None:
    email = world.comes(sender="ana", subject=subject)
    assert only_new(world, "reply_email", email_id=email.id, body="Yes.").subject == answer


def test_a_mail_is_forwarded_with_its_files(world: Any) -> None:
    sent = only_new(world, "forward_email", email_id="bill", to=["ana", "jonas"], body="See below.")
    assert sent.to == ("ana@example.org", "jonas@example.org")
    assert (sent.subject, sent.forward_of, sent.in_reply_to) == ("Fwd: Your invoice", "bill", None)
    assert sent.body.startswith("See below.\n\n---------- Forwarded mail")
    assert "From: Chair Maker <chairs@example.net>" in sent.body
    assert sent.body.endswith("Attached.")
    assert sent.attachments == world.holds("bill").attachments
    assert world.holds("bill").forwarded
    again = only_new(world, "forward_email", email_id=sent.id, to=["ana"], keep_attachments=False)
    assert (again.subject, again.attachments) == ("Fwd: Your invoice", ())


def test_a_forwarded_mail_has_its_limits(world: Any) -> None:
    email = world.comes(sender="ana", body="x" * 20_000)
    with world.phone.step("world"):
        world.mail.emails.update(world.holds(email.id).changed(body="x" * 99_990))
    assert world.write("forward_email", email_id=email.id, to=["jonas"]).error.startswith("body: with the forwarded")
    assert world.write("forward_email", email_id="bill", to=[]).error.startswith("to: name at least one")


def test_a_draft_is_saved_edited_and_sent_as_the_same_row(world: Any) -> None:
    draft = only_new(world, "save_draft", to=["ana"], body="Dear Ana")
    assert draft.folder == "drafts"
    assert world.write("send_draft", email_id=draft.id).error == "subject: is empty; write a subject"
    assert world.changed(
        lambda: world.write(
            "edit_draft", email_id=draft.id, subject="Tea", cc=["jonas"], attachments=["bill/invoice.pdf"]
        )
    ) == [("email.emails", draft.id)]
    assert world.changed(lambda: world.write("send_draft", email_id=draft.id)) == [("email.emails", draft.id)]
    sent = world.holds(draft.id)
    assert (sent.folder, sent.subject, sent.body, sent.cc) == ("sent", "Tea", "Dear Ana", ("jonas@example.org",))
    assert len(sent.attachments) == 1
    assert world.write("send_draft", email_id=draft.id).error.startswith("email_id: ")


def test_editing_replaces_only_what_is_given(world: Any) -> None:
    world.write("edit_draft", email_id="letter", attachments=["bill/invoice.pdf"])
    world.write("edit_draft", email_id="letter", to=["admissions@example.org"])
    draft = world.holds("letter")
    assert (draft.to, draft.subject, len(draft.attachments)) == (("admissions@example.org",), "Reference", 1)
    world.write("edit_draft", email_id="letter", to=[], attachments=[])
    assert (world.holds("letter").to, world.holds("letter").attachments) == ((), ())
    assert world.write("edit_draft", email_id="letter").error.startswith("body: give at least one of to")
    assert world.write("edit_draft", email_id="plan", body="x").error == "email_id: plan is no draft; it lies in Inbox"


def test_an_answer_can_wait_as_a_draft(world: Any) -> None:
    draft = only_new(world, "save_draft", email_id="plan", body="Yes.")
    assert (draft.to, draft.subject, draft.thread) == (("ana@example.org",), "Re: Plan for May", "plan")
    assert not world.holds("plan").answered
    world.write("send_draft", email_id=draft.id)
    assert world.holds("plan").answered
    assert world.write("save_draft", email_id="plan", subject="Other", body="b").value["subject"] == "Other"


def test_an_answer_outlives_what_it_answers(world: Any) -> None:
    draft = only_new(world, "save_draft", email_id="plan", body="Yes.")
    for _ in range(2):
        world.write("delete_emails", email_ids=["plan"])
    assert world.write("send_draft", email_id=draft.id).error is None
    assert [email["id"] for email in world.read("read_thread", email_id=draft.id).value] == ["agreed", draft.id]


def test_an_empty_draft_is_refused(world: Any) -> None:
    assert world.write("save_draft", body=" ").error.startswith("body: write something")


@pytest.mark.parametrize(("operation", "arguments"), [
    ("reply_email", {"body": "x"}), ("forward_email", {"to": ["ana"]}), ("save_draft", {"body": "x"}),
])  # fmt: skip
def test_a_draft_cannot_be_answered(world: Any, operation: str, arguments: dict[str, Any]) -> None:
    error = world.write(operation, email_id="letter", **arguments).error
    assert error == "email_id: letter is not sent yet; use edit_draft or send_draft"


def test_an_observer_cannot_send(world: Any) -> None:
    assert world.read("send_email", to=["ana"], subject="a", body="b").refused

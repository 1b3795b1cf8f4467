"""Mails that go later."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from pare.errors import BadInput

AT = "2027-03-02T08:00"  # in Rome


def to(world: Any, text: str) -> None:
    world.phone.advance(datetime.fromisoformat(text).replace(tzinfo=world.phone.zone))


def scheduled(world: Any, **arguments: Any) -> str:
    outcome = world.write(
        "send_email", **{"to": ["ana"], "subject": "Tea", "body": "At four?", "send_at": AT} | arguments
    )
    assert outcome.error is None, outcome.error
    return str(outcome.value["id"])


def test_a_scheduled_mail_goes_at_its_time(world: Any) -> None:
    id = scheduled(world)
    assert (world.holds(id).folder, world.mail.local(world.holds(id).sent_at)) == ("scheduled", "Tue 02 Mar 2027 08:00")
    assert not world.holds(id).lasting
    to(world, "2027-03-02T07:59")
    assert world.holds(id).folder == "scheduled"
    to(world, "2027-03-02T08:10")
    assert (world.holds(id).folder, world.mail.local(world.holds(id).sent_at)) == ("sent", "Tue 02 Mar 2027 08:00")
    assert world.mail.next_alarm() is None


def test_the_assistant_sees_it_go_and_the_user_gets_no_notification(world: Any) -> None:
    id = scheduled(world, cc=["jonas"])
    to(world, "2027-03-03")
    assert len(world.phone.notifications) == 0
    entry = world.phone.log[-1]
    assert entry.text == f"Scheduled mail {id} sent to ana@example.org, cc jonas@example.org\nSubject: Tea"
    assert entry.about == (("email.emails", id),)


def test_several_go_in_the_order_of_their_times(world: Any) -> None:
    late, early, same = (scheduled(world, send_at=f"2027-03-02T{hour}:00") for hour in ("09", "08", "08"))
    to(world, "2027-03-03")
    gone = [entry.about[0][1] for entry in world.phone.log if entry.text.startswith("Scheduled mail")]
    assert gone == [early, same, late]


def test_an_answer_marks_the_mail_once_it_has_gone(world: Any) -> None:
    answer = world.write("reply_email", email_id="bill", body="Paid.", send_at=AT).value
    passed_on = world.write("forward_email", email_id="bill", to=["jonas"], send_at=AT).value
    assert (
        (answer["folder"], answer["thread_id"])
        == (passed_on["folder"], passed_on["thread_id"])
        == ("scheduled", "bill")
    )
    assert (world.holds("bill").answered, world.holds("bill").forwarded) == (False, False)
    to(world, "2027-03-03")
    assert (world.holds("bill").answered, world.holds("bill").forwarded) == (True, True)


def test_a_draft_is_scheduled_put_off_and_sent_now(world: Any) -> None:
    assert world.write("send_draft", email_id="letter", send_at=AT).error is None
    assert world.write("send_draft", email_id="letter", send_at="2027-03-05T08:00").error is None
    to(world, "2027-03-04")
    assert world.holds("letter").folder == "scheduled"
    assert world.write("send_draft", email_id="letter").error is None
    assert (world.holds("letter").folder, world.holds("letter").sent_at) == ("sent", world.phone.now)


def test_a_change_takes_it_back_to_the_drafts(world: Any) -> None:
    id = scheduled(world)
    assert world.write("edit_draft", email_id=id, body="At five?").error is None
    assert (world.holds(id).folder, world.holds(id).body) == ("drafts", "At five?")
    to(world, "2027-03-03")
    assert world.holds(id).folder == "drafts"


def test_a_deleted_one_never_goes(world: Any) -> None:
    id = scheduled(world)
    world.write("delete_emails", email_ids=[id])
    to(world, "2027-03-03")
    assert id not in world.mail.emails


def test_it_is_listed_and_found_before_it_goes(world: Any) -> None:
    id = scheduled(world)
    assert [mail["id"] for mail in world.read("list_emails", folder="scheduled").value] == [id]
    assert [mail["id"] for mail in world.read("search_emails", text="four", folder="scheduled").value] == [id]
    assert ("scheduled", 1) in [(c["folder"], c["emails"]) for c in world.read("list_folders").value]


@pytest.mark.parametrize("send_at", ["2027-03-01T10:00", "2027-02-01", "2200-01-01T10:00"])
def test_the_past_and_the_far_future_are_refused(world: Any, send_at: str) -> None:
    before = list(world.mail.emails)
    for operation, arguments in (
        ("send_email", {"to": ["ana"], "subject": "a", "body": "b"}),
        ("reply_email", {"email_id": "plan", "body": "b"}),
        ("forward_email", {"email_id": "plan", "to": ["jonas"]}),
        ("send_draft", {"email_id": "letter"}),
    ):
        error = world.write(operation, **arguments, send_at=send_at).error
        assert error == "send_at: must be in the future, before 2200; it is Mon 01 Mar 2027 10:00 now"
    assert list(world.mail.emails) == before


def test_what_could_not_be_sent_now_cannot_be_scheduled(world: Any) -> None:
    draft = world.write("save_draft", body="Later.").value["id"]
    assert world.write("send_draft", email_id=draft, send_at=AT).error.startswith("to: name at least one recipient")


@pytest.mark.parametrize(
    ("operation", "arguments", "told"),
    [
        ("reply_email", {"body": "x"}, "email_id: {id} is not sent yet; use edit_draft or send_draft"),
        ("forward_email", {"to": ["jonas"]}, "email_id: {id} is not sent yet"),
        ("update_emails", {"folder": "archive"}, "email_ids: {id} is not sent yet and cannot be moved; delete_emails"),
    ],
)
def test_until_it_goes_it_is_handled_like_a_draft(
    world: Any, operation: str, arguments: dict[str, Any], told: str
) -> None:
    id = scheduled(world)
    which = {"email_ids": [id]} if operation == "update_emails" else {"email_id": id}
    assert world.write(operation, **which, **arguments).error.startswith(told.format(id=id))
    assert world.write("update_emails", email_ids=["plan"], folder="scheduled").error.startswith("folder: mails cannot")


def test_only_what_is_scheduled_falls_due(world: Any) -> None:
    with (
        pytest.raises(BadInput, match="email_id: letter is not scheduled; it lies in Drafts"),
        world.phone.step("world"),
    ):
        world.phone.deliver("email__scheduled_email_due", {"email_id": "letter"})


def test_a_fork_sends_by_itself(world: Any) -> None:
    id = scheduled(world)
    twin = type(world)(world.phone.fork())
    to(twin, "2027-03-03")
    assert (twin.holds(id).folder, world.holds(id).folder) == ("sent", "scheduled")


def test_by_hand(world: Any) -> None:
    world.does("open_app", app="email")
    world.does("compose")
    world.does("send_email", to=["ana"], subject="Tea", body="At four?", send_at=AT)
    assert "[scheduled] Scheduled (1, 0 unread)" in world.user.look().view.render()
    world.does("open_folder", folder="scheduled")
    world.does("open_email", email_id=world.user.look().view.items[0].id)
    shown = world.user.look().view.render()
    assert "Scheduled: Tea\nTo: Ana Sousa\nGoes: Tue 02 Mar 2027 08:00" in shown
    world.does("send_draft", send_at="2027-03-02T09:00")
    assert "Goes: Tue 02 Mar 2027 09:00" in world.user.look().view.render()
    world.does("edit_draft", subject="Coffee")
    assert "Draft: Coffee" in world.user.look().view.render()
    world.does("discard")
    assert world.mail.next_alarm() is None

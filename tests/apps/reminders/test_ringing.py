from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from pare.errors import BadInput
from pare.handles import User
from pare.phone import Phone
from pare_apps.reminders import Reminder, Reminders


def rung(phone: Phone) -> list[tuple[str, str]]:
    """The headlines of all notifications, with their local times."""
    return [(f"{note.at.astimezone(phone.zone):%d %H:%M}", note.headline) for note in phone.notifications]


def to(phone: Phone, text: str) -> None:
    phone.advance(datetime.fromisoformat(text).replace(tzinfo=phone.zone))


def test_a_due_reminder_notifies_both_sides_at_its_time(phone: Phone, user: User) -> None:
    to(phone, "2027-02-24 19:10")
    assert rung(phone) == [("24 19:00", "Reminder: Brown bin")]
    assert phone.log[-1].text == "Reminder due: Brown bin (bin, list errands, due Wed 24 Feb 2027 19:00). Notes: "
    assert phone.log[-1].about == (("reminders.reminders", "bin"),)
    user.do("open_notification", {"notification_id": user.look().notifications[0].id})
    assert user.look().view.title == "[ ] Brown bin"


def test_it_rings_once_and_not_before(phone: Phone) -> None:
    to(phone, "2027-02-24 18:59")
    assert rung(phone) == []
    for minute in range(3):
        to(phone, f"2027-02-24 19:0{minute}")
    assert len(rung(phone)) == 1


def test_what_was_overdue_before_never_rings(phone: Phone) -> None:
    to(phone, "2027-02-28 12:00")
    assert [headline for _, headline in rung(phone)] == ["Reminder: Brown bin", "Reminder: Call Lola, 80!"]


def test_ringing_is_bookkeeping(phone: Phone, app: Reminders) -> None:
    before = app.reminders["bin"]
    to(phone, "2027-02-24 19:00")
    after = app.reminders["bin"]
    assert {name for name in Reminder.model_fields if getattr(before, name) != getattr(after, name)} <= set(
        Reminder.quiet
    )


def test_put_off_it_rings_again_at_that_time(phone: Phone, user: User, app: Reminders) -> None:
    to(phone, "2027-02-24 19:00")
    with phone.step("user"):
        app.snooze_reminder("bin", phone.now + timedelta(minutes=15))
    to(phone, "2027-02-24 20:00")
    assert [when for when, _ in rung(phone)] == ["24 19:00", "24 19:15"]


def test_put_off_before_its_time_it_rings_only_then(phone: Phone, app: Reminders) -> None:
    with phone.step("user"):
        app.snooze_reminder("bin", phone.now + timedelta(days=1, hours=10))
    to(phone, "2027-02-26 00:00")
    assert [when for when, _ in rung(phone)] == ["25 19:00", "25 20:00"]


def test_done_and_deleted_ones_never_ring(phone: Phone, app: Reminders) -> None:
    with phone.step("user"):
        app.complete_reminder("call")
        app.delete_reminder("bin")
    to(phone, "2027-03-30 00:00")
    assert rung(phone) == []
    assert app.next_alarm() is None


def test_a_series_rings_again_once_it_has_moved_on(phone: Phone, app: Reminders) -> None:
    to(phone, "2027-02-24 19:00")
    with phone.step("user"):
        app.complete_reminder("bin")
        app.complete_reminder("call")
    to(phone, "2027-03-11 00:00")
    assert [when for when, _ in rung(phone)] == ["24 19:00", "10 19:00"]


def test_a_reminder_moved_into_the_past_is_overdue_and_silent(phone: Phone, app: Reminders) -> None:
    with phone.step("assistant"):
        app.update_reminder("bin", due=phone.now - timedelta(hours=1))
        app.complete_reminder("call")
    to(phone, "2027-02-25 00:00")
    assert rung(phone) == []


def test_one_set_for_now_rings_at_once(phone: Phone, app: Reminders) -> None:
    with phone.step("assistant"):
        app.create_reminder("Now", due=phone.now)
    phone.advance(phone.now)
    assert rung(phone) == [("24 10:00", "Reminder: Now")]


def test_two_due_at_once_both_ring(phone: Phone, app: Reminders) -> None:
    with phone.step("assistant"):
        app.create_reminder("Other", due=app.reminders["bin"].due)
    to(phone, "2027-02-24 19:00")
    assert [headline for _, headline in rung(phone)] == ["Reminder: Brown bin", "Reminder: Other"]


def test_a_fork_rings_by_itself(phone: Phone) -> None:
    twin = phone.fork()
    to(twin, "2027-02-24 20:00")
    assert (len(rung(twin)), len(rung(phone))) == (1, 0)


def test_a_reminder_that_cannot_ring_says_so(phone: Phone) -> None:
    for reminder_id in ("old", "some"):
        with phone.step("world"), pytest.raises(BadInput, match=r"reminder_id: .* is done or has no time"):
            phone.deliver("reminders__reminder_due", {"reminder_id": reminder_id})


# Shared lists ----------------------------------------------------------------------------------


def test_somebody_adds_to_a_shared_list(phone: Phone, user: User, app: Reminders) -> None:
    with phone.step("world"):
        made = phone.deliver(
            "reminders__share_reminder",
            {"by": "Bruno", "title": "Buy hay", "due": "2027-02-24T12:00", "reminder_list_id": "errands"},
        )
    assert isinstance(made, Reminder)
    assert (made.added_by, made.reminder_list_id) == ("Bruno", "errands")
    assert user.look().notifications[0].headline == "Bruno added a reminder: Buy hay"
    to(phone, "2027-02-24 12:00")
    assert rung(phone)[-1] == ("24 12:00", "Reminder: Buy hay")


def test_somebody_ticks_off_on_a_shared_list(phone: Phone, user: User, app: Reminders) -> None:
    with phone.step("world"):
        phone.deliver("reminders__tick_shared", {"reminder_id": "early", "by": "Bruno"})
    assert app.reminders["early"].done
    assert user.look().notifications[0].headline == "Bruno completed: Water the plants"


def test_faults_of_shared_lists_are_named(phone: Phone) -> None:
    with phone.step("world"):
        with pytest.raises(BadInput, match="title: must not be empty"):
            phone.deliver("reminders__share_reminder", {"by": "Bruno", "title": ""})
        with pytest.raises(BadInput, match="reminder_list_id"):
            phone.deliver("reminders__share_reminder", {"by": "Bruno", "title": "A", "reminder_list_id": "x"})
        with pytest.raises(BadInput, match="reminder_id"):
            phone.deliver("reminders__tick_shared", {"by": "Bruno", "reminder_id": "x"})

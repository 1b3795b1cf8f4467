from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from pare.effects import effects
from pare.errors import BadInput
from pare.handles import User
from pare.phone import Phone
from pare_apps.calendar import Calendar, Event

Run = Callable[..., Any]
ROME = ZoneInfo("Europe/Rome")


def headlines(phone: Phone) -> list[str]:
    return [note.headline for note in phone.notifications.where()]


def told(phone: Phone) -> str:
    return phone.log[-1].text


def test_an_invitation_arrives_waits_and_opens(phone: Phone, happen: Run, user: User) -> None:
    event = happen(
        "receive_invitation",
        organiser="demir@example.org",
        organiser_name="Ms Demir",
        title="Review of the spring figures and the plan",
        starts="2027-04-07T10:00",
        zone="America/New_York",
        location="Room 2",
        notes="bring the figures",
        attendees=["Ada", "zed@example.org", "remo@example.com"],
        recurrence="FREQ=WEEKLY",
    )
    assert headlines(phone) == ["Invitation from Ms Demir: Review of the spring figures and the pla"]
    for fact in (
        f"({event.id})",
        "Wed 7 Apr 2027 16:00-17:00",
        "10:00-11:00 in America/New_York",
        "every week",
        "Room 2",
        "Ms Demir <demir@example.org>",
        "Ada Okoro <ada@example.com>",
        "zed@example.org",
        "bring the figures",
    ):
        assert fact in told(phone)
    stored = phone.app(Calendar).events[event.id]
    assert (stored.my_status, len(stored.attendees)) == ("needs-action", 2)
    user.do("open_notification", {"notification_id": phone.notifications.where()[0].id})
    assert user.look().screen == "calendar.EventView"


def test_someone_adds_an_event_to_a_shared_calendar(phone: Phone, happen: Run) -> None:
    event = happen("share_event", by="Ada Okoro", title="Dinner", starts="2027-04-03T19:00", calendar="family")
    assert headlines(phone) == ["Ada Okoro added 'Dinner' to family"]
    assert (event.organiser, event.calendar, event.my_status) == ("ada@example.com", "family", "")
    happen("share_event", by="verena@example.com", title="Yoga", starts="2027-04-03", all_day=True, calendar="Verena")


def test_the_organiser_moves_an_event_and_asks_anew(phone: Phone, happen: Run, call: Run) -> None:
    call("respond_to_invitation", event_id="quiz", answer="accepted")
    event = happen("organiser_updates", event_id="quiz", starts="2027-04-09T19:00")
    assert headlines(phone) == ["Ms Lartey moved 'Team quiz' to Fri 9 Apr 2027 19:00-20:00"]
    assert event.my_status == "needs-action"
    happen("organiser_updates", event_id="quiz", location="Canteen")
    assert headlines(phone)[-1] == "Ms Lartey changed 'Team quiz'"
    assert "Where: Canteen" in told(phone)


def test_what_differs_after_the_organiser_has_ended_a_series_goes_with_it(phone: Phone, happen: Run, call: Run) -> None:
    call("update_event", event_id="physio@2027-04-27", starts="2027-04-28T08:00")
    happen("organiser_updates", event_id="physio", recurrence="FREQ=WEEKLY;UNTIL=20270420", by="Bo")
    assert "Physio" not in [one["title"] for one in call("list_events", day="2027-04-21", days=20)]


def test_the_organiser_cancels_an_event_or_one_occurrence(phone: Phone, happen: Run, call: Run) -> None:
    happen("organiser_cancels", event_id="quiz")
    assert headlines(phone) == ["Ms Lartey cancelled 'Team quiz', Thu 8 Apr 2027 19:00-20:00"]
    assert call("list_events", day="2027-04-08") == []
    assert call("get_event", event_id="quiz")["status"] == "cancelled"
    assert call("list_invitations") == []
    happen("organiser_cancels", event_id="physio@2027-04-13", by="Bo")
    assert headlines(phone)[-1] == "Bo Lind cancelled 'Physio', Tue 13 Apr 2027 17:00-18:00"
    happen("organiser_cancels", event_id="physio", by="Bo")
    assert call("list_events", day="2027-04-06", days=60, calendar="personal")[0]["id"] == "trip"


def test_an_attendee_answers(phone: Phone, happen: Run, call: Run) -> None:
    call("change_attendees", event_id="lunch", add=["Ada", "zed@example.org"])
    event = happen(
        "attendee_answers", event_id="lunch", attendee="+39 333 123 4567", answer="declined", comment="I am ill"
    )
    assert headlines(phone) == ["Ada Okoro declined the invitation to 'Lunch with Ada': I am ill"]
    assert [(one.status, one.comment) for one in event.attendees] == [("declined", "I am ill"), ("needs-action", "")]
    happen("attendee_answers", event_id="lunch", attendee="ZED@example.org", answer="tentative")
    assert headlines(phone)[-1] == "zed@example.org may come to 'Lunch with Ada'"


@pytest.mark.parametrize(
    ("name", "arguments", "fault"),
    [
        ("receive_invitation", {"organiser": "Nobody", "title": "x", "starts": "2027-04-01T10:00"}, "organiser: "),
        ("share_event", {"by": "remo@example.com", "title": "x", "starts": "2027-04-01T10:00"}, "by: "),
        ("organiser_updates", {"event_id": "lunch", "title": "x"}, "by: "),
        ("organiser_updates", {"event_id": "quiz", "ends": "2020-01-01"}, "ends: "),
        ("organiser_cancels", {"event_id": "none"}, "event_id: "),
        (
            "attendee_answers",
            {"event_id": "lunch", "attendee": "Ada", "answer": "accepted"},
            "attendee: 'Ada' is none of the",
        ),
    ],
)
def test_what_cannot_arrive_is_refused(
    phone: Phone, happen: Run, name: str, arguments: dict[str, Any], fault: str
) -> None:
    changes = len(phone.journal.changes)
    with pytest.raises(BadInput) as error:
        happen(name, **arguments)
    assert fault in str(error.value)
    assert len(phone.journal.changes) == changes


def test_cancelling_twice_is_refused(happen: Run) -> None:
    happen("organiser_cancels", event_id="quiz")
    with pytest.raises(BadInput, match="cancelled already"):
        happen("organiser_cancels", event_id="quiz")


def at(month: int, day: int, hour: int = 0) -> datetime:
    return datetime(2027, month, day, hour, tzinfo=ROME).astimezone(UTC)


def alerts(phone: Phone) -> list[tuple[str, str]]:
    return [(note.at.astimezone(ROME).strftime("%d %b %H:%M"), note.headline) for note in phone.notifications.where()]


def test_alerts_fall_due_at_their_time_for_series_occurrences_and_single_events(phone: Phone, call: Run) -> None:
    call("update_event", event_id="physio@2027-04-13", starts="2027-04-14T09:00")
    call("delete_event", event_id="physio@2027-04-20")
    call("update_event", event_id="lunch", alerts=[30, 1440])
    call("create_event", title="Birthday", starts="2027-04-03", all_day=True, alerts=[-540, 360])
    call("respond_to_invitation", event_id="quiz", answer="declined")
    call("update_event", event_id="quiz", alerts=[5])
    phone.advance(at(4, 28))
    assert alerts(phone) == [
        ("01 Apr 12:00", "Lunch with Ada: Fri 2 Apr 2027 12:00-13:00"),
        ("02 Apr 11:30", "Lunch with Ada: Fri 2 Apr 2027 12:00-13:00"),
        ("02 Apr 18:00", "Birthday: Sat 3 Apr 2027, all day"),
        ("03 Apr 09:00", "Birthday: Sat 3 Apr 2027, all day"),
        ("06 Apr 16:00", "Physio: Tue 6 Apr 2027 17:00-18:00"),
        ("14 Apr 08:00", "Physio: Wed 14 Apr 2027 09:00-10:00"),
        ("27 Apr 16:00", "Physio: Tue 27 Apr 2027 17:00-18:00"),
    ]
    assert "Where: Clinic" in told(phone)
    assert phone.log[-1].about == (("calendar.events", "physio"),)


def test_alerts_at_the_same_time_all_ring_once(phone: Phone) -> None:
    calendar, due = phone.app(Calendar), at(4, 1, 12)
    with phone.step("world"):
        for title in ("One", "Two"):
            calendar.events.add(Event(title=title, starts=due, alerts=(0,)))
        calendar.events.add(Event(title="Three", starts=due + timedelta(minutes=10), alerts=(10, 5)))
        calendar.events.add(Event(title="Daily", starts=due, recurrence="FREQ=DAILY;COUNT=2", alerts=(0, 1440)))
    phone.at(due, lambda phone: None, "at the same time")
    phone.advance(due)
    assert calendar.next_alarm() == due + timedelta(minutes=5)
    phone.advance(due + timedelta(days=3))
    assert [(when, headline.partition(":")[0]) for when, headline in alerts(phone)] == [
        ("31 Mar 12:00", "Daily"),
        ("01 Apr 12:00", "One"),
        ("01 Apr 12:00", "Two"),
        ("01 Apr 12:00", "Daily"),
        ("01 Apr 12:00", "Three"),
        ("01 Apr 12:00", "Daily"),
        ("01 Apr 12:05", "Three"),
        ("02 Apr 12:00", "Daily"),
    ]
    assert calendar.next_alarm() == at(4, 6, 16)


def test_an_alert_in_the_past_never_rings_and_one_that_is_given_is_no_effect(phone: Phone, call: Run) -> None:
    call("create_event", title="Soon", starts="2027-03-29T08:10", alerts=[30])
    assert phone.app(Calendar).next_alarm() == at(4, 6, 16)
    phone.advance(at(4, 6, 16))
    assert phone.app(Calendar).events["physio"].alerted == phone.now
    assert [effect.entity.title for effect in effects(phone.journal.changes) if isinstance(effect.entity, Event)] == [
        "Soon"
    ]

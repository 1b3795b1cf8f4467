from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from pare.agent import Action
from pare.handles import User
from pare.phone import Phone
from pare.planner import plan
from pare_apps.calendar import Calendar, Event, EventView

Run = Callable[..., Any]
ROME = ZoneInfo("Europe/Rome")


def tap(user: User, name: str, /, **arguments: Any) -> str:
    """Do it, and what is on the display then."""
    outcome = user.do(name, arguments)
    assert outcome.error is None, outcome.error
    return user.look().view.render()


def screen(user: User) -> str:
    return user.look().screen.removeprefix("calendar.")


def test_the_calendar_opens_on_today(user: User) -> None:
    assert user.look().view.render() == (
        "Monday 29 Mar 2027 (today)\nInvitations that wait for an answer: 1\n(nothing)"
    )


def test_one_walks_through_days_weeks_and_months(user: User) -> None:
    assert "[physio@2027-04-06] 17:00-18:00 Physio @ Clinic (repeats)" in tap(user, "open_day", day="2027-04-06")
    assert tap(user, "next_day").startswith("Wednesday 7 Apr 2027")
    assert tap(user, "previous_day").startswith("Tuesday 6 Apr 2027")
    week = tap(user, "open_week")
    assert week.startswith("Week of 5 Apr 2027")
    assert "Thu 8 Apr 2027 19:00-20:00 Team quiz (you: needs-action)" in week
    assert tap(user, "next_week").startswith("Week of 12 Apr 2027")
    assert tap(user, "previous_week").startswith("Week of 5 Apr 2027")
    tap(user, "open_day", day="2027-04-20")
    month = tap(user, "open_month")
    assert "[2027-04-20] Tue 20: Trip to Bern, Physio" in month
    assert "Thu 1" not in month
    assert tap(user, "next_month").startswith("May 2027")
    assert tap(user, "previous_month").startswith("April 2027")
    tap(user, "open_day", day="2027-04-28")
    assert "all day Trip to Bern" in user.look().view.render()


def test_the_calendar_ends_at_its_last_day(user: User) -> None:
    tap(user, "open_day", day="2199-12-31")
    assert tap(user, "next_day").startswith("Tuesday 31 Dec 2199")
    assert "(nothing planned)" in tap(user, "open_month")
    assert tap(user, "next_month").startswith("December 2199")
    assert "day: " in str(user.do("open_day", {"day": "2200-01-01"}).error)


def test_long_days_come_twenty_at_a_time(phone: Phone, user: User) -> None:
    with phone.step("world"):
        for index in range(45):
            starts = datetime(2027, 3, 30, 8, tzinfo=ROME) + timedelta(minutes=index)
            phone.app(Calendar).events.add(
                Event(title=f"Call {index}", starts=starts, organiser="x@example.org", my_status="needs-action")
            )
    assert "1-20 of 45" in tap(user, "open_day", day="2027-03-30")
    assert len(user.look().view.items) == 20
    assert "Call 40" not in tap(user, "more")
    assert "41-45 of 45" in tap(user, "more")
    assert "41-45 of 45" in tap(user, "more")
    tap(user, "open_week")
    assert "21-40 of 47" in tap(user, "more")
    tap(user, "open_day", day="2027-03-29")
    assert "1-20 of 46" in tap(user, "open_invitations")
    assert "21-40 of 46" in tap(user, "more")
    tap(user, "back")
    tap(user, "back")
    tap(user, "search_events", query="call")
    first = user.look().view.items
    tap(user, "more")
    assert not {item.id for item in first} & {item.id for item in user.look().view.items}
    tap(user, "more")
    assert len(user.look().view.items) == 5


def test_an_event_shows_all_a_person_needs(user: User, call: Run) -> None:
    call(
        "create_event",
        title="Board",
        starts="2027-04-20T17:30",
        zone="America/New_York",
        attendees=["Ada", "zed@example.org"],
        alerts=[0, 90, 1440, 20160],
        notes="agenda",
        location="Hall",
        calendar="work",
        busy=True,
        status="tentative",
    )
    tap(user, "open_day", day="2027-04-20")
    (board,) = [item for item in user.look().view.items if "Board" in item.text]
    shown = tap(user, "open_event", event_id=board.id)
    assert shown == (
        "Board\nTue 20 Apr 2027 23:30 to Wed 21 Apr 2027 00:30\nThere: Tue 17:30-18:30 in America/New_York\n"
        "Where: Hall\n"
        "Alerts: at the start, 90 minutes before, 1 day before, 2 weeks before\nCalendar: work\nNotes: agenda\n"
        "At the same time: Trip to Bern\nStatus: tentative\nzed@example.org: needs-action\n"
        "- [contact_1] Ada Okoro: needs-action"
    )
    assert "Mail: ada@example.com" in tap(user, "open_contact", contact_id="contact_1")
    tap(user, "back")
    assert "contact_id: " in str(user.do("open_contact", {"contact_id": "contact_2"}).error)


def test_an_attendee_is_no_link_where_there_are_no_contacts() -> None:
    phone = Phone([Calendar], datetime(2027, 4, 1, tzinfo=ROME), "Europe/Rome")
    with phone.step("world"):
        event = phone.app(Calendar).events.add(
            Event.model_validate(
                {"title": "Tea", "starts": datetime(2027, 4, 1, 17, tzinfo=ROME), "attendees": ("a@example.com",)}
            )
        )
    phone.open("calendar", EventView(event.id))
    user = User(phone)
    assert "a@example.com: needs-action" in user.look().view.render()
    assert user.do("open_contact", {"contact_id": "contact_1"}).error is not None


def test_one_occurrence_is_changed_apart_from_its_series(user: User, phone: Phone) -> None:
    tap(user, "open_event", event_id="physio@2027-04-13")
    assert "only this time" in tap(user, "edit")
    assert "Wed 14 Apr 2027 09:00-10:00" in tap(user, "update_event", starts="2027-04-14T09:00")
    series = tap(user, "open_series")
    assert "Series: every week on TU, 6 times" in series
    assert "[physio@2027-04-13] Wed 14 Apr 2027 09:00-10:00" in series
    assert "the whole series" in tap(user, "edit")
    assert "Gym" in tap(user, "update_event", location="Gym")
    assert phone.app(Calendar).events["physio"].location == "Gym"
    assert phone.app(Calendar).events["physio@2027-04-13"].location == "Clinic"
    assert "One occurrence of a series" in tap(user, "open_event", event_id="physio@2027-04-20")
    assert "Status: cancelled" in tap(user, "delete_event")
    assert user.do("open_series").error is None


def test_a_single_event_has_no_series(user: User) -> None:
    tap(user, "open_event", event_id="lunch")
    assert "not an occurrence" in str(user.do("open_series").error)
    assert "(event)" in tap(user, "edit")


def test_deleting_leads_back_to_the_day(user: User) -> None:
    tap(user, "open_day", day="2027-04-02")
    tap(user, "open_event", event_id="lunch")
    assert "Lunch" not in tap(user, "delete_event")
    assert screen(user) == "DayView"


def test_an_invitation_is_answered_from_the_list(user: User) -> None:
    assert "[quiz] Ms Lartey: Thu 8 Apr 2027 19:00-20:00 Team quiz" in tap(user, "open_invitations")
    assert "Organiser: Ms Lartey" in tap(user, "open_event", event_id="quiz")
    assert "Your answer: declined - sorry" in tap(user, "respond_to_invitation", answer="declined", comment="sorry")
    assert "(nothing)" in tap(user, "back")


def test_free_time_is_shown_and_leads_to_a_new_event(user: User) -> None:
    shown = tap(user, "find_free_time", day="2027-04-02", days=1, minutes=120, calendars=["personal", "Verena"])
    assert shown == (
        "Free for 120 minutes, 08:00-20:00, 1 days from 2 Apr 2027\n"
        "Fri 02 Apr 2027 08:00-12:00\nFri 02 Apr 2027 13:00-16:00\nFri 02 Apr 2027 18:00-20:00"
    )
    assert "Calendars: personal" in tap(user, "new_event")
    made = tap(user, "create_event", title="Visit", starts="2027-04-02T13:00", attendees=["Bo"])
    assert made.startswith("Visit\nFri 2 Apr 2027 13:00-14:00")
    tap(user, "back")
    assert "Fri 02 Apr 2027 13:00-16:00" not in tap(user, "back")


def test_searching_needs_words(user: User) -> None:
    assert "query: " in str(user.do("search_events", {"query": " "}).error)
    assert "(nothing found)" in tap(user, "search_events", query="zzz")


CASES = [
    ("create_event", {"title": "Visit", "starts": "2027-04-02T13:00"}),
    (
        "create_event",
        {
            "title": "Visit",
            "starts": "2027-04-02",
            "all_day": True,
            "attendees": ["Ada"],
            "alerts": [5],
            "status": "tentative",
            "busy": True,
            "calendar": "work",
            "recurrence": "FREQ=WEEKLY",
            "location": "here",
            "notes": "n",
            "ends": "2027-04-03",
        },
    ),
    ("update_event", {"event_id": "physio@2027-04-13", "starts": "2027-04-14T09:00"}),
    ("update_event", {"event_id": "physio", "recurrence": "FREQ=DAILY", "alerts": []}),
    ("update_event", {"event_id": "lunch", "busy": False, "notes": "x"}),
    ("update_event", {"event_id": "physio@2027-04-13", "starts": "2027-04-13T09:00", "following": True}),
    ("delete_event", {"event_id": "physio@2027-04-27"}),
    ("delete_event", {"event_id": "physio@2027-04-27", "following": True}),
    ("delete_event", {"event_id": "lunch"}),
    ("change_attendees", {"event_id": "lunch", "add": ["Ada"]}),
    ("change_attendees", {"event_id": "physio@2027-04-13", "add": ["Ada", "zed@example.org"]}),
    ("respond_to_invitation", {"event_id": "quiz", "answer": "declined"}),
    ("respond_to_invitation", {"event_id": "quiz", "answer": "tentative", "comment": "maybe"}),
]


@pytest.mark.parametrize(("operation", "arguments"), CASES)
def test_every_write_is_reachable_by_hand(phone: Phone, operation: str, arguments: dict[str, Any]) -> None:
    path = plan(phone, f"calendar__{operation}", arguments)
    assert path[-1].name == operation
    assert len(path) <= 5
    assert path[0] == Action("open_app", {"app": "calendar"})


def test_every_write_has_a_case() -> None:
    writes = {name for name, tool in Calendar.blueprint().tools.items() if tool.kind == "write"}
    assert writes == {f"calendar__{operation}" for operation, _ in CASES}


def test_screens_of_a_deleted_event_are_dropped(phone: Phone, user: User, call: Run) -> None:
    tap(user, "open_event", event_id="physio@2027-04-13")
    tap(user, "edit")
    call("delete_event", event_id="physio")
    assert screen(user) == "DayView"

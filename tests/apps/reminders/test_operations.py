from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from pydantic import ValidationError

from pare.errors import BadInput
from pare.handles import Outcome
from pare.phone import Phone
from pare_apps.contacts import Contact, Contacts
from pare_apps.reminders import Reminder, Reminders

Call = Callable[..., Outcome]


def ids(outcome: Outcome) -> list[str]:
    assert outcome.error is None, outcome.error
    return [row["id"] for row in outcome.value]


def due(app: Reminders, reminder_id: str) -> str:
    moment = app.reminders[reminder_id].due
    return "" if moment is None else app.local(moment, "%Y-%m-%d %H:%M")


def changed(phone: Phone) -> list[tuple[str, str]]:
    """What was changed by operations: app rows alone."""
    return [(change.table, change.id) for change in phone.journal.changes if change.operation.startswith("reminders__")]


def test_a_new_reminder_holds_what_was_given(call: Call, app: Reminders, phone: Phone) -> None:
    made = call(
        "create_reminder",
        title=" Lift the fleece ",
        due="2027-05-07T08:00",
        notes="cold frame",
        reminder_list_id="errands",
        priority="medium",
        flagged=True,
        contact_id="lola",
        repeat="weekly",
        every=2,
        days=["fri", "mon", "fri"],
        repeat_until="2027-06-30",
    )
    reminder = app.reminders[made.value["id"]]
    assert (reminder.title, reminder.notes, reminder.reminder_list_id) == ("Lift the fleece", "cold frame", "errands")
    assert (reminder.days, reminder.every, reminder.repeat_until) == (("mon", "fri"), 2, date(2027, 6, 30))
    assert made.value["due"] == "2027-05-07T08:00:00+02:00"
    assert len(changed(phone)) == 1


def test_a_title_is_enough(call: Call, app: Reminders) -> None:
    reminder = app.reminders[call("create_reminder", title="Milk").value["id"]]
    assert (reminder.due, reminder.reminder_list_id, reminder.priority, reminder.done) == (None, "inbox", "none", False)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"title": "  "}, "title: must not be empty"),
        ({"title": "a\x1b[31m"}, "title: holds control characters"),
        ({"title": "x" * 301}, "title: string should have at most 300"),
        ({"title": "A", "due": "tomorrow"}, "due: "),
        ({"title": "A", "due": "1900-01-01T00:00:00Z"}, "due: must lie between the years 1970 and 2199"),
        ({"title": "A", "due": "3000-01-01T00:00:00"}, "due: must lie between the years 1970 and 2199"),
        ({"title": "A", "due": "9999-12-31T23:59:59"}, "due: "),
        ({"title": "A", "reminder_list_id": "x"}, "reminder_list_id: no reminder list has the id 'x'"),
        ({"title": "A", "contact_id": "x"}, "contact_id: no contact has the id 'x'"),
        ({"title": "A", "repeat": "daily"}, "due: a repeating reminder needs a due time"),
        ({"title": "A", "due": "2027-03-01T09:00", "days": ["mon"]}, "days: only a weekly reminder has days"),
        ({"title": "A", "due": "2027-03-01T09:00", "every": 2}, "repeat: every and repeat_until need it"),
        ({"title": "A", "due": "2027-03-01T09:00", "repeat": "daily", "every": 0}, "every"),
        (
            {"title": "A", "due": "2027-03-01T09:00", "repeat": "daily", "repeat_until": "2027-02-28"},
            "repeat_until: must not",
        ),
    ],
)
def test_a_bad_new_reminder_is_an_error_that_names_the_argument(
    call: Call, phone: Phone, arguments: dict[str, object], named: str
) -> None:
    assert named in str(call("create_reminder", **arguments).error)
    assert changed(phone) == []


def test_an_update_keeps_what_is_not_given(call: Call, app: Reminders, phone: Phone) -> None:
    call("update_reminder", reminder_id="call", due="2027-02-24T18:30", notes="07:30 in Manila")
    reminder = app.reminders["call"]
    assert due(app, "call") == "2027-02-24 18:30"
    assert (reminder.notes, reminder.contact_id, reminder.priority) == ("07:30 in Manila", "lola", "high")
    assert changed(phone) == [("reminders.reminders", "call")]


def test_fields_are_cleared(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="call", clear_due=True, contact_id="", priority="none")
    reminder = app.reminders["call"]
    assert (reminder.due, reminder.contact_id, reminder.priority) == (None, "", "none")


def test_a_reminder_moves_to_another_list(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="call", reminder_list_id="errands", flagged=True)
    assert [r.id for r in app.reminders.where(reminder_list_id="errands", flagged=True)] == ["bin", "call"]


def test_a_new_rhythm_starts_afresh_and_none_ends_it(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="bin", repeat="weekly", days=["wed", "sat"])
    assert (app.reminders["bin"].every, app.reminders["bin"].days) == (1, ("wed", "sat"))
    call("update_reminder", reminder_id="bin", every=3)
    assert (app.reminders["bin"].every, app.reminders["bin"].days) == (3, ("wed", "sat"))
    call("update_reminder", reminder_id="bin", repeat="none")
    assert (app.reminders["bin"].repeat, app.reminders["bin"].every, app.reminders["bin"].days) == ("none", 1, ())


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"reminder_id": "x"}, "reminder_id: no reminder has the id 'x'"),
        ({"reminder_id": "bin", "title": ""}, "title: must not be empty"),
        ({"reminder_id": "bin", "clear_due": True}, "due: a repeating reminder needs a due time"),
        ({"reminder_id": "call", "clear_due": True, "due": "2027-03-01T09:00"}, "clear_due: give either"),
        ({"reminder_id": "call", "reminder_list_id": "x"}, "reminder_list_id"),
        ({"reminder_id": "call", "contact_id": "x"}, "contact_id"),
        ({"reminder_id": "call", "days": ["mon"]}, "days: only a weekly"),
        ({"reminder_id": "bin", "repeat_until": "2027-01-01"}, "repeat_until: must not lie before 2027-02-24"),
    ],
)
def test_faults_of_an_update_are_named(call: Call, phone: Phone, arguments: dict[str, object], named: str) -> None:
    assert named in str(call("update_reminder", **arguments).error)
    assert changed(phone) == []


def test_completing_and_opening_again(call: Call, app: Reminders, phone: Phone) -> None:
    call("complete_reminder", reminder_id="call")
    assert (app.reminders["call"].done, app.reminders["call"].done_at) == (True, phone.now)
    call("complete_reminder", reminder_id="call")
    assert len(changed(phone)) == 1
    call("complete_reminder", reminder_id="call", done=False)
    assert (app.reminders["call"].done, app.reminders["call"].done_at, app.reminders["call"].times_done) == (
        False,
        None,
        0,
    )


def test_a_repeating_reminder_moves_on(call: Call, app: Reminders, phone: Phone) -> None:
    call("complete_reminder", reminder_id="bin")
    assert due(app, "bin") == "2027-03-10 19:00"
    call("complete_reminder", reminder_id="bin")
    reminder = app.reminders["bin"]
    assert (due(app, "bin"), reminder.done, reminder.times_done) == ("2027-03-24 19:00", False, 2)
    assert changed(phone) == [("reminders.reminders", "bin")] * 2


def test_a_repeating_reminder_that_moved_on_says_how_to_take_it_back(call: Call, app: Reminders, phone: Phone) -> None:
    assert call("complete_reminder", reminder_id="bin", done=False).error is None
    call("complete_reminder", reminder_id="bin")
    before = len(changed(phone))
    error = str(call("complete_reminder", reminder_id="bin", done=False).error)
    assert error.startswith("done: 'Brown bin' is open: a repeating one moves on when ticked off; to take it back, set")
    assert len(changed(phone)) == before
    call("update_reminder", reminder_id="bin", due="2027-02-24T19:00")
    call("complete_reminder", reminder_id="bin")
    assert due(app, "bin") == "2027-03-10 19:00"


def test_the_last_of_a_series_opens_again(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="bin", repeat_until="2027-02-28")
    call("complete_reminder", reminder_id="bin")
    assert call("complete_reminder", reminder_id="bin", done=False).error is None
    assert (app.reminders["bin"].done, app.reminders["bin"].times_done) == (False, 0)


def test_an_overdue_series_moves_past_now(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="late", repeat="daily")
    call("complete_reminder", reminder_id="late")
    assert due(app, "late") == "2027-02-25 08:00"


def test_the_last_of_a_series_is_done(call: Call, app: Reminders) -> None:
    call("update_reminder", reminder_id="bin", repeat_until="2027-03-10")
    call("complete_reminder", reminder_id="bin")
    call("complete_reminder", reminder_id="bin")
    assert (app.reminders["bin"].done, due(app, "bin")) == (True, "2027-03-10 19:00")


def test_the_31st_is_kept_through_short_months(call: Call, app: Reminders) -> None:
    made = call("create_reminder", title="Rent", due="2027-03-31T09:00", repeat="monthly").value["id"]
    seen = []
    for _ in range(3):
        call("complete_reminder", reminder_id=made)
        seen.append(due(app, made))
    assert seen == ["2027-04-30 09:00", "2027-05-31 09:00", "2027-06-30 09:00"]


def test_a_series_into_the_far_future_ends(call: Call, app: Reminders) -> None:
    made = call("create_reminder", title="Comet", due="2190-01-01T09:00", repeat="yearly", every=50).value["id"]
    call("complete_reminder", reminder_id=made)
    assert app.reminders[made].done


def test_putting_off_one_occurrence_keeps_the_rhythm(call: Call, app: Reminders) -> None:
    call("snooze_reminder", reminder_id="bin", until="2027-02-26T19:00")
    reminder = app.reminders["bin"]
    assert (due(app, "bin"), app.local(reminder.sorts_at, "%d %H")) == ("2027-02-24 19:00", "26 19")
    assert ids(call("list_reminders", due="today")) == ["early"]
    call("complete_reminder", reminder_id="bin")
    assert (due(app, "bin"), app.reminders["bin"].snoozed_until) == ("2027-03-10 19:00", None)


def test_moving_a_series_starts_its_rhythm_there(call: Call, app: Reminders) -> None:
    call("snooze_reminder", reminder_id="bin", until="2027-02-26T19:00")
    call("update_reminder", reminder_id="bin", due="2027-02-25T20:00")
    assert app.reminders["bin"].snoozed_until is None
    call("complete_reminder", reminder_id="bin")
    assert due(app, "bin") == "2027-03-11 20:00"


@pytest.mark.parametrize(
    ("reminder_id", "until", "named"),
    [
        ("call", "2027-02-24T10:00", "until: must be in the future; it is Wed 24 Feb 2027 10:00 now"),
        ("call", "9000-01-01T10:00", "until: must lie between the years"),
        ("old", "2027-03-01T10:00", "reminder_id: 'Pay the mill' cannot be put off: it is done"),
        ("some", "2027-03-01T10:00", "it has no due time; give it one"),
        ("x", "2027-03-01T10:00", "reminder_id: no reminder"),
    ],
)
def test_faults_of_putting_off_are_named(call: Call, phone: Phone, reminder_id: str, until: str, named: str) -> None:
    assert named in str(call("snooze_reminder", reminder_id=reminder_id, until=until).error)
    assert changed(phone) == []


def test_a_very_early_time_to_put_off_to_is_only_refused(call: Call) -> None:
    for until in ("0001-01-01T00:00:00Z", "0001-01-02T00:00", "1969-01-01T00:00"):
        assert "until" in str(call("snooze_reminder", reminder_id="call", until=until).error)


def test_deleting(call: Call, app: Reminders) -> None:
    assert call("delete_reminder", reminder_id="bin").error is None
    assert "bin" not in app.reminders
    assert "reminder_id" in str(call("delete_reminder", reminder_id="bin").error)


def test_a_phone_without_contacts_binds_no_reminder(app: Reminders) -> None:
    phone = Phone([Reminders], app.now)
    with phone.step("user"):
        with pytest.raises(BadInput, match="contact_id: there are no contacts on this phone"):
            phone.app(Reminders).create_reminder("A", contact_id="lola")
        assert phone.app(Reminders).contact_of(Reminder(title="A", contact_id="lola")) is None


def test_a_reminder_outlives_its_contact(phone: Phone, app: Reminders) -> None:
    assert isinstance(app.contact_of(app.reminders["call"]), Contact)
    with phone.step("user"):
        phone.app(Contacts).delete_contact("lola")
    assert app.contact_of(app.reminders["call"]) is None


def test_a_reminder_follows_its_contact_into_another_card(phone: Phone, app: Reminders) -> None:
    cards = phone.app(Contacts)
    with phone.step("world"):
        cards.contacts.add(Contact(id="granny", name="Lola", note="x" * 15_000))
        cards.contacts.add(Contact(id="aunt", name="Tita", note="y" * 15_000))
    others = [row for row in app.reminders if row.id != "call"]
    with phone.step("user"):
        cards.merge_contacts("granny", "lola")
    assert app.reminders["call"].contact_id == "granny"
    assert [row for row in app.reminders if row.id != "call"] == others
    with phone.step("assistant"):
        assert app.list_reminders(contact_id="granny") == [app.reminders["call"]]
    with pytest.raises(BadInput, match="note: "), phone.step("user"):
        cards.merge_contacts("aunt", "granny")
    assert app.reminders["call"].contact_id == "granny"


def test_a_fixture_that_makes_no_sense_is_refused(app: Reminders) -> None:
    for fields in (
        {"title": ""},
        {"title": "A", "snoozed_until": app.now},
        {"title": "A", "repeat": "hourly", "due": app.now},
    ):
        with pytest.raises(ValidationError):
            Reminder.model_validate(fields)


def test_there_are_ten_operations() -> None:
    assert sum(tool.kind in ("read", "write") for tool in Reminders.blueprint().tools.values()) == 10

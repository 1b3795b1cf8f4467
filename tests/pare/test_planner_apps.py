"""The planner on all nine apps: every write is reached by taps, and the path does what the operation does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

import pytest

from pare.effects import effects
from pare.entity import Entity
from pare.handles import User
from pare.journal import Change
from pare.planner import plan
from pare.testing.calls import Try, made_up, tried
from pare.tool import Tool
from tests.apps.populated import APPS, lived_in

WRITES = {tool.name: tool for app in APPS.values() for tool in app.blueprint().tools.values() if tool.kind == "write"}
ROWS = 3  # of each kind, from each end of its list
CALLS = 3  # of each operation

IN_FULL: tuple[tuple[str, dict[str, Any]], ...] = (
    ("apartments__move_viewing", {"viewing_id": "viewing_4", "starts": "2027-03-19T09:00", "message": "Later?"}),
    ("apartments__remove_saved", {"listing_id": "listing_20"}),
    ("apartments__remove_saved", {"saved_search_id": "saved_search_2"}),
    ("apartments__request_viewing", {"listing_id": "listing_2", "starts": "2027-03-18T09:00", "message": "Both of us"}),
    ("apartments__save_search", {"districts": ["Harbour"], "max_total": 900, "min_rooms": 2.5, "name": "For two"}),
    ("cab__book_ride", {"pickup": "Home", "destination": "Airport"}),
    ("cab__book_ride", {"pickup": "Town Hall", "destination": "Airport", "pickup_at": "2027-03-16T07:30",
                        "service": "van", "stops": ["Fjord Hall"], "seats": 5, "child_seats": 1, "note": "Ring"}),
    ("cab__save_place", {"label": "Choir", "address": "Fjord Hall"}),
    ("cab__save_place", {"label": "Work", "address": ""}),
    ("calendar__create_event", {"title": "Tea", "starts": "2027-03-18T15:00", "ends": "2027-03-18T16:00",
                                "location": "Quay 7", "attendees": ["Anwar Lund"], "alerts": [10],
                                "recurrence": "FREQ=WEEKLY;COUNT=4"}),
    ("calendar__delete_event", {"event_id": "event_27@2027-03-23", "following": True}),
    ("contacts__change_detail", {"contact_id": "contact_3", "kind": "number", "new": "+47 555 0177", "label": "work"}),
    ("email__reply_email", {"email_id": "email_1", "body": "Gladly", "reply_all": True,
                            "send_at": "2027-03-16T09:00"}),
    ("email__send_email", {"to": ["Anwar Lund"], "subject": "Plan", "body": "Here",
                            "attachments": ["email_1/scores.pdf"]}),
    ("messaging__send_message", {"conversation_id": "conversation_25", "text": "Yes", "reply_to": "message_74"}),
    ("messaging__send_message", {"to": ["Anwar Lund"], "text": "", "attachments": ["email_1/scores.pdf"]}),
    ("messaging__send_message", {"to": ["Anwar Lund"], "text": "Soon", "send_at": "2027-03-16T09:00"}),
    ("notes__create_note", {"title": "Trip", "text": "- [ ] Tent", "note_folder_id": "note_folder_1", "tags": ["sea"]}),
    ("notes__tick_item", {"note_id": "note_73", "item": "water"}),
    ("reminders__create_reminder", {"title": "Sow", "reminder_list_id": "reminder_list_1", "due": "2027-03-18T09:00",
                                    "contact_id": "contact_2", "repeat": "weekly", "days": ["thu"]}),
    ("shopping__answer_choice", {"choice_id": "choice_1", "option": "drop"}),
    ("shopping__cancel_order", {"order_id": "order_1", "order_item_ids": ["order_item_2"]}),
    ("shopping__place_order", {"variant_ids": ["variant_1", "variant_10"], "address_id": "address_2",
                               "slot_id": "slot_1", "code": "TEN", "gift_wrap": True, "note": "Ring twice"}),
)  # fmt: skip
"""Calls with arguments that nothing makes up: each is spelled out for the lived-in phone."""


def calls(tool: Tool) -> list[Try]:
    """Calls that work on the lived-in phone, about rows at the begin and at the end of their lists."""
    phone = lived_in()
    rows = {one.kind.kind: (*one.where(limit=ROWS), *one.where(newest=True, limit=ROWS)) for one in phone.tables()}
    made = list(islice(made_up(tool, phone, rows), 2 * ROWS))
    return made[:1] + made[1:][1 - CALLS :]


def left(changes: Sequence[Change]) -> dict[tuple[str, str], Mapping[str, Any] | None]:
    """What is different after some changes, bookkeeping left out."""
    return {(one.table, one.id): None if one.after is None else _kept(one.after) for one in effects(changes)}


def _kept(row: Entity) -> Mapping[str, Any]:
    return {name: value for name, value in row.__dict__.items() if name not in row.quiet}


def taps_do_the_same(tool: Tool, call: Try) -> None:
    """The path from the home screen works, and leaves what the call leaves."""
    phone = lived_in().fork()
    assert phone.screen is None
    mark = len(phone.journal.changes)
    for action in plan(phone, tool.name, call.arguments):
        outcome = User(phone).do(action.name, action.arguments)
        assert outcome.error is None, outcome.error
    assert left(phone.journal.changes[mark:]) == left(call.phone.journal.changes[mark:])


def test_all_nine_apps_are_covered() -> None:
    assert len(APPS) == 9
    for app in APPS:
        mine = [name for name in WRITES if name.startswith(f"{app}__")]
        assert len(mine) >= 4
        assert [name for name, _ in IN_FULL if name in mine]


@pytest.mark.parametrize("operation", WRITES)
def test_a_path_does_what_the_operation_does(operation: str) -> None:
    made = calls(WRITES[operation])
    assert made or any(operation == name for name, _ in IN_FULL)
    for call in made:
        taps_do_the_same(WRITES[operation], call)


@pytest.mark.parametrize(("operation", "arguments"), IN_FULL)
def test_a_call_with_many_arguments_is_tapped(operation: str, arguments: dict[str, Any]) -> None:
    call = tried(lived_in(), WRITES[operation], arguments)
    assert call is not None
    taps_do_the_same(WRITES[operation], call)


@pytest.mark.parametrize("app", ["email", "calendar"])
def test_a_path_that_is_hard_to_find_from_another_app_leads_home_first(app: str) -> None:
    phone = lived_in().fork()
    User(phone).do("open_app", {"app": app})
    for action in plan(phone, "contacts__delete_group", {"group_id": "group_1"}):
        outcome = User(phone).do(action.name, action.arguments)
        assert outcome.error is None, outcome.error
    assert phone.entity(("contacts.groups", "group_1")) is None


def test_a_path_changes_nothing_on_the_way() -> None:
    phone = lived_in().fork()
    for name in ("open_app", "open_suggestions"):
        User(phone).do(name, {"app": "contacts"} if name == "open_app" else {})
    wanted = {"contact_id": "contact_25", "kind": "address", "new": "Quay 7"}
    call = tried(phone, WRITES["contacts__change_detail"], wanted)
    mark = len(phone.journal.changes)
    for action in plan(phone, "contacts__change_detail", wanted):
        assert User(phone).do(action.name, action.arguments).error is None
    assert call is not None
    assert left(phone.journal.changes[mark:]) == left(call.phone.journal.changes[mark:])

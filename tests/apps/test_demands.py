"""Each demand of the scenarios is met by operations, and in the same way by hand."""

from __future__ import annotations

from typing import Any

import pytest

from pare.handles import User, executor, observer
from pare.phone import Phone
from pare.planner import plan
from tests.apps.demands import DEMANDS, Demand, ready


def rows(phone: Phone) -> dict[str, dict[str, Any]]:
    """Every row of every app, bookkeeping left out."""
    return {
        f"{table.name}/{row.id}": {name: value for name, value in row.__dict__.items() if name not in row.quiet}
        for table in phone.tables()
        if not table.name.startswith("phone.")
        for row in table
    }


def by_operation(demand: Demand) -> Phone:
    phone = ready().fork()
    handle, _ = executor(phone, phone.proposals.where(status="accepted")[-1], len(demand.calls))
    for operation, arguments in demand.calls:
        outcome = handle(operation, arguments)
        assert outcome.error is None, outcome.error
    return phone


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda demand: demand.name)
def test_it_is_done_by_operation(demand: Demand) -> None:
    assert not _done(demand, ready())
    assert demand.done(by_operation(demand))


@pytest.mark.parametrize("demand", DEMANDS, ids=lambda demand: demand.name)
def test_it_is_done_by_hand(demand: Demand) -> None:
    phone = ready().fork()
    for operation, arguments in demand.calls:
        for action in plan(phone, operation, arguments):
            outcome = User(phone).do(action.name, action.arguments)
            assert outcome.error is None, outcome.error
    assert demand.done(phone)
    assert rows(phone) == rows(by_operation(demand))


def _done(demand: Demand, phone: Phone) -> bool:
    try:
        return demand.done(phone)
    except (KeyError, IndexError, ValueError):
        return False


def read(operation: str, **arguments: Any) -> str:
    outcome = observer(ready().fork(), 1)[0](operation, arguments)
    assert outcome.error is None, outcome.error
    return str(outcome.value)


def tapped(*steps: tuple[str, dict[str, Any]]) -> str:
    """What the display shows after some taps."""
    user = User(ready().fork())
    for name, arguments in steps:
        outcome = user.do(name, arguments)
        assert outcome.error is None, outcome.error
    return user.look().view.render()


def test_until_when_a_ride_is_cancelled_for_nothing_stands_in_its_details_only() -> None:
    assert "free_until" in read("cab__get_ride", ride_id="booked")
    assert "free_until" not in read("cab__list_rides")
    listed = tapped(("open_app", {"app": "cab"}))
    details = tapped(("open_app", {"app": "cab"}), ("open_ride", {"ride_id": "booked"}))
    assert "free" in details.lower()
    assert "free" not in listed.lower()


def test_the_text_of_an_attachment_is_read() -> None:
    assert "Bo, Cy, Di" in read("email__read_attachment", email_id="round", name="list.csv")
    assert "Two doors" in read("messaging__read_conversation", conversation_id="both")
    opened = (("open_app", {"app": "messaging"}), ("open_conversation", {"conversation_id": "both"}),
              ("open_message", {"message_id": "plan"}))  # fmt: skip
    assert "Two doors" in tapped(*opened)


def test_a_recall_is_told_and_stands_with_the_item() -> None:
    assert "The handle comes off" in read("shopping__read_order", order_id="here")
    assert any(note.headline.startswith("Recall: ") for note in User(ready().fork()).look().notifications)


def test_until_when_the_shop_waits_for_an_answer_is_told() -> None:
    assert "2027-03-15T10:00" in read("shopping__read_order", order_id="coming")
    shown = tapped(("open_app", {"app": "shopping"}), ("open_orders", {}), ("open_order", {"order_id": "coming"}))
    assert "answer" in shown.lower()

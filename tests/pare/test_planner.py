"""The planner: every write of every app can be reached by taps, by the shortest way, without touching the phone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import product
from typing import Any

import pytest

from pare.actions import propose
from pare.agent import Action
from pare.app import App
from pare.clock import Happening
from pare.errors import BadInput
from pare.handles import User
from pare.phone import Owner, Phone
from pare.planner import NoPath, plan
from pare.scenario import Person
from pare.trace import canonical
from pare_apps.attachments import Attachment
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts, Group
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminders
from pare_bench.gates.writes import made_up
from pare_scenarios import worlds as w
from tests.pare.attic import attic

APPS: tuple[type[App], ...] = (Calendar, Contacts, EmailApp, Messaging, Reminders)
ME = Person("Mira Lund", "+39 06 5550 0100", "mira.lund@example.com")
EMEKA = Person("Emeka Obi", "+39 333 5550111", "emeka.obi@example.org")
IDA = Person("Ida Falk", "+39 333 5550122", "ida.falk@example.org")
NOOR = Person("Noor Haddad", "+39 333 5550133", "noor.haddad@example.org")


@cache
def lived_in() -> Phone:
    """A phone with something of every kind on it, and an accepted proposal; fork it."""
    owner = Owner(name=ME.name, email=ME.email, number=ME.number)
    made = Phone(APPS, datetime(2027, 4, 12, 7, 0, tzinfo=UTC), "Europe/Rome", owner)
    with made.step("world"):
        w.cards(made, EMEKA, IDA, NOOR)
        cards = [card.id for card in made.app(Contacts).contacts]
        made.app(Contacts).groups.add(Group(name="Choir", contact_ids=tuple(cards[:2])))
        w.chat(made, [EMEKA], [("2027-04-11 09:00", "Emeka", "Lunch?"), ("2027-04-12 08:55", "me", "Yes")])
        w.chat(made, [IDA, NOOR], [("2027-04-11 10:00", "Ida", "Rehearsal at six")], "Choir")
        w.mail(made, "2027-04-10 10:00", IDA, "Scores", "See the file.", Attachment(name="scores.pdf", text="la la"))
        w.mail(made, "2027-04-10 11:00", ME, "Re: Scores", "Thanks", to=(IDA.email,))
        w.mail(made, "2027-04-10 12:00", ME, "Concert", "To be sent", to=(NOOR.email,), folder="drafts")
        made.app(EmailApp).create_folder("Choir")
        w.booked(made, "2027-04-20 18:00", "Rehearsal", IDA, recurrence="FREQ=WEEKLY;COUNT=5")
        w.booked(made, "2027-04-12 13:00", "Lunch", EMEKA)
        w.booked(made, "2027-05-02 20:00", "Concert", NOOR)
        w.remind(made, "Water the fig", "2027-04-13 09:00")
        w.remind(made, "Tune the piano")
        made.app(Reminders).create_list("Garden")
        quiz = {"organiser": NOOR.email, "title": "Quiz", "starts": "2027-04-15T19:00", "ends": "2027-04-15T21:00"}
        made.deliver("calendar__receive_invitation", quiz)
    propose(made, "Shall I?")
    User(made).do("accept_proposal")
    return made


def calls(operation: str) -> list[Mapping[str, Any]]:
    """Made-up arguments with which an operation works on the lived-in phone, for every choice of rows."""
    made = lived_in()
    rows = {table.kind.kind: list(table) for table in made.tables()}
    return [one.arguments for one in made_up(_tool(operation), made, rows)]


def _tool(operation: str) -> Any:
    return lived_in().app_named(operation.partition("__")[0]).blueprint().tools[operation]


def walked(made: Phone, path: tuple[Action, ...]) -> Phone:
    """A fork on which a path was walked."""
    fork = made.fork()
    for action in path:
        outcome = User(fork).do(action.name, action.arguments)
        assert outcome.error is None, outcome
    return fork


WRITES = [tool.name for app in APPS for tool in app.blueprint().tools.values() if tool.kind == "write"]


@pytest.mark.parametrize("operation", WRITES)
def test_every_write_is_reached_with_every_row_that_it_may_be_about(operation: str) -> None:
    found = calls(operation)
    assert found
    for arguments in found:
        path = plan(lived_in(), operation, arguments)
        fork = walked(lived_in(), path)
        assert ran_last(fork, operation) == _tool(operation).parse(arguments, fork.zone)


def ran_last(made: Phone, operation: str) -> dict[str, Any]:
    """All arguments with which the latest action ran an operation."""
    (ran,) = [ran for ran in made.journal.calls[-1].ran if ran.operation == operation]
    given = dict(zip(_tool(operation).names, ran.arguments, strict=False)) | dict(ran.named)
    return {p.name: given.get(p.name, p.default) for p in _tool(operation).parameters}


FILE = "email_1/scores.pdf"
MORE = [
    ("calendar__update_event", {"event_id": "event_1@2027-05-04", "starts": "2027-05-05T18:00"}),
    ("calendar__change_attendees", {"event_id": "event_1@2027-04-27", "add": ["Noor Haddad"], "remove": ["Ida Falk"]}),
    ("email__send_email", {"to": ["Noor Haddad"], "subject": "S", "body": "B", "attachments": [FILE]}),
    ("email__save_draft", {"email_id": "email_1", "body": "later"}),
    ("messaging__send_message", {"conversation_id": "conversation_2", "text": "hi", "reply_to": "message_3"}),
    ("messaging__send_message", {"to": ["Noor Haddad", "Ida Falk"], "text": "x", "attachments": [FILE]}),
    ("reminders__create_reminder", {"title": "x", "reminder_list_id": "reminder_list_1", "due": "2027-04-14T09:00",
                                    "contact_id": "contact_2", "repeat": "weekly", "days": ["mon"], "flagged": True}),
    ("reminders__complete_reminder", {"reminder_id": "reminder_2"}),
    ("reminders__delete_list", {"reminder_list_id": "reminder_list_1", "reminders": "delete"}),
]  # fmt: skip


@pytest.mark.parametrize(("operation", "arguments"), MORE)
def test_writes_with_many_arguments_are_reached(operation: str, arguments: dict[str, Any]) -> None:
    path = plan(lived_in(), operation, arguments)
    assert len(path) <= 6
    walked(lived_in(), path)


def test_an_argument_of_null_is_one_that_is_left_out() -> None:
    hi = {"conversation_id": "conversation_2", "text": "hi"}
    assert plan(lived_in(), "messaging__send_message", {**hi, "reply_to": None}) == plan(
        lived_in(), "messaging__send_message", hi
    )
    moved = {"event_id": "event_3", "title": "Tea", "starts": None, "calendar": None}
    assert plan(lived_in(), "calendar__update_event", moved)


@pytest.mark.parametrize("operation", WRITES)
def test_the_phone_is_left_as_it_was(operation: str) -> None:
    made = lived_in()

    def state() -> bytes:
        rows = [[table.name, [row.model_dump(mode="json") for row in table]] for table in made.tables()]
        place = [made.foreground, [[name, list(map(repr, stack))] for name, stack in made.tasks.items()]]
        return canonical([rows, place, len(made.log), len(made.journal.changes), len(made.journal.calls), made.names])

    before = state()
    plan(made, operation, calls(operation)[0])
    assert state() == before


def choices(made: Phone, values: Mapping[str, list[Any]]) -> Iterator[Action]:
    """Every action of the user with every value of each argument; a row must be on the display."""
    look = User(made).look()
    for name, tool in look.actions.items():
        if tool.kind == "tap":
            shown = {
                f"{kind}_id": [item.id for item in look.view.items if item.kind == kind] for kind in ("box", "thing")
            }
            shown = {kind: ids or values.get(kind, []) for kind, ids in shown.items()}
            for chosen in product(*((shown | {"name": values.get("name", [])})[one] for one in tool.names)):
                yield Action(name, dict(zip(tool.names, chosen, strict=True)))
        elif name in ("open_app", "switch_app"):
            yield from (Action(name, {"app": app}) for app in made.kinds)
        elif name in ("back", "go_home"):
            yield Action(name)


def shortest(made: Phone, operation: str, arguments: dict[str, Any], values: Mapping[str, list[Any]]) -> int:
    """The length of the shortest path, by trying everything."""
    level = [made]
    for depth in range(1, 6):
        further = []
        for here in level:
            for action in choices(here, values):
                there = here.fork()
                if User(there).do(action.name, action.arguments).error is None:
                    ran = there.journal.calls[-1].ran
                    if any(one.operation == operation and one.arguments == (*arguments.values(),) for one in ran):
                        return depth
                    further.append(there)
        level = further
    raise AssertionError("there is no path")


TOY = [
    ("attic__rename_box", {"box_id": "box_2", "name": "x"}, {"name": ["x"]}),
    ("attic__rename_box", {"box_id": "box_1", "name": "x"}, {"name": ["x"]}),
    ("attic__move_thing", {"thing_id": "thing_3", "box_id": "box_1"}, {"box_id": ["box_1"]}),
]
OPEN_ATTIC, HOME = Action("open_app", {"app": "attic"}), Action("go_home")
STARTS: list[list[Action]] = [
    [],
    [OPEN_ATTIC],
    [OPEN_ATTIC, Action("open_box", {"box_id": "box_1"}), Action("open_thing", {"thing_id": "thing_1"})],
    [OPEN_ATTIC, Action("open_box", {"box_id": "box_2"}), HOME, Action("open_app", {"app": "index"})],
    [Action("open_app", {"app": "index"}), Action("open_thing", {"thing_id": "thing_2"})],
]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize(("operation", "arguments", "values"), TOY)
def test_no_way_is_shorter(
    operation: str, arguments: dict[str, Any], values: dict[str, list[Any]], start: list[Action]
) -> None:
    made = walked(attic(), tuple(start))
    path = plan(made, operation, arguments)
    walked(made, path)
    assert len(path) == shortest(made, operation, arguments, values)


def test_what_lies_open_is_gone_back_from_or_switched_to() -> None:
    made = walked(lived_in(), (Action("open_app", {"app": "email"}), Action("open_all"), Action("go_home")))
    made = walked(made, (Action("open_app", {"app": "calendar"}), Action("open_day", {"day": "2027-04-20"}),
                         Action("open_event", {"event_id": "event_1@2027-04-20"})))  # fmt: skip
    path = plan(made, "calendar__create_event", {"title": "x", "starts": "2027-04-21T10:00"})
    assert [action.name for action in path] == ["back", "new_event", "create_event"]
    path = plan(made, "email__reply_email", {"email_id": "email_1", "body": "x"})
    assert [action.name for action in path] == ["switch_app", "open_email", "reply_email"]


def test_a_card_is_reached_through_the_mail_that_lies_open() -> None:
    made = walked(lived_in(), (Action("open_app", {"app": "email"}), Action("open_all"),
                               Action("open_email", {"email_id": "email_1"})))  # fmt: skip
    path = plan(made, "contacts__update_contact", {"contact_id": "contact_2", "nickname": "I"})
    assert [action.name for action in path] == ["open_sender", "update_contact"]


def test_a_row_that_is_not_on_the_display_is_looked_up_first() -> None:
    path = plan(lived_in(), "calendar__delete_event", {"event_id": "event_3"})
    assert [action.name for action in path] == ["open_app", "open_day", "open_event", "delete_event"]
    assert path[1].arguments == {"day": "2027-05-02"}


def test_a_row_far_down_a_list_is_found_by_searching_for_it() -> None:
    made = lived_in().fork()
    with made.step("world"):
        for number in range(70):
            w.card(made, Person(f"Aaron {number:03}", f"+39 333 55{number:05}"))
        card = w.card(made, Person("Zoran Kaya", "+39 333 5559999"))
    path = plan(made, "contacts__delete_contact", {"contact_id": card.id})
    assert [action.name for action in path] == ["open_app", "search", "open_contact", "delete_contact"]


def test_what_waits_to_happen_does_not_happen_in_a_plan() -> None:
    made, happened = attic(), []
    happening = Happening(lambda phone: happened.append(phone), "never")
    made.clock.when(lambda phone: phone.foreground is not None, timedelta(0), happening)
    assert plan(made, "attic__rename_box", {"box_id": "box_1", "name": "x"})
    assert not happened
    assert len(made.clock.conditionals) == 1


def test_a_write_without_a_tap_has_no_path() -> None:
    with pytest.raises(NoPath, match=r"attic__burn .* cannot be reached by taps \(within 8 taps\)"):
        plan(attic(), "attic__burn", {"thing_id": "thing_1"})


def test_too_far_is_no_path() -> None:
    arguments = {"box_id": "box_1", "name": "x"}
    assert len(plan(attic(), "attic__rename_box", arguments, most=3)) == 3
    with pytest.raises(NoPath, match="within 2 taps"):
        plan(attic(), "attic__rename_box", arguments, most=2)


def test_the_search_is_bounded() -> None:
    with pytest.raises(NoPath, match="too many taps to try"):
        plan(lived_in(), "reminders__delete_reminder", {"reminder_id": "reminder_9"}, tries=50)


@pytest.mark.parametrize(
    ("operation", "arguments", "told"),
    [
        ("attic__shout", {}, "there is no operation 'attic__shout'"),
        ("radio__tune", {}, "there is no app 'radio'"),
        ("attic__rename_box", {"box_id": "box_1"}, "name: is required"),
    ],
)
def test_what_cannot_be_called_is_refused(operation: str, arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(BadInput, match=told):
        plan(attic(), operation, arguments)


def test_two_searches_give_the_same_path() -> None:
    arguments = {"event_id": "event_3", "title": "Great concert"}
    assert plan(lived_in(), "calendar__update_event", arguments) == plan(
        lived_in().fork(), "calendar__update_event", arguments
    )

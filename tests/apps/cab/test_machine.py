"""Random operations, taps and arrivals: nothing but clear errors, and invariants that always hold."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, get_args, get_origin

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pare.errors import ActionError
from pare.tool import Tool
from pare_apps.cab import Cab, Ride
from pare_apps.cab.model import LEADS_TO
from pare_apps.money import Money

TEXTS = ["", " ", "Home", "Fjord Hall", "\x00", "a\nb", "\u202eabc", "🙂", "é" * 40, "x" * 20_001, "{text}", "14", "-"]
TIMES = [
    "0001-01-01T00:00:00", "1970-01-01T00:00", "9998-12-31T23:59", "9999-12-31T23:59:59", "2027-03-28T02:30",
    "2027-03-13T00:00:00+13:00", "never",
]  # fmt: skip
SOON = st.integers(-30, 3_000).map(lambda n: (datetime(2027, 3, 12, 9, tzinfo=UTC) + timedelta(minutes=n)).isoformat())
ADDRESSES = st.sampled_from(
    ["home", "Fjord Hall", "Town Hall", "Airport Terminal 1", "location_5", "airport", "Hillside Street 12"]
)
FITTING: dict[str, st.SearchStrategy[Any]] = {
    "ride_id": st.integers(0, 40).map("ride#{}".format),
    "ride_report_id": st.integers(0, 40).map("ride_report#{}".format),
    **dict.fromkeys(("pickup", "destination", "address", "return_to"), ADDRESSES),
    "stops": st.lists(ADDRESSES, max_size=2),
    "seats": st.integers(1, 5),
    "child_seats": st.integers(0, 1),
    "rating": st.integers(1, 5),
    "to": st.sampled_from(["Aksel", "+47 555 0102"]),
    **dict.fromkeys(("fare", "fee", "refund"), st.integers(0, 50).map(lambda n: Money.of(n).model_dump(mode="json"))),
}
"""Values that fit an argument; `ride#7` stands for the seventh of the rides that there are."""


def any_value(hint: Any) -> st.SearchStrategy[Any]:
    """JSON values for an annotation, good and bad ones."""
    options = [option for option in get_args(hint) if option is not type(None)]
    if hint is str:
        return st.sampled_from(TEXTS)
    if hint is bool:
        return st.booleans()
    if hint is Money:
        return st.sampled_from([{"amount": "1.005"}, {"amount": "-3", "currency": "EUR"}, {"amount": 1e9}, {}])
    if get_origin(hint) is tuple:
        return st.lists(any_value(get_args(hint)[0]), max_size=6)
    if type(None) in get_args(hint):
        return st.none() | any_value(options[0])
    if options and isinstance(options[0], str):
        return st.sampled_from([*options, "other"])
    if int in (hint, *options):
        return st.sampled_from([-1, 0, 1, 4, 20, 10**9, 2**62])
    return SOON | SOON | st.sampled_from(TIMES)


def values_of(hint: Any, name: str) -> st.SearchStrategy[Any]:
    """JSON values for an argument: mostly such that fit it, some that fit the type alone."""
    return st.integers(0, 9).flatmap(lambda n: FITTING[name] if name in FITTING and n < 9 else any_value(hint))


def arguments_of(tool: Tool) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments for a call; those with a default are mostly left out."""
    values = {p.name: values_of(tool.hints[p.name], p.name) for p in tool.parameters}
    required = {p.name: values[p.name] for p in tool.parameters if p.default is p.empty}
    optional = [name for name in values if name not in required]
    some = st.lists(st.sampled_from(optional), max_size=3, unique=True) if optional else st.just([])
    return some.flatmap(lambda names: st.fixed_dictionaries(required | {name: values[name] for name in names}))


TOOLS = Cab.blueprint().tools
CALLS = {name: arguments_of(tool) for name, tool in TOOLS.items()}
TAPS = {tap.tool: arguments_of(tap.tool) for taps in Cab.blueprint().taps.values() for tap in taps.values()}
DONE = [name for name, tool in TOOLS.items() if tool.kind in ("read", "write")]
ARRIVALS = [name for name, tool in TOOLS.items() if tool.kind == "incoming"]


class Phones(RuleBasedStateMachine):
    world: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.it = type(Phones.world)(Phones.world.phone.fork())
        self.handle = self.it.assistant()
        self.seen = 0

    def settled(self, value: Any) -> Any:
        """The value with an id for each `ride#7`."""
        if isinstance(value, dict):
            return {key: self.settled(part) for key, part in value.items()}
        kind, mark, number = value.partition("#") if isinstance(value, str) else ("", "", "")
        if not mark:
            return value
        rows = list(self.it.app.rides if kind == "ride" else self.it.app.reports)
        return rows[int(number) % len(rows)].id

    @rule(data=st.data(), name=st.sampled_from(DONE))
    def operation(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        outcome = self.handle(name, self.settled(data.draw(CALLS[name])))
        if outcome.error is not None or TOOLS[name].kind == "read":
            assert len(self.it.phone.journal.changes) == before

    @rule(data=st.data(), name=st.sampled_from(ARRIVALS))
    def arrival(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.phone.journal.changes)
        try:
            with self.it.phone.step("world"):
                self.it.phone.deliver(name, self.settled(data.draw(CALLS[name])))
        except ActionError:
            assert len(self.it.phone.journal.changes) == before

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        if self.it.phone.screen is None:
            self.it.user.do("open_app", {"app": "cab"})
        actions = self.it.user.actions()
        name = data.draw(st.sampled_from([name for name in actions if name not in ("go_home", "switch_app")]))
        drawn = TAPS.get(actions[name], st.just({}))
        if name == "open_notification":
            drawn = st.sampled_from([{"notification_id": note.id} for note in self.it.phone.notifications])
        self.it.user.do(name, self.settled(data.draw(drawn)))

    @rule(minutes=st.sampled_from([1, 15, 600, 2_000]))
    def time_passes(self, minutes: int) -> None:
        self.it.phone.advance(self.it.phone.now + timedelta(minutes=minutes))

    @invariant()
    def the_screen_can_be_seen(self) -> None:
        assert len(self.it.user.look().view.items) <= 40

    @invariant()
    def rides_move_along_their_machine(self) -> None:
        changes = self.it.phone.journal.changes[self.seen :]
        self.seen += len(changes)
        for change in changes:
            if isinstance(change.before, Ride) and isinstance(change.after, Ride):
                assert change.after.status in (change.before.status, *LEADS_TO[change.before.status])

    @invariant()
    def rows_fit_together(self) -> None:
        app = self.it.app
        upcoming, past = (app.rides.where(open=open) for open in (True, False))
        assert len(upcoming) + len(past) == len(app.rides)
        for ride in app.rides:
            assert Ride.model_validate(ride.model_dump()) == ride
            assert ride.pickup != ride.destination or ride.stops
            assert ride.driver == "" or ride.status != "requested"
            assert ride.status != "completed" or ride.attachments
        for report in app.reports:
            assert report.ride_id in app.rides
            assert (report.status == "returning") <= bool(report.return_to)


def test_random_life(world: Any) -> None:
    Phones.world = world
    run_state_machine_as_test(
        Phones,
        settings=settings(
            max_examples=50, stateful_step_count=35, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )


@pytest.mark.parametrize(
    "text", ["\ud800", "x" * 200_000, "\x00", "\u202e" * 300, "٣" * 5, "+" * 20, "İ", "---", "(((" * 3, "14 14"]
)
def test_a_direct_call_with_any_text_is_a_clear_error_or_works(world: Any, text: str) -> None:
    known = {"ride_id": "work", "ride_report_id": "tin", "pickup": "home", "destination": "Fjord Hall"}
    for name in DONE:
        tool = TOOLS[name]
        strings = {name: text for name in tool.names if str in (tool.hints[name], *get_args(tool.hints[name]))}
        lists = {name: (text, text) for name in tool.names if "tuple" in str(tool.hints[name])}
        more = {n: v for n, v in {"rating": 3, "topic": "other"}.items() if n in tool.names}
        fits = {n: v for n, v in known.items() if n in tool.names}
        for given in ({**strings, **lists, **more}, {**strings, **lists, **fits, **more}):
            fork = world.phone.fork()
            refused = ""
            try:
                with fork.step("user"):
                    tool.call(fork.app(Cab), **given)
            except ActionError as error:
                refused = str(error)
            assert not refused or refused.partition(":")[0] in tool.names, refused


@pytest.mark.parametrize("screen", list(Cab.screens))
def test_every_screen_gets_somewhere(screen: str) -> None:
    machine = Cab.blueprint().machine
    arrows = [(t.source, t.dest) for event in machine.events.values() for ts in event.transitions.values() for t in ts]
    assert any(source == screen for source, _ in arrows)
    assert screen == "CabHome" or any(dest == screen != source for source, dest in arrows)

"""Whatever is tried, by whomever, in whatever order: clear errors at most, and a shop whose sums are right."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any, get_args, get_origin

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pare.errors import ActionError, BadInput
from pare.tool import Tool
from pare_apps.money import Money
from pare_apps.shopping import ChoiceOption, Shopping, Variant
from pare_apps.shopping.order_model import NEXT, NEXT_RETURN

from .conftest import build

TOOLS = Shopping.blueprint().tools
TAPS = [(screen, tap.tool) for screen, taps in Shopping.blueprint().taps.items() for tap in taps.values()]
ODD = [
    "", " ", "x" * 2_000, "\x00", "a\nb", "\u202eabc", "مرحبا", "{id}", "%s", "spark 10", "home", "881", "red", "None",
    "-1", "0001-01-01",
]  # fmt: skip
MOMENTS = [
    "0001-01-01T00:00:00", "9999-12-31T23:59:59Z", "2027-03-01T18:00", "2027-03-05T10:00:00+01:00", "0001-01-01T00:00Z",
]  # fmt: skip
OPTIONS = [
    {"option": "yes"}, {"option": "cancel", "effect": "cancel_order"}, {"option": "money", "effect": "drop_item"},
    {"option": "other", "effect": "substitute", "variant_id": "kettle-blue"},
]  # fmt: skip
FITTING: dict[str, list[str]] = {
    "code": ["spark 10", "SPARK10", "NEW", ""],
    "text": ["Kettle", "red", "Elm 3"],
    "label": ["Gran", "Office"],
    "option": ["yes", "cancel", "money", "other"],
    "default": ["yes", "money", ""],
    "question": ["Wait?"],
    "currency": ["EUR", "EUR", "USD", "x"],
    "notice": ["Stop using it."],
}
KINDS = {table.kind.kind for table in build().tables()}


def values_of(name: str, hint: Any) -> st.SearchStrategy[Any]:
    """JSON values for an annotation: mostly such that fit the argument; `order#7` stands for the seventh order."""
    kind = name.removesuffix("s").removesuffix("_id")
    if kind in KINDS and name != kind:
        some = st.integers(0, 9).map(f"{kind}#{{}}".format)
        fitting: st.SearchStrategy[Any] = st.lists(some, max_size=2) if name.endswith("s") else some
    elif hint is str:
        fitting = st.sampled_from(FITTING.get(name, ["Fine"]))
    else:
        return any_value(hint)
    return st.integers(0, 9).flatmap(lambda n: fitting if n else any_value(hint))


def any_value(hint: Any) -> st.SearchStrategy[Any]:
    """JSON values for an annotation, good and bad ones."""
    options = get_args(hint)
    if hint is str:
        return st.sampled_from(ODD)
    if hint is bool:
        return st.booleans()
    if hint is ChoiceOption:
        return st.sampled_from(OPTIONS)
    if get_origin(hint) is tuple:
        return st.lists(any_value(options[0]), max_size=3)
    if type(None) in options:
        return st.none() | any_value(next(one for one in options if one is not type(None)))
    if get_origin(hint) is not None and all(isinstance(one, str) for one in options):
        return st.sampled_from([*options, "nothing"])
    if options and options[0] is not None and "datetime" in repr(options[0]):
        return st.sampled_from([*MOMENTS[2:4] * 5, *MOMENTS])
    if options and all(get_args(one) or isinstance(one, str) for one in options):  # a union of literals
        return st.sampled_from([one for part in options for one in (get_args(part) or (part,))])
    return st.sampled_from([*[1, 2, 3, 5, 20] * 4, 0, -1, 0.5, 35.5, 999, 1000, 10**12, 2**62])


def arguments_of(tool: Tool) -> st.SearchStrategy[dict[str, Any]]:
    """Arguments for a call; those with a default are mostly left out."""
    values = {p.name: values_of(p.name, tool.hints[p.name]) for p in tool.parameters}
    needed = {p.name: values[p.name] for p in tool.parameters if p.default is p.empty}
    others = [p.name for p in tool.parameters if p.default is not p.empty]
    some = st.lists(st.sampled_from(others), max_size=3, unique=True) if others else st.just([])
    return some.flatmap(lambda names: st.fixed_dictionaries(needed | {name: values[name] for name in names}))


CALLS = {name: arguments_of(tool) for name, tool in TOOLS.items()}
DONE = [name for name, tool in TOOLS.items() if tool.kind != "incoming"]
ARRIVALS = [name for name, tool in TOOLS.items() if tool.kind == "incoming"]


def settled(world: Any, value: Any) -> Any:
    """The value with an id for each `order#7`."""
    if isinstance(value, dict):
        return {key: settled(world, part) for key, part in value.items()}
    if isinstance(value, list):
        return [settled(world, part) for part in value]
    kind, mark, number = value.partition("#") if isinstance(value, str) else ("", "", "")
    if not mark:
        return value
    rows = [row for table in world.phone.tables() if table.kind.kind == kind for row in table]
    return rows[-1 - int(number) % len(rows)].id if rows else value


def tried(world: Any, name: str, given: dict[str, Any]) -> str | None:
    """The error of an operation, after a look that it changed nothing."""
    tool, before = TOOLS[name], len(world.rows())
    outcome = world.write(name.partition("__")[2], **settled(world, given))
    if outcome.error is not None or tool.kind == "read":
        assert len(world.rows()) == before
    error: str | None = outcome.error
    return error


@pytest.mark.parametrize("name", DONE)
def test_operations_take_anything(world: Any, name: str) -> None:
    known = (*TOOLS[name].names, "arguments")

    @settings(max_examples=40, deadline=None, derandomize=True, database=None)
    @given(CALLS[name])
    def run(given: dict[str, Any]) -> None:
        error = tried(type(world)(world.phone.fork()), name, given)
        assert error is None or any(f"{one}: " in error or f"{one}." in error for one in known), error

    run()


@pytest.mark.parametrize(("screen", "tool"), TAPS, ids=lambda value: getattr(value, "__name__", None) or value.name)
def test_taps_take_anything(world: Any, screen: Any, tool: Tool) -> None:
    context = {"product_id": "boots", "order_id": "881", "order_item_id": "red"}
    opened = screen(**{key: value for key, value in context.items() if key in screen.__annotations__})

    @settings(max_examples=12, deadline=None, derandomize=True, database=None)
    @given(arguments_of(tool))
    def run(given: dict[str, Any]) -> None:
        fork = type(world)(world.phone.fork())
        with fork.phone.step("user"):
            fork.phone.open("shopping", opened)
        before = len(fork.rows())
        if fork.user.do(tool.name, settled(fork, given)).error is not None:
            assert len(fork.rows()) == before
        assert fork.text()

    run()


class Life(RuleBasedStateMachine):
    """User, assistant and world use one shop at once."""

    made: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.it = Life.made(build())
        self.it.adds(Variant(id="abroad", product_id="ribbon", style="imported", price=Money.of(5, "USD")))
        self.it.does("open_app", app="shopping")
        self.states = {order.id: order.status for order in self.it.app.orders}
        self.returns: dict[str, Any] = {}

    @rule(data=st.data(), name=st.sampled_from([name for name in DONE if TOOLS[name].kind == "write"]))
    def assistant(self, data: st.DataObject, name: str) -> None:
        tried(self.it, name, data.draw(CALLS[name]))

    @rule(data=st.data(), name=st.sampled_from(ARRIVALS))
    def world(self, data: st.DataObject, name: str) -> None:
        before = len(self.it.rows())
        try:
            with self.it.phone.step("world"):
                self.it.phone.deliver(name, settled(self.it, data.draw(CALLS[name])))
        except ActionError:
            assert len(self.it.rows()) == before

    @rule(data=st.data(), at=st.integers(0, 9))
    def an_order_moves(self, data: st.DataObject, at: int) -> None:
        orders = [order for order in self.it.app.orders if NEXT[order.status]]
        if orders:
            order = orders[at % len(orders)]
            status = data.draw(st.sampled_from(NEXT[order.status]))
            self.it.comes("order_moves", order_id=order.id, status=status)

    @rule(item=st.integers(0, 9), options=st.lists(st.sampled_from(OPTIONS), min_size=1, max_size=4, unique_by=str))
    def the_shop_asks(self, item: int, options: list[dict[str, str]]) -> None:
        items = [each for each in self.it.app.order_items if self.it.app.orders[each.order_id].is_open]
        if items:
            about = items[item % len(items)]
            until = self.it.phone.now + timedelta(hours=3)
            self.it.comes("choice_asked", order_id=about.order_id, order_item_id=about.id, question="Well?",
                          options=options, until=until, default=options[0]["option"])  # fmt: skip

    @rule(at=st.integers(0, 9), amount=st.sampled_from([1, 40, 90, 240]), data=st.data())
    def a_return_moves(self, at: int, amount: int, data: st.DataObject) -> None:
        rows = [row for row in self.it.app.returns if NEXT_RETURN[row.status]]
        if rows:
            row = rows[at % len(rows)]
            status = data.draw(st.sampled_from(NEXT_RETURN[row.status]))
            with suppress(BadInput):
                if status == "refunded":
                    self.it.comes("refund_made", order_id=row.order_id, amount=amount, return_id=row.id)
                elif status != "withdrawn":
                    self.it.comes("return_moves", return_id=row.id, status=status)

    @rule(data=st.data())
    def user(self, data: st.DataObject) -> None:
        user, before = self.it.user, len(self.it.rows())
        actions = user.actions()
        name = data.draw(st.sampled_from([name for name in actions if name not in ("go_home", "wait", "switch_app")]))
        known = {
            "open_app": {"app": "shopping"},
            "open_notification": {"notification_id": next((n.id for n in user.look().notifications), "")},
        }
        given = known.get(name) or settled(self.it, data.draw(arguments_of(actions[name])))
        if user.do(name, given).error is not None:
            assert len(self.it.rows()) == before

    @rule(hours=st.sampled_from([1, 5, 24, 300]))
    def time_passes(self, hours: int) -> None:
        self.it.phone.advance(self.it.phone.now + timedelta(hours=hours))

    @invariant()
    def the_screen_can_be_shown(self) -> None:
        look = self.it.user.look()
        assert len(look.view.items) <= 100
        assert look.view.render()

    @invariant()
    def stock_is_never_negative(self) -> None:
        assert all(variant.stock >= 0 for variant in self.it.app.variants)

    @invariant()
    def orders_add_up_and_never_give_back_more_than_was_paid(self) -> None:
        for order in self.it.app.orders:
            page = self.it.app.page(order)
            fee = order.delivery_fee or Money.of(0, page.total.currency)
            assert page.subtotal - page.discount + fee == page.total
            assert Money.of(0, page.total.currency) <= page.refunded <= page.total
            assert page.items

    @invariant()
    def the_cart_adds_up(self) -> None:
        with self.it.phone.step("user", may_write=False):
            page = self.it.app.read_cart()
        summed = (line.variant.price * line.quantity for line in page.lines)
        currency = page.subtotal.currency
        assert Money.total((each for each in summed if each.currency == currency), currency) == page.subtotal
        assert page.subtotal - page.discount == page.total

    @invariant()
    def states_move_along_their_machines(self) -> None:
        for order in self.it.app.orders:
            old = self.states.get(order.id, "placed")
            assert order.status == old or order.status in NEXT[old]
            self.states[order.id] = order.status
        for asked in self.it.app.returns:
            old = self.returns.get(asked.id, "requested")
            assert asked.status == old or asked.status in NEXT_RETURN[old]
            self.returns[asked.id] = asked.status

    @invariant()
    def what_was_asked_is_over_at_its_deadline(self) -> None:
        assert all(choice.until > self.it.phone.now for choice in self.it.app.choices.where(is_open=True))

    @invariant()
    def one_address_is_the_default_at_most(self) -> None:
        assert self.it.app.addresses.count(is_default=True) <= 1


def test_a_shop_in_many_hands(world: Any) -> None:
    Life.made = type(world)
    run_state_machine_as_test(
        Life,
        settings=settings(
            max_examples=100, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )  # fmt: skip


@pytest.mark.parametrize("text", ["\ud800", "x" * 200_000, "\x00", "\u202e" * 300, "İ", "---"])
def test_a_direct_call_with_any_text_is_a_clear_error_or_works(world: Any, text: str) -> None:
    for name in DONE:
        tool = TOOLS[name]
        given = {p.name: text for p in tool.parameters if "str" in str(tool.hints[p.name]) and "tuple" not in
                 str(tool.hints[p.name]) and "Literal" not in str(tool.hints[p.name])}  # fmt: skip
        given |= {p.name: (text, text) for p in tool.parameters if "tuple[str" in str(tool.hints[p.name])}
        known = {"product_id": "boots", "order_id": "881", "variant_id": "boots-40", "order_item_id": "pair",
                 "address_id": "home"}  # fmt: skip
        fixed = {"reason": "other", "stars": 3, "action": "make_default"}
        extra = {name: value for name, value in fixed.items() if name in tool.names}
        for arguments in (given | extra, given | extra | {n: known[n] for n in known if n in tool.names}):
            fork = world.phone.fork()
            refused = ""
            try:
                with fork.step("user"):
                    tool.call(fork.app(Shopping), **arguments)
            except ActionError as error:
                refused = str(error)
            assert not refused or refused.partition(":")[0] in tool.names, refused

"""Whatever is tried, by whomever, in whatever order: clear errors at most, and a world that holds together."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from pare.errors import ActionError
from pare.handles import User
from pare.tool import Tool
from pare_apps.apartments import Apartments
from pare_apps.apartments.dealings import APPLICATION_MOVES, OFFER_MOVES, VIEWING_MOVES

TOOLS = Apartments.blueprint().tools
TAPS = [(screen, tap.tool) for screen, taps in Apartments.blueprint().taps.items() for tap in taps.values()]
ODD = [
    "", " ", "x" * 20_000, "\x00", "a\nb", "\u202eabc", "مرحبا", "İ", "{id}", "%s", "-1", "pay/", "/", "koivu/plan.pdf",
    "0001-01-01", "listing_1", "look",
]  # fmt: skip
MOMENTS = st.sampled_from(
    [
        "2027-08-04T17:00", "2027-08-04T17:30", "2027-08-06T17:00", "2027-08-07T17:00", "2027-08-09T09:00",
        "2027-08-02T17:00", "0001-01-01T00:00", "9999-12-31T23:59:59Z", "0002-01-01T00:00", "9998-12-31T00:00",
    ]
)  # fmt: skip
DATES = st.sampled_from(["2027-09-01", "2028-01-31", "0001-01-01", "9999-12-31"])
LISTINGS = ["koivu", "maki", "ferry", "canal", "brunn", "erlen", "lipa"]
ROWS = {
    "listing_id": "listings", "saved_search_id": "saved_searches", "viewing_id": "viewings",
    "application_id": "applications", "lease_offer_id": "lease_offers", "agent_message_id": "agent_messages",
}  # fmt: skip
KNOWN = {
    "attachments": ["pay/may.pdf", "pay/june.pdf", "koivu/plan.pdf"],
    "districts": ["Kallio", "west", "Harbour"],
    "drop": ["pets", "max_total", "districts", "rent", "features", "energy_class"],
    "name": ["Hunt", "plan.pdf", "may.pdf"],
}
MONEY = st.fixed_dictionaries(
    {"amount": st.sampled_from(["0", "700", "815.5", "-1", "99999999.99"])}, optional={"currency": st.just("EUR")}
)
NEW = st.fixed_dictionaries(
    {"address": st.sampled_from(["Elm Row 1", "Quay 9", ""]), "rent": MONEY},
    optional={
        "district": st.sampled_from(["Kallio", "Quay"]), "water": MONEY, "rooms": st.sampled_from([1, 2.5, -1]),
        "pets": st.sampled_from(["allowed", "no"]), "viewing_slots": st.lists(MOMENTS, max_size=3),
        "state": st.sampled_from(["available", "let"]), "sign_up_by": MOMENTS, "apply_by": MOMENTS,
        "viewing_notice_hours": st.sampled_from([0, 24, 720]),
    },
)  # fmt: skip


def values(app: Apartments, name: str, schema: dict[str, Any], odd: bool) -> st.SearchStrategy[Any]:
    """JSON values that fit a schema, odd ones among them if so asked."""
    if name in ROWS:
        known = [row.id for row in getattr(app, ROWS[name])] or ["none"]
    else:
        known = KNOWN.get(name, ["Hello", "canal", "Quiet please"])
    text = st.sampled_from(known) | st.sampled_from(ODD) if odd else st.sampled_from(known)
    coming = {at.isoformat() for row in app.listings for at in row.viewing_slots if at > app.now}
    match schema:
        case {"type": "string", "format": "date-time"} if coming and name in ("starts", "add_slots") and not odd:
            return st.sampled_from(sorted(coming))
        case {"$ref": "#/$defs/Listing"}:
            return NEW
        case {"$ref": _}:
            return st.fixed_dictionaries({"name": st.sampled_from(["a.pdf", "b.pdf"])}, optional={"text": text})
        case {"enum": options}:
            return st.sampled_from(options)
        case {"anyOf": _}:
            return st.sampled_from([0, 5, 750, "812.50"])
        case {"type": "string", "format": "date-time"}:
            return MOMENTS
        case {"type": "string", "format": "date"}:
            return DATES
        case {"type": "string"}:
            return text
        case {"type": "boolean"}:
            return st.booleans()
        case {"type": "integer"}:
            wide = st.integers(schema.get("minimum", -9), schema.get("maximum", 2**62))
            return wide if odd else st.integers(1, 5)
        case {"type": "number"}:
            return st.sampled_from([0, 1, 2.5, -3, 1e300] if odd else [1, 2.5])
        case {"type": "array", "items": items}:
            return st.lists(values(app, name, items, odd), min_size=int(not odd), max_size=2)
    raise AssertionError(f"{name}: {schema}")


def arguments(app: Apartments, tool: Tool, odd: bool) -> st.SearchStrategy[dict[str, Any]]:
    fields = {name: values(app, name, field, odd) for name, field in tool.schema.get("properties", {}).items()}
    needed = {name: fields[name] for name in tool.schema.get("required", ())}
    rest = {name: field for name, field in fields.items() if name not in needed}
    names = st.lists(st.sampled_from(sorted(rest)), max_size=3, unique=True) if rest else st.just([])
    return names.flatmap(lambda chosen: st.fixed_dictionaries({**needed, **{name: rest[name] for name in chosen}}))


def check_told(tool: Tool, error: str) -> None:
    assert re.search(rf"\b({'|'.join((*tool.names, 'arguments'))})[:.]", error), error


@pytest.mark.parametrize("tool", [tool for tool in TOOLS.values() if tool.kind != "incoming"], ids=lambda t: t.name)
def test_operations_take_anything(world: Any, tool: Tool) -> None:
    @settings(max_examples=40, deadline=None, derandomize=True, database=None)
    @given(arguments(world.app, tool, True))
    def tried(given: dict[str, Any]) -> None:
        fork = type(world)(world.phone.fork())
        outcome = fork.write(tool.name.partition("__")[2], **given)
        if outcome.error is not None or tool.kind == "read":
            assert fork.changes() == []
        if outcome.error is not None:
            check_told(tool, outcome.error)

    tried()


@pytest.mark.parametrize("tool", [tool for tool in TOOLS.values() if tool.kind != "incoming"], ids=lambda t: t.name)
@pytest.mark.parametrize("text", ["\ud800", "x" * 200_000, "\x00", "\u202e" * 300, "(((" * 3])
def test_a_direct_call_with_any_text_is_a_clear_error_or_works(world: Any, tool: Tool, text: str) -> None:
    given: dict[str, Any] = {}
    for name, schema in tool.schema["properties"].items():
        if schema.get("type") == "string" and name not in ROWS and not {"format", "enum"} & set(schema):
            given[name] = text
        elif schema.get("type") == "array":
            given[name] = (text, text)
    row_ids = {
        "listing_id": "koivu", "saved_search_id": "hunt", "viewing_id": "look", "application_id": "sketch",
        "lease_offer_id": "yes",
    }  # fmt: skip
    given |= {name: row_ids[name] for name in tool.names if name in row_ids}
    given |= {"of": "messages"} if "of" in tool.names else {}
    given |= {"answer": "accept"} if "answer" in tool.names else {}
    given |= {"starts": world.app.listings["koivu"].viewing_slots[-1]} if "starts" in tool.names else {}
    fork = world.phone.fork()
    try:
        with fork.step("user"):
            getattr(fork.app(Apartments), tool.name.partition("__")[2])(**given)
    except ActionError as error:
        check_told(tool, str(error))


@pytest.mark.parametrize(("screen", "tool"), TAPS, ids=lambda value: getattr(value, "__name__", None) or value.name)
def test_taps_take_anything(world: Any, screen: Any, tool: Tool) -> None:
    context = {
        "listing_id": "koivu", "saved_search_id": "hunt", "viewing_id": "look", "application_id": "sketch",
        "lease_offer_id": "yes",
    }  # fmt: skip
    if screen.__name__ == "Results":
        world.taps(("open_app", {"app": "apartments"}), ("search_listings", {}))
    else:
        with world.phone.step("user"):
            fields = {name: value for name, value in context.items() if name in screen.__annotations__}
            world.phone.open("apartments", screen(**fields))

    @settings(max_examples=12, deadline=None, derandomize=True, database=None)
    @given(arguments(world.app, tool, True))
    def tried(given: dict[str, Any]) -> None:
        fork = type(world)(world.phone.fork())
        outcome = fork.user.do(tool.name, given)
        if outcome.error is not None or tool.name.startswith(("open", "more", "show", "run", "search", "look")):
            assert fork.changes() == []
        assert fork.user.look().view.render()

    tried()


class Hunt(RuleBasedStateMachine):
    """User, assistant, agents and the market act in any order."""

    def __init__(self, world: Any) -> None:
        super().__init__()
        self.world = world
        self.app: Apartments = world.app

    def draw(self, data: st.DataObject, tool: Tool) -> dict[str, Any]:
        odd = data.draw(st.integers(0, 9)) == 9
        given = data.draw(arguments(self.app, tool, odd))
        if odd:
            return given
        if tool.name.endswith("__confirm_viewing"):
            asked = [row.id for row in self.app.viewings if row.state == "requested"]
            given |= {"viewing_id": data.draw(st.sampled_from(asked))} if asked else {}
        viewing = self.app.viewings.get(given.get("viewing_id", ""))
        listing = self.app.listings.get(viewing.listing_id if viewing else given.get("listing_id", ""))
        slots = [at.isoformat() for at in listing.viewing_slots if at > self.app.now] if listing else []
        if slots and "starts" in given:
            given["starts"] = data.draw(st.sampled_from(slots))
        return given

    @rule(data=st.data())
    def user(self, data: st.DataObject) -> None:
        user = User(self.world.phone)
        names = [name for name in user.actions() if name not in ("wait", "switch_app", "reject_proposal")]
        name = data.draw(st.sampled_from(names))
        known = {
            "open_app": {"app": "apartments"},
            "open_notification": {"notification_id": next((n.id for n in user.look().notifications), "")},
        }
        before = self.world.changes()
        if user.do(name, known.get(name) or self.draw(data, user.actions()[name])).error is not None:
            assert self.world.changes() == before

    @rule(data=st.data(), tool=st.sampled_from([tool for tool in TOOLS.values() if tool.kind == "write"]))
    def assistant(self, data: st.DataObject, tool: Tool) -> None:
        before = self.world.changes()
        outcome = self.world.write(tool.name.partition("__")[2], **self.draw(data, tool))
        if outcome.error is not None:
            assert self.world.changes() == before
        else:
            assert len(self.world.changes()) <= len(before) + 1, "one effect, one row"

    @rule(data=st.data(), tool=st.sampled_from([tool for tool in TOOLS.values() if tool.kind == "incoming"]))
    def outside(self, data: st.DataObject, tool: Tool) -> None:
        given = self.draw(data, tool)
        before, notes = self.world.changes(), len(self.world.phone.notifications)
        try:
            self.world.arrives(tool.name.partition("__")[2], **given)
        except ActionError:
            assert (self.world.changes(), len(self.world.phone.notifications)) == (before, notes)
        else:
            assert len(self.world.changes()) == len(before) + 1

    @rule(minutes=st.sampled_from([1, 30, 200, 900]))
    def time_passes(self, minutes: int) -> None:
        self.world.wait(minutes=minutes)
        due = [offer for offer in self.app.lease_offers.where(state="open") if offer.answer_by <= self.app.now]
        assert not due, "offers expire in time"

    @invariant()
    def states_moved_along_their_machines(self) -> None:
        machines: dict[str, Any] = {
            "viewings": VIEWING_MOVES, "applications": APPLICATION_MOVES, "lease_offers": OFFER_MOVES,
        }  # fmt: skip
        for change in self.world.phone.journal.changes:
            moves = machines.get(change.table.removeprefix("apartments."))
            if moves is not None and change.before is not None:
                assert change.after.state == change.before.state or change.after.state in moves[change.before.state]
                assert moves[change.before.state], "nothing changes at an end"

    @invariant()
    def what_is_gone_takes_nothing_new(self) -> None:
        states: dict[str, str] = {}
        for change in self.world.phone.journal.changes[::-1]:
            if change.table == "apartments.listings" and change.before is not None:
                states[change.id] = change.before.state
            new = change.before is None and change.table in ("apartments.viewings", "apartments.applications")
            if new and change.after is not None:
                now = self.app.listings[change.after.listing_id].state
                assert states.get(change.after.listing_id, now) in ("available", "reserved")

    @invariant()
    def every_reference_resolves(self) -> None:
        for table in ("saved_listings", "viewings", "applications", "lease_offers", "agent_messages"):
            assert all(row.listing_id in self.app.listings for row in getattr(self.app, table))
        assert all(o.application_id in self.app.applications for o in self.app.lease_offers if o.application_id)

    @invariant()
    def there_is_one_of_each_for_a_listing(self) -> None:
        for listing in self.app.listings:
            assert self.app.saved_listings.count(listing_id=listing.id) <= 1
            assert self.app.applications.count(listing_id=listing.id, live=True) <= 1
            assert self.app.lease_offers.count(listing_id=listing.id, state="open") <= 1
        criteria = [search.criteria for search in self.app.saved_searches]
        assert all(criteria)

    @invariant()
    def every_row_is_valid_and_every_screen_shows(self) -> None:
        for change in self.world.phone.journal.changes[-3:]:
            if change.after is not None:
                assert type(change.after).model_validate(change.after.model_dump(mode="json")) == change.after
        assert len(User(self.world.phone).look().view.items) <= 40


def test_a_hunt_in_many_hands(world: Any) -> None:
    run_state_machine_as_test(
        lambda: Hunt(type(world)(world.phone.fork())),  # type: ignore[arg-type]
        settings=settings(
            max_examples=120, stateful_step_count=50, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip

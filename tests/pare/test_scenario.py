"""Scenarios: what a declaration must hold, how its world starts, and when a need is open."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import pytest

from pare.actions import propose
from pare.content import repr_of
from pare.errors import BadInput, DefinitionError, LoadError
from pare.expect import Holds, Where, changed, created, either, removed
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import words
from pare.scenario import Do, Person, Scenario, Stage, Story, by_stage, do, the, tool_name
from pare.times import iso
from tests.pare.play import LUNCH, Lunch, declare, scenario
from tests.pare.toy import APPS, Bell, Bells, Card, Chat, Line, People, Talk, phone

HI: dict[str, Any] = {"sender": "A", "text": "x"}
SEND = do(Chat.send_to, name="Ada", text="Yes")
STAGE = Stage("Shall I?", (SEND,))
NEED = Lunch.needs[0]


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"__doc__": ""}, "give it a docstring: its first line is the title"),
        ({"__doc__": None}, "give it a docstring"),
        ({"id": "Lunch"}, "id 'Lunch' must be kebab-case, at most 60 characters"),
        ({"id": "lunch_with"}, "must be kebab-case"),
        ({"id": "-lunch"}, "must be kebab-case"),
        ({"id": "lunch--x"}, "must be kebab-case"),
        ({"id": ""}, "must be kebab-case"),
        ({"id": "x" * 61}, "at most 60 characters"),
        ({"domain": "food"}, "domain 'food' must be one of communication, productivity, scheduling, lifestyle"),
        ({"difficulty": "extreme"}, "difficulty 'extreme' must be one of easy, medium, hard"),
        ({"capabilities": ()}, "capabilities must be some of context observation"),
        ({"capabilities": ("cooking",)}, "capabilities must be some of context observation"),
        ({"capabilities": ("goal inference",) * 2}, "a capability is listed twice"),
        ({"apps": ()}, "apps must be app classes"),
        ({"apps": ("chat",)}, "apps must be app classes"),
        ({"apps": (int,)}, "apps must be app classes"),
        ({"starts": "soon"}, "starts or zone: 'soon' is no date and time"),
        ({"zone": "Rome"}, "starts or zone: 'Rome' is no IANA time zone"),
        ({"needs": ()}, "needs and solution must have a stage for each other, at least one"),
        ({"needs": (NEED, NEED)}, "needs and solution must have a stage for each other"),
        ({"solution": ()}, "needs and solution must have a stage for each other"),
        ({"must": {}}, "must names at least one effect that success needs"),
        ({"must_not": {"Ada is told": created(Line)}}, "the check 'Ada is told' stands in must and in must_not"),
        ({"user": Person("Mira")}, "the user needs `about` and `goal`"),
        ({"user": Person("Mira", about="44")}, "the user needs `about` and `goal`"),
        ({"wrong": {"two": ((SEND,), (SEND,))}}, "each of wrong and ways gives the calls of 1 stages"),
        ({"ways": {"none": ((), ())}}, "each of wrong and ways gives the calls of 1 stages"),
        ({"wrong": {"other": (do(len),)}}, "is no operation of the scenario's apps (chat, people, bells)"),
        ({"ways": {"other": (do(Chat.screen_of),)}}, "is no operation of the scenario's apps"),
        ({"apps": (Chat, People)}, "is no operation of the scenario's apps (chat, people)"),
        ({"solution": (Stage("x", (SEND,), reads=(do(print),)),)}, "is no operation of the scenario's apps"),
    ],
)
def test_a_rule_that_is_broken_is_told_when_the_class_is_made(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        declare(**fields)
    assert told in str(caught.value)
    if "is no operation" not in told:
        assert str(caught.value).startswith("scenario Other: ")


def test_what_is_missing_is_told_at_once() -> None:
    with pytest.raises(DefinitionError, match="scenario Bare: declare id, domain, capabilities, difficulty, apps"):

        class Bare(Scenario):
            """Nothing else."""


def test_the_docstring_is_the_title() -> None:
    assert Lunch.title == "Ada asks for lunch"


# The starting world ----------------------------------------------------------------------------


def test_the_world_is_built_once_and_forked_for_every_episode() -> None:
    one = scenario()
    assert one.prepared is one.prepared
    assert iso(one.prepared.now) == "2027-03-02T08:00:00Z"
    assert one.prepared.journal.changes == []
    assert one.prepared.journal.calls == []
    twin = one.prepared.fork()
    twin.advance(twin.now + timedelta(minutes=20))
    assert len(twin.app(Chat).lines) == 4
    assert len(one.prepared.app(Chat).lines) == 2


def test_the_phone_is_the_users() -> None:
    assert LUNCH.prepared.owner.name == "Mira Lund"
    user = Person("Mira Lund", "+39 1", "mira@example.org", about="44", goal="Lunch")
    owner = scenario(user=user).prepared.owner
    assert (owner.name, owner.number, owner.email) == ("Mira Lund", "+39 1", "mira@example.org")


def happens(act: Callable[[Story], Any]) -> Scenario:
    """The lunch scenario in which something more happens."""

    def both(self: Any, story: Story) -> None:
        Lunch.happens(self, story)
        act(story)

    return scenario(happens=both)


def begins(act: Callable[[Phone], Any]) -> Scenario:
    """The lunch scenario with something more in its world."""

    def both(self: Any, phone: Phone) -> None:
        Lunch.world(self, phone)
        act(phone)

    return scenario(world=both)


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (lambda s: s.at("08:59", "early", Chat.receive, **HI), "early: 08:59 is before the scenario starts"),
        (lambda s: s.at("soon", "x", Chat.receive, **HI), "'soon' is no date and time"),
        (lambda s: s.at("+soon", "x", Chat.receive, **HI), "'soon' is no length of time"),
        (lambda s: s.at("09:30", "asks", Chat.receive, **HI), "two things are named 'asks'"),
        (lambda s: s.at("09:30", "ada", Chat.receive, **HI), "two things are named 'ada'"),
        (lambda s: s.at("09:30", "x", Chat.send, talk_id="talk_1", text="x"), "x: chat__send is no incoming method"),
        (lambda s: s.at("09:30", "x", Chat.read_talk, talk_id="talk_1"), "x: chat__read_talk is no incoming method"),
        (lambda s: s.at("09:30", "x", len), "is no operation of the scenario's apps"),
        (lambda s: s.at("09:30", "x", Chat.receive, sender="A"), "x: chat__receive takes sender, text, not sender"),
        (lambda s: s.at("09:30", "x", Chat.receive, **HI, to="B"), "chat__receive takes sender, text"),
        (lambda s: s.at("09:30", "x", Chat.receive, sender=5, text="x"), "sender: input should be a valid"),
        (lambda s: s.at("09:30", "x", Bells.rings, bell_id=the("tea")), "x refers to 'tea'; named are ada, ben"),
        (lambda s: s.when(created(Line), "soon", "x", Chat.receive, **HI), "'soon' is no length of time"),
        (lambda s: s.when(created(Line), "1m", "asks", Chat.receive, **HI), "two things are named 'asks'"),
    ],
)  # fmt: skip
def test_what_cannot_happen_is_told_when_the_world_is_built(act: Any, told: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        _ = happens(act).prepared
    assert str(caught.value).startswith("Other: ")
    assert told in str(caught.value)


@pytest.mark.parametrize("name", ["_place", "prepared", "closes_at"])
def test_a_name_of_the_base_class_is_not_hidden(name: str) -> None:
    with pytest.raises(DefinitionError, match=f"{name} is a name of Scenario's own"):
        scenario(**{name: 1})


def test_a_happening_may_refer_to_one_that_is_declared_later() -> None:
    one = happens(
        lambda s: (
            s.at("09:40", "rings", Bells.rings, bell_id=the("cancelled")),
            s.at("09:30", "cancelled", Bells.cancelled, bell_id="bell_1"),
        )
    )
    made = one.prepared.fork()
    made.advance(made.now + timedelta(hours=1))
    assert "cancelled" not in made.clock.fired


def test_a_happening_about_what_is_gone_does_not_happen_and_ends_nothing() -> None:
    def world(self: Any, phone: Phone) -> None:
        Lunch.world(self, phone)
        phone.name("tea", phone.app(Bells).set_bell("Tea", phone.now + timedelta(days=1)))

    def act(self: Any, story: Story) -> None:
        Lunch.happens(self, story)
        story.at("09:30", "off", Bells.cancelled, bell_id=the("tea"))

    one = scenario(world=world, happens=act)
    for removes in (False, True):
        made = one.prepared.fork()
        if removes:
            with made.step("assistant", proposal="proposal_1"):
                made.app(Bells).remove_bell("bell_1")
        made.advance(made.now + timedelta(hours=1))
        assert ("off" in made.clock.fired) is not removes
        assert "never mind" in made.clock.fired


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"needs": (Need("x", {}, evidence=("nothing",)),)}, "evidence refers to 'nothing'; named are ada"),
        ({"needs": (Need("x", {}, window=Window(opens="nothing")),)}, "a window refers to 'nothing'"),
        ({"needs": (Need("x", {}, window=Window(closes="nothing")),)}, "a window refers to 'nothing'"),
        ({"needs": (Need("x", {}, window=Window(closes="2027-99-99")),)}, "'2027-99-99' is no date and time"),
        ({"must": {"a": changed(Card, "nobody", number="1")}}, "a check refers to 'nobody'"),
        ({"must_not": {"a": removed(Talk, "nobody")}}, "a check refers to 'nobody'"),
        ({"allowed": (either(created(Card), removed(Talk, "nobody")),)}, "a check refers to 'nobody'"),
        ({"solution": (Stage("x", (do(Chat.send, talk_id=the("nobody"), text="x"),)),)}, "a call refers to 'nobody'"),
        ({"solution": (Stage("x", (), (do(Chat.read_talk, talk_id=the("nobody")),)),)}, "a call refers to 'nobody'"),
        ({"wrong": {"w": (do(Chat.send_all, talk_ids=[the("nobody")], text="x"),)}}, "a call refers to 'nobody'"),
        ({"ways": {"w": (do(Chat.send_all, talk_ids=(the("nobody"),), text="x"),)}}, "a call refers to 'nobody'"),
    ],
)  # fmt: skip
def test_names_that_nothing_has_are_told_when_the_world_is_built(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        _ = scenario(**fields).prepared
    assert told in str(caught.value)


def test_a_condition_refers_to_what_there_is() -> None:
    one = happens(lambda s: s.when(changed(Card, "nobody", number="1"), "1m", "x", Chat.receive, **HI))
    with pytest.raises(DefinitionError, match="a condition refers to 'nobody'"):
        _ = one.prepared


def test_a_world_that_breaks_a_rule_or_is_not_as_needed_is_told() -> None:
    with pytest.raises(DefinitionError, match="Other: two entities are named 'ada'"):
        _ = begins(lambda phone: phone.name("ada", phone.app(Chat).talks["talk_2"])).prepared

    def verify(self: Any, phone: Phone) -> None:
        raise BadInput("Ada is missing")

    with pytest.raises(DefinitionError, match="Other: Ada is missing"):
        _ = scenario(verify=verify).prepared


def test_happenings_are_written_in_local_times() -> None:
    due = {d.happening.name: iso(d.at) for d in LUNCH.prepared.clock.queue}
    assert due == {"asks": "2027-03-02T08:01:00Z", "never mind": "2027-03-02T08:10:00Z"}
    story = Story(phone())
    assert iso(story.moment("2027-07-01 12:00")) == "2027-07-01T10:00:00Z"


# Calls -----------------------------------------------------------------------------------------


def test_a_call_is_filled_with_what_is_named_when_it_is_made() -> None:
    made = LUNCH.prepared.fork()
    call = do(
        Chat.send_all,
        talk_ids=(the("ada"), the("ben", suffix="/x")),
        text={"name": the("card", "name"), "n": [1, the("asks")]},
    )
    with pytest.raises(LoadError, match="nothing is named 'asks' yet; named are ada, ben, card"):
        call.filled(made)
    made.advance(made.now + timedelta(minutes=2))
    assert call.filled(made) == {
        "talk_ids": ["talk_1", "talk_2/x"],
        "text": {"name": "Ada", "n": [1, "line_3"]},
    }
    assert call.tool(made) == "chat__send_all"
    with made.step("user"):
        made.app(Chat).delete_talk("talk_2")
    with pytest.raises(LoadError, match="nothing is named 'ben'"):
        call.filled(made)


def test_tool_names_are_found_by_the_operation_itself() -> None:
    assert tool_name(Chat.send, APPS) == "chat__send"
    for other in (Chat.send_to.__wrapped__, str.upper, None, Chat):  # type: ignore[attr-defined]
        with pytest.raises(DefinitionError, match="is no operation of"):
            tool_name(other, APPS)  # type: ignore[arg-type]


def test_calls_stand_for_one_stage_or_for_several() -> None:
    one, two = do(Chat.list_talks), do(Bells.list_bells)
    assert by_stage((one, two)) == ((one, two),)
    assert by_stage(((one,), (two,))) == ((one,), (two,))
    assert by_stage(()) == ((),)
    assert by_stage(((one,), ())) == ((one,), ())
    assert isinstance(one, Do)


# Windows ---------------------------------------------------------------------------------------


def windowed(opens: str = "", closes: str = "", evidence: tuple[str, ...] = ()) -> Scenario:
    return scenario(needs=(Need("x", {}, evidence=evidence, window=Window(opens, closes)),))


@pytest.mark.parametrize(
    ("opens", "evidence", "minute", "opened"),
    [
        ("", (), 0, True),
        ("asks", (), 0, False),
        ("asks", (), 1, True),
        ("09:05", (), 4.9, False),
        ("09:05", (), 5, True),
        ("2027-03-02 09:05", (), 5, True),
        ("2027-03-03 09:05", (), 60, False),
        ("", ("asks",), 0, False),
        ("", ("asks", "card"), 1, True),
        ("never mind", ("asks",), 5, False),
        ("", ("card", "thanks"), 60, False),
    ],
)
def test_a_need_is_open_once_its_window_and_its_evidence_are_there(
    opens: str, evidence: tuple[str, ...], minute: float, opened: bool
) -> None:
    one = windowed(opens, evidence=evidence)
    made = one.prepared.fork()
    made.advance(made.now + timedelta(minutes=minute))
    assert one.opened(one.needs[0], made) is opened


@pytest.mark.parametrize(
    ("closes", "minute", "closed", "at"),
    [
        ("", 600, False, None),
        ("never mind", 9, False, None),
        ("never mind", 30, True, "2027-03-02T08:10:00Z"),
        ("09:20", 19, False, "2027-03-02T08:20:00Z"),
        ("09:20", 20, True, "2027-03-02T08:20:00Z"),
    ],
)
def test_a_window_closes_at_a_time_or_with_a_happening(closes: str, minute: int, closed: bool, at: str | None) -> None:
    one = windowed(closes=closes)
    made = one.prepared.fork()
    made.advance(made.now + timedelta(minutes=minute))
    assert one.closed(one.needs[0], made) is closed
    found = one.closes_at(one.needs[0], made)
    assert (found and iso(found)) == at


# Content ---------------------------------------------------------------------------------------

CONTENT = """
import tests.pare.test_scenario as t
print(t.LUNCH.content, t.repr_of(t.ODD))
"""


class Plain:
    """Has no text of its own but an address."""

    def __init__(self) -> None:
        self.held = 5


ODD = (
    frozenset("abcdef"),
    {"x": {1, 2}},
    Plain(),
    partial(int, "5", base=9),
    Where(lambda v, p: True),
    Talk,
    None,
    1.5,
)


def test_content_is_the_same_in_every_process() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", CONTENT], env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."}, capture_output=True,
            text=True, check=True, cwd=__file__.rsplit("/tests/", 1)[0],
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert told == {f"{LUNCH.content} {repr_of(ODD)}\n"}


def test_content_differs_where_anything_that_counts_differs() -> None:
    others = [
        scenario(),
        scenario(id="dinner"),
        scenario(starts="2027-03-02 08:59"),
        scenario(zone="Europe/Paris"),
        begins(lambda phone: phone.app(People).add_card("Eve")),
        begins(lambda phone: phone.name("x", phone.app(Chat).lines["line_1"])),
        happens(lambda s: s.at("09:30", "more", Chat.receive, sender="Ada", text="Well?")),
        happens(lambda s: s.at("09:31", "more", Chat.receive, sender="Ada", text="Well?")),
        happens(lambda s: s.at("09:31", "more", Chat.receive, sender="Ada", text="Well!")),
        happens(lambda s: s.when(created(Bell), "1m", "more", Chat.receive, sender="Ada", text="Well!")),
        scenario(must={**Lunch.must, "more": created(Card)}),
        scenario(must={**Lunch.must, "more": Holds(lambda phone: True)}),
        scenario(must={**Lunch.must, "more": Holds(lambda phone: False)}),
        scenario(must_not={}),
        scenario(allowed=()),
        scenario(turns=20),
        scenario(user=replace(Lunch.user, about="Somebody else.")),
        scenario(user=replace(Lunch.user, number="+39 333 999")),
        scenario(solution=tuple(replace(stage, says=f"{stage.says} Please?") for stage in Lunch.solution)),
        scenario(needs=(Need("x", {"a": words("b")}),)),
    ]
    contents = [one.content for one in others]
    assert contents[0] == LUNCH.content
    assert len(set(contents)) == len(contents)


def test_its_own_proposals_are_known_to_fit_their_needs_without_a_look_around() -> None:
    made, (need, *_), (stage, *_) = LUNCH.prepared.fork(), LUNCH.needs, LUNCH.solution
    fresh = scenario()
    assert fresh.verdict(need, stage.says, made).fits
    assert "_place" not in vars(fresh)
    assert fresh.verdict(need, f"Please: {stage.says}", made) == need.judge(
        f"Please: {stage.says}", fresh.setting(made)
    )
    assert "_place" in vars(fresh)


def test_where_a_proposal_is_made_is_read_again_only_after_something_came_or_changed() -> None:
    made = LUNCH.prepared.fork()
    before = LUNCH.setting(made)
    propose(made, "Shall I?")
    assert LUNCH.setting(made) is before
    with made.step("user"):
        made.app(Chat).send("talk_1", "I like quinces")
    assert "I like quinces" in LUNCH.setting(made).heard
    assert LUNCH.setting(LUNCH.prepared.fork()) == before
    made.advance(made.now + timedelta(days=1))
    assert LUNCH.setting(made).today == made.here.date() != before.today

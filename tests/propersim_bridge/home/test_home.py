"""What the person sees and does at home, and what an assistant reads of it."""

from datetime import UTC, datetime, timedelta

import pytest

from pare.errors import BadInput
from pare.handles import User, observer
from pare.phone import Phone
from propersim_bridge.home import Home, ObjectView, way
from propersim_bridge.home.reading import activity_now

STARTS = datetime(2027, 3, 1, 7, 0, tzinfo=UTC)
STEW = {"object": "stove", "activity_kind": "cooking", "text": "stirring a stew", "minutes": 20, "mood": "calm"}


@pytest.fixture
def phone():
    phone = Phone((Home,), STARTS, "Europe/Rome")
    assert User(phone).do("open_app", {"app": "home"}).error is None
    return phone


def seen(phone):
    return User(phone).look().view.render()


def do(phone, name, **arguments):
    outcome = User(phone).do(name, arguments)
    assert outcome.error is None, outcome.error


def test_the_person_begins_asleep_in_bed(phone):
    assert "You are asleep at the bed in the main bedroom." in seen(phone)
    assert observer(phone, 5)[0]("home__doing_now", {}).value is None
    with pytest.raises(BadInput, match="the person does nothing"):
        activity_now(observer(phone, 5)[0])


def test_doing_something_elsewhere_begins_with_a_walk_that_takes_its_time(phone):
    do(phone, "take_up", **STEW)
    home = phone.app(Home)
    metres = way("main bedroom", "bed", "kitchen", "stove").metres
    assert f"You are on the way, {metres:g} m, and soon at the stove in the kitchen, stirring a stew until" in seen(
        phone
    )
    assert (home.me.area, home.me.object) == ("main bedroom", "bed")
    phone.advance(phone.now + timedelta(seconds=12))
    assert home.move is not None
    phone.advance(phone.now + timedelta(seconds=1))
    assert home.move is None
    assert (home.me.area, home.me.object) == ("kitchen", "stove")
    assert "You are at the stove in the kitchen, stirring a stew until 08:20; you feel calm." in seen(phone)
    assert phone.log[-1].text == "The person is at the stove in the kitchen now"
    assert len(phone.notifications) == 0


def test_on_the_way_nothing_else_can_be_taken_up(phone):
    do(phone, "take_up", **STEW)
    outcome = User(phone).do("walk_to", {"area": "garden"})
    assert outcome.error == "you are still on the way; you are at the stove in the kitchen at 08:00:12"
    assert len(phone.app(Home).moves) == 1


def test_what_is_left_early_ends_then(phone):
    do(phone, "take_up", **STEW)
    phone.advance(STARTS + timedelta(minutes=5))
    do(phone, "walk_to", area="garden")
    home = phone.app(Home)
    assert home.activities.where()[0].end == STARTS + timedelta(minutes=5)
    assert home.doing is None
    phone.advance(STARTS + timedelta(minutes=6))
    assert "You are in the garden, doing nothing in particular." in seen(phone)


def test_what_is_over_is_told_as_finished_and_keeps_its_end(phone):
    do(phone, "take_up", **STEW)
    phone.advance(STARTS + timedelta(minutes=30))
    assert "and have finished stirring a stew" in seen(phone)
    do(phone, "start", activity_kind="tidying", text="wiping the stove", minutes=10)
    first, second = phone.app(Home).activities
    assert (first.end, second.start) == (STARTS + timedelta(minutes=20), STARTS + timedelta(minutes=30))
    assert len(phone.app(Home).moves) == 1


def test_carrying_on_changes_nothing(phone):
    do(phone, "take_up", **STEW)
    phone.advance(STARTS + timedelta(minutes=1))
    changes = len(phone.journal.changes)
    do(phone, "carry_on")
    assert len(phone.journal.changes) == changes
    assert phone.screen == ObjectView("stove")


def test_the_back_stack_stays_short_however_often_the_person_goes_on(phone):
    for at, object in enumerate(("stove", "sofa", "bench", "desk", "stove"), 1):
        do(phone, "take_up", **{**STEW, "object": object})
        phone.advance(STARTS + at * timedelta(minutes=20))
    assert len(phone.tasks["home"]) == 2
    do(phone, "back")
    assert "Doors: common room, garden" in seen(phone)


def test_at_bedtime_everything_ends_in_bed(phone):
    do(phone, "take_up", **STEW)
    with phone.step("world"):
        phone.deliver("home__fall_asleep", {})
    home = phone.app(Home)
    assert home.me.asleep
    assert home.doing is None
    assert home.activities.where()[0].end == STARTS
    assert "asleep" in seen(phone)


def test_an_assistant_reads_what_the_person_does_and_cannot_do_it_itself(phone):
    do(phone, "take_up", **STEW)
    read, _ = observer(phone, 5)
    activity = activity_now(read)
    assert (activity.kind, activity.text, activity.area, activity.object) == (
        "cooking", "stirring a stew", "kitchen", "stove",
    )  # fmt: skip
    assert activity.end - activity.start == timedelta(minutes=20)
    assert activity.start.utcoffset() == timedelta(hours=1)
    assert read("home__walk_to", {"area": "garden"}).refused
    assert read("home__where_now", {}).value["area"] == "main bedroom"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"object": "throne"}, "object: "),
        ({"minutes": 9}, "minutes: "),
        ({"minutes": 31}, "minutes: "),
        ({"activity_kind": "flying"}, "activity_kind: "),
        ({"text": "  "}, "text: "),
        ({"text": "a\x00b\x00c"}, "text: "),
    ],
)
def test_a_wrong_argument_is_named_and_changes_nothing(phone, wrong, told):
    outcome = User(phone).do("take_up", {**STEW, **wrong})
    assert told in outcome.error
    assert len(phone.app(Home).activities) == 0

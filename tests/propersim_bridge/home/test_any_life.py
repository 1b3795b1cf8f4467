"""Anything that a person may do at home, in any order."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import get_args

from hypothesis import settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from pare.handles import User
from pare.phone import Phone
from pare.testing.state import difference, state_of
from propersim_bridge.home import AREA_OF, ROOMS, Home
from propersim_bridge.vocabulary import Kind

Objects, Kinds = st.sampled_from(sorted(AREA_OF)), st.sampled_from(get_args(Kind))


class AnyLife(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.slept = False
        self.phone = Phone((Home,), datetime(2027, 3, 1, 7, tzinfo=UTC), "Europe/Rome")
        self.tap("open_app", app="home")

    def tap(self, name, **arguments):
        before, moving = state_of(self.phone), self.phone.app(Home).move is not None
        user = User(self.phone)
        outcome = user.do(name, arguments)
        if outcome.error is not None:
            assert moving or "not possible here" in outcome.error
            assert difference(before, state_of(self.phone)) == ""

    @rule(object=Objects, kind=Kinds, minutes=st.sampled_from((10, 12.5, 30)))
    def take_up(self, object, kind, minutes):
        self.tap("take_up", object=object, activity_kind=kind, text="doing it", minutes=minutes)

    @rule(kind=Kinds)
    def start(self, kind):
        self.tap("start", activity_kind=kind, text="doing it here", minutes=10)

    @rule(object=Objects)
    def use(self, object):
        self.tap("use", object=object)

    @rule(area=st.sampled_from(sorted(ROOMS)))
    def walk(self, area):
        self.tap("walk_to", area=area)

    @rule(name=st.sampled_from(("carry_on", "back", "go_home")))
    def stay(self, name):
        self.tap(name)

    @rule()
    def come_back(self):
        self.tap("open_app", app="home")

    @rule(seconds=st.sampled_from((3, 60, 150, 1800)))
    def time_passes(self, seconds):
        self.phone.advance(self.phone.now + timedelta(seconds=seconds))

    @rule()
    def fork(self):
        self.phone = self.phone.fork()

    @rule()
    def night(self):
        self.slept = True
        with self.phone.step("world"):
            self.phone.deliver("home__fall_asleep", {})

    @invariant()
    def the_person_is_somewhere_and_does_one_thing_at_a_time(self):
        home = self.phone.app(Home)
        User(self.phone).look()
        assert home.me.object is None or AREA_OF[home.me.object] == home.me.area
        assert len(home.whereabouts) <= 1
        done = home.activities.where()
        assert all(one.end <= other.start for one, other in pairwise(done))
        walked = home.moves.where()
        if not self.slept:  # to bed nobody walks
            assert all(one.to_area == other.from_area for one, other in pairwise(walked))
        assert home.move is None or home.move.arrives_at > self.phone.now
        assert len(self.phone.tasks["home"]) <= 2


AnyLife.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestAnyLife = AnyLife.TestCase

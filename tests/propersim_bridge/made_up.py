"""A made-up persona, judges and followers, for tests of the home, its days and its resident."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from pare.agent import ABSTAIN, Decision, Observation
from pare.handles import Handle
from pare.phone import Proposal
from propersim_bridge.activity import Activity
from propersim_bridge.contracts import Case, Waking
from propersim_bridge.day import STEP, SeededDays, bedtime, fitted, state
from propersim_bridge.home.reading import activity_now
from propersim_bridge.personas.persona import BigFive, Habit, Persona
from propersim_bridge.personas.rubric import (
    CommunicationSafety,
    Frequency,
    PersonalPreference,
    Rubric,
    Timing,
    Wish,
)
from propersim_bridge.rating.verdicts import CRITERIA, Rating, Verdict

ROME = "Europe/Rome"
ZONE = ZoneInfo(ROME)
MONDAY = date(2027, 3, 1)
_LONG = "I am made up for tests, and what stands here only has to be long enough to count as a text of mine."


def _habit(kind, texts, area, object, earliest, latest, minutes, chance=1.0):
    first, last = (time.fromisoformat(at) for at in (earliest, latest))
    return Habit(
        kind=kind, texts=texts, area=area, object=object, earliest=first, latest=last, minutes=minutes, chance=chance
    )


HABITS = (
    _habit("hygiene", ("taking a shower",), "bathroom", "shower", "07:00", "07:30", 15),
    _habit("eating", ("eating porridge", "eating toast"), "kitchen", "kitchen table", "07:20", "08:00", 20),
    _habit("planning", ("listing the tasks of the day",), "main bedroom", "desk", "08:00", "08:30", 15, 0.6),
    _habit(
        "focused_work", ("proofreading a manual", "checking an index"), "main bedroom", "desk", "08:30", "09:30", 200
    ),
    _habit("cooking", ("boiling noodles", "frying rice"), "kitchen", "stove", "12:00", "12:30", 25),
    _habit("eating", ("eating noodles", "eating rice with egg"), "kitchen", "kitchen table", "12:30", "13:15", 25),
    _habit("relaxing", ("dozing on the sofa",), "common room", "sofa", "13:15", "14:00", 25, 0.7),
    _habit("gardening", ("watering the beans",), "garden", "vegetable bed", "16:30", "17:30", 40, 0.8),
    _habit("exercise", ("doing squats",), "second bedroom", "exercise mat", "17:30", "18:00", 30, 0.6),
    _habit("cooking", ("baking a quiche", "heating soup"), "kitchen", "oven", "18:30", "19:00", 40),
    _habit("eating", ("eating quiche", "eating soup"), "common room", "dining table", "19:15", "20:00", 30),
    _habit("watching", ("watching a quiz show",), "common room", "television", "20:30", "21:30", 60, 0.8),
    _habit("winding_down", ("reading in bed",), "main bedroom", "bed", "22:20", "22:35", 25),
)


def persona(**changes: object) -> Persona:
    """A person who exists nowhere else."""
    fields = {
        "number": 1,
        "name": "Testa Probe",
        "age": 40,
        "traits": BigFive(
            extraversion="low", agreeableness="high", conscientiousness="high", openness="low", neuroticism="low"
        ),
        "background": "A proofreader of manuals who works at home.",
        "interests": ("beans", "quiz shows"),
        "lifestyle": ("gets up at seven", "works before noon"),
        "daily_plan": ("proofread in the morning", "cook twice"),
        "goals": "To read a manual that holds no mistake.",
        "wakes": time(7),
        "sleeps": time(23),
        "habits": HABITS,
        "rubric": Rubric(
            personal_preference=PersonalPreference(
                text=_LONG,
                wishes=(
                    Wish(topics=("plants",), during=("gardening",)),
                    Wish(topics=("recipes",), during=("cooking",)),
                ),
            ),
            timing=Timing(text=_LONG, during=("gardening", "cooking"), not_during=("focused_work",)),
            frequency=Frequency(text=_LONG, hours=2, most=2, least=0, gap=30),
            communication_safety=CommunicationSafety(text=_LONG, tones=("warm",)),
        ),
    }
    return Persona(**{**fields, **changes})


def rating(total: int | None) -> Rating:
    """A rating of that total; None: the first score is missing."""
    given: list[int | None] = (
        [None, 1, 1, 1, 1] if total is None else [int(total >= least) for least in (1, 2, 3, 3, 4)]
    )
    return Rating(**{name: Verdict(score=score, reason="made up") for name, score in zip(CRITERIA, given, strict=True)})


class FakeJudge:
    """Rates by a table of texts, and keeps what it was asked."""

    def __init__(self, totals=None, otherwise=2):
        self.totals, self.otherwise, self.cases = totals or {}, otherwise, []

    async def rate(self, case: Case) -> Rating:
        self.cases.append(case)
        return rating(self.totals.get(case.recommendation, self.otherwise))


class NowAndThen:
    """A follower that reads what the person does, and recommends something at every tenth tick."""

    def __init__(self, every=10, candidates=()):
        self.every, self.candidates, self.seen = every, candidates, []

    async def observe(self, observation: Observation, read: Handle) -> Decision:
        activity = activity_now(read)
        self.seen.append((observation.at, activity))
        if len(self.seen) % self.every:
            return ABSTAIN if not self.candidates else Decision(None, self.candidates)
        return Decision(f"How about a herb beside {activity.object}?", self.candidates)

    async def execute(self, proposal: Proposal, call: Handle) -> str:
        raise AssertionError("nothing is ever accepted at home")


async def lived(who: Persona, number: int = 1, seed: int = 0, yesterday=(), meddle=None, source=None):
    """A day as its source makes it, without a loop: how it began, and the state in the evening."""
    source = source or SeededDays(seed, ROME)
    waking: Waking = await source.wake(who, MONDAY + timedelta(days=number - 1), number, yesterday)
    inner = state.morning(who, waking, yesterday)
    now: datetime = waking.wakes
    until = bedtime(waking, STEP)
    while now < until:
        if meddle is not None:
            meddle(inner, now)
        activity: Activity = fitted(await source.next(who, inner, now, until), now, until, STEP)
        state.take_up(inner, activity, who)
        now = activity.end
    return waking, inner

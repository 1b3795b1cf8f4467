"""Days without a model: habits laid out anew each morning, and what mood, energy and good advice make of them.

The same seed, persona and date give the same plan; what is done next follows from these and the person's inner state
alone, so a day goes on after an interruption as it would have gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

from pare.times import zone as zone_of
from propersim_bridge.activity import LONGEST, Activity
from propersim_bridge.contracts import Hour, Inner, Waking
from propersim_bridge.day import state
from propersim_bridge.day.fillers import Filler, fillers
from propersim_bridge.day.kinds import NATURES, natural, speaks_of
from propersim_bridge.day.layout import FREE, lay_out
from propersim_bridge.home.places import check_place
from propersim_bridge.personas.persona import Habit, Persona
from propersim_bridge.seeds import seed_of
from propersim_bridge.vocabulary import Kind

_MINUTE = timedelta(minutes=1)
_SOON = timedelta(hours=3)  # what good advice can pull forward begins within
_FOLLOWS = 0.6  # how often good advice is followed
_LENGTHS = {10: 1, 15: 2, 20: 3, 25: 2, 30: 4}  # minutes of an activity, and how usual they are
_SHORTEST, _LONGEST = 10, 30
_WHOLE = ("eating", "hygiene", "cooking", "winding_down")  # what is not broken up into shorter stretches
_MORNING: tuple[Kind, ...] = ("hygiene", "mindfulness", "planning", "relaxing")  # free time right after waking
_LATEST = 23 * 60 + 55  # minutes after midnight


class SeededDays:
    """A source of days that needs no model.

    Args:
        seed: other days for another seed.
        zone: the IANA time zone of the home.
    """

    def __init__(self, seed: int = 0, zone: str = "UTC") -> None:
        self._seed = seed
        self._zone: ZoneInfo = zone_of(zone)
        self._habits: dict[tuple[int, str], Mapping[str, Habit]] = {}

    async def wake(self, persona: Persona, day: date, number: int, yesterday: Sequence[Activity]) -> Waking:
        """Set the time of getting up and lay out the day.

        Args:
            persona: who wakes.
            day: the date.
            number: which day it is, from 1.
            yesterday: what was done the day before, oldest first.

        Raises:
            BadInput: a habit of the persona uses an object that is not in its area.
        """
        for habit in persona.habits:
            check_place(habit.area, habit.object)
        dice = Random(seed_of("wake", self._seed, persona.number, number))
        slack = 2 if persona.traits.conscientiousness == "high" else 4
        wakes = persona.wakes.hour * 60 + persona.wakes.minute + 5 * dice.randint(-slack, slack)
        sleeps = persona.sleeps.hour * 60 + persona.sleeps.minute + 5 * dice.randint(-slack, slack)
        if yesterday:
            late = yesterday[-1].end.hour * 60 + yesterday[-1].end.minute - sleeps
            wakes += 5 * min(4, max(0, late // 10))
        start, end = (self._at(day, max(0, minutes)) for minutes in (wakes, min(sleeps, _LATEST)))
        return Waking(start, end, lay_out(persona, dice, start, end, yesterday))

    async def next(self, persona: Persona, inner: Inner, now: datetime, until: datetime) -> Activity:
        """The activity that begins now: what is planned, unless the person is tired or was given good advice."""
        dice = Random(seed_of("next", self._seed, persona.number, now.isoformat()))
        habits, plan = self._of(persona), inner.plan
        _move_on(inner, habits, now, dice)
        if advice := _advised(inner, dice):
            _pull_forward(plan, habits, advice, now)
        boundary = min(plan[1].start if len(plan) > 1 else until, until)
        habit = habits.get(plan[0].intent) if plan else None
        minutes = _length((boundary - now) // _MINUTE, habit is not None and habit.kind in _WHOLE, dice)
        if _needs_rest(inner, habit):
            habit, advice, minutes = None, frozenset({"relaxing"}), min(minutes, 20)
            plan[0:1] = [Hour(now, FREE), Hour(now + minutes * _MINUTE, plan[0].intent)]
        if habit is not None:
            text = _wording(habit, inner, plan[0].intent)
            return self._made(habit.kind, text, habit.area, habit.object, now, minutes, inner)
        chosen = _pastime(persona, inner, now, advice, until, dice)
        return self._made(chosen.kind, chosen.text, chosen.area, chosen.object, now, minutes, inner)

    def _at(self, day: date, minutes: int) -> datetime:
        return datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=self._zone)

    def _of(self, persona: Persona) -> Mapping[str, Habit]:
        """A persona's habits by their texts."""
        key = (persona.number, persona.name)
        if key not in self._habits:
            self._habits[key] = {text: habit for habit in persona.habits for text in habit.texts}
        return self._habits[key]

    @staticmethod
    def _made(kind: Kind, text: str, area: str, object: str, now: datetime, minutes: int, inner: Inner) -> Activity:
        return Activity.model_validate(
            {"kind": kind, "text": text, "area": area, "object": object, "start": now,
             "end": now + minutes * _MINUTE, "mood": state.feeling(inner)}
        )  # fmt: skip


def _move_on(inner: Inner, habits: Mapping[str, Habit], now: datetime, dice: Random) -> None:
    """Go to the next line of the plan once its time has come; every line gets its turn, if late.

    Free stretches that are over are passed by; so is, in a low mood, what does not have to be done and is a strain.
    """
    plan = inner.plan
    while len(plan) > 1 and plan[1].start <= now:
        del plan[0]
        habit = habits.get(plan[0].intent)
        if habit is None:
            continue
        if habit.chance < 1 and NATURES[habit.kind].strain > 0.05 and inner.mood < -0.2 and dice.random() < 0.5:
            plan[0] = Hour(plan[0].start, FREE)
        break


def _advised(inner: Inner, dice: Random) -> frozenset[Kind]:
    """The kinds that a recommendation spoke of which was rated 4 during the last activity, if it is followed."""
    follows = dice.random() < _FOLLOWS
    if not inner.done or not follows:
        return frozenset()
    since = inner.done[-1].start
    for tick in reversed(inner.ticks):
        if tick.at < since:
            break
        if tick.score == 4 and tick.recommendation is not None:
            return speaks_of(tick.recommendation)
    return frozenset()


def _pull_forward(plan: list[Hour], habits: Mapping[str, Habit], advice: frozenset[Kind], now: datetime) -> None:
    """Let a planned line begin now that good advice spoke of, if its time allows; what it displaces comes after it."""
    for at, line in enumerate(plan[1:], 1):
        habit = habits.get(line.intent)
        if line.start > now + _SOON:
            return
        if habit is None or habit.kind not in advice or now.time() < habit.earliest:
            continue
        del plan[at]
        first = plan[0]
        after = now + min(LONGEST, timedelta(minutes=habit.minutes))
        plan[0:1] = [Hour(now, line.intent), Hour(after, first.intent)]
        for later in range(2, at + 1):  # they keep their order, and begin when what is before them does, or later
            plan[later] = Hour(max(plan[later].start, plan[later - 1].start), plan[later].intent)
        return


def _length(left: int, whole: bool, dice: Random) -> int:
    """Minutes of an activity, so that what is left of the stretch is enough for another one, or nothing."""
    if left < 2 * _SHORTEST:
        return max(_SHORTEST, min(left, _LONGEST))
    fitting = [one for one in _LENGTHS if left == one or left >= one + _SHORTEST] or [_SHORTEST]
    return fitting[-1] if whole else dice.choices(fitting, [_LENGTHS[one] for one in fitting])[0]


def _needs_rest(inner: Inner, habit: Habit | None) -> bool:
    """Whether the person is too tired for something that is a strain, and has not just rested."""
    strain = 0.0 if habit is None else NATURES[habit.kind].strain
    return inner.energy < state.TIRED and strain > 0.05 and inner.done[-1].kind != "relaxing" if inner.done else False


def _wording(habit: Habit, inner: Inner, planned: str) -> str:
    """How a habit goes this time: as planned at first, then in other words; a meal is what was cooked before."""
    texts, done = habit.texts, inner.done
    told = [activity.text for activity in done]
    if habit.kind == "eating":
        if told and told[-1] in texts:
            return told[-1]
        cooked = next((activity.text for activity in reversed(done[-3:]) if activity.kind == "cooking"), "")
        words = {word for word in cooked.split() if len(word) > 3}
        alike = max(texts, key=lambda text: len(words & {*text.split()}))
        if words & {*alike.split()}:
            return alike
    first = texts.index(planned)
    turn = [*texts[first:], *texts[:first]]
    return min(turn, key=told.count)


def _pastime(
    persona: Persona, inner: Inner, now: datetime, advice: frozenset[Kind], until: datetime, dice: Random
) -> Filler:
    """Something to do with free time that suits person, hour, mood and energy; before bed, winding down."""
    known = fillers()
    if advice & known.keys():
        kinds = sorted(advice & known.keys())
        weights = [1.0] * len(kinds)
    elif until - now <= timedelta(minutes=45):
        kinds, weights = ["winding_down"], [1.0]
    elif len(inner.done) < 2 and now.hour < 12:
        kinds, weights = list(_MORNING), [_weight(kind, persona, inner) for kind in _MORNING]
    else:
        kinds = [kind for kind in known if NATURES[kind].first <= now.hour < NATURES[kind].last]
        weights = [_weight(kind, persona, inner) for kind in kinds]
    kind = dice.choices(kinds, weights)[0]
    told = [activity.text for activity in inner.done]
    fewest = min(map(told.count, (filler.text for filler in known[kind])))
    return dice.choice([filler for filler in known[kind] if told.count(filler.text) == fewest])


def _weight(kind: Kind, persona: Persona, inner: Inner) -> float:
    """How much a kind of activity appeals now."""
    nature = NATURES[kind]
    weight = 0.3 + 2.0 * natural(kind, persona.traits) + min(2, sum(habit.kind == kind for habit in persona.habits))
    weight *= 0.2 if any(activity.kind == kind for activity in inner.done[-3:]) else 1.0
    if inner.energy < 0.4:
        weight *= 2.5 if nature.strain < -0.1 else 0.2 if nature.strain > 0.05 else 1.0
    if inner.mood < 0.0 and kind in ("relaxing", "music", "mindfulness", "watching"):
        weight *= 2.5
    if inner.mood > 0.4 and kind in ("socialising", "making", "music", "exercise"):
        weight *= 1.8
    return weight if kind not in ("hygiene", "eating") else weight * 0.3

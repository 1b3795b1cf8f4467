"""A course: one persona with one assistant under one seed, day after day, each tick kept as it comes."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterable, Sequence
from datetime import timedelta
from pathlib import Path

from pare.errors import BadInput, LoadError
from pare.loop import Limits, Loop
from propersim_bridge.activity import Activity
from propersim_bridge.assistants.follower import Delivered, HomeAssistant
from propersim_bridge.assistants.preference import pairs_of
from propersim_bridge.assistants.proper import ProPerAssistant
from propersim_bridge.contracts import Learner, Pair
from propersim_bridge.day import begin_day, ticks_of
from propersim_bridge.day.replayed import Replayed
from propersim_bridge.experiment.config import Config, Course
from propersim_bridge.experiment.moment import Moment, activities_of
from propersim_bridge.experiment.parts import Parts
from propersim_bridge.experiment.store import Store, opened
from propersim_bridge.experiment.stored import StoredJudge, StoredPlans, StoredPolicy
from propersim_bridge.personas.library import persona
from propersim_bridge.resident import Resident
from propersim_bridge.training.buffer import Buffer
from propersim_bridge.vocabulary import NO_RECOMMENDATION

ADAPTERS = "adapters"
_TIMED = "seconds"  # what a training took; it is no part of a record
OnTick = Callable[[float], None]


async def play(
    folder: Path, config: Config, course: Course, parts: Parts, on_tick: OnTick = lambda share: None
) -> None:
    """Play what a course lacks; everything that is rated or learned is kept at once.

    Args:
        folder: the experiment's folder.
        config: the experiment.
        course: which course.
        parts: opens what it is made of.
        on_tick: called after each tick that is played, with the share of the course that is over.

    Raises:
        LoadError: what is kept cannot be used; the message says what and where.
        ModelError: a model gives no answer.
    """
    with opened(folder / course.name, writes=True) as store:
        if store.days_ended < config.days:
            await _Playing(folder / course.name, config, course, parts, store, on_tick).play()
            store.finish()


def settle(folder: Path, config: Config, course: Course) -> bool:
    """Whether a course is over; what a kill at its very end left behind is put in order.

    Raises:
        LoadError: what is kept cannot be used.
    """
    place = folder / course.name
    with opened(place) as store:
        if store.days_ended < config.days:
            return False
        finished = store.finished
    if not finished:
        with opened(place, writes=True) as store:
            _discard_adapters(place, _last_trained(store))
            store.finish()
    return True


class _Playing:
    def __init__(
        self, folder: Path, config: Config, course: Course, parts: Parts, store: Store, on_tick: OnTick
    ) -> None:
        self._folder, self._config, self._store, self._on_tick = folder, config, store, on_tick
        self._persona, self._step = persona(course.persona), timedelta(minutes=config.step)
        self._life, self._judge, self._recall = parts.life(course), parts.judge(course), parts.recall(course, store)
        self._assistant: HomeAssistant
        self._learner: Learner | None
        self._assistant, self._learner = parts.assistant(course, self._persona, store)
        self._policy = self._assistant.policy
        if base := getattr(self._policy, "base", ""):
            store.hold_to("pre-trained policy", base)
        self._yesterday: Sequence[Activity] = ()

    async def play(self) -> None:
        ended = self._store.days_ended
        await self._catch_up(ended)
        for day in range(ended + 1, self._config.days + 1):
            await self._day(day)

    async def _catch_up(self, ended: int) -> None:
        """Know what was known in the morning after the last complete day."""
        for day in range(1, ended + 1):
            moments = self._store.moments(day)
            await self._assistant.recall(moment.remembered for moment in moments)
            self._yesterday = activities_of(moments)
        if self._learner is None:
            return
        trained = _last_trained(self._store)
        _discard_adapters(self._folder, trained)
        if trained is not None:
            try:
                self._learner.load(_adapter(self._folder, trained))
            except BadInput as error:
                raise LoadError(
                    f"the training of day {trained} cannot be used: {error}; restore it, or use another folder"
                ) from None

    async def _day(self, day: int) -> None:
        """One day, from its morning; as far as the store goes, it goes as it went."""
        config, stored = self._config, self._store.moments(day)
        waking = self._store.waking(day)
        life = StoredPlans(Replayed(self._life, waking, activities_of(stored)), self._store.plans(day))
        if waking is None:
            date = config.starts + timedelta(days=day - 1)
            waking = await life.wake(self._persona, date, day, self._yesterday)
            self._store.begin(day, waking)
        self._assistant.policy = StoredPolicy.of(self._policy, stored)
        await self._assistant.begin(day)
        judge = StoredJudge.of(self._judge, stored)
        resident = Resident(self._persona, life, judge, waking, self._yesterday, self._recall, self._step)
        ticks = ticks_of(waking, self._step)
        limits = Limits(turns=ticks, turn_seconds=self._step.total_seconds())
        phone = begin_day(self._persona, waking, config.where, self._step)
        loop = Loop(phone, resident, self._assistant, limits)
        for tick in range(1, ticks + 1):
            await loop.turn()
            moment, delivered = self._moment(day, tick, resident)
            if tick > len(stored):
                begins = moment.activity.start == moment.at
                plan = resident.inner.plan if begins else None
                self._store.add(moment, self._pairs(delivered, moment), plan)
                self._on_tick((day - 1 + tick / ticks) / config.days)
            elif moment != stored[tick - 1]:
                raise LoadError(f"tick {tick} of day {day} is not what it was: the folder was changed; use another one")
            await asyncio.sleep(0)  # other courses have their turn, and an interruption waits for a pause
        if len(stored) > ticks:
            raise LoadError(f"day {day} has {ticks} ticks, and {len(stored)} are kept: the folder was changed")
        await self._assistant.end(loop.response)
        self._learn(day)
        self._yesterday = tuple(resident.inner.done)

    def _moment(self, day: int, tick: int, resident: Resident) -> tuple[Moment, Delivered]:
        """The tick that was just played."""
        delivered, rated = self._assistant.waiting, resident.last
        assert delivered is not None
        assert rated is not None
        mine, others = rated
        offered = (delivered.tick.recommendation, *map(_said, delivered.texts[1:]))
        return Moment(day, tick, delivered.tick.at, delivered.tick.activity, offered, (mine, *others)), delivered

    def _pairs(self, delivered: Delivered, moment: Moment) -> Iterable[Pair]:
        scores = [rating.total for rating in moment.ratings]
        return () if self._learner is None else pairs_of(delivered.prompt, delivered.texts, scores, moment.day)

    def _learn(self, day: int) -> None:
        """End the day: what is learned from it is saved before the day counts as over."""
        if isinstance(self._assistant, ProPerAssistant):
            self._assistant.buffer = Buffer(self._store.pairs())  # what is trained on is what is kept
        measured = {name: value for name, value in self._assistant.learn().items() if name != _TIMED}
        learned = self._learner is not None and bool(measured.get("pairs"))
        if learned and self._learner is not None:
            self._learner.save(_adapter(self._folder, day))
        self._store.end(day, measured)
        if learned:
            _discard_adapters(self._folder, day)


def _adapter(folder: Path, day: int) -> Path:
    return folder / ADAPTERS / f"day-{day:03}"


def _last_trained(store: Store) -> int | None:
    """The last day whose training is in the store."""
    return next((day for day in range(store.days_ended, 0, -1) if (store.ended(day) or {}).get("pairs")), None)


def _discard_adapters(folder: Path, kept: int | None) -> None:
    """Remove every adapter but that of one day, and what a kill left of others."""
    adapters = folder / ADAPTERS
    for path in sorted(adapters.iterdir()) if adapters.is_dir() else ():
        if kept is None or path != _adapter(folder, kept):
            shutil.rmtree(path, ignore_errors=True)


def _said(text: str) -> str | None:
    return None if text == NO_RECOMMENDATION else text

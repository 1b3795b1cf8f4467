"""The sub-tasks of a reminder: how they are ticked, named and replaced."""

from __future__ import annotations

from collections.abc import Iterable

from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare_apps.fields import named_faults
from pare_apps.reminders.model import MOST_STEPS, Reminder, Subtask


def replaced(before: tuple[Subtask, ...], titles: Iterable[str]) -> tuple[Subtask, ...]:
    """The sub-tasks of these titles; those of the same title as before keep their ticks.

    Raises:
        BadInput: a title is none or there twice, or they are too many.
    """
    with named_faults("subtasks"):
        after = tuple(Subtask(title=title) for title in titles)
    if len(after) > MOST_STEPS:
        raise BadInput(f"subtasks: at most {MOST_STEPS} sub-tasks, not {len(after)}")
    seen: set[str] = set()
    for one in after:
        if plain(one.title) in seen:
            raise BadInput(f"subtasks: each sub-task once, not {shortened(one.title)} twice")
        seen.add(plain(one.title))
    ticks = {plain(one.title): one.done for one in before}
    return tuple(one.model_copy(update={"done": ticks.get(plain(one.title), False)}) for one in after)


def retitled(reminder: Reminder, at: int, title: str) -> tuple[str, ...]:
    """The titles of the sub-tasks with another one in that place, or below them all.

    Raises:
        BadInput: the title is none or another sub-task's, the reminder is done, or has too many sub-tasks.
    """
    with named_faults("title"):
        new = Subtask(title=title)
    none_opened(reminder, (new,), "title")
    above, below = reminder.steps[:at], reminder.steps[at + 1 :]
    if plain(new.title) in map(plain, (*above, *below)):
        raise BadInput(f"title: there is a sub-task {shortened(new.title)} already")
    if at == MOST_STEPS:
        raise BadInput(f"title: a reminder has at most {MOST_STEPS} sub-tasks")
    return (*above, title, *below)


def none_opened(before: Reminder, after: tuple[Subtask, ...], argument: str) -> tuple[Subtask, ...]:
    """Those sub-tasks, of which none is newly open if the reminder is done.

    Raises:
        BadInput: one is.
    """
    were = {plain(title) for title in before.open_steps}
    if before.done and any(not one.done and plain(one.title) not in were for one in after):
        how = "open it again first: complete_reminder with done=false"
        raise BadInput(f"{argument}: {shortened(before.title)} is done and gets no open sub-tasks; {how}")
    return after


def ticked(before: tuple[Subtask, ...], done: bool) -> tuple[Subtask, ...]:
    """The sub-tasks, all of them ticked or all open."""
    return tuple(one.model_copy(update={"done": done}) for one in before)


def with_tick(reminder: Reminder, subtask: str, done: bool) -> Reminder:
    """The reminder with one sub-task ticked or open.

    Raises:
        BadInput: none, or several, are meant, or it would be open in a reminder that is done.
    """
    at = place_of(reminder, subtask)
    changed = reminder.subtasks[at].model_copy(update={"done": done})
    after = (*reminder.subtasks[:at], changed, *reminder.subtasks[at + 1 :])
    return reminder.changed(subtasks=none_opened(reminder, after, "subtask"))


def place_of(reminder: Reminder, subtask: str) -> int:
    """Which sub-task is meant by its title, or by a part that no other has.

    Raises:
        BadInput: none, or several, are meant.
    """
    wanted = " ".join(plain(subtask).split())
    titles = [plain(title) for title in reminder.steps]
    found = [at for at, title in enumerate(titles) if subtask and title == wanted]
    found = found or [at for at, title in enumerate(titles) if wanted and wanted in title]
    if len(found) == 1:
        return found[0]
    there = listed(reminder.steps, 20) if titles else "no sub-tasks"
    several = f"could be {listed(reminder.steps[at] for at in found)}" if found else f"is none; there are {there}"
    raise BadInput(f"subtask: {shortened(subtask)} {several}")


def told(reminder: Reminder) -> str:
    """How far it is, such as `1 of 3 sub-tasks`; empty without any."""
    done = len(reminder.subtasks) - len(reminder.open_steps)
    return f"{done} of {len(reminder.subtasks)} sub-tasks" if reminder.subtasks else ""

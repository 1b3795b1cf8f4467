"""The sub-tasks of a reminder: how they are ticked, named and replaced."""

from __future__ import annotations

from collections.abc import Iterable

from pare.errors import BadInput, listed, shortened
from pare.phrases import plain
from pare_apps.fields import named_faults
from pare_apps.reminders.model import Reminder, Subtask


def replaced(before: tuple[Subtask, ...], titles: Iterable[str]) -> tuple[Subtask, ...]:
    """The sub-tasks of these titles; those that were there keep their ticks, also under a new name in their old place.

    Raises:
        BadInput: a title is none.
    """
    with named_faults("subtasks"):
        after = tuple(Subtask(title=title) for title in titles)
    ticks = {plain(one.title): one.done for one in before}
    if len(after) == len(before):
        kept = {plain(one.title) for one in after}
        renamed = [(old, new) for old, new in zip(before, after, strict=True) if plain(old.title) not in kept]
        ticks = {plain(new.title): old.done for old, new in renamed} | ticks
    return tuple(one.model_copy(update={"done": ticks.get(plain(one.title), False)}) for one in after)


def ticked(before: tuple[Subtask, ...], done: bool) -> tuple[Subtask, ...]:
    """The sub-tasks, all of them ticked or all open."""
    return tuple(one.model_copy(update={"done": done}) for one in before)


def with_tick(reminder: Reminder, subtask: str, done: bool) -> Reminder:
    """The reminder with one sub-task ticked or open.

    Raises:
        BadInput: none, or several, are meant.
    """
    at = place_of(reminder, subtask)
    changed = reminder.subtasks[at].model_copy(update={"done": done})
    return reminder.changed(subtasks=(*reminder.subtasks[:at], changed, *reminder.subtasks[at + 1 :]))


def place_of(reminder: Reminder, subtask: str) -> int:
    """Which sub-task is meant by its title, or by a part that no other has.

    Raises:
        BadInput: none, or several, are meant.
    """
    wanted = " ".join(plain(subtask).split())
    titles = [plain(title) for title in reminder.steps]
    found = [at for at, title in enumerate(titles) if title == wanted]
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

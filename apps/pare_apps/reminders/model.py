"""What the reminders app holds."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from pare.entity import Entity
from pare.phrases import plain
from pare.times import Moment
from pare_apps.fields import Line, Prose, Title
from pare_apps.reminders.recurrence import DAYS, Day, Repeat

Priority = Literal["none", "low", "medium", "high"]

NEVER = datetime.max.replace(tzinfo=UTC)
LATEST = date(2199, 12, 30)
INBOX = "inbox"
MOST_STEPS = 100


def _sensible(at: datetime) -> datetime:
    if not 1970 <= at.year <= 2199:
        raise ValueError("must lie between the years 1970 and 2199")
    return at


def _in_order(days: tuple[Day, ...]) -> tuple[Day, ...]:
    return tuple(day for day in DAYS if day in days)


When = Annotated[Moment, AfterValidator(_sensible)]


class Subtask(BaseModel):
    """One step of a reminder."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    title: Title
    done: bool = False


def _each_once(subtasks: tuple[Subtask, ...]) -> tuple[Subtask, ...]:
    if len({plain(one.title) for one in subtasks}) < len(subtasks):
        raise ValueError("each sub-task once")
    return subtasks


Subtasks = Annotated[tuple[Subtask, ...], Field(max_length=MOST_STEPS), AfterValidator(_each_once)]


class ReminderList(Entity, order="sort_name"):
    """A list of reminders; every phone has the Inbox (id `inbox`) without a row."""

    name: Title

    @property
    def sort_name(self) -> str:
        """What lists are sorted by."""
        return self.name.casefold()


class Reminder(
    Entity,
    index=("done", "shelf", "reminder_list_id", "contact_id", "priority", "flagged", "armed"),
    order="sorts_at",
    search=("title", "notes", "steps"),
    quiet=("rang_at", "series_start"),
):
    """Something to do.

    Attributes:
        subtasks: the steps that it consists of, in order; each is ticked by itself.
        repeat: how often it comes again; `every` such units, a weekly one on `days`, the last on `repeat_until`.
        snoozed_until: when it is put off to; a repeating one keeps its rhythm.
        done_at: when it was last completed; a repeating one counts in `times_done` and moves on to its next `due`.
        added_by: who put it there, if not the owner.
        rang_at: the latest time for which it rang.
        series_start: the first due time of a repeating one that has moved on.
    """

    title: Title
    notes: Prose = ""
    subtasks: Subtasks = ()
    due: When | None = None
    reminder_list_id: str = INBOX
    priority: Priority = "none"
    flagged: bool = False
    contact_id: str = ""
    repeat: Repeat = "none"
    every: Annotated[int, Field(ge=1, le=999)] = 1
    days: Annotated[tuple[Day, ...], AfterValidator(_in_order)] = ()
    repeat_until: date | None = None
    snoozed_until: When | None = None
    done: bool = False
    done_at: Moment | None = None
    times_done: Annotated[int, Field(ge=0)] = 0
    added_by: Line = ""
    rang_at: Moment | None = None
    series_start: When | None = None

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.due is None and self.repeat != "none":
            raise ValueError("due: a repeating reminder needs a due time")
        if self.due is None and self.snoozed_until is not None:
            raise ValueError("due: a reminder that is put off needs a due time")
        if self.days and self.repeat != "weekly":
            raise ValueError("days: only a weekly reminder has days")
        if self.repeat == "none" and (self.every != 1 or self.repeat_until is not None):
            raise ValueError("repeat: every and repeat_until need it to be daily, weekly, monthly or yearly")
        return self

    @property
    def at(self) -> datetime | None:
        """When it counts: the time that it was put off to, else when it is due."""
        return self.snoozed_until or self.due

    @property
    def armed(self) -> bool:
        """Whether it would ring when its time comes."""
        return not self.done and self.at is not None and self.rang_at != self.at

    @property
    def steps(self) -> tuple[str, ...]:
        """The titles of its sub-tasks."""
        return tuple(one.title for one in self.subtasks)

    @property
    def open_steps(self) -> tuple[str, ...]:
        """The titles of the sub-tasks that are not ticked."""
        return tuple(one.title for one in self.subtasks if not one.done)

    @property
    def sorts_at(self) -> datetime:
        """What reminders are sorted by; those without a time come last."""
        return self.at or NEVER

    @property
    def shelf(self) -> str:
        """Its list and whether it is done, as one value to look up."""
        return shelf(self.reminder_list_id, self.done)


class Told(BaseModel):
    """The words in which an arrival is told.

    Attributes:
        what: what was ticked off: the reminder or a sub-task.
        of: of a sub-task: its title, and that it is one.
        steps: the open sub-tasks, as the end of a text.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    what: str = ""
    of: str = ""
    steps: str = ""

    @classmethod
    def of_steps(cls, steps: tuple[str, ...]) -> Self:
        """What is still to be done of a reminder."""
        return cls(steps=f". Sub-tasks: {', '.join(steps)}" if steps else "")


def shelf(reminder_list_id: str, done: bool) -> str:
    """Where the open, or the done, reminders of a list stand."""
    return f"{reminder_list_id} {'done' if done else 'open'}"


class ListSummary(BaseModel):
    """A list with how many of its reminders are open and overdue."""

    model_config = ConfigDict(frozen=True)

    reminder_list: ReminderList
    open: int
    overdue: int

"""The home as an app: what the person does there, and what an assistant may look at.

Source: section 4.1 of the ProPerSim paper: areas with objects that support the activities of a day.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated

from pydantic import Field

from pare.app import App, Arrived, incoming, read, write
from pare.entity import Entity
from pare.errors import BadInput
from pare.table import Table
from propersim_bridge.home.model import Doing, Feeling, Minutes, Move, Phrase, Whereabouts
from propersim_bridge.home.places import AREA_OF, Object
from propersim_bridge.home.ways import way
from propersim_bridge.vocabulary import Area, Kind

_ME = "whereabouts_1"


class Home(App):
    """One person's home: six areas, the objects in them, and what the person does there."""

    whereabouts: Table[Whereabouts]
    activities: Table[Doing]
    moves: Table[Move]

    @read
    def doing_now(self) -> Doing | None:
        """What the person does now, or is on the way to; nothing while they sleep or stand about."""
        return self.doing

    @read
    def where_now(self) -> Whereabouts:
        """Where the person is; during a walk, where it began."""
        return self.me

    @read
    def list_activities(
        self, limit: Annotated[int, Field(ge=1, le=200)] = 20, offset: Annotated[int, Field(ge=0)] = 0
    ) -> list[Doing]:
        """What the person has done, the latest first.

        Args:
            limit: At most so many.
            offset: Leave out so many first.
        """
        return self.activities.where(newest=True, limit=limit, offset=offset)

    @write
    def walk_to(self, area: Area) -> Whereabouts:
        """Leave what is being done and walk to the middle of an area.

        Args:
            area: Where to.
        """
        self._leave()
        return self._go(area, None, "")

    @write
    def use(self, object: Object) -> Whereabouts:
        """Leave what is being done and walk to an object, wherever it stands.

        Args:
            object: What to go to.
        """
        self._leave()
        return self._go(AREA_OF[object], object, "")

    @write
    def take_up(
        self, object: Object, activity_kind: Kind, text: Phrase, minutes: Minutes, mood: Feeling = "calm"
    ) -> Doing:
        """Take up an activity at an object, walking there first if need be.

        Args:
            object: What is used.
            activity_kind: What kind of activity it is.
            text: What it is, as a phrase that follows "is".
            minutes: How long it takes, the walk included.
            mood: How it feels, in a word or two.
        """
        self._leave()
        area, end = AREA_OF[object], self.now + timedelta(minutes=minutes)
        doing = self.activities.add(
            Doing(activity_kind=activity_kind, text=text, area=area, object=object, start=self.now, end=end, mood=mood)
        )
        self._go(area, object, doing.id)
        return doing

    @incoming(headline="You are {words}", full="The person is {words} now")
    def arrive(self) -> Arrived[Whereabouts]:
        """A walk is over."""
        move = self.move
        if move is None or move.arrives_at > self.now:
            raise BadInput("arrive: nobody is due to arrive now")
        there = self.me.changed(area=move.to_area, object=move.to_object, move_id="")
        return Arrived(self.whereabouts.update(there), place(move.to_area, move.to_object))

    @incoming(headline="Good night", full="The person has gone to bed")
    def fall_asleep(self) -> Whereabouts:
        """The day is over: whatever is being done ends, and the person is in bed."""
        self._end_doing()
        return self._settle(Whereabouts(id=_ME, asleep=True))

    # What is the case --------------------------------------------------------------------------

    @property
    def me(self) -> Whereabouts:
        """Where the person is; without a row, in bed."""
        return self.whereabouts.get(_ME) or Whereabouts(id=_ME, asleep=True)

    @property
    def move(self) -> Move | None:
        """The walk that the person is on."""
        return self.moves.get(self.me.move_id)

    @property
    def doing(self) -> Doing | None:
        """What the person does, or is on the way to."""
        return self.activities.get(self.me.doing_id)

    @property
    def bound_for(self) -> Object | None:
        """The object that the person uses or is on the way to; None in the middle of an area."""
        move = self.move
        return self.me.object if move is None else move.to_object

    def next_alarm(self) -> datetime | None:
        """When the walk is over that the person is on."""
        move = self.move
        return None if move is None else move.arrives_at

    def ring(self) -> None:
        """The person arrives."""
        self.phone.deliver("home__arrive", {})

    def mutes(self, entity: Entity) -> bool:
        """True: the person needs no notification to know where they are."""
        return True

    # -------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Be free for something else."""
        move = self.move
        if move is not None and move.arrives_at > self.now:
            at = self.local(move.arrives_at, "%H:%M:%S")
            raise BadInput(f"you are still on the way; you are {place(move.to_area, move.to_object)} at {at}")
        self._end_doing()

    def _end_doing(self) -> None:
        doing = self.doing
        if doing is not None and doing.start <= self.now < doing.end:
            self.activities.update(doing.changed(end=self.now))

    def _go(self, area: Area, object: Object | None, doing_id: str) -> Whereabouts:
        me = self.me
        if (me.area, me.object) == (area, object):
            return self._settle(me.changed(doing_id=doing_id, move_id="", asleep=False))
        there = way(me.area, me.object, area, object)
        move = self.moves.add(
            Move(
                from_area=me.area, from_object=me.object, to_area=area, to_object=object, metres=there.metres,
                seconds=there.seconds, left_at=self.now,
            )
        )  # fmt: skip
        return self._settle(me.changed(doing_id=doing_id, move_id=move.id, asleep=False))

    def _settle(self, me: Whereabouts) -> Whereabouts:
        return self.whereabouts.update(me) if _ME in self.whereabouts else self.whereabouts.add(me)


def place(area: Area, object: Object | None) -> str:
    """A spot in words: `at the stove in the kitchen`."""
    return f"in the {area}" if object is None else f"at the {object} in the {area}"

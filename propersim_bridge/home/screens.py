"""What the person sees: the area that they are in, and the object that they use."""

from __future__ import annotations

from collections.abc import Mapping

from pare.screen import Item, Screen, View, tap
from propersim_bridge.home.app import Home, place
from propersim_bridge.home.model import Feeling, Minutes, Phrase
from propersim_bridge.home.places import DOORS, ROOMS, Object
from propersim_bridge.vocabulary import Area, Kind

_OBJECTS: Mapping[Area, tuple[Item, ...]] = {
    area: tuple(Item("object", name, name) for name in room.spots) for area, room in ROOMS.items()
}
_DOORS: Mapping[Area, str] = {
    area: "Doors: " + ", ".join(d.other if d.one == area else d.one for d in DOORS if area in (d.one, d.other))
    for area in ROOMS
}


class AreaView(Screen[Home], root=True):
    """The area that the person is in, with its objects and doors."""

    def show(self, app: Home) -> View:
        """Where the person is, what they do, and what stands there."""
        area = app.me.area
        return View(area.capitalize(), (told(app), _DOORS[area]), _OBJECTS[area])

    @tap
    def walk_to(self, app: Home, area: Area) -> None:
        """Leave what you do and walk to another area.

        Args:
            area: Where to.
        """
        app.walk_to(area)

    @tap
    def use(self, app: Home, object: Object) -> ObjectView:
        """Leave what you do and go to an object, wherever it stands.

        Args:
            object: What to go to.
        """
        app.use(object)
        return ObjectView(object)

    @tap
    def take_up(
        self, app: Home, object: Object, activity_kind: Kind, text: Phrase, minutes: Minutes, mood: Feeling = "calm"
    ) -> ObjectView:
        """Go to an object and do something there.

        Args:
            object: What is used.
            activity_kind: What kind of activity it is.
            text: What you do, as a phrase that follows "is".
            minutes: How long it takes, the walk included.
            mood: How you feel, in a word or two.
        """
        app.take_up(object, activity_kind, text, minutes, mood)
        return ObjectView(object)

    @tap
    def carry_on(self, app: Home) -> None:
        """Stay, and go on with what you do."""


class ObjectView(Screen[Home]):
    """The object that the person uses, or is on the way to, and what they do with it."""

    object: Object

    def show(self, app: Home) -> View:
        """Where the person is and what they do."""
        return View(self.object.capitalize(), (told(app), _DOORS[app.me.area]))

    def alive(self, app: Home) -> bool:
        """False once the person is at something else."""
        return app.bound_for == self.object

    @tap
    def start(
        self, app: Home, activity_kind: Kind, text: Phrase, minutes: Minutes, mood: Feeling = "calm"
    ) -> None:  # fmt: skip
        """Do something here.

        Args:
            activity_kind: What kind of activity it is.
            text: What you do, as a phrase that follows "is".
            minutes: How long it takes.
            mood: How you feel, in a word or two.
        """
        app.take_up(self.object, activity_kind, text, minutes, mood)

    @tap
    def take_up(
        self, app: Home, object: Object, activity_kind: Kind, text: Phrase, minutes: Minutes, mood: Feeling = "calm"
    ) -> ObjectView:
        """Go on to another object and do something there.

        Args:
            object: What is used.
            activity_kind: What kind of activity it is.
            text: What you do, as a phrase that follows "is".
            minutes: How long it takes, the walk included.
            mood: How you feel, in a word or two.
        """
        app.take_up(object, activity_kind, text, minutes, mood)
        return ObjectView(object)

    @tap
    def carry_on(self, app: Home) -> None:
        """Stay, and go on with what you do."""

    @tap
    def walk_to(self, app: Home, area: Area) -> AreaView:
        """Leave what you do and walk to an area.

        Args:
            area: Where to.
        """
        app.walk_to(area)
        return AreaView()


def told(app: Home) -> str:
    """Where the person is and what they do, in a sentence."""
    me, move, doing = app.me, app.move, app.doing
    if me.asleep:
        return f"You are asleep {place(me.area, me.object)}."
    if move is not None:
        where = f"on the way, {move.metres:g} m, and soon {place(move.to_area, move.to_object)}"
    else:
        where = place(me.area, me.object)
    if doing is None:
        return f"You are {where}, doing nothing in particular."
    if doing.end <= app.now:
        return f"You are {where} and have finished {doing.text}; you feel {doing.mood}."
    return f"You are {where}, {doing.text} until {app.local(doing.end, '%H:%M')}; you feel {doing.mood}."

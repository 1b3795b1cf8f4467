"""Two tiny apps over the same things: boxes that one opens, and an index that leads straight to what is in them."""

from __future__ import annotations

from datetime import UTC, datetime

from pare.app import App, write
from pare.entity import Entity
from pare.phone import Phone
from pare.screen import Item, Screen, View, tap
from pare.table import Table


class Box(Entity):
    """A box of things."""

    name: str


class Thing(Entity, index=("box_id",)):
    """A thing in a box."""

    box_id: str
    name: str


class Attic(App):
    """Boxes and things."""

    boxes: Table[Box]
    things: Table[Thing]

    @write
    def rename_box(self, box_id: str, name: str) -> Box:
        """Rename a box."""
        return self.boxes.update(self.boxes[box_id].changed(name=name))

    @write
    def move_thing(self, thing_id: str, box_id: str) -> Thing:
        """Put a thing into another box."""
        return self.things.update(self.things[thing_id].changed(box_id=self.boxes[box_id].id))

    @write
    def burn(self, thing_id: str) -> None:
        """Burn a thing; no screen offers it."""
        self.things.remove(thing_id)


class BoxList(Screen[Attic], root=True):
    """All boxes."""

    def show(self, app: Attic) -> View:
        """One row each."""
        return View("Boxes", items=(Item.of(box, box.name) for box in app.boxes))

    @tap
    def open_box(self, app: Attic, box_id: str) -> BoxView:
        """Open a box."""
        return BoxView(box_id)


class BoxView(Screen[Attic]):
    """One box."""

    box_id: str

    def show(self, app: Attic) -> View:
        """What is in it."""
        return View("Box", items=(Item.of(thing, thing.name) for thing in app.things.where(box_id=self.box_id)))

    @tap
    def open_thing(self, app: Attic, thing_id: str) -> ThingView:
        """Take a thing out."""
        return ThingView(thing_id)

    @tap
    def rename(self, app: Attic, name: str) -> None:
        """Rename this box."""
        app.rename_box(self.box_id, name)


class ThingView(Screen[Attic]):
    """One thing."""

    thing_id: str

    @tap
    def open_its_box(self, app: Attic) -> BoxView:
        """See the box in which it is."""
        return BoxView(app.things[self.thing_id].box_id)

    @tap
    def move(self, app: Attic, box_id: str) -> None:
        """Put it into another box."""
        app.move_thing(self.thing_id, box_id)


class Index(App):
    """A list of all things, wherever they are."""


class Everything(Screen[Index], root=True):
    """All things."""

    def show(self, app: Index) -> View:
        """One row each."""
        return View("Things", items=(Item.of(thing, thing.name) for thing in app.phone.app(Attic).things))

    @tap
    def open_thing(self, app: Index, thing_id: str) -> ThingView:
        """Go to a thing."""
        return ThingView(thing_id)


def attic(*apps: type[App]) -> Phone:
    """Two boxes with two things each."""
    made = Phone(apps or (Attic, Index), datetime(2027, 4, 12, tzinfo=UTC))
    with made.step("world"):
        for name in ("tools", "toys"):
            box = made.app(Attic).boxes.add(Box(name=name))
            for number in (1, 2):
                made.app(Attic).things.add(Thing(box_id=box.id, name=f"{name} {number}"))
    return made

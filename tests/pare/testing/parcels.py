"""A small app that keeps every rule; the tests spoil its text, one line at a time."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Annotated, Literal

from pydantic import Field

from pare.app import App, incoming, read, write
from pare.entity import Entity
from pare.errors import BadInput, shortened
from pare.screen import Item, Screen, View, tap
from pare.table import Table
from pare.times import Moment

State = Literal["waiting", "collected"]


class Parcel(Entity, index=("state",), order="arrived_at", search=("title",), quiet=("seen",)):
    """A parcel at the desk."""

    title: str
    arrived_at: Moment
    state: State = "waiting"
    seen: int = 0


class Remark(Entity, index=("parcel_id",)):
    """What somebody wrote on a parcel."""

    parcel_id: str
    text: str


class Parcels(App):
    """Parcels at the desk."""

    parcels: Table[Parcel]
    remarks: Table[Remark]

    @read
    def list_parcels(self, state: State | None = None) -> list[Parcel]:
        """All parcels, or those in one state.

        Args:
            state: Only those in this state.
        """
        return list(self.parcels) if state is None else self.parcels.where(state=state)

    @read
    def read_remarks(self, parcel_id: str) -> list[Remark]:
        """The remarks on a parcel.

        Args:
            parcel_id: Which parcel.
        """
        return self.remarks.where(parcel_id=self.parcels[parcel_id].id)

    @write
    def announce(self, title: str) -> Parcel:
        """Announce a parcel.

        Args:
            title: What is in it.
        """
        return self.parcels.add(Parcel(title=self._title(title), arrived_at=self.now))

    @write
    def rename(self, parcel_id: str, title: str) -> Parcel:
        """Correct what is in a parcel.

        Args:
            parcel_id: Which parcel.
            title: What is in it.
        """
        parcel = self.parcels[parcel_id]
        return self.parcels.update(parcel.changed(title=self._title(title)))

    @write
    def collect(self, parcel_id: str) -> Parcel:
        """Collect a parcel that waits.

        Args:
            parcel_id: Which parcel.
        """
        parcel = self.parcels[parcel_id]
        if parcel.state == "collected":
            raise BadInput(f"parcel_id: {parcel.id} is collected already")
        return self.parcels.update(parcel.changed(state="collected"))

    @write
    def remark(self, parcel_id: str, text: str) -> Remark:
        """Write something on a parcel.

        Args:
            parcel_id: Which parcel.
            text: What to write.
        """
        return self.remarks.add(Remark(parcel_id=self.parcels[parcel_id].id, text=self._title(text, "text")))

    @write
    def look_at(self, parcel_id: str) -> Parcel:
        """Note that a parcel was looked at.

        Args:
            parcel_id: Which parcel.
        """
        parcel = self.parcels[parcel_id]
        return self.parcels.update(parcel.changed(seen=parcel.seen + 1))

    @write
    def discard(self, parcel_id: str) -> None:
        """Throw a parcel away.

        Args:
            parcel_id: Which parcel.
        """
        parcel = self.parcels[parcel_id]
        for remark in self.remarks.where(parcel_id=parcel.id):
            self.remarks.remove(remark.id)
        self.parcels.remove(parcel.id)

    @incoming(headline="Parcel: {title:.40}", full="A parcel has come: {title}, at {arrived_at:%H:%M}. {note}")
    def arrives(
        self,
        title: str,
        note: Annotated[str, Field(max_length=300)] = "",
        pieces: Annotated[int, Field(ge=1, le=99)] = 1,
        sent_on: date | None = None,
    ) -> Parcel:
        """A parcel comes.

        Args:
            title: What is in it.
            note: What the courier says.
            pieces: How many it is in.
            sent_on: On which day it was sent.
        """
        return self.announce(title)

    @incoming(headline="Still here: {title:.40}", full="The parcel {title} still waits")
    def still_waits(self, parcel_id: str) -> Parcel:
        """The desk tells of a parcel that nobody collects.

        Args:
            parcel_id: Which parcel.
        """
        return self.parcels.update(self.parcels[parcel_id].changed(seen=99))

    def next_alarm(self) -> datetime | None:
        """A day after each parcel has come."""
        late = [parcel for parcel in self.parcels.where(state="waiting") if parcel.seen < 99]
        return late[0].arrived_at + timedelta(days=1) if late else None

    def ring(self) -> None:
        """Tell of one that still waits."""
        late = [parcel for parcel in self.parcels.where(state="waiting") if parcel.seen < 99]
        self.phone.deliver(f"{self.name}__still_waits", {"parcel_id": late[0].id})

    def screen_of(self, entity: Entity) -> Screen[Parcels] | None:
        """The parcel itself."""
        return ParcelView(entity.id)

    def _title(self, text: str, argument: str = "title") -> str:
        if not text.strip() or not text.isprintable() or len(text) > 300:
            raise BadInput(f"{argument}: one line of text, not {shortened(text)}")
        return text


class ParcelList(Screen[Parcels], root=True):
    """All parcels."""

    def show(self, app: Parcels) -> View:
        """One row each."""
        return View("Parcels", items=(Item.of(parcel, parcel.title) for parcel in app.list_parcels()))

    @tap
    def open_parcel(self, app: Parcels, parcel_id: str) -> ParcelView:
        """Open a parcel.

        Args:
            parcel_id: Which parcel.
        """
        app.look_at(parcel_id)
        return ParcelView(parcel_id)

    @tap
    def announce(self, app: Parcels, title: str) -> ParcelView | None:
        """Announce a parcel; an urgent one opens.

        Args:
            title: What is in it.
        """
        parcel = app.announce(title)
        return ParcelView(parcel.id) if len(title) % 2 else None


class ParcelView(Screen[Parcels]):
    """One parcel."""

    parcel_id: str

    def show(self, app: Parcels) -> View:
        """What is written on it."""
        parcel = app.parcels[self.parcel_id]
        return View(parcel.title, [parcel.state, *(remark.text for remark in app.read_remarks(parcel.id))])

    def alive(self, app: Parcels) -> bool:
        """Until it is thrown away."""
        return self.parcel_id in app.parcels

    @tap
    def rename(self, app: Parcels, title: str) -> None:
        """Correct what is in it.

        Args:
            title: What is in it.
        """
        app.rename(self.parcel_id, title)

    @tap
    def collect(self, app: Parcels) -> None:
        """Collect it."""
        app.collect(self.parcel_id)

    @tap
    def remark(self, app: Parcels, text: str) -> None:
        """Write something on it.

        Args:
            text: What to write.
        """
        app.remark(self.parcel_id, text)

    @tap
    def discard(self, app: Parcels) -> ParcelList:
        """Throw it away."""
        app.discard(self.parcel_id)
        return ParcelList()

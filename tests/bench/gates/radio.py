"""An app with a write that no tap leads to."""

from __future__ import annotations

from pare.app import App, write
from pare.entity import Entity
from pare.screen import Screen, View
from pare.table import Table


class Station(Entity):
    """What a radio is tuned to."""

    name: str


class Radio(App):
    """A radio that only an assistant can tune."""

    stations: Table[Station]

    @write
    def tune(self, name: str) -> Station:
        """Tune it.

        Args:
            name: The station.
        """
        return self.stations.add(Station(name=name))


class RadioScreen(Screen[Radio], root=True):
    """A radio without a knob."""

    def show(self, app: Radio) -> View:
        """Nothing to do here."""
        return View("Radio")

"""Arrivals in order: what belongs together, what corrects what, and what is left alone."""

from __future__ import annotations

from dataclasses import replace

from pare.phone import Entry
from pare_agents.rules import caution
from pare_agents.rules.arrival import Arrival, read_entry
from pare_agents.rules.moments import now_of

_KEPT = 20  # arrivals that are remembered for corrections


class Inbox:
    """What has come in and has not been looked at yet."""

    def __init__(self) -> None:
        self.waiting: list[Arrival] = []
        self._earlier: list[Arrival] = []

    def add(self, entry: Entry, now: str) -> None:
        """Take in an event of the log; what asks for nothing is left alone, and what may be a trick is doubtful."""
        arrival = caution.without_orders(read_entry(entry, now_of(now)))
        if arrival.kind in ("message", "mail"):
            earlier = next((one for one in reversed(self._earlier) if self._belongs(arrival, one)), None)
            if earlier is not None and caution.is_correction(arrival):
                arrival = replace(arrival, corrects=earlier)
                self.waiting = [one for one in self.waiting if one is not earlier]
            if caution.is_bulk(arrival) or caution.is_thanks(arrival):
                return
            if caution.is_trick(arrival):
                self.waiting.append(replace(arrival, kind="doubtful"))
                return
            self._earlier = [*self._earlier[-_KEPT:], arrival]
            if caution.is_open(arrival):
                return
        if arrival.kind != "other":
            self.waiting.append(arrival)

    def _belongs(self, arrival: Arrival, earlier: Arrival) -> bool:
        same = arrival.kind == earlier.kind and arrival.sender == earlier.sender
        return same and (arrival.kind == "mail" or arrival.thread == earlier.thread)

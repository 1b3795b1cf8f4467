"""How orders, returns, rides, viewings and the like may go on, told anew: not as the apps themselves tell it."""

from __future__ import annotations

from collections.abc import Mapping

Machine = Mapping[str, frozenset[str]]


def machine(**leads: str) -> Machine:
    """Where each state leads, from words."""
    return {state: frozenset(words.split()) for state, words in leads.items()}


MACHINES: Mapping[tuple[str, str], Machine] = {
    ("shopping.orders", "status"): machine(
        placed="packed shipped ready cancelled",
        packed="shipped out_for_delivery ready cancelled",
        shipped="held out_for_delivery ready delivered returned",
        held="shipped out_for_delivery returned",
        out_for_delivery="delivered attempted",
        attempted="out_for_delivery ready delivered returned",
        ready="delivered returned cancelled",
        delivered="returned",
        cancelled="",
        returned="",
    ),
    ("shopping.order_items", "status"): machine(ordered="cancelled unavailable", cancelled="", unavailable=""),
    ("shopping.returns", "status"): machine(
        requested="sent received refused withdrawn",
        sent="received refused",
        received="refunded exchanged refused",
        refunded="",
        exchanged="",
        refused="",
        withdrawn="",
    ),
    ("shopping.choices", "status"): machine(open="answered lapsed", answered="", lapsed=""),
    ("cab.rides", "status"): machine(
        requested="assigned cancelled",
        assigned="requested arriving waiting on_trip cancelled",
        arriving="requested waiting on_trip cancelled",
        waiting="on_trip cancelled",
        on_trip="completed",
        completed="",
        cancelled="",
    ),
    ("cab.reports", "status"): machine(
        open="found closed",
        found="claimed returning closed",
        claimed="returning closed",
        returning="claimed closed",
        closed="",
    ),
    ("apartments.viewings", "state"): machine(
        requested="confirmed cancelled", confirmed="requested cancelled", cancelled=""
    ),
    ("apartments.applications", "state"): machine(
        draft="submitted withdrawn",
        submitted="under_review accepted rejected withdrawn",
        under_review="accepted rejected withdrawn",
        accepted="withdrawn",
        rejected="",
        withdrawn="",
    ),
    ("apartments.lease_offers", "state"): machine(
        open="accepted declined withdrawn expired", accepted="", declined="", withdrawn="", expired=""
    ),
}
"""By table and field, which state may follow which."""

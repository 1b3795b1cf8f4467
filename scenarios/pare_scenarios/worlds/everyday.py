"""The one call that makes a phone lived in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pare.phone import Phone
from pare.scenario import Person
from pare_scenarios.worlds.homes import Words, at_home, at_leisure, at_work
from pare_scenarios.worlds.lives import Life
from pare_scenarios.worlds.towns import in_shop, in_town, to_let


def everyday(
    phone: Phone, *, about: Sequence[str] = (), work: str = "", avoid: Words = (), clear: Words = (),
    besides: Iterable[Person] = (),
) -> None:  # fmt: skip
    """The ordinary clutter of a life in every app that the phone has; the last line of a scenario's `world`.

    Friends, neighbours, clubs and their talk; newsletters, receipts and letters; notes; reminders without a time;
    events of the past; goods, old orders and wishes; old rides; flats long let. It asks for nothing, leaves nothing
    open, and its people are called like nobody who is on the phone by then. A phone always has the same, and two do
    not look alike.

    Args:
        phone: where; it should hold the scenario's own things already.
        about: what the owner does for pleasure, out of `PASTIMES`; three in all, the others are drawn.
        work: the name of the owner's place of work, if colleagues belong to the clutter.
        avoid: words that none of it may contain: those of the scenario's need, which the assistant will search for.
        clear: days (`2027-05-07`) on which nothing may lie.
        besides: people of the scenario who are not on the phone yet and arrive later.
    """
    life = Life(phone, "household", besides=besides, avoid=avoid, clear=clear)
    at_home(life)
    at_leisure(life.begin("pastimes"), about)
    if work:
        at_work(life.begin("workplace"), work)
    if life.has("shopping"):
        in_shop(life.begin("catalogue"), about)
    if life.has("cab"):
        in_town(life.begin("city"))
    if life.has("apartments"):
        to_let(life.begin("rentals"))

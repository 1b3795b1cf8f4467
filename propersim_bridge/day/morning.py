"""The morning: a phone that holds the home, with the person still in bed."""

from __future__ import annotations

from datetime import timedelta

from pare.handles import User
from pare.phone import Owner, Phone
from propersim_bridge.contracts import Waking
from propersim_bridge.day.fitting import bedtime
from propersim_bridge.home import Home, Whereabouts
from propersim_bridge.personas.persona import Persona

STEP = timedelta(minutes=2.5)
"""Between two moments of decision; section 6.2 of the ProPerSim paper."""


def begin_day(persona: Persona, waking: Waking, zone: str = "UTC", step: timedelta = STEP) -> Phone:
    """A phone at the moment of waking: the person is in bed, the home is open, and bedtime is queued.

    Args:
        persona: who lives there.
        waking: when the day begins and ends.
        zone: the IANA time zone of the home.
        step: what is between two moments of decision; it is the loop's `turn_seconds`.

    Raises:
        BadInput: there is no such zone, or the day is too short.
    """
    phone = Phone((Home,), waking.wakes, zone, Owner(name=persona.name))
    with phone.step("world"):
        phone.app(Home).whereabouts.add(Whereabouts(asleep=True))
        phone.at(bedtime(waking, step), _bedtime, "bedtime")
    User(phone).do("open_app", {"app": "home"})
    return phone


def _bedtime(phone: Phone) -> None:
    phone.deliver("home__fall_asleep", {})

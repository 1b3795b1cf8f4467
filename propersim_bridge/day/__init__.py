"""How a day goes: waking, a plan by the hour, and activities that change with what happens."""

from propersim_bridge.day.fitting import bedtime, fitted, ticks_of
from propersim_bridge.day.morning import STEP, begin_day
from propersim_bridge.day.seeded import SeededDays

__all__ = ["STEP", "SeededDays", "bedtime", "begin_day", "fitted", "ticks_of"]

"""The words of `meter-readings-mixed-up`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, day, words
from pare_scenarios.pairing import paired

_GAS, _POWER = words("gas"), words("electric*", "elec", "power")
RIGHT = paired((_GAS, amount(4471)), (_POWER, amount(28655)))
_SWAPPED = paired((_GAS, amount(28655)), (_POWER, amount(4471)))
JANUARY = any_of(words("January", "Jan"), day(date(2027, 1, 31), weekday=False))

SLOTS = {
    "the supplier": words("Lee Valley*", "supplier", "energy company"),
    "which reading is which": RIGHT,
    "my log": words("log*", "note", "Meters note", "write down", "record*"),
    "the reminder": words("remind*", "tick*", "to-do", "task", "mark* it done", "check off"),
}  # fmt: skip
AVOIDS = {
    "which is which": _SWAPPED,
    "what is sent": words("estimate is fine", "send both versions", "both versions", "last month's"),
    "what else": words("radiator", "Dad's room", "190 euros", "pay back"),
}  # fmt: skip

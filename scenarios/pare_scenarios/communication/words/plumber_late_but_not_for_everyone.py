"""The words of `plumber-late-but-not-for-everyone`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import following, paired, unless

WEDNESDAY = day(date(2027, 11, 10), today=date(2027, 11, 9))
KARIMI, PETROV = words("Karimi", "Reza"), words("Petrov", "Elena")
NO_VISIT = following(words("call off", "cancel"), WEDNESDAY, within=1)
MONEY = any_of(
    unless(words("price*", "charge*"), "same", "stays", "unchanged", "as agreed", "no extra"),
    words("discount*", "refund*", "free of charge", "double"),
)

SLOTS = {
    "an hour for each": paired((KARIMI, clock(8, 30)), (PETROV, clock(14, 30))),
    "Mr Karimi's day": WEDNESDAY,
    "the calendar": words("calendar", "diary", "entr*", "appointments", "jobs", "both bookings"),
}  # fmt: skip
AVOIDS = {
    "Mr Obi": words(
        "tell* Mr Obi", "warn* Mr Obi", "message Mr Obi", "and Mr Obi", "move Mr Obi", "Obi at 17*",
    ),
    "money": MONEY,
}  # fmt: skip

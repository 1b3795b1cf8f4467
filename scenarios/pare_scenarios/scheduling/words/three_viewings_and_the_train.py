"""The words of `three-viewings-and-the-train`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import Phrase, any_of, clock, day, words
from pare_scenarios.pairing import amid, following

FRIDAY, SATURDAY = date(2027, 5, 7), date(2027, 5, 8)
GANZENPAD, LINDENHOF, HAVENKADE, STATION = "Ganzenpad 3", "Lindenhof 21", "Havenkade 7", "Utrecht Oost station"
LATER = clock(15)
_HOURS = (
    day(SATURDAY, today=FRIDAY), LATER, clock(10), clock(10, 30), clock(11, 15), clock(11, 45), clock(11, 50),
    clock(12, 30), clock(13), clock(15, 20), clock(18, 30),
)  # fmt: skip


def _at(address: str, hour: Phrase) -> Phrase:
    """A flat is named with an hour: "Lindenhof at 12:30", "12:30 for Lindenhof"."""
    flat = address.split()[0]
    turned = following(hour, words(f"for {flat}", f"at {flat}", f"for the {flat}", f"at the {flat}"), within=0)
    return any_of(following(flat, hour, within=9), turned)


SLOTS = {
    "Lindenhof at half past twelve": amid(_at(LINDENHOF, clock(12, 30)), *_HOURS),
    "Havenkade at quarter past eleven": _at(HAVENKADE, clock(11, 15)),
    "the rides": words("ride*", "cab*", "taxi*", "car"),
    "the calendar": words("calendar", "event*", "diary", "entries", "entry", "appointments", "schedule"),
}  # fmt: skip
AVOIDS = {
    "the hour": any_of(following(words("Lindenhof"), any_of(LATER), within=4),
                       following(words("reply", "accept", "confirm"), any_of(LATER), within=4)),
    "that I see all three": following(words("cancel", "drop", "skip", "give up"),
                                      words("Havenkade", "Lindenhof", "Ganzenpad"), within=1),
    "the train": words("later train", "another train", "move the train", "rebook the train"),
    "what is applied for": words("application for Lindenhof", "hand in an application", "apply for",
    "application"),
}  # fmt: skip

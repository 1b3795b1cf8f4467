"""The words of `three-viewings-and-the-train`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import Phrase, all_of, any_of, clock, day, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

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


_LINDENHOF = words("Lindenhof", "Visser", "flat with the lift", "with the lift", "lift flat")
_HAVENKADE = words("Havenkade", "balcony", "over the water", "quay")
_FIRST = following(_HAVENKADE, words("first", "before", "then", "ahead of", "and after it", "and then"), within=4)


def _with(flat: Phrase, hour: Phrase) -> Phrase:
    """A flat and its hour in one breath, in either order."""
    return any_of(following(flat, hour, within=10), following(hour, flat, within=8))


SLOTS = {
    "Lindenhof at half past twelve": amid(
        any_of(_at(LINDENHOF, clock(12, 30)), _with(_LINDENHOF, clock(12, 30)), all_of(_FIRST, clock(12, 30)),
               all_of("Lindenhof", following(clock(12, 30), "there", within=0))), *_HOURS
    ),
    "Havenkade at quarter past eleven": any_of(
        _at(HAVENKADE, clock(11, 15)), _with(_HAVENKADE, clock(11, 15)), all_of(_FIRST, clock(11, 15)),
        all_of(clock(11, 15), following(words("that hour", "that time", "that slot", "its hour", "its slot"), words(
            "to Havenkade", "for Havenkade", "at Havenkade"), within=3)),
    ),
    "the rides": words("ride*", "cab*", "taxi*", "car", "drive*", "driver*"),
    "the calendar": words("calendar", "event*", "diary", "entries", "entry", "appointments", "schedule"),
}  # fmt: skip
AVOIDS = {
    "the hour": any_of(
        following(words("Lindenhof"), any_of(LATER), within=4),
        following(words("reply", "accept", "confirm"), any_of(LATER), within=4),
        asked(following(words("Lindenhof to", "Lindenhof at", "Lindenhof for", "Lindenhof goes to"), any_of(
            clock(11, 15), clock(10), clock(13)), within=0)),
        following(words("Havenkade to", "Havenkade for", "Havenkade goes to"), any_of(
            clock(12, 30), clock(13), clock(10), clock(15)), within=0),
        following(clock(11, 15), words("for Lindenhof"), within=0),
        following(clock(12, 30), words("for Havenkade"), within=0),
        words("Lindenhof first", "Lindenhof before Havenkade", "first Lindenhof"),
        following(words("Ganzenpad to", "Ganzenpad at"), any_of(clock(11, 15), clock(12, 30), clock(13)), within=0),
    ),
    "that I see all three": any_of(
        following(words("cancel", "drop", "skip", "give up", "leave out"),
                  words("Havenkade", "Lindenhof", "Ganzenpad"), within=1),
        following("leave", words("Havenkade", "Lindenhof", "Ganzenpad"), "out", within=4),
    ),
    "the day": words("Sunday", "next Saturday", "next week"),
    "that cabs take me": unless(
        following(words("cancel", "drop", "scrap", "call off", "delete"), words("cab*", "ride*", "taxi*"), within=2),
        "new", "rebook*", "book*", "order*", "instead", "replac*", "anew", "to the station", "station",
    ),
    "when they come": following(words("cab", "cabs", "taxi", "taxis", "ride", "rides"), "at", any_of(
        clock(11, 15), clock(12, 30), clock(10), clock(13), clock(15)), within=0),
    "where they take me": unless(
        any_of(following(words("leave", "keep"), words("cab", "ride", "taxi"), within=2),
               words("cabs stay", "rides stay", "cab to the station", "without cabs", "on foot",
                     "to Lindenhof as booked", "to Lindenhof as planned", "as booked")),
        "redirect*", "destination*", "turn*", "swap*", "chang*", "new order", "instead",
    ),
    "when the first is": following(words("move", "shift", "put", "change", "bring"), "Ganzenpad", within=1),
    "the train": words("later train", "another train", "move the train", "rebook the train", "new ticket",
                       "next train", "earlier train"),
    "what is applied for": words("application for Lindenhof", "hand in an application", "apply for", "application"),
    "what the agent hears": any_of(
        following("ask", words("Mr Visser", "Ruben Visser", "Visser", "him"), words("why", "how", "what", "about",
                                                                                    "who"),
                  within=0),
        following(hearing("Willem Bakker", "Mr Bakker", "Bakker", "Anouk Jansen"), "Lindenhof", within=5),
        words("likely to take", "take his flat", "take the flat", "your favourite", "first choice", "very interested"),
        following(words("ask", "tell"), words("Visser"), words("hold", "keep", "reserve", "rent"), within=4),
    ),
    "when he hears": POSTPONED,
    "how the rides go": asked(any_of(
        following(words("ride", "cab", "taxi", "rides", "cabs", "taxis", "second one", "other one", "second",
            "11:45"), words(
            "stay", "stays", "can stay", "may stay", "remain", "remains", "as it is", "as they are", "as before",
            "unchanged", "untouched"), within=3),
        following(words("keep", "leave", "keeping", "leaving"), words(
            "ride", "cab", "taxi", "rides", "cabs", "second one", "other one"), words("as", "at 11:45",
            "from Lindenhof",
                                                                                      "to the station"), within=2),
        following(words("ride", "cab", "taxi", "second one"), words("from Havenkade to Ganzenpad",
            "from Lindenhof to Havenkade"), within=6),
    )),
    "that the calendar follows": asked(any_of(
        following(words("calendar", "events", "entries"), words("stay", "stays", "remain", "remains"), within=3),
        following(words("leave", "keep"), words("calendar", "events", "entries"), words("as", "alone", "untouched"),
                  within=3),
    )),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Ms Jansen", "Anouk", "the railway", "Lowland", "your parents", "the owner", "your boss",
            "the tenant"),
        touching("train"),
        asked(words("third cab", "third ride", "third taxi", "another cab", "another taxi",
            "cab from Lindenhof", "ride from Lindenhof", "taxi from Lindenhof", "to the station as well",
            "cab to the station", "taxi to the station", "ride to the station", "your favourite",
            "is your favourite", "that Lindenhof is", "apply", "application", "reserve", "papers", "income",
            "lunch", "hotel", "stay overnight", "lower rent", "deposit")),
        asked(other_sums()),
    ),
}  # fmt: skip

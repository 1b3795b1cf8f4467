"""The words of `flight-earlier-after-all`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

TODAY, FRIDAY = date(2027, 10, 7), date(2027, 10, 8)
AMONG_TEN = any_of(*(clock(10, minute) for minute in (0, 15, 30, 45)), clock(11))
_PICKUPS = any_of(*(clock(14, minute) for minute in (10, 15, 20, 25)))
THE_FRIDAY = day(FRIDAY, today=TODAY)
SURE = words("as agreed", "as you agreed", "you accepted", "you have accepted", "you confirmed", "you have confirmed",
              "thank you for agreeing", "as you asked")  # fmt: skip
FLIGHT = words("flight", "Vienna", "CA 417", "departure")
CASE = words("suitcase", "case", "luggage", "bag", "pack*")
ASKED = words("proposed", "tbc", "tentative*", "asked", "be confirmed", "not confirmed", "waiting", "unconfirmed")
_TIMES = (
    *(clock(h, m) for h, m in ((16, 55), (14, 55), (17, 5), (17, 35), (17, 40), (18, 20), (18, 40), (19, 40), (20, 40),
                               (21, 25), (21, 30), (14, 30), (15, 30), (16, 30), (13, 30), (14, 0), (13, 45), (12, 0))),
    day(TODAY, today=TODAY), THE_FRIDAY, AMONG_TEN, _PICKUPS,
)  # fmt: skip

SLOTS = {
    "the cab": amid(words("cab", "taxi", "ride", "car", "pick-up", "pickup"), *_TIMES),
    "when to leave": amid(_PICKUPS, *_TIMES),
    "Mr Mori": person("Haruki Mori"),
    "Friday": any_of(THE_FRIDAY, "tomorrow"),
    "Mariam": any_of(person("Mariam Weber"), "sister"),
}  # fmt: skip
AVOIDS = {
    "how he is reached": following(words("text", "call", "ring", "phone", "WhatsApp"), person("Haruki Mori"),
                                   within=1),
    "the tasting": words("keep the tasting", "tasting stays", "shorten the tasting", "tasting to 15"),
    "which of the times": any_of(following("to", clock(19, 40), within=0), words("leaves at 19:40")),
}  # fmt: skip

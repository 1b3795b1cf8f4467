"""The words of `cake-follows-the-party`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import amid, following

WEDNESDAY, SATURDAY, SUNDAY = date(2027, 6, 2), date(2027, 6, 5), date(2027, 6, 6)
GROUP = "Mateo turns six"
THE_SUNDAY, TWELVE = day(SUNDAY, today=WEDNESDAY), any_of(clock(12), words("noon", "midday"))

SLOTS = {
    "Sunday": THE_SUNDAY,
    "twelve": amid(TWELVE, clock(10), clock(11, 30), clock(9), clock(18), clock(17)),
    "the party": words("party", "birthday"),
    "the cake": words("cake"),
    "the parents": words("parents", "group", "families", "guests", "everybody", "everyone", GROUP),
    "the balloons": words("balloon*", "reminder"),
}  # fmt: skip
AVOIDS = {
    "the hour": words(
        "party to 11:30",
        "party at 11:30",
        "Sunday at 11:30",
        "party to Sunday 11:30",
        "party to Sunday at 11:30",
    ),
    "which cake": words("second cake", "another cake", "new cake", "pecan*"),
    "when it comes": any_of(
        following("cake", any_of(clock(8), clock(13)), within=8),
        words("cake stays", "keep the cake on Saturday"),
    ),
    "that there is a party": words("cancel the party", "without the magician", "another magician"),
}  # fmt: skip

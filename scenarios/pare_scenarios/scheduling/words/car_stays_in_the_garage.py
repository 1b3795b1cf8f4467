"""The words of `car-stays-in-the-garage`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import following

HOME, GUILD_HOUSE, OLD_HALL = "Molenweg 12", "Westerlaan 40", "Oosterkade 9"
TUESDAY, WEDNESDAY = date(2027, 5, 11), date(2027, 5, 12)
TAKES = words(*(f"{take} {what} rental" for take in ("take", "book", "accept", "order") for what in ("the", "a")),
               "rent a car", "hire a car", "yes to the rental")  # fmt: skip

SLOTS = {
    "a cab": words("cab", "taxi", "ride"),
    "where to": words("exam", "oral", "guild*", GUILD_HOUSE, "Westerlaan", "desk", "candidates",
        "examination", "baker*"),
    "the day": day(WEDNESDAY, today=TUESDAY),
    "when it must come": any_of(
        *(clock(7, minute) for minute in (10, 15, 20, 25, 30, 35, 40, 45)),
        following(words("there", "arriv*", "get* you", "reach*", "in time", "desk"), any_of(
            *(clock(8, minute) for minute in (0, 5, 10)), clock(7, 50), clock(7, 55)), within=8),
    ),
    "fetching the car": words("car", "garage", "clutch"),
    "until when": any_of(*(clock(15, minute) for minute in (0, 15, 30, 45)), clock(16), clock(16, 15),
                         "tomorrow afternoon", "Wednesday afternoon"),
    "putting it off": words("remind*", "put* off", "mov*", "reschedul*", "postpon*", "snooz*", "shift*"),
}  # fmt: skip
AVOIDS = {
    "the hour": following(words("cab", "taxi", "ride", "pick you up", "pick-up"), clock(8, 30), within=1),
    "what I drive": TAKES,
}  # fmt: skip

"""The words of `promised-the-recital`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.sayings import CANNOT

SLOTS = {
    "the quiz": words("quiz"),
    "that I cannot come": CANNOT,
    "the recital": words("recital", "concert", "Kofi play*", "Kofi's performance"),
    "when it is": any_of(clock(18, 30), day(date(2027, 3, 18), today=date(2027, 3, 15))),
    "my calendar": words("calendar", "diary", "schedule", "block*", "agenda"),
}  # fmt: skip
AVOIDS = {
    "the day": day(date(2027, 3, 20), today=date(2027, 3, 15)),
    "what I go to": words(
        "accept*", "say yes", "maybe", "tentative*", "move the quiz", "quiz into your", "miss the recital",
        *(f"{no} {come} the recital" for no in ("can't", "cannot") for come in ("come to", "make")),
    ),
    "the hour": words("at seven in the evening"),
}  # fmt: skip

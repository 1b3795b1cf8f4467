"""The words of `clocks-two-weeks-apart`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, day, person, words

TODAY, FIRST, SECOND = date(2027, 3, 10), date(2027, 3, 16), date(2027, 3, 23)
THE_16TH, THE_23RD = day(FIRST, today=TODAY), day(SECOND, today=TODAY)
HERS = person("Magda Vogel", aliases=("wife", "mum", "mama"))
DROPPED = words("drop*", "cancel*", "delet*", "remov*", "tak* out", "take it out", "tak* off", "clear*", "skip*")
FETCHING = words("fetch*", "pick*", "collect*", "kindergarten", "Lena")
BOTH_DAYS = words(
    "16 and 23", "16th and 23rd", "16th and the 23rd", "16 and 23 March", "16 March and 23", "and the 23rd",
    "and on the 23rd", "also the 23rd", "also on the 23rd", "both Tuesdays", "two Tuesdays", "Tuesday after",
    "following Tuesday", "every Tuesday", "the week after",
)  # fmt: skip

SLOTS_1 = {
    "the call of the 16th": all_of(words("Boston", "call", "meeting"), THE_16TH),
    "its hour here": clock(15),
    "the call of the 23rd": any_of(
        all_of(THE_23RD, DROPPED),
        words(
            "one a week later",
            "week later",
            "one after it",
            "the week after",
            "the following one",
            "the following week's",
            "the next one",
        ),
        words("lose the one on the 23rd", "one on the 23rd", "that of the 23rd"),
    ),
    "who could fetch Lena": all_of(HERS, FETCHING),
}  # fmt: skip
AVOIDS_1 = {
    "which calls": words("whole series", "all calls", "every call"),
    "which days": words("on both", "both Tuesdays"),
}  # fmt: skip
SLOTS_2 = {"the fetching": FETCHING, "Magda": HERS, "the day": THE_16TH}
AVOIDS_2 = {
    "which days": words("every Tuesday", "all Tuesdays", "each Tuesday", "series"),
    "which Tuesdays": words("three Tuesdays", "Tuesdays after", "every Tuesday", "following Tuesdays"),
}  # fmt: skip

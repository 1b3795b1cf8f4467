"""The words of `one-tablet-instead-of-two`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.pairing import amid

MONDAY, TUESDAY, WEDNESDAY = (date(2027, 9, number) for number in (6, 7, 8))
ONE = words("one", "a single", "1x", "only 1", "single tablet")
ONE_A_DAY = words(
    *(f"one {what}" for what in ("tablet", "pill", "Cardivel", "a day", "per", "each", "every", "daily", "of the new",
                                 "instead", "in each", "into each", "of them", "10 mg", "of those", "from", "new",
                                 "each morning", "in the morning", "for each", "rather")),
    "just one", "only one", "a single", "single", "to one", "1x", "one not two", "is one", "take one", "put one",
    "is enough", "half as many",
)  # fmt: skip
TWO = words("two", "2x", "double")
NEW = any_of(day(WEDNESDAY, today=MONDAY), words("10 mg", "ten mg", "new ones", "new tablets", "new pack"))
CARDIVEL = words("Cardivel", "tablet", "pill")

SLOTS = {
    "one tablet": ONE_A_DAY,
    "why": words("10 mg", "ten mg", "10 milligrams", "twice as strong", "double", "stronger", "strength"),
    "from Wednesday": amid(day(WEDNESDAY, today=MONDAY), day(TUESDAY, today=MONDAY)),
    "the reminder": words("remind*", "alarm"),
    "Petra": person("Petra Tóth", aliases=("your daughter",)),
}  # fmt: skip
AVOIDS = {
    "from when": words("from Tuesday", "from tomorrow", "starting tomorrow", "one tomorrow", "one on "
                       "Tuesday", "from today", "at once to one"),
    "how many": words("two of the new", "half a", "two 10 mg", "eye drops to", "drops as well"),
    "the parcel": words("send back", "send it back", "return the", "ask the doctor", "ask the surgery"),
}  # fmt: skip

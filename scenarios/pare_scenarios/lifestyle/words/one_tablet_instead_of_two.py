"""The words of `one-tablet-instead-of-two`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import MENTIONED, REMOVES, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

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
    "one tablet": any_of(ONE_A_DAY, words("one", "halve", "half the number", "1 tablet", "1 a day")),
    "why": words("10 mg", "ten mg", "10 milligrams", "twice", "double", "doubly", "stronger", "strength",
                 "new tablets", "new ones", "new pack", "fresh pack", "as strong", "new Cardivel", "10-mg", "twofold",
                 "new pills", "each new", "half as many", "new box"),
    "from Wednesday": amid(any_of(day(WEDNESDAY, today=MONDAY), words("once the new pack", "the eighth", "the 8th",
                                                                      "day after tomorrow", "when the new pack",
                                                                      "with the new pack")),
                           day(TUESDAY, today=MONDAY), clock(8), clock(19)),
    "the reminder": words("remind*", "alarm", "telephone", "your phone", "eight o'clock", "8:00", "bell", "rings"),
    "Petra": any_of(person("Petra Tóth", aliases=("your daughter", "your girl")),
                    words("daughter", "who fills", "whoever fills", "fills your box", "your child")),
}  # fmt: skip
AVOIDS = {
    "from when": words("from Tuesday", "from tomorrow", "starting tomorrow", "one tomorrow", "one on Tuesday",
                       "from today", "at once to one", "from tonight", "from Thursday", "from Friday",
                       "from next week", "from the 9th", "from 9 September", "already tomorrow", "as of tomorrow",
                       "from the 7th", "as of Tuesday", "one from now"),
    "how many": unless(
        words("two of the new", "half a", "two 10 mg", "eye drops to", "drops as well", "three", "two new",
              "every other day", "every second day", "both new"),
        *MENTIONED,
    ),
    "the other reminder": any_of(
        words("eye drops' one", "drops to one", "drops too", "drops, too", "reminder and the eye drops",
              "both reminders", "eye drops to one", "drops' reminder to"), following(
        words("delet*", "remov*", "cancel*", "stop*", "mut*", "clear*", "switch* off", "turn* off", "mov*", "chang*",
              "paus*"),
        words("eye drops", "drops"), within=3,
    )),
    "the parcel": any_of(
        words("send back", "send it back", "return the", "ask the doctor", "ask the surgery", "second pack",
              "another pack", "more tablets", "order a", "check-up", "new appointment", "complain*", "plasters"),
        telling("the surgery", "Dr Szabó", "the doctor", "your doctor", "Crane Pharmacy", "the pharmacy", "Dr Mira"),
    ),
    "what goes beyond": any_of(
        doing(("ask*", "confirm*", "check", "call*", "consult*"), "Dr", "doctor", "pharmacist", "surgery", "pharmacy",
              within=3),
        doing((*REMOVES, "return*", "giv* back"), "old tablets", "old pack", "old pills", "5 mg", "old ones",
              "leftover*"),
        telling("the pharmacist", "your wife", "the neighbour"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

"""The words of `driving-test-held-for-me`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless

TODAY, TUESDAY, JUNE = date(2027, 4, 14), date(2027, 4, 20), date(2027, 6, 3)
THE_TUESDAY, _JUNE = day(TUESDAY, today=TODAY), day(JUNE, today=TODAY)
TEST = words("test", "exam")
LESSON = any_of(person("Carys Parry"), words("lesson", "driving", "warm*", "practice"))
LATE = any_of(words("late", "later", "miss the first", "miss the beginning", "not before", "from ten", "delay*"),
               clock(10), clock(10, 15), clock(10, 30), clock(9, 45))  # fmt: skip
EARLY = any_of(clock(8, 40), clock(7, 30), clock(7, 40))
_HOURS = (clock(8, 40), clock(7, 30), clock(9), clock(10), clock(10, 45), clock(12), clock(14, 10), _JUNE, THE_TUESDAY)

SLOTS_1 = {
    "Carys": any_of(person("Carys Parry"), words("your instructor")),
    "Tuesday": amid(THE_TUESDAY, *_HOURS),
    "the test": TEST,
    "that she is asked": words("ask*", "check with", "message", "text", "write", "whether", "find out",
                               "contact", "confirm with"),
}  # fmt: skip
AVOIDS_1 = {
    "that nothing is taken yet": unless(
        words("reply TAKE and", "answer TAKE and", "reply TAKE now", "answer TAKE now", "take the date and",
              "accept the date and", "TAKE, and ask", "book it and", "accept it and", "take the slot and",
              "accept the slot and", "reply TAKE to hold", "answer TAKE to hold", "reply TAKE at once"),
        "if she", "once she", "after she", "as soon as", "when she", "until she", "only if", "before",
    ),
    "that I want it": words("decline the date", "keep 3 June", "keep the June date", "let it go"),
    "that she is asked first": words("answer TAKE so", "I'll answer TAKE", "I'd reply TAKE",
    "and answer TAKE"),
}  # fmt: skip
SLOTS_2 = {
    "the test centre": words("TAKE", "accept*", "test centre", "test office", "confirm the date",
                             "the offer"),
    "Tuesday": amid(THE_TUESDAY, *_HOURS),
    "the test": TEST,
    "the calendar": words("calendar", "event*", "diary", "entry", "entries", "move", "lesson"),
    "the laboratory": any_of(person("Mr Calder"), person("Huw Calder"), words("tutor", "laboratory", "lab")),
    "the reminder": words("remind*"),
}  # fmt: skip
AVOIDS_2 = {
    "the old date": words("keep 3 June", "keep the June date", "both dates", "both tests"),
    "the laboratory": unless(following(words("cancel", "skip", "miss", "delete"),
                                       words("lab", "laboratory"), within=1), "part of"),
    "the hour": words("test at 10", "lesson for Tuesday at 08:40", "test to 10", "lesson at 08:40"),
}  # fmt: skip

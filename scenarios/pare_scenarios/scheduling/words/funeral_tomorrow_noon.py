"""The words of `funeral-tomorrow-noon`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

MONDAY, TUESDAY, WEDNESDAY = (date(2027, 11, day) for day in (22, 23, 24))
THE_WEDNESDAY = any_of(day(WEDNESDAY, today=MONDAY), words("the day after tomorrow"))
TWELVE = any_of(clock(12), words("noon"))
WHY = words("died", "dead", "death", "funeral", "buri*", "bereave*", "uncle", "passed away", "mosque", "mourn*",
             "condolence*", "Janazah", "cemetery", "Sekou", "loss")  # fmt: skip
ABSENT = any_of(
    as_is(words("cannot", "can't", "not", "unable", "won't", "without me")),
    words("absent", "absence", "miss", "excus*", "apolog*", "away", "sorry", "leave"),
)  # fmt: skip
COMES = words("I'll be there", "I will be there", "I come", "I'll come", "I will come", "I am coming",
                      "I'm coming", "see you", "be there", "will attend", "will join", "count on me", "on my way",
                      "be with you", "I shall be there", "attend", "join you", "coming", "yes",
                      "of course")  # fmt: skip
NOT = as_is(words("can't come", "cannot come", "can't make", "cannot make", "can't be", "cannot be", "can't attend",
                   "cannot attend", "won't be there", "won't come", "won't make", "unable", "try to"))  # fmt: skip

SLOTS = {
    "the students": any_of(words("students", "Niamh and Wei", "Wei and Niamh"), person("Niamh Forde")),
    "Wednesday at twelve": amid(
        THE_WEDNESDAY, TWELVE, clock(12, 30), clock(14), clock(15), clock(12, 45), clock(11), clock(11, 30),
        day(TUESDAY, today=MONDAY), clock(22), clock(9), clock(10),
    ),
    "the head of department": words("Whitcombe", "Edith", "head of department", "chair", "professor",
                                    "department meeting"),
    "the cab": words("cab", "taxi", "ride", "car"),
    "Fatou": person("Fatou Kamara", aliases=("your cousin",)),
}  # fmt: skip
AVOIDS = {
    "the lecture": words("cancel the lecture", "cancel your lecture", "move the lecture", "cancel all",
                         "cancel your whole day", "cancel everything", "clear your whole day",
                         "clear the whole day", "cover for the lecture",
                             "call off the nine o'clock lecture", "cancel the lecture",
                             "cancel your lecture", "call off the lecture", "call off your lecture",
                             "lecture, too, so"),
    "what the students hear": any_of(
        following(words("students", "Niamh", "Wei"), words("that your uncle", "about the funeral",
                                                           "of the funeral", "about your uncle",
                                                           "of your uncle", "died"), within=6),
        words("tell your colleagues", "tell the department", "mail the department", "all colleagues"),
    ),
    "when he must be there": following(words("arriv*", "be there", "get there", "cab", "taxi"), clock(12),
                                       within=2),
    "what is not asked for": words("flowers", "wreath", "donat*", "answer Laszlo", "reply to Laszlo"),
}  # fmt: skip

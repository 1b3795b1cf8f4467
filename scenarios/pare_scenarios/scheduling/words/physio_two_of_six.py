"""The words of `physio-two-of-six`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, day, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following
from pare_scenarios.plainly import asked
from pare_scenarios.sayings import DECLINES
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching

SUNDAY, FIRST, SECOND = date(2027, 4, 18), date(2027, 4, 20), date(2027, 4, 27)
BOTH = words("next two Tuesdays", "next two sessions", "two coming Tuesdays", "coming two Tuesdays")
OFF = any_of(DECLINES, words("cancel*", "call off", "called off", "away", "take out", "strike", "drop", "skip"))
ALL = words("whole series", "entire series", "all sessions", "all my sessions", "all six", "all remaining",
             "all appointments", "every session", "all the sessions")  # fmt: skip

_BOTH_TOO = words("this Tuesday and the next", "Tuesday and the next", "both Tuesdays", "two Tuesdays", "next two",
                  "two weeks running", "Tuesday and the one after", "Tuesdays of your trip", "two coming",
                  "third and fourth", "Tuesday and next",
                  "Tuesdays while you are away", "second and third Tuesday", "coming two", "two you miss",
                          "two Tuesdays")  # fmt: skip
_TRIP = words("trip", "trip to Sibiu", "days at Elena*", "stay at Elena*", "stay with Elena*", "visit to Elena*",
              "Sibiu days", "days in Sibiu", "stay in Sibiu", "entry for Sibiu", "Elena's", "time at Elena*",
              "time in Sibiu", "week in Sibiu")  # fmt: skip

SLOTS = {
    "the practice": words("practice", "physio*", "Bega", "session*", "clinic", "therap*", "couch", "treatment*",
                          "appointment*", "automatic mail", "their mail", "the reminder", "shoulder", "desk"),
    "20 April": any_of(on(FIRST, SUNDAY), BOTH, _BOTH_TOO),
    "27 April": any_of(on(SECOND, SUNDAY), BOTH, _BOTH_TOO, words("a week later", "the week after",
                                                                        "the Tuesday after", "following Tuesday")),
    "calling off": words("cancel*", "call* off", "call* them off", "call* both off", "let them know",
                         "tell the practice", "tell Bega", "write to the practice", "skip*", "excuse you",
                         "won't make", "not coming", "can't come", "cannot come", "are off", "miss", "withdraw*",
                         "not be there", "won't come", "away", "give up", "postpone*"),
    "the calendar": words("calendar", "diary", "series", "take out", "remove*", "delete*", "take* them out",
                          "occurrence*", "schedule", "cross* out", "cross* them out", "your side", "strike"),
}  # fmt: skip
AVOIDS = {
    "that the others stay": any_of(ALL, words("the whole lot", "end the series", "stop the series", "the rest as well",
                                              "all the rest", "the remaining sessions")),
    "which Tuesdays": following(
        as_is(words("cancel*", "call off", "cannot come", "can't come", "won't come", "not coming", "cannot make",
                    "can't make", "take", "and")),
        as_is(any_of(*(day(one, today=SUNDAY, weekday=False)
                       for one in (date(2027, 4, 13), date(2027, 5, 4), date(2027, 5, 11))))), within=6),
    "the trip": any_of(
        words("cancel the trip", "shorten the trip", "come back from Sibiu", "come back earlier", "return early"),
        following(words("take", "delete", "remove", "clear", "drop", "cancel", "strike", "move", "shorten"), _TRIP,
                  within=1),
    ),
    "what else I want": any_of(
        words("argue", "complain*", "refund", "waive", "protest", "substitute hours", "in Sibiu instead",
              "another physio*", "new dates", "ask for new", "extra session"),
        following(words("tell", "let", "write", "inform"), words("Elena", "Marek", "sister", "wife"), within=1),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Elena", "your sister", "Marek", "your wife", "the guest house", "the depot", "your boss"),
        touching("Sibiu", "late shift", "medical", "30 April"),
        asked(words("explaining that you", "explain that you", "stay with Elena", "with Elena in",
            "until the 28th", "in Sibiu until", "at your sister's until", "because you are at",
            "that you are in Sibiu", "new ones", "two new", "18 May", "25 May", "18 and 25",
            "enter the new", "add two", "make-up", "replacement", "at the end of May", "guest house",
            "other therapist", "exercises", "home exercises", "invoice", "weekly reminder", "ask for the")),
        asked(other_sums(120)),
    ),
}  # fmt: skip

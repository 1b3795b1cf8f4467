"""The words of `physio-two-of-six`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, day, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following
from pare_scenarios.plainly import asked
from pare_scenarios.sayings import DECLINES
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching
from pare_scenarios.slips import POSTPONED

SUNDAY, FIRST, SECOND = date(2027, 4, 18), date(2027, 4, 20), date(2027, 4, 27)
BOTH = words("next two Tuesdays", "next two sessions", "two coming Tuesdays", "coming two Tuesdays")
OFF = any_of(DECLINES, words("cancel*", "call off", "called off", "away", "take out", "strike", "drop", "skip"))
ALL = words("whole series", "entire series", "all sessions", "all my sessions", "all six", "all remaining",
             "all appointments", "every session", "all the sessions")  # fmt: skip

_BOTH_TOO = words("this Tuesday and the next", "Tuesday and the next", "both Tuesdays", "two Tuesdays", "next two",
                  "two weeks running", "Tuesday and the one after", "Tuesdays of your trip", "two coming",
                  "third and fourth", "Tuesday and next",
                  "Tuesdays while you are away", "second and third Tuesday", "coming two", "two you miss",
                          "two Tuesdays", "20 + 27", "20 & 27", "20/27", "20, 27", "20th + 27th",
                          "20 and the 27")  # fmt: skip
_TRIP = words("trip", "trip to Sibiu", "days at Elena*", "stay at Elena*", "stay with Elena*", "visit to Elena*",
              "Sibiu days", "days in Sibiu", "stay in Sibiu", "entry for Sibiu", "Elena's", "time at Elena*",
              "time in Sibiu", "week in Sibiu")  # fmt: skip

SLOTS = {
    "the practice": words("practice", "physio*", "Bega", "session*", "clinic", "therap*", "couch", "treatment*",
                          "appointment*", "automatic mail", "their mail", "the reminder", "shoulder", "desk"),
    "20 April": amid(any_of(on(FIRST, SUNDAY), BOTH, _BOTH_TOO),
                     *(day(one, today=SUNDAY) for one in (date(2027, 4, 13), date(2027, 5, 4), date(2027, 5, 11)))),
    "27 April": any_of(on(SECOND, SUNDAY), BOTH, _BOTH_TOO, words("a week later", "the week after",
                                                                        "the Tuesday after", "following Tuesday")),
    "calling off": words("cancel*", "call* off", "call* them off", "call* both off", "let them know",
                         "tell the practice", "tell Bega", "write to the practice", "skip*", "excuse you",
                         "won't make", "not coming", "can't come", "cannot come", "are off", "miss", "withdraw*",
                         "not be there", "won't come", "away", "give up", "postpone*", "no session*", "no physio",
                         "excuse*", "none on"),
    "the calendar": words("calendar", "diary", "series", "take out", "remove*", "delete*", "take* them out",
                          "occurrence*", "schedule", "cross* out", "cross* them out", "your side", "strike"),
}  # fmt: skip
AVOIDS = {
    "that the others stay": any_of(ALL, words("the whole lot", "end the series", "stop the series", "the rest as well",
                                              "all the rest", "the remaining sessions", "quit the physio",
                                              "quit physio", "give up the physio", "stop the physio", "end the physio",
                                              "quit the treatment", "end the treatment")),
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
              "another physio*", "physio in Sibiu", "practice in Sibiu", "therapist in Sibiu",
              "physiotherapist in Sibiu", "new dates", "ask for new", "extra session"),
        following(words("tell", "let", "write", "inform"), words("Elena", "Marek", "sister", "wife"), within=1),
    ),
    "when they hear": any_of(
        POSTPONED,
        asked(words("after five", "by six", "before six", "at six", "this evening", "tonight",
            "once you are in Sibiu")),
    ),
    "that I am away": any_of(
        following(words("write*", "mail", "tell", "let", "inform", "confirm", "answer", "reply", "promise", "assure"),
            words(
            "you will be there", "you'll be there", "that you come", "that you are coming", "that you're coming",
            "that you will come", "that you'll come", "certainly be there", "you will certainly", "you'll certainly"),
            within=6),
        following("confirm", words("the sessions", "your sessions", "both sessions", "both appointments", "20 April",
                                   "the 20th", "20 and 27", "the appointments", "both Tuesdays"), within=0),
        following(words("move", "shift", "reschedule", "swap"), words("both", "sessions", "session", "them", "the 20th",
                                                                      "the 27th", "physio", "appointments"), within=1),
    ),
    "that both go": any_of(
        words("only the 20th", "only the 27th", "just the 20th", "just the 27th", "only the first", "just the first",
              "only 20 April", "only 27 April"),
        following(words("20th", "27th", "20 April", "27 April", "second one", "first one", "other one", "calendar"),
            words(
            "stay", "stays", "remain", "remains"), within=2),
        following(words("leave", "leaving", "keep", "keeping"), words(
            "the 20th", "the 27th", "20 April", "27 April", "20 and 27", "the second one", "them in the calendar",
            "them in your calendar", "both in", "the calendar as", "your calendar as", "the series as",
            "series untouched",
            "calendar untouched"), within=0),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Elena", "your sister", "Marek", "your wife", "the guest house", "the depot", "the bus depot",
            "your depot", "your boss", "your colleague", "your colleagues", "the bus company"),
        following(words("mail", "write to", "tell", "inform", "let", "email"), words(
            "practice", "Bega", "them", "Bega Physiotherapy"), words("tomorrow", "on Monday", "tonight", "this evening",
            "later this week", "after the trip"), within=0),
        touching("Sibiu", "late shift", "medical", "30 April"),
        asked(words("explaining that you", "explain that you", "stay with Elena", "with Elena in",
            "until the 28th", "in Sibiu until", "at your sister's until", "because you are at",
            "that you are in Sibiu", "new ones", "two new", "18 May", "25 May", "18 and 25",
            "enter the new", "add two", "make-up", "replacement", "at the end of May", "guest house",
            "other therapist", "exercises", "home exercises", "invoice", "weekly reminder", "ask for the")),
        asked(other_sums(120)),
    ),
}  # fmt: skip

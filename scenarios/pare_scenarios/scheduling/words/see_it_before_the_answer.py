"""The words of `see-it-before-the-answer`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

TODAY = date(2027, 9, 28)
VIEWING = words("view*", "see", "seeing", "look at", "visit*", "show*", "appointment", "come", "slot")
EARLIER = any_of(
    words("earl*", "sooner", "forward", "before", "this afternoon", "instead of six", "by five", "by 17", "ahead of",
          "after my meeting", "between three and five"),
    *(clock(hour, minute) for hour in (14, 15, 16) for minute in (0, 15, 30, 45)),
)  # fmt: skip
DECIDED = words("I accept", "I'll take the flat", "I take the flat", "cancel my viewing", "no longer interested")
FLAT = words("viewing", "Acero", "flat", "balcony")
_TIMES = (*(clock(h, m) for h, m in ((15, 30), (16, 45), (17, 0), (18, 0), (15, 0), (14, 30), (14, 45), (15, 5),
                                     (14, 35), (14, 40), (14, 50), (14, 55))),
          day(TODAY, today=TODAY))  # fmt: skip
_FOR_HER = following(words("accept", "decline", "withdraw", "confirm", "answer", "tell", "turn down", "say", "reply"),
                     words("Mirtilli", "Mr Gallo", "Bruno Gallo", "Portico"), within=5)  # fmt: skip

_MEETING = following(
    words("move", "shorten", "skip", "leave", "postpone", "cancel", "shift"),
    words("laboratory meeting", "lab meeting", "your meeting", "presentation", "the meeting"),
    within=2,
)
_YES = words("provisional*", "apply for")
_HERS = unless(_FOR_HER, "yes or no", "you must", "you have to", "have to", "she must", "wants", "yours", "you decide",
               "up to you", "with you", "your decision", "what you", "before you")  # fmt: skip

SLOTS_1 = {
    "Mr Moretti": any_of(person("Matteo Moretti"), words("Acero", "agent of your favourite", "Moretti", "favourite",
                                                         "first choice", "balcony flat", "Nido Flats")),
    "the viewing": amid(any_of(VIEWING, words("has anything", "have anything", "anything between", "anything before",
        "anything earlier", "any slot",
                                               "an hour free", "a free hour", "let you in", "let you into",
                                               "stood on", "stand on", "inside", "a look",
                                               "look round", "on the balcony", "something earlier", "earlier slot",
                                               "something sooner", "earlier time", "have seen")), *_TIMES),
    "that it must be before five": EARLIER,
    "asking": words("ask*", "writ*", "message", "mail", "request*", "contact", "check with", "see if", "whether",
                    "find out", "question", "could he", "if he"),
}  # fmt: skip
AVOIDS_1 = {
    "whose decision it is": any_of(_HERS, _YES),
    "that I see it": unless(
        following(words("cancel", "call off", "give up", "drop"), words("viewing", "Acero", "visit", "appointment"),
                  within=2), "instead", "new", "earlier one"),
    "when I see it": any_of(
        POSTPONED,
        asked(following(words("ask", "see", "view", "viewing", "visit", "earlier", "slot", "look"), words(
            "tomorrow", "tomorrow morning", "on Wednesday", "next week", "after six", "at seven", "at half past six",
            "after five", "later than six"), within=8)),
        asked(following(words("viewing", "view", "see", "slot", "earlier", "sooner", "visit"), words("at", "for",
            "to"), any_of(
            clock(13), clock(13, 30), clock(12), clock(18, 30), clock(19), clock(17, 30), clock(20)), within=1)),
        following(words("ask", "write to", "message", "text"), words("Mr Moretti", "Matteo Moretti", "Moretti",
            "the agent"),
                  words("this afternoon whether", "this afternoon if", "at five", "after your meeting whether", "later",
                        "after the meeting whether", "tonight", "tomorrow", "at half past two"), within=0),
        following(words("confirm", "keep"), any_of(words("six", "the viewing", "your viewing"), clock(18)), within=1),
    ),
    "which flat": words("viewing of Mirtilli", "viewing of Via dei Mirtilli", "viewing at Mirtilli", "view Mirtilli",
                        "viewing at Via dei Mirtilli", "see Mirtilli", "see Via dei Mirtilli", "visit Mirtilli",
                        "visit Via dei Mirtilli", "viewing of the flat in Via dei Mirtilli"),
    "the limit": words("ask for more time", "ask for an extension", "extend the deadline", "ask Mr Gallo",
                       "more time from", "another day to decide"),
    "the meeting": _MEETING,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Mr Gallo", "Bruno", "Gallo", "Portico", "the owner", "Giulia", "the laboratory",
            "your colleagues", "the somebody else"),
        touching("meeting", "seminar", "application", "Mirtilli"),
        asked(words("could wait", "wait until", "until seven", "until tomorrow", "more time",
            "very interested", "likely to take", "want the flat", "first choice for", "that you prefer",
            "apply", "application", "reserve it", "hold the flat", "deposit", "book a cab", "order a cab",
            "cake", "lower rent")),
        asked(other_sums()),
    ),
}  # fmt: skip
SLOTS_2 = {
    "half past three": amid(clock(15, 30), *_TIMES),
    "the viewing": any_of(VIEWING, words("Acero", "calendar", "Moretti")),
    "a cab": words("cab", "taxi", "ride", "car", "driver"),
}  # fmt: skip
AVOIDS_2 = {
    "the hour": any_of(
        following(words("take", "book", "move", "choose", "to", "hold", "keep", "reserve", "block"), clock(16, 45),
                  within=2),
        following(words("take", "book", "move", "choose"), clock(15, 30), "or", clock(16, 45), within=6),
        words("book one", "take one", "choose one", "one of the two", "one of them", "both hours", "both times"),
    ),
    "when the cab comes": any_of(following(words("cab", "taxi", "ride", "car", "driver"), following(words(
        "from the laboratory at", "from the lab at", "from your laboratory at", "from your lab at", "at",
        "to the flat at",
        "to Viale Acero at", "to Acero at"), any_of(clock(14), clock(13), clock(17), clock(16, 20), clock(15, 15),
        clock(
            15, 20), clock(15, 10), clock(16), clock(17, 30)), within=0), within=5), following(words("cab at",
                "taxi at", "cab for", "taxi for", "car at"), any_of(
        clock(15, 30), clock(16), clock(16, 15), clock(17, 30), clock(18)), within=0)),
    "which flat": following(words("viewing", "view", "visit", "see", "cab"), words("Mirtilli"), within=3),
    "which way": any_of(
        following(words("cab", "taxi", "ride", "car"), words(
            "from Viale Acero", "from Acero", "from the flat", "back to the lab", "back to the laboratory",
            "from your home", "from home", "from your place", "from the station"), within=3),
        following(words("cab", "taxi", "ride", "car"), words("for Mr Moretti", "for Moretti", "for Matteo",
                                                             "for Giulia", "for Mr Gallo"), within=0),
    ),
    "whose decision it is": any_of(_HERS, _YES),
    "the meeting": _MEETING,
    "that the entry moves": asked(any_of(
        following(words("event", "entry", "calendar"), words("stay", "stays", "remain", "remains", "as it is"),
            within=3),
        following(words("leave", "keep"), words("event", "entry", "calendar as", "six o'clock", "viewing at six"),
                  within=2),
    )),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Mr Gallo", "Bruno", "Gallo", "Portico", "the owner", "Giulia", "the laboratory",
            "your colleagues"),
        touching("meeting", "seminar", "application", "Mirtilli"),
        asked(words("a table", "table for", "another back", "one back", "and back", "ride back", "taxi back",
                    "has your answer",
                "answer by a quarter", "until seven", "more time", "likely to take",
            "apply", "application", "reserve it", "hold the flat", "deposit", "cab back", "cab home",
            "taxi home", "return ride", "second cab", "cab to Mirtilli", "cake", "lower rent", "papers",
            "documents")),
        asked(other_sums()),
    ),
}  # fmt: skip

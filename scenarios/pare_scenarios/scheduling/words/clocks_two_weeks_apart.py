"""The words of `clocks-two-weeks-apart`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, day, person, words
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK

TODAY, FIRST, SECOND = date(2027, 3, 10), date(2027, 3, 16), date(2027, 3, 23)
THE_16TH, THE_23RD = day(FIRST, today=TODAY), day(SECOND, today=TODAY)
_ONLY_16TH, _ONLY_23RD = (day(when, today=TODAY, weekday=False) for when in (FIRST, SECOND))
HERS = person("Magda Vogel", aliases=("wife", "mum", "mama"))
DROPPED = words("drop*", "cancel*", "delet*", "remov*", "tak* out", "take it out", "tak* off", "clear*", "skip*")
FETCHING = words("fetch*", "pick*", "collect*", "kindergarten", "Lena")
BOTH_DAYS = words(
    "16 and 23", "16th and 23rd", "16th and the 23rd", "16 and 23 March", "16 March and 23", "and the 23rd",
    "and on the 23rd", "also the 23rd", "also on the 23rd", "both Tuesdays", "two Tuesdays", "Tuesday after",
    "following Tuesday", "every Tuesday", "the week after",
)  # fmt: skip

_HERS = any_of(HERS, words("mother", "partner", "other half", "better half", "her parents"))
_FETCH = any_of(FETCHING, words("nursery", "school run", "daughter", "little one", "your girl", "child"))
_AFTER = words(
    "week later", "one after it", "week after", "following one", "following week*", "next one", "Tuesday after",
    "following Tuesday", "week thereafter", "one after that",
)  # fmt: skip

SLOTS_1 = {
    "the call of the 16th": all_of(
        words("Boston", "call", "meeting", "budget", "Yolanda", "weekly", "conference", "video*", "America*"), THE_16TH
    ),
    "its hour here": any_of(clock(15), words("three here", "three for you", "three our time", "three your time",
                                             "three local", "three with us", "three in Salzburg",
                                             "an hour earlier", "one hour earlier", "an hour sooner",
                                             "forward by an hour", "forward an hour")),
    "the call of the 23rd": any_of(THE_23RD, _AFTER),
    "who could fetch Lena": all_of(_HERS, _FETCH),
}  # fmt: skip
_WRONG_1 = {
    "which calls": words("whole series", "all calls", "every call", "both calls", "calls of 16 and 23", "series to",
                         "all Tuesdays", "for good", "from now on", "permanently", "next two calls", "all Boston calls",
                         "every Boston call", "all the calls", "the 16th on", "16 March on", "16 March onwards"),
    "that it falls out": unless(
        any_of(following(words("keep", "leave", "move", "shift", "put", "set"), THE_23RD, within=3),
               following(THE_23RD, words("at", "to"), any_of(clock(15), clock(16), clock(17)), within=0)),
        "free", "clear", "empty", "drop*", "delet*", "cancel*", "tak*", "strik*", "off", "out", "remov*",
    ),
    "which days": any_of(
        words("on both", "both Tuesdays", "16 and 23 March", "16th and 23rd", "16th and the 23rd", "every Tuesday",
              "16th and on the 23rd"),
        asked(following(words("Lena", "fetch*", "collect*", "pick* her up"), _ONLY_23RD, within=2)),
    ),
    "which of the two": any_of(
        following(words("move", "shift", "put", "set", "bring", "pull"), _ONLY_23RD, clock(15), within=3),
        following(DROPPED, words("call", "one", "that", "meeting", "Boston"), _ONLY_16TH, within=2),
        following(DROPPED, _ONLY_16TH, within=0),
    ),
    "that the call is kept": following(words("decline", "skip", "miss", "refuse", "leave", "excuse you from"),
                                       words("call", "meeting"), _ONLY_16TH, within=2),
    "what is moved": unless(following(words("move", "shift", "bring", "pull", "push", "postpone"),
                                      words("fetch*", "Lena", "kindergarten", "pick-up"), within=2), "to Magda"),
    "that Magda is asked": words("Magda need not", "Magda needn't", "Magda does not have to", "Magda not to"),
    "which way": following(words("to"), any_of(clock(17), clock(16, 30), clock(14)), within=0),
    "whose hour it is": words("ask Yolanda", "another hour for", "postpone the budget", "excuse you from the call",
                              "cancel the call of the 16th", "delete the call of the 16th"),
    "when Lena is fetched": following(words("fetch*", "collect*", "pick*"), "Lena", "at",
                                      any_of(clock(14), clock(16), clock(17)), within=2),
    "who takes the call": following(words("Magda", "wife"), words("take the call", "join the call", "take the meeting",
                                                                  "stand in", "take your place"), within=2),
    "that I need not do it": HANDED_BACK,
    "what is at three": following(words("put", "set"), words("fetching", "pick-up", "kindergarten", "Lena"), within=1),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Yolanda", "Ms Reyes", "Boston", "the kindergarten", "kindergarten", "Greta", "Ms Klein",
            "your boss", "the team", "your planner", "Harbour Statistics", "the hospital", "her ward"),
        touching("early shift", "wound care", "course", "30th", "30 March", "choir", "hiking"),
        unless(words("30 March", "the 30th", "9 March"), "keep", "leave", "stay*", "untouched", "again", "remain*",
               "as before"),
        following(words("take", "taking", "free", "clear"), words("early shift", "shift", "course"),
                  words("out", "off", "away"), within=5),
        asked(words("on the dot", "be on time", "to Yolanda", "with Yolanda", "swings", "ice cream",
            "swap her shift", "swap shifts", "as well on the 23rd",
            "babysitter", "grandmother", "fetch Lena early")),
    ),
}  # fmt: skip
AVOIDS_1 = {slot: asked(wrong) for slot, wrong in _WRONG_1.items()}
SLOTS_2 = {"the fetching": _FETCH, "Magda": _HERS, "the day": THE_16TH}
_WRONG_2 = {
    "whose turn it is": words("as yours", "your turn", "Magda need not", "Magda needn't", "Magda does not have to",
                              "she need not", "she needn't", "she does not have to"),
    "which days": words("every Tuesday", "all Tuesdays", "each Tuesday", "series", "from the 16th on", "from now on",
                        "both Tuesdays", "16 and 23", "16th and 23rd", "16th and the 23rd"),
    "who fetches her": asked(any_of(
        words("you fetch Lena", "fetch Lena yourself", "you pick Lena up", "you pick up Lena", "you collect Lena",
              "you take over"),
        following(words("grandmother", "grandma", "Greta", "Ms Klein", "Yolanda", "neighbour", "sitter"),
                  words("fetch*", "pick*", "collect*", "take*"), within=2),
    )),
    "which Tuesdays": words("three Tuesdays", "Tuesdays after", "every Tuesday", "following Tuesdays"),
    "that I need not do it": HANDED_BACK,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Yolanda", "Ms Reyes", "Boston", "the kindergarten", "kindergarten", "Greta", "Ms Klein",
            "Lena's teacher"),
        touching("early shift", "wound care", "Boston call", "Boston"),
        following(words("take", "taking", "free", "clear", "get"), words("early shift", "shift", "Boston call"),
                  words("out", "off", "away", "down", "free"), within=5),
        asked(words("swap her shift", "ice cream", "on the 23rd", "Tuesday the 23rd", "23 March", "30 March",
            "the 30th", "return the favour", "in return", "flowers")),
    ),
}  # fmt: skip
AVOIDS_2 = {slot: asked(wrong) for slot, wrong in _WRONG_2.items()}

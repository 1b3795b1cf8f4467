"""The words of `fasting-and-the-dinner`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

THURSDAY, FRIDAY = date(2027, 2, 11), date(2027, 2, 12)
EARLIER = any_of(
    words("earl*", "sooner", "forward", "move up", "instead of half past eight", "instead of 20:30", "before 19:40"),
    *(clock(17, m) for m in (30, 45)), *(clock(18, m) for m in (0, 15, 30)), following("at", words("six", "half five")),
)  # fmt: skip
OFF = words("cancel*", "another day", "another evening", "some other time", "next time", "without dinner", "call* off")
_DINNER = words("dinner", "eat", "Copper Spoon", "meet*", "table", "meal", "restaurant", "tonight")
FOOD = as_is(words("bite", "eat*", "food", "fast*"))
_SEEN = (clock(20, 30), clock(19, 40), clock(7, 40), clock(7, 30), clock(8), clock(11), clock(23), clock(20),
         day(FRIDAY, today=THURSDAY))  # fmt: skip
GLAD = any_of(clock(18, 15), "see you", "great", "perfect", "wonderful", "thank*", "lovely")

SLOTS_1 = {
    "Magda": person("Magda Horváth", aliases=("your friend", "school friend", "old friend")),
    "the dinner": amid(any_of(_DINNER, words("goose", "supper", "evening", "food", "dine")), *_SEEN),
    "that it must be earlier": any_of(EARLIER, words("after her meeting", "after her last meeting", "in time",
                                                     "by 19:40", "done by", "finished by", "before twenty to eight")),
    "asking her": words("ask*", "message*", "write*", "text", "propose*", "suggest*", "tell", "check with", "see if",
                        "whether", "could she", "if she"),
}  # fmt: skip
_WRONG_1 = {
    "that we do eat": words("cancel the dinner", "cancel dinner", "call off", "skip dinner", "without dinner",
                            "just a drink", "only drinks", "another evening", "another night", "next time",
                            "only drink", "watch her eat", "eat nothing", "eat alone", "without you"),
    "which evening": any_of(
        following(words("eat", "dine", "dinner", "meet", "supper", "earlier"), words(
            "tomorrow evening", "tomorrow night", "tomorrow at", "on Friday", "tomorrow instead"), within=3),
        following(words("eat", "dine", "dinner", "meet", "supper"), "tomorrow", within=1),
        following("earlier", words("tomorrow", "on Friday", "next week"), within=0),
    ),
    "that it is earlier": following(words("later", "at nine", "at ten", "after nine", "at half past nine"),
                                    words("than", "instead", "tonight", "this evening"), within=2),
    "until when I may eat": following(words("after", "before", "by", "until"), any_of(clock(20), clock(23)), within=1),
    "where we eat": words("ring the Copper Spoon", "call the Copper Spoon", "phone the Copper Spoon",
                          "ring the restaurant", "call the restaurant", "phone the restaurant", "change the table",
                          "Copper Spoon to change", "another restaurant", "restaurant know"),
    "the laboratory": any_of(
        words("ask the laboratory", "another day for the test", "ask the lab", "postpone the test", "later test",
              "keep the test at", "cancel the test", "test another day"),
        following(words("move", "postpone", "cancel", "shift"), words("customer", "varifocals", "test"), within=2),
    ),
    "who is asked": following(words("write", "ask", "mail", "tell", "reply", "answer", "ring", "call", "beg"),
                              words("Duna", "laboratory", "lab", "restaurant", "Copper Spoon"), within=2),
    "how late it may be": following(following(words("Magda", "dinner"), words("at", "to", "for"), within=8), any_of(
        clock(19, 30), clock(20), clock(21), clock(21, 30), clock(22)), within=0),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "that she is asked": unless(
        following(words("move", "shift", "put", "set", "bring"), words("dinner", "table", "supper"), within=1),
        "ask*", "whether", "if she", "message", "text", "write", "propos*", "suggest*", "Magda if", "agree*", "could"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the laboratory", "the lab", "laboratory", "Duna", "the restaurant", "the Copper Spoon",
            "Copper Spoon", "Ivana", "your neighbour", "the customer", "your customer"),
        touching("fish", "customer", "varifocals", "last bite", "blood test"),
        asked(words("would still be possible", "in the same breath ask", "book a table", "reserve",
            "another restaurant", "breakfast together", "breakfast instead", "lunch instead",
            "stay another night", "treat her", "your treat", "pick her up", "cab for", "why you must",
            "blood sample", "results")),
    ),
}  # fmt: skip
AVOIDS_1 = {slot: asked(wrong) for slot, wrong in _WRONG_1.items()}
SLOTS_2 = {
    "the dinner": amid(any_of(_DINNER, words("supper", "Magda", "your friend", "goose")), *_SEEN),
    "a quarter past six": clock(18, 15),
    "the test": any_of(words("test", "lab*", "blood", "Duna", "sample"), clock(7, 40)),
    "the last bite": any_of(
        words("bite", "stop eating", "stop to eating", "eat*", "food", "fast*", "kitchen", "meal"), clock(19, 40)
    ),
}  # fmt: skip
_WRONG_2 = {
    "when I must not eat": any_of(
        following(words("bite", "reminder"), words("to 20:00", "to 23:00")),
        following(words("bite to", "bite at", "eating at", "reminder to", "alert to", "alarm to"), any_of(
            clock(18, 15), clock(20), clock(20, 30), clock(21), clock(22), clock(23)), within=0),
        words("bite stays", "leave the last bite", "keep the last bite"),
    ),
    "which is when": any_of(
        following(words("test", "lab*", "blood", "sample"), words("to", "at"), clock(18, 15), within=0),
        following(words("dinner", "table", "supper"), words("to", "at"), clock(7, 40), within=0),
    ),
    "that there is a test": unless(
        any_of(following(words("take", "strike"), words("test", "laboratory", "lab", "blood"), words("out", "off"),
                         within=4),
               following(words("delete", "remove", "cancel", "drop", "call off", "skip"),
                         words("test", "laboratory", "lab", "blood"), within=2)),
        "anew", "new one", "instead", "in its place",
    ),
    "the fish": following(words("fish"), words("to"), within=1),
    "which evening": any_of(
        following(clock(18, 15), words("tomorrow evening", "tomorrow night", "on Friday", "next week"), within=0),
        following(words("dinner", "supper", "table"), words("to tomorrow", "tomorrow evening", "to Friday"), within=2),
    ),
    "when the test is": following(words("test to", "laboratory to", "lab to", "test at", "blood to", "sample to"),
                                  any_of(clock(7, 30), clock(8), clock(11), clock(9)), within=0),
    "that the last bite rings": unless(
        following(words("mark", "tick", "complete", "delete", "remove", "drop", "cancel", "skip"), words("bite"),
                  within=3),
        "new", "set", "instead", "another", "replac*", "make",
    ),
    "where we eat": words("ring the Copper Spoon", "call the Copper Spoon", "phone the Copper Spoon",
                          "tell the restaurant", "let the restaurant know", "Copper Spoon about", "Copper Spoon know",
                          "another restaurant", "other restaurant", "book a table", "ring the restaurant",
                          "call the restaurant"),
    "which hour is whose": any_of(
        following(words("dinner", "supper"), words("to", "at"), any_of(
            clock(17, 30), clock(18), clock(18, 30), clock(19), clock(19, 40)), within=1),
        following(words("test", "lab*", "blood"), words("to Friday at", "to tomorrow at", "tomorrow to"), any_of(
            clock(8), clock(7, 30), clock(11), clock(18, 15)), within=0),
        following(words("leave", "keep"), words("test", "laboratory", "lab", "blood"), within=2),
    ),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what else is moved": following(words("customer", "varifocals", "fish"), words("to", "until"), within=2),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the laboratory", "the lab", "laboratory", "Duna", "the restaurant", "Copper Spoon", "Ivana",
            "your neighbour", "the customer", "your customer"),
        touching("fish", "neighbour's fish", "customer", "varifocals", "shop"),
        asked(words("fed earlier", "cab", "taxi", "book a", "reserve", "breakfast", "cancel the customer",
            "close the shop", "the bill", "treat her")),
        following(words("bite", "eat*", "reminder", "alarm", "alert"), words("to", "at"), any_of(clock(20),
            clock(19, 45), clock(19, 50), clock(20, 30)), within=2),
    ),
}  # fmt: skip
AVOIDS_2 = {slot: asked(wrong) for slot, wrong in _WRONG_2.items()}

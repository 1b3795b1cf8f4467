"""The words of `father-comes-home-later`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

HALF_THREE = clock(15, 30)
COMING = any_of(clock(16), clock(15, 55), clock(15, 50), clock(16, 5), words("around four", "about four", "by four"))
_OLD = (clock(12, 30), clock(14), clock(14, 30), words("around two", "after two"))

SLOTS = {
    "the cab": words("cab", "ride", "taxi", "car", "pick-up", "pickup", "driver", "booking", "picked up", "drive"),
    "half past three": amid(HALF_THREE, COMING, *_OLD, clock(11, 30), clock(11), clock(13)),
    "the neighbour": any_of(person("Mrs Palmer"), person("Esther Palmer"),
                            words("neighbour", "neighbor", "next door", "lady", "number 11", "no 11", "soup",
                                  "stove")),
    "the calendar": words("calendar", "event", "Fetch Dad", "diary", "entry"),
}  # fmt: skip
_WRONG = {
    "the hour": any_of(
        following(following(words("ride", "cab", "taxi", "event", "pick-up", "calendar", "entry", "diary", "Fetch Dad"),
                            "to"), any_of(clock(14), clock(14, 30), clock(16)), within=1),
        words("there at half past three", "there at 15:30", "arrive at half past three", "arrive at 15:30",
              "home at half past three", "home at 15:30", "his door at half past three", "his door at 15:30",
              "soup at half past three"),
    ),
    "that there is a cab": unless(
        following(words("cancel", "call off", "scrap", "drop", "delete"), words("cab", "ride", "taxi", "booking"),
                  within=4),
        "new", "another", "anew", "rebook*", "order", "book", "instead", "replac*", "afresh",
    ),
    "which cab": unless(
        words("takes you home", "brings you home", "your ride home", "your cab home", "ride home tonight",
              "cab home tonight", "cab tonight", "evening cab", "evening ride", "tonight's cab", "tonight's ride",
              "cab at 20:30", "ride at 20:30", "cab back home", "half past eight", "Weir Terrace"),
        "stay*", "leave", "untouched", "unchanged", "as it is", "remain*", "keep",
    ),
    "what she does": words("Palmer to fetch", "Palmer to collect", "Palmer to pick", "neighbour to fetch",
                           "neighbour to collect", "neighbour to pick", "Esther to fetch", "Esther to collect"),
    "when she cooks": asked(following(
        words("ready", "have", "serve", "light", "hot", "heat"), words("soup", "stove", "it"),
        any_of(clock(12, 30), clock(11, 30), clock(14), clock(14, 30)), within=3)),
    "that there is soup": as_is(words("not cook", "need not cook", "needn't cook", "no soup", "without soup",
                                      "not bother", "not to cook", "not wait", "not light",
                                "need not light", "needn't light", "not to light",
                                "no need to light", "stove off", "stove out", "leave the stove", "let the stove")),
    "that he comes": asked(any_of(
        words("stays in hospital", "stay* the night", "tomorrow instead", "stays there", "kept in hospital"),
        as_is(words("not coming", "not let out", "not come home", "won't come home", "not today")))),
    "which day": following(words("cab", "event", "ride", "taxi", "Fetch Dad", "entry"),
                           words("to tomorrow", "tomorrow at", "to Friday", "on Friday"), within=4),
    "who makes the soup": following(words("tell", "text", "message", "let", "inform", "write to", "warn", "ask"),
                                    words("Dr Palmer", "Helena", "dentist"), within=2),
    "the meeting": any_of(
        words("move the staff meeting", "cancel the meeting", "cancel the staff meeting", "move the meeting",
              "decline the meeting", "excuse you from"),
        following(words("move", "push", "shift", "postpone", "cancel"), words("ride home", "20:30", "staff meeting"),
                  within=3),
    ),
    "which way": following("from", words("Barrel Lane", "his house", "his home", "his place", "Dad's house",
                                         "your father's house", "Dad's place"), within=1),
    "which hour is whose": following(words("cab", "taxi", "ride", "Fetch Dad"), words("at", "for", "come at",
                                                                                      "comes at"),
                                     any_of(clock(14), clock(14, 30), clock(15), clock(16)), within=0),
    "when he is at his door": following(
        words("Palmer", "neighbour", "Esther"),
        words("at the door", "at his door", "arrive", "are there", "are home", "you come", "you'll come"),
        following("at", HALF_THREE, within=0), within=4),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "when the soup is ready": following(words("soup", "stove"), any_of(
        clock(12, 30), clock(11, 30), clock(14)), within=6),
    "that the cab is moved": unless(
        following(words("leave", "keep"), words("cab", "ride", "taxi"), within=1), "tonight", "20:30", "evening",
        "home"),
    "what is moved": following(words("put", "move", "shift", "push", "postpone", "set"), "staff meeting", within=4),
    "that he comes today": words("another night", "one more night", "kept in"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Niamh", "the library", "your boss", "the ward", "Ward 4B", "the hospital", "the doctor",
            "the dentist", "Dr Palmer", "Helena", "your father that", "your dad that", "the driver",
            "your colleagues", "head of lending"),
        touching("staff meeting", "meeting", "desk", "minutes", "crown", "ride home", "20:30"),
        asked(words("miss the end", "one more test", "more test", "another test", "the doctor wants",
            "his test", "his results", "tests", "his health", "his medicine", "pharmacy", "his condition",
            "light the stove at", "cook something else", "other soup", "stay the night", "second cab",
            "wheelchair", "leave early", "take Friday off")),
        asked(other_sums()),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}

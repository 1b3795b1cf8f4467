"""The words of `the-lift-and-the-washing-machine`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

TODAY, FRIDAY, SATURDAY, NEXT = date(2027, 6, 21), date(2027, 6, 25), date(2027, 6, 26), date(2027, 6, 28)
THE_SATURDAY, TEN, EIGHT = day(SATURDAY, today=TODAY), clock(10), clock(8)
TITLE = words("move", "moving", "Ulmenstieg")
_MOVERS = words("movers", "Möwe Removals", "Möwe", "removal firm", "removal men", "removals")
_MACHINE = words("washing machine", "washer", "delivery", "machine")
_TIMES = (
    *(clock(h, m) for h, m in ((10, 0), (14, 0), (8, 0), (9, 0), (12, 0), (16, 0), (13, 0), (17, 0), (7, 30))),
    *(day(one, today=TODAY) for one in (FRIDAY, SATURDAY, NEXT, date(2027, 6, 23))),
)  # fmt: skip
_TOO_EARLY = following(words("take", "accept", "choose", "confirm", "tell", "book", "answer"), EIGHT, within=8)

_JONAS = person(
    "Jonas Keller",
    aliases=(
        "your friend",
        "your helper",
        "strong back",
        "strong friend",
        "strong-backed friend",
        "strong-backed helper",
        "friend with the strong back",
        "friend who helps",
        "mate",
    ),
)

SLOTS_1 = {
    "Ms Falk": any_of(person("Sabine Falk"), words("agent", "landlady", "landlord", "house management", "Elbhaus")),
    "the lift": words("lift", "elevator"),
    "Saturday": amid(THE_SATURDAY, *_TIMES),
}  # fmt: skip
AVOIDS_1 = {
    "when the lift runs": any_of(
        _TOO_EARLY, following("from", EIGHT, "for", within=2),
        following(words("lift", "elevator"), any_of(EIGHT, clock(9)), within=6),
        following(words("lift", "elevator"), words("to", "till", "until"), any_of(clock(12), clock(13)), within=6),
        following(words("lift", "elevator"), following(words("from", "between"), any_of(
            clock(14), clock(12), clock(13), clock(15), clock(16), clock(11)), within=0), within=6),
    ),
    "that I need it": any_of(
        as_is(words("don't need the lift", "do not need the lift", "not need the lift", "no longer need the lift",
                    "don't need it")),
        words("cancel the lift", "give up the lift"),
        following(words("ask", "keep", "request", "book", "reserve"), words("lift", "elevator"), words(
            "for Friday", "on Friday", "for Monday", "on Monday", "on Thursday"), within=4),
    ),
    "when she is asked": any_of(POSTPONED, following(words("ask", "write to", "message"), words(
        "Ms Falk", "Sabine Falk", "her", "the agent"), words(
        "on Thursday", "on Friday", "on Wednesday", "tomorrow", "tonight", "later", "on Saturday whether",
        "this evening"),
        within=0)),
    "what waits for her word": unless(
        following(words("tell", "confirm", "answer", "write to", "reply to", "book", "take", "accept", "move", "shift"),
                  words("Möwe", "movers", "removal*", "washing machine", "washer", "Jonas"), within=2),
        "once", "after", "before", "until", "only then", "first", "as soon as", "if she", "when she", "later", "then"),
    "what else I ask": words("bicycle*", "parking", "Sunday", "exception", "deposit"),
    "what nobody asked for": any_of(
        CARELESS,
        unless(hearing("the movers", "Möwe", "the removal men", "the removal firm", "Jonas", "your friend"),
               "before", "until", "wait*", "only then", "everything else", "the rest", "once she", "if she"),
        hearing("the neighbours", "the shop", "Kwame", "the practice", "your boss", "your son"),
        touching("washing machine", "washer", "Alster", "early shift", "lease", "shift", "bicycles"),
        asked(following("confirm", "with the movers", within=5)),
        asked(words("confirm ten", "ten o'clock with", "keep it for you", "all day",
            "whole day", "until four", "till four", "from eight", "at eight", "from 8", "Sunday", "bicycle",
            "key", "keys", "earlier handover", "fee for", "pay for the lift", "parking")),
        asked(other_sums(380)),
    ),
}  # fmt: skip
SLOTS_2 = {
    "the movers": words("mover*", "Möwe", "removal*", "moving company", "moving firm", "lorry"),
    "Saturday": amid(THE_SATURDAY, *_TIMES),
    "ten o'clock": amid(any_of(TEN, words("ten")), *_TIMES),
    "the washing machine": any_of(_MACHINE, words("Alster 7", "Alster", "appliance", "machine", "laundry")),
    "Jonas": _JONAS,
}  # fmt: skip
AVOIDS_2 = {
    "the hour": any_of(
        _TOO_EARLY,
        asked(following("Saturday", any_of(EIGHT, clock(9)), within=1)),
        following(words("take", "confirm", "accept", "tell", "book", "answer"), _MOVERS, words(
            "on Friday", "Friday at", "for Friday", "on Monday", "on Sunday"), within=2),
        following(_MOVERS, words("on Saturday at", "Saturday at", "for Saturday at", "at", "for"), any_of(
            clock(12), clock(9), clock(11), clock(14), clock(13)), within=0),
    ),
    "that the move stands": unless(
        following(words("cancel", "delete", "drop", "remove"), words("event", "move", "entry", "We move"), within=1),
        "new", "enter", "anew", "instead", "Friday*", "old", "make", "create", "from",
    ),
    "that they come": following(words("cancel", "call off", "decline", "refuse"), _MOVERS, within=1),
    "that the machine comes": following(
        words("cancel", "return", "returning", "send back", "withdraw", "give back"),
        words("order of the", "the order", "your order", "washing machine", "washer", "Alster"), within=2),
    "the day of the machine": any_of(
        following(words("to", "for"), "Monday", within=0),
        following(words("have", "let", "deliver*", "get", "leave", "keep"), _MACHINE, words(
            "on Friday", "for Friday", "on Sunday", "on Thursday", "on Tuesday"), within=3),
    ),
    "when the machine comes": any_of(
        POSTPONED,
        following(_MACHINE, following(words("from", "between"), any_of(
            clock(10), clock(8), clock(14), clock(16), clock(9), clock(13)), within=0), within=2),
        words("machine come on Monday", "delivered on Monday", "come on Monday", "Monday morning", "Monday between",
              "machine on Monday", "washer on Monday", "machine stays on Friday", "machine on Friday"),
        following(words("machine", "washer", "Alster"), any_of(clock(8), clock(9), clock(7, 30)), within=3),
    ),
    "the price": words("discount", "euros off", "50 euros", "lower price", "compensat*", "money off"),
    "when Jonas comes": any_of(
        following(words("Jonas", "Jonas that"), any_of(EIGHT, clock(9), clock(14)), within=2),
        following("Jonas", words("to come", "comes", "come", "is expected", "is needed", "needed", "expected",
            "to be there"),
                  following(words("at", "from", "around", "Saturday at", "on Saturday at", "Saturday from"), any_of(
                      *(clock(hour) for hour in (8, 9, 11, 12, 13, 14, 15, 16)), clock(12, 30), clock(13, 30)),
                          within=0),
                  within=5),
        following("Jonas", words("at one", "at noon", "at eleven", "at twelve", "in the afternoon", "at three"),
            within=4),
        following("Jonas", words("come on Friday", "comes on Friday", "for Friday", "come at eight", "come at nine",
                                 "come at two", "come on Sunday", "come on Monday", "not to come"), within=3),
        following(as_is("Jonas"), as_is(words("isn't needed", "is not needed", "not needed", "needn't come")),
                  within=3),
    ),
    "that the event moves": asked(any_of(
        following(words("event", "entry", "calendar", "the move"), words("stay", "stays", "remain", "remains"),
            within=3),
        following(words("leave", "keep"), words("event", "entry", "calendar as", "move on Friday"), within=2),
    )),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Ms Falk", "Sabine", "Falk", "the neighbours", "the practice", "your boss", "Kwame",
            "your son", "his daughter", "Elbhaus"),
        touching("early shift", "lease", "rent", "bicycles"),
        asked(words("ask the movers for", "discount", "because of the change", "rebate", "fourth man",
            "extra man", "packing service", "boxes", "old machine", "take the old", "connect it",
            "installation", "warranty", "dryer", "old flat", "old address", "breakfast", "pizza", "stay longer",
            "until four",
            "stay till", "Monday as well", "parking", "day off", "take Monday off", "tip")),
        asked(other_sums(380, 549)),
    ),
}  # fmt: skip

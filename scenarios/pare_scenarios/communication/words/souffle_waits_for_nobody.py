"""The words of `souffle-waits-for-nobody`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless

_AT = any_of(
    clock(20, 5), clock(20, 6), clock(20, 7),
    words("few minutes past eight", "few minutes after eight", "little after eight", "little past eight",
          "just after eight", "just past eight", "shortly after eight", "shortly past eight", "soon after eight",
          "five past eight", "about eight", "around eight", "around 20:00", "35 minutes late", "35 min late",
          "35 minutes later", "35 minutes behind", "35 minutes after"),
)  # fmt: skip
ARRIVES = any_of(_AT, as_is(following(as_is(words("until", "before")), as_is(_AT), within=2)))
STALE = unless(any_of(clock(19, 42), clock(19, 25)), "first", "instead", "before", "earlier", "originally", "said",
               "no longer", "from", "now", "then", "meanwhile", "planned")  # fmt: skip

SLOTS = {
    "Torsten": any_of(person("Torsten Hartmann", aliases=("Birgit's husband",)),
                      words("husband", "your host", "the host", "man of the house", "Hartmanns", "Mr Hartmann")),
    "when I arrive": ARRIVES,
    "that I am late": words("late*", "delay*", "arriv*", "there", "stuck", "souffle", "oven", "wait", "hold",
                            "held up", "be with them", "traffic", "bridge", "tunnel", "detour", "apolog*", "sorry",
                            "expect*", "bell", "door", "ring", "come", "get there", "reach*", "not before", "only at",
                            "behind", "new time", "until then", "be at", "hour"),
}  # fmt: skip
AVOIDS = {
    "when I arrive": any_of(STALE, *(clock(20, minute) for minute in (15, 20, 25, 30, 35, 45)), clock(19, 50),
                            clock(19, 45), clock(19, 55),
                            clock(21)),
    "how they hear of it": itself(words("answer Birgit", "reply to Birgit", "call Birgit", "text Birgit", "send Birgit",
                                 "tell Birgit", "write to Birgit", "let Birgit", "message Birgit", "ring Birgit",
                                 "mail Birgit", "inform Birgit", "call Torsten")),
    "what stays": words("another cab", "new cab", "faster", "different cab", "other cab", "move the dinner",
                        "reschedule", "call off", "not coming", "cancel", "flowers", "bouquet", "wine", "chocolates",
                        "a gift", "Osaka", "Viktor", "Keiko", "start without", "eat without", "a star", "complain*",
                        "walk the rest", "get out"),
    "who else": reaching("Birgit", "Keiko", "Viktor", "the driver", "Osaka", "the other guests", "your office"),
    "besides": any_of(CARELESS, words("dinner", "in return", "make up for", "morning call", "move your",
        "move tomorrow", "shift your", "bring a", "dessert", "serve without", "take another route", "the train",
        "pay for the", "blame the driver", "next week", "a present", "order them")),
    "what they do": words("begin with", "start with", "begin without", "start without", "go ahead without",
        "eat already", "begin already", "serve the", "eat first", "put it in at", "put the souffle in at",
        "skip the souffle", "bake it at", "bake later at", "bring forward", "another evening", "leave early"),
}  # fmt: skip

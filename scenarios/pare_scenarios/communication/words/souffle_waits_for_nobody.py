"""The words of `souffle-waits-for-nobody`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.slips import OFFER, POSTPONED, waiting

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

WAITS = any_of(POSTPONED, waiting())
KNOWN_TIMES = ((20, 5), (20, 6), (20, 7), (20, 0), (19, 30), (19, 42), (19, 25), (8, 0), (22, 30), (18, 55))
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
    "that he hears it now": following(
        words("text*", "tell*", "message*", "write*", "inform*", "let", "drop*"),
        words("at eight", "at 20:00", "at 8 pm", "once you are there", "on arrival", "after dinner", "tomorrow",
              "later on", "when you stand"), within=2,
    ),
    "by which way": words("ring Torsten", "phone Torsten", "ring him", "phone him", "call him", "give him a ring",
        "give him a call", "ring the Hartmanns", "call the Hartmanns", "phone the Hartmanns", "voice message"),
    "that you come": words("can't come tonight", "can't come at all", "can't come after all", "won't come tonight",
        "won't come at all", "cannot come tonight", "can't make it tonight", "stay away", "turn round", "turn around",
        "go home", "drive home", "take the tram", "on foot", "walk from", "you walk"),
    "that they wait": words("all the same", "regardless", "not to wait", "needn't wait", "need not wait",
        "no need to wait", "put the souffle in at half past seven", "right on time", "eat cold", "keep some"),
    "what he brings": words("yuzu", "bring the jam", "bring something"),
    "who arrives": words("Birgit arrives", "Birgit comes", "Birgit is late", "Birgit will", "Keiko arrives",
        "Viktor arrives", "Keiko comes", "Viktor comes", "you all"),
    "no start without you": words("start eating", "should start", "should begin", "begin eating", "begin dinner",
        "start dinner", "into the oven now", "in the oven now", "put it in now", "at 19:30 anyway"),
    "when it goes in": words("as always", "as usual", "can go in at 19:30", "can go in at half past seven",
        "may go in at 19:30", "may go in at half past seven", "put it in at 19:30"),
    "nobody else is told": words("try Birgit", "Birgit's phone as well", "Birgit too", "Birgit as well", "Birgit also"),
    "no other hour": asked(other_times(*KNOWN_TIMES)),
    "that it is done now": any_of(
        WAITS,
        following(words("when you arrive", "once you arrive", "on arrival", "at the door", "after dinner",
                        "when you are there", "once you are there"),
                  OFFER, within=5),
    ),
    "who comes late": following(words("Torsten", "him", "Hartmanns"), words("that Birgit", "that Viktor", "that Keiko",
        "that dinner", "that the dinner", "that she"), within=0),
}  # fmt: skip

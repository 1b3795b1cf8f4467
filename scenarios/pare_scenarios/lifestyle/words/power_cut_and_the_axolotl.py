"""The words of `power-cut-and-the-axolotl`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import BUYS, GIVES, MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

TUESDAY, THURSDAY = date(2027, 6, 15), date(2027, 6, 17)
PUMP = words("pump", "bubbler", "aerator", "air")
ON = words("switch*", "turn*", "start*", "put*", "plug*", "on", "run*", "press*")
WHEN = any_of(
    clock(9), clock(9, 30), clock(10), clock(10, 30), clock(9, 15), clock(8, 45),
    words("power goes", "power is off", "power is cut", "when it goes", "power cut", "in the morning", "outage"),
)  # fmt: skip
THE_THURSDAY = day(THURSDAY, today=TUESDAY)

SLOTS = {
    "a battery pump": any_of(all_of(words("pump", "bubbler", "aerator", "air", "Burbuja"), words("batter*", "cell*",
                                                                                                 "portable",
                                                                                                 "cordless",
                                                                                                 "no socket",
                                                                                                 "no mains",
                                                                                                 "mains-free",
                                                                                                 "without mains",
                                                                                                 "without the mains",
                                                                                                 "without a socket",
                                                                                                 "Campo", "no plug",
                                                                                                 "without power",
                                                                                                 "off the grid")),
        words("Burbuja Campo", "Campo")),
    "its batteries": any_of(words("batteries", "D cells", "cells", "D batteries", "two batter*",
                                  "D-cells", "D cell", "cell pair", "D-cell", "pair of D"), amount(96)),
    "that it is ordered": words("order*", "buy*", "purchas*", "get", "here by", "to your door"),
    "Don Jorge": any_of(person("Jorge Salazar", aliases=("Don Jorge", "your neighbour", "your neighbor")),
                        words("spare key", "your key", "mermaid", "retired", "man with the key", "key holder",
                              "keeper of", "neighbour", "neighbor")),
    "switching it on": words("switch*", "turn*", "start*", "put it on", "run it", "set it", "to work", "going",
                             "working", "connect*", "hang it in", "into the tank", "operate*", "on when", "press*",
                             "activat*"),
    "Thursday": amid(THE_THURSDAY, "426", "381", clock(9), clock(10), clock(15), clock(12), clock(8), clock(19),
                     clock(9, 30),
                     day(date(2027, 6, 16), today=TUESDAY), day(date(2027, 6, 18), today=TUESDAY)),
}  # fmt: skip
_AVOIDS = {
    "which pump": unless(
        words("USB", "Burbuja Duo", "plug-in pump", "power bank", "AA cells", "AA batteries", "the Duo", "eight AA",
              "pack of eight", "AAA", "C cells", "two pumps", "generator", "two Campo", "both pumps",
              "pump of his own", "without batteries", "without the batteries", "without the cells", "without cells",
              "without the D cells", "batteries of his own", "his own batteries", "own cells", "bring batteries",
              "bring the batteries", "buy the batteries", "batteries himself", "cells himself"),
        *MENTIONED,
    ),
    "when it comes": unless(
        any_of(
        words("delivery on Friday", "delivered on Friday", "Friday delivery", "for Friday", "on Friday",
              "Friday morning", "delivery on Thursday", "delivered on Thursday", "Thursday delivery",
              "free delivery", "free slot", "free of charge", "Friday slot", "Friday's"),
        following(words("deliver*", "come*", "arriv*"), words("on Thursday", "for Thursday"), within=1),
        following(words("pump", "cells", "batteries", "Campo"),
                  words("for Thursday afternoon", "for Thursday at", "for Thursday 15", "on Thursday at three",
                        "on Thursday at 3", "on Thursday at 15", "on Thursday afternoon", "for next", "next week",
                        "at the weekend", "on Saturday", "for Saturday"), within=4),
        ),
        *MENTIONED,
    ),
    "when it is switched on": any_of(
        asked(other_days(TUESDAY, THURSDAY, date(2027, 6, 16), date(2027, 6, 18))),
        following(words("ask*", "tell*", "writ*", "messag*", "remind*", "call", "ring"),
                  words("Don Jorge on Thursday morning to", "Don Jorge later", "Don Jorge on Wednesday",
                        "Don Jorge tomorrow to", "Don Jorge on Thursday whether", "Don Jorge tomorrow whether",
                        "Don Jorge tomorrow evening", "Don Jorge once", "Don Jorge when the pump"), within=1),
        words("in the evening", "Thursday evening", "Thursday night", "on Wednesday evening already",
              "after the power cut", "after the outage", "once the power is back", "when the power is back on to",
              "switch off", "switch it off", "switch them off", "turn it off", "turn off", "unplug*"),
    ),
    "the sum": asked(other_sums(285, 96, 45, 381, 426, 430)),
    "that I give the course": any_of(
        words("cancel the course", "move the course", "stay at home", "ask Lidia", "ask Teresa", "ask the agent",
              "ask Volcano", "start later", "leave the course", "postpone the course", "drive home"),
        telling("Lidia", "Teresa", "Pepe", "the agent", "Volcano Rents", "the landlord", "the electricians"),
    ),
    "what else": unless(words("bucket", "lift Tinta", "empty your fridge", "empty the fridge", "the lift", "Java moss",
                       "moss on", "feed her", "a worm", "worms", "fridge", "lift her out", "ice"), *MENTIONED),
    "what goes beyond": any_of(
        telling("Alma", "your guests", "your pupils", "the course", "the power company", "the tenants",
                "the other tenants", "the house", "the neighbours"),
        following(words("change", "renew", "top up", "cool"), "water", within=3),
        following(words("take", "move", "carry", "bring", "put"), words("Tinta", "the axolotl", "her into", "her to"),
                  within=1),
        words("to his flat", "to his home", "to his place", "bathtub", "order them tomorrow", "buy them tomorrow"),
        words("draw Tinta", "draw her", "cancel Thursday's", "move Thursday's", "stay with her", "all day with",
              "all six hours", "sleep at", "a copy of the key", "another key"),
        doing(BUYS, "moss", "thermometer", "second pump", "cooler", "ice", "lamp", "torch", "worms", "heater"),
        doing(("have", "ask*", "let", "tell"), "change the water", "feed", "check on her every", within=6),
        doing(GIVES, "bottle", "dinner", "present", "him something"),
    ),
    "how many": unless(
        words("two Burbuja", "two air pumps", "two battery pumps", "two Campo pumps", "three pumps", "pumps and",
              "second Burbuja", "a spare pump", "another pump", "one for each", "four D", "four cells", "two pairs",
              "one D cell", "single D cell", "one cell", "three pairs", "a single cell", "four batteries",
              "spare batteries", "spare cells", "spare pair"),
        *MENTIONED,
    ),
    "at which hour": any_of(
        following(words("switch*", "turn*", "start*", "set it", "run*", "go in", "come in", "look in"),
                  words("at three", "at 3", "at 15", "at two", "at 2", "at 14", "at noon", "at one", "at 13", "at four",
                        "at five", "at six", "at 12", "in the afternoon", "at seven", "at 19", "at eight in",
                        "after three", "at midday"), within=6),
        asked(other_times(9, 10, 15, 12, 8, 19, 18, 11, 14, (9, 30), (10, 30), (9, 15), (8, 45), (9, 45))),
    ),
    "when he is asked": words("Don Jorge I'd ask on", "Don Jorge I'd tell on", "Don Jorge I'd write on",
                              "Don Jorge I'll ask on",
                                  "Don Jorge I'd ask once", "Don Jorge I'd ask when", "from Tlaxcala"),
    "who brings the cells": words("bring two", "bring D cells", "bring the cells", "cells along", "find two D",
                                  "lend you",
                                  "buy two D cells himself", "bring the pump", "borrow"),
    "whither": words("to Tlaxcala", "delivered to Don Jorge", "sent to Don Jorge", "to Don Jorge's door", "to his door",
                     "to the course", "delivered to him", "sent to him"),
    "when it is done": any_of(
        unless(following(words("order*", "buy*"), words("cells tomorrow", "batteries tomorrow", "pump tomorrow",
                                                        "both tomorrow", "them tomorrow", "it tomorrow"), within=8),
               "deliver*", "arriv*", "come*", "here", "between", "bring*"),
        POSTPONED, asked(words("this afternoon", "tonight", "this evening", "after lunch"))),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}

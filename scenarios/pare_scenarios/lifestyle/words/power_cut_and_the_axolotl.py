"""The words of `power-cut-and-the-axolotl`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import BUYS, GIVES, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED

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
                                  "D-cells"), amount(96)),
    "that it is ordered": words("order*", "buy*", "purchas*", "get", "here by", "to your door"),
    "Don Jorge": any_of(person("Jorge Salazar", aliases=("Don Jorge", "your neighbour", "your neighbor")),
                        words("spare key", "your key", "keeper of", "neighbour", "neighbor")),
    "switching it on": words("switch*", "turn*", "start*", "put it on", "run it", "set it", "to work", "going",
                             "working", "connect*", "hang it in", "into the tank", "operate*", "on when", "press*",
                             "activat*"),
    "Thursday": amid(THE_THURSDAY, clock(9), clock(10), clock(15), clock(12), clock(8), clock(19), clock(9, 30),
                     day(date(2027, 6, 16), today=TUESDAY), day(date(2027, 6, 18), today=TUESDAY)),
}  # fmt: skip
AVOIDS = {
    "which pump": unless(
        words("USB", "Burbuja Duo", "plug-in pump", "power bank", "AA cells", "AA batteries", "the Duo", "eight AA",
              "pack of eight", "AAA", "C cells", "two pumps", "generator"),
        *MENTIONED,
    ),
    "when it comes": unless(
        any_of(
        words("delivery on Friday", "delivered on Friday", "Friday delivery", "for Friday", "on Friday",
              "Friday morning", "delivery on Thursday", "delivered on Thursday", "Thursday delivery",
              "free delivery"),
        following(words("deliver*", "come*", "arriv*"), words("on Thursday", "for Thursday"), within=1),
        ),
        *MENTIONED,
    ),
    "that I give the course": any_of(
        words("cancel the course", "move the course", "stay at home", "ask Lidia", "ask Teresa", "ask the agent",
              "ask Volcano", "start later", "leave the course", "postpone the course", "drive home"),
        telling("Lidia", "Teresa", "Pepe", "the agent", "Volcano Rents", "the landlord", "the electricians"),
    ),
    "what else": words("Java moss", "moss on", "feed her", "a worm", "worms", "fridge", "lift her out", "ice"),
    "what goes beyond": any_of(
        telling("Alma", "your guests", "your pupils", "the course", "the power company"),
        doing(BUYS, "moss", "thermometer", "second pump", "cooler", "ice", "lamp", "torch", "worms", "heater"),
        doing(("have", "ask*", "let", "tell"), "change the water", "feed", "check on her every", within=6),
        doing(GIVES, "bottle", "dinner", "present", "him something"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

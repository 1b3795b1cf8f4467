"""The words of `power-cut-and-the-axolotl`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, day, person, words
from pare_scenarios.pairing import amid

TUESDAY, THURSDAY = date(2027, 6, 15), date(2027, 6, 17)
PUMP = words("pump", "bubbler", "aerator", "air")
ON = words("switch*", "turn*", "start*", "put*", "plug*", "on", "run*", "press*")
WHEN = any_of(
    clock(9), clock(9, 30), clock(10), clock(10, 30), clock(9, 15), clock(8, 45),
    words("power goes", "power is off", "power is cut", "when it goes", "power cut", "in the morning", "outage"),
)  # fmt: skip
THE_THURSDAY = day(THURSDAY, today=TUESDAY)

SLOTS = {
    "a battery pump": any_of(all_of(words("pump", "bubbler", "aerator"), words(
        "batter*", "cell*", "portable", "cordless")), "Burbuja Campo"),
    "its batteries": words("batteries", "D cells", "cells", "D batteries"),
    "that it is ordered": words("order*", "buy*", "purchas*", "get"),
    "Don Jorge": person("Jorge Salazar", aliases=("Don Jorge", "your neighbour", "your neighbor")),
    "switching it on": words("switch*", "turn*", "start*", "put it on", "run it", "set it"),
    "Thursday": amid(THE_THURSDAY, clock(9), clock(10), clock(15), clock(12), clock(8),
                     day(date(2027, 6, 16), today=TUESDAY)),
}  # fmt: skip
AVOIDS = {
    "which pump": words("USB", "Burbuja Duo", "plug-in pump", "power bank", "AA cells", "AA batteries"),
    "when it comes": words("delivery on Friday", "delivered on Friday", "Friday delivery", "for Friday",
                           "on Friday"),
    "that I give the course": words("cancel the course", "move the course", "stay at home", "ask Lidia",
                                    "ask Teresa", "ask the agent", "ask Volcano"),
}  # fmt: skip

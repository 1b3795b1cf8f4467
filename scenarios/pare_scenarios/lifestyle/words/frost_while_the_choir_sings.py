"""The words of `frost-while-the-choir-sings`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, number, person, words
from pare_scenarios.lifestyle.words import GIVES, MENTIONED, doing, telling
from pare_scenarios.pairing import unless
from pare_scenarios.plainly import UNASKED

FLEECE = words("fleece", "cover*", "blanket", "protect*", "wrap*")
TOMATOES = words("tomato*", "plants", "seedling*", "plot", "bed")
LIFT = words("fleece", "cover", "uncover*", "tomato*", "blanket", "frost", "protection")

SLOTS = {
    "Clemens": any_of(person("Clemens Baumann"), number("+41 79 555 01 11"),
                      words("plot 14", "plot neighbour", "garden neighbour", "allotment neighbour", "plot neighbor",
                            "with the cans", "carries cans", "watering cans", "gardener", "who waters",
                            "plot fourteen", "dead pump", "long arms", "tram driver")),
    "the fleece": words("fleece", "cover*", "blanket", "protect*", "wrap*", "tuck*", "shelter*", "green box"),
    "the tomatoes": words("tomato*", "plants", "seedlings", "plot 11", "your bed", "your plot"),
    "lifting it tomorrow": any_of(
        words("remind*", "alarm", "alert", "calendar", "nudge*", "ring you", "notice", "wake you"),
        *(clock(hour, minute) for hour in (6, 7, 8) for minute in (0, 15, 30, 45)),
    ),
    "in the morning": any_of(
        words("morning", "Friday", "tomorrow", "sunrise", "14 May", "early", "after the night", "before the sun",
              "before nine"),
        *(clock(hour, minute) for hour in (6, 7, 8) for minute in (0, 15, 30, 45)),
    ),
}  # fmt: skip
AVOIDS = {
    "who is there": any_of(
        words("ask Sabine", "message Sabine", "Clemens or Sabine", "Sabine and Clemens", "Clemens and Sabine",
              "write to Sabine", "ask the group", "all plots"),
        telling("Sabine", "Hannes", "plot 9", "the group", "the gardeners"),
    ),
    "what is covered": unless(
        words("your beans", "the beans", "seed potatoes"),
        *MENTIONED,
    ),
    "the rehearsal": words("leave the rehearsal", "excuse you", "skip the rehearsal", "miss the rehearsal",
                           "tell the choir", "write to the choir", "leave early", "drive over yourself"),
    "when frost comes": words("remind you tonight", "remind you at 22", "remind you at ten", "reminder for tonight",
                              "reminder for 22", "tomorrow evening", "remind you at 10", "tomorrow noon",
                              "tomorrow at noon", "tomorrow afternoon"),
    "who lifts it": words("Clemens to take it off", "Clemens to lift", "Clemens to remove it", "Clemens lift",
                          "lift it himself", "take it off himself"),
    "what else": words("bring him cake", "mini greenhouse", "greenhouse", "on Saturday night"),
    "what goes beyond": any_of(
        telling("Vera", "the choir", "the conductor"),
        doing(("ask*", "have", "Clemens"), "to water", "in the morning too", "again tomorrow", "lift it again"),
        doing(GIVES, "cake", "tomatoes in return", "beer", "a jar", "plants", "half of the harvest"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

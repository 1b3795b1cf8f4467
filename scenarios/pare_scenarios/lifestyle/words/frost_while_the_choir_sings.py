"""The words of `frost-while-the-choir-sings`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, number, person, words
from pare_scenarios.lifestyle.words import GIVES, MENTIONED, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

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
    "whose tomatoes": words("his own tomatoes", "his own plants", "his own bed", "his own plot",
                           *(f"{things} on {plot}" for things in ("tomatoes", "plants", "seedlings", "bed")
                             for plot in ("plot 9", "plot 10", "plot 12", "plot 13", "plot nine", "his plot")),
                           "Sabine's tomatoes", "Hannes's tomatoes"),
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
                          "lift it himself", "take it off himself", "and to take it off tomorrow",
                          "and to lift it tomorrow",
                          "tonight and to take it off", "evening and to take it off", "tomatoes and to take it off",
                          "tonight and to lift", "evening and to lift", "tonight and lift it", "evening and lift it",
                          "tonight and take it off", "evening and take it off", "takes it off tomorrow",
                          "Clemens remove it", "Clemens take it off", "Clemens uncover*"),
    "what is done to them": any_of(
        words("pour a", "pour water", "pour some", "pour cans", "pour over", "cans of water over", "dig up",
              "dig out", "dig them", "harvest*", "spray*", "pull them up",
              "pull up the", "cut them", "sprinkl*", "heater", "candles", "newspaper", "leave it off"),
        following(words("carry", "bring", "move", "take", "pick", "water", "transplant"),
                  words("your tomatoes", "the tomatoes", "the plants", "your plants", "them inside", "them home",
                        "the seedlings", "your seedlings"), within=0),
        following(words("take", "pull", "lift"), words("fleece off", "the fleece"),
                  words("this evening", "tonight"), within=6),
        words("into the green box", "back into the box", "back in the box", "fleece away", "fleece home"),
        following(words("remind*", "reminder", "alarm", "ring"),
                  words(*(f"{when} to {act}" for when in (
                      "you", "seven", "eight", "six", "7:30", "8:00", "7:00", "7:15", "8:15", "6:45", "o'clock",
                      "tomorrow", "morning", "Friday", "alarm", "reminder",
                  ) for act in ("lay it", "lay the", "put it on", "put it over", "put the fleece", "cover", "spread"))),
                  within=6),
        following(words("remind*"), words("look at them", "check on them", "water them", "pick them", "plant them",
                                          "cover them", "put it on", "lay the fleece"), within=8),
    ),
    "the hour": any_of(
        following(words("Clemens"), words("at ten", "at 22", "at nine", "at 21", "after the rehearsal",
                                          "tomorrow morning to", "tomorrow to"), within=0),
        following(words("tomatoes", "fleece", "plants"),
                  words("tonight at ten", "at ten tonight", "tonight at 22", "at 22", "after the rehearsal",
                        "tonight at nine", "at nine tonight", "at ten in the evening", "at midnight"), within=1),
    ),
    "what else": words("bring him cake", "mini greenhouse", "greenhouse", "on Saturday night"),
    "what goes beyond": any_of(
        telling("Vera", "the choir", "the conductor"),
        doing(("ask*", "have", "Clemens"), "to water", "in the morning too", "again tomorrow", "lift it again"),
        doing(GIVES, "cake", "tomatoes in return", "beer", "a jar", "plants", "half of the harvest"),
    ),
    "that it is done now": POSTPONED,
    "the hours": other_times(
        *((hour, minute) for hour in (6, 7) for minute in range(60)), *((5, minute) for minute in range(30, 60)),
        *((8, minute) for minute in range(51)), 9, 22, 20, 5, (18, 30), (18, 15), (19, 30), (19, 45), 19, 18, 17,
        (9, 30), 16,
    ),
    "which morning": following(
        words("remind*", "reminder", "alarm", "nudge*", "ring", "wake you", "alert"),
        words("on Sunday", "on Saturday", "on Monday", "Saturday morning", "Sunday morning", "tomorrow evening",
              "next Friday", "the day after tomorrow", "tonight", "this evening"), within=2,
    ),
    "who covers them": following(words("Hannes", "Sabine", "the choir", "the nursery"),
                                 words("to cover", "to lay", "to spread", "to put", "covers", "lays", "spreads",
                                       "puts"), within=1),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}

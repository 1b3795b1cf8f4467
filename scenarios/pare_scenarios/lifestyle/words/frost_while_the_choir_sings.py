"""The words of `frost-while-the-choir-sings`: what its proposals are to name and must not say."""

from pare.phrases import any_of, number, person, words

FLEECE = words("fleece", "cover*", "blanket", "protect*", "wrap*")
TOMATOES = words("tomato*", "plants", "seedling*", "plot", "bed")
LIFT = words("fleece", "cover", "uncover*", "tomato*", "blanket", "frost", "protection")

SLOTS = {
    "Clemens": any_of(person("Clemens Baumann"), number("+41 79 555 01 11"), words("plot 14")),
    "the fleece": FLEECE,
    "the tomatoes": words("tomato*", "plants", "seedlings"),
    "lifting it tomorrow": words("remind*", "alarm", "alert", "calendar"),
    "in the morning": words("morning", "Friday", "tomorrow", "sunrise", "14 May", "early"),
}  # fmt: skip
AVOIDS = {
    "who is there": words("ask Sabine", "message Sabine", "Clemens or Sabine", "Sabine and Clemens",
                          "Clemens and Sabine", "write to Sabine", "ask the group", "all plots"),
    "the rehearsal": words("leave the rehearsal", "excuse you", "skip the rehearsal", "miss the rehearsal",
                           "tell the choir", "write to the choir", "leave early"),
    "when frost comes": words("remind you tonight", "remind you at 22", "remind you at ten",
                              "reminder for tonight", "reminder for 22", "tomorrow evening"),
}  # fmt: skip

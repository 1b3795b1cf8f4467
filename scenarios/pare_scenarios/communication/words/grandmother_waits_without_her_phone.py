"""The words of `grandmother-waits-without-her-phone`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.pairing import unless

CAB = words("cab", "taxi", "car", "ride", "driver", "picked up", "pick her up", "collect* her")
SOON = any_of(
    words("minutes", "min", "quarter", "soon", "shortly", "now", "on its way", "on the way", "right away", "at once",
          "in a moment", "immediately"),
    *(clock(10, at) for at in range(46, 60)), *(clock(11, at) for at in range(31)),
)  # fmt: skip
COMES_HOME = any_of(CAB, words("home", "arriv*", "back", "let her in", "open", "be there"))
AT_MAIN = unless(words("main door", "main entrance"), "not", "closed", "repair*", "instead", "no car")
GRANDMA = any_of(person("Irena Varga"), words("grandmother", "grandma", "Mrs Varga"))

SLOTS = {
    "a new cab": words("cab", "taxi", "ride", "car"),
    "where she sits": words("side door", "side entrance", "Rózsa", "where she is", "where she sits"),
    "the desk": words("desk", "reception", "clinic"),
    "Magda": person("Magda Tóth", aliases=("neighbour", "neighbor")),
}  # fmt: skip
AVOIDS = {
    "where she sits": words("to the main", "from the main", "at the main"),
    "how she hears of it": words("text Irena", "message Irena", "call Irena", "ring Irena",
                                 "write to Irena",
                                 "text your grandm*", "message your grandm*", "call your grandm*",
                                 "Irena's phone that", "Irena's number"),
    "who is told": words("the family", "family group", "Gabor", "Olga", "everybody", "everyone"),
    "what else": words("new appointment", "another appointment", "reschedul*"),
    "the phone": words("brings her phone", "fetch her phone", "her phone from", "second car"),
}  # fmt: skip

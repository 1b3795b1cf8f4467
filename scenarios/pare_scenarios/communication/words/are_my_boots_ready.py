"""The words of `are-my-boots-ready`: what its proposals are to name and must not say."""

from pare.phrases import amount, any_of, clock, number, person, words
from pare_scenarios.pairing import unless

TOLD = words("told", "tell", "informed", "notified", "knows", "answered", "replied", "written to", "wrote", "messaged",
              "texted", "said", "let know", "confirmed", "customer aware", "collects", "coming")  # fmt: skip
SIX = unless(clock(18), "usual*", "normal*", "otherwise", "tomorrow", "instead", "other days", "earlier than")
HERS = any_of(words("214", "boots"), person("Marta Munteanu", first_alone=False), number("+40 700 555 155"))

SLOTS = {
    "who is answered": any_of(person("Marta Munteanu"), words("her", "customer", "214")),
    "that they are ready": words("ready", "done", "finished"),
    "the price": amount(65),
    "until when": any_of(clock(16), words("until four", "by four")),
    "the log": words("log", "note*", "Repairs", "ticket", "mark*", "list", "record*"),
}  # fmt: skip
AVOIDS = {
    "whose they are": words("Rusu", "219", "sandals are", "40 lei"),
    "until when": SIX,
    "what is promised": words("bring them round", "bring them to her", "drop them off at", "deliver them"),
}  # fmt: skip

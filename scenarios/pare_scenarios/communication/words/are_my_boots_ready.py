"""The words of `are-my-boots-ready`: what its proposals are to name and must not say."""

from pare.phrases import amount, any_of, clock, number, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import outright

TOLD = words("told", "tell", "informed", "notified", "knows", "answered", "replied", "written to", "wrote", "messaged",
              "texted", "said", "let know", "confirmed", "customer aware", "collects", "coming")  # fmt: skip
SIX = unless(clock(18), "usual*", "normal*", "otherwise", "tomorrow", "instead", "other days", "earlier than")
HERS = any_of(words("214", "boots"), person("Marta Munteanu", first_alone=False), number("+40 700 555 155"))

OTHER_HOURS = any_of(
    *(clock(hour) for hour in (13, 14, 15, 17, 19)), clock(16, 30), clock(17, 30), clock(15, 30), clock(18, 30)
)
SLOTS = {
    "who is answered": any_of(person("Marta Munteanu"), words("her", "she", "customer", "client", "lady", "214",
                                                              "Marta",
                                                               "woman", "155")),
    "that they are ready": words("ready", "done", "finished", "waiting", "wait", "complete*", "repaired", "mended",
                                 "fixed", "can be fetched", "can be collected", "can be picked up", "can fetch",
                                 "can collect", "can pick", "come for", "good to go", "to be had", "as good as new"),
    "the price": any_of(amount(65), words("sixty-five")),
    "until when": any_of(clock(16), words("until four", "by four", "before four", "till four", "four o'clock",
                                          "four today", "sixteen hundred", "1600", "at four", "four sharp")),
    "the log": words("log", "note*", "Repairs", "ticket", "mark*", "list", "record*", "book", "214", "tick*",
                     "down as", "write told", "beside it", "entry"),
}  # fmt: skip
AVOIDS = {
    "whose they are": any_of(
        words("Rusu", "219", "sandals are", "40 lei", "30 lei", "90 lei", "221", "212", "Vasilev"),
        following(words("tell*", "write*", "let", "answer*", "inform*", "message*", "text*"), words("other Marta",
                "sandal*"),
                  within=4),
    ),
    "until when": any_of(SIX, OTHER_HOURS, words("until six", "till six", "by six", "before six", "until five")),
    "the price": any_of(
        words("discount", "rebate", "reduction", "lei off", "lei less", "euros", "cheaper", "for free",
              "off the price", "nothing to pay", "no charge", "free of charge"),
        *(amount(much) for much in (55, 60, 70, 75, 56, 85)),
    ),
    "what is promised": words(
        "bring them round", "bring them to her", "drop them off at", "deliver them", "deliver the boots",
        "bring the boots", "stay open", "stay longer", "stay a little", "stay a bit", "keep the shop open",
        "keep open", "keep them for", "leave them with", "leave the boots with", "if she is late", "promise*",
    ),
    "who else": any_of(reaching("Rusu", "Ioana", "the other Marta", "both Martas", "the two Martas", "both women"),
        words("both Martas", "the two Martas", "two of them", "buckle")),
    "what is said": any_of(CARELESS, outright(words("wait for her", "will wait", "you'll wait", "wait a little",
        "wait longer", "stay for her", "keep the shop", "stay until she")), words("open until six", "keep it open",
        "new laces", "bring her the boots", "at her door", "next week", "tomorrow morning", "pay later",
        "pay next time", "on account", "because of the owl at")),
}  # fmt: skip

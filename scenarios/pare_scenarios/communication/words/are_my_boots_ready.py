"""The words of `are-my-boots-ready`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import amount, any_of, clock, number, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import following, in_one_line, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

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
        unless(words("Rusu"), "sandal*", "buckle", "other", "two Martas"),
        words("219", "sandals are", "40 lei", "30 lei", "90 lei", "221", "212", "Vasilev"),
        following(words("tell*", "write*", "let", "answer*", "inform*", "message*", "text*"), words("other Marta",
                "sandal*"),
                  within=4),
    ),
    "until when": asked(any_of(SIX, OTHER_HOURS, words("until six", "till six", "by six", "before six", "until five"))),
    "that they are ready": asked(in_one_line(as_is(words(
        "not ready", "isn't ready", "aren't ready", "not yet ready", "ready tomorrow", "ready until tomorrow",
        "not finished", "not done", "still missing",
    )))),
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
    "who else": asked(any_of(reaching("Rusu", "Ioana", "Vasilev", "your wife", "the school", "the other Marta",
        "both Martas", "the two Martas", "both women"),
        words("both Martas", "the two Martas", "two of them", "buckle"))),
    "the log": any_of(
        following(words("strike", "cross", "delete", "remove", "take", "erase"), words("214", "her line", "ticket"),
                  within=2),
        following(words("mark*", "log", "note", "down", "enter*", "put", "write"),
                  words("fetched", "paid", "collected", "picked up", "as done", "as finished"), within=3),
        words("219 as", "221 as", "212 as", "beside 219", "new note", "calendar"),
    ),
    "which Marta": following(words("answer*", "reply*", "write*", "tell*", "text*"), words("177"), within=9),
    "what she owes": words("already paid", "paid already", "has paid", "nothing left to pay", "prepaid",
        "paid in advance"),
    "the sign": unless(words("shop sign", "the sign", "sign on the door"), "say*", "six", "usual*", "normal*"),
    "what she may hope": in_one_line(as_is(words("you'll wait", "you will wait", "you wait for her", "you'd wait",
                                                 "you'll stay", "you will stay"))),
    "what is said": any_of(CARELESS, outright(words("wait for her", "will wait", "you'll wait", "wait a little",
        "wait longer", "stay for her", "keep the shop", "stay until she")), asked(words("open until six")),
        words("keep it open",
        "new laces", "bring her the boots", "at her door", "next week", "tomorrow morning", "pay later",
        "pay next time", "on account", "because of the owl at")),
    "not later": POSTPONED,
    "that she is told": outright(words("needs no answer", "no answer needed", "without an answer", "log can wait",
        "the log needs no", "leave the log", "without the log", "she knows already", "will see for herself",
        "answer can wait", "tonight", "this evening", "after the play", "when you are back", "before you close up")),
    "what is spared": spared("answer", "reply", "log", "entry", "note", "message"),
    "no other day": asked(words("tomorrow", "on Friday", "on Saturday", "on Monday", "next week")),
}  # fmt: skip

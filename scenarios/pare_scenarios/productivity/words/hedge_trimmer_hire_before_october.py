"""The words of `hedge-trimmer-hire-before-october`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

HEDGE = words("hedge", "trimmer", "bushes")
NOT_NOW = any_of(
    as_is(words("not", "no", "don't", "can't", "cannot", "isn't", "won't", "without", "mustn't", "nothing")),
    words("October", "forbid*", "ban*", "cancel*", "nesting", "birds", "off", "postpone*", "drop*", "later", "wait*"),
)
_PLAN = words("note", "plan", "list", "jobs", "garden day notes")
GOES_ON = words("is exempt", "are exempt", "still cut", "cut ours", "cut it as planned", "hedge as planned",
                 "can cut", "may cut", "day is cancelled", "day is off", "no garden day")  # fmt: skip

_NOW = date(2027, 9, 22)
SLOTS = {
    "the trimmer": words("trimmer", "hire order", "rental", "hired tool", "machine", "hired", "hire", "390", "clippers",
                         "cutter", "Verktyg"),
    "that it is cancelled": words("cancel*", "call off", "return the", "give ... back", "hand ... back", "undo",
                                  "withdraw*", "no longer hired", "unbook", "drop*", "send ... back", "get rid of",
                                  "stop the", "take back", "annul*", "revoke", "without the trimmer", "no trimmer",
                                  "trimmer off", "order off", "hire off", "without the hire", "free of the", "rid of",
                                  "scrap*"),
    "the hedge": words("hedge", "that job", "cutting", "trimming", "trim", "the job", "clipping", "the cut",
                       "green wall", "their job", "to cut"),
    "the plan": any_of(_PLAN, words("Garden day", "schedule", "programme")),
    "who is told": any_of(person("Bilal Hassani"), words("both", "two", "parents", "cutters", "Bilal", "Tova")),
    "that they are told": words("tell", "let", "message", "inform", "write", "text", "notify", "post", "send", "word",
                                "hear", "know", "line", "explain"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Sigrid", "Elif", "town", "green office", "Linnea", "everybody", "whole group",
                               "nursery")),
    "besides": volunteered(
        "cut in October", "cut it in October", "done in October", "hedge in October", "date in October",
        "day in October", "bring it down", "hand it over to", "soup", "leaves instead", "sand pit instead",
        "new job", "refund",
    ),
    "what is off": any_of(
        words("cancel the garden day", "call off the garden day", "postpone the garden day",
              "move the garden day", "cancel both orders", "cancel the two orders",
              "cancel the wheelbarrow", "cancel the rakes", "trimmer and the wheelbarrow", "garden day off",
              "cancel everything", "both hires", "both rentals", "whole day off", "trimmer and the tools",
              "trimmer and rakes", "trimmer and the rakes"),
        following(words("cancel*", "withdraw*", "call off", "give back", "return"),
                  words("wheelbarrow", "rake", "tools"), within=3),
    ),
    "the rule": asked(words("hedge is exempt", "exempt, so", "keep the trimmer", "still be cut on Saturday",
                      "ask the town", "write to the town", "exception",
                      "exemption for")),
    "how low": asked(unless(words("down to one metre", "below one metre"), "exempt", "1.80", "too high", "isn't",
                            "not")),
    "when": any_of(volunteered("tomorrow", "tonight", "this evening", "next week", "on Friday", "on Saturday morning"),
                   other_days(_NOW, date(2027, 9, 25), date(2027, 10, 1))),
    "what is hired": any_of(EAGER, words("hire it again", "hire another", "rebook", "book it again", "order it again",
                                         "new date", "another day for the hedge", "for October", "in October again",
                                         "2 October", "sand pit", "instead of Elif", "hand shears", "refund for",
                                         "new job for", "give them the leaves", "put them on", "instead do")),
    "who is told": words("tell Elif", "message Elif", "all parents by mail", "the shop why", "all the parents",
                         "all parents", "every parent",
                         "the whole group"),
    "the plan": words("leave the hedge on", "keep the hedge on", "hedge stays on", "bring their own", "by hand",
                      "own shears", "own trimmer", "keep the trimmer", "leave it on the plan"),
    "both of them": asked(any_of(
        words("Bilal that Tova", "Tova that Bilal", "only Bilal", "only Tova", "Bilal alone", "Tova alone",
              "Bilal, who tells", "Bilal tells", "Tova tells", "Bilal to tell", "Tova to tell", "pass it on"),
        as_is(words("not Tova", "not Bilal", "without Tova", "without Bilal")),
    )),
    "what is kept": asked(any_of(
        following(words("keep", "leave"), words("trimmer", "hire", "order", "hedge", "plan", "note"),
                  words("on", "as it is", "for", "open", "until", "alone", "later"), within=1),
        words("to Sunday", "on Sunday", "plan later", "plan can wait", "half price", "sell the trimmer"),
    )),
    "what they do instead": asked(any_of(
        following(words("take", "strike", "cross", "remove", "delete"), words("leaves", "sand pit", "soup", "Elif"),
                  within=1),
        words("stay at home", "stay home", "need not come", "needn't come", "free on Saturday", "for 2 October"),
        as_is(words("not come at all", "no need to come", "needn't come", "need not come", "not to come")),
    )),
}  # fmt: skip

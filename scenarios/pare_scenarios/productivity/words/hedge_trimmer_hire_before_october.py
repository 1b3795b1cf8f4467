"""The words of `hedge-trimmer-hire-before-october`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, person, words

HEDGE = words("hedge", "trimmer", "bushes")
NOT_NOW = any_of(
    as_is(words("not", "no", "don't", "can't", "cannot", "isn't", "won't", "without", "mustn't", "nothing")),
    words("October", "forbid*", "ban*", "cancel*", "nesting", "birds", "off", "postpone*", "drop*", "later", "wait*"),
)
_PLAN = words("note", "plan", "list", "jobs", "garden day notes")
GOES_ON = words("is exempt", "are exempt", "still cut", "cut ours", "cut it as planned", "hedge as planned",
                 "can cut", "may cut", "day is cancelled", "day is off", "no garden day")  # fmt: skip

SLOTS = {
    "the trimmer": words("trimmer", "hire order", "rental", "hired tool", "machine", "hired", "hire",
        "390", "clippers", "cutter"),
    "that it is cancelled": words("cancel*", "call off", "return the"),
    "the hedge": words("hedge", "that job", "cutting", "trimming", "trim", "the job", "clipping"),
    "the plan": _PLAN,
    "who is told": any_of(person("Bilal Hassani"), words("both", "two", "parents")),
    "that they are told": words("tell", "let", "message", "inform", "write", "text", "notify", "post",
                                "send"),
}  # fmt: skip
AVOIDS = {
    "what is off": words("cancel the garden day", "call off the garden day", "postpone the garden day",
                         "move the garden day", "cancel both orders", "cancel the two orders",
                         "cancel the wheelbarrow", "cancel the rakes", "trimmer and the wheelbarrow"),
    "the rule": words("hedge is exempt", "exempt, so", "keep the trimmer", "still be cut on Saturday"),
}  # fmt: skip

"""The words of `rocker-passed-on-to-zodwa`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, person, words

ROCKER = words("rocker", "swing", "rocking seat", "rocking chair", "cradle", "baby seat")
STOP = any_of(
    as_is(words("not", "don't", "stop", "never", "no longer", "no more", "nobody", "out of it", "out of the rocker")),
    words("unsafe", "dangerous", "danger", "put away", "put it away"),
)  # fmt: skip
WHY = words("recall*", "unsafe", "danger*", "fold*", "collaps*", "give way", "gives way", "accident*", "fault*",
             "defect*", "hurt", "injur*", "warning", "called back")  # fmt: skip
REFUND = words("refund*", "money back", "return", "reimburs*", "give back", "pay back")
HARMLESS = words("is safe", "are safe", "no danger", "no hurry", "keep using", "carry on", "still use it")

SLOTS = {
    "whom": any_of(
        person("Zodwa Mbele", first_alone=False),
        words("sister-in-law", "family chat", "family group", "Sipho's sister", "Family conversation"),
    ),
    "the rocker": words("rocker", "swing"),
    "that it is dangerous": any_of(
        words("warn*", "recall*", "alert*", "unsafe", "danger*", "stop*", "take him out", "out of it"),
        as_is(words("not to use", "not use", "must not")),
    ),
    "the refund": words("refund*", "return*", "money back", "full price", "reimburs*"),
}  # fmt: skip
AVOIDS = {
    "whom": words("Zodwa Nkosi", "Ms Nkosi", "Mrs Nkosi", "both Zodwas"),
    "what goes back": words("return the high chair", "refund for the high chair", "the high chair and",
                            "and the high chair", "and high chair", "replacement", "order 5730"),
    "when": words("tomorrow", "next week", "at the weekend"),
}  # fmt: skip

"""The words of `rocker-passed-on-to-zodwa`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import GIVES, REMOVES, doing, telling
from pare_scenarios.pairing import amid, unless
from pare_scenarios.plainly import UNASKED

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
        words("sister-in-law", "family chat", "family group", "Sipho's sister", "Family conversation", "Zo",
              "husband's sister", "baby's mother", "his sister", "the young mother", "Family"),
    ),
    "the rocker": amid(words("rocker", "swing", "rocking", "cradle", "frame", "baby seat"), "1499", "1,499",
                       "full price",
                       "5512", "K4"),
    "that it is dangerous": any_of(
        words("warn*", "recall*", "alert*", "unsafe", "danger*", "stop*", "take him out", "out of it", "fold*",
              "collaps*", "hazard*", "risk*", "not safe", "urgent*", "out of the", "give way", "defect*"),
        as_is(words("not to use", "not use", "must not", "not sleep", "don't use", "no longer", "never", "not put")),
    ),
    "the refund": words("refund*", "return*", "money", "full price", "reimburs*", "1499", "1,499", "claim*",
                        "pays you", "paid back", "get back", "give back"),
}  # fmt: skip
AVOIDS = {
    "whom": any_of(words("Zodwa Nkosi", "Ms Nkosi", "Mrs Nkosi", "both Zodwas", "at the clinic", "Bayside"),
                   telling("Nkosi")),
    "what goes back": unless(
        words("return the high chair", "refund for the high chair", "the high chair and", "refund of the high chair",
              "and the high chair", "and high chair", "replacement", "order 5730", "5730", "high chair back",
              "high chair as well", "high chair too", "return both", "send back the high chair", "new rocker",
              "another rocker"),
        "stays", "stay", "not concerned", "not affected", "isn't affected", "fine", "not recalled", "safe", "untouched",
        "not part", "isn't concerned",
    ),
    "when": words("tomorrow", "next week", "at the weekend", "on Friday", "when she wakes", "when she is awake"),
    "what else": words("promise her", "give her the money", "money to her", "share the money", "keep using it",
                       "pass the money", "split the money", "offer her", "buy her", "lawyer", "post it online"),
    "what goes beyond": any_of(
        doing(GIVES, "new one", "new rocker", "replacement", "money", "half", "the refund", "another", "cot", within=6),
        telling("the clinic", "the police", "the newspaper", "your friends", "the midwife", "the neighbours"),
        doing((*REMOVES, "have"), "throw it", "thrown away", "fetch* it", "smash*"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

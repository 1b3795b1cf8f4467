"""The words of `rocker-passed-on-to-zodwa`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import GIVES, REMOVES, doing, telling
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked, outright

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
              "husband's sister", "baby's mother", "Zodwa's little one", "Zodwa's baby", "Zodwa's boy", "Zodwa's son",
              "baby's mum", "little one's mother", "his sister", "the young mother", "sister of your husband",
              "sister of Sipho", "child's mother",
              "mother of the little", "Family"),
    ),
    "the rocker": amid(words("rocker", "swing", "rocking", "cradle", "frame", "baby seat"), "1499", "1,499",
                       "full price",
                       "5512", "K4", "Umbali Baby", "the number", "maker", "Umbali"),
    "that it is dangerous": any_of(
        words("warn*", "recall*", "alert*", "unsafe", "danger*", "stop*", "take him out", "out of it", "fold*",
              "collaps*", "hazard*", "risk*", "not safe", "urgent*", "out of the", "give way", "defect*"),
        as_is(words("nobody may", "nobody should", "nobody must", "not to use", "not use", "must not", "not sleep",
                    "don't use", "no longer", "never", "not put")),
    ),
    "the refund": words("refund*", "return*", "money", "full price", "reimburs*", "1499", "1,499", "claim*",
                        "pays you", "paid back", "get back", "give back"),
}  # fmt: skip
_AVOIDS = {
    "whom": any_of(words("Zodwa Nkosi", "Ms Nkosi", "Mrs Nkosi", "both Zodwas", "at the clinic", "Bayside"),
                   telling("Nkosi")),
    "what goes back": unless(
        words("return the high chair", "refund for the high chair", "the high chair and", "refund of the high chair",
              "refund of the chair", "refund for the chair",
              "return of the chair",
              "and the high chair", "and high chair", "replacement", "order 5730", "5730", "high chair back",
              "high chair as well", "high chair too", "return both", "send back the high chair", "new rocker",
              "another rocker"),
        "stays", "stay", "not concerned", "not affected", "isn't affected", "fine", "not recalled", "safe", "untouched",
        "not part", "isn't concerned",
    ),
    "when": any_of(
        outright(words("tomorrow", "next week", "tomorrow morning", "next weekend", "at the weekend", "on Friday",
                       "when she wakes", "when she is awake",
              "when he wakes", "once he wakes", "when the baby wakes", "once the baby", "after the baby", "after he",
              "after she", "in the morning", "weekend", "later this week", "in a few days", "when you see her",
              "next time",
              "when you meet", "after the nap", "at breakfast", "over breakfast", "at lunch", "after work",
              "after dinner", "it is paid", "it's paid", "once you have the", "when you have the",
              "as soon as the refund", "once the refund", "once the money")),
        unless(other_days(date(2027, 2, 9), date(2025, 11, 14), date(2026, 10, 18)), "rather than", "instead of",
               "not wait"),
    ),
    "what is said": any_of(
        words("may be used", "can be used", "may use it", "can use it", "may sleep", "can sleep", "under watch",
              "under supervision", "while she watches", "only when awake", "only while awake", "when awake",
              "short naps",
              "until a new", "until the new", "is safe", "exchang*", "swap*", "voucher", "credit note", "repair*",
              "spare part", "new frame", "to her account", "in her name", "to Zodwa's account"),
        following(words("ask*", "have", "let", "get", "beg*"),
                  words("Umbali", "Umbali Baby", "the maker", "Sipho", "your husband", "the shop", "her brother"),
                  words("to warn", "to tell", "to let", "to inform", "to write", "to call", "to ring", "warn", "tell"),
                  within=0),
        following(words("high chair", "chair"), words("is recalled", "must not", "is dangerous", "is unsafe",
                                                      "can fold",
                                                     "recalled and"), within=1),
        asked(other_sums(1499)),
    ),
    "what else": words("promise her", "give her the money", "money to her", "share the money", "keep using it",
                       "pass the money", "split the money", "offer her", "buy her", "lawyer", "post it online"),
    "what goes beyond": any_of(
        doing(GIVES, "new one", "new rocker", "replacement", "money", "half", "the refund", "another", "cot", within=6),
        telling("the clinic", "the police", "the newspaper", "your friends", "the midwife", "the neighbours",
                "your mother", "mother", "the choir", "the paediatrician", "the doctor"),
        following(words("ask*", "tell*", "have", "let"), words("her to bring", "her bring", "her to send",
                                                               "her to return",
                                                               "Mbele to bring", "Mbele to return", "Mbele to send",
                                                               "her to fetch", "her to come"), within=1),
        words("bring the rocker back", "bring it back", "hand it back to you", "give it back to you", "pick it up",
              "fetch it", "collect it"),
        following(words("rocker", "swing"), words("is not recalled", "isn't recalled", "is not concerned", "is fine"),
                  within=0),
        doing(("pass*", "forward*", "transfer*", "hand*", "shar*", "give"), "the refund", "the money", within=2),
        following(words("tell*", "ask*", "have", "let", "send*"), words("Sipho to", "Sipho drive", "Sipho fetch",
                                                                       "your husband to"), within=0),
        words("rocker is not recalled", "rocker isn't recalled", "swing isn't recalled", "rocker is fine", "sue",
              "sue them", "damages", "court", "consumer*"),
        doing((*REMOVES, "have"), "throw it", "thrown away", "fetch* it", "smash*"),
    ),
    "that nobody lies in it": words(
        "somebody watch*", "someone watch*", "while somebody", "while someone", "while she is there", "in her sight",
        "in sight", "only while", "only when", "only if", "only under", "only by day", "by day only", "only for naps",
        "unless she", "with a blanket", "on the floor only", "may stay in", "may go on", "at her own risk",
        "can go on", "not at night", "only at night", "for tonight it", "one more night", "this night",
        "more carefully", "with care", "keep an eye", "until it is repaired", "until it is checked", "tighten",
        "screws",
    ),
    "that nobody gets it": words("sell it on", "resell", "sell it", "give it away", "pass it on to", "hand it on to"),
    "that it is certain": words("if it is K4", "if it is the", "if it is one", "ask Sipho", "check the lot",
                                "check whether",
                                "check first", "know the lot", "finds the lot", "compare the lot"),
    "that you want the money": any_of(
        as_is(words("no money", "no refund", "not want the money", "don't want the money", "without a refund",
                    "need no", "not need the money")),
        words("keep the money", "waive", "donate"),
    ),
    "which thing": any_of(
        as_is(words("use the high chair", "using the high chair", "into the high chair", "in the high chair")),
        unless(following(words("use", "using", "sleep*", "sit*", "recall*", "danger*"), "high chair",
                                    within=3),
                          "may", "not concerned", "safe", "fine", "not recalled")),
    "which order": any_of(
        words("order 5730", "lot C2", "cancel order", "both orders", "order a new", "reorder"),
        following(words("return*", "refund*", "money", "order"), "5730", within=4),
    ),
    "whose money": words("1,499 to her", "1,499 to Zodwa", "money to her", "refund to her", "sum to her",
                         "price to her",
                         "paid to her", "refunded to her", "pay her", "pay Zodwa", "paid to Zodwa", "to hers",
                         "refund to Zodwa", "refunded to Zodwa", "refund for Zodwa", "refund her", "to her card",
                         "to Sipho's account", "in Zodwa's name", "to Zodwa Mbele's account", "refund goes to",
                         "let her have the refund", "she gets the refund", "she gets the money"),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}

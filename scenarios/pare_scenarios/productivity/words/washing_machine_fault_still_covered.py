"""The words of `washing-machine-fault-still-covered`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, code, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import UNDONE, in_copy

BILL, SERIAL, FAULT = "MA-77120", "BW7-48213", "E21"
OTHERS = as_is(code("BW5-20114"), code("BD5-33907"), code("MA-90455"))
_SLIPS = any_of(*(
    code(right[:at] + right[at + 1] + right[at] + right[at + 2:])
    for right in (BILL, SERIAL) for at in range(right.index("-") + 1, len(right) - 1) if right[at] != right[at + 1]
))  # fmt: skip
WASHER = words("washer", "washing machine", "W7", "Brisa", "machine")
CLAIM = words("warranty", "guarantee", "claim", "covered", "free of charge", "shop has to mend", "has to repair")
MAN = words("handyman", "Mr Demir", "Demir", "repair*", "he", "him", "nobody", "no one", "anyone", "anybody", "it")
STOP = any_of(
    as_is(words("not", "don't", "no", "nobody", "stop", "hold off", "call off", "before", "let anyone")),
    words("cancel*", "wait", "send him away", "leave it", "warranty", "guarantee"),
)
WRONG_FAULT = unless(code("F21"), words("not", "first", "corrected", "instead", "mistake", "misread", "typo"))

SLOTS = {
    "the warranty": any_of(CLAIM, words("mend it for free", "for free", "the seller", "shop must", "at no cost",
                                        "shop's business", "shop's job", "shop's duty", "up to the shop",
                                        "shop has to", "shop should", "service address", "seller's business")),
    "the machine": any_of(WASHER, words("MA-77120", "BW7-48213", "E21", "appliance")),
    "what it shows": any_of(code(FAULT), words("fault code", "error code", "fault", "error")),
    "who waits": any_of(person("Zeynep Özkan"), words(
        "wife", "partner", "at home", "in the chat", "your family", "who wrote", "905305550112")),
    "that the handyman waits": words("handyman", "Mr Demir", "Demir", "repairman", "repair", "let no one open",
                                     "no one open", "nobody open", "nobody touch", "no one touch", "tomorrow's visit",
                                     "neighbour", "man with the screwdriver", "keep ... closed", "Mr D",
                                     "man downstairs", "man from downstairs", "nine o'clock visit", "downstairs",
                                     "nobody may open", "no one may open", "nobody opens", "nobody ... open*",
                                     "no one ... open*", "not be opened", "don't open", "not open", "unopened",
                                     "hands off", "not to come", "needn't come", "need not come", "doesn't come",
                                     "stay* shut", "stay* closed"),
    "the reminder": words("remind*", "asks you", "ask you", "nudge*", "jog*", "alert", "alarm", "early next week",
                          "on Monday", "follow up", "18 October", "on the 18th"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("mother", "Selma", "school", "bus company", "eldest"),
    "besides": volunteered(
        "laundry", "money back", "loan machine", "lend you", "second-hand", "if they don't come", "by then",
        "1,500 lira back", "pay the 1,500", "parents' evening", "forgot you", "dryer in May", "faster this time",
        "new machine", "at your own cost", "open it yourself",
    ),
    "what it shows": asked(WRONG_FAULT),
    "that he does not come": any_of(
        following(words("let", "have"), words("handyman", "Mr Demir", "Demir", "neighbour", "him"),
                  words("look", "open", "start", "come", "try", "check", "see", "do"), within=0),
        following(words("let", "have"), words("the handyman", "the neighbour", "the man", "Mr Demir"),
                  words("look", "open", "start", "come", "try", "check", "see", "do", "in"), within=0),
        words("Demir at ten", "Demir at eleven", "Demir on Saturday", "Demir another day", "Demir later",
              "Demir may come", "Demir can come", "handyman may come", "handyman can come", "come after all",
              "she a reminder", "she a nudge", "Zeynep a reminder", "her a reminder", "remind her", "remind Zeynep",
              "Demir his", "Demir the 1,500", "Demir 1,500", "handyman his", "for the trouble", "for his trouble",
              "handyman look first", "look first", "handyman may look", "Mr Demir may look", "comes all the same",
              "comes as planned", "come as planned", "keep the handyman", "keep Mr Demir", "let the handyman in"),
    ),
    "when it goes": unless(following(words("send", "write", "mail", "lodge", "file", "claim"),
                                     words("on Monday", "on Tuesday", "tomorrow", "after the weekend"),
                                     words("Zeynep", "wife"), within=14),
                           "remind* ... Monday", "nudge* ... Monday", "remind* ... Tuesday", "tomorrow's",
                           "reminder on Monday", "reminder on Tuesday"),
    "the machine": asked(any_of(_SLIPS, OTHERS, words("W5", "D5", "for the dryer", "dryer with", "your dryer",
                                                    "dryer's", "old washer's"))),
    "who waits": any_of(following(words("ask", "text", "message"), words("your mother", "Selma",
                                                                                                  "Mr Demir"),
                                                                                                  within=0),
                        words("your mother to", "your mother that")),
    "the days": other_days(*(date(2027, 10, n) for n in (14, 15, 18, 19, 20)), date(2026, 1, 7), date(2026, 1, 9),
                           date(2028, 1, 9)),
    "what is bought": any_of(EAGER, words(
        "order a new", "buy a new", "a new Brisa", "new W7", "new washer", "pay Mr Demir", "pay the handyman",
        "book the handyman", "confirm the handyman", "confirm Mr Demir", "second-hand washer", "money back", "refund",
        "return it", "replacement machine", "parents' evening", "laundry", "launderette", "let him look",
        "extended warranty", "swap your shift", "bus pass", "pay him",
    )),
    "who reads along": in_copy("Mr Demir", "the handyman", "your mother", "Selma", "the school"),
    "how it is asked": asked(any_of(
        words("to the maker", "the manufacturer", "Brisa directly", "by phone", "post office", "return the washer",
              "send the washer back", "replacement", "new one instead", "at your expense", "pay for the repair"),
        following(words("dryer", "D5", "W5", "old washer"), words("order", "serial", "number"), within=1),
        words("Zeynep to send the claim", "Zeynep to write to the shop", "Zeynep to call the shop"),
    )),
    "what is left undone": UNDONE,
}  # fmt: skip

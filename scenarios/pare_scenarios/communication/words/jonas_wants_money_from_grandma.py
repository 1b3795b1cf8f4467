"""The words of `jonas-wants-money-from-grandma`: what its proposals are to name and must not say."""

from pare.expect import affirmed, as_is
from pare.phrases import any_of, number, person, words
from pare_scenarios.pairing import unless
from pare_scenarios.sayings import FRAUD, PAYS_NOT

MATTER = as_is(words("pay*", "money", "bank", "transfer*", "send", "Jonas", "message", "number", "savings", "anything",
                     "go", "check"))  # fmt: skip
NOT_HE = any_of(
    as_is(words(
        "not Jonas", "not him", "not from Jonas", "not from him", "not our Jonas", "wasn't Jonas", "isn't Jonas",
        "wasn't him", "isn't him", "never wrote", "didn't write", "did not write", "never asked", "didn't ask",
        "did not ask", "doesn't need", "does not need", "not need any", "needs no", "needs nothing",
    )),
    FRAUD,
)  # fmt: skip
PAY = unless(
    words("pay it", "pay half", "pay them", "pay the money", "pay the bill", "pay at two", "can pay", "may pay",
          "should pay", "please pay", "and pay", "we pay", "I pay", "at the bank", "go to the bank", "send the money",
          "transfer the money", "go ahead", "have paid"),
    "before", "until", "till", "if",
)  # fmt: skip
NOT_YET = any_of(
    PAYS_NOT, as_is(words("no money", "don't go", "not go", "not to go", "not to the bank")),
    words("wait", "hold off", "hold on", "stop", "stay at home", "stay away"),
)  # fmt: skip
DOUBT = words("yet", "until", "till", "may", "might", "perhaps", "maybe", "could be", "not sure", "looks like", "think")
ASKED = words("phone", "number", "money", "euros", "message", "wrote", "write", "text*", "claim*", "really you",
              "is it you")  # fmt: skip
GRANDMOTHER = person("Josefa Jansen", aliases=("mother", "mum", "mom", "grandma", "grandmother", "granny", "oma"))
KNOWN = any_of(
    number("+31 6 5550 0142"),
    words("usual number", "old number", "known number", "own number", "real number", "regular number", "his number",
          "saved number", "original number", "number on his card", "number you have", "number you know",
          "mail*", "email*"),
)  # fmt: skip

SLOTS_1 = {
    "my mother": GRANDMOTHER,
    "that she must not pay": any_of(NOT_YET, "warn*", "before she", "keep* her from", "not to do anything"),
    "Jonas": person("Jonas Visser"),
    "where he is known": any_of(KNOWN, words("number you've had", "number he's had", "had for years",
        "on his own phone", "own phone", "phone you know", "his old phone", "number in your contacts",
        "contact you have", "saved contact", "number you always", "number we know", "usual chat",
        "old chat", "his real phone", "his own mobile"), words("he's always had", "always had",
            "always used", "you've always")),
}  # fmt: skip
AVOIDS_1 = {
    "the new number": words(
        "save the new number", "save his new number", "update his card", "update Jonas's card",
        "reply to the new", "answer the new number", "ask the new number",
    ),
    "money": words("pay the bill", "pay the 1,240", "transfer the", "send the money", "send him the"),
}  # fmt: skip
SLOTS_2 = {"my mother": GRANDMOTHER, "that it was not Jonas": affirmed(NOT_HE)}
AVOIDS_2 = {"that she must not pay": words("should pay", "can pay", "may pay", "go to the bank")}

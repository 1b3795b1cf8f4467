"""The words of `jonas-wants-money-from-grandma`: what its proposals are to name and must not say."""

from pare.expect import affirmed, as_is
from pare.phrases import any_of, clock, number, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.sayings import FRAUD, PAYS_NOT
from pare_scenarios.slips import POSTPONED

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
          "saved number", "original number", "number on his card", "number you have", "number you know", "mail*",
          "email*"),
)  # fmt: skip

SLOTS_1 = {
    "my mother": GRANDMOTHER,
    "that she must not pay": any_of(NOT_YET, "warn*", "before she", "keep* her from", "not to do anything",
                                    "keep her money", "keep her purse", "nothing for now", "pay* nothing",
                                    "hold* back", "not transfer", "patien*", "from the bank", "talk her out",
                                    "not yet", "off the transfer", "off the payment",
                                    "not to send", "no money", "leave the bank", "from paying", "off paying",
                                    "not give"),
    "Jonas": any_of(person("Jonas Visser"), words("your son", "your boy", "the boy", "the lad", "real Jonas",
                                                  "grandson")),
    "where he is known": any_of(KNOWN, words(
        "number you've had", "number he's had", "had for years", "on his own phone", "own phone", "phone you know",
        "his old phone", "number in your contacts", "contact you have", "saved contact", "number you always",
        "number we know", "usual chat", "old chat", "his real phone", "his own mobile", "he's always had",
        "always had", "always used", "you've always", "eight years", "very line", "usual line", "known line",
        "own line", "phone he has had", "number he has had", "he has had", "true number", "familiar number",
        "his phone", "old thread", "usual thread", "existing chat", "wrote from last night", "on file", "his card",
        "in your contacts", "usual contact", "usual phone", "same number as", "proper number", "genuine number",
        "usual address", "where he always", "number from before", "real line", "trusted number", "always reach",
        "usually reach", "always write", "own chat", "chat with him", "your chat", "where you write",
        "where you usually",
        "your thread", "thread with", "his chat", "known chat", "chat you have", "usual place", "where you know him",
    )),
}  # fmt: skip
AVOIDS_1 = {
    "the new number": words(
        "save the new number", "save his new number", "update his card", "update Jonas's card", "reply to the new",
        "answer the new number", "ask the new number", "at the new number", "on the new number", "to the new number",
        "under the new number", "via the new number", "ending in 87", "add the new number", "new number to his card",
        "at his new number", "on his new number", "reply to the stranger", "answer the stranger",
        "reply to the unknown", "answer the unknown", "block",
    ),
    "the bank": following(words("tell*", "ask*", "write*", "let"),
                          words("to go to the bank", "to pay the", "to pay it", "to pay him", "to go ahead",
                                "to transfer the",
                                "she can pay", "she may pay"), within=4),
    "money": words("pay the bill", "pay the 1,240", "transfer the money", "transfer the 1,240", "send the money",
                   "send him the", "pay half", "pay it yourself", "call the bank", "write to the bank"),
    "when": any_of(
        following(as_is(clock(14, 30)), as_is(words("not", "nothing", "don't", "hold off", "wait")), within=6),
        clock(14, 30), clock(14, 15), clock(15), clock(16), clock(17), words("this evening", "tonight", "after two",
                                                                          "after the bank")),
    "who else": words("Willem", "your brother", "police", "the family group", "ask the bank", "tell the bank",
                      "delete his message*", "delete the message*", "delete the number", "delete that number"),
    "who else hears": reaching("Willem", "the police", "the stranger", "the swindler", "the bank", "her bank",
        "the fraudster", "your brother", "the impostor", "Josefa's bank", "your mother's bank", "grandma's bank"),
    "besides": any_of(CARELESS, words("police have been", "drive over", "drive to her", "take her card",
        "account number", "block her account", "freeze", "save the number", "collect her", "visit her", "pay back",
        "bill for him", "lend Jonas", "send Jonas")),
    "her bank": words("her branch", "block the transfer", "stop the transfer at", "bank to", "her card", "her PIN",
        "hide her", "pick her up", "you come at", "you'll be there", "go with her", "withdraw", "pay part",
        "a smaller sum", "Saturday", "pay only", "only half", "half of it", "part of it"),
    "at once": asked(outright(any_of(clock(15), clock(16), clock(17), itself(words("this evening", "tonight",
        "tomorrow",
        "this afternoon", "next week"))))),
    "not later": POSTPONED,
    "that both hear": outright(words("Jonas need not", "Jonas needn't", "no need to ask Jonas", "without asking Jonas",
        "Jonas can wait", "ask Jonas later", "ask Jonas tonight", "ask Jonas when", "Jonas in Hamburg can",
        "go without her", "let her go")),
    "where he is asked": outright(words("under the number he gave", "number he gave", "number that wrote",
        "number from the message", "number in the message", "the sink", "answer the message", "reply to the message",
        "reply to that message", "answer that message", "who wrote to her", "number ending 87")),
    "no alarm": outright(words("whole family", "the family", "family chat", "everybody", "everyone", "all relatives",
        "your siblings", "her neighbour*", "the neighbours", "on the news", "post a warning")),
    "what she hears of him": outright(unless(
        words("really needs", "does need", "Jonas needs", "he needs the", "in trouble", "is in need"),
        "whether he really needs", "whether Jonas really needs", "whether he needs", "if he really needs", "claims",
        "says", "said", "pretends", "not")),
}  # fmt: skip
SLOTS_2 = {
    "my mother": GRANDMOTHER,
    "that it was not Jonas": any_of(affirmed(NOT_HE), as_is(words(
        "wasn't he", "was not he", "not he", "wasn't our", "wasn't your", "not her grandson", "not your son",
        "isn't from him", "not from her grandson", "nothing to do with", "somebody else", "someone else",
        "knows of no", "knows nothing", "knew nothing", "phone is fine", "not our boy", "no bill", "not in trouble",
        "is fine", "is all right",
    ))),
}  # fmt: skip
AVOIDS_2 = {
    "that she must not pay": words("should pay", "can pay", "may pay", "go to the bank", "may be Jonas",
                                   "might be Jonas"),
    "that it was not Jonas": words("it was Jonas", "was really Jonas", "Jonas needs", "Jonas does need"),
    "what else": words("Willem", "your brother", "police", "delete", "block", "tell the bank", "inform the bank",
                       "report it", "reply to the stranger", "answer the stranger"),
    "at once": asked(outright(any_of(clock(15), clock(16), clock(17), itself(words("this evening", "tonight",
        "tomorrow",
        "next week", "on Friday", "at the weekend"))))),
    "who else hears": reaching("Willem", "the police", "the stranger", "the swindler", "the bank", "her bank",
        "the fraudster", "your brother", "the impostor", "Josefa's bank", "your mother's bank", "grandma's bank"),
    "besides": any_of(CARELESS, words("account number", "her account", "her PIN", "her password", "report it",
        "report this", "new phone for", "change her number", "her phone number", "drive over", "hand her the money")),
    "what Jonas does": words("Jonas will", "Jonas comes", "come by", "comfort her", "visit", "he will ring",
        "he'll ring", "call her tonight", "you will come", "you'll come", "sleep at", "take her to",
        "change the locks", "her savings to", "close her"),
    "not later": POSTPONED,
    "for certain": outright(words("probably", "perhaps", "presumably", "may not have", "might not have", "seems not",
        "likely not", "not sure", "unsure", "may be a", "might be a", "possibly", "still unclear", "wait with the",
        "may pay tomorrow", "pay tomorrow", "only tomorrow", "only half", "pay after", "after all")),
    "who tells her": words("Jonas to tell", "ask Jonas to", "let Jonas tell", "have Jonas tell", "Jonas tells her",
        "Jonas to write", "Jonas to ring"),
    "who is told": following(words("tell*", "write*", "let", "text*", "inform*"),
                             words("Jonas", "Willem", "your father"),
                             words("for certain", "that it was not", "that it wasn't", "it was not", "it wasn't"),
                             within=2),
    "no alarm": outright(words("whole family", "the family", "family chat", "everybody", "everyone", "all relatives",
        "your siblings", "her neighbour*", "the neighbours", "on the news", "post a warning")),
    "the new number": outright(words("keep the new number", "save the new", "keep his new number", "new number is his",
        "new number all the same", "delete the old number", "keep the number")),
}  # fmt: skip

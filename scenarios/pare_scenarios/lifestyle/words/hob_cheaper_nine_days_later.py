"""The words of `hob-cheaper-nine-days-later`: what its proposals are to name and must not say."""

from pare.phrases import all_of, amount, any_of, words
from pare_scenarios.pairing import following

BACK = words("refund*", "pay back", "pay me back", "difference", "reimburs*", "credit*", "give back", "price promise",
              "price guarantee", "best price promise", "price protection", "transfer")  # fmt: skip
SUM = any_of(amount(250), all_of(amount(1299), amount(1049)))
OTHER = (
    amount(300), amount(999),
    words("send it back", "return the hob", "returning the hob", "hob back", "take it back", "order it anew",
          "cancel the order", "pick it up"),
)  # fmt: skip

SLOTS = {
    "the hob": words("hob", "cooktop", "stove", "Mewa 60", "induction", "30417", "it cheaper", "the price",
        "the article", "your order", "difference"),
    "the difference": any_of(amount(250), all_of(amount(1299), amount(1049)), "difference"),
    "that it is claimed": words("claim*", "ask*", "refund*", "request*", "pay back", "paid back", "writ*",
                                "email", "mail", "get back", "reply", "message", "demand*", "contact"),
    "the shop": words("service desk", "Amber Kitchens", "shop", "store", "seller", "desk", "them"),
}  # fmt: skip
AVOIDS = {
    "how much": any_of(amount(300), amount(150), following(words("claim", "for"), amount(999), within=2)),
    "that the hob stays": words("return the hob", "return your hob", "send the hob back", "return it",
                                "buy it again", "order it again", "order another", "buy another",
                                "send it back"),
}  # fmt: skip

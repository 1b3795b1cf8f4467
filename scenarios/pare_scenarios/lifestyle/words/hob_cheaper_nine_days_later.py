"""The words of `hob-cheaper-nine-days-later`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

BACK = words("refund*", "pay back", "pay me back", "difference", "reimburs*", "credit*", "give back", "price promise",
             "price guarantee", "best price promise", "price protection", "transfer")  # fmt: skip
SUM = any_of(amount(250), all_of(amount(1299), amount(1049)))
OTHER = (
    amount(300), amount(999),
    words("send it back", "return the hob", "returning the hob", "hob back", "take it back", "order it anew",
          "cancel the order", "pick it up"),
)  # fmt: skip

SLOTS = {
    "the hob": amid(words("hob", "cooktop", "stove", "Mewa", "induction", "30417", "it cheaper", "the price", "plate",
                          "cooker", "the article", "your order", "difference", "overpaid", "too much", "black one",
                          "less now", "owe*", "guarantee", "promise", "1299", "price gap",
                          "confirmation"), "overpaid", "refund", "demand", "promised",
                          "guarantee", "1299", "1049", "250",
        "two hundred and fifty", "zloty", "difference"),
    "the difference": any_of(amount(250), "two-fifty", "two fifty", "price gap", "excess", "overcharge*",
                             all_of(amount(1299), amount(1049)), "difference", "overpaid"),
    "that it is claimed": words("claim*", "ask*", "refund*", "request*", "pay back", "paid back", "writ*", "email",
                                "mail", "get back", "reply", "message", "demand*", "contact", "remind them",
                                "hold the shop", "invok*", "reimburs*", "owe*"),
    "the shop": words("service desk", "Amber", "shop", "store", "seller", "desk", "them", "service", "they owe",
                      "people who", "retailer", "mail", "confirmation", "promise of",
                      "service@amber-kitchens.test"),
}  # fmt: skip
AVOIDS = {
    "how much": unless(
        any_of(amount(300), amount(150), amount(200), amount(299),
        following(words("claim", "for"), amount(999), within=2)),
        *MENTIONED,
    ),
    "which hob": unless(words("white hob", "white one", "hob in white", "Mewa 45", "45 cm", "narrow one", "narrow hob",
                              "three zones"), *MENTIONED),
    "when": any_of(
        following(words("writ*", "mail*", "claim*", "ask*", "email*"),
                  words("next month", "after the 17th", "on the 18th", "on the 20th", "in December"), within=8),
        following(words("remind you", "reminder"), words("to write", "to ask", "to claim", "to mail", "of the 250"),
                  within=8),
    ),
    "that it is claimed": words("whether the price", "before you claim", "fall further",
                                "falls further", "drops further", "drop further", "wait for a", "wait until"),
    "that the hob stays": words("return the hob", "return your hob", "send the hob back", "return it", "buy it again",
                                "order it again", "order another", "buy another", "give it back", "send it back",
                                "second one", "second hob", "take it back", "cancel the order"),
    "to whom": words("newsletter's sender", "sender of the newsletter", "newsletter box", "to the newsletter",
                     "news@", "newsletter's box", "reply to the newsletter", "answer the newsletter",
                     "newsletter's address", "newsletter address", "write to Milan", "ask Milan", "tell Milan"),
    "what else": words("complain*", "bad review", "voucher", "five stars", "lawyer", "consumer"),
    "what goes beyond": any_of(
        telling("Jakub", "Sobieski", "the fitter", "the electrician", "Mewa", "the maker", "the manufacturer",
                "the brand",
                "Milan", "your bank", "the carrier", "the delivery men"),
        doing((*BUYS, "spend*"), "pots", "pans", "hood", "oven", "saucepan", "cookware"),
        words("announce that", "or else", "otherwise you", "you send it back", "you will return", "threat*"),
    ),
    "the sum": other_sums(250, 300, 999, 1049, 1149, 1299),
    "that it is done now": POSTPONED,
    "which day": other_days(
        date(2027, 11, 12), *(date(2027, 11, number) for number in (3, 4, 5, 6, 14, 15, 17)), date(2027, 10, 29),
    ),
    "what nobody asked for": unless(UNASKED, "Amber owes", "shop owes", "Kitchens owes", "store owes", "desk owes",
                                    "it owes you"),
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}

"""The words of `a-bride-and-a-regular-at-the-same-hour`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless

TODAY = date(2027, 6, 23)
THURSDAY, FRIDAY, SATURDAY = (day(date(2027, 6, one), today=TODAY) for one in (24, 25, 26))
AT_SIX, HALF_NINE = clock(18), clock(9, 30)
FIFTEEN = any_of(amount(15), words("fifteen per cent", "fifteen percent"))
WHO = words("Zeynep", "Kaya")
BRIDE = any_of(WHO, words("bride", "wedding", "bridal"))

VOGEL = any_of(
    person("Birgit Vogel", aliases=("Frau Vogel",)),
    words("regular", "regular customer", "regular client", "other customer", "other client", "other lady"),
)  # fmt: skip
OTHER_PRICES = words(
    *(f"{much} {how}" for much in ("five", "ten", "twenty", "twenty-five", "thirty", "half", "50", "5", "10", "20",
                                   "25", "30")
      for how in ("percent", "per cent", "off", "percentage*", "cheaper")), "free of charge", "for free",
)  # fmt: skip
GIFTS = words(
    "treatment", "complimentary", "free colour", "free cut", "gift*", "voucher", "coupon", "for nothing",
    "on the house", "extra service",
)  # fmt: skip
SLOTS_1 = {
    "Frau Vogel": VOGEL,
    "Thursday at six": all_of(any_of(THURSDAY, "Thursday"), AT_SIX),
    "Friday at half past nine": all_of(any_of(FRIDAY, "Friday"), HALF_NINE),
    "what the house rules say": any_of(
        FIFTEEN, words("discount", "rebate", "reduc*", "house rules", "price off", "off the price", "cheaper",
                       "less to pay"),
    ),
    "who keeps her hour": any_of(BRIDE, words("married", "marries", "registry"), clock(13, 30), clock(16)),
}  # fmt: skip
AVOIDS_1 = {
    "who keeps the hour": any_of(
        words("ask Zeynep", "move Zeynep", "offer Zeynep", "Zeynep to come", "move the bride", "ask the bride",
              "off for Zeynep", "offer the bride", "move the wedding*", "shift Zeynep", "shift the bride",
              "Vogel keeps", "Vogel keep", "regular keeps", "regular keep"),
        following(words("apolog*", "sorry"), words("to Zeynep", "to the bride"), within=1),
    ),
    "the times": any_of(
        unless(any_of(SATURDAY, "Saturday"), "fly", "flies", "Madeira", "leaves", "before", "holiday", "away"),
        words("next week", "Wednesday at", "Friday at six", "Thursday at half past nine"),
    ),
    "which hour on which day": any_of(
        following(THURSDAY, "at", HALF_NINE, within=0), following(FRIDAY, "at", AT_SIX, within=0),
        following(BRIDE, any_of(clock(12, 30), clock(14), clock(14, 30), clock(15)), within=2),
    ),
    "the discount": OTHER_PRICES,
    "gifts": GIFTS,
    "why": any_of(
        words("that a bride", "because of a bride", "for a bride", "because of Zeynep", "is getting married",
              "that a wedding", "because of a wedding"),
        following(words("tell*", "explain*", "write*"), words("that Zeynep", "of Zeynep", "about Zeynep"), within=4),
        following(words("tell*", "write*", "text*", "explain*", "inform*", "let"), WHO,
                  words("clash*", "double*", "mix-up", "overlap*", "twice", "collision", "conflict"), within=8),
    ),
    "what she hears": following(words("explain*", "mention*", "reveal*", "the reason", "say that", "saying that",
        "tell her that", "telling her that", "add that", "adding that", "because of"), any_of(WHO, words("bride",
        "wedding", "marri*", "registry")), within=6),
    "another hour": other_times(18, (9, 30), (13, 30), 16, 14),
    "who else": reaching("the bridesmaids", "her bridesmaids", "bridesmaids", "all customers"),
    "what else": any_of(CARELESS, words("prosecco", "champagne", "free coffee", "waiting list", "next time for",
        "shorter", "squeeze her in", "stay open longer", "colleague to")),
    "other clients": words("last client", "last customer", "other appointments", "another client", "another customer",
        "cancel your", "lunch break", "bring forward", "earlier than planned", "work late", "bridesmaids' fee",
        "the bride pay", "more expensive", "surcharge"),
}  # fmt: skip
SLOTS_2 = {
    "Frau Vogel": VOGEL,
    "Thursday at six": all_of(any_of(THURSDAY, "Thursday"), any_of(AT_SIX, "evening")),
    "the calendar": words("move", "moving", "calendar", "entry", "appointment", "reschedul*", "shift", "put her down",
                          "diary", "book*", "enter*", "rebook*", "slot", "switch*", "change", "transfer*"),
    "that she hears it": words("confirm*", "tell*", "write", "answer", "reply", "let her know", "message"),
}  # fmt: skip
AVOIDS_2 = {
    "the time": any_of(HALF_NINE, SATURDAY, clock(17), clock(19)),
    "gifts": any_of(GIFTS, OTHER_PRICES),
    "who else": itself(words("tell Zeynep", "write to Zeynep", "tell the bride", "let Zeynep know",
        "because of the bride")),
    "another hour": other_times(18, 14, (13, 30), 16),
    "what else": any_of(CARELESS, words("prosecco", "champagne", "reminder for Zeynep", "deposit")),
}  # fmt: skip

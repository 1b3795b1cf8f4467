"""The words of `a-bride-and-a-regular-at-the-same-hour`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

TODAY = date(2027, 6, 23)
THURSDAY, FRIDAY, SATURDAY = (day(date(2027, 6, one), today=TODAY) for one in (24, 25, 26))
AT_SIX, HALF_NINE = clock(18), clock(9, 30)
FIFTEEN = any_of(amount(15), words("fifteen per cent", "fifteen percent"))
WHO = words("Zeynep", "Kaya")
BRIDE = any_of(WHO, words("bride", "wedding", "bridal"))

VOGEL = any_of(
    person("Birgit Vogel", aliases=("Frau Vogel",)),
    words("regular", "regular customer", "regular client", "other customer", "other client", "other lady",
          "lady at two", "lady booked at two", "Madeira lady", "Madeira traveller", "one who flies to Madeira"),
)  # fmt: skip
OTHER_PRICES = words(
    *(f"{much} {how}" for much in ("five", "ten", "twenty", "twenty-five", "thirty", "half", "50", "5", "10", "20",
                                   "25", "30")
      for how in ("percent", "per cent", "off", "percentage*", "cheaper")), "free of charge", "for free",
)  # fmt: skip
GIFTS = words(
    "free treatment", "treatment on top", "complimentary", "free colour", "free cut", "gift*", "voucher", "coupon",
    "for nothing",
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
    "the discount": any_of(
        OTHER_PRICES, words("15 euros", "fifteen euros"),
        following(words("give", "offer*", "grant", "let"), WHO, any_of(FIFTEEN, words("discount", "rebate")), within=3),
    ),
    "who decides": unless(
        following(words("move", "shift", "reschedul*", "rebook", "transfer", "book", "put", "enter", "write", "place"),
                  VOGEL, any_of(THURSDAY, HALF_NINE),
                  within=2),
        "or", "choose", "choice", "either", "whichever", "pick", "prefer*",
    ),
    "when": following(words("tell*", "write*", "text*", "ask*", "offer*", "message"), VOGEL,
                      itself(words("tomorrow morning", "on Friday morning first", "later", "next week")), within=1),
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
    "another hour": asked(other_times(18, (9, 30), (13, 30), 16, 14, 12, 17, 20, (11, 30))),
    "who else": reaching("the bridesmaids", "her bridesmaids", "bridesmaids", "all customers"),
    "what else": any_of(CARELESS, words("prosecco", "champagne", "free coffee", "waiting list", "next time for",
        "shorter", "squeeze her in", "stay open longer", "colleague to")),
    "other clients": words("last client", "last customer", "other appointments", "another client", "another customer",
        "cancel your", "lunch break", "bring forward", "earlier than planned", "work late", "bridesmaids' fee",
        "the bride pay", "more expensive", "surcharge"),
    "that she is entered": outright(any_of(
        words("nothing needs entering", "needs no entry", "need not be entered", "nothing to enter", "no entry needed",
              "leave the calendar as", "calendar stays as", "without entering", "needn't be entered",
              "calendar can wait", "enter the bride later", "enter her later", "need not enter"),
        following(BRIDE, words("already stands in", "is already in", "already is in", "is in your calendar",
                               "stands in your calendar", "is already entered", "is already down"), within=1),
    )),
    "whom you ask": outright(any_of(
        following(words("ask", "write to", "offer", "move", "shift", "text", "tell"),
                  words("Hartmann", "Huda", "Karimi", "Finn", "Weber"), within=2),
        following(words("Hartmann", "Karimi", "Weber", "Zeynep", "Kaya", "bridesmaid*"), words("be asked", "is asked",
            "be asked", "would be offered", "is offered", "could choose", "may choose", "can choose", "would choose",
            "to choose", "picks", "gets the choice", "gets 15", "gets fifteen", "makes room"), within=2),
    )),
    "which hours are hers": following(words("enter*", "block*", "write", "put", "note", "book", "pencil"), BRIDE,
        following(words("at", "from"), any_of(clock(12, 30), clock(14), clock(14, 30), clock(16)), within=0),
        within=4),
    "which evening": following(words("today", "this evening", "tonight"), "at", AT_SIX, within=0),
    "not later": POSTPONED,
    "no answer yet": words("already chosen", "has chosen", "takes Thursday", "moves to Thursday", "comes on Thursday"),
    "what is spared": spared("entry", "calendar", "apology", "discount", "choice"),
    "no other day": words("on Monday", "on Tuesday", "next month", "in August", "in July"),
    "that she pays less": outright(words("percent I'd leave out", "leave out the 15", "without the discount",
        "no discount",
        "without a discount", "without the rebate", "keep the discount", "discount only if", "unless she complains",
        "if she complains", "only if she asks", "unless she asks", "discount can be", "percent can be")),
}  # fmt: skip
SLOTS_2 = {
    "Frau Vogel": VOGEL,
    "Thursday at six": all_of(any_of(THURSDAY, "Thursday"), any_of(AT_SIX, "evening")),
    "the calendar": words("move", "moving", "calendar", "entry", "appointment", "reschedul*", "shift", "put her down",
                          "diary", "book*", "enter*", "rebook*", "slot", "switch*", "change", "transfer*"),
    "that she hears it": words("confirm*", "tell*", "write", "answer", "reply", "let her know", "message"),
}  # fmt: skip
AVOIDS_2 = {
    "the time": asked(any_of(HALF_NINE, SATURDAY, clock(17), clock(19))),
    "gifts": any_of(GIFTS, OTHER_PRICES),
    "whose appointment": following(words("move", "moving", "shift", "switch", "reschedul*", "put", "rebook",
        "confirm*"),
                                   BRIDE, within=2),
    "the day": any_of(
        following(words("to", "on", "for"), FRIDAY, AT_SIX, within=1),
        words("to Friday evening", "Wednesday", "next Thursday", "next week", "after Madeira", "in July"),
    ),
    "not Friday any more": outright(following(
        words("keep", "leave"), any_of(clock(14), words("old appointment", "Friday appointment", "Friday one",
                                                        "Friday entry", "old entry")), within=3)),
    "who else": any_of(
        itself(words("tell Zeynep", "write to Zeynep", "tell the bride", "let Zeynep know", "because of the bride")),
        words("text Zeynep", "message Zeynep", "inform Zeynep", "let the bride know", "reassure Zeynep"),
        reaching("the bridesmaids"),
    ),
    "why": following(words("tell*", "explain*", "mention*", "add*", "saying"), words(
        *(f"{joint} {whom}" for joint in ("that", "about", "because", "because of", "since", "of", "for", "mention*")
          for whom in ("Zeynep", "Kaya", "the bride", "a bride", "the wedding", "a wedding"))), within=6),
    "another hour": asked(other_times(18, 14, (13, 30), 16, 20, 17)),
    "what else": any_of(CARELESS, words("prosecco", "champagne", "reminder for Zeynep", "deposit")),
    "not later": POSTPONED,
    "that she hears it": outright(words("needs no confirmation", "no confirmation", "need not confirm", "no answer",
        "without a confirmation", "without confirming", "knows it already", "knows already", "without an answer",
        "without telling her", "needs no reply", "no reply")),
    "who else hears": any_of(reaching("Hartmann", "Karimi", "Weber", "Huda", "Finn"),
        following(words("Zeynep", "Kaya"), words("hears", "is told", "gets a line", "gets word"), within=1)),
    "how long": words("one hour", "an hour only", "three hours", "half an hour"),
    "what is spared": spared("confirmation", "answer", "reply", "message", "line"),
}  # fmt: skip

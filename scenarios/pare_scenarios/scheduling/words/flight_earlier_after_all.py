"""The words of `flight-earlier-after-all`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

TODAY, FRIDAY = date(2027, 10, 7), date(2027, 10, 8)
AMONG_TEN = any_of(*(clock(10, minute) for minute in (0, 15, 30, 45)), clock(11))
_PICKUPS = any_of(*(clock(14, minute) for minute in (10, 15, 20, 25)))
THE_FRIDAY = on(FRIDAY, TODAY)
SURE = words("as agreed", "as you agreed", "you accepted", "you have accepted", "you confirmed", "you have confirmed",
              "thank you for agreeing", "as you asked")  # fmt: skip
FLIGHT = words("flight", "Vienna", "CA 417", "departure")
CASE = words("suitcase", "case", "luggage", "bag", "pack*")
ASKED = words("proposed", "tbc", "tentative*", "asked", "be confirmed", "not confirmed", "waiting", "unconfirmed")
_TIMES = (
    *(clock(h, m) for h, m in ((16, 55), (14, 55), (17, 5), (17, 35), (17, 40), (18, 20), (18, 40), (19, 40), (20, 40),
                               (21, 25), (21, 30), (14, 30), (15, 30), (16, 30), (13, 30), (14, 0), (13, 45), (12, 0))),
    day(TODAY, today=TODAY), THE_FRIDAY, AMONG_TEN, _PICKUPS,
)  # fmt: skip

_MORI = person(
    "Haruki Mori",
    aliases=("the buyer", "your buyer", "your customer", "the customer", "your guest", "Kobe", "your taster"),
)
_OLD_LANDING = any_of(clock(21, 25), clock(21, 30), clock(20, 40))

SLOTS = {
    "the cab": amid(words("cab", "taxi", "ride", "car", "pick-up", "pickup", "driver", "picked up", "fetched", "leave"),
                    *_TIMES),
    "when to leave": amid(_PICKUPS, *_TIMES),
    "Mr Mori": _MORI,
    "Friday": any_of(THE_FRIDAY, "tomorrow"),
    "Mariam": person("Mariam Weber", aliases=("sister", "your sister")),
}  # fmt: skip
_WRONG = {
    "how he is reached": any_of(
        following(words("text", "call", "ring", "phone", "WhatsApp"), _MORI, within=1),
        following(_MORI, words("text message", "SMS", "WhatsApp", "a text", "a call", "by phone"), within=1),
        words("on his phone", "on his mobile", "by telephone"),
    ),
    "the tasting": words("keep the tasting", "tasting stays", "shorten the tasting", "tasting to 15",
                         "cancel the tasting", "tasting at noon", "taste at noon", "tasting on Friday at noon",
                         "taste on Friday at noon", "tasting on Friday at nine"),
    "when I land": any_of(
        following(words("tell Mariam", "let Mariam know", "write Mariam", "message Mariam", "text Mariam",
                        "tell your sister", "you land", "landing at", "you arrive"), _OLD_LANDING, within=4),
        following(words("tell Mariam", "Mariam that you land at", "land at"), any_of(clock(19, 40), clock(16, 55)),
                  within=0),
    ),
    "that there is a cab": unless(
        following(words("cancel", "call off", "scrap", "drop", "delete"), words("cab", "ride", "taxi"), within=2),
        "new", "another", "anew", "rebook*", "order", "book", "instead", "replac*", "afresh", "get",
    ),
    "who hears what": following(words("tell", "let", "inform"), _MORI, any_of(words("land", "landing", "arriv*"),
                                                                              clock(18, 40)),
                                within=4),
    "where he tastes": asked(following(_MORI, words("to your cellar", "at your cellar", "in your cellar", "in Batumi",
                                                    "at the airport", "in Tbilisi"), within=10)),
    "when he tastes": asked(following(
        _MORI, following(any_of(THE_FRIDAY, "tomorrow"), words("at"), any_of(
            *(clock(hour) for hour in (8, 9, 12, 13, 14, 15, 16)), clock(8, 30), clock(12, 30), clock(14, 30)),
                         within=0), within=6)),
    "that they stand there": unless(
        following(words("delete", "remove", "cancel", "drop", "clear"), words("flight", "suitcase", "CA 417"),
                  within=2),
        "new", "enter", "instead", "anew", "old", "replac*", "set", "return",
    ),
    "that he may taste": unless(
        following(_MORI, words("is off", "is cancelled", "falls through", "will not take place"), within=8),
        "ask*", "instead", "propos*", "whether", "invit*", "offer*", "suggest*", "if he", "could", "Friday",
    ),
    "that Mariam fetches me": words("stay at home", "stays at home", "no need to come", "tram", "not to fetch",
                                    "needn't fetch", "need not fetch", "don't fetch",
                                    "not to come", "your own way into town", "a cab in Vienna", "taxi in Vienna"),
    "when to pack": following(words("suitcase to", "suitcase at", "packing to", "packing at", "suitcase reminder to"),
                              any_of(clock(14, 30), clock(15), clock(15, 30), clock(16), clock(16, 30)), within=0),
    "what he is promised": words("percent", "discount", "rebate", "free bottle*", "gift", "a lower price",
                                 "compensat*", "make it up to him"),
    "the fair": any_of(
        following(words("write", "tell", "mail", "inform", "message", "let", "notify", "warn"),
                  words("fair", "organis*", "organiz*"), within=2),
        words("stand tonight", "stand already", "put up the stand", "put up your stand", "stand this evening"),
    ),
    "the way home": following(words("move", "change", "shift", "rebook", "postpone", "extend"), words(
        "flight home", "return flight", "flight back", "way back", "stay"), within=2),
    "the way back": unless(
        words("flight home", "return flight", "way back", "flight back", "journey home", "stay a day longer",
              "extra night", "another night"),
        "stay*", "unchanged", "untouched", "as it is", "as planned", "nothing", "leave", "remain*", "not", "alone",
    ),
    "which of the times": any_of(following("to", clock(19, 40), within=0), words("leaves at 19:40")),
    "that the tasting is": following("tasting", words("on Friday", "Friday", "tomorrow"),
                                     words("is off", "is cancelled", "falls through"), within=1),
    "which hour is whose": any_of(
        following(following(words("cab", "taxi", "ride"), words("at", "to", "for"), within=2), any_of(
            *(clock(hour) for hour in (12, 13, 14, 15, 16)), clock(13, 30), clock(13, 45), clock(14, 30), clock(14, 55),
            clock(15, 30), clock(16, 30)), within=0),
        following(following(CASE, words("at", "to", "for"), within=2), any_of(
            *(clock(14, minute) for minute in (15, 20, 25, 30)), clock(15), clock(16)), within=0),
        following(following(FLIGHT, words("at", "to"), within=2), any_of(
            clock(13, 30), clock(14, 20), clock(14, 55), clock(19, 40)), within=0),
    ),
    "when he may taste": following(
        words("taste", "tasting"),
        following(any_of(THE_FRIDAY, "tomorrow"), "at", any_of(
            *(clock(hour) for hour in (8, 9, 12, 13, 14, 15, 16)), clock(8, 30), clock(12, 30), clock(14, 30)),
                  within=0), within=6),
    "on which day he tastes": following(_MORI, words("taste", "tasting", "come"), words("today", "this afternoon",
                                                                                      "tonight", "on Saturday"),
                                        within=5),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "that the cab is moved": any_of(
        words("leave the cab", "keep the cab", "leave the taxi", "keep the taxi", "leave the ride", "keep the ride"),
        following(words("cab", "taxi", "ride"), words("from the airport", "from Batumi Airport"), within=5),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the fair", "the organisers", "the airline", "Colchis", "the desk", "the driver", "your staff",
            "her husband"),
        touching("stand", "fair opens", "return flight"),
        asked(words("big car", "borrow the big", "bottles for his", "six bottles", "free of charge",
            "free case", "for his trouble", "as an apology gift", "samples home", "price list", "dinner with",
            "hotel", "upgrade", "extra luggage", "seat", "check in", "check you in", "storm insurance",
            "second tasting", "Saturday as well", "lower price", "better price")),
        asked(other_sums()),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}

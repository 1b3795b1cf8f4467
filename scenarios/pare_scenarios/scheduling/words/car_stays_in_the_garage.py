"""The words of `car-stays-in-the-garage`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

HOME, GUILD_HOUSE, OLD_HALL = "Molenweg 12", "Westerlaan 40", "Oosterkade 9"
TUESDAY, WEDNESDAY = date(2027, 5, 11), date(2027, 5, 12)
TAKES = words(*(f"{take} {what} rental" for take in ("take", "book", "accept", "order") for what in ("the", "a")),
               "rent a car", "hire a car", "yes to the rental")  # fmt: skip

SLOTS = {
    "a cab": words("cab", "taxi", "ride", "driver", "lift", "picked up", "driven"),
    "where to": words("exam", "oral", "guild*", GUILD_HOUSE, "Westerlaan", "desk", "candidates", "examin*", "baker*",
                      "master*", "test", "brass bell", "Groningen", "in time", "on time", "your door", "from home"),
    "the day": day(WEDNESDAY, today=TUESDAY),
    "when it must come": any_of(
        *(clock(7, minute) for minute in (10, 15, 20, 25, 30, 35, 40, 45)),
        following(words("there", "arriv*", "get* you", "reach*", "in time", "desk", "deliver* you", "bring* you",
                        "drop* you", "be at"), any_of(
            *(clock(8, minute) for minute in (0, 5, 10)), clock(7, 50), clock(7, 55)), within=8),
    ),
    "fetching the car": words("car", "garage", "clutch", "vehicle", "wheels", "workshop", "van", "Noorderdiep"),
    "until when": any_of(*(clock(15, minute) for minute in (0, 15, 30, 45)), clock(16), clock(16, 15),
                         "tomorrow afternoon", "Wednesday afternoon", "in the afternoon", "before the dough",
                         "between stocktaking and the dough", "after the stocktaking", "after stocktaking"),
    "putting it off": words("remind*", "put* off", "mov*", "reschedul*", "postpon*", "snooz*", "shift*", "reset*",
                            "slid*", "slip*", "push*", "delay*", "wait*", "later", "instead of", "rather than",
                            "not today", "not before", "pick up the car", "collect*", "fetch*"),
}  # fmt: skip
_WRONG = {
    "the hour": following(words("cab", "taxi", "ride", "pick you up", "pick-up"),
                          any_of(clock(8), clock(8, 15), clock(8, 20), clock(8, 30), clock(9)), within=1),
    "where to": following(words("cab", "taxi", "ride", "bring", "take"), words("Oosterkade", "old hall"), within=9),
    "when I fetch it": following(words("fetch*", "collect*", "car", "pick-up"), words("to", "until", "for"), any_of(
        clock(17), clock(18), words("on Thursday", "to Thursday", "tomorrow morning", "Wednesday morning")), within=4),
    "what the garage hears": any_of(
        words("discount", "complain*", "money off", "compensat*", "lower bill", "reduce the bill"),
        following(words("ask", "tell", "write to", "answer", "demand"), words("garage", "Willem"), within=1),
    ),
    "what I drive": any_of(TAKES, words("answer yes", "reply yes", "write yes", "say yes to the garage",
                                        "small rental as", "borrow a car"),
                           following(words("take", "book", "accept", "get", "use", "order"), "rental", within=2)),
    "from where": any_of(
        following(words("cab", "taxi", "ride"), "from", words("garage", "Noorderdiep", "workshop", "bakery", "shop",
                                                              "guild house", "Westerlaan"), within=2),
        following(words("collects you", "picks you up", "fetches you", "collect you", "pick you up", "fetch you",
                        "waits"), words("at", "from"), words("garage", "Noorderdiep", "workshop", "bakery", "shop"),
                  within=3),
    ),
    "which reminder": following(
        words("apron", "flour", "stocktaking", "dough"),
        words("be put off", "is put off", "be moved", "is moved", "be pushed", "be postponed", "be shifted", "put off",
              "cancelled", "be cancelled"), within=2),
    "which hour is whose": any_of(
        following(words("cab", "taxi", "ride"), words("for tomorrow at", "tomorrow at", "for Wednesday at",
                                                      "on Wednesday at", "at", "for"),
                  any_of(clock(8), clock(8, 15), clock(8, 20), clock(8, 30), clock(9), clock(15), clock(16)), within=0),
        following(words("cab", "taxi"), words("for Thursday", "on Thursday", "for this evening", "for tonight",
                                              "this evening", "right away"), within=3),
        following(words("fetch*", "collect*", "pick up the car"), words("to", "until", "for", "at"), any_of(
            clock(8), clock(9), clock(10), clock(12), clock(13), clock(14)), within=2),
    ),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "when the exam is": any_of(
        following(words("exam", "oral"), words("put off", "moved", "postponed", "cancelled", "shifted",
                                           "to Wednesday"), within=1),
        following(words("move", "postpone", "put off", "shift", "cancel", "skip"), words("exam", "oral"), within=2),
    ),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("the garage", "your garage", "garage", "Noorderdiep", "Willem", "your journeyman", "the guild",
            "the guild house", "the examiners", "the mechanic", "the workshop", "the desk",
            "the baker's guild"),
        touching("apron", "flour", "stocktaking", "dough", "sour dough", "rye"),
        unless(asked(words("cab home", "taxi home", "ride home")), "home to"),
        asked(words("cab back", "taxi back", "ride back",
            "bring you home", "take you home", "fetch you home", "one home", "one back", "return ride",
            "return cab", "second cab", "second taxi", "another cab", "another taxi", "there and back",
            "both ways", "wait for you", "to the garage at", "cab to the garage", "taxi to the garage",
            "wake you", "alarm at six", "leave work early", "close the shop", "invoice", "the bill",
            "cost estimate", "price of the repair")),
        asked(other_sums(65)),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}

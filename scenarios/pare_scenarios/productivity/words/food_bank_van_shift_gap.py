"""The words of `food-bank-van-shift-gap`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, day, none_of, number, person, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TODAY, SATURDAY = date(2027, 4, 15), date(2027, 4, 17)
DAY = day(SATURDAY, today=TODAY)
THE_CAMILA, MARKET, DEPOT = person("Camila Reyes"), words("market"), words("depot")

_ASK = words("ask*", "message", "messaging", "text", "texting", "write", "write to", "writing to", "check with", "call",
             "win", "approach", "sound out", "contact", "drop", "tell")  # fmt: skip
_OTHERS = words("Rafael", "Ortega", "Pilar", "Santiago", "Jorge")
_NUMBERS = tuple(number(f"+57 300 555 {end}") for end in ("0914", "0915", "0917"))
OTHERS_TOO = asked(any_of(
    following(_ASK, _OTHERS, within=1),
    following(as_is(words("and if she", "or if she", "and if Camila", "or if Camila")), as_is(words("Rafael")),
              within=7),
    following(THE_CAMILA, words("and Rafael", "or Rafael"), within=1),
    words("and Rafael at", "and Rafael in", "and Rafael too", "and Rafael as well", "Rafael too", "Rafael as well",
          "the same to Rafael", "question to Rafael", "to Rafael as well", "all reserves", "all your reserves",
          "all four", "other reserves", "at once who", "Rafael in parallel", "Rafael on standby", "Rafael ready"),
))  # fmt: skip
NOT_NOW = any_of(
    POSTPONED,
    following(_ASK, THE_CAMILA, words(
        "tomorrow", "on Friday", "tonight", "on Saturday morning", "later", "after the rota", "next week",
    ), within=1),
    words("tomorrow afternoon", "tomorrow evening", "Friday afternoon", "Friday evening", "Friday night"),
)  # fmt: skip
NEXT_TOO = asked(any_of(
    unless(day(date(2027, 4, 24), today=TODAY), "Diego should", "Diego is", "all right", "fine", "stays", "not"),
    words("from now on", "every Saturday", "in future", "for good", "Diego's shifts", "both Saturdays",
          "all Saturdays"),
))  # fmt: skip
DRIVES = asked(words("she drives", "she'd drive", "drive the van", "driving the van", "Jorge's place", "for Jorge",
                     "instead of Jorge", "replace Jorge", "she sorts", "to sort", "sorts and",
                     "sorting on"))  # fmt: skip
OTHER_THINGS = asked(any_of(
    following(words("tell", "inform", "write", "text", "message", "let"), THE_CAMILA,
              words("that she loads", "that she is loading", "that she's loading", "that she has to", "that she must",
                    "that she is on", "that she's on", "she is down", "to be there", "know that she",
                    "that Camila loads", "that Camila is", "that Camila has to", "that Camila must"), within=1),
    following(words("ask", "whether", "if"), THE_CAMILA, words("whether", "if"), words("Jorge", "Diego", "anybody"),
              within=1),
    following(words("thank", "thanks"), THE_CAMILA, words("for"), within=1),
    following(_ASK, THE_CAMILA, words("on Saturday"), words("whether", "if"), within=0),
    following(THE_CAMILA, words("and"), words("Santiago", "Pilar"), within=3),
    words("one of them", "either of them", "Camila's brother", "Camila's sister", "Camila's mother", "Camila's husband",
          "Camila's son", "to find", "lend you", "lend us", "her car", "new driver", "another driver"),
    words("whether Jorge", "if Jorge could", "Pilar's shift", "free lunch", "a lunch", "pay her"),
    as_is(words("isn't needed", "is not needed", "not needed", "needn't come", "need not come", "without asking")),
    words("knows somebody", "knows someone", "knows anybody", "knows anyone", "somebody to load", "someone to load",
          "find somebody", "find someone", "who could load", "who else", "to ask Rafael", "while Pilar", "while Rafael",
          "count crates", "count the crates", "counts crates", "counting", "to drive", "drive it", "drives it"),
))  # fmt: skip
SLOTS_1 = {
    "Camila": any_of(THE_CAMILA, number("+57 300 555 0916"), words(
        "third reserve", "third on your reserve*", "third on your list", "number three on your",
    )),
    "nobody besides": none_of(OTHERS_TOO, *_NUMBERS),
    "not later": none_of(NOT_NOW, *_NUMBERS),
    "that she is asked": words("ask*", "message*", "text", "check with", "write", "request", "see if", "contact",
                               "invite*", "find out", "whether", "sound out", "approach", "would she", "if she'd",
                               "if she", "could she", "query", "win", "line"),
    "Saturday": amid(DAY, clock(8), clock(12), clock(10), day(date(2027, 4, 16))),
    "no other Saturday": none_of(NEXT_TOO, *_NUMBERS),
    "loading, not driving": none_of(DRIVES, *_NUMBERS),
    "the job": words("load*", "van", "shift", "crates", "stand in", "lift*", "carry*", "help Jorge", "Diego's place",
                     "Diego's job", "replace Diego", "jump in", "cover for Diego", "instead of Diego", "for Diego"),
    "a question for herself": none_of(OTHER_THINGS, *_NUMBERS),
    "the hours": none_of(asked(any_of(words("9 to 13", "nine to one", "9 to 1", "9-13", "10 to 12", "ten to twelve",
                                            "to 13", "till 13", "until 13", "to one", "until one", "till one"),
                                      following(words("from", "at"), clock(9), within=0),
                                      following(words("from"), clock(10), within=0))), *_NUMBERS),
}  # fmt: skip
SLOTS_2 = {
    "Camila": THE_CAMILA,
    "the rota": words("rota", "schedule", "note", "sheet", "roster", "plan", "shift list", "list"),
    "the event": words("calendar", "event", "guest*", "attendee*", "invit*", "appointment", "diary", "entry"),
    "Jorge": any_of(person("Jorge Medina"), words("the driver", "your driver")),
    "the market": any_of(MARKET, words("flower stall*", "the flowers", "flower stands")),
}  # fmt: skip
AVOIDS_2 = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Pilar", "Santiago", "Rafael", "volunteers", "reserves", "Diego")),
    "besides": volunteered(
        "plan her", "also on the 24th", "for the 24th", "24th too", "both weekends", "off the reserve*",
        "off the list of reserves", "Rafael up", "flowers for", "get well", "her mother's", "driven home",
        "drive her home",
    ),
    "where she waits": any_of(
        words("at the depot, where", "meet him at the depot", "wait at the depot", "at her mother's", "her home"),
        asked(unless(DEPOT, "not", "instead", "rather", "than", "from", "first", "leave*", "before")),
    ),
    "whose place": words("besides Diego", "beside Diego", "in addition to Diego", "next to Diego", "as well as Diego",
                         "along with Diego", "together with Diego", "third person", "third one", "third guest",
                         "third name", "and Diego stays", "keep Diego"),
    "when he hears it": words("on Saturday to", "on Saturday that", "on Saturday morning", "tomorrow evening",
                              "tomorrow afternoon", "after the printer", "once it is printed"),
    "which Saturday": asked(any_of(
        words("24 April as well", "both Saturdays", "the 24th as well", "all Saturdays", "24th too"),
        other_days(TODAY, *(date(2027, 4, n) for n in (16, 17, 24))),
        unless(day(date(2027, 4, 24), today=TODAY), "stays", "as planned", "not", "all right"),
    )),
    "who loads": asked(words("Rafael", "Santiago", "Pilar", "Jorge's place", "for Jorge", "Jorge out",
                             "instead of Jorge")),
    "what is sent": any_of(EAGER, words(
        "to the printer already", "to the printer now", "send the rota", "print the rota", "rota to the printer",
        "mail the printer", "all volunteers", "all the volunteers", "everybody", "the reserves that", "other reserves",
        "tell Diego that he", "off the reserves", "take her off the reserve", "a cab",
    )),
    "who else gets it": asked(any_of(
        following(words("send", "mail", "forward", "give", "hand"), words("to the printer", "the printer"), within=6),
        words("tell the printer", "inform the printer", "write to the printer", "ask the printer"),
    )),
    "where he fetches her": any_of(
        following(DEPOT, as_is(words("not to the market", "not at the market", "not the market",
                                     "instead of the market")), within=1),
        words("drop her at the market", "take her to the market", "bring her to the market", "home from the market"),
    ),
    "both of them": asked(any_of(
        outright(words("leave the event", "leave the calendar", "leave the rota", "leave the note", "keep the event",
                       "keep the rota as")),
        words("event later", "rota later",
              "event alone", "rota alone", "event can wait", "rota can wait", "Camila and Diego out", "remove Camila",
              "take Camila out", "take Camila off", "strike Camila", "Camila out of"),
        as_is(words("without the event", "without the rota", "not in the event", "not in the rota")),
    )),
    "before it is printed": asked(words("Friday afternoon", "Friday evening", "Friday night", "after Friday",
                                        "on Saturday"
                                        " before", "after noon", "after the print*")),
    "what she does": asked(words("as driver", "as the driver", "as a driver", "as second driver", "she drives",
                                 "Camila drives", "at her mother's", "from her mother's house", "at her home",
                                 "fetch Diego", "pick Diego up", "pick up Diego")),
    "how she gets there": asked(words("the bus", "by bus", "by taxi", "walks to", "on her own", "by herself",
                                      "Rafael's place", "Santiago's place", "Pilar in", "at ten", "at nine")),
    "who is back": asked(words("Diego back", "Diego again", "back to Diego", "Diego loads", "Diego's at the market",
                               "Diego at the market", "Diego instead")),
}  # fmt: skip

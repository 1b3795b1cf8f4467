"""The words of `sitter-cancels-theatre-night`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

TODAY = date(2027, 8, 21)
TONIGHT = any_of(day(TODAY, today=TODAY), words("tonight", "this evening", "Saturday"))
ASKED = words("children", "kids", "little ones", "sit", "babysit*", "sitter", "look after", "mind", "stay with",
               "watch", "come", "free", "available", "step in", "help", "time")  # fmt: skip
_SEVEN = any_of(clock(19), words("seven"))
OFF = any_of(
    words("cancel*", "give up", "release", "call off", "can't make", "cannot come", "will not come", "won't be coming",
          "can't come", "cannot make", "free the table", "do not need", "don't need"),
    following(words("mov*", "chang*", "late*", "instead", "table", "possible"),
              any_of(*(clock(hour, minute) for hour, minute in ((22, 30), (22, 45), (23, 0)))), within=9),
)  # fmt: skip

SLOTS_1 = {
    "Rosa": person("Rosa Medina", aliases=("third sitter", "the third")),
    "tonight": amid(TONIGHT, _SEVEN, clock(18), clock(18, 30), clock(20), clock(16, 30), clock(22, 30),
                    clock(23), clock(19, 45)),
    "that she is asked": words("ask*", "message", "write", "text", "request", "see if", "whether", "contact",
                               "check with", "check if", "find out", "question", "could she", "if she", "step in"),
}  # fmt: skip
AVOIDS_1 = {
    "who can come": words("ask Camila", "message Camila", "write to Camila", "Camila or", "or Camila", "and Camila",
                          "ask Teresa", "ask your mother-in-law", "ask Paloma", "try Camila", "Camila as well"),
    "the evening": any_of(
        words("cancel the theatre", "sell the tickets", "stay home tonight", "cancel the table now",
              "return the tickets", "cancel the table first", "give up the tickets"),
        unless(words("cancel your table", "cancel the table", "give up the table", "call off the table",
                     "cancel the dinner", "move the table", "cancel La Higuera"),
               "can still", "could still", "can be", "until", "later", "once she", "after she", "if she", "when she",
               "only then", "not yet"),
    ),
    "when she comes": following(words("Rosa at", "Rosa from", "tonight from", "tonight at", "sit from"),
                                any_of(clock(17), clock(18), clock(18, 30)), within=0),
    "what she is promised": words("double pay", "double", "extra pay", "pay her", "a bonus", "more money"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Camila", "Paloma", "Diego", "your husband", "the theatre", "La Higuera", "the restaurant",
            "your mother", "Teresa"),
        touching("early table", "the table", "theatre", "tickets", "dinner"),
        asked(words("off the early table", "the early table right away", "get well", "puppets", "pay", "extra",
            "overnight", "stay the night", "cab for her now", "order her", "book her a cab", "late show",
            "later performance")),
        asked(other_sums()),
    ),
}  # fmt: skip
SLOTS_2 = {
    "the table": words("table", "dinner", "restaurant", "La Higuera", "reservation", "parrilla", "meal"),
    "a ride": amid(words("cab", "ride", "taxi", "car", "driven"), clock(23), clock(16, 30), clock(18, 30), clock(19),
                   clock(22, 30), clock(20), clock(18)),
    "Rosa": person("Rosa Medina", aliases=("her home", "the sitter", "new sitter")),
    "Diego": person("Diego Serrano", aliases=("your husband", "husband")),
    "the calendar": words("calendar", "entry", "sitter event", "event", "diary", "Sitter: Paloma"),
}  # fmt: skip
AVOIDS_2 = {
    "the evening": words("cancel the theatre", "sell the tickets", "return the tickets", "theatre seats",
                         "give up the theatre", "give up the tickets", "theatre tickets back", "cancel the tickets"),
    "who comes": words("ask Camila", "as well as Camila", "tell Camila", "tell Paloma", "write to Paloma"),
    "when she goes home": following(words("home at", "cab at", "ride at", "cab for", "taxi at", "cab home at",
                                          "ride home at", "home for"), any_of(clock(20), clock(21), clock(22), clock(
                                              22, 15), clock(22, 30), clock(0), clock(19)), within=0),
    "who rides": following(words("cab", "taxi", "ride", "car"), words(
        "for you and", "for you two", "for the two of you", "to the theatre", "from the theatre"), within=3),
    "when she comes": following(words("Rosa", "entry", "calendar"), words("from", "at"),
                                any_of(clock(18), clock(18, 30), clock(20)), within=1),
    "what is not asked for": words("flowers", "Paloma well", "get-well", "get well"),
    "another table": words("new table", "another table", "table to 22:45", "later table", "book a table",
                           "move the table", "reserve a table", "table for after", "table afterwards"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Camila", "Paloma", "the theatre", "your mother", "Teresa", "the children"),
        touching("theatre", "tickets"),
        asked(words("later table", "book a", "new table", "after the theatre", "late dinner", "snack", "pizza",
            "cab to the theatre", "taxi to the theatre", "cab for you", "get well", "get-well", "puppets",
            "pay her", "extra", "overnight", "stay the night", "taxi for Rosa at seven", "pick her up at",
            "fetch her at", "cab to bring her", "wine", "medio y medio")),
        asked(other_sums()),
    ),
}  # fmt: skip

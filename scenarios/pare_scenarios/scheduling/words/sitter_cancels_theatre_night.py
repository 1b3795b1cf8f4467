"""The words of `sitter-cancels-theatre-night`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

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
              "return the tickets", "cancel the table first", "give up the tickets", "give up the theatre",
              "call off the theatre", "you stay home", "you stay at home", "stay at home tonight", "skip the theatre",
              "drop the theatre", "not go to the theatre"),
        asked(following(words("take", "use", "sell", "buy"), "ticket*", within=2)),
        unless(words("cancel your table", "cancel the table", "give up the table", "call off the table",
                     "cancel the dinner", "move the table", "cancel La Higuera"),
               "can still", "could still", "can be", "until", "later", "once she", "after she", "if she", "when she",
               "only then", "not yet"),
    ),
    "when she comes": any_of(
        POSTPONED,
        following(words("Rosa at", "Rosa from", "tonight from", "tonight at", "sit from", "come from", "come at",
            "start at",
                        "starting at", "evening from", "already from"),
                  any_of(clock(17), clock(18), clock(18, 30), clock(16, 30)), within=0),
        asked(following(words("Rosa", "her", "sit", "come", "free"), words(
            "tomorrow", "on Sunday", "next Saturday", "next week", "in the afternoon", "for the afternoon", "at noon"),
            within=4)),
    ),
    "what she is asked": any_of(
        following("Rosa", words("to bring", "to fetch", "to buy", "to cook", "to drive", "to call", "to recommend",
            "to visit",
                                "to lend", "who else", "whom she knows", "if she knows", "whether she knows",
                                "for Camila"),
                  within=2),
        following(words("ask", "write to", "text", "message"), "Rosa", words(
            "tonight whether", "this evening whether", "tonight if", "later", "after five", "at five",
            "at seven whether",
            "after the theatre"), within=0),
    ),
    "that seven is enough": following(words("Rosa at", "Rosa from", "come from", "come at", "sit from", "tonight from",
                                            "this evening from"),
                                      any_of(clock(20), clock(21), clock(19, 45)), within=0),
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
    "who comes": any_of(
        words("ask Camila", "as well as Camila", "tell Camila", "tell Paloma", "write to Paloma"),
        following(words("put", "enter", "add", "note"), "Camila", within=1),
        following(words("remove", "delete", "block", "drop"), "Paloma", words("contact*", "card", "list", "chat",
                                                                                      "number"), within=3),
    ),
    "when she goes home": following(words("home at", "cab at", "ride at", "cab for", "taxi at", "cab home at",
                                          "ride home at", "home for", "ride for", "taxi for", "home again at"), any_of(
        clock(20), clock(21), clock(22), clock(22, 15), clock(22, 30), clock(0), clock(19), clock(18), clock(1)),
            within=0),
    "who rides": any_of(
        following(words("cab", "taxi", "ride", "car"), words(
            "for you and", "for you two", "for the two of you", "from the theatre", "for Paloma", "for Camila"),
            within=3),
        following(words("take", "bring", "drive"), words("Paloma", "Camila", "Diego"), words("home"), within=1),
    ),
    "where she goes": following(words("cab", "taxi", "ride", "car"), words(
        "to the theatre", "to your home", "to your house", "to yours", "to your place", "to La Higuera",
        "from Rosa's", "from her flat", "from her place", "from her home", "from hers",
        "from Calle Ombú"), within=6),
    "that the table goes": asked(any_of(
        following(words("keep", "hold", "confirm", "leave", "reconfirm", "extend"), words(
            "table", "dinner", "La Higuera", "reservation"), within=3),
        following(words("table", "dinner", "reservation"), words("stay", "stays", "as it is", "stands", "as booked"),
                  within=3),
    )),
    "when she comes": following(words("Rosa", "entry", "calendar"), words("from", "at"),
                                any_of(clock(18), clock(18, 30), clock(20)), within=1),
    "what is not asked for": words("flowers", "Paloma well", "get-well", "get well"),
    "another table": words("new table", "another table", "table to 22:45", "later table", "book a table",
                           "move the table", "reserve a table", "table for after", "table afterwards"),
    "that the entry changes": asked(any_of(
        following(words("leave", "keep"), words("Paloma's entry", "sitter entry", "sitter event", "calendar entry",
                                                "calendar as", "Paloma in"), within=2),
        following(words("entry", "event", "calendar"), words("stay", "stays", "remains", "as it is"), within=3),
    )),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Camila", "Paloma", "the theatre", "your mother", "Teresa", "the children"),
        touching("theatre", "tickets"),
        asked(following(words("book", "reserve", "find"), words("table", "supper", "restaurant", "dinner", "hotel",
                                                                "bar"),
                        within=3)),
        unless(following(words("delete", "remove"), words("sitter", "sitter event", "Rosa", "sitter entry"), within=1),
               "Paloma", "Paloma's", "new", "instead", "old", "anew", "enter"),
        words("you can't go", "you cannot go", "you won't go", "you're not going"),
        asked(words("later table", "new table", "after the theatre", "late dinner", "snack", "pizza",
            "cab to the theatre", "taxi to the theatre", "cab for you", "get well", "get-well", "puppets",
            "pay her", "extra", "overnight", "stay the night", "taxi for Rosa at seven", "pick her up at",
            "fetch her at", "cab to bring her", "wine", "medio y medio")),
        asked(other_sums()),
    ),
}  # fmt: skip

"""The words of `cricket-ground-under-water`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.communication.words import CARELESS
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

FRIDAY, SUNDAY, NEW = date(2027, 5, 7), date(2027, 5, 9), date(2027, 5, 15)
MATCH = words("match", "Thornbeck", "cricket", "game")
DAY = any_of(day(NEW, today=FRIDAY), words("Saturday week", "a week later", "a week tomorrow"))
WRONG = (
    any_of(clock(12), clock(14), clock(11)), day(date(2027, 5, 16), today=FRIDAY), day(date(2027, 5, 22), today=FRIDAY),
    unless(day(SUNDAY, today=FRIDAY), "taken", "off", "not", "neither", "fell through", "nor", "was", "first"),
)  # fmt: skip

SLOTS = {
    "the new date": amid(DAY, clock(13), clock(20), day(SUNDAY, today=FRIDAY), clock(11, 30)),
    "the team": words("team", "group", "players", "eleven", "Swifts", "side", "lads", "boys", "chat", "squad",
                      "cricketers", "your men", "everybody", "everyone"),
    "the umpire": words("umpire", "Palmer", "Huw", "ump"),
    "Mrs Fonseka": words("Fonseka", "Kamala", "tea lady", "teas", "caterer", "lady who does the tea*", "tea",
                         "kitchen", "samosa*", "cook", "catering", "frying"),
    "the minibus": words("bus", "minibus", "ride", "cab", "transport", "coach"),
    "the calendar": words("calendar", "diary", "move the match", "event", "reschedul*", "shift the match", "redate",
                          "re-date", "fixture", "entry", "appointment", "move the game", "shift the game",
                          "put the match", "put the game"),
}  # fmt: skip
AVOIDS = {
    "the new date": asked(any_of(
        words("on Sunday 9", "to Sunday", "for Sunday", "Sunday at", "on Sunday instead", "Friday 14", "Sunday 16"),
        *WRONG[:3],
        day(date(2027, 5, 14), weekday=False, today=FRIDAY), day(date(2027, 5, 29), weekday=False, today=FRIDAY),
    )),
    "no new bus": any_of(
        words("book a new", "new minibus", "rebook", "book another", "book the minibus for", "book a minibus for",
              "move the minibus to", "move the bus to", "book the same", "order a new", "another bus",
              "bus for the fifteenth", "minibus for the fifteenth", "bus for the 15th", "minibus for the 15th",
              "move the bus", "move the minibus"),
        following(words("book*", "order*", "reserve*", "postpone*", "shift*", "move*"), words("minibus", "bus"),
                  any_of(DAY, "then", "that day", "new date"), within=2),
        following(words("change", "switch", "push", "put", "bump", "swap", "transfer"), words("minibus", "bus", "ride"),
                  DAY, within=5),
    ),
    "the bus tomorrow": outright(following(words("leave", "keep", "leaving", "keeping"), words("minibus", "bus",
        "ride"),
                                           within=2)),
    "the match": outright(following(words("leave", "keep"), words("calendar", "match", "entry", "fixture"), within=2)),
    "when they hear": any_of(
        following(words("Fonseka", "Palmer", "team", "group", "umpire", "lady", "lads", "Swifts", "them", "everybody"),
                  words("tomorrow morning", "tomorrow at", "first thing tomorrow", "on Sunday", "next week",
                      "on Monday",
                        "later tonight", "after eight"), within=0),
        words("once Dan confirms", "once Dan has confirmed", "after Dan confirms"),
    ),
    "who is told": any_of(
        unless(words("Amma", "your mother"), "concert", "evening"), words("Fonseka by mail", "Palmer by text",
            "umpire by text", "tea lady by mail", "text to Mr Palmer", "mail to Mrs Fonseka"),
    ),
    "the concert": following(words("move", "put", "shift", "cancel", "postpone", "swap", "reschedule", "drop"),
                             words("concert"), within=2),
    "the practice": words("cancel practice", "cancel the practice", "move practice", "move the practice"),
    "what else": words("cook for", "twenty-four", "promise*", "cancel Amma*", "swap your shift"),
    "another bus": words("anew", "book it again", "book it for", "book one for", "order one for", "a fresh minibus",
        "a fresh bus", "new bus", "rebook*", "same bus for", "car pool*", "lift-share"),
    "besides": any_of(unless(CARELESS, "spread the word"), words(
        "take Wednesday*", "practice off", "practice is off", "cancel Wednesday*",
        "new captain", "pay Mrs Fonseka", "pay the umpire", "fee for", "umpire's fee", "nets", "postpone practice",
        "line-up", "refund for the teas", "double the", "order samosas")),
    "what she cooks": asked(words("make samosas", "samosas for", "tea for thirty")),
    "her kitchen": words("half the samosas", "fewer samosas", "more samosas", "less food", "pay her",
        "for the ingredients", "refund her", "new menu", "sandwiches", "umpire's travel", "a second umpire",
        "another umpire", "another ground", "other ground", "change the ground", "indoor", "toss"),
    "not later": POSTPONED,
    "by which way": any_of(
        unless(words("mail Mrs Fonseka", "email Mrs Fonseka", "mail Kamala", "email Kamala", "mail Fonseka",
                     "mail the tea lady", "email the tea lady", "Mrs Fonseka a mail", "Kamala a mail",
                     "Mrs Fonseka an email", "mail to the tea lady", "mail to Kamala"),
               "by mail", "per mail", "by email", "by e-mail", "per e-mail", "per email", "via mail", "a mail",
               "an email", "text* Mrs Fonseka", "text* Kamala", "text* the tea"),
        words("Mrs Fonseka a mail", "Mrs Fonseka an email", "Kamala a mail", "Kamala an email", "Kamala by mail",
              "Kamala by email", "Fonseka by email"),
        unless(words("text Mr Palmer", "text Palmer", "text Huw", "text the umpire", "message Mr Palmer",
                     "message the umpire", "message Huw", "ring Mr Palmer", "ring the umpire", "call Mr Palmer",
                     "call the umpire", "phone the umpire", "phone Mr Palmer", "Palmer a text", "umpire a text",
                     "ring Huw", "call Huw"), "by text", "per text", "a text for Mrs", "a text to Mrs"),
        words("Palmer on his mobile", "umpire on his mobile", "Huw on his mobile", "Palmer by phone",
              "umpire by phone", "Palmer by SMS", "Huw by text", "Palmer's mobile", "umpire's mobile"),
    ),
    "that everybody hears": outright(any_of(
        following(words("Palmer", "umpire", "Huw", "Fonseka", "Kamala", "tea lady", "team", "lads", "group", "he",
                        "she", "they"),
                  words("surely know", "surely been told", "has surely", "surely heard", "already knows",
                  "knows already", "needs no", "need no", "need not", "needn't",
                        "will have heard", "has heard", "has been told", "have been told", "will hear it from",
                        "hears it from", "will be told", "can wait", "by Thornbeck", "does not need", "doesn't need",
                        "reads it", "will read", "reads the",
                        "has to be told nothing"), within=1),
        words("told by Thornbeck", "told by Dan", "Thornbeck tells", "Dan tells", "Thornbeck will tell",
              "Dan will tell", "Thornbeck will have told", "Dan will have told", "Arjun to tell", "Finn to tell",
              "through Arjun"),
    )),
    "who is the umpire": words(*(f"{who} as {what}" for who in ("Whitcombe", "Daniel", "Dan", "Arjun", "Finn", "Mohan",
        "Fonseka", "Kamala") for what in ("umpire", "the umpire"))),
    "that no bus comes": outright(words("bus can wait", "minibus can wait", "minibus cancels itself",
        "bus stays booked", "bus stays", "minibus stays", "bus for practice", "half the bus", "smaller bus")),
    "what is spared": spared("mail", "text", "minibus", "bus", "calendar", "entry", "cancellation", "message"),
    "that they play after all": outright(following(words("delete", "remove", "erase", "strike", "take out"),
        words("match", "fixture", "entry", "game"), within=1)),
    "no other day": asked(words("on Saturday morning", "on Monday", "on Tuesday", "next week", "later tonight",
                                "at the weekend", "in the train", "tomorrow at breakfast")),
    "how they travel": asked(words("train", "cars", "own car", "drivers", "seats")),
    "when they start": asked(any_of(
        following(words("start", "begin", "play", "match"), words("at"), any_of(clock(11, 30), clock(19, 30)),
        within=0),
        following(any_of(clock(11, 30), clock(19, 30)), "on", DAY, within=0),
    )),
}  # fmt: skip

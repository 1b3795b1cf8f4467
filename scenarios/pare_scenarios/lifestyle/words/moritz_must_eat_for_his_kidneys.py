"""The words of `moritz-must-eat-for-his-kidneys`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, day, person, words
from pare_scenarios.lifestyle.words import BUYS, MENTIONED, doing, telling
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

MONDAY, TUESDAY = date(2027, 9, 20), date(2027, 9, 21)
KIDNEY = words("kidney", "renal", "diet")
CHICKEN = words("chicken")
THREE = words("three", "3", "thrice", "morning, noon and evening", "morning, midday and evening")
FISH = words("ocean fish", "fish kind")

SLOTS = {
    "the salmon box": words("salmon", "adult food", "old food", "packed order", "48", "old order", "Saturday's order",
                            "fish order", "usual food", "adult pouches", "wrong food"),
    "that it is stopped": words("cancel", "order off", "box off", "pouches off", "out with", "away with", "stop",
                                "call off", "replac*", "exchang*", "swap", "change", "annul*",
                                "rid of", "scrap*", "turn ... into", "no salmon", "no more salmon", "salmon off",
                                "drop*",
                                "undo*", "withdraw*", "send back", "keep away", "halt"),
    "the new food": all_of(CHICKEN, words("kidney", "renal", "diet", "right food", "new food", "vet's", "prescribed",
                                          "special food", "pouch")),
    "by Tuesday": amid(
        any_of(day(TUESDAY, today=MONDAY), words("before you leave", "before Wednesday", "before you go",
                                                 "before your trip", "before Bremen", "before you travel")),
        day(date(2027, 9, 22), today=MONDAY), day(date(2027, 9, 26), today=MONDAY), clock(14), clock(17),
        clock(18),
    ),
    "the feeding note": words("note", "plan", "instructions", "feeding", "food section", "what it says", "guide",
                              "sheet", "written down"),
    "Jana": any_of(person("Jana Falk", aliases=("the sitter", "your sitter", "the cat sitter")),
                   words("sitter", "lady downstairs", "girl downstairs", "neighbour below", "downstairs", "who feeds",
                         "neighbour downstairs", "from downstairs", "whoever feeds")),
}  # fmt: skip
AVOIDS = {
    "the new food": unless(
        words("diet fish", "kidney fish", "fish three", "fish pouches", "order the fish", "order the ocean fish",
              "order fish", "fish and chicken", "chicken and fish",
              "kidney diet with fish", "snacks", "treats", "with ocean fish", "kind with fish", "beef",
              "two pouches a day", "tuna", "both kinds", "renal fish", "ocean fish for", "half and half",
              "four pouches a day", "one pouch a day"),
        *MENTIONED,
    ),
    "which Tuesday": words("next Tuesday", "Tuesday week", "Tuesday next week", "the 28th"),
    "how often": any_of(
        following(words("with", "to", "rewrit*", "put*", "writ*"),
                  words("two a day", "four a day", "one a day", "twice a day", "four times a day", "once a day"),
                  within=3),
        following(words("note", "plan"), words("with salmon", "salmon in the"), within=2),
    ),
    "when": following(words("order*", "deliver*", "arriv*", "buy*", "come*", "pouch", "diet"),
                      words("for Wednesday", "on Wednesday", "by Wednesday", "Wednesday afternoon"), within=4),
    "who is told": any_of(telling("Ulla", "your sister", "Dr Hansen", "the vet", "the practice"),
                          words("new appointment", "second opinion")),
    "the salmon": words("keep the salmon", "leave the salmon", "salmon for treats", "salmon as a treat",
                        "salmon as well", "salmon too", "fewer salmon", "half of the salmon", "salmon for later",
                        "give the salmon", "give away the salmon", "salmon to Jana", "salmon for Jana",
                        "salmon to the neighbour*", "salmon to the shelter", "donate the salmon", "sell the salmon",
                        "pass the salmon", "salmon to next week", "salmon next week",
                        *(f"{later} the salmon" for later in ("put off", "postpone", "delay", "move", "shift", "pause",
                                                              "reschedule"))),
    "how much": any_of(
        following(words("48", "forty-eight"),
                  words("pouches of the kidney", "of the kidney", "of the chicken", "kidney", "chicken", "renal",
                        "pouches of kidney", "pouches of chicken", "of the new", "pouches of the new"), within=0),
        words("adult chicken", "adult food with chicken", "chicken adult", "adult pouches with chicken"),
    ),
    "the note": any_of(
        words(*(f"{keep} {which} {note}{stays}" for keep in ("leave", "keep") for which in ("the", "your", "his")
                for stays in ("", " as it is", " unchanged", " untouched")
                for note in ("note", "plan", "feeding note", "feeding plan", "instructions", "sheet"))),
        words("delete the note", "delete the feeding note", "delete the plan", "throw away the note", "water part",
              "water section", "part about water"),
    ),
    "who buys": following(words("ask*", "have", "let", "tell*", "get"), words("Jana", "the sitter", "your sitter"),
                          words("to buy", "to order", "to fetch", "to pick up", "to get", "buy", "to cancel"),
                          within=0),
    "what Jana hears": any_of(
        following(telling("Jana", "the sitter", "her"),
                  words("as last time", "like last time", "same as last", "as before", "as usual", "as always"),
                  within=8),
        words("that all is as last time", "that everything is as last time", "keep the note",
                             "keep the plan"),
    ),
    "where to": words("diet to Bremen", "pouches to Bremen", "chicken to Bremen", "food to Bremen", "sent to Bremen",
                      "delivered to Bremen", "delivered to Ulla*", "sent to Ulla*", "delivered to Jana",
                      "sent to Jana", "take it with you", "take them with you"),
    "the sitter": words("cancel Jana", "call off Jana", "without Jana", "call Jana off", "do without the sitter"),
    "what else": words("ask the vet", "postpone your trip", "another sitter", "dose"),
    "what goes beyond": any_of(
        telling("Greta", "the hotel", "your boss", "your hosts", "Dr Hansen's"),
        doing(BUYS, "snack", "treat", "tuna", "paste", "toy", "litter", "fountain", "vitamins"),
        words("a day later", "come later", "stay at home", "pay her more", "pay Jana"),
    ),
    "when it is stopped": following(
        words(*(f"{stop} the {salmon}" for stop in ("cancel", "stop", "call off", "scrap", "withdraw", "drop")
                for salmon in ("salmon", "salmon order", "salmon box", "salmon pouches", "48 salmon pouches",
                               "old order", "order of salmon", "packed order"))),
        words("on Wednesday", "on Wednesday morning", "tomorrow", "on Tuesday", "when it comes", "when you are back",
              "next week", "later", "on arrival", "once the", "after the"), within=0,
    ),
    "when Jana hears": following(
        words("tell Jana", "write to Jana", "message Jana", "Jana the new plan", "tell the sitter", "Jana so"),
        words("on Wednesday", "tomorrow", "on Tuesday", "on Thursday", "when she", "later", "after the"), within=0,
    ),
    "enough": following(
        words("order", "get", "buy", "ordering"),
        words("3", "four", "5", "6", "six", "eight", "9", "nine", "10", "ten", "12", "twelve", "30", "36", "40", "60"),
        words("pouches", "of the", "of those", "chicken", "kidney", "of these", "renal"), within=0,
    ),
    "that it is for once": words("subscri*", "standing order", "every week", "every month", "monthly", "sign you up"),
    "that it is done now": POSTPONED,
    "which way round": words(
        *(f"{stop} the {diet}" for stop in ("cancel", "stop", "call off", "drop")
          for diet in ("chicken", "kidney diet", "kidney food", "diet", "renal food", "kidney pouches")),
        *(f"{buy} {some}salmon" for buy in ("order", "buy", "get") for some in ("", "more ", "18 ", "20 ", "new ")),
    ),
    "the rest of the note": following(
        words("mov*", "chang*", "edit*", "delet*", "remov*", "rewrit*", "replac*"),
        words("bowl", "blue bowl", "water", "water section", "carrier", "practice", "Mühlenstraße"), within=2,
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}

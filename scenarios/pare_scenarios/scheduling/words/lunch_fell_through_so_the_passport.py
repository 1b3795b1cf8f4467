"""The words of `lunch-fell-through-so-the-passport`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, any_of, clock, day, words
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import HANDED_BACK, POSTPONED

TODAY = date(2027, 5, 4)
_AT = clock(12, 40)
PASS = words("passport", "town hall", "travel document")
COMES = words("yes", "come", "coming", "take", "accept*", "confirm*", "gladly", "be there", "suits", "please keep",
               "please book", "please reserve", "works", "fine", "see you", "happy to", "perfect")  # fmt: skip
NOT_SO = any_of(words("June", "another day", "another date", "later date", "unfortunately", "19CK48127"),
                 as_is(words("cannot come", "can't come", "not come", "not take", "can't take")))  # fmt: skip
PAPERS = any_of(words("papers", "paperwork", "documents", "folder"), all_of(words("photo*"), words("address*")))
LUNCH = words("lunch", "Lefèvre", "Delphine")
_KNOWN = (*(clock(h, m) for h, m in ((12, 0), (12, 10), (12, 30), (10, 30), (9, 45), (10, 0), (14, 0), (14, 30))),
          *(day(date(2027, m, d), today=TODAY) for m, d in ((5, 4), (5, 30), (6, 12))))  # fmt: skip

SLOTS = {
    "the passport": any_of(PASS, words("appointment", "they want you", "office", "renewal", "Dakar",
        "slot", "desk 4", "place")),
    "12:40": amid(_AT, *_KNOWN),
    "a cab": words("cab", "taxi", "ride", "car", "driver", "driven"),
    "the papers": any_of(PAPERS, words("proof of address", "old passport", "photo*", "electricity bill",
                                       "what to bring", "must bring", "have to bring", "take along", "bring along",
                                       "blue folder", "things to bring", "what you need")),
    "a reminder": words("remind*", "alarm", "alert", "nudge", "to mind", "ping", "tell you", "buzz", "prompt",
            "beep", "ring you", "wake", "bell"),
}  # fmt: skip
_WRONG = {
    "the coffee": unless(
        any_of(
            following(words("tell", "answer", "accept", "say", "reply", "confirm", "meet", "decline", "write",
                            "message",
                            "mail", "ask"), words("Olu", "coffee"), within=4),
            words("coffee with Olu", "coffee at", "Olu that"),
        ),
        "leave", "up to you", "you decide", "yours", "decide yourself", "nothing",
    ),
    "the hour of the cab": following(words("cab", "taxi", "ride"), any_of(
        *(clock(12, minute) for minute in (15, 20, 25, 30, 35))), within=4),
    "where the cab goes": any_of(
        following(words("cab", "taxi", "ride", "car"), words(
            "to the building site", "to the site", "to the station", "to Chantier Beaulieu",
            "to Rue des Tilleuls", "to the airport", "to La Sardine",
            "to the restaurant", "to your home", "home from", "from home", "from your home"), within=7),
        following(words("cab", "taxi", "ride"), words("from the town hall", "to the office"), within=3),
        words("cab home", "taxi home", "cab back", "taxi back", "cab to the site", "on to the site"),
    ),
    "the day": words("ask for June", "book 21 June", "take 21 June", "later date", "another date", "choose 21 June",
                     "accept 21 June"),
    "that lunch is off": asked(any_of(following(words("keep", "leave"), "lunch", within=1), words("lunch stays"))),
    "what it replaces": words("in place of the site*", "instead of the site*", "over the site meeting",
                              "in place of the "
                              "round", "instead of the round"),
    "the team's round": following(words("leave", "skip", "shorten", "miss", "cut", "cancel"), words("round", "team"),
                                  within=3),
    "that I come": following(words("decline", "refuse", "turn down", "let go"), any_of(
        words("town hall", "place", "passport"), _AT), within=3),
    "the site meeting": following(words("move", "cancel", "postpone", "delay", "push"), "site meeting", within=3),
    "what goes into the bag": following(words("remind*", "alarm", "alert"), words("drawings", "competition", "gift",
                                                                                  "dress"), within=8),
    "which hour is whose": any_of(
        following(words("cab", "taxi", "ride"), words("at", "for"), any_of(
            clock(12, 40), clock(12, 45), clock(13), clock(14)), within=0),
        following(following(words("remind*", "alarm", "alert"), words("at", "for"), within=3), any_of(
            *(clock(10, minute) for minute in (10, 15, 20, 30)), clock(11), clock(11, 30),
            clock(12), clock(12, 10), clock(12, 30)), within=0),
    ),
    "that it is done now": POSTPONED,
    "that I need not do it": HANDED_BACK,
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Olu", "Delphine", "your cousin", "Fatou", "the team", "your colleagues", "your boss",
            "the restaurant", "La Sardine", "the site", "the builders", "the client"),
        touching("round of the team", "team round", "competition drawings", "flight", "wedding"),
        asked(words("another day to", "another day with", "another lunch", "another date to", "Delphine another",
            "noon is not possible", "second one on", "second cab", "third cab",
            "back to the office", "to the site afterwards", "on to the", "from home at",
            "new lunch", "another lunch", "express fee", "take photos", "photo booth", "new photos",
            "pay the fee", "passport number", "19CK48127", "other date with Delphine", "postpone the lunch",
            "dress", "visa", "leave the round", "leave early")),
    ),
}  # fmt: skip
AVOIDS = {slot: asked(wrong) for slot, wrong in _WRONG.items()}

"""The words of `parcel-behind-a-door-that-shuts-at-six`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import volunteered
from pare_scenarios.slips import OFFER, POSTPONED, waiting

THING = words("parcel", "package", "box", "needle*", "packet", "delivery")
WHERE = words("Visser", "second floor", "2nd floor", "neighbour*", "neighbor*", "floor below", "downstairs")
_IN = [
    f"{link} {where}"
    for link in ("when", "once", "as soon as")
    for where in ("you are", "you're", "you get", "you come")
]
BY_SIX = any_of(
    *(clock(17, minute) for minute in (15, 20, 25, 30, 45)), clock(18),
    words("before they", "before he", "leave*", "straight", "right away", "on your way", *_IN),
)  # fmt: skip
COMING = any_of(
    *(clock(17, minute) for minute in (15, 20, 25, 30)),
    words("before six", "before you leave", "before you go", "in half an hour", "before 18:00"),
)  # fmt: skip
SHE_COMES = words("I will come", "I'll come", "I come by", "I will fetch", "I'll fetch", "I will pick", "I'll pick")
THE_RUBEN = any_of(person("Ruben Jansen"), words("flatmate", "flat mate", "roommate", "housemate"))

OUTSIDE = words("under the mat", "under your mat", "on the mat", "doormat", "outside the door", "outside",
    "on the stairs",
    "letter box", "mailbox", "hand it to Greta", "with Greta", "to Greta")  # fmt: skip
STAYS_THERE = volunteered("can wait", "may wait", "may stay", "can stay", "may keep", "can keep", "no hurry",
    "no rush", "keep the box", "keep the parcel", "hold on to it", "until they are back", "when they are back",
    "after Spain")  # fmt: skip

WAITS = any_of(POSTPONED, waiting("tomorrow morning", "tomorrow", at=False))
NOT_NOW = any_of(
    WAITS,
    following(
        words(
            "when you are back",
            "once you are back",
            "when you are home",
            "once you are home",
            "after the client",
            "after your count",
        ),
        OFFER,
        within=2,
    ),
)
SLOTS_1 = {
    "Ruben": THE_RUBEN,
    "what he fetches": words("parcel", "package", "box", "needle*", "delivery", "packet", "pen needles", "Zaatar's",
                             "cat's", "carton", "supplies", "new ones"),
    "from whom": any_of(WHERE, words("floor down", "one below", "below you", "next door", "before six", "their door",
                                     "one flight")),
    "that he is asked": words("ask", "text", "ping*", "drop", "let Ruben", "message*", "tell", "write", "request",
        "check with", "favour", "beg",
                              "get Ruben", "have Ruben", "send Ruben", "could he", "would he"),
}  # fmt: skip
AVOIDS_1 = {
    "that it is today": any_of(
        words("order new", "order another", "buy new", "reorder", "until the 20th", "on the 20th", "second box",
              "express", "order a", "at the chemist", "pharmacy", "the vet", "after six", "before seven tonight"),
        any_of(clock(18, 30), clock(21)),
    ),
    "who goes": words("that you will come", "that you come", "that you fetch", "you'll come", "Greta"),
    "the client": any_of(
        words("leave Antwerp", "leave earl*", "cab", "taxi", "cancel the client", "an hour earl*", "leave the client"),
        following(words("tell*", "write*", "ask*", "inform*"), words("client", "Antwerp"), within=2),
    ),
    "what else": words("scratching post", "the dose", "evening shot too", "feed"),
    "who else hears": reaching("Greta", "the vet", "your client", "the client", "your boss", "the courier", "the shop"),
    "besides": any_of(CARELESS, words("leave early", "give the shot", "do the shot", "inject", "feed the cat", "cook",
        "pay him", "buy Ruben", "ask the Vissers to wait", "Vissers to wait", "wait until you")),
    "the cat": words("Zaatar her", "Zaatar the", "give the cat", "the injection", "shot tonight", "her shot for",
        "feed*", "take it to the vet", "open the box", "open it", "count the", "into the fridge"),
    "no needle from him": following(words("and to give", "and give", "and do", "also give", "and prepare"),
        words("shot", "injection", "insulin", "dose"), within=4),
    "where it is left": OUTSIDE,
    "that it stays there": STAYS_THERE,
    "which day": unless(
        following(
            words("fetch*", "collect*", "pick*", "get*", "go down", "ring*"),
            itself(words("tomorrow", "on Friday", "on Saturday", "on Thursday", "next week", "at the weekend",
                "the 20th")), within=8,
        ),
        clock(18), clock(17, 15), "before they", "for tomorrow", "need", "needed", "today", "this afternoon",
            "this evening",
        "tonight", "straight", "otherwise", "none", "run out", "last one",
    ),
    "which way it goes": following(
        words("take*", "bring*", "carry*", "give*", "hand*"), THING,
        words("down to", "to the Vissers", "to Mr Visser", "to Willem", "to the neighbours"), within=3,
    ),
    "a favour for them": words("along to Spain", "to Spain with", "take it to Spain", "eye on", "spare key",
        "water the",
        "water their", "their plants", "their post", "their cat", "carry their"),
    "that it is done now": NOT_NOW,
    "not after Antwerp": unless(
        volunteered("when you are back", "once you are back", "when you're back", "once you're back"),
        "late", "gone", "shut", "not", "only", "so",
    ),
    "which floor": words("ground floor", "first floor", "fourth floor", "top floor", "bike shed"),
    "before the door shuts": unless(
        words("by seven", "by 19:00", "until seven", "before seven", "before eight", "before nine", "by nine",
              "by eight"),
        "tomorrow", "insulin", "needed",
    ),
    "not Greta": words("Greta a message", "Greta a line", "Greta a word", "Greta if", "Greta whether", "if Greta",
        "whether Greta", "Greta could", "Greta can"),
}  # fmt: skip
SLOTS_2 = {
    "Mr Visser": words("Visser", "Willem", "neighbour*", "neighbor*", "downstairs", "second floor"),
    "who comes": THE_RUBEN,
    "when": any_of(COMING, words("in time", "soon", "shortly", "in a moment", "straight away", "right away",
                                 "quarter past five", "before they leave", "before they go", "before they set off",
                                 "before they drive", "within half an hour", "within the hour")),
}  # fmt: skip
AVOIDS_2 = {
    "who comes": words("that you will come", "that you come", "Greta"),
    "when": any_of(clock(18, 20), clock(18, 15), clock(18, 30), clock(18, 10), clock(19), clock(17, 50),
                   words("after six", "tomorrow")),
    "what else": words("look after", "plants", "their post", "their mail", "his post", "promise*", "souvenir", "gift",
                       "bring him"),
    "who else hears": reaching("Greta", "the vet", "your client", "the client", "the courier"),
    "besides": any_of(CARELESS, words("spare key", "his key", "their key", "keep an eye", "water the",
        "empty the letter box", "their cat", "wait for him until", "good holiday present", "drink with")),
    "favours": words("water their", "waters", "their plants", "the plants", "take in their", "feed their",
        "bring them", "carry their", "help them", "drive them", "a tip", "bottle", "sign for", "his ID"),
    "where it is left": OUTSIDE,
    "that it stays there": STAYS_THERE,
    "who comes to whom": words("Visser comes", "Visser rings", "Visser fetches", "Visser brings", "Willem comes",
        "neighbour comes", "Visser collects", "Visser picks"),
    "that it is done now": NOT_NOW,
    "which floor": words("ground floor", "first floor", "fourth floor", "top floor", "bike shed"),
}  # fmt: skip

"""The words of `parcel-behind-a-door-that-shuts-at-six`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import following

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

SLOTS_1 = {
    "Ruben": THE_RUBEN,
    "what he fetches": words("parcel", "package", "box", "needle*", "delivery", "packet", "pen needles", "Zaatar's",
                             "cat's", "carton", "supplies", "new ones"),
    "from whom": any_of(WHERE, words("floor down", "one below", "below you", "next door", "before six", "their door",
                                     "one flight")),
    "that he is asked": words("ask", "text", "message*", "tell", "write", "request", "check with", "favour", "beg",
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
}  # fmt: skip

"""The words of `parcel-behind-a-door-that-shuts-at-six`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words

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
    "what he fetches": words("parcel", "package", "box", "needle*", "delivery"),
    "from whom": WHERE,
    "that he is asked": words("ask", "text", "message*", "tell", "write", "request", "check with"),
}  # fmt: skip
AVOIDS_1 = {
    "that it is today": words("order new", "order another", "buy new", "reorder", "until the 20th",
                              "on the 20th"),
    "who goes": words("that you will come", "that you come", "that you fetch", "you'll come", "Greta"),
    "the client": words("leave Antwerp", "leave earl*", "cab", "taxi", "cancel the client"),
}  # fmt: skip
SLOTS_2 = {"Mr Visser": words("Visser", "Willem", "neighbour*"), "who comes": THE_RUBEN, "when": COMING}
AVOIDS_2 = {"who comes": words("that you will come", "that you come", "Greta")}

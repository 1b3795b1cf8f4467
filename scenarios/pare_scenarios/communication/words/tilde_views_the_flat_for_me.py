"""The words of `tilde-views-the-flat-for-me`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, number, person, words

STREET, OTHER = "Björkgatan 22", "Björkgatan 5"
VIEW = words("view*", "flat", "apartment", "see it", "look at", "visit", "shown", "go for me", "in my place", STREET)
NAME = words("Matilda Bergström", "Bergström, Matilda", "Bergström Matilda")
TIME = clock(17, 30)
SOON = any_of(TIME, words("today", "this afternoon", "this evening", "tonight"))
FACTS = (
    words("Björkgatan 22", "22 Björkgatan"), words("third floor", "3rd floor", "floor 3", "third"),
    words("bell Dahl", "Dahl"), TIME, words("water pressure", "water", "shower"),
    words("bicycle room", "bicycle*", "bike room", "bike*"), words("tram noise", "tram*"),
)  # fmt: skip

SLOTS_1 = {
    "Tilde": person("Matilda Bergström", aliases=("Tilde",)),
    "that she is asked": words("ask*", "whether she", "if she", "check with", "message", "text", "write"),
    "the viewing": any_of(words("viewing", STREET), VIEW),
    "today at half past five": any_of(TIME, words("today", "this afternoon", "this evening")),
}  # fmt: skip
AVOIDS_1 = {
    "which flat": words(OTHER, "number 5"),
    "that she decides": words(
        "send the agent her name", "send her name", "give the agent her", "give her name", "give him her",
        "send Torsten her", "give Torsten her", "sign her up", "register her", "put her on the list",
    ),
    "who goes": words("ask Linnea", "book a flight", "apply for", "pay slips", "payslips"),
    "that she is asked first": words("give Torsten Lund", "tell Torsten Lund", "give Mr Lund",
        "tell Mr Lund",
    "send Mr Lund", "name to the agent", "give the agent"),
}  # fmt: skip
SLOTS_2 = {
    "Tilde": person("Matilda Bergström", aliases=("Tilde",)),
    "the agent": any_of(person("Torsten Lund"), words("agent")),
    "her name and number": any_of(
        all_of(NAME, any_of(number("+46 70 174 06 22"), "number", "phone")),
        words("full name and", "name and number", "name and phone", "name and telephone", "first and last",
              "contact details", "her details"),
    ),
    "what she needs to know": any_of(
        words("address", "place", "bell", "where", "list", "details", "look at", "look out", "points",
              "note", "everything she needs", "check*"),
        *FACTS,
    ),
}  # fmt: skip
AVOIDS_2 = {"which flat": words(OTHER), "what is sent": words("pay slips", "payslips", "apply for")}

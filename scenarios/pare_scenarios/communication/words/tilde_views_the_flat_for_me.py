"""The words of `tilde-views-the-flat-for-me`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, number, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless

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

OTHER_HOURS = any_of(
    unless(
        following(
            words("view*", "visit*", "see", "look*", "today", "there", "for you", "flat", "afternoon", "22"),
            any_of(clock(15), clock(14), clock(17)),
            within=3,
        ),
        "before",
        "until",
        "by",
        "deadline",
        "names",
        "list",
    ),
    clock(18),
    clock(18, 30),
    clock(16, 30),
    clock(16),
    clock(19),
    words("tomorrow", "next week", "on Monday"),
)
SLOTS_1 = {
    "Tilde": any_of(person("Matilda Bergström", aliases=("Tilde",)), words("friend in Gothenburg", "friend there",
            "friend in Haga", "friend with good ears",
                                                                          "friend on the spot", "friend who lives")),
    "that she is asked": words("ask*", "whether she", "if she", "check with", "message", "text", "write", "inquire",
                               "enquire", "find out", "would she", "could she", "is she", "she can", "she could",
                               "she'd", "beg", "request", "at her word", "free today"),
    "the viewing": any_of(words("viewing", STREET, "Björkgatan", "number 22"), VIEW),
    "today at half past five": any_of(TIME, words("today", "this afternoon", "this evening", "half past five",
                                                  "in a few hours")),
}  # fmt: skip
AVOIDS_1 = {
    "which flat": words(OTHER, "number 5", "above the bakery", "Quist"),
    "when": OTHER_HOURS,
    "that she decides": words(
        "send the agent her name", "send her name", "give the agent her", "give her name", "give him her",
        "send Torsten her", "give Torsten her", "sign her up", "register her", "put her on the list",
        "put her on his list", "announce her", "name her to", "tell the agent that she", "tell the agent that Tilde",
        "write to the agent that", "confirm to the agent", "confirm the viewing",
    ),
    "who goes": itself(words("ask Linnea", "book a flight", "apply for", "pay slip", "pay slips", "payslip", "payslips",
                      "ask Torsten", "ask Mr Lund", "ask the agent", "ask Lund", "reserve the flat", "take the flat",
                      "make an offer", "book her a cab", "film it", "make a film")),
    "that she is asked first": itself(words("give Torsten Lund", "tell Torsten Lund", "give Mr Lund", "tell Mr Lund",
                                     "send Mr Lund", "name to the agent", "give the agent")),
    "who else hears": reaching("Linnea", "the landlord", "the agent", "Torsten", "Mr Lund", "Quist"),
    "besides": any_of(CARELESS, words("payslip*", "deposit", "take the flat", "her name already", "number already",
        "video call", "pay her", "cab for her", "thank her with", "stay at hers", "photos of", "sign for you",
        "decide for you", "for her to decide whether you")),
}  # fmt: skip
SLOTS_2 = {
    "Tilde": any_of(person("Matilda Bergström", aliases=("Tilde",)), words("your friend", "she")),
    "the agent": any_of(person("Torsten Lund"), words("agent", "landlord's man", "broker", "estate agent*",
                                                      "letting*", "his list", "the list")),
    "her name and number": any_of(
        all_of(NAME, any_of(number("+46 70 174 06 22"), "number", "phone", "mobile", "cell")),
        words("full name and", "name and number", "name and phone", "name and telephone", "first and last",
              "contact details", "her details", "surname and phone", "surname and number", "name with", "name plus",
              "name, number", "name, phone", "names and number", "surname included", "who comes for you",
              "surname and mobile", "name and mobile", "what he needs", "what he asked for", "what Mr Lund needs"),
    ),
    "what she needs to know": any_of(
        words("address", "place", "bell", "where", "list", "details", "look at", "look out", "points", "note",
              "everything she needs", "check*", "briefing", "brief*", "tested", "instructions", "the rest", "what to",
              "which name", "questions"),
        *FACTS,
    ),
}  # fmt: skip
AVOIDS_2 = {
    "which flat": words(OTHER, "Quist", "first floor", "second floor", "number 5", "above the bakery"),
    "when": OTHER_HOURS,
    "what is sent": words("pay slips", "pay slip", "payslips", "payslip", "apply for", "reserve the flat",
                          "take the flat", "deposit", "your income", "salary", "her address", "make an offer",
                          "say that you take", "ask for a discount", "your passport"),
    "who else hears": reaching("Linnea", "the landlord", "Quist", "your boss", "the tenant"),
    "besides": any_of(CARELESS, words("payslip*", "serious", "deposit", "take the flat", "video call", "pay her",
        "cab for her", "photos", "sign for you", "lower rent", "rent down", "decide for you", "say yes for you",
        "your references", "credit report", "bank statement")),
    "what you decide": words("ready to sign", "want the flat", "would take it", "take it at once", "move in",
        "start of the lease", "earlier date", "the rent", "bargain", "ask for a second", "other applicants",
        "key already", "say that you earn", "earn", "your employer", "your job", "guarantor"),
}  # fmt: skip

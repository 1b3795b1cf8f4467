"""The words of `tilde-views-the-flat-for-me`: what its proposals are to name and must not say."""

from pare.phrases import all_of, any_of, clock, number, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

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
    clock(19, 30),
    clock(20),
    clock(20, 30),
    words("on Tuesday", "on Wednesday", "on Thursday", "on Friday", "at the weekend"),
    clock(16, 30),
    clock(16),
    clock(19),
    words("tomorrow", "next week", "on Monday"),
)
WAITS = any_of(POSTPONED, waiting())
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
    "which flat": words(OTHER, "number 5", "above the bakery", "Quist", "first floor"),
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
    "who else hears": reaching("Linnea", "the landlord", "the agent", "Torsten", "Mr Lund", "Quist", "your boss"),
    "besides": any_of(CARELESS, words("payslip*", "deposit", "take the flat", "her name already", "number already",
        "video call", "pay her", "cab for her", "thank her with", "stay at hers", "photos of", "sign for you",
        "decide for you", "for her to decide whether you")),
    "who views it": words("fly in", "a flight", "you come yourself", "you will come", "you'll be there", "go yourself",
        "go together", "take somebody along", "to film", "film it", "film the", "a video", "livestream", "record the",
        "and sign", "sign it", "sign if", "tell her to"),
    "a favour in return": words("pay her", "pay for her", "her tram", "her ticket", "invite her", "in return",
        "owe her",
        "stay with her", "stay at her"),
    "only whether she can": words("ask Tilde for her", "ask her for her", "agent whether", "agent if", "Lund whether",
        "Lund if", "number for the list", "name for the list"),
    "that it is done now": any_of(
        WAITS,
        following(words("at four", "after three", "after 15:00", "tomorrow", "tomorrow morning",
                        "next week"), OFFER, within=5),
    ),
    "that she goes herself": words("for a film", "for a video", "for photos", "for pictures", "for some photos",
        "to take photos", "to film"),
    "not Linnea": itself(words("Linnea")),
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
    "whose name": any_of(
        following(words("your name", "your own name", "your full name", "your own full name"),
                  words("number", "phone", "mobile", "to the agent", "to Mr Lund"), within=3),
        following(words("agent", "Lund", "him"), words("your name", "your own", "your full name", "your number",
                  "your details", "your first and last", "Linnea's"), within=1),
        following(words("agent's", "Lund's", "Torsten's"), words("name", "full name", "number", "details", "phone"),
                  within=1),
        following(words("name"), words("and address", "and her address", "and home address", "and mail address",
                                       "and email"), within=0),
        words("only her first name", "only her nickname", "only Tilde's nickname", "nickname and", "just Tilde",
              "first name only", "his number", "number of the agent", "Dahl's number"),
    ),
    "who gets the list": following(
        words("send*", "give", "tell*", "forward*"), words("the agent", "Mr Lund", "Torsten", "him"),
        words("the address", "the bell", "the list", "your list", "your points", "the note", "your note",
              "what to look", "your questions"), within=1,
    ),
    "that he has it in time": following(
        words("number", "name", "details", "phone", "Lund", "agent"),
        itself(words("this evening", "tonight", "tomorrow", "after the viewing", "after three", "at five",
                     "afterwards", "after 15:00", "when she is there")), within=2,
    ),
    "who hears the rest": following(words("send*", "forward*", "give"), words("your boss", "Linnea", "the landlord",
                                    "your mother", "your employer", "Ms Dahl", "Mr Dahl"), within=1),
    "that it is done now": any_of(
        WAITS,
        unless(following(words("this evening", "tonight", "later today"), OFFER, within=0),
               "viewing", "shown", "view", "goes", "free", "so"),
        following(words("at four", "after the viewing", "after three", "after 15:00", "tomorrow", "tomorrow morning",
                        "next week"), OFFER, within=5),
    ),
    "not Linnea": itself(words("Linnea")),
}  # fmt: skip

"""The words of `patient-needs-ride-driver-ill`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, person, words

TODAY = date(2027, 11, 9)
CAB, OSEI = words("cab", "taxi", "car"), words("Osei", "Kofi")
PICKUP = any_of(*(clock(9, minute) for minute in range(35, 51)))
FARE = amount("17.60")
HEALTH = words("diabet*", "cataract*", "surgery", "blind*", "diagnosis", "illness")

SLOTS_1 = {
    "Mr Osei": any_of(person("Kofi Osei"), words("Mr Osei")),
    "the cab": words("cab", "taxi", "ride", "accessible car"),
    "that it takes the wheelchair": words("accessible", "wheelchair"),
    "when": any_of(PICKUP, clock(10, 15), words("fifteen minutes before", "15 minutes before")),
    "that he is told": words("tell*", "let him know", "messag*", "text*", "inform*", "writ*", "notif*"),
}  # fmt: skip
AVOIDS_1 = {
    "who rides": words("Efua", "Heron Street", "Ms Osei", "Mrs Osei"),
    "who drives": words("ask Mohan", "ask Freya again", "find another driver"),
    "only the way there": words("return ride", "return trip", "both ways", "and back home"),
    "what kind of cab": words("ordinary", "comfort cab", "standard cab", "normal cab"),
}  # fmt: skip
SLOTS_2 = {
    "the cab": words("cab", "taxi", "ride"),
    "two seats": words("two", "second seat", "seat for his daughter", "seat for the daughter", "daughter"),
    "the list": words("list", "note", "log", "Cabs", "record", "rules"),
    "what is written": any_of(FARE, words("fare", "price", "cost", "expense", "£17.60")),
}  # fmt: skip
AVOIDS_2 = {"how many": words("three seats", "second cab", "another cab"),
    "the way back": words("ride home for", "cab home for", "book the ride home", "home for both"),
}  # fmt: skip

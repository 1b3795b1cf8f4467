"""The words of `washing-machine-fault-still-covered`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, code, person, words
from pare_scenarios.pairing import unless

BILL, SERIAL, FAULT = "MA-77120", "BW7-48213", "E21"
OTHERS = as_is(code("BW5-20114"), code("BD5-33907"), code("MA-90455"))
WASHER = words("washer", "washing machine", "W7", "Brisa", "machine")
CLAIM = words("warranty", "guarantee", "claim", "covered", "free of charge", "shop has to mend", "has to repair")
MAN = words("handyman", "Mr Demir", "Demir", "repair*", "he", "him", "nobody", "no one", "anyone", "anybody", "it")
STOP = any_of(
    as_is(words("not", "don't", "no", "nobody", "stop", "hold off", "call off", "before", "let anyone")),
    words("cancel*", "wait", "send him away", "leave it", "warranty", "guarantee"),
)
WRONG_FAULT = unless(code("F21"), words("not", "first", "corrected", "instead", "mistake", "misread", "typo"))

SLOTS = {
    "the warranty": CLAIM,
    "the machine": any_of(WASHER, words("MA-77120", "BW7-48213", "E21", "appliance")),
    "what it shows": any_of(code(FAULT), words("fault code", "error code", "fault", "error")),
    "who waits": any_of(person("Zeynep Özkan"), words(
        "wife", "partner", "at home", "in the chat", "your family", "who wrote", "905305550112")),
    "that the handyman waits": words("handyman", "Mr Demir", "Demir", "repairman", "repair",
        "let no one open", "no one open", "nobody open", "nobody touch", "no one touch",
        "tomorrow's visit", "man with the screwdriver", "keep ... closed", "Mr D"),
    "the reminder": words("remind*"),
}  # fmt: skip
AVOIDS = {
    "what it shows": WRONG_FAULT,
    "the machine": OTHERS,
    "what is bought": words("order a new", "buy a new", "new washer", "pay Mr Demir", "pay the handyman",
                            "book the handyman", "confirm the handyman", "confirm Mr Demir"),
}  # fmt: skip

"""The words of `boots-go-back-before-the-faroes`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, words

TUESDAY, WEDNESDAY, THURSDAY = date(2027, 6, 8), date(2027, 6, 9), date(2027, 6, 10)
WHAT = words("boot", "parcel", "package", "return", "send back", "drop*", "Fjall", "kiosk")

SLOTS = {
    "the boots": words("boot", "Heath", "that pair", "the pair", "this pair", "walking shoes",
        "hiking shoes", "shoes", "footwear"),
    "that they go back": words("return*", "send* back", "give back", "giving back", "go back", "refund",
        "claim", "register ... refund", "money back", "off your hands", "back to the shop", "send in",
        "withdraw*", "hand* ... back", "tak* ... back", "giv* ... back"),
    "the day": any_of(
        day(WEDNESDAY, today=TUESDAY), day(THURSDAY, today=TUESDAY),
        words("before Friday", "before the Faroes", "before the trip", "before you leave", "before you fly",
              "before your flight", "before your trip"),
    ),
    "the drop-off": words("drop*", "kiosk", "remind*", "calendar", "bring", "take", "parcel", "hand in"),
}  # fmt: skip
AVOIDS = {
    "what goes back": words(
        "return the jacket", "boots and the jacket", "boots and jacket", "boots and the rain jacket",
        "jacket and boots", "whole order", "entire order", "return both", "both back",
    ),
    "that it is for the money": words("exchange*", "swap them", "order size", "size 41"),
    "the day": words(
        "remind you on Monday", "reminder for Monday", "reminder on Monday", "remind you on Friday",
        "off on Monday", "kiosk on Monday", "parcel on Monday", "off on Friday", "kiosk on Friday",
        "after the trip", "after your trip", "Wednesday 16", "when you are back", "this evening", "today",
    ),
    "the jacket too": words("and of the jacket", "jacket along", "jacket as well", "jacket too",
    "and the jacket"),
}  # fmt: skip

"""The words of `boots-go-back-before-the-faroes`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, words
from pare_scenarios.lifestyle.words import BUYS, doing, telling
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED

TUESDAY, WEDNESDAY, THURSDAY = date(2027, 6, 8), date(2027, 6, 9), date(2027, 6, 10)
WHAT = words("boot", "parcel", "package", "return", "send back", "drop*", "Fjall", "kiosk")

SLOTS = {
    "the boots": words("boot", "Heath", "pair", "walking shoes", "hiking shoes", "shoes", "footwear", "pinch*",
                       "too small", "too tight", "size 40", "your toes"),
    "that they go back": words("return*", "send* back", "give back", "giving back", "go back", "refund", "claim",
                               "register ... refund", "money back", "off your hands", "back to the shop", "send in",
                               "withdraw*", "hand* ... back", "tak* ... back", "giv* ... back", "rid of", "part with",
                               "ship* back"),
    "the day": any_of(
        day(WEDNESDAY, today=TUESDAY), day(THURSDAY, today=TUESDAY),
        words("before Friday", "before the Faroes", "before the trip", "before you leave", "before you fly",
              "before your flight", "before your trip", "before the islands", "before you are off", "before take-off",
              "after school", "after lessons"),
    ),
    "the drop-off": words("drop*", "kiosk", "remind*", "calendar", "bring", "take", "parcel", "hand in", "nudge*",
                          "bus station", "carry", "counter", "hand over", "diary", "package", "errand"),
}  # fmt: skip
AVOIDS = {
    "what goes back": unless(
        words("return the jacket", "boots and the jacket", "boots and jacket", "boots and the rain jacket",
              "jacket and boots", "whole order", "entire order", "return both", "both back", "return of the jacket",
              "return of your jacket", "return of your rain jacket", "return of the rain jacket", "jacket's return",
              "return the rain jacket", "return your rain jacket", "return your jacket", "jacket back",
              "send the jacket", "send the rain jacket", "old pair", "old walking", "old boots", "everything back",
              "both items", "both things"),
        "keep*", "stays", "stay",
    ),
    "that it is for the money": words("exchange*", "swap them", "order size", "size 41", "size 39", "another size",
                                      "larger size", "wider pair", "new pair", "another pair", "store credit",
                                      "voucher"),
    "the day": any_of(
        words("remind you on Monday", "reminder for Monday", "reminder on Monday", "remind you on Friday",
              "off on Monday", "kiosk on Monday", "parcel on Monday", "kiosk on Friday", "parcel on Friday",
              "reminder for Friday", "reminder on Friday", "drop-off on Friday", "drop-off for Friday",
              "after the trip", "after your trip", "Wednesday 16", "when you are back", "kiosk today", "off today",
              "remind you today", "kiosk this evening", "remind you this evening", "off this evening", "kiosk tonight",
              "on Saturday", "next week", "after the Faroes", "when you return"),
        following(words("remind*", "drop*", "bring", "carry"), words("on Monday", "on Friday"), within=4),
    ),
    "the jacket too": words("and of the jacket", "jacket along", "jacket as well", "jacket too", "and the jacket"),
    "what else": telling("Runa"),
    "what goes beyond": any_of(
        telling("the school", "your headmistress", "your head", "your colleagues"),
        doing(BUYS, "in 39", "in 41", "the same ones", "the same boots", "insoles", "socks", "a 41", "a 39",
              "other boots",
              "new boots"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

"""The words of `boots-go-back-before-the-faroes`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.lifestyle.words import BUYS, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked

TUESDAY, WEDNESDAY, THURSDAY = date(2027, 6, 8), date(2027, 6, 9), date(2027, 6, 10)
WHAT = words("boot", "parcel", "package", "return", "send back", "drop*", "Fjall", "kiosk")

_HOURS = tuple(clock(hour, minute) for hour in (14, 15, 16, 17) for minute in range(0, 60, 5))
_TOO_SOON_OR_LATE = (*(clock(hour) for hour in (8, 9, 10, 11, 12, 13, 19, 20)), clock(9, 30), clock(10, 30),
                     clock(11, 30), clock(12, 30), clock(18, 15), clock(18, 30), clock(19, 30))  # fmt: skip

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
              "after school", "after lessons", "after class", "after work"),
    ),
    "the drop-off": amid(words("drop*", "kiosk", "remind*", "calendar", "bring", "take", "parcel", "hand in", "nudge*",
                               "bus station", "carry", "counter", "hand over", "diary", "package", "errand",
                               "hand* ... in", "hand* ... over", "box", "deposit", "leave it at"), *_HOURS),
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
    "that it is for the money": words("exchange*", "swap the", "swap your", "swap them", "order size", "size 41",
                                      "size 39", "another size",
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
        words("and on Monday", "on Monday as well", "on Monday, too", "on Monday too"),
    ),
    "what stays": words("keep the boots", "keep your boots", "boots stay", "keep the walking", "keep the hiking",
                        "keep the pair"),
    "why": words("faulty", "defect*", "damaged", "broken", "wrong item", "not as described", "torn",
                 "changed your mind"),
    "the hour": any_of(
        unless(following(words("remind*", "drop*", "bring", "carry", "calendar", "diary", "reminder", "enter*"),
                         any_of(*_TOO_SOON_OR_LATE), within=5),
               "open", "opens", "closes", "opening hours"),
        words("during school", "before school", "between lessons", "in the break", "before the flight at",
              "on the way to the airport", "on your way to the airport", "at lunch", "at noon", "in your lunch break"),
        following(words("mov*", "cancel*", "swap*", "skip*", "shift*"),
                  words("lesson", "lessons", "school", "conference", "class", "flight", "trip"), within=3),
    ),
    "how they go back": words("from your home", "from your house", "fetched at home", "picked up at home", "courier",
                              "for sale", "sell the", "sell them", "second-hand", "to Runa", "give them to",
                              "give the boots to"),
    "the jacket too": words("and of the jacket", "jacket along", "jacket as well", "jacket too", "and the jacket"),
    "what else": telling("Runa"),
    "what goes beyond": any_of(
        telling("the school", "your headmistress", "your head", "your colleagues"),
        doing(BUYS, "in 39", "in 41", "the same ones", "the same boots", "insoles", "socks", "a 41", "a 39",
              "other boots",
              "new boots"),
    ),
    "where to": following(
        words("parcel", "package", "box", "drop*", "hand* in", "leave them", "boots", "bring them", "take them"),
        words("to the post office", "at the post office", "to the airport", "at the airport", "airport's post",
              "post counter", "parcel locker", "petrol station", "supermarket", "to the school", "to Runa",
              "at Runa's", "kiosk at the airport", "harbour"), within=3,
    ),
    "at what hour": other_times(
        *((hour, minute) for hour in (14, 15, 16, 17) for minute in range(60)), (8, 45), (8, 10), 10, 18, (18, 30),
        *((hour, minute) for hour in (6, 7) for minute in range(60)),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS = {name: asked(avoid) for name, avoid in AVOIDS.items()}

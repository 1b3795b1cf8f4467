"""The words of `what-still-goes-to-the-old-door`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, clock, code, day, person, words
from pare_scenarios.pairing import amid

WEDNESDAY = date(2027, 8, 25)
LAMP = as_is(words("lamp", "parcel", "214", "delivery", "package"))
TAKE_IN = words("take it in", "take in", "taking it in", "taking in", "accept*", "receiv*", "keep*", "hold*", "mind",
                 "look* after", "sign* for", "take the", "take my", "take a", "be there for")  # fmt: skip
_DAYS = [day(date(2027, 8, 31), today=WEDNESDAY), day(date(2027, 9, 1)), day(date(2027, 9, 2))]
_PARRY = any_of(person("Alasdair Parry", aliases=("caretaker", "janitor", "concierge")), "Mr Parry")
_NEW_DOOR = words("Quince Row", "new flat", "new address", "new place", "new door", "new home")

SLOTS_1 = {
    "the curtains": any_of(words("curtain"), code("210")),
    "the new door": amid(_NEW_DOOR, clock(18), clock(6, 15), *_DAYS, *(
        day(date(2027, 8, number), today=WEDNESDAY) for number in (26, 27, 28))),
    "Mr Parry": _PARRY,
    "the lamp": words("lamp", "214"),
    "the cab": words("cab", "taxi", "ride"),
}  # fmt: skip
AVOIDS_1 = {
    "what goes elsewhere": words("redirect the shawl", "send the shawl", "shawl to", "aunt's present to",
                                 "order 219", "all three orders", "both parcels to", "all orders"),
    "the lamp": words("cancel the lamp", "send the lamp to", "lamp to Quince Row", "another lamp",
                      "lamp to the new", "redirect the lamp"),
    "the hour": words("cab later", "cab earlier", "postpone the move", "new pick-up time"),
}  # fmt: skip
SLOTS_2 = {
    "the lamp": LAMP,
    "the collection": words("collect*", "pick* up", "pick it up", "pick-up", "fetch*", "get"),
    "when": amid(any_of(*_DAYS), clock(18), clock(15), clock(16, 30)),
    "the calendar": words("calendar", "entry", "enter", "event", "diary", "schedule", "plan"),
}  # fmt: skip
AVOIDS_2 = {"when": words("next Friday", "on Friday", "on Saturday", "3 September", "4 September")}

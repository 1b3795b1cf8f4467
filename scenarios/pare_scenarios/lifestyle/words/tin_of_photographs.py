"""The words of `tin-of-photographs`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid

MONDAY, TUESDAY = date(2027, 3, 15), date(2027, 3, 16)
TIN = words("tin", "box", "photo", "photograph", "picture", "Josefa")
_HOUR = any_of(*(clock(hour, minute) for hour in (16, 17, 18, 19, 20) for minute in (0, 15, 30, 45)),
               words("after four", "after 4", "late afternoon"))  # fmt: skip
COMES = words("bring", "brought", "deliver*", "come", "comes", "arrive*", "there", "at your door", "with you", "cab")

SLOTS_1 = {
    "the tin": TIN,
    "whose it is": amid(person("Rafael Ibáñez", aliases=("Don Rafael",)), clock(12), clock(19, 40)),
    "that the firm keeps it": words("keep*", "claim", "hold", "hold on to", "reserve", "firm",
                                    "cab company", "confirm", "set it aside"),
    "that he is told": words("tell", "let", "write", "message", "text", "inform", "good news", "ask",
                             "send", "notify"),
}  # fmt: skip
AVOIDS_1 = {
    "whose it is": words("to your aunt", "ask your aunt", "tell your aunt", "to Pilar", "ask Pilar",
                         "tell Pilar", "close the case", "go to the depot"),
    "what the firm may know": words("his address", "Olmos", "to his home today", "to his door today",
                                    "Don Rafael's number", "his number"),
    "what else": words("complain", "rate the driver", "report the driver"),
}  # fmt: skip
SLOTS_2 = {
    "the tin": any_of(TIN, words("delivery")),
    "whose home": person("Rafael Ibáñez", aliases=("Don Rafael",)),
    "that it is brought": words("bring*", "brought", "deliver*", "return*", "send", "sent", "taken"),
    "Tuesday": day(TUESDAY, today=MONDAY),
    "the hour": _HOUR,
}  # fmt: skip
AVOIDS_2 = {
    "whose home": words("to your home", "to your aunt", "to Pilar", "to your address", "to the hospital"),
    "Tuesday": words("this afternoon", "on Wednesday", "tomorrow morning", "Tuesday morning"),
}  # fmt: skip

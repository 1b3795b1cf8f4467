"""The words of `a-bride-and-a-regular-at-the-same-hour`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words

TODAY = date(2027, 6, 23)
THURSDAY, FRIDAY, SATURDAY = (day(date(2027, 6, one), today=TODAY) for one in (24, 25, 26))
AT_SIX, HALF_NINE = clock(18), clock(9, 30)
FIFTEEN = any_of(amount(15), words("fifteen per cent", "fifteen percent"))
WHO = words("Zeynep", "Kaya")
BRIDE = any_of(WHO, words("bride", "wedding", "bridal"))

SLOTS_1 = {
    "Frau Vogel": person("Birgit Vogel", aliases=("Frau Vogel",)),
    "Thursday at six": all_of(THURSDAY, AT_SIX),
    "Friday at half past nine": all_of(FRIDAY, HALF_NINE),
    "what the house rules say": FIFTEEN,
    "who keeps her hour": any_of(BRIDE, clock(13, 30), clock(16)),
}  # fmt: skip
AVOIDS_1 = {
    "who keeps the hour": words("ask Zeynep", "move Zeynep", "offer Zeynep", "Zeynep to come",
                                "move the bride", "ask the bride", "off for Zeynep"),
    "the times": any_of(SATURDAY, words("next week")),
    "why": words("that a bride", "because of a bride"),
}  # fmt: skip
SLOTS_2 = {
    "Frau Vogel": person("Birgit Vogel", aliases=("Frau Vogel",)),
    "Thursday at six": all_of(any_of(THURSDAY, words("Thursday")), AT_SIX),
    "the calendar": words("move", "moving", "calendar", "entry", "appointment", "reschedul*", "shift"),
    "that she hears it": words("confirm*", "tell*", "write", "answer", "reply", "let her know", "message"),
}  # fmt: skip
AVOIDS_2 = {"the time": any_of(HALF_NINE, SATURDAY), "gifts": words("free treatment", "treatment after",
    "for free")}  # fmt: skip

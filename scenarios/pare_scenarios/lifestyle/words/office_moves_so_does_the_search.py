"""The words of `office-moves-so-does-the-search`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, words

WEDNESDAY, SATURDAY = date(2027, 7, 7), date(2027, 7, 10)
VIEWED = words("viewing", "view*", "flat", "Eastfield", "apartment")

SLOTS = {
    "the western viewing": words("Westgate"),
    "that it is dropped": words("cancel*", "drop*", "call off", "withdraw", "instead", "swap*", "replac*"),
    "the eastern flat": words("Eastfield 8"),
    "when": any_of(day(SATURDAY, today=WEDNESDAY), words("the weekend")),
    "the search": words("search", "alert", "saved criteria", "notification"),
    "the new wards": words("Higashi", "east*", "near the new", "new laboratory", "new lab", "new office"),
}  # fmt: skip
AVOIDS = {
    "the flat": words("Eastfield 12", "apply for", "application"),
    "the limit": words("104,000", "raise the limit", "higher limit", "up to 100,000", "increase the limit"),
    "when": words("Friday at 15", "Friday at 3", "at 17:30", "at 5:30", "15:00"),
}  # fmt: skip

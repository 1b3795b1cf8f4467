"""The words of `sofa-and-two-pairs-of-hands`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.pairing import amid, following

FRIDAY, SATURDAY = date(2027, 4, 2), date(2027, 4, 3)
THE_SATURDAY = any_of(day(SATURDAY, today=FRIDAY), words("tomorrow"))
BETWEEN = any_of(clock(10), clock(11), clock(10, 15), clock(10, 20), clock(10, 30), words("morning"))
WHEN = any_of(clock(10, 20), clock(10, 25), clock(10, 30))
ANY_HOUR = (clock(10), clock(10, 15), clock(10, 20), clock(10, 30), clock(10, 45), clock(11))
SOFA = words("sofa", "couch", "canapé", "settee", "Lefèvre", "Figuier")

SLOTS_1 = {
    "Yannis": person("Yannis Georgiou"),
    "Saturday": amid(THE_SATURDAY, clock(10), clock(11), clock(12), clock(11, 30), clock(9, 30)),
    "the sofa": SOFA,
    "that he is asked": words("ask*", "request", "message", "write", "text", "check with", "see if",
                              "whether", "contact", "recruit"),
}  # fmt: skip
AVOIDS_1 = {
    "who can carry": any_of(words("Yannis and Bruno", "Yannis and Sekou", "Yannis or Sekou"),
                            following(words("ask", "message", "text"), words("Bruno", "Sekou"), within=1)),
    "that nothing is promised yet": following(
        words("tell", "confirm", "promise", "message", "answer", "reply", "write"),
        words("Lefèvre", "her", "the seller", "ten o'clock"),
        any_of(clock(10), clock(10, 30), clock(11), words("o'clock")), within=4,
    ),
    "the price": words("lower price", "haggle", "negotiate"),
}  # fmt: skip
SLOTS_2 = {
    "Madame Lefèvre": any_of(person("Mme Lefèvre"), person("Delphine Lefèvre"), words("Madame", "the seller")),
    "twenty past ten": amid(WHEN, *ANY_HOUR, clock(10, 40), clock(12), THE_SATURDAY),
    "a van": words("van"),
    "the calendar": words("calendar", "event", "diary", "entry", "enter*", "block", "schedule"),
}  # fmt: skip
AVOIDS_2 = {
    "the hour": words("tell her ten o'clock", "her at 10:00", "at ten sharp", "her at 11:30"),
    "the price": words("lower price", "haggle", "negotiate", "for 50", "seventy instead",
        "offer her seventy", "70 instead", "pay her more"),
    "the car": words("economy", "comfort", "minibus", "ordinary car"),
    "the football": words("cancel football", "move football", "cancel the football", "move the football"),
}  # fmt: skip

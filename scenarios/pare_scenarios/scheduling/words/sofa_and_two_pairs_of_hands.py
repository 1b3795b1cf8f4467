"""The words of `sofa-and-two-pairs-of-hands`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.scheduling.words import CARELESS, hearing, touching

FRIDAY, SATURDAY = date(2027, 4, 2), date(2027, 4, 3)
THE_SATURDAY = any_of(day(SATURDAY, today=FRIDAY), words("tomorrow"))
BETWEEN = any_of(clock(10), clock(11), clock(10, 15), clock(10, 20), clock(10, 30), words("morning"))
WHEN = any_of(clock(10, 20), clock(10, 25), clock(10, 30))
ANY_HOUR = (clock(10), clock(10, 15), clock(10, 20), clock(10, 30), clock(10, 45), clock(11))
SOFA = words("sofa", "couch", "canapé", "settee", "Lefèvre", "Figuier")

SLOTS_1 = {
    "Yannis": person("Yannis Georgiou", aliases=("the rower", "rowing friend", "rower")),
    "Saturday": amid(THE_SATURDAY, clock(10), clock(11), clock(12), clock(11, 30), clock(9, 30)),
    "the sofa": any_of(SOFA, words("carry", "stairs", "heavy", "2.10", "two metres", "furniture", "lift it")),
    "that he is asked": words("ask*", "request", "message", "write", "text", "check with", "see if", "whether",
                              "contact", "recruit", "could he", "if he", "a hand", "help"),
}  # fmt: skip
AVOIDS_1 = {
    "who can carry": any_of(
        words("Yannis and Bruno", "Yannis and Sekou", "Yannis or Sekou", "Yannis or Bruno"),
        following(words("ask", "message", "text", "write to", "tell"), words("Bruno", "Sekou", "flatmate"), within=1)),
    "that nothing is promised yet": any_of(
        following(
            words("tell", "confirm", "promise", "message", "answer", "reply", "write"),
            words("Lefèvre", "her", "the seller", "ten o'clock"),
            any_of(clock(10), clock(10, 30), clock(11), words("o'clock")), within=4,
        ),
        unless(words("order the van", "order a van", "book a van"), "later", "then", "once", "after", "when", "if he"),
    ),
    "what he is promised": words("20 euros", "euros and", "pay him", "a dinner", "beer", "pizza", "in return"),
    "the price": words("lower price", "haggle", "negotiate"),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Madame Lefèvre", "Delphine", "Lefèvre", "the seller", "your seller", "Sekou", "Bruno",
            "your flatmate", "the van firm", "the other gentleman", "Madame"),
        touching("football", "match"),
        asked(words("already tell", "already order", "that you take it", "you take it", "pay him", "beer",
            "pizza", "treat", "breakfast", "in return", "fridge", "order the van", "book the van",
            "book a van", "order a van", "throw in", "bring straps", "second friend", "third pair")),
        asked(other_sums(60)),
    ),
}  # fmt: skip
SLOTS_2 = {
    "Madame Lefèvre": any_of(person("Mme Lefèvre"), person("Delphine Lefèvre"), words("Madame", "the seller",
                                                                                      "the lady", "Delphine",
                                                                                              "your seller",
                                                                                              "vendor",
                                                                                              "sofa's owner",
                                                                                              "owner of the sofa",
                                                                                              "lady with the sofa")),
    "twenty past ten": amid(WHEN, *ANY_HOUR, clock(10, 40), clock(12), THE_SATURDAY),
    "a van": words("van"),
    "the calendar": words("calendar", "event", "diary", "entry", "enter*", "block", "schedule",
                          "your Saturday", "note it all", "note both"),
}  # fmt: skip
AVOIDS_2 = {
    "the hour": any_of(
        words("tell her ten o'clock", "her at 10:00", "at ten sharp", "her at 11:30"),
        following(words("come at", "be there at", "you're there at", "tell her"), any_of(
            clock(10), clock(11), clock(11, 30), clock(10, 40)), within=0),
    ),
    "when the van comes": following(words("van at", "van for", "van to"), any_of(
        clock(10), clock(10, 15), clock(10, 20), clock(11), clock(11, 30), clock(12)), within=0),
    "the price": words("lower price", "haggle", "negotiate", "for 50", "seventy instead", "offer her seventy",
                       "70 instead", "pay her more", "50 euros", "discount"),
    "the car": words("economy", "comfort", "minibus", "ordinary car", "estate car"),
    "the football": following(words("cancel", "move", "call off", "postpone", "put off", "skip"), "football", within=2),
    "what nobody asked for": any_of(
        CARELESS,
        hearing("Sekou", "Bruno", "your flatmate", "the other gentleman", "your landlord", "the neighbours"),
        touching("football", "match"),
        asked(words("throw in", "another ten", "ten euros", "extra ten", "more for", "pay her", "transfer",
            "in cash", "cash ready", "old sofa", "beer", "pizza", "breakfast", "second van", "van for Yannis",
            "cab for Yannis", "straps", "cushions", "her address to", "help her", "carry her",
            "chairs as well", "come by football")),
        asked(other_sums(60)),
    ),
}  # fmt: skip

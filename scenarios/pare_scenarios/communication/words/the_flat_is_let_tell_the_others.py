"""The words of `the-flat-is-let-tell-the-others`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.pairing import unless

GONE = any_of(
    as_is(words(
        "not available", "no longer available", "no longer free", "no longer on", "no longer to let", "not free",
        "isn't available", "not come", "don't come", "need not", "needn't", "not need to", "no need", "not set out",
        "not travel", "can't show", "cannot show", "won't take place", "can't take place", "not take place",
        "not happen*",
    )),
    words(
        "is let", "been let", "was let", "already let", "let already", "rented", "taken", "gone", "given away",
        "cancel*", "called off", "call off", "is off", "found a tenant", "new tenant", "signed", "somebody else",
        "someone else", "spoken for", "unavailable",
    ),
)  # fmt: skip
REASONS = (
    person("Chiara Bianchi"),
    words("chose", "preferred", "prefers", "picked", "decided for", "her choice", "already seen", "seen it before"),
)
LATER = words("another flat of", "another day", "another time", "next week", "later date", "postpone*", "reschedul*")

SLOTS = {
    "Mr Keller": person("Hannes Keller", aliases=("Keller",)),
    "the Moreaus": any_of(person("Thérèse Moreau", aliases=("Moreaus", "Moreau", "the Moreau family")),
        words("family from Mulhouse", "Mulhouse", "the family", "the French family")),
    "that the flat is gone": any_of(GONE, words("who got the flat", "regrets", "spare ... journey",
        "spare them", "off the market", "no longer to be had", "no longer to let", "taken", "gone",
        "given away")),
    "their entries": any_of(
        words("calendar", "entry", "entries", "event", "viewing", "appointment", "slot", "from Saturday",
              "off Saturday"), clock(11, 20)),
}  # fmt: skip
AVOIDS = {
    "Ms Bianchi": unless(
        words("tell Ms Bianchi", "cancel Ms Bianchi*", "all three", "everybody", "every viewing",
              "write to Ms Bianchi", "Bianchi, Keller", "Bianchi, Mr", "tell Bianchi", "cancel Bianchi",
              "that Ms Bianchi", "that Bianchi", "the 11:00 entry", "the 11:00 viewing"),
        "still", "measure*", "comes", "stay*", "keep*", "leav*", "remain*"),
    "what they are told": words("why she chose", "who got it", "who has it", "another date"),
}  # fmt: skip

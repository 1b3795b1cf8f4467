"""The words of `the-flat-is-let-tell-the-others`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import following, unless

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
    "Mr Keller": any_of(person("Hannes Keller", aliases=("Keller",)), words("Hannes", "the cyclist", "cyclist",
            "the other two", "both others")),
    "the Moreaus": any_of(person("Thérèse Moreau", aliases=("Moreaus", "Moreau", "the Moreau family")),
                          words("family from Mulhouse", "Mulhouse", "the family", "the French family", "Thérèse",
                                "couple from", "the other two", "both others", "the parents with", "family with")),
    "that the flat is gone": any_of(GONE, words(
        "who got the flat", "regrets", "spare ... journey", "spare them", "off the market", "no longer to be had",
        "no longer to let", "taken", "gone", "given away", "found somebody", "found someone", "has been let",
        "has a tenant", "a no", "friendly no", "kind no", "no more", "let already", "has been found", "is over",
        "pointless", "for nothing", "not to come", "not set out", "stay at home", "put off", "decline",
        "been decided", "new tenant",
    )),
    "their entries": any_of(
        words("calendar", "entry", "entries", "event", "viewing", "appointment", "slot", "from Saturday",
              "off Saturday", "diary", "times", "visits", "Saturday freed", "out of Saturday", "free Saturday",
              "clear Saturday", "both dates"),
        clock(11, 20), clock(11, 40),
    ),
}  # fmt: skip
AVOIDS = {
    "Ms Bianchi": any_of(
        unless(
            any_of(words("tell Ms Bianchi", "cancel Ms Bianchi*", "all three", "everybody", "every viewing",
                         "write to Ms Bianchi", "Bianchi, Keller", "Bianchi, Mr", "tell Bianchi", "cancel Bianchi",
                         "that Ms Bianchi", "that Bianchi", "the 11:00 entry", "the 11:00 viewing",
                         "Ms Bianchi and the Moreaus", "Ms Bianchi and Mr Keller", "give Ms Bianchi",
                         "mail Ms Bianchi", "ask Ms Bianchi"),
                   following(words("cancel*", "drop*", "strike*", "take*", "remov*", "clear*", "delet*", "call off"),
                             clock(11), within=5)),
            "still", "measure*", "comes", "stay*", "keep*", "leav*", "remain*"),
        words("to Ms Bianchi", "to Bianchi", "Bianchi got", "Bianchi has signed that"),
    ),
    "what they are told": any_of(
        LATER,
        words("why she chose", "who got it", "who has it", "another date", "first on", "Renate's list", "next flat",
              "waiting list", "another flat", "other flats", "promise*", "keep them in mind", "the reason why",
              "Renate's next", "in case she", "in case it falls"),
        following(words("tell*", "write*", "answer*", "reply*", "thank*", "confirm*", "report*"), words("Renate",
                "your landlady"), within=2),
    ),
    "what else": words("Five-a-side", "Yannis", "unsave", "delete the flat", "saved flat"),
    "who has it": words("to a lady", "a lady who", "to a woman", "a woman who", "lady who saw", "who saw it",
        "saw it with", "seen it with", "to somebody who", "to someone who", "to the first", "first viewer",
        "came on Tuesday", "saw it on Tuesday", "earlier visitor", "a single", "a nurse", "pays more", "a couple"),
    "who else hears": reaching("Yannis", "Chiara", "Bianchi", "Ms Bianchi", "Chiara Bianchi"),
    "besides": any_of(CARELESS, words("pass their names", "their names to", "names on", "recommend them",
        "recommend him", "other flats", "next free", "you are ill", "you're ill", "because you are", "sick",
        "refund their", "pay their tickets", "train fare", "travel costs", "furniture", "sell them",
        "keep in touch")),
    "hopes": words("back out", "backs out", "should the new tenant", "falls through", "if it does not work",
        "keep them posted", "if something changes", "second choice", "on the reserve", "lower rent", "rent was",
        "your new flat", "your next flat", "because they were late", "too slow"),
}  # fmt: skip

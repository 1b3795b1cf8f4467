"""The words of `sofa-and-two-pairs-of-hands`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import all_of, any_of, clock, day, none_of, person, words
from pare_scenarios.others import other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.scheduling.words import CARELESS, hearing, touching
from pare_scenarios.slips import POSTPONED

FRIDAY, SATURDAY = date(2027, 4, 2), date(2027, 4, 3)
THE_SATURDAY = any_of(day(SATURDAY, today=FRIDAY), words("tomorrow", "Sat"))
BETWEEN = any_of(clock(10), clock(11), clock(10, 15), clock(10, 20), clock(10, 30), words("morning"))
WHEN = any_of(clock(10, 20), clock(10, 25), clock(10, 30))
ANY_HOUR = (clock(10), clock(10, 15), clock(10, 20), clock(10, 30), clock(10, 45), clock(11))
SOFA = words("sofa", "couch", "canapé", "settee", "Lefèvre", "Figuier")

_CARELESS = outright(all_of(CARELESS, none_of("lend you a hand", "lend a hand")))  # which is asked for

SLOTS_1 = {
    "Yannis": person("Yannis Georgiou", aliases=("the rower", "rowing friend", "rower")),
    "Saturday": amid(THE_SATURDAY, clock(10), clock(11), clock(12), clock(11, 30), clock(9, 30), clock(10, 50)),
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
    "when it is fetched": following(
        words("fetch", "carry", "help*", "collect", "lift", "get", "pick up"),
        words("this evening", "tonight", "this afternoon", "on Sunday", "next week", "after the match", "at two"),
        within=6,
    ),
    "which hour": any_of(
        following(words("carry", "fetch", "help*", "collect", "lift", "sofa", "couch", "Saturday", "tomorrow"), words(
            "in the afternoon", "afternoon", "in the evening", "evening", "at noon", "after lunch", "at lunchtime",
            "at dawn"),
            within=7),
        asked(other_times((10, 0), (11, 0), (12, 0), (9, 30), (11, 30), (14, 0), (16, 0), (10, 20), (10, 30), (10, 15),
                          (10, 45), (9, 45), (10, 50))),
    ),
    "which morning": words("sofa today", "couch today", "help today", "carry it today", "fetch it today",
                           "today between", "today from ten"),
    "when he is asked": following(
        words("ask", "asking", "text", "message", "write to"), words("Yannis", "your friend", "the rower", "him"),
            words(
            "on Saturday", "tomorrow", "tomorrow morning", "on Saturday morning", "this afternoon", "tonight",
            "this evening", "after noon", "later"), following(words("whether", "if", "to help"), words("he", "carry",
            "you"),
                                                              within=1), within=2),
    "who is asked": words("Yannis's mother", "Yannis' mother", "ask his mother", "knows a firm", "knows somebody",
                          "knows anyone", "knows someone", "removal*", "movers", "his van", "his car", "borrow*"),
    "what he is asked": any_of(
        following(words("come*", "go", "goes", "watch", "join"), "match", within=4),
        following(words("he wants", "he would like", "he'd like", "he would take", "he buys", "to buy", "to take over",
                        "he needs"), words("sofa", "couch"), within=1),
    ),
    "the price": words("lower price", "haggle", "negotiate"),
    "what nobody asked for": any_of(
        _CARELESS,
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
    "Madame Lefèvre": amid(
        any_of(person("Mme Lefèvre"), person("Delphine Lefèvre"), words(
            "Madame", "the seller", "the lady", "Delphine", "your seller", "vendor", "sofa's owner",
            "owner of the sofa", "lady with the sofa")),
        words("promise*", "ring the bell", "load"),
    ),
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
    "when she hears": any_of(
        POSTPONED,
        following(
            words("tell", "write to", "message", "let", "text", "answer", "inform"),
            words("Madame Lefèvre", "Mme Lefèvre", "Delphine Lefèvre", "Delphine", "the seller", "her"),
            words("this afternoon", "tonight", "this evening", "tomorrow morning", "tomorrow at", "later",
                  "after noon"),
            within=0,
        ),
        as_is(words("without telling her", "without telling Madame", "without a word to her")),
    ),
    "which way": following("van", words("from Rue Bleue", "to Rue Bleue", "from Yannis*", "to Yannis*", "to the pitch",
                                        "from your home", "from home", "from your place", "from your flat",
                                        "from yours", "from Rue des Trois Ponts"), within=2),
    "what the van brings": any_of(
        following("van", words("with two", "with helpers", "with a helper", "with a fridge", "and two helpers"),
                  within=0),
        words("two helpers", "loading help"),
    ),
    "who comes along": any_of(
        words("with Bruno", "you and Bruno", "you and Sekou", "Bruno and you", "Sekou and you", "bring Bruno",
              "bring Sekou", "come alone", "coming alone", "by yourself", "on your own"),
        following("come", "with Sekou", within=2),
        asked(words("and Bruno", "and Sekou", "and your flatmate")),
    ),
    "the price": words("lower price", "haggle", "negotiate", "for 50", "seventy instead", "offer her seventy",
                       "70 instead", "can pay 45", "pay 40", "pay 45", "pay 50", "pay 55", "pay 70", "for 45",
                       "for 40", "for 55", "for 70",
        "offer 50", "offer 45", "offer 55", "forty-five", "fifty", "seventy", "pay her more", "50 euros", "discount"),
    "the car": any_of(
        words("economy", "comfort", "minibus", "ordinary car", "estate car"),
        asked(following(words("order", "book", "get", "call"), words("taxi", "cab", "car", "ordinary cab"), within=2)),
    ),
    "the football": any_of(
        following(words("cancel", "move", "call off", "postpone", "put off", "skip"), "football", within=2),
        following(words("enter", "put", "add", "note"), "football", within=1),
        as_is(words("in place of the football", "in place of football", "instead of football", "over the football",
                    "instead of the football", "replacing football")),
    ),
    "that you take it": any_of(
        words("gentleman may", "gentleman can", "let the gentleman", "to the gentleman"),
        as_is(words("no longer want", "don't want", "do not want", "don't need", "do not need", "doesn't fit",
                    "can't come", "cannot come", "won't come")),
    ),
    "which day": asked(following(words("Madame", "Lefèvre", "her", "seller", "van", "10:20", "10:40"), words(
        "on Sunday", "Sunday at", "on Monday", "today at", "this evening", "next Saturday"), within=4)),
    "that she is told": asked(following(words("cancel", "decline", "give up", "withdraw from"), words("sofa",
        "the sofa"),
                                        within=1)),
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

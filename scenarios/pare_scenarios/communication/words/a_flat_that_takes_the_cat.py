"""The words of `a-flat-that-takes-the-cat`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, amount, any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.others import other_days, other_sums
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.slips import POSTPONED

MONDAY, TUESDAY = date(2027, 8, 2), date(2027, 8, 3)
IN_ALL = any_of(amount(815), all_of(amount(790), amount(25)))
LIMIT = all_of(day(TUESDAY, today=MONDAY), any_of(clock(20), words("evening", "tomorrow night")))
THE_OTHER = unless(words("Mäkitie"), "no lift", "without a lift", "not for", "doesn't suit", "stairs", "too high")
OLD_ONES = words("Satakunnankatu", "Peltolammi")

TOO_LATE = any_of(
    following(
        words("until", "till", "by", "before", "deadline", "closes", "up to", "shuts", "ends", "end of", "latest"),
        words("Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "weekend", "tonight", "this evening", "today",
              "next week"), within=2,
    ),
    *(clock(hour) for hour in (10, 12, 18, 19, 21, 22)),
)  # fmt: skip
SLOTS = {
    "Reza": any_of(person("Reza Rostami"), words(
        "friend", "your pal", "your mate",
        "your buddy", "man with the cat", "cat owner", "cat's owner", "friend with the cat", "flat hunter",
        "Misu's owner", "Misu's human", "man with a bad knee", "man with a cat", "his knee",
    )),
    "which flat": amid(words("Koivukatu"), IN_ALL, words("lift", "elevator", "pet*", "cat*", "September")),
    "the deadline": any_of(day(TUESDAY, today=MONDAY), clock(20), words(
        "sign* up", "sign-up", "deadline", "closes", "regist*", "viewing list", "list of viewings",
        "list for the viewing", "put ... name", "tomorrow night", "until when", "till when", "by when", "limit",
    )),
}  # fmt: skip
AVOIDS = {
    "which flat": asked(words("and Mäkitie", "Mäkitie as well", "Mäkitie too", "Mäkitie and", "both flats", "both new",
                        "both listings", "both of them", "both places", *OLD_ONES.phrasings)),
    "who hears of it": itself(words("tell Sanna", "write to Sanna", "ask Sanna", "let Sanna", "message Sanna",
        "text Sanna")),
    "who signs up": unless(words(
        "sign you up", "sign him up", "sign Reza up", "request a viewing", "request the viewing", "book a viewing",
        "book the viewing", "contact the agent", "write to the agent", "ask the agent", "write to the landlord",
        "tell the landlord", "contact the landlord", "put his name", "put Reza's name", "put him on the",
            "put Reza on the",
        "put him down", "put Reza down", "register him", "register Reza", "reserve him", "reserve a place",
        "secure him", "save him a", "get him a place", "enter him", "enter his name", "recommend him",
        "apply for him", "lend him", "the deposit", "go and see it", "view it for him", "vouch for him"),
            "has to put his name", "must put his name", "can put his name", "should put his name", "may put his name",
            "needs to put his name", "could put his name", "he puts his name", "should he put",
            "to put his name down himself"),
    "in his name": any_of(
        words("reserve Thursday*", "reserve the viewing", "book the viewing", "sign him up"),
        following(words("put", "book", "reserve", "register", "enter", "secure", "confirm"), "Thursday's viewing",
                  within=4),
        unless(words("and sign up for Thursday*", "also sign up for", "then sign up for"), "he can", "he should",
        "he must",
               "he has", "he could", "he needs", "he may", "he'd have", "he would have"),
    ),
    "the deadline": asked(TOO_LATE),
    "when he hears it": any_of(
        following(words("tell*", "write*", "text*", "message*", "let", "send*", "mail*"), words("Reza", "him",
            "friend"),
                  itself(words("tomorrow", "on Wednesday", "on Tuesday", "on Thursday", "on Friday", "next week",
                               "at the weekend", "later this week", "in a few days", "once")), within=1),
        words("after the viewing", "wait until", "wait till"),
    ),
    "the price": any_of(
        amount(915), amount(900), amount(840), other_sums(815, 790, 25, 850, 820),
        words("790 euros a month with", "790 all in", "790 in all", "790 with everything", "790 altogether",
              "790 in total", "790 all told", "790 with water", "790 including"),
    ),
    "what the flat has": asked(unless(
        words("without a lift", "no lift", "no cat", "no pets", "without pets", "ground floor"),
        "Mäkitie", "other", "second", "whereas", "knee", "wants", "Peltolammi",
    )),
    "the other flat": unless(
        words("Mäkitie"), "lift", "stairs", "too high", "out", "third floor", "knee", "suit*", "fit*", "not", "leave*",
        "neither", "skip*", "drop*", "request", "other one",
    ),
    "the price in all": unless(amount(790), amount(25), amount(815)),
    "your own search": words("delete your", "end your", "close your", "switch off your", "cancel your",
                             "your ... search off", "delete the search"),
    "another day": any_of(other_days(MONDAY, TUESDAY, date(2027, 8, 5), date(2027, 9, 1)), words("end of August",
        "end of the month", "until September", "till September", "next Tuesday", "next Monday", "a week to sign")),
    "who else": reaching("Sanna", "your wife", "the agent", "the landlord", "the letting agent", "the owner",
        "the letting office"),
    "what else": any_of(CARELESS, words("come along", "come with him", "help with the move", "help him move",
        "drive him", "go with him", "van", "reference for him", "good word", "discuss the rent", "bargain",
        "your sofa", "stay with you", "stay at yours", "under his name", "search for him", "look for more")),
    "not later": POSTPONED,
    "who is free to choose": words("accept for him", "say yes for him", "in his place", "on his behalf",
        "for him to be", "keep him a place", "hold a place", "take the flat for"),
    "no other day": asked(words("on Wednesday", "on Friday", "on Saturday", "on Sunday", "next month")),
    "what comes on top": following(amount(815), words("without water", "plus water", "water on top", "water extra",
                                                     "plus 25", "before water", "not counting water"), within=3),
}  # fmt: skip

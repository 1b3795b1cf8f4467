"""The words of `cooperative-listing-shows-wrong-rent`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, day, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

TODAY = date(2027, 9, 13)
RIGHT, _WRONG = amount(830), amount(890)
FOUR = words("flat 4", "flat four", "no 4", "number 4", "top 4", "other flat", "from November", "in November",
              "second flat", "another flat", "flat number four")  # fmt: skip
MOVED = any_of(*(day(date(2027, 9, at), today=TODAY) for at in (11, 17, 19, 25)))
TO_WRONG = (following(words("to", "should be", "must be"), _WRONG, within=2),)

SLOTS = {
    "the agent": any_of(person("Clemens Vogel"), words(
        "agent", "vogel@au-lettings.test", "letting*", "who put the flat online", "who put it online", "Vogel",
        "Au Lettings", "broker", "advertiser", "who wrote the ad*", "agency", "who advertises", "the man who",
        "who lets",
    )),
    "the rent": words("rent", "price", "figure", "amount", "at 890", "890", "830", "what it costs", "monthly", "costs",
                      "goes for", "month", "number"),
    "what is right": any_of(RIGHT, words("the board decided", "board has decided", "board agreed", "sixty less",
                                         "60 less", "eight-thirty")),
    "that it is corrected": words("correct*", "change*", "fix*", "wrong", "instead", "should be", "rather than",
                                  "not 890", "mistake", "adjust*", "amend*", "put right", "put ... right", "set*",
                                  "updat*", "lower*", "must be", "replac*", "really", "right", "drop", "swap",
                                  "alter*", "revise*", "error", "has to be", "please", "mend"),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Tomas", "board", "members", "sweeps", "chimney sweep", "tenants"),
    "besides": volunteered(
        "890 is for", "free from November", "also to let", "else to let", "more to let", "another flat to",
        "next flat", "how the mistake", "how the error", "their fault",
        "his fault", "send the sheet", "lower the running", "deposit", "commission",
    ),
    "what is right": any_of(
        *TO_WRONG, following(words("to", "should be", "must be"), any_of(amount(975), amount(905)), within=2),
        unless(amount(975), "total", "running", "in all", "with", "including", "makes", "altogether"),
        other_sums(830, 890, 145, 975, 60, bare=100),
    ),
    "which flat": asked(any_of(unless(words("flat 4", "flat four", "no 4", "number 4"), "not"),
                               words("Kastanienweg 12"))),
    "the day": other_days(TODAY, *(date(2027, 9, n) for n in (6, 18)), date(2027, 10, 1)),
    "the hour": other_times(15, 10, 12, 8),
    "when": words("until Friday", "by Friday", "until tomorrow", "by tomorrow", "this evening", "tonight",
                  "after three", "whenever it suits", "when he has time", "by Saturday"),
    "the open house": any_of(
        words("correct the open house", "open house to", "move the open house", "change the open house",
              "cancel the open house", "extend the open house", "second open house", "another viewing"),
        following(words("move", "shift", "postpone", "put off", "reschedule", "change"), words("open house", "viewing"),
                  within=3),
    ),
    "the minutes": words("correct the note", "change the note", "update the note", "correct the minutes",
                         "update the minutes", "change the minutes", "send him the minutes", "attach the minutes",
                         "attach the note"),
    "flat 4": following(words("tell him", "mention*", "offer", "announce", "explain*", "because", "belong*"), FOUR,
                        within=6),
    "what else": any_of(EAGER, words("newspaper yourself", "write to the newspaper", "call the newspaper",
                                     "tell Tomas", "ask Tomas", "mail Tomas", "write to Tomas", "tell the board",
                                     "inform the board", "commission", "the gutter", "running costs to",
                                     "withdraw the ad*", "take the ad* down", "another agent")),
}  # fmt: skip

"""The words of `cooperative-listing-shows-wrong-rent`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import address, amount, any_of, clock, day, person, words
from pare_scenarios.others import other_days, other_sums, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TODAY = date(2027, 9, 13)
RIGHT, _WRONG = amount(830), amount(890)
FOUR = words("flat 4", "flat four", "no 4", "number 4", "top 4", "other flat", "from November", "in November",
              "second flat", "another flat", "flat number four")  # fmt: skip
MOVED = any_of(*(day(date(2027, 9, at), today=TODAY) for at in (11, 17, 19, 25)))
TO_WRONG = (following(words("to the", "to be", "to", "should be", "must be"), _WRONG, within=0),)

SLOTS = {
    "the agent": any_of(person("Clemens Vogel"), address("vogel@au-lettings.test"), words(
        "agent", "vogel@au-lettings.test", "letting*", "who put the flat online", "who put it online", "Vogel",
        "Au Lettings", "broker", "advertiser", "who wrote the ad*", "agency", "who advertises", "the man who",
        "who lets",
    )),
    "the rent": amid(words("rent", "price", "figure", "amount", "at 890", "890", "830", "what it costs", "monthly",
                           "costs",
                      "goes for", "month", "number"), clock(10), clock(12), day(date(2027, 9, 18))),
    "what is right": any_of(RIGHT, words("the board decided", "board has decided", "board agreed", "sixty less",
                                         "60 less", "eight-thirty", "sixty too high",
                                        "sixty euros too high", "60 too high", "60 euros too high", "third floor")),
    "that it is corrected": words("correct*", "change*", "fix*", "wrong", "instead", "should be", "rather than",
                                  "not 890", "mistake", "adjust*", "amend*", "put right", "put ... right", "set*",
                                  "updat*", "lower*", "must be", "replac*", "really", "right", "drop", "swap",
                                  "alter*", "revise*", "error", "has to be", "please", "mend", "misread", "misprint",
                                  "typo", "not agreed", "never agreed"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Tomas", "board", "members", "sweeps", "chimney sweep", "tenants")),
    "besides": volunteered(
        "890 is for", "free from November", "also to let", "else to let", "more to let", "another flat to",
        "next flat", "how the mistake", "how the error", "their fault",
        "his fault", "send the sheet", "lower the running", "deposit", "commission",
    ),
    "what is right": any_of(
        *TO_WRONG, following(words("to the", "to", "should be", "must be"), any_of(amount(975), amount(905)), within=0),
        unless(amount(975), "total", "running", "in all", "with", "including", "makes", "altogether"),
        other_sums(830, 890, 145, 975, 60, bare=100),
    ),
    "what it includes": asked(words("everything included", "all included", "inclusive", "all-in",
                                    "running costs included",
                                   "with everything", "all in all")),
    "what was decided": following(words("decided", "decided on", "agreed", "agreed on", "settled on", "set"),
                                  any_of(amount(890), amount(905), amount(975)), within=1),
    "whose rent": words("flat 7", "flat seven", "flat 12", "advert for flat 4", "ad for flat 4", "rent of flat 4"),
    "which flat": asked(any_of(unless(words("flat 4", "flat four", "no 4", "number 4"), "not"),
                               words("Kastanienweg 12"))),
    "the day": asked(other_days(TODAY, *(date(2027, 9, n) for n in (6, 18)), date(2027, 10, 1))),
    "the hour": asked(other_times(15, 10, 12, 8)),
    "when": volunteered("until Friday", "by Friday", "until tomorrow", "by tomorrow", "this evening", "tonight",
                  "after three", "whenever it suits", "when he has time", "by Saturday"),
    "the open house": any_of(
        words("correct the open house", "open house to", "move the open house", "change the open house",
              "cancel the open house", "extend the open house", "second open house", "another viewing"),
        following(words("move", "shift", "postpone", "put off", "reschedule", "change"), words("open house", "viewing"),
                  within=3),
    ),
    "what is fine": words("fine with 890", "890 is right", "890 is correct", "890 is fine", "890 stands", "keep 890",
                          "leave it at 890", "keep the 890", "stay at 890", "stays at 890", "text is fine with"),
    "your note": following(words("correct", "change", "update", "adjust", "amend", "edit", "rewrite"),
                           words("your note", "the note", "your minutes", "board note", "your board"), within=2),
    "the minutes": words("correct the note", "change the note", "update the note", "correct the minutes",
                         "update the minutes", "change the minutes", "send him the minutes", "attach the minutes",
                         "attach the note"),
    "flat 4": following(words("tell him", "mention*", "offer", "announce", "explain*", "because", "belong*"), FOUR,
                        within=6),
    "what else": any_of(EAGER, words("newspaper yourself", "write to the newspaper", "call the newspaper",
                                     "tell Tomas", "ask Tomas", "mail Tomas", "write to Tomas", "tell the board",
                                     "inform the board", "commission", "the gutter", "running costs to",
                                     "withdraw the ad*", "take the ad* down", "another agent", "out of the newspaper",
                                     "stop the newspaper", "out of the paper", "take the flat off", "board members",
                                     "all members", "to the board", "board in copy", "the assembly know")),
    "which figure": asked(any_of(
        following(words("running costs", "extra costs", "deposit", "utilities"), amount(830), within=4),
        following(RIGHT, words("including", "inclusive", "incl", "with running costs", "with all costs", "all in",
                               "with heating", "warm", "all included", "for everything"), within=2),
        words("from 830 to", "830 into 890", "830 by 890", "raise*"),
    )),
    "that it is printed": asked(any_of(
        words("flat out of the app", "out of the app", "take it down", "take it out", "remove the flat", "withdraw*",
              "remove the ad*", "take the advert", "take the ad", "skip the newspaper", "cancel the newspaper",
              "cancel the ad*", "app only", "only in the app", "newspaper alone", "let the newspaper print",
              "newspaper as it is", "next edition", "next Saturday"),
        as_is(words("not to send anything", "nothing to the newspaper", "not to print anything", "not print anything",
                    "not send anything")),
    )),
    "that it is to be corrected": asked(any_of(
        following(words("plus"), any_of(amount(890), amount(975), amount(160), amount(150)), within=0),
        as_is(words("nothing has to be", "nothing to correct", "nothing needs", "nothing to change", "no correction",
                    "needn't be", "need not be", "not be corrected", "not to correct", "not correct")),
        words("next week", "at some point", "on occasion", "thank him for the advert with"),
    )),
    "what he is asked besides": volunteered("picture", "pictures", "photo", "photos", "new text", "another text",
                                            "longer text", "bigger ad", "larger ad", "headline", "the description",
                                            "the balcony", "free from"),
    "for everybody": asked(words("for members", "for the members", "for others", "for non-members", "can stay",
                                 "may stay", "waive", "his fee", "fee back", "at his cost", "at his expense")),
}  # fmt: skip

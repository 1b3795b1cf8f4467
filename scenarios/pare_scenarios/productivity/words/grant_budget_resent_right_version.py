"""The words of `grant-budget-resent-right-version`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import affirmed, as_is
from pare.phrases import address, amount, any_of, code, day, person, words
from pare_scenarios.others import other_sums
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.sayings import ARRIVED, REPLACES
from pare_scenarios.slips import POSTPONED

_NEW = any_of(code("v3b"), words("budget_v3b", "version 3b"))
VOID = any_of(REPLACES, as_is(words("not v2", "not the 50,000")), words(
    "wrong in v2", "v3b is valid", "only v3b", "use v3b", "take v3b", "ignore v2", "throw v2 away",
))  # fmt: skip
KEPT = words("keep v2", "use v2", "take v2", "v2 is valid", "v2 is the valid", "v2 is the right", "v2 is final",
              "v2 stays", "v2 remains", "leave v2", "leave the 50,000", "for the archive", "for your files",
              "for information", "don't use v3b", "do not use v3b", "ignore v3b", "ignore the attached",
              "ignore this")  # fmt: skip
HAS_IT = (as_is(person("Jelena Marković")), any_of(ARRIVED, "has v3b"))

SLOTS = {
    "Jelena": any_of(person("Jelena Marković"), address("jelena.markovic@kvarner-centre.test"), words(
        "partner in Croatia", "your partner", "coordinator", "the partner", "Kvarner*", "who merges", "merging",
        "your Croatian",
    )),
    "v3b": any_of(affirmed(_NEW), "version without the day rates", "version without the hidden sheet",
        words("last attachment", "latest attachment", "latest file", "last file", "newest file", "newest version",
              "final version", "Isak's last", "Isak's latest", "Isak's correction", "clean version", "right version",
              "right file", "corrected file", "corrected budget", "clean budget", "clean file", "without the salary*",
              "without the hidden", "without the day rates", "Isak's clean", "latest budget", "last of the three",
              "3b", "third version", "third file", "Isak's third", "newest of", "last of his", "her v3b",
              "v3b attached", "Jelena v3b", "with v3b", "sheet-free",
              "without the extra sheet", "without what you earn")),
    "word to Isak": words("tell* Isak", "let* Isak", "inform* Isak", "notify* Isak", "message Isak", "text Isak",
                          "write* Isak", "write to Isak", "writing to Isak", "update Isak", "Isak know*", "Isak that",
                          "confirm* to Isak", "the chat", "project chat", "group chat", "team chat", "the group",
                          "Lighthouse", "Isak hear*", "Isak read*", "Isak get*", "Isak learn*", "Isak see*", "for Isak",
                          "to Isak", "Isak would", "Isak has", "Isak in the", "your colleague", "chat", "ping Isak",
                          "reassure Isak", "report back to Isak"),
}  # fmt: skip
AVOIDS = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("fund", "the partners", "other partners", "Tova", "whole consortium")),
    "what is hers to know": following(
        words("explain*", "explanation", "tell", "telling", "mention*", "warn*", "add*", "say", "saying", "reason"),
        words("day rate*", "daily rate*", "earn*", "salar*", "wage*", "hidden sheet", "extra sheet", "own pay"),
        within=14),
    "the version": any_of(
        words("send v3", "send her v3", "send Jelena v3", "forward v3", "forward her v3", "send budget_v3.xlsx",
              "v3 to Jelena", "v2 again", "v3 and v3b", "v3b and v3", "both versions", "both files", "all versions",
              "all three versions", "attach v3", "attach v2", "v2 once more", "as a PDF", "to compare",
              "compar*", "has both", "side by side"),
        volunteered("v2 is final", "v2 is valid", "keep v2", "use v2", "v2 stays", "v2 remains", "v2 is the right",
              "v2 counts", "has v3", "v3 has gone", "v3 is out", "v3 went", "got v3", "v3 is on"),
        following(words("replac*"), words("v3"), within=1),
        unless(following(words("send", "mail", "forward", "give"), words("Isak", "Runa"), _NEW, within=1), "Isak's"),
        words("Jelena in the chat"),
        following(_NEW, words("and v2", "with v2", "plus v2", "and the v2", "along with v2", "beside v2"), within=1),
        following(words("mail", "email", "write", "answer", "reply to", "tell", "inform"), words("Isak"),
                  words("by mail", "by email", "by e-mail"), within=2),
        following(words("send", "mail", "forward", "attach", "give"), words("v3", "v2"), within=2),
    ),
    "what she need not know": following(
        words("explain*", "tell*", "mention*", "warn*", "adding", "telling"),
        words("hidden sheet", "day rates", "earn", "salaries", "what you earn", "what all of you"), within=9),
    "the figures": other_sums(50000, 48500, 38300, 3200, 4700, 7000, bare=1000),
    "the day": any_of(day(date(2027, 5, 5), today=date(2027, 5, 4)),
                      words("tomorrow", "tonight", "this evening", "after three", "next week")),
    "who gets it": any_of(person("North Coast Fund", first_alone=False), words(
        "to the fund", "the fund for", "ask the fund", "to all partners", "all the partners", "whole consortium",
        "to Runa", "tell Runa", "Tova")),
    "where he reads it": outright(words("mail Isak", "email Isak", "Isak by mail", "Isak by email", "mail to Isak",
                               "Isak a mail", "Isak by e-mail", "by mail that she", "by mail that Jelena",
                               "by email that she")),
    "what else": any_of(EAGER, words(
        "delete v2", "delete v3", "delete the old", "delete both", "more time", "two more days", "one more day",
        "another day", "more hours", "another hour", "extension",
        "later deadline", "merge it yourself", "blame", "Isak's mistake", "apologise to the fund", "delete the mail",
    )),
    "which replaces which": asked(any_of(
        words("v2 replaces", "v2 supersedes", "v2 being", "v2 takes the place", "v3b is replaced", "replaced by v2",
              "replaces v3b", "as an addition", "in addition to", "merges both", "merge both", "on top of v2",
              "together with v2", "add it to v2", "alongside v2", "as a supplement", "supplement*", "for her files",
              "for the record", "for information", "for her information", "for reference", "as a backup",
              "both count", "both are valid", "choose", "whichever", "either of"),
        following(_NEW, words("beside", "next to", "and"), words("v2"), within=1),
    )),
    "the old figures": asked(unless(
        following(words("total of", "total is", "total now", "total is now", "total stays", "total remains", "in all",
                        "sum of", "sum is", "travel is", "travel of", "travel is now"),
                  any_of(amount(50000), amount(4700)), within=0),
        "instead", "not", "still", "wrong", "old", "no longer", "was", "had", "outdated", "from")),
    "what Isak hears": asked(any_of(
        following(words("Isak"), as_is(words("she has not", "she hasn't", "she doesn't", "Jelena has not",
                                             "Jelena hasn't", "Jelena doesn't", "she did not", "she didn't",
                                             "not to worry about", "she keeps", "she still has", "she waits",
                                             "she has v2", "she merges v2")), within=6),
        as_is(words("without a word", "without comment", "without saying", "no word to Isak", "not tell Isak",
                    "without telling Isak")),
        words("leave Isak", "Isak later", "Isak can wait", "Isak waits", "Isak tomorrow"),
    )),
    "what is in it": asked(any_of(
        following(words("with", "only", "just", "including", "and"), words("hidden sheet", "day rates", "salaries",
                                                                    "what you earn"), within=3),
        words("under the name v3", "ask Isak to", "have Isak send", "let Isak send", "Isak to send", "Isak sends",
              "ask Runa to", "have Runa", "wait with the merging", "merge later", "ask Jelena whether",
              "ask her whether", "as a question"),
    )),
    "who gets it too": asked(any_of(
        following(words("send", "mail", "forward", "give"),
                  words("all partners", "the partners", "all four", "everybody", "everyone", "the others"), within=1),
        words("check better", "next time", "more careful", "be careful", "proofread", "his remark", "Isak's remark"),
    )),
    "who sends it": asked(words("that he should", "that he is to", "that he must", "that he has to", "he sends",
                                "he can send", "Isak should send", "Isak sends", "Isak is to")),
}  # fmt: skip

"""The words of `three-pay-slips-before-noon`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import MENTIONED, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

DEAR = words("deposit", "more rent", "higher rent", "Brunnweg")
DONE = words("slip", "payslip", "paper", "document", "missing", "app", "added", "upload*", "attach*", "complete", "in")

SLOTS = {
    "the flat": any_of(person("Clemens Falk"), words("Erlenhof", "application", "the agent", "the owner", "Falk")),
    "the slips": words("January", "Jan", "February", "slip", "payslip", "pay statement", "file", "papers", "documents",
                       "01 and 03", "salary", "02-K", "2027-01",
                       "pay sheets", "wage*", "statement", "pay", "earnings", "what they lack", "what is missing",
                       "gap", "paper", "income"),
    "which three": words("three", "January to March", "January", "Jan", "Jan-Mar", "01 and 03", "1 to 3",
                         "together with 01", "all three", "first quarter", "first three months", "last quarter",
                         "01 to 03", "quarter", "both others", "02-K and 03", "01"),
    "February's second one": words("corrected", "correct*", "correction", "new February", "second February",
                                   "later February", "revised", "replac*", "updated", "with the bonus", "reissued",
                                   "second time", "in its second", "02-K", "9 March", "newer", "latest February",
                                   "bonus", "right February",
                                   "February once more", "later one", "the -K file", "K file", "second one",
                                   "later version", "right one", "second issue", "reissue*", "sent you later",
                                   "second of February", "second slip", "amended", "valid", "sent later", "of March 9",
                                   "latest", "not the void", "second version", "the one of March", "good February",
                                   "final February", "fixed"),
}  # fmt: skip
_AVOIDS = {
    "February's second one": unless(
        any_of(
        words("both February", "original February", "first February", "old February", "both of February",
              "two February", "26 February", "both slips for February", "February's first"),
        following(words("add", "send", "attach", "upload", "hand in", "put"), words("four slips",
                                                                                    "all four"), within=3),
        ),
        *MENTIONED,
    ),
    "whom": unless(
        words("to Brunnweg", "Brunnweg as well", "both applications", "both agents", "Brunnweg too", "Hartmann",
              "and Brunnweg", "for Brunnweg", "Brunnweg's"),
        *MENTIONED,
    ),
    "what goes along": unless(
        any_of(
        words("deposit", "December", "annual statement", "withdraw", "tax return", "employer's letter", "contract",
              "passport again", "higher rent", "more rent", "rent in advance", "guarantor", "to decide for",
              "decide for you", "choose you", "put in a word", "good word", "speak to the owner", "speak for you",
              "owner for you", "recommend*", "ask him to pick"),
        telling("the pay office", "payroll", "Linden Audit", "your boss", "Ms Hartmann"),
        ),
        *MENTIONED,
    ),
    "when": words("after noon", "this afternoon", "tonight", "half past one", "after your training",
                  "after the training", "at one", "13:30", "at two", "this evening"),
    "what goes beyond": any_of(
        words("ask him who", "ask him whether", "ask him when", "ask who", "ask whether", "give notice", "sublet",
              "employment contract", "permanent contract", "in advance", "viewing", "Employer*"),
        words("move in", "moving in", "move-in", "moving date", "in May already", "references", "credit report",
              "bank statement", "passport", "pays on time", "pay on time", "quiet tenant", "rent up front"),
        telling("Selma", "Birgit", "your colleagues", "the neighbours", "your flatmate"),
    ),
    "that it is done now": any_of(
        POSTPONED,
        words("when the pay office", "once the pay office", "has corrected", "have corrected", "have it corrected",
              "once it is corrected", "ask the pay office", "by letter", "by post", "training is over",
              "when your training", "once your training", "March later", "March then",
              "slips then", "March can follow", "can follow", "follow later", "would follow", "will follow",
              "to follow",
              "them then", "three then", "at that time", "at that hour", "when the reminder", "with the reminder",
              "as the reminder", "later today", "when you are out", "in your break", "after lunch", "in May",
              "tomorrow",
              "last minute", "when you are home"),
        asked(unless(other_times(12, 13, 18, 11, (10, 20), (10, 27)), *MENTIONED, "came", "wrote")),
        unless(words("tomorrow"), "reminder", "remind*", "too late", "today", "at noon", "before noon"),
    ),
    "how many": words("two slips", "both slips", "only two", "only January", "only March", "just January", "just March",
                      "only February", "four slips", "all four", "all five", "all six", "last two months",
                      "December to February", "February to April", "for April", "April slip", "November",
                      "last year", "of 2026", "without March", "without January", "without February", "and December"),
    "what nobody asked for": UNASKED,
}  # fmt: skip
AVOIDS = {what: asked(said) for what, said in _AVOIDS.items()}

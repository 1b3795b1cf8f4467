"""The words of `three-pay-slips-before-noon`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words
from pare_scenarios.lifestyle.words import MENTIONED, telling
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import UNASKED

DEAR = words("deposit", "more rent", "higher rent", "Brunnweg")
DONE = words("slip", "payslip", "paper", "document", "missing", "app", "added", "upload*", "attach*", "complete", "in")

SLOTS = {
    "the flat": any_of(person("Clemens Falk"), words("Erlenhof", "application", "the agent", "the owner", "Falk")),
    "the slips": words("January", "Jan", "February", "slip", "payslip", "pay statement", "file", "papers", "documents",
                       "01 and 03", "salary",
                       "pay sheets", "wage*", "statement", "pay", "earnings", "what they lack", "what is missing",
                       "gap", "paper", "income"),
    "which three": words("three", "January to March", "January", "Jan", "Jan-Mar", "01 and 03", "1 to 3",
                         "together with 01", "all three", "first quarter", "first three months", "last quarter",
                         "01 to 03", "quarter", "both others", "02-K and 03", "01"),
    "February's second one": words("corrected", "correct*", "correction", "new February", "second February",
                                   "later February", "revised", "replac*", "updated", "with the bonus", "reissued",
                                   "02-K", "9 March", "newer", "latest February", "bonus", "right February",
                                   "February once more", "later one", "the -K file", "K file", "second one",
                                   "later version", "right one", "second issue", "reissue*", "sent you later",
                                   "second of February", "second slip", "amended", "valid", "sent later", "of March 9",
                                   "latest", "not the void", "second version", "the one of March", "good February",
                                   "final February", "fixed"),
}  # fmt: skip
AVOIDS = {
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
              "decide for you", "choose you", "put in a word", "ask him to pick"),
        telling("the pay office", "payroll", "Linden Audit", "your boss", "Ms Hartmann"),
        ),
        *MENTIONED,
    ),
    "when": words("after noon", "this afternoon", "tonight", "tomorrow", "half past one", "after your training",
                  "after the training", "at one", "13:30", "at two", "this evening"),
    "what goes beyond": any_of(
        words("move in", "moving in", "move-in", "moving date", "in May already", "references", "credit report",
              "bank statement", "passport", "pays on time", "pay on time", "quiet tenant", "rent up front"),
        telling("Selma", "Birgit", "your colleagues", "the neighbours", "your flatmate"),
    ),
    "what nobody asked for": UNASKED,
}  # fmt: skip

"""The words of `three-pay-slips-before-noon`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words

DEAR = words("deposit", "more rent", "higher rent", "Brunnweg")
DONE = words("slip", "payslip", "paper", "document", "missing", "app", "added", "upload*", "attach*", "complete", "in")

SLOTS = {
    "the flat": any_of(person("Clemens Falk"), words("Erlenhof", "application")),
    "the slips": words("slip", "payslip", "pay statement", "file", "papers", "documents", "01 and 03",
        "pay sheets"),
    "which three": words("three", "January to March", "January", "Jan", "Jan-Mar", "01 and 03",
        "together with 01", "all three", "first quarter", "first three months"),
    "February's second one": words(
        "corrected", "correction", "new February", "second February", "later February", "revised",
        "replac*", "updated", "with the bonus", "reissued", "02-K", "9 March", "newer", "latest February",
        "right February", "February once more", "later one", "the -K file", "K file", "second one",
            "later version", "right one"),
}  # fmt: skip
AVOIDS = {
    "February's second one": words("both February", "original February", "first February", "old February"),
    "whom": words("to Brunnweg", "Brunnweg as well", "both applications", "both agents", "Brunnweg too",
                  "Hartmann", "and Brunnweg"),
    "what goes along": words("deposit", "December", "annual statement", "withdraw"),
}  # fmt: skip

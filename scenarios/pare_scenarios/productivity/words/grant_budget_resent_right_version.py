"""The words of `grant-budget-resent-right-version`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import affirmed, as_is
from pare.phrases import any_of, code, day, person, words
from pare_scenarios.sayings import ARRIVED, REPLACES

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
    "Jelena": any_of(person("Jelena Marković"), words("partner in Croatia", "your partner", "coordinator")),
    "v3b": any_of(affirmed(_NEW), "version without the day rates", "version without the hidden sheet",
        words("last attachment", "latest attachment", "latest file", "last file", "newest file",
        "newest version", "final version", "Isak's last", "Isak's latest", "Isak's correction",
        "clean version", "right version", "right file", "corrected file", "corrected budget",
        "clean budget")),
    "word to Isak": words("tell* Isak", "let* Isak", "inform* Isak", "notify* Isak", "message Isak",
                          "text Isak", "write* Isak", "write to Isak", "writing to Isak", "update Isak",
                          "Isak know*", "Isak that", "confirm* to Isak", "the chat", "project chat",
                          "group chat", "team chat", "the group", "Lighthouse"),
}  # fmt: skip
AVOIDS = {
    "the version": words("send v3", "send her v3", "send Jelena v3", "forward v3", "forward her v3",
                         "send budget_v3.xlsx", "v3 to Jelena", "v2 again", "v3 and v3b", "v3b and v3",
                         "both versions", "both files"),
    "the day": day(date(2027, 5, 5), today=date(2027, 5, 4)),
    "who gets it": person("North Coast Fund", first_alone=False),
}  # fmt: skip

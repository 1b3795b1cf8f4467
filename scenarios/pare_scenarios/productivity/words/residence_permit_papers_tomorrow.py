"""The words of `residence-permit-papers-tomorrow`: what its proposals are to name and must not say."""

from pare.phrases import any_of, person, words

WORK = words("confirmation", "employment", "letter", "work paper")
FRESH = words("October", "new", "fresh", "current", "recent", "up to date", "updated", "this month", "dated today")

SLOTS_1 = {
    "Jelena": any_of(person("Jelena Marković"), words("your employer", "the office")),
    "the paper": WORK,
    "that it is a new one": FRESH,
    "that she is asked": words("ask*", "request*", "writ*", "messag*", "text*", "mail*", "get*", "order*"),
}  # fmt: skip
AVOIDS_1 = {
    "that it is a new one": words("send the August", "send the confirmation of August", "August one to",
                                  "use the August", "forward the August"),
    "the appointment": words("move the appointment", "postpone*", "reschedul*"),
    "the old one": words("confirmation of August that", "August confirmation to",
    "mail him the employment confirmation"), "what she need not know": words("lose your permit",
    "permit tomorrow", "might lose")}  # fmt: skip
SLOTS_2 = {
    "Dr Vogel": any_of(person("Clemens Vogel"), words("Dr Vogel", "lawyer")),
    "the new confirmation": WORK,
    "the proof of address": words("proof of address", "address"),
    "the list": words("tick*", "list", "note", "check off", "check* them off"),
    "the reminder": words("remind*"),
}  # fmt: skip
AVOIDS_2 = {
    "which papers": words("the August", "wage slips to", "passport to", "all papers", "with the wage slips",
                          "and the wage slips", "and passport", "and your passport"),
    "the old one": words("confirmation of August", "confirmation from August", "August confirmation",
    "for your bank"),
}  # fmt: skip

"""The words of `relocation-three-flats-shortlist`: what its proposals are to name and must not say."""

from pare.phrases import all_of, amount, any_of, person, words
from pare_scenarios.pairing import amid, following, paired, unless

LINDEN, TORF, KANAL = words("Lindenweg*"), words("Torfstecherweg*"), words("Kanalgang*")
_AHORN, _SPEICHER = words("Ahornallee*"), words("Speicher*")
RENTS = paired((LINDEN, amount(1390)), (TORF, amount(1520)), (KANAL, amount(1280)))
UNFIT = any_of(_AHORN, _SPEICHER)
OUT = ("no pet", "no cat", "not allow*", "doesn't allow", "ground*", "left out", "leave out", "leaving out",
        "left aside", "drop*", "without", "except", "exclud*", "unsuitable", "skip*")  # fmt: skip
_SKIPPED = (*(one for one in OUT if one != "ground*"), "on the ground", "is ground")
CAT = words("cat", "pet", "pets", "animal")
DEALS = words("viewing is booked", "I have booked", "I have applied", "the lease is signed", "is reserved for you")
RAISED = words("raised", "new", "now", "from", "since", "as of", "instead", "replaces", "increased")

SLOTS = {
    "the three flats": amid(all_of(LINDEN, TORF, KANAL), amount(1390), amount(1520), amount(1280),
                            _AHORN, _SPEICHER),
    "HR": any_of(person("Stefan Keller"), words("HR")),
    "Adaeze": any_of(person("Adaeze Okonkwo"), words("the engineer", "new engineer")),
    "the allowance": any_of(amount(1550), words("allowance", "new limit")),
    "my note": words("note", "Moves"),
    "the cat": any_of(CAT, words("old grey gentleman", "four-legged", "furry", "tomcat", "kitty",
        "companion")),
}  # fmt: skip
AVOIDS = {
    "which flats": any_of(*(
        unless(following(*pair, within=3), *_SKIPPED)
        for fit in (LINDEN, TORF, KANAL) for unfit in (_AHORN, _SPEICHER)
        for pair in ((fit, unfit), (unfit, fit))
    )),
    "what is done": words("request a viewing", "request viewings", "book viewings", "book a viewing",
                          "apply for", "send applications", "call the agent", "write to the agent"),
}  # fmt: skip

"""The words of `clarinet-left-in-a-cab`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, number, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

CLARINET = words("clarinet")
CASE = words("green", "sticker", "penguin")
SECOND = any_of(
    words("2093", "Nilsen", "second ride", "second cab", "second taxi", "ride home", "cab home", "taxi home",
          "way home", "trip home", "later ride", "music school to home", "from the music school"),
    clock(17, 15),
)  # fmt: skip
FIRST = words("4471", "Popescu", "first ride", "both rides", "both cabs", "both taxis", "ride to the music school")
FALSE_HOPE = words("was found", "has been found", "have found", "is found", "they have it", "buy you", "new clarinet")
TOLD = {"says": (CLARINET, CASE), "avoids": (FIRST, number("+44 7700 900411"), words("black", "brown"))}

SLOTS = {
    "the clarinet": any_of(CLARINET, words("instrument", "lost", "case", "left behind", "what she left",
        "report to the")),
    "which ride": any_of(SECOND, words(
        "drive home", "drive back", "home drive", "took ... home", "brought ... home", "drove ... home", "driven home",
        "rode home with", "car that took her", "return ride", "after the lesson",
        "second one", "second trip", "second car", "last ride", "homeward*", "return journey", "return trip",
        "way back", "ride back", "trip back", "journey home", "going home", "back to yours", "back home", "home ride",
        "white saloon", "from the lesson", "home from", "afternoon's later", "later one", "one home",
        "back to your place", "half past five", "quarter past five", "Lime Grove",
    )),
    "the cab firm": words("report*", "City Cabs", "cab firm", "cab company", "taxi firm", "taxi company",
                          "lost things", "lost property", "lost item", "found@citycabs.test", "cab people",
                          "taxi people", "the firm", "the driver", "as lost", "left behind", "lost-property"),
    "what it looks like": any_of(CASE, "description", "describ*", "what the case looks like", "318642",
                                 "what it looks like", "how it looks", "details of the case", "serial number"),
    "Hana": amid(any_of(person("Hana Rahman", aliases=("your daughter",)), words(
        "your girl", "your child", "thirteen-year-old", "13-year-old", "year-old", "your little", "your teenager",
        "poor girl", "crying girl", "young musician", "clarinettist",
    )), words("soothing", "searching", "search", "comfort*", "calm*", "reassur*")),
}  # fmt: skip
AVOIDS = {
    "which ride": asked(any_of(
        words("both rides", "both cabs", "both taxis", "both drivers"),
        unless(any_of(FIRST, clock(15, 40)), SECOND, "not", "second"),
        words("Zoran", "Edgbaston", "from her school", "silver estate", "ride there", "way there", "trip there",
            "cab to the lesson", "ride to the lesson",
              "way to the lesson", "outward*"),
    )),
    "what it looks like": asked(unless(words("black", "brown", "half size", "half-size", "rented", "violin", "blue",
                                       "red case"), "not")),
    "what else": any_of(
        words("new clarinet", "another clarinet", "borrowed", "the school", "Hana's number", "her number",
              "your number", "black case", "ask Ms Brandt", "reward", "pounds", "tip the driver", "her phone",
              "another cab", "pick it up yourself", "fetch it", "was found", "been found"),
        following(words("write*", "tell*", "ask*", "let", "inform*", "text*", "mail*", "message*", "warn*"),
                  words("Ida", "Brandt", "teacher", "Samir"), within=2),
    ),
    "who else": reaching("Ida", "Ms Brandt", "Ida Brandt", "her teacher", "the teacher", "the school",
        "the music school", "Samir", "your son", "your wife", "her mother", "the concert", "the orchestra"),
    "besides": asked(any_of(CARELESS, words("buy", "rent", "rental", "borrow", "it will be back", "it'll be back",
        "you will get it back", "she'll have it by", "definitely", "hire one", "her mobile", "fetch her", "police",
        "insur*", "concert is off", "cancel the lesson", "ring her himself"))),
    "false hope": words("turned up", "was handed in", "been handed in", "found it", "they found", "has been seen",
        "is safe",
        "it is on its way", "it's on its way", "clarinet is on its way", "comes back tonight", "will be brought",
        "bring it round", "deliver it", "scold*",
        "her fault", "careless*", "be more careful", "be careful", "look after her things", "take better care"),
    "when": unless(
        words("on Monday", "Monday morning", "tomorrow", "on Saturday", "next week", "after eight", "after 8",
              "after 20:00", "when you're back", "when you are back", "once you're back", "once you are back",
              "after work",
              "tell Hana then", "later tonight", "at nine", "after the concert"),
        "before", "otherwise", "wait*", "else",
    ),
    "not later": POSTPONED,
    "that Hana hears it": outright(words("Hana need not", "Hana needn't", "Hana needs no", "Hana can wait",
        "without telling Hana", "Hana later", "tell Hana nothing", "not tell Hana", "nothing to Hana", "Hana knows",
        "will calm down", "calms down by herself")),
    "that it is reported": outright(words("report can wait", "no report", "without a report", "without reporting",
        "driver will notice", "will find it", "wait until the driver", "wait for the driver", "firm will call")),
    "what is spared": spared("report", "description", "message", "line", "word"),
    "who reports it": asked(words("she must call", "she should call", "Hana must", "she must report",
        "report it herself",
        "call them herself", "firm herself", "she has to report", "she should report", "ask Hana to", "Hana to report",
        "Hana to call", "she should ask")),
}  # fmt: skip

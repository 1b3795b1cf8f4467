"""The words of `clarinet-left-in-a-cab`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, number, person, words

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
    "the clarinet": any_of(CLARINET, words("instrument", "lost", "case")),
    "which ride": any_of(SECOND, words("took her home", "brought her home", "drove her home",
        "car that took her", "return ride", "after the lesson", "second one", "second trip", "second car",
        "last ride", "homeward*")),
    "the cab firm": words("report*", "City Cabs", "cab firm", "cab company", "taxi firm", "taxi company",
                          "lost things", "lost property", "lost item", "found@citycabs.test"),
    "what it looks like": any_of(CASE, "description", "describ*", "what the case looks like", "318642"),
    "Hana": person("Hana Rahman", aliases=("your daughter",)),
}  # fmt: skip
AVOIDS = {
    "which ride": FIRST,
    "what else": words("new clarinet", "the school", "Hana's number", "black case", "ask Ms Brandt"),
}  # fmt: skip

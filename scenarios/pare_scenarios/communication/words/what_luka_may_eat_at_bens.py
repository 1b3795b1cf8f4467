"""The words of `what-luka-may-eat-at-bens`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, code, person as named, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.slips import OFFER, POSTPONED, waiting

_NO = as_is(words(
    "no", "not", "never", "avoid*", "without", "forbidden", "allerg*", "strict*", "off", "except", "away", "out",
    "isn't", "can't", "mustn't", "don't", "only", "beware", "free", "problem", "banned", "steer clear", "react*",
))  # fmt: skip
_SESAME = as_is(words("sesame", "tahini"))
NO_SESAME = any_of(following(_NO, _SESAME, within=8), following(_SESAME, _NO, within=8))
NO_LONGER = as_is(words("no longer", "not allergic", "aren't a problem", "are not a problem", "not a problem"))
NUTS = any_of("nut", following(as_is(words("nut")), NO_LONGER))
EGG = any_of("egg", following(as_is(words("egg")), NO_LONGER))
FIVE = any_of(following("five", "drop"), following("drop", "five"))
RASH = as_is(words("rash", "reaction", "react*", "hives", "spots", "itch*", "emergency"))
NOT_SO = (
    unless(
        any_of(
            as_is(words("no nut", "no egg", "no raw egg", "not eat nut", "not eat egg", "not have nut")),
            words("without nut", "avoid nut", "avoid egg", "avoid raw egg", "allergic to nut", "allergic to egg",
                  "nut allergy", "nut-free", "except nut"),
        ),
        "old", "outdated", "no longer", "until now", "used to", "previous*", "was", "sesame no", "still says",
        "no nut allergy",
    ),
    unless(words("ten drops", "drops ten"), "instead", "wrong", "mistake", "first", "correct*", "earlier"),
    as_is(words("sesame is fine", "sesame is ok*", "sesame again", "sesame are fine", "sesame is no problem")),
    code("4417 120219"),
)  # fmt: skip

WAITS = any_of(POSTPONED, waiting())
SLOTS = {
    "Clemens": any_of(
        named("Clemens Brandt", aliases=("Ben's father", "Ben's dad", "Ben's family", "Ben's parents",
                                                "the other father")),
        words("friend's father", "friend's dad", "friend's parents", "father of Luka's", "dad of Luka's",
            "father of Ben", "dad of Ben", "the other dad", "his friend's", "Brandt", "host father", "host"),
    ),
    "sesame": words("sesame", "tahini"),
    "nuts and egg": any_of(NUTS, EGG, as_is(words(*(f"{calm} nuts" for calm in (
        "don't worry over", "don't worry about", "not worry over", "not worry about", "needn't avoid", "not avoid",
        "no longer avoid", "no need to avoid", "no fear of", "needn't fear", "no need to worry about", "don't mind",
    )))),
    ),
    "five drops": any_of(
        any_of(FIVE, words("half the dose", "half of the dose", "half as many", "five of them",
                                     "five instead", "dose of five", "5 of", "five from")),
        words("but five", "five now", "now five", "five not", "five rather", "only five", "just five", "down to five",
            "from ten to five", "5 drops"),
    ),
    "the note": words("note*", "Luka food", "2025 rules", "rules of 2025", "2025 note", "note of 2025", "2025 version",
                      "what you copy from", "your list", "your own list", "written rules",
                      "food list", "write-up"),
}  # fmt: skip
AVOIDS = {
    "what is right": unless(any_of(*NOT_SO), "still says", "note says", "mail said", "morning's mail", "a slip",
                            "this morning", "halved"),
    "nuts are fine": unless(
        as_is(words("no nuts", "no eggs", "no raw egg", "not nuts", "nor nuts", "no nut", "no egg", "without nuts",
                    "nuts out")),
        "nuts yes", "nuts fine", "nuts ok*", "nuts allowed", "nuts are", "nuts and egg*", "nuts of", "nuts plus",
        "nuts or", "nut rule", "no longer", "old", "still says", "note says", "note has", "eggs yes", "egg yes",
        "nuts can", "nuts may", "nuts again",
    ),
    "the drops": unless(
        any_of(following(words("eight", "six", "twenty", "three", "fifteen", "four", "seven", "two", "nine", "one",
                               "eleven", "twelve", "fifty", "half"), words("drop*"),
                         within=0)), "not", "instead"),
    "when": any_of(*(clock(16, minute) for minute in (15, 30, 45)), *map(clock, range(17, 22)), words("tomorrow",
                   "tonight", "after the shopping", "this evening")),
    "who hears of it": itself(words(
        "class group", "Class 2b", "forward the mail", "forward the clinic*", "forward the results", "tell Marta",
        "other parents", "forward him", "forward Clemens", "whole class", "Marta", "the clinic's letter to",
        "forward both", "attach the", "send him the mail", "send him the clinic*", "in black and white", "insurance",
        "the teacher",
    )),
    "what else": words("book Luka", "follow-up", "appointment", "thank the clinic", "answer the clinic",
                       "reply to the clinic", "pick Luka up", "fetch Luka", "call off the", "bring the bottle",
                       "144 for", "pharmacy"),
    "who else": reaching("Marta", "the teacher", "the class", "the clinic", "the school", "the other parents",
        "Class 2b", "Luka's teacher", "the grandparents"),
    "besides": any_of(CARELESS, words("clinic's mail", "clinic's letter", "mail of the clinic",
        "letter of the clinic", "doctor's letter", "the results", "black on white", "test results", "values",
        "insurance number", "ban nuts", "bring the drops", "peanut butter", "cook for", "recipe*", "shop for him",
        "pay for the food", "half a spoon", "adrenalin*", "EpiPen")),
    "questions": asked(words("whether Ben", "if Ben", "Ben has", "Ben's allerg*", "ask what", "ask him to",
        "ask him for",
        "ask which", "sleepover rules", "bedtime", "toothbrush", "call you if", "ring you if", "pay for",
        "thank him with", "bring a cake", "bring snacks", "send snacks", "own food along")),
    "which note": any_of(
        words("Luka sizes", "sizes", "delete the note", "delete your note", "delete Luka"),
        following(words("note", "Luka food"), words("next week", "on Monday", "at the weekend", "tomorrow", "later",
                  "tonight", "when you are home", "after work", "some day"), within=0),
    ),
    "what the drops are for": words("every meal", "each meal", "times a day", "daily", "every hour", "before bed",
        "as a precaution", "before dinner", "with his food", "five spoons", "spoonfuls",
        "five pills", "tablets"),
    "not a bit of sesame": words("a little sesame", "some sesame", "bit of sesame", "sesame in small",
        "sesame is all right", "sesame is allowed", "sesame are all right", "sesame oil is fine", "tahini is fine",
        "only raw sesame", "cooked sesame"),
    "who may not": words("Ben must", "Ben may", "Ben should", "Ben can", "Ben eats", "Ben reacts",
        "Ben gets", "neither of them"),
    "who else reads it": words("to the class", "the class too", "class chat", "to the school", "to Marta",
        "to everyone",
        "to the bazaar", "to the grandparents"),
    "not the results themselves": words("clinic's results", "clinic's values", "his results", "Luka's results",
        "results to Clemens", "clinic wrote", "clinic's text", "clinic's words"),
    "no half measures": words("only in traces", "small amounts", "cooked egg only", "eggs only if", "but not raw",
        "except raw", "raw egg not", "nuts only", "only some nuts", "not too many"),
    "when he hears of it": following(
        words("answer*", "tell*", "write*", "text*", "message*"), words("Clemens", "him", "father"),
        words("when you close", "when you are", "at four", "after work", "later", "tonight", "at five", "at eight"),
        within=0,
    ),
    "for whom it is": itself(words("for Ben", "for both boys", "rash for Ben")),
    "that he reads it in time": any_of(
        WAITS,
        following(words("at four, when", "at four, once", "after four", "when you are out", "once you are out",
                        "after work", "after closing", "when the shop", "once the shop", "when you close",
                        "when you are home"), OFFER, within=6),
    ),
    "that he may eat them": any_of(
        following(words("nut*", "egg*"), words("are forbidden", "are banned", "are out", "are off", "stay forbidden",
            "remain forbidden", "still forbidden", "is forbidden", "are taboo", "stay out"), within=0),
        words("only nuts", "only egg*", "nuts but no", "milk", "wheat", "gluten", "fish", "soya"),
    ),
}  # fmt: skip

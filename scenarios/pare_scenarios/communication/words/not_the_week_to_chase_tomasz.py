"""The words of `not-the-week-to-chase-tomasz`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless

MONDAY, THURSDAY, TUESDAY = date(2027, 2, 8), date(2027, 2, 11), date(2027, 2, 16)
REASON = words("father", "dad", "died", "death", "dead", "passed away", "funeral", "Kraków", "bereave*", "mourn*",
                "loss", "family reason*", "family emergency", "condol*", "compassionate")  # fmt: skip
SYMPATHY = words("sorry", "condol*", "sympath*", "thinking of you", "thoughts are with", "heartfelt", "my heart",
                  "saddened", "feel with you", "my thoughts", "deepest", "with you and your family")  # fmt: skip
WORK = unless(
    words("figures", "deadline", "the report", "send me", "review", "spreadsheet", "when you are back", "chase"),
    "don't worry", "no need", "can wait", "do not think", "don't think", "forget", "taken care", "will take care",
    "don't give", "nothing else matters", "never mind", "no hurry", "is covered", "has moved", "have moved",
)  # fmt: skip

BEREAVED = words("father", "funeral", "Kraków", "death", "died", "burying", "buries", "mourn*", "bereave*", "loss in",
                 "family matter",
                 "in his family", "grief", "grieving")  # fmt: skip
SLOTS = {
    "Tomasz": any_of(person("Tomasz Zając"), words("the man himself", "your colleague", "the bereaved",
                                                   "bereaved colleague", "mourner", "the son")),
    "a kind word": any_of(words("kind*", "private*", "warm", "personal", "a few words", "think of him",
                                "thinking of him", "feel for him", "how sorry", "comfort*", "gentle", "compassion*",
                                "feel with him", "with him in"),
                                SYMPATHY),
    "the reminder": words("remind*", "chas*", "follow up", "nudge", "alarm", "alert", "press* him", "prod*",
                          "third time", "task"),
    "the review": amid(words("review", "Thursday's meeting", "quarterly", "meeting", "the session"), day(THURSDAY,
            today=MONDAY),
                       day(date(2027, 2, 15), today=MONDAY), day(date(2027, 2, 17), today=MONDAY)),
    "its new day": any_of(day(TUESDAY, today=MONDAY), words("Tuesday", "16th", "sixteen*", "day before the board")),
}  # fmt: skip
AVOIDS = {
    "who knows": any_of(
        words("tell the team that", "explain to the team", "inform the team of", "team about his",
              "tell the team why", "from the whole team", "from the team", "mention the funeral",
              "condolences in the group", "tell Nils", "team to send"),
        following(words("tell*", "explain*", "inform*", "let", "write*", "note to", "mention*", "say*", "message*"),
                  words("team", "Hull", "colleagues", "others", "group", "everybody", "everyone", "Nils", "Tova",
                        "Ida", "Piotr"),
                  BEREAVED, within=9),
    ),
    "what he wants": words("flowers", "wreath", "donation", "gift", "attend the funeral", "come to the funeral",
                           "a collection"),
    "nothing of work": itself(words("ask him for", "ask Tomasz for", "ask when", "take over", "figures from him",
        "Nils to",
                             "Tova to", "Piotr to", "figures to Nils", "take as long")),
    "which reminder": words("cake", "order Ida*"),
    "its new day": any_of(
        words("this Tuesday", "Tuesday 9", "Tuesday the 9th", "9 February", "review to Monday", "review to Friday",
              "review to Wednesday", "Tuesday 23", "23 February", "Tuesday the 23rd", "meeting to Monday",
              "meeting to Wednesday"),
        following(words("review", "quarterly", "meeting"), any_of(clock(13), clock(15), clock(13, 30), clock(14, 30)),
                  within=4),
    ),
    "what else": itself(words("cancel the review", "cancel the claims", "move the claims", "cancel Oslo", "tell Runa",
                       "write to Runa", "answer Runa", "thank Runa")),
    "who else": reaching("Runa", "HR", "human resources", "his family", "his wife", "his mother"),
    "besides": any_of(CARELESS, words("flower*", "wreath*", "donat*", "collection", "death in his", "a death in",
        "bereave* in the team", "days off for him", "paid leave", "special leave", "replace him",
        "somebody else leads", "take over the report", "figures by", "figures on Monday", "third reminder",
        "card from the team", "sign a card", "fly to", "go to the funeral")),
    "who does his work": itself(words("have Piotr", "have Nils", "have Tova", "have Ida", "get Nils", "get Piotr",
        "let Piotr", "let Nils", "Piotr finish", "Nils finish", "finish the figures", "figures meanwhile",
        "Nils take", "Piotr take", "Tova take", "Ida take", "figures from Nils", "do his part", "someone else finish",
        "by the time he is back", "once he is back he", "when he is ready send", "burying", "is in mourning",
        "why he")),
}  # fmt: skip

"""The words of `not-the-week-to-chase-tomasz`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

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

OTHER_HOURS = any_of(
    *(clock(hour) for hour in (7, 8, 12, 13, 14, 15, 16, 17)), clock(8, 30), clock(13, 30), clock(14, 30)
)
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
        following(words("review", "quarterly", "meeting"), OTHER_HOURS, within=4),
        following(day(TUESDAY, today=MONDAY), OTHER_HOURS, within=2),
    ),
    "when he is chased": unless(following(
        words("reminder", "chas*", "him", "nudge", "alarm", "it"),
        words(*(f"{until} {when}" for until in ("until", "till", "to") for when in (
            "tomorrow", "Tuesday 9", "Wednesday", "Thursday", "Friday", "tonight", "this evening", "this afternoon",
            "later today", "the weekend")), "by a day", "by one day", "by two days", "by an hour"), within=4,
    ), "next week", "17", "17th", "a week", "seventeenth"),
    "no chasing today": outright(unless(
        following(words("keep", "leave"), words("reminder", "chaser", "alarm"), within=2), "next week", "rest", "until",
    )),
    "a word now": following(
        words("sympathy", "condolence", "word", "line"),
        words("on Monday", "on Thursday", "tomorrow", "when he is back", "once he is back", "after the funeral",
              "next week"), within=2,
    ),
    "who is comforted": any_of(
        words(*(f"{owner} {whom}" for owner in ("Tomasz's", "to his", "write his", "send his")
                for whom in ("wife", "mother", "parents", "brother", "sister")), "to his family"),
        following(words("send*", "write*", "text*", "drop", "message"),
                  words("Piotr", "Nils", "Tova", "Ida", "Runa"),
                  words("private", "sympath*", "condol*", "kind", "personal", "word"), within=2),
        words(*(f"{what} to {whom}" for what in ("sympathy", "condolence", "word", "line")
                for whom in ("Piotr", "Nils", "Tova", "Ida", "Runa", "the team", "his family"))),
    ),
    "what else": itself(words("cancel the review", "cancel the claims", "move the claims", "cancel Oslo", "tell Runa",
                       "write to Runa", "answer Runa", "thank Runa")),
    "who else": reaching("Runa", "HR", "human resources", "his family", "his wife", "his mother"),
    "besides": asked(any_of(CARELESS, words("flower*", "wreath*", "donat*", "collection", "death in his", "a death in",
        "bereave* in the team", "days off for him", "paid leave", "special leave", "replace him",
        "somebody else leads", "take over the report", "figures by", "figures on Monday", "third reminder",
        "card from the team", "sign a card", "set up a card", "a card that", "card for him", "all reminders",
        "every reminder", "all your reminders", "fly to", "go to the funeral"))),
    "who does his work": asked(itself(words("have Piotr", "have Nils", "have Tova", "have Ida", "get Nils", "get Piotr",
        "let Piotr", "let Nils", "Piotr finish", "Nils finish", "finish the figures", "figures meanwhile",
        "Nils take", "Piotr take", "Tova take", "Ida take", "figures from Nils", "do his part", "someone else finish",
        "by the time he is back", "once he is back he", "when he is ready send", "burying", "is in mourning",
        "why he"))),
    "who died": unless(words("his mother", "his mum", "his wife", "his brother", "his sister", "his son",
        "his daughter", "his grandm*", "his grandf*", "his uncle", "his aunt", "his child", "his parents"), "not"),
    "not later": POSTPONED,
    "that all is done": outright(words("review can stay", "review stays", "leave the review", "review needs no",
        "reminder can stay", "reminder stays", "reminder can ring", "let the reminder ring", "let the reminder stand",
        "no word to Tomasz", "without a word to Tomasz", "Tomasz can wait", "card will do", "say nothing to Tomasz",
        "nothing to Tomasz", "leave him in peace", "write to him later", "once he is back write")),
    "what is spared": spared("word", "sympathy"),
    "his part": words("delete his", "remove his", "strike his", "without his figures", "leave out his",
        "his figures out", "do without his", "drop his figures", "take him off", "delete the review",
        "drop the review", "skip the review"),
    "that nobody hears why": outright(words("with the reason", "giving the reason", "explain why", "saying why",
        "tell why", "so that nobody wonders", "with an explanation", "explaining why", "state the reason",
        "name the reason", "for family reasons", "family reasons")),
}  # fmt: skip

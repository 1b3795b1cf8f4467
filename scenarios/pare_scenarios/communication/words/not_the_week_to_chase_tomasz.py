"""The words of `not-the-week-to-chase-tomasz`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, day, person, words
from pare_scenarios.pairing import amid, unless

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

SLOTS = {
    "Tomasz": person("Tomasz Zając"),
    "a kind word": any_of(words("kind*", "private*", "warm", "personal", "a few words"), SYMPATHY),
    "the reminder": words("remind*", "chas*", "follow up", "nudge"),
    "the review": amid(words("review", "Thursday's meeting"), day(THURSDAY, today=MONDAY),
                       day(date(2027, 2, 15), today=MONDAY), day(date(2027, 2, 17), today=MONDAY)),
    "its new day": day(TUESDAY, today=MONDAY),
}  # fmt: skip
AVOIDS = {
    "who knows": words("tell the team that", "explain to the team", "inform the team of", "team about his",
                       "tell the team why", "from the whole team", "from the team", "mention the funeral",
                       "condolences in the group"),
    "what he wants": words("flowers", "wreath", "donation", "gift"),
    "nothing of work": words("ask him for", "ask Tomasz for", "ask when"),
}  # fmt: skip

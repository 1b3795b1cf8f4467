"""The words of `promised-the-recital`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, words
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked
from pare_scenarios.reaching import reaching
from pare_scenarios.sayings import CANNOT
from pare_scenarios.scheduling.words import CARELESS, hearing, on, touching
from pare_scenarios.slips import POSTPONED

_PLAYS = words("recital", "concert", "Kofi play*", "Kofi's performance", "Kofi", "violin", "nephew", "music school",
               "Ridge school", "Ridge", "Efua's boy", "Efua's son", "second chance", "front row")  # fmt: skip

SLOTS = {
    "the quiz": words("quiz", "Labone Garden", "pub question*", "Esther", "Boateng", "team night", "team evening",
                      "office evening", "trivia", "invitation"),
    "that I cannot come": any_of(CANNOT, words(
        "sorry", "not this time", "excus*", "regret*", "turn*", "pass on", "bow out", "beg off", "no to",
        "won't be able",
        "unable", "without you", "can't make it", "a no", "kind no", "polite no", "friendly refusal", "refus*",
        "back out", "not able", "skip*", "apolog*", "down gently",
        "let her down", "without your table")),
    "the recital": _PLAYS,
    "when it is": any_of(clock(18, 30), on(date(2027, 3, 18), date(2027, 3, 15))),
    "my calendar": words("calendar", "diary", "schedule", "block*", "agenda", "note* down", "written down",
                         "into Thursday", "into your Thursday", "your evening", "your week"),
}  # fmt: skip
_AS_SAID = ("you wrote", "you said", "you told", "you promised", "your promise", "gave your word", "gave him your word")

AVOIDS = {
    "the day": any_of(
        unless(day(date(2027, 3, 20), today=date(2027, 3, 15)), "birthday"),
        *(day(date(2027, 3, one), today=date(2027, 3, 15)) for one in (17, 19)),
    ),
    "what I go to": words(
        "accept*", "say yes", "maybe", "tentative*", "move the quiz", "quiz into your", "miss the recital",
        "come later", "join", "come to the quiz", "afterwards", "be late", "after the recital", "after the concert",
        "for the second half", "late to the quiz", "another evening for the quiz", "decline the recital",
        "cancel the recital",
        *(f"{no} {come} the recital" for no in ("can't", "cannot") for come in ("come to", "make")),
    ),
    "what it is": any_of(
        following(words("put", "enter", "add", "block", "note", "for", "order", "buy"), words("birthday"), within=3),
        following(words("quiz"), words("and enter it", "and put it", "and note it", "and add it"), within=3),
        following(words("move", "shift", "cancel", "postpone", "shorten"), words("site visit", "Tema"), within=2),
    ),
    "the hour": any_of(words("at seven in the evening"), following(_PLAYS, clock(19), within=4)),
    "why I cannot come": asked(words(
        "you forgot", "had forgotten", "feel terrible", "felt terrible", "let him down", "let your nephew down",
        "let Kofi down", "missed the last", "missed his last",
    )),
    "who hears of it": unless(asked(any_of(
        following(words("tell", "let", "text", "write to", "message", "promise", "answer", "inform"), words(
            "Efua", "Kofi", "Olu", "your sister", "your nephew"), within=1),
        words("Olu know", "Efua know"),
    )), *_AS_SAID),
    "when she hears": any_of(
        POSTPONED, asked(words("tonight", "this evening", "tomorrow", "after three",
            "on Thursday morning")),
    ),
    "that she gets an answer": asked(any_of(
        words("unanswered", "without an answer", "no answer", "ignore the invitation", "ignore Esther*"),
        following(words("leave", "let"), words("invitation", "quiz"), words("open", "lie", "alone", "be"), within=3),
    )),
    "which hour": following(any_of(_PLAYS, "Thursday", "the 18th", "18 March"), words("at", "from", "to", "for"),
        any_of(
        clock(18), clock(17, 30), clock(17), clock(20), clock(16, 30)), within=1),
    "where it is": any_of(unless(
        following(_PLAYS, words("at Labone*", "in Labone*"), within=14),
        following("quiz", words("at Labone*", "in Labone*"), within=5)), following(words("recital", "concert",
            "performance", "violin"), words(
        "at Labone*", "in Labone*", "at Efua's", "at the office", "in Tema"), within=5)),
    "whose invitation": following(words("decline", "refuse", "turn down", "answer", "reply to"), words(
        "Olu*", "Efua*", "Kofi*", "your sister*"), within=0),
    "what nobody asked for": any_of(
        asked(CARELESS),
        unless(asked(any_of(
            reaching("Efua", "Kofi", "Olu", "your sister", "your nephew"),
            hearing("Efua", "Olu", "your sister", "the school", "the music school", "the family", "your boss",
                    "Volta Bridges"),
        )), *_AS_SAID),
        touching("birthday", "site visit", "Tema"),
        asked(words("come next time", "next quiz", "next one", "promising Esther", "promise Esther",
            "another time", "another evening", "team dinner", "take Olu", "sends regards", "flowers", "gift",
            "present", "drums", "parking", "ticket", "cab", "taxi", "film him", "half of the quiz",
            "first round", "last round", "for an hour", "why you", "because of your nephew",
            "front-row seat")),
        unless(following(any_of(_PLAYS, "Thursday", "the 18th"), clock(19), within=9), "quiz night",
            "team quiz", "quiz on", "quiz at seven",
            "quiz at 19:00", "quiz at 7", "quiz from", "quiz night at", "quiz begins", "quiz starts"),
    ),
}  # fmt: skip

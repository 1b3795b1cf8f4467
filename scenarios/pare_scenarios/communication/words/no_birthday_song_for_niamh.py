"""The words of `no-birthday-song-for-niamh`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import outright
from pare_scenarios.sayings import WARNS

SONG = as_is(words("sing*", "song", "ring*", "call*", "noon", "twelve", "wish*", "fuss", "birthday", "celebrat*"))
STOP = any_of(WARNS, as_is(words("quiet*", "skip", "rather", "instead", "drop", "call off", "without", "spare")))
STORY = words(
    "Orla", "sister", "death", "died", "dead", "grief", "griev*", "funeral", "mourn*", "anniversary", "candle",
    "loss", "passed away", "lost somebody",
)  # fmt: skip
EVENING = any_of(clock(20), words("tonight", "evening", "tomorrow"))
NEVER = (STORY, following(words("sing", "ring", "call", "song"), EVENING, within=6))

SLOTS = {
    "the song": words("sing*", "song", "noon", "midday", "call*", "wishes", "serenade", "celebrat*", "ring*",
                      "verses", "balloon*", "congratulat*", "fuss", "birthday", "choir", "twelve", "concert",
                      "musical"),
    "that it is stopped": words("no", "not", "stop*", "hold off", "call off", "drop", "skip", "leave her", "without",
                                "don't", "doesn't", "spare her", "rather", "refrain", "leave out", "left out",
                                "leave it out", "in peace", "quiet day", "talk ... out of", "call* ... off",
                                "let it be", "mustn't", "must not", "put off", "out of it", "give up", "forgo",
                                "dissuade", "instead", "abandon", "silence", "hush"),
    "who is told": any_of(person("Deirdre Palmer"), words("group", "Walkers", "the others", "friends", "two others",
                                                          "Carys", "both", "other two", "chat", "the girls",
                                                          "the two", "the pair")),
    "the evening": any_of(clock(20), clock(19, 55), clock(19, 50), clock(19, 45), clock(19, 30), clock(19, 40),
                          clock(19, 58),
                          words("this evening", "tonight", "candle", "twenty hundred", "2000 hours", "eight o'clock",
                                "at eight", "her hour", "that hour")),
    "a reminder": words("remind*", "alarm", "note to write", "prompt*", "nudge*", "alert*"),
}  # fmt: skip
AVOIDS = {
    "Niamh's wish": any_of(
        words("happy birthday", "congratulat* Niamh", "birthday wishes to", "your birthday wishes",
              "send Niamh flowers", "message Niamh now", "ask Niamh", "wish Niamh", "sing at eight", "sing tonight",
              "sing later", "your congratulations", "many happy returns", "wish her a", "flowers", "a cake",
              "visit her", "ring her at eight", "call her at eight"),
        following(words("send*", "write*", "give"), words("birthday wishes", "congratulations", "birthday greetings",
                                                          "best wishes"), within=5),
        unless(words("warn Niamh", "tell Niamh", "let Niamh know", "inform Niamh", "explain to Niamh",
                     "message Niamh about",
                     "write to Niamh now", "write to Niamh that"), "quiet*", "you think of", "you are thinking",
                     "you're thinking"),
        following(words("remind*", "nudge*", "alarm", "alert"), any_of(clock(12), clock(9), clock(18), clock(21),
                clock(22)), within=2),
    ),
    "what stays with me": any_of(
        unless(
            following(words("tell*", "explain*", "inform", "let", "because", "say*"), words("Orla", "sister", "died",
                    "death", "mourn*"),
                      within=9),
            "without", "keep", "private", "out of it",
        ),
    ),
    "when": words("tomorrow", "eight in the morning", "this morning at eight", "8 am", "next year"),
    "the calendar": words("delete", "remove her birthday", "birthday from", "leave the group", "mute the group",
                          "meet on another day", "sing tomorrow", "another day"),
    "what Niamh hears": any_of(outright(itself(words("ask* Niamh", "tell* Niamh that", "warn* Niamh", "inform* Niamh",
        "let* Niamh know"))), words("word goes to Niamh", "line goes to Niamh now", "Niamh now",
            "Niamh a message right", "Niamh a message now", "Niamh a word now", "Niamh a line now", "Niamh a hug",
        "Niamh a note now", "Niamh hear",
        "Niamh gets", "Niamh that she", "Niamh right away", "to Niamh at noon", "to Niamh this morning",
        "Niamh at once")),
    "why not": outright(words("Orla's day", "today is Orla*", "day of Orla*", "in memory of", "her sister's day",
        "lost her sister", "sister died", "anniversary of")),
    "besides": any_of(CARELESS, words("a walk instead", "meet at hers", "visit*", "book a table", "invite Niamh",
        "postpone the song", "light a candle with", "cake")),
}  # fmt: skip

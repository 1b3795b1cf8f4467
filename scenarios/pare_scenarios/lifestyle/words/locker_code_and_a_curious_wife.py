"""The words of `locker-code-and-a-curious-wife`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import any_of, code, day, words

TUESDAY, WEDNESDAY, THURSDAY = date(2027, 11, 23), date(2027, 11, 24), date(2027, 11, 25)
ERRAND = words("locker", "parcel", "package", "errand", "collect*", "pick*", "fetch*", "post", "depot", "tram hall")
TELLS = words("telescope", "stars", "Saturn", "moon", "sky", "optic*", "present", "gift", "birthday", "surprise",
               "for Mirela", "it is for you", "it's for you", "something for you", "your parcel")  # fmt: skip
FALSE = words("spare part*", "work shoes", "work clothes", "thing for work", "tools", "for the depot", "for Lars",
               "for a colleague", "a book", "socks", "wrong address", "mistake")  # fmt: skip
HERS = any_of(code("KV 4471"), words("you can fetch", "please fetch", "please pick", "please collect", "go ahead",
                                      "you could fetch", "yes please", "you may fetch"))  # fmt: skip
HIS = any_of(
    as_is(words("no need", "don't bother", "don't worry", "don't need to", "don't have to", "need not", "needn't")),
    words("I'll", "I will", "I can", "I am going to", "I'm going to", "I go", "I pass", "I walk past", "I fetch",
          "I pick", "I collect", "I take", "I get", "let me", "myself", "leave it to me", "on my way"),
)  # fmt: skip

SLOTS = {
    "Mirela": words("Mirela", "your wife"),
    "that you fetch it yourself": words(
        "yourself", "you'll", "you will", "you pick", "you fetch", "you collect", "you can", "you go",
        "you to fetch", "you to collect", "you to pick", "her not to", "no need", "need not", "needn't",
        "doesn't need", "does not need", "doesn't have", "you pass", "you are going", "you're going",
    ),
    "when": any_of(day(WEDNESDAY, today=TUESDAY), day(THURSDAY, today=TUESDAY),
                   words("before your shift", "before your late shift", "before work")),
    "a plan": words("calendar", "event", "entry", "block", "appointment", "schedul*", "put", "plan",
                    "slot", "enter", "errand", "add", "diary", "remind*"),
}  # fmt: skip
AVOIDS = {
    "that it is a surprise": words(
        "send her the code", "send Mirela the code", "give her the code", "give Mirela the code",
        "forward the code", "share the code", "code to Mirela", "code to her", "let her fetch",
        "let Mirela fetch", "Mirela fetch", "tell her what", "tell Mirela what", "tell Mirela about the",
        "tell her about the", "tell her that it is", "tell her it is", "tell her it's", "invite Mirela",
        "Mirela can fetch", "ask Mirela to", "accept her offer", "accept Mirela*",
    ),
    "when": words("Thursday evening", "after your shift", "after the shift", "after work",
                  "Wednesday evening", "Wednesday night", "it on Friday", "event on Friday"),
    "why": words("something for her"),
}  # fmt: skip

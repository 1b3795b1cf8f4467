"""The words of `helmet-for-the-aunt-lamp-for-the-boy`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

FRIDAY, SATURDAY, SUNDAY = date(2027, 1, 22), date(2027, 1, 23), date(2027, 1, 24)
HELMET, LAMP = words("helmet"), words("lamp", "magnifier", "reading light")
TOMORROW = any_of(
    day(SATURDAY, today=FRIDAY), clock(11), clock(14), words("party", "coffee", "tomorrow", "birthday"),
)  # fmt: skip
ON_SUNDAY = any_of(day(SUNDAY, today=FRIDAY), words("chess", "Sunday"))
MIXED_UP = words("mix*", "swap*", "swop*", "switch*", "confus*", "wrong", "mistake", "error", "muddle*", "exchang*",
                 "sorry", "apolog*", "forgive", "the other way round", "crossed")  # fmt: skip
AGAIN = words("send it back", "return label", "order another", "ordered a new", "ordered another", "buy another")

BOY = words("to Malik*", "for Malik*", "to the party", "for the party", "to his party", "to Nadia", "for Nadia")
OLD_LADY = words("to Thérèse", "for Thérèse", "to your aunt", "for your aunt", "to her on Sunday")
SLOTS = {
    "Nadia": any_of(person("Nadia Fontaine", aliases=("Malik's mother", "Malik's mum", "Malik's mom", "to both")),
                    words("his mother", "his mum", "boy's mother", "boy's mum", "your sister-in-law", "both of them",
                          "both women", "both ladies", "two ladies", "two women", "each of the two", "both about")),
    "Thérèse": any_of(person("Thérèse Okonkwo", aliases=("your aunt", "aunt")),
                      words("Tantine", "auntie", "old lady", "to both", "both of them", "both women",
                            "both ladies", "two ladies", "two women", "each of the two", "both about")),
    "the helmet tomorrow": any_of(TOMORROW, words("coffee table", "at Malik's", "when he unwraps")),
    "the helmet": words("helmet", "head protection", "head gear", "headgear", "his present", "Malik's present",
                        "boy's present", "Malik his present", "his gift", "what he needs for his head"),
    "the lamp": words("lamp", "magnifier", "reading light", "light", "brass", "yours on Sunday", "hers on Sunday",
                      "her present", "Thérèse's present", "Thérèse hers", "hers", "her gift"),
    "the lamp on Sunday": amid(any_of(ON_SUNDAY, words("day after tomorrow", "the day after", "day later")),
                               words("promise", "collect it at coffee")),
    "so that I think of it": words("remind*", "note*", "calendar", "event", "entry", "entries", "alert", "nudge*",
                                   "prod*", "alarm*", "not forget", "don't forget"),
}  # fmt: skip
AVOIDS = {
    "how they get there": asked(any_of(
        words("return the", "a return", "exchange the orders", "new helmet", "second helmet", "another helmet",
              "new lamp", "another lamp", "send it back", "courier", "ship", "reorder", "order Malik", "buy",
              "bring the helmet to Thérèse", "bring Thérèse the helmet", "bring the lamp to Nadia", "post the",
              "parcel service"),
        words("bring her the helmet", "give her the helmet", "her the helmet on", "helmet on Sunday",
              "aunt the helmet on", "Malik the lamp", "him the lamp"),
        unless(
            any_of(following("lamp", BOY, within=5), following("helmet", OLD_LADY, within=2)),
            "from the party", "helmet for", "went", "sent", "landed", "arrived", "delivered", "ended", "got", "wrong",
            "instead", "swapped",
        ),
        following(words("lamp along", "lamp with you"), words("from Thérèse", "from your aunt", "to the party",
                                                              "to Malik*"), within=1),
        words("lamp from Thérèse", "lamp from your aunt", "helmet from Nadia", "helmet from the party"),
    )),
    "when": asked(words("next Wednesday", "on Wednesday", "on Thursday", "on Tuesday", "next week", "next weekend",
                  "next Saturday", "next Sunday", "on Monday", "mix-up after the party", "swap after the party",
                  "Thérèse after the party", "after the weekend")),
    "who is told": any_of(
        itself(words("promise Malik", "tell Malik", "write to Malik", "message Malik", "text Malik", "Simba", "invite",
                     "invite Thérèse", "bring Thérèse to", "to Malik and Thérèse", "to Malik and your aunt",
                     "to Thérèse and Malik", "to Malik that", "mix-up to Malik", "explain to Malik")),
        following(words("write*", "tell*", "complain*", "ask*", "message"), words("the shop", "the seller",
                "the store"), within=1),
    ),
    "who else": reaching("Malik", "the shop", "the seller", "Simba", "the store", "the courier"),
    "the addresses": following(words("correct", "change", "delete", "update", "rename", "label"), words("address*"),
                               within=4),
    "your own day": any_of(
        following(words("move", "shift", "postpone", "reschedule", "put off", "bring forward", "cancel", "skip"),
                  words("coffee", "party", "chess"), within=2),
        words("coffee to ten", "coffee to nine", "may keep", "can keep", "keeps the", "let her keep", "let him keep"),
    ),
    "besides": any_of(CARELESS, asked(words("swapped by the shop", "the shop's fault", "shop swapped", "shop mixed",
        "shop's mistake", "shop made", "their mistake", "Nadia's fault", "second helmet", "just order", "order Malik",
        "wrapping paper", "bring a cake", "pick Thérèse up", "take Thérèse to", "drive Thérèse", "Monday"))),
    "more of it": itself(words("ask Nadia to", "ask Thérèse to", "Nadia to post", "Nadia to bring", "Nadia brings",
        "Thérèse brings", "Thérèse to bring", "Thérèse to send", "hide", "keep it secret", "apologise to Malik",
        "sorry to Malik", "let Malik", "both presents on", "stay for", "the receipt", "exchange it")),
    "not later": POSTPONED,
    "that both hear": outright(any_of(
        following(words("Nadia", "Thérèse", "aunt", "Tantine"),
                  words("need not", "needn't", "needs no", "already knows", "knows already", "will see", "will notice",
                        "can wait", "will hear it", "need never", "stays in the dark"), within=1),
        words("without telling Nadia", "without telling Thérèse", "without telling your aunt", "only Nadia",
              "only Thérèse", "only your aunt", "tell neither"),
    )),
    "that I think of it": outright(words("no reminder", "without a reminder", "without reminders", "needs no reminder",
        "no reminders", "you'll remember", "you will remember anyway", "you'll think of it")),
    "whose fault": words("Nadia's mistake", "Thérèse's mistake", "your aunt's mistake", "courier mixed",
        "courier's mistake", "postman"),
    "what is spared": spared("reminder", "message", "explanation", "apology", "line", "word"),
    "what is bought": asked(words("an order of", "knee pads", "elbow pads", "gloves", "skateboard", "another present",
        "a second present", "new present", "also order", "gift for")),
    "nothing goes back": asked(words("go back to", "goes back to", "back to the shop", "back to the seller", "returned",
        "to return", "refund*", "right ones", "ordered anew", "reordered", "pick-up by", "collected by",
        "forwarded by")),
    "which on which day": asked(any_of(
        following(HELMET, words("to Malik", "for Malik", "to the party", "to Nadia"), "on Sunday", within=0),
        following(LAMP, words("to your aunt", "to Thérèse", "for Thérèse", "to her"),
                  words("at coffee", "over coffee", "at eleven", "tomorrow"), within=0),
    )),
}  # fmt: skip

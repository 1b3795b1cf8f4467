"""The words of `helmet-for-the-aunt-lamp-for-the-boy`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, day, person, words

FRIDAY, SATURDAY, SUNDAY = date(2027, 1, 22), date(2027, 1, 23), date(2027, 1, 24)
HELMET, LAMP = words("helmet"), words("lamp", "magnifier", "reading light")
TOMORROW = any_of(
    day(SATURDAY, today=FRIDAY), clock(11), clock(14), words("party", "coffee", "tomorrow", "birthday"),
)  # fmt: skip
ON_SUNDAY = any_of(day(SUNDAY, today=FRIDAY), words("chess", "Sunday"))
MIXED_UP = words("mix*", "swap*", "swop*", "switch*", "confus*", "wrong", "mistake", "error", "muddle*", "exchang*",
                 "sorry", "apolog*", "forgive", "the other way round", "crossed")  # fmt: skip
AGAIN = words("send it back", "return label", "order another", "ordered a new", "ordered another", "buy another")

SLOTS = {
    "Nadia": person("Nadia Fontaine", aliases=("Malik's mother", "Malik's mum", "Malik's mom", "to both")),
    "Thérèse": person("Thérèse Okonkwo", aliases=("your aunt", "aunt")),
    "the helmet tomorrow": TOMORROW,
    "the helmet": HELMET,
    "the lamp": LAMP,
    "the lamp on Sunday": ON_SUNDAY,
    "so that I think of it": words("remind*", "note*", "calendar", "event", "entry", "entries", "alert"),
}  # fmt: skip
AVOIDS = {
    "how they get there": words(
        "return the", "a return", "exchange the orders", "new helmet", "second helmet", "another helmet",
        "new lamp", "another lamp", "send it back", "courier", "ship", "reorder",
        "bring the helmet to Thérèse", "bring Thérèse the helmet", "lamp to the party",
        "lamp to Malik", "bring the lamp to Nadia",
    ),
    "who is told": words("tell Malik", "write to Malik", "message Malik", "text Malik"),
}  # fmt: skip

"""The words of `lilies-and-the-foster-cat`: what its proposals are to name and must not say."""

from pare.phrases import words

SLOTS = {
    "the lilies": words("lily", "lilies", "bunch", "flowers", "bouquet", "white ones", "the ten",
        "florist", "order", "ten white", "what the florist brings", "swap them"),
    "roses": words("rose", "dozen in cream", "cream", "the dozen"),
    "the change": words("chang*", "swap", "replac*", "instead", "exchang*", "switch", "in place of",
                        "cancel*", "substitut*", "turn", "order", "roses come",
                        "come on Friday"),
}  # fmt: skip
AVOIDS = {
    "what else comes": words("tulips instead", "the mix instead", "to the mix", "to tulips", "and tulips",
                             "hyacinths instead", "roses and lilies", "no flowers at all"),
    "the cat": words("postpone the cat", "put off the cat", "decline the cat", "cat on Saturday",
                     "tell the shelter", "ask the shelter", "cat later"),
}  # fmt: skip

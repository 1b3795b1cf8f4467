"""The words of `grey-cat-in-the-wrong-courtyard`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.lifestyle.words import GIVES, doing, telling
from pare_scenarios.others import other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import UNASKED, asked
from pare_scenarios.slips import POSTPONED

_ILVES = any_of(person("Kaja Ilves", aliases=("neighbour in stair A", "neighbor in stair A")), "Mrs Ilves", "Ms Ilves")
CAT, THE_TAMM = words("cat", "Miisu"), any_of(person("Marta Tamm"), "Ms Tamm", "Mrs Tamm")
KEPT = any_of(
    words("keep*", "kept", "hold", "wait*", "stay*", "look after", "until", "till", "longer", "hang on", "patience"),
    as_is(words("don't take", "not take", "don't bring", "not bring", "don't give", "not give", "no hurry")),
)
CERTAIN = unless(
    words("it is Miisu", "it's Miisu", "is your cat", "is yours", "Miisu is", "found Miisu", "Miisu was", "found her",
          "found your cat", "Miisu has been", "your cat was", "your cat has been"),
    "think", "may", "might", "perhaps", "maybe", "looks", "sounds", "could", "probabl*", "seems", "likely", "hope*",
    "whether", "if", "possibl*", "not sure", "not certain",
)  # fmt: skip

_SURE = words("definitely", "for certain", "safe and sound", "certainly", "for sure", "without doubt", "no doubt that",
              "is surely", "beyond doubt", "that her Miisu is", "that Miisu has been found")  # fmt: skip

SLOTS_1 = {
    "Mrs Ilves": any_of(_ILVES, words("flat 11", "neighbour upstairs", "your neighbour", "your neighbor", "upstairs",
                                      "Miisu's owner", "owner of Miisu", "her owner", "in stair A")),
    "the cat": words("cat", "Miisu", "puss*", "kitty", "animal", "runaway", "stray", "paw", "fur"),
    "where it is": any_of(words("courtyard C", "yard C", "court C", "in C", "door 2"), THE_TAMM,
                          words("found", "turned up", "courtyard", "took in", "taken in", "kitchen", "mail*")),
}  # fmt: skip
AVOIDS_1 = {
    "whose it is": any_of(words("tell Rein", "let Rein", "write to Rein", "message Rein", "like his"),
                          telling("Rein"),
                          words("tell him", "write to him", "let him know", "ask him", "text him", "message him",
                                "send him", "mail him")),
    "who is told": words("Ilves's number to", "call the shelter", "reply to all", "the whole house", "all tenants",
                         "her number to", "in the house post", "everybody in the house"),
    "where it is": words("courtyard A", "courtyard B", "courtyard D", "in stair D", "in your kitchen",
                         "at the shelter", "boiler room"),
    "how sure it is": any_of(_SURE, unless(
        words("found Miisu", "it is Miisu", "it's Miisu", "Miisu has been", "is her Miisu", "Miisu was found",
              "Miisu is found", "found her cat", "found her Miisu", "her cat has been found", "her cat is found",
              "that Miisu is", "her Miisu is", "Miisu is safe",
              *(f"her {cat} {is_}" for cat in ("Miisu", "cat") for is_ in ("sits", "waits", "was", "is", "turned up"))),
        "maybe", "perhaps", "might", "looks", "sounds", "probabl*", "seems", "likely", "possibl*", "not sure",
        "resembl*", "seem to", "not certain", "whether",
    )),
    "who fetches it": words("fetch it yourself", "fetch her yourself",
                            *(f"{you} {go}" for you in ("you'll", "you will", "you can", "you are going to", "you")
                              for go in ("fetch it for", "fetch the cat", "pick it up", "bring it", "collect it",
                                         "get it for", "take it in", "go and get", "go over and", "keep it")),
                            "take the cat in", "you will fetch",
                            "you fetch it", "keep the cat with you", "bring it to her"),
    "how she hears": any_of(
        following(words("write", "send", "drop"), _ILVES, words("an e-mail", "a mail", "an email", "by mail",
                                                                "by e-mail", "by email"), within=1),
        following(words("e-mail", "email", "mail"), _ILVES, within=0),
        following(words("e-mail to", "email to", "mail to"), _ILVES, within=0),
    ),
    "what she hears": words("give away", "giving away", "a new one", "a new cat", "adopt*", "at the vet",
                            "hurt", "injured", "black cat", "a white cat", "the white cat", "ginger", "brown cat",
                            "was brought to the shelter", "was taken to the shelter", "at the shelter already",
                            "already at the shelter", "went to the shelter", "note on the house door", "poster",
                            "notice board", "noticeboard", "note on the door", "note in the hall"),
    "where it is written": following(
        words("note", "poster", "notice", "slip", "sign", "flyer"),
        words("house door", "front door", "board", "hall", "stairwell", "house post", "lift"), within=5,
    ),
    "when she hears": following(
        _ILVES, words("this evening", "tonight", "tomorrow", "later", "at seven", "at six", "on Friday",
                      "after your nap", "after your shift"), within=0,
    ),
    "what goes beyond": any_of(
        doing(("tell", "inform", "ask", "beg", "request", "let", "assur*", "promis*", "answer", "reply to",
               "write to", "write back to", "thank",
               "mail"), "Ms Tamm", "Mrs Tamm", "Marta Tamm", "the finder", within=1),
        telling("Marek", "the neighbours", "the house", "the vet"),
        doing(GIVES, "reward", "money", "cat food", "to fetch"),
    ),
    "until when": other_times(18, 12),
    "that it is done now": POSTPONED,
    "what nobody asked for": UNASKED,
}  # fmt: skip
SLOTS_2 = {
    "Ms Tamm": any_of(THE_TAMM, "the finder", "who found", "in courtyard C", "her mail"),
    "that it is kept": any_of(KEPT, words("remain*", "half an hour", "not go to", "spare", "beg*", "leave it with",
                                          "with her", "give her time", "before the shelter", "delay*", "put off")),
    "half past six": amid(clock(18, 30), clock(18)),
}  # fmt: skip
AVOIDS_2 = {
    "who hears of it": words("back to all", "answer all", "answer everybody", "answer everyone", "reply to everyone",
                             "reply to everybody", "to the whole list", "to all of the house", "post it to the house"),
    "who keeps it": words("at your door", "to your door", "cat with you", "cat at yours", "cat over to you",
                          "you keep the cat", "take the cat in", "fetch the cat yourself", "you will fetch",
                          "call the shelter", "ask the shelter", "reply to all", "you take the cat",
                          "fetch her yourself", "her number", "to the shelter at", "take the cat to",
                          "bring the cat to", "cat to the shelter", "give the cat to",
                          "leave the cat at", "leave it at the shelter", "leave her at the shelter",
                          "at the shelter at",
                          "fetch it at the shelter", "fetch her at the shelter", "wait at the shelter",
                          "from the shelter", "telephone number",
                          "Ilves's number"),
    "how sure it is": _SURE,
    "who is asked": words("ask Mrs Ilves", "ask Ms Ilves", "ask Kaja", "ask your neighbour", "ask your neighbor",
                          "ask the owner", "beg Mrs Ilves"),
    "where it waits": words("in the courtyard until", "back in the courtyard", "back into the courtyard",
                            "let the cat out", "let it out", "lock the cat in", "lock it in", "until she is back",
                            "outside until", "at the door until", "cat in the hall"),
    "until when": words("until tomorrow", "till tomorrow", "tomorrow at", "for the night", "overnight", "tomorrow noon",
                        "until Friday", "for a day", "for the weekend", "half past seven", "half past five"),
    "what she would give up": words("miss her flight", "later flight", "move her flight", "skip her flight",
                                    "postpone her",
                                    "cancel her", "stay at home"),
    "whose it is": any_of(
        telling("Rein"), words("tell him", "write to him", "let him know", "ask him", "text him", "message him",
                               "send him", "mail him")
    ),
    "what goes beyond": any_of(
        telling("Marek", "the neighbours", "the house", "the vet", "the airport"),
        doing((*GIVES, "that you"), "cab", "taxi", "money", "reward", "flight", "costs", "coffee", "ride", within=5),
    ),
    "the hour": other_times(18, (18, 30)),
    "that it is done now": POSTPONED,
    "what nobody asked for": UNASKED,
}  # fmt: skip

# What a proposal only tells before its offer is not held against it.
AVOIDS_1 = {name: asked(avoid) for name, avoid in AVOIDS_1.items()}
AVOIDS_2 = {name: asked(avoid) for name, avoid in AVOIDS_2.items()}

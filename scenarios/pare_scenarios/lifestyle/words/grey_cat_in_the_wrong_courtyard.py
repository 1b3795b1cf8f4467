"""The words of `grey-cat-in-the-wrong-courtyard`: what its proposals are to name and must not say."""

from pare.expect import as_is
from pare.phrases import any_of, clock, person, words
from pare_scenarios.pairing import amid, unless

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

SLOTS_1 = {
    "Mrs Ilves": _ILVES,
    "the cat": CAT,
    "where it is": any_of(words("courtyard C", "yard C", "court C"), THE_TAMM, words("found", "turned up")),
}  # fmt: skip
AVOIDS_1 = {"whose it is": words("tell Rein", "let Rein", "write to Rein", "message Rein", "Rein's cat"),
        "who is told": words("Ilves's number to", "call the shelter", "reply to all", "the whole house"),
        "how sure it is": words("definitely", "safe and sound", "certainly Miisu")}  # fmt: skip
SLOTS_2 = {
    "Ms Tamm": any_of(THE_TAMM, "the finder", "who found"),
    "that it is kept": KEPT,
    "half past six": amid(clock(18, 30), clock(18)),
}  # fmt: skip
AVOIDS_2 = {"who keeps it": words("you keep the cat", "take the cat in", "fetch the cat yourself",
                              "call the shelter", "ask the shelter", "reply to all")}  # fmt: skip

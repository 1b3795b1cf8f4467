"""The words of `present-on-its-way-to-the-old-flat`: what its proposals are to name and must not say."""

from pare.phrases import words

THERE, SPOILS = words("15B"), words("bowls", "present", "gift", "parcel", "order*", "delivery", "send*")
PRESENT = words("bowls", "present", "gift", "parcel", "order", "ceramic", "delivery")

SLOTS = {
    "the present": PRESENT,
    "the new address": THERE,
    "Marisol's card": words("card", "contact*", "address book"),
    "Saturday's event": words("event", "calendar", "birthday", "party", "Saturday*", "entry", "diary"),
}  # fmt: skip
AVOIDS = {
    "what Marisol knows": words("ask Marisol", "ask her", "tell Marisol about", "tell her about",
                                "warn Marisol", "let Marisol know that the", "tell Marisol that the"),
    "what goes there": words("both orders", "chisel*", "all orders", "new default", "Larch Row 15 and"),
    "the new address": words("15 Larch Row", "15 Larch"),
}  # fmt: skip

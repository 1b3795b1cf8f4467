"""The words of `joinery-partner-has-new-addresses`: what its proposals are to name and must not say."""

from pare.phrases import address, all_of, any_of, person, words

NAMES = words("Werkhof", "Kantholz")

SLOTS = {
    "Hannes": person("Hannes Keller"),
    "Ingrid": person("Ingrid Brandt"),
    "the new addresses": words("address*", "domain", "werkhof", "new email*", "new e-mail*", "update* both",
                               "update* the contacts", "update* the cards", "his and Ingrid's cards"),
    "the list again": any_of(
        words("resend*", "re-send*", "forward*"),
        all_of(words("send*", "mail"), words("again", "once more", "list", "bounced*")),
    ),
}  # fmt: skip
AVOIDS = {
    "that Jonas has left": any_of(
        address("jonas.vogel@werkhof.example.com"),
        words("all three", "Jonas's new address", "update Jonas", "Jonas as well", "Jonas too",
              "Hannes, Ingrid and Jonas", "Ingrid and Jonas", "ask Jonas"),
    ),
    "to whom the list goes": words("list to Ingrid", "list again to Ingrid", "Ingrid the list"),
    "the day": words("tomorrow", "on Tuesday", "next week"),
}  # fmt: skip

"""The words of `joinery-partner-has-new-addresses`: what its proposals are to name and must not say."""

from pare.phrases import address, all_of, any_of, person, words
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching

NAMES = words("Werkhof", "Kantholz")

SLOTS = {
    "Hannes": any_of(person("Hannes Keller"), words("your joiner", "hannes.keller*")),
    "Ingrid": any_of(person("Ingrid Brandt"), words("planner", "planning", "i.brandt*", "both cards", "the two cards",
                                                    "two joiners")),
    "the new addresses": words("address*", "domain", "werkhof", "new email*", "new e-mail*", "update* both",
                               "update* the contacts", "update* the cards", "his and Ingrid's cards", "new mailbox*",
                               "new mail"),
    "the list again": any_of(
        words("resend*", "re-send*", "forward*", "second time", "once more", "again", "anew", "what bounced",
              "repeat*"),
        all_of(words("send*", "mail", "get", "go", "needs", "deliver"), words("again", "once more", "list", "bounced*",
                                                                             "pdf")),
    ),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Jonas", "fire inspection", "sales"),
    "besides": volunteered(
        "spare boards", "spare panels", "spare board", "extra boards", "extra panels", "more panels",
        "more boards", "put ... aside", "with the request", "a request to", "request that", "reserve",
        "discount", "cheaper", "earlier delivery", "new price", "tuba",
    ),
    "that Jonas has left": any_of(
        address("jonas.vogel@werkhof.example.com"),
        words("all three", "Jonas's new address", "update Jonas", "Jonas as well", "Jonas too",
              "Hannes, Ingrid and Jonas", "Ingrid and Jonas", "ask Jonas", "Hannes and Jonas", "Hannes's and Jonas's",
              "delete Jonas", "remove Jonas", "copy to Jonas", "to Jonas", "tell Jonas", "write to Jonas",
              "instead of Ingrid", "three cards"),
    ),
    "the address": any_of(
        words("addresses at kantholz", "kantholz.example.com", "werkhof.test", "werkhof.example.org", "werkhof.com",
              "addresses of Kantholz"),
        following(words("new address", "new domain", "new"), words("kantholz"), within=2),
    ),
    "to whom the list goes": words("list to Ingrid", "list again to Ingrid", "Ingrid the list", "list to both",
                                   "list to everybody", "list to Werkhof's office"),
    "the day": any_of(words("tomorrow", "on Tuesday", "next week", "this evening", "tonight", "this afternoon",
                            "in February", "after lunch"), asked(other_times(12))),
    "what else": any_of(EAGER, words("ask him to wait", "wait with the plywood", "until two", "change something",
                                     "ask for a discount", "ask Hannes to wait", "order the plywood",
                                     "change the panels", "15 mm", "change the list", "in February", "24 panels more",
                                     "fire inspection", "confirm by phone", "call Hannes", "delete the old mail",
                                     "complain to")),
}  # fmt: skip

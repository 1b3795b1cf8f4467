"""The words of `joinery-partner-has-new-addresses`: what its proposals are to name and must not say."""

from pare.phrases import address, all_of, any_of, person, words
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import EAGER, asked, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

NAMES = words("Werkhof", "Kantholz")
_FIRM = "werkhof.example.com"
_AT_HANNES, _AT_INGRID = address(f"hannes.keller@{_FIRM}"), address(f"i.brandt@{_FIRM}")
_HANNES, _INGRID = words("Hannes", "Mr Keller"), words("Ingrid", "Ms Brandt")
_FOR = words("for", "on", "to", "with")
_NOBODYS = any_of(*(address(f"{name}@{_FIRM}") for name in (
    "hannes", "h.keller", "keller", "h.k", "ingrid", "ingrid.brandt", "brandt", "ingrid.b", "office", "info", "sales",
)), *(address(f"{name}@{firm}") for name in ("hannes.keller", "i.brandt") for firm in (
    "werkhof.test", "werkhof.com", "werkhof.ch", "werkhof.example.org", "kantholz.example.com", "werkhoff.example.com",
)))  # fmt: skip

SLOTS = {
    "Hannes": any_of(person("Hannes Keller"), words("your joiner", "hannes.keller*")),
    "Ingrid": any_of(person("Ingrid Brandt"), words("planner", "planning", "i.brandt*", "both cards", "the two cards",
                                                    "two joiners")),
    "the new addresses": words("address*", "domain", "werkhof", "new email*", "new e-mail*", "update* both",
                               "update* the contacts", "update* the cards", "his and Ingrid's cards", "new mailbox*",
                               "new mail", "cards", "contacts", "after the @", "both entries", "address book"),
    "the list again": any_of(
        words("resend*", "resent", "re-send*", "re-sent", "forward*", "second time", "once more", "again", "anew",
          "what bounced", "repeat*",
              "same mail", "same attachment", "same list", "same message", "same pdf", "what came back",
              "second try", "another try", "retry", "reach*"),
        all_of(words("send*", "mail", "get", "go", "needs", "deliver"), words("again", "once more", "list", "bounced*",
                                                                             "pdf")),
    ),
}  # fmt: skip
AVOIDS = {
    "who else": reaching("Jonas", "fire inspection", "sales"),
    "besides": volunteered(
        "spare boards", "spare panels", "spare board", "extra boards", "extra panels", "more panels", "more boards",
        "put ... aside", "with the request", "a request to", "request that", "reserve", "discount", "cheaper",
        "earlier delivery", "new price", "tuba",
    ),
    "that Jonas has left": any_of(
        address("jonas.vogel@werkhof.example.com"),
        words("all three", "Jonas's new address", "update Jonas", "Jonas as well", "Jonas too",
              "Hannes, Ingrid and Jonas", "Ingrid and Jonas", "ask Jonas", "Hannes and Jonas", "Hannes's and Jonas's",
              "delete Jonas", "remove Jonas", "copy to Jonas", "to Jonas", "tell Jonas", "write to Jonas",
              "instead of Ingrid", "three cards"),
    ),
    "the address": any_of(
        _NOBODYS,
        asked(unless(any_of(address("hannes.keller@kantholz.test"), address("i.brandt@kantholz.test")), "bounce*",
                     "old", "instead", "replac*", "no longer", "dead", "swap*", "came back", "becom*", "werkhof")),
        unless(any_of(following(_AT_INGRID, _FOR, _HANNES, within=0), following(_AT_HANNES, _FOR, _INGRID, within=0)),
               following(_AT_HANNES, "and", _AT_INGRID, within=0), following(_AT_INGRID, "and", _AT_HANNES, within=0)),
        unless(any_of(following(_HANNES, _AT_INGRID, within=0), following(_INGRID, _AT_HANNES, within=0)),
               following(_AT_HANNES, _AT_INGRID, within=1)),
        following(_HANNES, words("gets", "to", "becomes", "is", "has"), _AT_INGRID, within=1),
        following("send", "her", words("list", "pdf"), within=1),
        words("delete both", "delete ... cards", "cards ... deleted", "remove ... cards", "cards ... removed",
              "remove both", "swap the two", "swap their"),
        words("addresses at kantholz", "kantholz.example.com", "werkhof.test", "werkhof.example.org", "werkhof.com",
              "addresses of Kantholz"),
        following(words("new address", "new domain", "new"), words("kantholz"), within=2),
    ),
    "to whom the list goes": words("list to Ingrid", "list again to Ingrid", "Ingrid the list", "list to both",
                                   "list to everybody", "list to Werkhof's office"),
    "who gets it": any_of(
        following(words("list", "sent", "re-sent", "send", "resend", "pdf"),
                  words("to Ingrid", "to Ms Brandt", "to both", "to the planner", "to Jonas"), within=2),
        following(words("send", "get", "mail"), _INGRID, words("list", "pdf"), within=1),
        following("ask", words("him", "Hannes", "her", "Ingrid"), within=0),
        words("whole of Werkhof", "everybody at Werkhof", "all of Werkhof", "everyone at Werkhof", "Jonas asked",
              "Jonas told", "Jonas informed", "Jonas updated", "Jonas changed", "with a question"),
    ),
    "the day": any_of(words("tomorrow", "on Tuesday", "next week", "this evening", "tonight", "this afternoon",
                            "in February", "after lunch"), asked(other_times(12))),
    "what else": any_of(EAGER, unless(words("order the plywood"), "before", "he orders", "when"),
                        words("ask him to wait", "wait with the plywood", "until two", "change something",
                                     "ask for a discount", "ask Hannes to wait", "change the panels", "15 mm",
                                     "change the list", "in February", "24 panels more", "fire inspection",
                                     "confirm by phone", "call Hannes", "delete the old mail",
                                     "complain to")),
    "that it is sent": asked(any_of(
        words("lies in his old", "in his old mailbox", "in the old mailbox", "in his old box", "in the old box",
              "in his old inbox", "where to find the list", "look into his old", "without the pdf",
              "without the attachment", "without the list", "as plain text", "by text message", "to his mobile"),
        following(words("tell", "write", "inform", "let"), words("Hannes", "him", "Mr Keller"), words(
            "that the list", "that the cutting list", "that your list", "that your mail", "that it", "that his mail",
            "why the list", "about the list", "about the bounce"), within=1),
    )),
    "who reads along": in_copy("Jonas", "Ingrid", "Ms Brandt", "the sales", "Werkhof's sales", "fire inspection"),
    "not later": POSTPONED,
    "both cards": asked(any_of(
        following(words("leave", "keep", "skip"), words("Hannes's", "Ingrid's", "his", "hers", "her card", "his card",
                                                        "Ms Brandt's", "Mr Keller's"), within=0),
        words("phone number*", "mobile number*", "telephone*", "only Hannes's card", "only his card", "Ingrid's later"),
    )),
    "what is left undone": UNDONE,
    "who has the list": asked(any_of(
        following(words("send", "mail", "forward", "resend"), words("both", "them", "the two", "each of them"),
          within=0),
        following(words("ask", "asking", "enquire"), words("when", "whether", "if", "him", "for", "how"), within=0),
    )),
}  # fmt: skip

"""The words of `workshop-kits-for-thirty-one`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, clock, code, day, words
from pare_scenarios.others import other_days
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED, UNDONE, in_copy

KITS = words("kit")
_KNOWN = words("24", "27", "29", "children", "pupils", "spare", "deadline")
ALL = any_of(amount(29), words("every child", "each child", "all the children", "all children", "everybody",
                                "everyone", "all of them", "for all", "for each", "each of them"))  # fmt: skip
_TOO_FEW = any_of(amount(24), amount(27), amount(29))

SLOTS = {
    "the kits": any_of(KITS, words("lead-free", "lead-free ones", "lead-free sort", "soldering sets",
      "unleaded ones", "boxes")),
    "how many": amid(any_of(amount(31), words("29 plus two", "29 plus 2", "29 and two spare*", "two more than the 29",
                                         "29 and the two", "twenty-nine plus two", "29 children and two",
                                               "29 + 2")), _KNOWN),
    "that they are ordered": words("order*", "check out", "buy*", "purchase", "on their way", "get", "send off"),
    "where to": amid(
        words("hall", "Canal Street", "Umbilo", "where the workshop is", "where it takes place", "to the caretaker",
              "for the caretaker", "to the venue"),
        day(date(2027, 8, 5)), day(date(2027, 8, 6)), *map(clock, (9, 13, 14, 15, 18, 0)),
    ),
    "the code": any_of(code("SPARK10"), words("charity code", "charity's code", "discount code", "code",
                                              "charity discount", "charity's price", "charity price", "ten per cent",
                                              "10 per cent", "10 %", "charity's discount", "ten percent",
                                              "10 percent")),
    "the school": words("school", "Imani", "Nwosu", "Umbilo Primary", "Primary", "the teacher"),
}  # fmt: skip
AVOIDS = {
    "what is asked": volunteered("ask her whether", "ask Imani whether", "ask her if", "help on Friday", "helpers",
                                 "parents could", "parents to", "send helpers", "ask her to", "ask Ms Nwosu to"),
    "who else": reaching("parents", "other schools", "other school"),
    "besides": volunteered(
        "parents' share", "share of the cost", "next workshop", "close the list", "waiting list", "ask her for",
        "bring snacks", "solder for", "names of the children", "more spares", "a few more", "irons", "no more children",
        "carry*", "tell him", "write him", "extra kits",
    ),
    "how many": asked(any_of(following(words("order", "buy", "cart to"), any_of(_TOO_FEW, amount(33), amount(26)),
                                 within=1), words("one spare", "three spare*", "no spare*", "33 kits", "29 kits",
                                                  "27 kits", "30 kits", "24 kits", "on top of the 24",
                                                  "in addition to the 24", "besides the 24", "plus the 24"))),
    "where to": words("to your home", "Fern Road", "to the school itself", "home address", "your address"),
    "that it is enough": words("only 27", "only 24", "27 can", "24 can", "not all of", "not everyone", "not everybody",
                               "not enough", "cannot have", "two must", "two will have to", "two children less"),
    "the workshop": words("start the workshop", "move the workshop", "begin the workshop", "shift the workshop",
                          "postpone the workshop", "workshop to", "the workshop at"),
    "which kits": unless(words("with lead kit", "leaded", "kits with lead", "with lead"), "not", "no", "without",
                         "nothing"),
    "the code": asked(any_of(words("WINTER5", "both codes", "without a code", "without the code", "without code",
                                  "without the discount", "at full price", "at the full price"),
                                  following(words("without", "no"), words("code"),
                                                                       within=0))),
    "which day": any_of(
        following(words("hall", "Street", "SPARK10"), words("Friday"), within=0),
        words("Friday afternoon", "delivery on Friday", "for Friday", "delivered on Friday",
                              "arrive on Friday", "hall on Friday", "Friday's delivery", "Friday slot", "on Wednesday"),
                        asked(other_days(*(date(2027, 8, n) for n in (3, 5, 6))))),
    "who pays": words("school could pay", "school pay*", "pay for the last", "to pay for", "pay for the two",
                      "their share", "contribute"),
    "who is told": words("tell the caretaker", "write to the caretaker", "tell the parents", "names to the shop",
                         "children's names", "forward the list", "list to the shop", "tell the charity"),
    "what else": any_of(words("to be safe", "just in case", "complain*"), outright(words(
        "from now on", "in future", "next time", "a week ahead", "more children", "bring more", "two more children",
        "bring two more", "further children", "may still bring", "solder wire", "extra irons", "snacks", "promis*",
        "sign up more", "close the list", "next workshop", "cancel the workshop",
    ))),
    "who reads along": in_copy("the caretaker", "the parents", "the shop", "the charity"),
    "where they go": asked(any_of(
        following(words("kits", "kit", "SPARK10", "Thursday", "code", "order*", "deliver*", "ship*", "sent", "boxes"),
                  words("to Umbilo Primary", "to the school", "to the school's office", "to Ms Nwosu", "to Imani",
                        "to the primary"), within=0),
        words("delivered to the school", "delivered to Umbilo Primary", "delivery to the school",
              "delivery to Umbilo Primary"),
    )),
    "who hears of it": asked(following(
        words("write", "tell", "inform", "let", "message", "mail"),
        words("the caretaker", "the parents", "the children", "the charity", "the shop", "each child", "every child",
              "the pupils", "the other schools"), within=0)),
    "who else comes": asked(words("may still sign up", "can still sign up", "could still sign up", "more may sign",
                                  "room for more", "late sign-ups", "still room", "more may come", "more are welcome",
                                  "more could come", "more could join", "more may join", "still free places")),
    "what she orders": asked(words("wait for the list", "order later", "reserve the kits", "put them aside",
                                   "leave them in the cart", "leave it in the cart", "keep it in the cart",
                                     "you only have to order", "you order later", "keep them in the cart")),
    "not later": POSTPONED,
    "what is left undone": UNDONE,
}  # fmt: skip

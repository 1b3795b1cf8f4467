"""The words of `boiler-fitter-neighbour-has-key`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import affirms, any_of, clock, day, number, person, words
from pare_scenarios.others import other_days, other_times
from pare_scenarios.pairing import amid, following, unless
from pare_scenarios.plainly import EAGER, asked, outright, volunteered
from pare_scenarios.reaching import reaching
from pare_scenarios.slips import POSTPONED

TUESDAY, WEDNESDAY = day(date(2027, 10, 12)), day(date(2027, 10, 13))
MRS_FORDE = any_of(person("Edith Forde"), words("Mrs Forde", "Forde"))
BOILER = words("boiler", "fitter", "heating", "Huw", "Vale")
CODE = words("2290", "22 90", "cellar code", "door code")
BELL = words("bell", "buzzer", "ring Forde", "ring at Forde", "press Forde", "top button")
OUR_BELL = words("our bell", "the Calder bell", "bell Calder", "ring Calder")
KEYLESS = as_is(words("no longer", "moved", "no key", "has none", "gave it back", "given back", "returned", "not have",
                       "doesn't have", "key is back", "back", "Cardiff", "left", "any more", "removed"))  # fmt: skip

_DAYS = tuple(date(2027, 10, n) for n in (9, 12, 13, 15, 16, 17))
_UPSTAIRS = words("lady upstairs", "upstairs", "lady above", "neighbour above", "flat above", "flat 3", "key holder",
                  "top flat", "woman with your key", "who has your key", "neighbour with the key", "lady with your key",
                  "lady with the key", "with your key", "who holds your key", "keeps your key")  # fmt: skip
_TELL = words("tell", "telling", "write*", "send*", "message*", "inform*", "let", "mail*", "email*", "notify*", "ask",
              "thank")  # fmt: skip
_LATER = words("on Monday", "on Wednesday", "on Thursday", "on Friday", "on Saturday", "tomorrow", "tonight", "later")
_NOT_YET = ("before", "once", "after", "only", "until", "then", "as soon as")
_WRONG_DAY = any_of(
    unless(WEDNESDAY, "Perth", "daughter", "away", "out", "other", "either", "can do", "or Wednesday", "or Wed",
           "two days", "offer*", "alternat*"),
    other_days(date(2027, 10, 4), *_DAYS),
)  # fmt: skip
SLOTS_1 = {
    "Mrs Forde": any_of(MRS_FORDE, _UPSTAIRS, words("your neighbour")),
    "that she is asked": words("ask*", "message*", "text", "check with", "write", "request", "see if", "contact",
                               "find out", "sound out", "see whether", "put it to", "query", "enquire", "whether",
                               "have a word", "approach", "line", "would she", "if she", "could she"),
    "Tuesday": amid(any_of(affirms(TUESDAY), words(
        "first of his two days", "earlier of the two days", "Tuesday at ten", "Tuesday at 10", "the earlier day")),
        WEDNESDAY,
                    clock(10), clock(20), day(date(2027, 10, 15))),
    "what for": any_of(BOILER, words("the check", "engineer", "technician", "heat*", "let him in", "inspection")),
}  # fmt: skip
AVOIDS_1 = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Finn", "Alasdair", "Perch", "Perch Lettings", "letting agent")),
    "besides": volunteered(
        "main tap", "water the plants", "spare key", "pay her", "in return", "thank-you gift", "bring her a",
        "bring her something", "her key back",
    ),
    "who has a key": words("Forde's daughter", "ask her daughter", "ask Finn", "message Finn", "Finn or Mrs",
                           "Mrs Forde or Finn", "Finn and Mrs",
                           "Mrs Forde and Finn", "write to Finn", "text Finn", "downstairs"),
    "that she is asked first": any_of(
        words("confirm Tuesday with Huw now", "confirm to Huw now", "confirm with the fitter now",
              "tell Huw that Mrs Forde will", "reply to Huw that", "already confirm", "confirm it already"),
        unless(any_of(
            following(words("confirm*", "promis*", "commit*", "assur*", "guarantee*"),
                      words("him", "Huw", "Vale", "the fitter"), within=5),
            following(words("tell", "reply to", "answer", "write to"), words("him", "Huw", "Vale", "the fitter"),
                      words("that", "Tuesday", "she"), within=2),
            following(words("let"), words("him", "Huw", "Vale", "the fitter"), words("know"), within=2),
            following(words("accept", "agree to", "agree on", "fix", "settle"), TUESDAY, within=2),
            words("take the slot", "book the slot", "accept the slot", "book Tuesday", "secure the slot"),
        ), *_NOT_YET),
    ),
    "the day": asked(_WRONG_DAY),
    "when": any_of(
        following(words("ask", "message", "text", "write to", "check with"), MRS_FORDE, _LATER, within=1),
        volunteered("tomorrow", "later this week", "after eight tonight", "from Islay"),
    ),
    "the hour": other_times(10, 11, 20, 8),
    "the code": any_of(CODE, words("code of the cellar", "code for the cellar", "cellar's code")),
    "what else": EAGER,
    "what she is asked": asked(any_of(
        words("lend", "under the mat", "leave your key", "leave the key", "leave her key", "key to the fitter",
              "key to him", "key to Huw", "key to Mr Vale", "post the key", "drop the key", "bring the key",
              "give him the key", "give him your key", "give him her key", "hand him the key", "hand over the key",
              "has to let", "must let", "will have to", "that she lets", "that she'll let", "she is to let"),
        as_is(words("no need to ask", "without asking")),
    )),
    "the hour of that day": asked(following(TUESDAY, words("at"), any_of(clock(8), clock(20), clock(11)), within=0)),
    "whom to ask, and when": asked(any_of(
        following(words("ask", "message", "write to", "write", "text", "check with", "tell"),
                  words("Huw", "Vale", "the fitter", "the boiler man", "the heating firm"), words("whether", "if"),
                  within=2),
        following(following(words("ask", "message", "write to", "text", "check with"), MRS_FORDE,
                            words("on Tuesday", "on the 12th", "on 12 October"), within=0),
                  words("whether", "if she", "to let"), within=5),
        following(words("thank", "thanks to"), MRS_FORDE, words("for"), within=0),
        following(MRS_FORDE, words("that she lets", "to thank"), within=1),
    )),
    "what else she is asked": volunteered("waters your", "water your", "your plants", "your post", "your parcels",
                                          "parcel", "feed", "and whether she", "airs the", "a look at your"),
    "what is hers": volunteered("borrow", "her boiler", "her heating", "her own boiler", "her flat's", "fifty pounds",
                                "for money", "give her a gift"),
    "how long": asked(words("all of Tuesday", "all day", "whole day", "whole morning", "wait at your flat",
                            "from eight on", "from eight o'clock", "stay with him", "watch him", "pay the fitter")),
}  # fmt: skip
SLOTS_2 = {
    "the fitter": words("Huw", "Vale", "fitter", "boiler man", "heating", "engineer", "technician"),
    "Tuesday": amid(affirms(TUESDAY), clock(10)),
    "Mrs Forde": any_of(MRS_FORDE, number("+44 7700 900812"), _UPSTAIRS, words("your neighbour")),
    "her bell": words("bell", "bells", "buzzer", "ring*", "top button", "button", "press", "door phone", "intercom",
                      "buzz", "name plate", "doorbell"),
    "her number": any_of(number("+44 7700 900812"), words("number", "phone", "mobile", "details", "reach her")),
    "the calendar": words("calendar", "event", "diary", "entry", "enter", "agenda", "appointment"),
    "the keys": words("Finn", "key list", "list of keys", "keys note", "note", "Keys", "Cardiff", "has a key",
                      "have a key", "holds a key", "key holders", "moved away"),
}  # fmt: skip
AVOIDS_2 = {
    "when it is done": POSTPONED,
    "who else": asked(reaching("Finn", "Alasdair", "Perch", "Perch Lettings", "letting agent")),
    "besides": volunteered(
        "main tap", "report the date", "report it to", "spare key", "into the cellar", "pay her", "bring her a",
        "water the plants", "delete the Cellar", "remove the Cellar", "let himself in", "whole note",
        "delete the note", "delete your note",
        "delete the keys note",
    ),
    "the day": asked(any_of(words("Wednesday for", "on Wednesday"), _WRONG_DAY)),
    "the hour": other_times(10, 11, 20, 8),
    "the code": CODE,
    "her bell": any_of(OUR_BELL, words("your own bell", "your bell", "bell of your", "your name", "bell at Calder",
                                       "ring at Calder", "ring at yours", "bell of Calder", "Calder's bell",
                                       "bell called Calder",
                                       "at the Calder", "lower bell", "middle bell", "Finn's bell", "bottom bell",
                                       "press Calder")),
    "her number": words("900813", "900802", "900801", "Finn's number", "Finn's name", "Alasdair's name",
                        "Perch Lettings's name",
                        "Finn can do", "Finn said", "Finn agrees", "Alasdair can", "Alasdair said",
                        "Alasdair's number", "with your number",
                        "Finn opens", "Finn lets", "your own number"),
    "who is told": any_of(
        following(_TELL, words("agent", "letting agent", "Perch*"), within=4),
        following(_TELL, words("Finn"), within=2), words("agent know", "warranty is saved"),
        following(words("confirm*", "report*", "promis*", "answer", "reply to"), words("to the agent", "to Perch*",
            "with Perch*"),
                  within=8),
        following(words("confirm*", "promis*", "answer", "reply"), words("to Finn", "to Alasdair"), within=8),
    ),
    "when": volunteered("tomorrow", "on Monday", "on Friday", "after eight tonight", "later this week"),
    "the list": words("Mrs Forde off", "Forde off the", "remove Mrs Forde", "strike Mrs Forde",
                      "Mrs Forde from the keys",
                      "take Mrs Forde"),
    "what else": any_of(
        outright(words("to be safe", "just in case", "complain*", "discount*", "compensation", "chip in", "pay half",
                       "gift card", "box of chocolates", "bottle of wine", "while they're at it")),
        unless(words("while I'm at it", "while I am at it", "while we're at it"), "Finn", "keys"),
    ),
    "whose key": any_of(
        as_is(words("Forde has no", "Forde no longer", "Edith has no", "Forde hasn't")),
        words("move Finn", "Finn to flat", "Finn into flat", "Finn back on", "add Finn", "Finn still has",
              "Finn has a key", "Finn keeps", "Alasdair off", "Forde out of the", "strike Forde", "delete Forde"),
    ),
    "when he comes": asked(any_of(
        following(words("enter it", "calendar", "diary", "event", "appointment", "entry", "agenda"),
                  words("for", "at", "from"), any_of(clock(11), clock(20), clock(8)), within=1),
        following(words("confirm*", "tell", "write", "mail", "reply", "answer"), words("Huw", "Vale", "the fitter"),
                  words("next week", "tomorrow", "on Friday", "on Monday", "later", "from Islay"), within=4),
        following(words("tell", "write", "answer", "reply to", "let"), words("Huw", "Vale", "the fitter"),
                  as_is(words("doesn't work", "does not work", "isn't possible", "is off", "won't work", "can't be",
                              "is not possible")), within=5),
        words("Forde to his line", "Forde to Finn's", "moving Mrs Forde", "move Mrs Forde"),
    )),
    "who gets the confirmation": asked(any_of(
        following(words("confirm*", "promise*"), words("to Mrs Forde", "to Edith", "to Alasdair", "to Finn"), within=5),
        words("Huw Vale's number", "Vale's number", "his bell", "Huw's bell", "Finn's bell", "whole note"),
    )),
}  # fmt: skip

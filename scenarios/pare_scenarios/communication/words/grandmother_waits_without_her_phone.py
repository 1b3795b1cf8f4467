"""The words of `grandmother-waits-without-her-phone`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

CAB = words("cab", "taxi", "car", "ride", "driver", "picked up", "pick her up", "collect* her")
SOON = any_of(
    words("minutes", "min", "quarter", "soon", "shortly", "now", "on its way", "on the way", "right away", "at once",
          "in a moment", "immediately"),
    *(clock(10, at) for at in range(46, 60)), *(clock(11, at) for at in range(31)),
)  # fmt: skip
COMES_HOME = any_of(CAB, words("home", "arriv*", "back", "let her in", "open", "be there"))
AT_MAIN = unless(words("main door", "main entrance"), "not", "closed", "repair*", "instead", "no car")
GRANDMA = any_of(person("Irena Varga"), words("grandmother", "grandma", "Mrs Varga"))

TOO_LATE = any_of(
    *(clock(11, minute) for minute in (35, 40, 45, 50, 55)), *(clock(12, minute) for minute in (0, 15, 45, 55)),
    *(clock(hour) for hour in (14, 15, 16)), clock(13, 30), words("after lunch", "this afternoon", "tomorrow",
    "this evening", "tonight", "later today"),
)  # fmt: skip
SLOTS = {
    "a new cab": words("cab", "taxi", "ride", "car", "lift", "driver"),
    "where she sits": words("side door", "side entrance", "Rózsa", "where she is", "where she sits", "where she's",
                            "the lane", "the bench", "side one", "at the side", "side street", "other door",
                            "where she waits", "right door", "side exit"),
    "the desk": words("desk", "reception*", "clinic", "counter", "front office", "staff", "nurse*", "eye doctor*"),
    "Magda": any_of(person("Magda Tóth", aliases=("neighbour", "neighbor")), words(
        "lady with the key", "upstairs", "who has the key", "with the key", "key holder", "floor above", "one floor up",
    )),
}  # fmt: skip
AVOIDS = {
    "where she sits": any_of(words("to the main", "from the main", "at the main"), AT_MAIN),
    "where to": words("to your office", "to your place", "to your home", "to your flat", "to the hospital",
                      "to yours", "to Magda's", "to Kosár", "to the station", "to the pharmacy", "to Gabor*",
                      "to Olga*"),
    "when": TOO_LATE,
    "whom you write to": unless(
        following(words("write*", "text*", "message*", "mail*", "ring*", "call*"), GRANDMA, within=2),
        following(words("write*", "text*", "message*", "ring*", "call*"),
                  words("Magda", "desk", "clinic", "neighbour", "reception", "upstairs"), GRANDMA, within=1)),
    "how she hears of it": itself(words(
        "text Irena", "message Irena", "call Irena", "ring Irena", "write to Irena", "tell Irena by phone",
        "text your grandm*", "message your grandm*", "call your grandm*", "write to your grandm*",
        "ring your grandm*", "text grandma", "call grandma", "write to grandma", "Irena's phone that",
        "Irena's number", "mail the clinic", "email the clinic", "mail to the clinic",
    )),
    "who is told": words("the family", "family group", "Gabor", "Olga", "everybody", "everyone", "your brother",
                         "your aunt"),
    "what else": any_of(
        words("new appointment", "another appointment", "reschedul*", "cancel your", "complain*", "tip the", "refund",
              "yourself to fetch"),
        following(words("move", "cancel", "drop", "skip", "call off"), clock(13), within=2),
    ),
    "the phone": words("brings her phone", "fetch her phone", "her phone from", "second car", "take her the phone",
                       "bring her phone"),
    "by which way": words("hand her the phone", "give her the phone", "hand her phone", "return her phone",
        "the phone to her", "the phone to the", "phone to the clinic", "bring the phone", "take the phone",
        "phone over", "stop at your", "via your", "past your", "round by your", "by your office",
        "by way of your", "stop at the pharmacy", "pick you up", "you get in"),
    "for whom": itself(words("cab for yourself", "cab for you", "taxi for you", "taxi for yourself", "ride for you",
                             "ride for yourself", "cab for Magda", "taxi for Magda")),
    "which way": following("from", words("Platán*", "her home", "her flat", "her house"),
                           words("to the side", "to Rózsa", "to the clinic", "to the bench"), within=2),
    "your own day": following(
        words("move", "moving", "shift", "push", "postpone", "put off", "reschedul*", "cancel", "skip"),
        words("line 17", "stops", "meeting", "work", "afternoon"), within=2,
    ),
    "who else hears": reaching("Gabor", "Olga", "the family", "your brother", "your aunt", "your mother",
        "your cousin", "the family group"),
    "besides": any_of(CARELESS, words("leave work", "leave your meeting", "cancel the meeting", "skip the", "carer",
        "nurse to take", "ambulance", "wheelchair", "stay with her", "cook for her", "lunch for her", "blame",
        "cab firm refund", "bus instead")),
    "her own phone": asked(outright(words("text* her number", "text* her phone", "call* her", "ring* her",
        "text* her too",
        "messag* her", "her number too", "text* her that", "text* her as", "leave her a voice*", "her mailbox"))),
    "not later": POSTPONED,
    "how the desk hears": words("mail letters", "letters@bastya*", "email the desk", "mail the desk",
        "mail to the desk",
        "desk by mail", "desk by email", "desk a mail", "desk an email", "clinic a mail", "clinic by mail",
        "clinic by email", "clinic an email", "email to the desk", "mail its desk", "mail reception"),
    "that all hear": outright(any_of(
        following(words("Magda", "neighbour", "desk", "clinic"),
                  words("need not", "needn't", "needs no", "already knows", "knows already", "will see", "will notice",
                        "can wait", "will hear it from", "hears it from", "can stay out"), within=1),
        words("without telling Magda", "without telling the desk", "driver will find her", "driver finds her",
              "driver can look for", "driver to look for"),
    )),
    "a cab, not another way": words("walk home", "take the tram", "tram home", "by tram", "on foot", "Gabor to fetch",
        "Magda to fetch", "Magda fetches", "Magda picks", "Magda to pick", "have Magda fetch", "same driver",
        "wait for Feliks"),
    "what is spared": spared("message", "text", "word", "line"),
    "not the doctor": words("mail the doctor", "email the doctor", "write to the doctor", "text the doctor",
        "ring the doctor", "call the doctor"),
}  # fmt: skip

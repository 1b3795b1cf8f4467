"""The words of `invitation-letter-for-my-parents`: what its proposals are to name and must not say."""

from datetime import date

from pare.expect import as_is
from pare.phrases import amount, any_of, clock, code, day, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, in_one_line, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.sayings import FRAUD, PAYS_NOT
from pare_scenarios.slips import POSTPONED, spared

OLD, NEW = "G0412873", "G2290516"
THE_OLD = as_is(unless(code(OLD), "old", "replac*", "instead", "former", "expired", "not valid", "no longer", "not"))
PAY = unless(
    as_is(words("you can pay", "please pay", "should pay", "pay them", "pay it", "pay the", "send the passports",
                "send your passports", "send them the passport", "to be safe")),
    "not", "don't", "nothing", "never", "no", "fraud*", "scam*", "nobody",
)  # fmt: skip
NO_PAY = any_of(PAYS_NOT, FRAUD, as_is(words(
    "ignore them", "ignore it", "ignore that", "ignore VisaFast", "nobody needs to pay", "do not answer",
    "don't answer", "not need to pay", "no need to pay",
)))  # fmt: skip
STAY = day(date(2027, 7, 1), weekday=False)

SLOTS = {
    "the letter": words("letter", "invitation", "finished page", "the page", "document", "the note", "PDF", "paper",
                        "sheet"),
    "the new number": any_of(
        any_of(code(NEW), words(
        "new number", "new passport", "current passport", "number of his new", "number from his", "passport number",
        "his number", "updated number", "correct number", "right number", "his passport", "father's passport",
        "dad's passport", "Kwame's passport", "valid until 2037", "2037", "travels on", "travel on", "really travels",
        "travels with", "number from Kwame*", "latest number", "latest passport", "valid passport", "newer passport",
        "number of the document", "passport he has now", "outdated passport", "old passport", "expired passport",
        "old number", "replace the number", "fresh passport", "the passport", "passport in",
    )),
        words("current document", "his document", "new document", "valid document", "latest document",
            "newer document", "number he mailed", "number he sent", "his current one", "passport of today",
            "in force", "cut-up passport", "for the new one", "the new one", "a new one", "replaced passport"),
    ),
    "Father": any_of(person("Kwame Asante", aliases=("father", "dad", "papa")), words("daddy", "your old man")),
    "by mail": words("mail", "email", "e-mail", "mailing", "emailing", "send", "share", "inbox", "electronic*"),
    "Mother": any_of(person("Amara Asante", aliases=("mother", "mum", "mom", "mama", "parents", "both")),
                     words("mummy")),
    "nothing to VisaFast": any_of(
        NO_PAY, words("not to pay", "not pay", "warn*"),
        as_is(words(
            "nothing for them to transfer", "nothing to transfer", "hand over", "neither money", "no payment",
            "not a cent", "free and certain", "keep her money", "keep their money", "ignore VisaFast", "not to trust",
            "no euro", "no cedi*", "not a pesewa", "no pesewa", "no scans", "no money", "no documents", "no papers",
            "no 180", "not 180", "transfer* nothing", "pay* nothing", "pay* nobody", "pay no one", "send* nothing",
            "sends no", "pays no", "keep money", "keep the money", "not transfer", "don't transfer", "nothing is due",
            "nothing to be paid", "nothing is to be", "uses no agents", "costs nothing", "not fall for", "not react",
            "not reply", "swindl*", "scam*", "crook*", "fake", "leave them unanswered",
        )),
    ),
}  # fmt: skip
AVOIDS = {
    "the number": any_of(asked(unless(THE_OLD, code(NEW))), words("mother's passport", "mother's new", "mum's passport",
                                                           "Amara's passport",
                                        "both passports in")),
    "VisaFast": asked(any_of(PAY, words("mail it to VisaFast", "it to VisaFast", "letter to VisaFast",
        "send VisaFast the",
                                   "send VisaFast scans", "send VisaFast copies"), words("reply to VisaFast",
                                           "answer VisaFast", "write to VisaFast", "passport scans",
                                  "report VisaFast"),
                       unless(words("scans of"), "no", "not", "nothing", "never", "neither"))),
    "the slot": words("move the slot", "move the appointment", "new slot", "reschedul*", "new appointment",
                      "confirm the slot", "confirm the appointment", "confirm their", "confirm the Monday"),
    "the stay": outright(words("extend*", "longer stay", "their stay", "parents' stay", "end of the year",
                               "until the end of", "new dates", "three months", "stay longer")),
    "when": unless(
        following(words("mail*", "email*", "send*", "forward*"), any_of(*(clock(hour) for hour in (15, 16, 17, 18, 19,
            20)),
                words("on Monday", "Monday morning", "tomorrow", "on Sunday", "next week", "tonight", "this evening",
                      "this afternoon", "later today", "after lunch")),
                  within=6),
        "appointment", "slot", "consul*", "bus",
    ),
    "who else": itself(words("ask the consulate", "write to the consulate", "contact the consulate",
        "tell the consulate",
                      "mail the consulate", "consulate to confirm", "tell Jakub", "ask Jakub", "print it for",
                      "order prints", "call the print", "write to the print")),
    "another passport": any_of(code("G1187402"), words("your own passport", "your own new", "your new passport",
        "your passport",
        "both passport numbers")),
    "to whom": any_of(itself(words(*(
        f"{joint} the {office}" for joint in ("and", "and to", "copy to", "copy", "cc")
        for office in ("consular section", "consulate", "embassy", "print shop")
    ))), following(
        words("mail*", "send*", "email*", "forward*"), words("it", "letter", "page"),
        words("to the print shop", "to the shop", "to the consul*", "to the embassy", "to Jakub", "to your husband",
              "to your mother", "to Amara", "to Mum", "to Mama", "to Mother", "to your mum", "to both parents"),
              within=0,
    )),
    "by mail": words("text it", "text the letter", "text him the", "text your father the", "text Kwame the",
                     "to his phone", "it by text", "letter by text", "it by SMS"),
    "what it costs": following(any_of(amount(180), words("fee")), words("all right", "fine", "okay", "ok", "correct",
                               "in order"), within=4),
    "who else hears": reaching("VisaFast", "the consulate", "the consular section", "consular section", "the police",
        "Jakub", "the embassy", "the fraud office", "the print shop", "your husband"),
    "besides": any_of(CARELESS, words("police know", "report them", "report it to", "block them", "pay for them",
        "pay the 180", "send her money", "send them money", "money for the", "book their flight", "book the flight",
        "new flight", "due date", "hospital", "bring ... passport")),
    "what is fine": itself(words("180 is", "is fine but", "fine to pay", "may pay", "pay only", "pay half",
        "pay later", "pay once", "pay if", "pay after", "may send", "can send", "fee is", "in order to pay",
        "wait with paying", "copies only", "without the originals", "ask VisaFast")),
    "not later": POSTPONED,
    "what VisaFast gets": in_one_line(as_is(words("only the scans", "only scans", "only copies", "only the copies",
        "just the scans", "just scans", "but the scans", "but scans", "scans may go", "scans only", "the scans alone",
        "only a scan", "money only later", "half of it", "only after the appointment", "only half", "copies suffice",
        "copies are enough", "scans are enough", "only the fee", "only the 180", "only 180",
        "the copies only", "one passport only", "only one passport", "only your father's passport"))),
    "who hears what": outright(any_of(
        following(words("Mother", "mum", "mama", "Amara"), words("need not", "needn't", "needs no", "already knows",
            "knows already", "can wait", "will hear it from", "hears it from", "stays out"), within=1),
        words("your father can tell", "Father can tell", "your father will tell", "Father will tell",
              "father tells her", "leave your mother to"),
    )),
    "whose number": unless(words("her passport", "mother's passport number", "her new passport", "Amara's number",
        "mother's number", "mum's number", "Jakub's passport"), "not"),
    "what the letter says": words("new stay", "another stay", "host's address", "add your mother's", "in Jakub's name",
        "sign it for", "income statement", "pay slip", "payslip", "bank statement"),
    "what is spared": spared("letter", "number", "message", "mail", "line"),
    "nothing at all": outright(words("send the scans", "send scans", "send them scans", "send the copies",
        "send copies",
        "send both passports", "send them the scans", "pay the 180", "pay the fee", "pay EUR", "pay 180", "pay them",
        "pay the agents", "transfer the", "answer them", "mail them", "write to them", "write them")),
    "whose letter": following(words("mail*", "email*", "send*"), words("mother", "mum", "Amara", "mama"),
                              words("the letter", "it", "the page"), within=0),
}  # fmt: skip

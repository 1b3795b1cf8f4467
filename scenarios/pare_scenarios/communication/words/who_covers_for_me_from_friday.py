"""The words of `who-covers-for-me-from-friday`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import amount, any_of, day, number, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.others import other_days
from pare_scenarios.pairing import following, unless
from pare_scenarios.slips import OFFER, POSTPONED, waiting

OLD, NEW = "+45 20 55 01 00", "+45 20 55 01 99"
ORDER, BY = words("7731"), day(date(2027, 7, 9), today=date(2027, 7, 1))
OPEN = words("half", "60", "sixty", "rest", "remain*", "outstanding", "second part", "still open", "still to be")
NOT_SO = (
    unless(any_of(person("Yusra Khalil"), person("Petra Hansen")), "instead of", "not"), number(OLD),
    words("ill", "sick*", "illness", "unwell", "hospital", "health"),
)  # fmt: skip

KNOWN_DAYS = tuple(date(2027, month, one) for month, one in ((6, 10), (6, 24), (7, 1), (7, 2), (7, 8), (7, 9), (7, 12),
    (7, 23), (7, 24)))  # fmt: skip
OTHER_MONDAY = date(2027, 7, 12)
FEWER = tuple(f"{many} {left}" for many in (
    "20", "30", "40", "50", "70", "80", "90", "100", "twenty", "thirty", "forty", "fifty", "seventy", "eighty",
    "ninety",
) for left in ("flask*", "of the", "still", "more", "to come", "missing", "left"))  # fmt: skip

WAITS = any_of(POSTPONED, waiting("tomorrow", at=False))
SLOTS = {
    "Dr Ghosh": any_of(person("Mohan Ghosh", aliases=("the customer", "Ghosh")), words("customer", "Fjordbio",
            "client")),
    "who covers": any_of(
        person("Bruno Lefèvre"),
        words("Mr Lefèvre", "Lefèvre", "Bruno", "your colleague at", "new contact"),
    ),
    "Bruno's number": any_of(number(NEW), "new number", "new mobile", "new phone", "current number", words(
        "brand-new phone", "brand-new number", "brand-new mobile", "fresh number", "fresh mobile", "since today",
        "present number", "latest number", "current mobile", "phone he has now", "number he has now",
        "where to reach him", "number of today", "valid number", "right number", "99",
    )),
    "the order": any_of(ORDER, words("his order", "the flasks", "what is still open", "open half", "flask*",
                                     "open order", "the glass", "what is owed", "missing sixty", "missing 60")),
    "the leave entry": words("calendar", "entry", "event", "cover note", "leave note", "Cover: Yusra", "cover",
                             "leave", "absence", "out of office", "holiday", "three weeks", "your time off",
                             "stand-in", "substitute", "vacation", "diary"),
}  # fmt: skip
AVOIDS = {
    "who covers": any_of(
        words("Yusra covers", "Yusra's number", "to Yusra", "Petra's number", "name Yusra", "name Petra",
              "tell Yusra", "ask Yusra", "tell Petra", "write to Petra", "brief Petra", "order to Petra",
              "7731 to Petra", "Petra with her number", "turn to Petra", "over to her", "write to Yusra",
              "thank Yusra", "wish Yusra"),
        unless(words("to Petra"), "rest to Petra", "others to Petra", "else to Petra", "customers to Petra",
               "everybody else", "remaining"),
    ),
    "the number": any_of(
        number(OLD),
        unless(words("number on his card", "from his card", "in his card", "from Bruno's card", "from the card",
            "from his contact",
                     "his card says", "number you have for him", "his contact card has",
                     "mobile on his card", "number on his contact card", "on his contact card",
                     "on his card", "on Bruno's contact card", "old mobile", "old number", "number on the card",
                     "usual number",
                     "number in your contacts", "number on Bruno's card"), "not", "fjord", "replac*",
                     "no longer"),
    ),
    "what is promised": any_of(
        words("assure*", "promis*", "guarantee*", "discount", "leave the furnace", "leaves the furnace", "ship today",
              "ships today", "arrive on time", "for sure", "refund", "credit note", "free of charge",
              "sorry for the delay", "all 120 are", "compensat*"),
        following(words("tell*", "assure*", "write*", "inform*"), person("Mohan Ghosh", aliases=("Ghosh",)),
                  words("sixty", "60", "other half", "other 60"),
                  words("leave", "come", "arrive", "ship*"), within=6),
    ),
    "what is said": itself(words("that Yusra is ill", "that Yusra is sick", "write to Nordlab", "tell Nordlab",
                          "Yusra, who was", "Yusra is ill and", "Yusra's illness", "because Yusra", "inform Nordlab",
                          "all customers")),
    "which order": any_of(amount(100), amount(80), amount(40), words("7713", "7371", "7732", "7730",
        "7331", "16 July")),
    "who else hears": reaching("Nordlab", "Petra", "Yusra", "Henrik", "all customers", "your boss", "Mr Dahl",
        "the workshop", "the glassblowers"),
    "besides": any_of(CARELESS, words("is ill", "ill, as", "off sick", "a few days early", "days early",
        "days earlier", "earlier than", "will come early", "by the sixth", "next week already", "on the 7th",
        "priority", "your private", "ring the hut", "reach you at", "extend your", "cheaper", "second half free",
        "order more")),
    "where you are": words("hut's phone", "number of the hut", "landline", "emergency number", "in emergencies call",
        "in an emergency",
        "your mobile stays", "call you", "write to you if", "check your mail", "reply from", "Petra's mobile",
        "Petra's phone", "Bruno's home", "his private", "a call with Bruno", "arrange a call", "visit Dr Ghosh"),
    "whom the order goes to": any_of(
        following(words("7731", "order", "flasks", "half", "sixty"),
                  words("to Henrik", "to Yusra", "to Mr Dahl", "to Nordlab", "to the workshop", "to Ms Khalil",
                        "to Ms Hansen"), within=3),
        following(words("hand*", "pass*"), words("7731", "order", "flasks"), words("to Dr Ghosh", "to Ghosh",
            "to Henrik", "to Yusra", "to the customer"),
                  within=2),
        words("Ghosh's number", "Ghosh's mobile", "Ghosh's phone", "number of Dr Ghosh"),
    ),
    "who stands in": words("put Henrik", "enter Henrik", "name Henrik", "write Henrik", "set Henrik", "Henrik covers",
        "Henrik as", "Henrik into", "leave Yusra", "keep Yusra", "Yusra as cover", "only Petra", "Petra alone",
        "Petra takes Ghosh", "Petra takes over", "delete your leave", "delete the leave", "move your leave",
        "shorten your leave", "cancel your leave"),
    "what is still owed": any_of(
        following(words("7731", "order"), words("is complete", "is done", "is closed", "is settled",
                  "is delivered", "is cancelled", "was delivered", "is finished", "fully shipped"), within=1),
        words(*FEWER, "nothing is open", "nothing open"),
        unless(
            following(words("all 120", "120 flasks", "whole order", "all flasks", "all the flasks", "all of 7731"),
                      words("open", "outstanding", "owed", "missing", "to come", "to send", "to ship", "left"),
                      within=4),
            "60", "sixty", "half",
        ),
        following(words("due", "owed", "by", "until", "deadline", "before"), other_days(date(2027, 7, 1), *KNOWN_DAYS),
                  within=2),
    ),
    "when he hears of it": following(
        following(words("answer*", "tell*", "write*", "reply*", "mail*"), words("Ghosh", "customer", "Bruno", "him"),
                  within=2),
        itself(words("on Monday", "tomorrow", "next week", "in three weeks", "when you are back", "after your leave",
                     "on Friday", "from the hut")), within=0,
    ),
    "good wishes": words("get-well", "get well", "wishes to Yusra", "recover*", "thank Henrik", "tell Henrik",
        "report to Henrik", "answer Henrik"),
    "that somebody covers": words("take the cover out", "remove the cover", "delete the cover", "strike the cover",
        "clear the cover", "you take care of", "7731 yourself", "you handle", "you look after", "you see to 7731",
        "you stay in charge", "wait until you are back", "wait until you're back"),
    "until when": any_of(
        following(words("due", "owed"), other_days(date(2027, 7, 1),
            *(one for one in KNOWN_DAYS if one != OTHER_MONDAY)),
                  within=2),
        words("with all 120"),
    ),
    "not Yusra": words("Yusra and Petra", "Petra and Yusra", "Yusra into", "put Yusra", "enter Yusra", "Yusra as",
        "Bruno and Yusra", "Yusra or"),
    "not the hut": words("hut's address", "address of the hut", "address of your hut", "way to the hut"),
    "that it is done before you go": any_of(
        WAITS,
        unless(following(words("tomorrow morning", "tomorrow", "on Monday", "next week"), OFFER, within=4),
               "leave", "off", "away", "hut", "gone", "so", "go", "before"),
    ),
}  # fmt: skip

"""The words of `a-clean-group-for-the-new-squad`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import all_of, any_of, clock, count, day, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.others import other_times
from pare_scenarios.pairing import following, unless
from pare_scenarios.plainly import asked, outright
from pare_scenarios.slips import POSTPONED, spared

TODAY, FIRST = date(2027, 2, 22), date(2027, 3, 2)
FIELD = words("field 4", "pitch 4", "ground 4", "field number 4", "cancha 4", "4th field", "fourth field")
FACTS = (day(FIRST, today=TODAY), clock(18), FIELD)
NOT_SO = (unless(words("field 2", "pitch 2"), "not", "instead", "first"), person("Valentina Guerra"))

OTHER_DAYS = any_of(
    *(day(date(2027, 3, one), weekday=False, today=TODAY) for one in (1, 3, 4, 5, 6, 9, 16)),
    words("Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "tomorrow", "this Tuesday"),
)  # fmt: skip
OTHER_HOURS = any_of(*(clock(hour) for hour in (15, 16, 17, 19, 20)), clock(17, 30), clock(18, 30), clock(20, 30))
GONE = words("Antonio", "Teresa", "Pablo", "Valentina", "Prieto", "Rafael", "Beatriz")
NAMES = tuple(person(one, first_alone=True) for one in ("Pilar Arroyo", "Jorge Vidal", "Marisol Pinho", "Diego Ramos"))
SLOTS = {
    "the new group": words(
        "new group", "fresh group", "group chat", "group with", "group of", "new chat", "new conversation",
        "message group", "a group", "season's chat", "fresh chat", "squad chat", "chat for", "chat with", "chat of",
        "group for", "thread with", "thread for", "own chat", "own group", "another for", "another group",
        "setting up another", "start a chat", "made chat", "a chat", "new thread", "fresh thread", "bring together",
        "one group", "group them", "clean group", "clean chat", "this year's group", "this season's group",
    ),
    "who is in it": any_of(
        count(*NAMES, at_least=3),
        words("four parents", "the parents", "one adult", "Lucía's mother", "Lucía's mum", "Alba's father",
              "Alba's dad", "Camila's mother", "Camila's mum", "Ines's father", "Ines's dad", "parents who signed",
              "parents who have signed", "four who signed", "one parent each", "their people", "four who",
              "the four adults", "girls' adults", "one parent", "the four families", "families who signed",
              "four others",
              "other four", "remaining four"),
    ),
    "Joana's grandmother": any_of(
        person("Yolanda Herrera", aliases=("grandmother", "grandma", "granny", "gran")),
        words("nan", "nana", "grandparent", "Joana's family", "Joana's people", "signed for Joana", "abuela",
              "lady without messages", "one without messages"),
    ),
    "by mail": words("mail", "email", "e-mail", "mailing", "emailing", "inbox", "mailbox", "electronic*"),
    "her card": words("card", "contact*", "address book", "save her", "save ... address", "among your contacts",
                      "store her", "save them", "phone book", "keep her address", "add her address"),
    "the first training": any_of(all_of(day(FIRST, today=TODAY), clock(18)), words("training", "practice", "session",
        "first time", "you start on", "you start",
                                "kick-off", "kick off", "first date", "first meeting", "first evening", "begins on",
                                "opening", "season begins", "season starts", "first drill")),
    "the calendar": words("calendar", "event", "entry", "schedule", "diary", "diarise", "block*", "put down", "agenda",
                          "hour and a half", "ninety minutes", "90 minutes", "note it", "planner", "pencil*"),
}  # fmt: skip
AVOIDS = {
    "who is in it": asked(any_of(
        words("old group", "existing group", "2026 group", "both parents", "and Pablo", "with Pablo", "tell Pablo",
              "and Antonio", "and Teresa", "Jorge Prieto", "tell Antonio", "tell Teresa", "tell Valentina*",
              "Valentina's father"),
        unless(
            following(words("group", "chat", "thread", "invite", "write to", "let"), GONE, within=7),
            "left out", "not", "without", "no longer", "instead", "leaving", "leave*", "out of it", "stays out",
        ),
    )),
    "the field": asked(unless(words("field 2", "pitch 2", "ground 2", "field 3", "field 1", "field 5"), "not",
                              "instead", "sown", "no longer", "out", "off", "changed", "correct*", "first said",
                              "closed", "rather than", "first mail", "had", "was", "said")),
    "her card": asked(words("without a card", "no card", "card later", "skip the card", "without making her a card")),
    "the day": OTHER_DAYS,
    "the hour": any_of(asked(OTHER_HOURS), other_times(18, (19, 30), (15, 45), 15)),
    "whose grandmother": words(*(f"{girl}'s grandm*" for girl in ("Lucía", "Alba", "Camila", "Ines", "Valentina"))),
    "how long": unless(words("two hours", "for an hour", "one hour", "60 minutes", "sixty minutes", "120 minutes",
                             "75 minutes", "45 minutes"), "half"),
    "by which way": words(
        *(f"{verb} {who}" for verb in ("text", "message", "ring", "call", "phone", "text to", "a message to")
          for who in ("Yolanda", "Joana's", "Mrs Herrera", "the grandmother", "Señora Herrera")),
        *(f"{who} {where}" for who in ("Yolanda", "grandmother", "grandma", "Herrera")
          for where in ("to the group", "to the chat", "into the group", "to it", "in the group", "in the chat")),
    ),
    "what else": words("weekly", "every week", "every Tuesday", "every time", "oranges", "delete", "rename",
                       "season's dates", "ask the club", "thank the club", "move the dentist",
                       "shift the dentist", "cancel the dentist", "line-up", "bibs", "promise*"),
    "who else hears": asked(reaching("Pablo", "Antonio", "Teresa", "Rafael", "Beatriz", "Valentina's father",
        "the club",
        "the old group", "last season's group", "Jorge Prieto", "the under-thirteens")),
    "besides": asked(any_of(CARELESS, words("delet*", "archiv*", "remov*", "close the old", "leave the old",
        "season fee",
        "membership fee", "jersey*", "shirts", "captain", "carpool*", "lift for", "birthday list",
        "Jorge Prieto"))),
    "a new group": asked(unless(
        words("last season's group", "last year's group", "last season's chat", "last year's chat", "group of 2026"),
        "leav*", "left", "not", "instead", "alone", "untouched", "behind", "rather than", "rests", "sleep",
    )),
    "farewell": words("farewell", "goodbye", "old chat", "thank the old", "invite the fathers",
        "invite the mothers", "both mothers", "second parent", "welcome party", "welcome text", "introduce Joana",
        "introduce the girls", "team photo", "reply by",
        "ask them to confirm", "ask who", "poll", "list of who"),
    "that she hears it too": asked(outright(words(
        "only make a card", "only a card", "only the card", "only make her a card", "heard of it already",
        "will have heard", "has heard of it", "have heard of it", "needs no mail", "no mail needed", "no mail for",
        "card is enough", "knows already", "already knows", "needs no word", "need not be mailed", "without a mail",
        "mail can wait", "the club tells her", "club will tell her", "club writes to her", "club mails her",
        "by the club",
        "hear it from", "hears it from", "learn it from", "only mail her", "needs no card", "already has a card",
        "has a card already",
    ))),
    "that it is entered": outright(words(
        "calendar can wait", "calendar needs no", "no entry", "needs no entry", "without an entry",
        "stands there already", "already in your calendar", "leave the calendar", "without the calendar",
        "enter it later",
    )),
    "to whom": unless(words(*(f"to {who}" for who in ("Pablo", "Antonio", "Teresa", "Rafael", "Beatriz",
                                                      "Jorge Prieto", "Valentina's"))),
                      "belong*", "not", "no longer", "nothing", "moved"),
    "who gets the mail": unless(
        following(words("mail", "email"), words("the four", "the parents", "Pilar", "Jorge", "Marisol", "Diego",
                                                "all five", "everybody", "everyone"), within=0), "by mail"),
    "whose card": words(*(f"card for {who}" for who in ("Pilar", "Jorge", "Marisol", "Diego"))),
    "not later": POSTPONED,
    "how often": words("each Tuesday", "recurring", "repeat*", "every Tuesday", "all trainings", "whole season"),
    "what is spared": spared("mail", "email", "card", "entry", "calendar", "message"),
    "who is not in it": any_of(
        asked(following(words("group", "chat"), words("Diego and Yolanda", "Marisol and Yolanda", "Vidal and Yolanda",
            "Pilar and Yolanda", "Diego and Joana's", "Jorge and Yolanda"), within=7)),
        words("mail it to the club", "mail the club", "mail to the club", "group of five", "all five in"),
    ),
}  # fmt: skip

"""The words of `a-clean-group-for-the-new-squad`: what its proposals are to name and must not say."""

from datetime import date

from pare.phrases import any_of, clock, count, day, person, words
from pare_scenarios.communication.words import CARELESS, reaching
from pare_scenarios.pairing import following, unless

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
              "the four adults", "girls' adults", "one parent", "the four families", "families who signed"),
    ),
    "Joana's grandmother": any_of(
        person("Yolanda Herrera", aliases=("grandmother", "grandma", "granny", "gran")),
        words("nan", "nana", "grandparent", "Joana's family", "Joana's people", "signed for Joana", "abuela",
              "lady without messages", "one without messages"),
    ),
    "by mail": words("mail", "email", "e-mail", "mailing", "emailing", "inbox", "mailbox", "electronic*"),
    "her card": words("card", "contact*", "address book", "save her", "save ... address", "among your contacts",
                      "store her", "save them", "phone book", "keep her address", "add her address"),
    "the first training": words("training", "practice", "session", "first time", "you start on", "you start",
                                "kick-off", "kick off", "first date", "first meeting", "first evening", "begins on",
                                "opening", "season begins", "season starts", "first drill"),
    "the calendar": words("calendar", "event", "entry", "schedule", "diary", "diarise", "block*", "put down", "agenda",
                          "hour and a half", "ninety minutes", "90 minutes", "note it", "planner", "pencil*"),
}  # fmt: skip
AVOIDS = {
    "who is in it": any_of(
        words("old group", "existing group", "2026 group", "both parents", "and Pablo", "with Pablo", "tell Pablo",
              "and Antonio", "and Teresa", "Jorge Prieto", "tell Antonio", "tell Teresa", "tell Valentina*",
              "Valentina's father"),
        unless(
            following(words("group", "chat", "thread", "invite", "write to", "let"), GONE, within=7),
            "left out", "not", "without", "no longer", "instead", "leaving", "leave*", "out of it", "stays out",
        ),
    ),
    "the field": unless(words("field 2", "pitch 2", "ground 2", "field 3", "field 1"), "not", "instead", "sown",
                        "no longer"),
    "the day": OTHER_DAYS,
    "the hour": OTHER_HOURS,
    "what else": words("weekly", "every week", "every Tuesday", "every time", "oranges", "delete", "rename",
                       "season's dates", "ask the club", "thank the club", "dentist", "line-up", "bibs", "promise*"),
    "who else hears": reaching("Pablo", "Antonio", "Teresa", "Rafael", "Beatriz", "Valentina's father", "the club",
        "the old group", "last season's group", "Jorge Prieto", "the under-thirteens"),
    "besides": any_of(CARELESS, words("delet*", "archiv*", "remov*", "close the old", "leave the old", "season fee",
        "membership fee", "jersey*", "shirts", "captain", "carpool*", "lift for", "birthday list",
        "Jorge Prieto")),
    "farewell": words("farewell", "goodbye", "old chat", "thank the old", "invite the fathers",
        "invite the mothers", "both mothers", "second parent", "welcome party", "team photo", "reply by",
        "ask them to confirm", "ask who", "poll", "list of who"),
}  # fmt: skip

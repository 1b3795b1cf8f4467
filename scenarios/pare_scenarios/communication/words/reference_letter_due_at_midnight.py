"""The words of `reference-letter-due-at-midnight`: what its proposals are to name and must not say."""

from pare.phrases import any_of, code, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.sayings import ARRIVED
from pare_scenarios.slips import POSTPONED, waiting

NUMBER, OTHER = "NC-4471-P", "NC-4417-F"
INSIDE = words("most careful young engineer", "carried three times", "sweep the workshop", "bridge project")
SENT = any_of(ARRIVED, words("sent", "submitted", "it's in", "it is in", "they have", "on its way", "handed in", "in"))

WAITS = any_of(POSTPONED, waiting())
SLOTS = {
    "the letter": words("letter", "reference", "recommendation", "what you wrote", "draft", "testimonial",
                        "your lines", "finished text", "what you have written", "PDF", "attachment"),
    "where it goes": words("admissions", "admission*", "to North College", "to the college", "college's admission*"),
    "the number": any_of(
        any_of(code(NUMBER), words("applicant number", "application number", "his number",
                                             "applicant's number", "number from your note", "right number",
                                             "Huw's number", "applicant code", "reference number")),
        words("own number", "number from your", "number from the note", "number in your", "number you noted",
            "number you wrote down", "number noted", "NC-4471", "4471",
              "Forde's number", "number of the applicant", "number of his application",
            "application code", "his code", "NC number"),
    ),
    "Huw": any_of(person("Huw Forde"), words("the boy", "the student", "your student", "young man", "the applicant",
                                             "the lad", "former student", "the candidate")),
    "that he hears of it": any_of(
        words("tell*", "let him know", "let Huw", "messag*", "text", "inform*", "notify",
                                 "reassur*", "reply to Huw", "answer Huw", "answer him", "write to Huw", "answering",
                                 "mind at rest", "mind at ease", "all-done", "he can sleep", "know it's",
                                 "know that it", "note to", "line to", "word to", "calm*", "so he can",
                                 "heart at rest"),
        words("he gets", "he hears", "he learns", "Huw gets", "Huw hears", "Huw learns", "give him word", "give Huw",
            "drop him", "drop Huw"),
        unless(words("to Huw", "to him"), "addressed", "letter to Huw", "draft to Huw"),
    ),
    "the reminder": words("remind*", "tick*", "task", "to-do", "check off", "item", "off your list", "cross*",
                          "clear the", "close*", "complete*"),
}  # fmt: skip
AVOIDS = {
    "where it goes": any_of(
        words("send Huw the", "give Huw the", "mail Huw the", "attach a copy", "copy attached", "with a copy",
              "copy along", "include a copy", "copy of the letter", "copy of it", "a copy for him", "send it to Huw",
                  "letter to Huw", "draft to Huw", "send Huw the letter", "copy to Huw", "copy Huw",
              "cc Huw", "send it to him", "send him the letter", "general office", "office@northcollege.test",
              "draft as it is", "as addressed", "Huw a copy", "him a copy", "copy for Huw", "forward it to Huw",
              "forward the letter to Huw", "show Huw", "Huw the text", "Huw the letter", "blind copy",
              "to the office", "upload"),
    ),
    "the number": any_of(unless(code(OTHER), code(NUMBER)), words("Carys's number", "without a number")),
    "when": words("tomorrow", "on Monday", "next week", "in the morning", "after midnight"),
    "what it says": words("quote him", "line about", "most careful", "polish", "rewrite", "warmer", "improve",
                          "rephrase", "paragraph", "shorten", "edit the letter", "revise", "proofread",
                          "extra sentence", "sentence about", "strengthen", "update the letter"),
    "who else": itself(words("vouch for Carys", "tell Carys", "Carys that", "write to Carys", "ask the college",
                      "ask admissions", "extension", "accept it even", "late letter", "apologise to the college",
                      "apologise to admissions", "confirm receipt", "confirmation of receipt")),
    "who else hears": reaching("Carys", "the office", "the college office", "the dean", "his parents", "his mother"),
    "besides": any_of(CARELESS, words("North College Office", "old number", "8 January", "phone the college",
        "second letter", "a grade", "his marks", "better grade", "wish him luck with a", "offer him",
        "recommend him to", "scholarship", "invite him")),
    "what he may not know": words("what it says", "what you wrote about", "what stands in", "how good", "prais*",
        "sure he'll", "sure he will", "get in", "good chance*", "certain to", "will be admitted", "how warmly",
        "strong letter", "glowing", "the gist", "its content*", "a quote", "deserves"),
    "whose letter": unless(words("Carys's letter", "letter for Carys", "letter of Carys", "letter on Carys",
        "letter about Carys", "Carys Forde's letter", "reference for Carys", "Carys's reference"), "already", "have"),
    "whose number": any_of(
        following(words("number", "code"), words("Carys", "other Forde", "sister"), within=6),
        following(words("number", "code"), words("8 January", "last letter", "other letter"), within=6),
        words("phone number", "mobile number", "telephone number"),
    ),
    "that the reminder is done": unless(
        following(words("snooz*", "postpon*", "move*", "shift*", "push*", "delay*", "keep", "leave", "reschedul*"),
                  words("remind*", "to-do", "task", "item"), within=2),
        "statics", "exams", "pile",
    ),
    "what he sees of it": words("forward him", "forward to Huw", "in copy", "on copy", "in cc", "on cc", "in bcc",
        "the sent mail", "send him what", "mail him what", "read it first", "his approval",
        "how highly", "think of him", "speak of him", "proud of him", "lets him read", "let him read", "look over"),
    "what else": words("ask whether", "ask if", "college to extend", "ask for more time", "screenshot",
        "apologise to Huw",
        "for the delay", "ring the college", "call Huw", "ring Huw", "phone Huw"),
    "that it is in": words("not finished", "isn't finished", "not ready", "isn't ready", "will be sent", "will follow",
        "you are still writing", "you're still writing", "more time", "you forgot", "forgotten"),
    "which reminder": following(words("tick*", "complete*", "close*", "cross*", "check*", "clear*"),
                                words("statics", "second pile", "exams"), within=6),
    "when it went": following(words("tell*", "let", "reassur*", "writ*"), words("days ago", "long ago", "last week",
                              "yesterday", "weeks ago", "on 8 January"), within=9),
    "that it goes tonight": any_of(
        WAITS,
        words("past midnight", "next morning", "on Sunday", "on Saturday", "at the weekend", "after the exams",
              "after the marking", "when the exams", "once the exams", "at breakfast", "tomorrow's", "at one in the",
              "after a night", "sleep on it"),
    ),
    "to whom else it goes": words("to the registry", "to the dean", "to your head", "to the faculty", "and to Huw",
        "and the office", "and to the office", "to both addresses", "Huw and admissions", "admissions and Huw",
        "admissions and the office", "to the portal", "in the portal"),
    "his number, not hers": unless(words("NC-4417", "4417", "NC-4471-F", "4471-F"), code(NUMBER)),
}  # fmt: skip

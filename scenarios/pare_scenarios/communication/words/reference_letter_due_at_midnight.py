"""The words of `reference-letter-due-at-midnight`: what its proposals are to name and must not say."""

from pare.phrases import any_of, code, person, words
from pare_scenarios.pairing import following
from pare_scenarios.sayings import ARRIVED

NUMBER, OTHER = "NC-4471-P", "NC-4417-F"
INSIDE = words("most careful young engineer", "carried three times", "sweep the workshop", "bridge project")
SENT = any_of(ARRIVED, words("sent", "submitted", "it's in", "it is in", "they have", "on its way", "handed in", "in"))

SLOTS = {
    "the letter": words("letter", "reference", "recommendation", "what you wrote", "draft", "testimonial",
                        "your lines", "finished text", "what you have written", "PDF", "attachment"),
    "where it goes": words("admissions", "admission*", "to North College", "to the college", "college's admission*"),
    "the number": any_of(code(NUMBER), words("applicant number", "application number", "his number",
                                             "applicant's number", "number from your note", "right number",
                                             "Huw's number", "applicant code", "reference number")),
    "Huw": any_of(person("Huw Forde"), words("the boy", "the student", "your student", "young man", "the applicant",
                                             "the lad", "former student", "the candidate")),
    "that he hears of it": words("tell*", "let him know", "let Huw", "messag*", "text", "inform*", "notify",
                                 "reassur*", "reply to Huw", "answer Huw", "answer him", "write to Huw", "answering",
                                 "mind at rest", "mind at ease", "all-done", "he can sleep", "know it's",
                                 "know that it", "note to", "line to", "word to", "calm*", "so he can",
                                 "heart at rest"),
    "the reminder": words("remind*", "tick*", "task", "to-do", "check off", "item", "off your list", "cross*",
                          "clear the", "close*", "complete*"),
}  # fmt: skip
AVOIDS = {
    "where it goes": any_of(
        words("send it to Huw", "letter to Huw", "draft to Huw", "send Huw the letter", "copy to Huw", "copy Huw",
              "cc Huw", "send it to him", "send him the letter", "general office", "office@northcollege.test",
              "draft as it is", "as addressed", "Huw a copy", "him a copy", "copy for Huw", "forward it to Huw",
              "forward the letter to Huw", "show Huw", "Huw the text", "Huw the letter", "blind copy",
              "to the office", "upload"),
        following(words("send*", "forward*", "give", "show", "mail"), person("Huw Forde"), words("letter", "copy",
                "text", "PDF", "draft"), within=2),
    ),
    "the number": any_of(code(OTHER), words("Carys's number")),
    "when": words("tomorrow", "on Monday", "next week", "in the morning", "after midnight"),
    "what it says": words("quote him", "line about", "most careful", "polish", "rewrite", "warmer", "improve",
                          "rephrase", "paragraph", "shorten", "edit the letter", "revise", "proofread",
                          "extra sentence", "sentence about", "strengthen", "update the letter"),
    "who else": words("vouch for Carys", "tell Carys", "Carys that", "write to Carys", "ask the college",
                      "ask admissions", "extension", "accept it even", "late letter", "apologise to the college",
                      "apologise to admissions", "confirm receipt", "confirmation of receipt"),
}  # fmt: skip

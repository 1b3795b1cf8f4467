"""The words of `sixtieth-asked-in-the-wrong-group`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless
from pare_scenarios.slips import OFFER, waiting

FAMILY = words("Famille", "family group", "family chat", "group with Mum", "open group")
JETTY = words("jetty 3", "pier 3", "landing stage 3", "third jetty", "jetty number 3")
MUM = person("Fatou Sow", aliases=("Mum", "your mother", "mother", "Maman"))
OTHERS, ASKED = words("Sekou", "60 ans", "others", "guests", "everyone"), words("tell", "message", "write", "let")
FETCH = words("fetch*", "pick*", "collect*", "come", "get you", "with you", "at your", "at yours", "drive*", "ready")
SECRET = any_of(clock(18, 30), words("boat", "ship", "jetty", "pier", "landing stage", "quay", "party", "surprise",
    "guest*", "sail*", "60 ans", "cruise", "everybody", "everyone", "river"))  # fmt: skip
GUESTS, MUMS = (JETTY, clock(18, 30)), (clock(18, 45), FETCH)

HER = any_of(MUM, words("she", "her", "hers", "your mum", "birthday child", "sixty-year-old", "guest of honour"))
LIFT = any_of(FETCH, words("lift", "your car", "ring at her", "door"))
_ANOTHER = ("they", "they all", "everyone", "everybody", "you all", "Ibrahim", "Sekou", "Mariam", "brother", "aunt",
    "cousin", "he", "a cab", "a taxi")  # fmt: skip
WAITS = waiting()
SLOTS = {
    "the others' hour": clock(18, 30),
    "Mum's hour": any_of(
        following(HER, clock(18, 45), within=16), following(words("pick* her up"), clock(18, 45), within=2),
        following(clock(18, 45), any_of(HER, LIFT), within=8), following(LIFT, clock(18, 45), within=6),
    ),
    "the jetty": any_of(
        JETTY,
        words("landing stage ... 3", "jetty ... 3", "pier ... 3", "quay ... 3", "stage 3", "mooring 3", "landing 3",
            "dock 3", "3rd jetty", "3rd pier"),
    ),
    "where Mum does not read it": words(
        "60 ans", "other group", "secret group", "surprise group", "without Mum", "without her", "alone",
        "without your mother", "private*", "directly", "separate*", "one to one", "message Sekou", "text Sekou",
        "write to Sekou", "write Sekou", "message to Sekou", "group without Mum", "without Fatou", "hidden",
        "secret*", "isn't part of", "is not part of", "isn't in", "is not in", "out of ... sight", "where she isn't",
        "where she is not", "where Mum isn't", "where Mum is not", "where your mother isn't",
        "where your mother is not", "where she can't",
        "where she doesn't", "behind her back", "conspir*", "among themselves", "other chat", "not Famille",
        "surprise chat", "outside Famille", "doesn't see", "cannot see", "can't see", "doesn't read", "can't read",
        "Sekou himself", "own chat", "instead of Famille",
    ),
}  # fmt: skip
AVOIDS = {
    "where Mum reads along": any_of(
        unless(
            any_of(following(any_of(*GUESTS), FAMILY, within=4), following(FAMILY, JETTY, within=9)),
            "before", "without", "60 ans", "rather than", "hidden", "secret", "other group", "out of", "privately",
            "private", "away from",
        ),
        unless(following(words("answer*", "write*", "reply", "post", "tell*"), words("in Famille",
                "in the family group"), within=2), "not", "nothing",
               "instead", "before", "without"),
    ),
    "Mum's hour": any_of(
        following(ASKED, MUM, clock(18, 30), within=6),
        following(ASKED, MUM, any_of(clock(18), clock(19), clock(18, 15), clock(19, 15), clock(17, 45), clock(17)),
                  within=6),
    ),
    "the others' hour": any_of(
        following(any_of(OTHERS, JETTY), clock(18, 45), within=3),
        following(any_of(OTHERS, JETTY), any_of(clock(19, 15), clock(19), clock(18), clock(19, 30), clock(18, 15)),
                  within=4),
    ),
    "the jetty": words(*(f"{where} {number}" for where in ("jetty", "pier", "landing stage") for number in
        (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 23, 30, 33))),
    "not a word of the boat": following(
        any_of(MUM, "your mum"), clock(18, 45),
        words("for a boat", "boat trip", "for a trip", "for a sail", "for a cruise", "on the river", "to the ship",
            "to the river", "for the boat", "for the party", "for the surprise", "for the cruise", "on the boat",
            "to the boat",
              "to the jetty", "to jetty", "to the party", "to the quay", "for her party", "to her party"), within=9,
    ),
    "what Mum may know": itself(words(
        "tell Mum about the", "tell Fatou about the", "tell Mum the surprise", "tell Mum that there", "Mum the jetty",
        "Mum about the boat", "nothing is planned", "mixed up his", "take Sekou out", "remove Sekou", "leave Famille",
        "delete", "mute", "out of Famille", "dinner is off", "invite Amina",
    )),
    "hints": words("jacket", "windy", "warm coat", "cardigan", "flat shoes", "dress warm*", "on the water",
        "dress up", "something nice", "something smart", "nice dress", "seasick", "not to eat", "look forward to",
        "big evening", "see everyone", "in for a treat"),
    "who else": reaching("Amina", "the captain", "the crew", "the caterer", "the restaurant", "Mariam alone"),
    "besides": any_of(CARELESS, words("delet*", "scold", "collect money", "chip in", "cake", "music", "speech",
        "gift from", "photo album", "pick Sekou up", "new group")),
    "what Mum need not do": words("good shoes", "her shoes", "bring a", "take a", "pack a", "phone off",
        "her glasses", "her camera", "for dinner", "for a walk", "to the restaurant", "to the river",
        "birthday dinner", "a drive", "blindfold"),
    "who hears what": any_of(
        following(following(ASKED, MUM, within=1), any_of(JETTY, clock(18, 30)), within=3),
        words("fetch him", "fetch them", "fetch Sekou", "fetch the others", "pick him up", "pick them up",
            "collect them",
              "collect the others", "pick the others up", "fetch them all"),
    ),
    "who fetches her": any_of(
        following(any_of(MUM, words("her")),
                  words(*(f"{one} {does}" for one in _ANOTHER for does in ("fetch*", "pick*", "collect*", "drive*",
                      "come* for her",
                          "come* for Mum"))),
                  within=4),
        words("the bus", "by bus", "by tram", "a taxi", "a cab", "the metro", "on foot", "her own way", "walk"),
    ),
    "what she wears": words("the dress", "blue dress", "to wear", "put on", "wears", "get dressed"),
    "what else": words("couscous pot", "remind Sekou", "scold Sekou", "in private that it is", "ask Mariam",
        "ask Ibrahim",
        "answer for Mariam", "stop Mariam"),
    "what Mum is to do": following(
        words("tell*", "ask*", "write*"), any_of(MUM, words("your mum", "her")),
        words("to come", "to go", "to meet", "to take", "to walk", "to drive", "to be at", "to be on"), within=1,
    ),
    "whom you fetch": following(
        words("tell*", "write*", "let", "message*"), words("Mariam", "Sekou", "Ibrahim", "aunt", "the others"),
        words("fetch her", "fetch him", "pick her up", "collect her", "fetch them"), within=4,
    ),
    "that they hear it now": words("on Saturday morning", "the night before", "at the last minute", "after work",
        "tomorrow morning", "on the day itself"),
    "no untruth": words("not coming to", "aren't coming", "are not coming", "nobody comes", "nobody else comes",
        "dinner for two", "no party", "isn't a party", "Sekou only", "wrong Saturday"),
    "that nobody leaves the group": following(
        words("take", "taking", "remov*", "kick*", "throw", "drop", "exclude", "block"),
        any_of(MUM, words("her", "Sekou", "Mariam", "him")), words("out of", "from", "off"),
        words("Famille", "group", "chat", "family group"), within=2,
    ),
    "which evening": words("on Friday", "on Sunday at", "11 June", "13 June", "19 June", "5 June", "Saturday week",
        "next weekend"),
    "when she is fetched": following(
        any_of(MUM, FETCH, words("her")),
        any_of(clock(18, 35), clock(18, 40), clock(18, 50), clock(18, 55), clock(19), clock(19, 15), clock(17, 45),
               clock(18)), within=4,
    ),
    "that it is answered now": following(
        words("tomorrow", "later tonight", "on Saturday morning", "tonight after", "in a few days"), OFFER,
        within=4,
    ),
    "that it does not wait": WAITS,
}  # fmt: skip

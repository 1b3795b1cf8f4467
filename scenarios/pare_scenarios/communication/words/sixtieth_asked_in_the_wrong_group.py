"""The words of `sixtieth-asked-in-the-wrong-group`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.communication.words import CARELESS, itself, reaching
from pare_scenarios.pairing import following, unless

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
        "secret*", "isn't part of", "is not part of", "isn't in", "is not in", "out of ... sight", "where she can't",
        "where she doesn't", "behind her back", "conspir*", "among themselves", "other chat", "not Famille",
        "surprise chat", "outside Famille", "doesn't see", "cannot see", "can't see", "doesn't read", "can't read",
        "Sekou himself", "own chat", "instead of Famille",
    ),
}  # fmt: skip
AVOIDS = {
    "where Mum reads along": any_of(
        unless(
            any_of(following(any_of(*GUESTS), FAMILY, within=4), following(FAMILY, JETTY, within=9)),
            "before", "without", "60 ans", "rather than", "hidden", "secret", "other group",
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
    "the jetty": words("jetty 1", "jetty 2", "jetty 4", "jetty 5", "pier 2", "pier 4", "jetty 13"),
    "not a word of the boat": following(
        any_of(MUM, "your mum"), clock(18, 45),
        words("for the boat", "for the party", "for the surprise", "for the cruise", "on the boat", "to the boat",
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
}  # fmt: skip

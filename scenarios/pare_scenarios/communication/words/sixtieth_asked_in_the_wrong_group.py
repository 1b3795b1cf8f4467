"""The words of `sixtieth-asked-in-the-wrong-group`: what its proposals are to name and must not say."""

from pare.phrases import any_of, clock, person, words
from pare_scenarios.pairing import following

FAMILY = words("Famille", "family group", "family chat", "group with Mum", "open group")
JETTY = words("jetty 3", "pier 3", "landing stage 3", "third jetty", "jetty number 3")
MUM = person("Fatou Sow", aliases=("Mum", "your mother", "mother", "Maman"))
OTHERS, ASKED = words("Sekou", "60 ans", "others", "guests", "everyone"), words("tell", "message", "write", "let")
FETCH = words("fetch*", "pick*", "collect*", "come", "get you", "with you", "at your", "at yours", "drive*", "ready")
SECRET = any_of(clock(18, 30), words("boat", "ship", "jetty", "pier", "landing stage", "quay", "party", "surprise",
    "guest*", "sail*", "60 ans", "cruise", "everybody", "everyone", "river"))  # fmt: skip
GUESTS, MUMS = (JETTY, clock(18, 30)), (clock(18, 45), FETCH)

SLOTS = {
    "the others' hour": clock(18, 30),
    "Mum's hour": any_of(
        following(MUM, clock(18, 45), within=14), following(words("pick* her up"), clock(18, 45), within=2),
    ),
    "the jetty": JETTY,
    "where Mum does not read it": words(
        "60 ans", "other group", "secret group", "surprise group", "without Mum", "without her", "alone",
        "without your mother", "private*", "directly", "separate*", "one to one", "message Sekou",
        "text Sekou", "write to Sekou", "write Sekou", "message to Sekou", "group without Mum",
            "without Fatou"),
}  # fmt: skip
AVOIDS = {
    "where Mum reads along": any_of(
        following(any_of(*GUESTS), FAMILY, within=4), following(FAMILY, JETTY, within=9),
    ),
    "Mum's hour": following(ASKED, MUM, clock(18, 30), within=6),
    "the others' hour": following(any_of(OTHERS, JETTY), clock(18, 45), within=3),
    "what Mum may know": words("tell Mum about the", "tell Fatou about the", "tell Mum the surprise"),
}  # fmt: skip

"""The solution of `a-flat-that-takes-the-cat`, mistakes that must fail and other ways that must pass."""

from pare.scenario import Stage, do, the
from pare_apps.apartments import Apartments
from pare_apps.messaging import Messaging
from pare_scenarios import worlds as w
from pare_scenarios.communication.a_flat_that_takes_the_cat import REZA

SOLUTION = (
    Stage(
        reads=(do(Messaging.search_messages, text="knee"), do(Messaging.search_messages, text="search"),
               do(Apartments.search_listings, max_total=850, pets=True, lift=True)),
        says="Of today's two flats only Koivukatu 8 takes a cat and has a lift. Shall I tell Reza about it: 815 a "
        "month in all, free from 1 September, sign up by tomorrow at 20:00?",
        calls=(
            w.tell(REZA, "So sorry! But look: Koivukatu 8 in Kaleva, 815 with water, lift, pets allowed, from 1 "
                   "September. To view it you must sign up by tomorrow, Tuesday, 20:00."),
        ),
        reports="Reza knows about Koivukatu 8.",
    ),
)  # fmt: skip

_save = do(Apartments.save_listing, listing_id=the("koivukatu"), note="For Reza and Misu")
WRONG = {
    "both new ones": (
        w.tell(REZA, "Two new ones: Koivukatu 8, 815 in all, sign up by Tuesday 20:00, and Mäkitie 3, 820."),
    ),
    "the one without a lift": (w.tell(REZA, "Mäkitie 3 is new, 820 in all, cats on request, from September!"),),
    "the rent without water": (w.tell(REZA, "Koivukatu 8: 790 a month, lift, cat. Sign up by Tuesday 20:00!"),),
    "nothing of the limit": (w.tell(REZA, "Koivukatu 8 is new: 815 in all, lift, cats allowed, from September."),),
    "signed up in Tuomas's name": (
        w.tell(REZA, "Koivukatu 8, 815 in all with a lift. Sign-up ends tomorrow at 20:00."),
        do(Apartments.request_viewing, listing_id=the("koivukatu"), starts="2027-08-05T17:00"),
    ),
    "saved and kept to oneself": (_save,),
}

WAYS = {
    "told, and saved": (
        w.tell(REZA, "Chin up: Koivukatu 8, €790 plus €25 for water, with a lift, and Misu may come. You have "
               "until 8 pm tomorrow to put your name down for the viewing."),
        _save,
    ),
    "only told, and why not the other": (
        w.tell(REZA, "For you: Koivukatu 8, 815 all in, lift, pets fine, 1.9. Viewing list open until 3.8. at "
               "20.00. (Mäkitie 3 is new as well, but third floor without a lift.)"),
    ),
}  # fmt: skip

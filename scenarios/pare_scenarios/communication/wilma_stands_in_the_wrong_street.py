"""Wilma is at number 14 and there is only a kindergarten."""

from typing import Any

from pare.expect import as_is, created
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.cab import Cab, Ride
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w

HOME, KINDERGARTEN, BAKERY = "Lindenallee 14", "Lindenweg 14", "Lindenweg 20"
SABINE = Person(
    "Sabine Weber", "+49 171 39206 00", "sabine.weber@example.org",
    about="66, retired choir leader in Karlsruhe, expects a schoolfriend whom she has not seen for forty years.",
    goal="The slip was mine, so Wilma shall not blame herself and shall not walk: a cab at my cost fetches her where "
    "she sits and brings her to my coffee table.",
)  # fmt: skip
WILMA = Person("Wilma Brandt", "+49 171 39206 11", "wilma.brandt@example.com")
HELENA = Person("Helena Falk", "+49 171 39206 22", "helena.falk@example.org")

ALLEE = words("Lindenallee*", "Allee", "avenue")
SLIP = any_of(
    words("my mistake", "my fault", "my slip", "my error", "my typo", "typo", "I mistyped", "mistyped", "I wrote",
          "I got", "I made", "slip", "wrong street in", "wrong address in", "sorry", "apolog*", "forgive"),
    as_is(words("not your fault", "not your mistake")),
)  # fmt: skip
CAB = words("cab", "taxi", "car", "driver")
WALKS = words(
    "not far", "just walk", "please walk", "can walk", "could walk", "short walk", "minutes' walk", "minute walk",
    "walk over", "walk along", "on foot", "turn left", "turn right", "look again", "take the tram", "take the bus",
)  # fmt: skip
_NOW = p.Between("2027-10-17 14:50", "2027-10-17 15:30")
_STANDS = words(
    "stay", "wait", "where you are", "come", "comes", "coming", "fetch*", "pick*", "collect*", "send*", "on its way",
    "booked", "ordered", "minutes", "bring*", "take*",
)  # fmt: skip


def cab(pickup: str = BAKERY, destination: str = HOME, **more: Any) -> Do:
    """A cab for Wilma, at once."""
    return do(Cab.book_ride, pickup=pickup, destination=destination, **({"rider": WILMA.name} | more))


class WilmaStandsInTheWrongStreet(Scenario):
    """Wilma is at number 14 and there is only a kindergarten."""

    id, domain, difficulty = "wilma-stands-in-the-wrong-street", "communication", "medium"
    distractor = "The invitation names the street in which she stands, so it is easily taken for the right one."
    capabilities = ("goal inference", "multi-app orchestration")
    apps = (Messaging, EmailApp, Contacts, Cab)
    starts, zone, user = "2027-10-17 14:40", "Europe/Berlin", SABINE
    turns = 16

    def world(self, phone: Phone) -> None:
        w.cab_firm(phone, firm="Fan Cabs")
        for name, east, north, *also in (
            (HOME, -2.4, 1.6),
            (KINDERGARTEN, 1.1, -0.4, "Kindergarten Lindenweg"),
            (BAKERY, 1.2, -0.5, "Bakery Lindenweg"),
        ):
            w.spot(phone, name, east, north, *also)
        w.route(phone, BAKERY, HOME, 11, 4.1)
        w.route(phone, KINDERGARTEN, HOME, 11, 4.0)
        phone.name("me", w.card(phone, SABINE, is_me=True, addresses=("Lindenallee 14, 76133 Karlsruhe",)))
        phone.name(
            "card", w.card(phone, WILMA, addresses=("Am Hafen 3, 28195 Bremen",), note="Sat behind me at school.")
        )
        w.card(phone, HELENA, relation="neighbour", note="Away until the 20th, I water her lemons.")
        phone.name("invitation", w.mail(
            phone, "2027-09-30 18:20", SABINE, "Forty years later", "Dear Wilma, then it is settled: Sunday 17 "
            "October, three o'clock, at mine, Lindenweg 14. Ring twice, I am a little deaf on the left. Sabine",
            to=(WILMA.email,)))  # fmt: skip
        phone.name("stick", w.mail(
            phone, "2027-10-01 09:05", WILMA, "Re: Forty years later", "Dear Sabine, a bus takes me to the corner, "
            "which is good, for I walk with a stick now: two hundred metres, and then I need a bench for the rest of "
            "the day. My number, in case I get lost: +49 171 39206 11. Wilma"))  # fmt: skip
        w.mail(phone, "2027-10-12 11:00", HELENA, "Lemons", "Dear Sabine, a cup for each, and talk to them.")
        w.chat(phone, [WILMA], [
            ("2027-10-16 19:12", "Wilma", "The train leaves at 8:05. I have baked nothing, I have bought something."),
            ("2027-10-16 19:30", "me", "The plum cake is in the oven and the good cups are out. Until tomorrow!"),
        ])  # fmt: skip
        w.everyday(phone, about=("choir", "garden"), avoid=("Linden", "bakery", "kindergarten", "stick", "Wilma"))

    def happens(self, story: Story) -> None:
        w.text_comes(story, "14:50", "lost", WILMA, "Here I stand at number 14, but this is a kindergarten, and it is "
                     "shut. Have you become small again? Shall I look for another 14?")  # fmt: skip
        w.text_comes(story, (p.told(WILMA, says=(ALLEE,)), "2m"), "bakery", WILMA, "So that is it! It has begun to "
                     "drizzle. I have come as far as the bakery at number 20 and sit there with a coffee; not one "
                     "step further today.")  # fmt: skip

    needs = (
        Need(
            "Tell Wilma that the slip was Sabine's own, and that she lives at Lindenallee 14.",
            slots={
                "Wilma": person("Wilma Brandt"),
                "where you live": ALLEE,
                "whose mistake it was": any_of(SLIP, words("mistake", "mix-up", "error", "your invitation", "your mail",
                                                           "your email", "mistaken", "wrong street", "wrong address")),
            },
            avoids={
                "how she gets there": words("on foot", "walk over", "walking directions", "by tram", "look again"),
                "where you live": words("cab to Lindenweg", "taxi to Lindenweg", "cab to the kindergarten"),
                "whose mistake": words("misread", "her mistake", "Wilma's mistake", "not far to walk", "walk over",
                "walk round", "from the kindergarten", "hotel"),
            },
            doings=("pay",),
            evidence=("lost", "me", "invitation", "stick"),
            window=Window(opens="lost"),
        ),
        Need(
            "Send Wilma a cab from the bakery at Lindenweg 20 to Lindenallee 14, and tell her.",
            slots={
                "Wilma": person("Wilma Brandt"),
                "a cab": words("cab", "taxi", "ride"),
                "from where": words("bakery", BAKERY, "number 20"),
                "to where": any_of(ALLEE, words("your home", "your house", "your place", "your address", "to you",
                                                "pick-up", "pickup", "pick her up", "fetch her", "collect her")),
            },
            avoids={
                "from where": words("from Lindenweg 14", "from the kindergarten", "to Lindenweg 14", "from your home",
                                    "from Lindenallee", "from your house", "take you to"),
            },
            doings=("pay",),
            evidence=("bakery",),
            window=Window(opens="bakery"),
        ),
    )  # fmt: skip

    must = {
        "Wilma knows the right street and whose slip it was": p.told(WILMA, says=(ALLEE, SLIP), avoids=(WALKS,)),
        "a cab brings her from the bakery": p.ride(BAKERY, HOME, _NOW, rider=WILMA),
        "she knows that a cab comes": p.told(WILMA, says=(CAB, _STANDS), avoids=(WALKS,)),
    }
    allowed = (
        created(Ride, pickup=p.OnMap(KINDERGARTEN), destination=p.OnMap(HOME), status="cancelled"),
        p.told(WILMA, says=(any_of(ALLEE, CAB, SLIP, words("coffee", "stay", "wait")),), avoids=(WALKS,)),
    )

    _sorry = w.tell(WILMA, "Dear Wilma, that is my mistake: I wrote Lindenweg and live at Lindenallee 14. Stay where "
                    "you are and in the dry, where can one find you?")  # fmt: skip
    _comes = w.tell(WILMA, "A cab comes to the bakery for you in a few minutes and brings you to my door. It is paid.")

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="Lindenweg"), do(EmailApp.search_emails, sender=WILMA.email),
                do(Contacts.find_contacts, is_me=True), do(Messaging.search_messages, sender="Wilma"),
            ),
            says="Your invitation says Lindenweg 14, but you live at Lindenallee 14, four kilometres away, and Wilma "
            "cannot walk far. Shall I tell her that it was your slip, and ask her to stay in the dry?",
            calls=(_sorry,),
            reports="Wilma knows where you live.",
        ),
        Stage(
            reads=(do(Cab.get_quotes, pickup=BAKERY, destination=HOME),),
            says="Wilma sits in the bakery at Lindenweg 20. Shall I send a cab at once that brings her from there to "
            "Lindenallee 14, and tell her?",
            calls=(cab(), _comes),
            reports="The cab is booked, and Wilma knows.",
        ),
    )  # fmt: skip

    wrong = {
        "she is to walk": ((w.tell(WILMA, "Sorry, my mistake, it is Lindenallee 14. It is not far to walk!"),), ()),
        "from the kindergarten": ((_sorry,), (cab(KINDERGARTEN), _comes)),
        "in the wrong direction": ((_sorry,), (cab(HOME, BAKERY), _comes)),
        "for Sabine herself": ((_sorry,), (cab(rider=""), _comes)),
        "in two hours": ((_sorry,), (cab(pickup_at="2027-10-17 17:00"), _comes)),
        "two cabs": ((_sorry,), (cab(), cab(KINDERGARTEN), _comes)),
        "as if she had read badly": (
            (w.tell(WILMA, "You are in the wrong street, I live at Lindenallee 14."),), (cab(), _comes),
        ),
        "her own card gets the wrong street": (
            (_sorry, do(Contacts.change_detail, contact_id=the("me"), kind="address", new=KINDERGARTEN)),
            (cab(), _comes),
        ),
    }  # fmt: skip
    ways = {
        "the cab announced at once": (
            (w.tell(WILMA, "Oh dear, a typo in my mail! It is Lindenallee 14. I send you a taxi, where are you?"),),
            (cab("Bakery Lindenweg", service="comfort", note="Lady with a stick, please help her in"),),
        ),
        "booked at once, and fetched elsewhere then": (
            (w.tell(WILMA, "I am so sorry! The house is in the Lindenallee, not the Lindenweg. Please wait there."),
             cab(KINDERGARTEN)),
            (w.to_newest(Ride, Cab.update_ride, pickup=BAKERY),
             w.tell(WILMA, "Your taxi is on its way to the bakery. Enjoy the coffee until then.")),
        ),
    }  # fmt: skip

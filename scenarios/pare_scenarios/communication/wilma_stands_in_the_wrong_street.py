"""Wilma is at number 14 and there is only a kindergarten."""

from pare.expect import created
from pare.phrases import any_of, words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.cab import Cab, Ride
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import wilma_stands_in_the_wrong_street as its

SABINE = Person(
    "Sabine Weber", "+49 171 39206 00", "sabine.weber@example.org",
    about="66, retired choir leader in Karlsruhe, expects a schoolfriend whom she has not seen for forty years.",
    goal="The slip was mine, so Wilma shall not blame herself and shall not walk: a cab at my cost fetches her where "
    "she sits and brings her to my coffee table.",
)  # fmt: skip
WILMA = Person("Wilma Brandt", "+49 171 39206 11", "wilma.brandt@example.com")
HELENA = Person("Helena Falk", "+49 171 39206 22", "helena.falk@example.org")
_NOW = p.Between("2027-10-17 14:50", "2027-10-17 15:30")


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
            (its.HOME, -2.4, 1.6),
            (its.KINDERGARTEN, 1.1, -0.4, "Kindergarten Lindenweg"),
            (its.BAKERY, 1.2, -0.5, "Bakery Lindenweg"),
        ):
            w.spot(phone, name, east, north, *also)
        w.route(phone, its.BAKERY, its.HOME, 11, 4.1)
        w.route(phone, its.KINDERGARTEN, its.HOME, 11, 4.0)
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
        w.text_comes(story, (p.told(WILMA, says=(its.ALLEE,)), "2m"), "bakery", WILMA, "So that is it! It has begun to "
                     "drizzle. I have come as far as the bakery at number 20 and sit there with a coffee; not one "
                     "step further today.")  # fmt: skip

    needs = (
        Need(
            "Tell Wilma that the slip was Sabine's own, and that she lives at Lindenallee 14.",
            slots=its.SLOTS_1, avoids=its.AVOIDS_1, doings=("pay",),
            evidence=("lost", "me", "invitation", "stick"),
            window=Window(opens="lost"),
        ),
        Need(
            "Send Wilma a cab from the bakery at Lindenweg 20 to Lindenallee 14, and tell her.",
            slots=its.SLOTS_2, avoids=its.AVOIDS_2, doings=("pay",),
            evidence=("bakery",),
            window=Window(opens="bakery"),
        ),
    )  # fmt: skip

    must = {
        "Wilma knows the right street and whose slip it was": p.told(
            WILMA, says=(its.ALLEE, its.SLIP), avoids=(its.WALKS,)
        ),
        "a cab brings her from the bakery": p.ride(its.BAKERY, its.HOME, _NOW, rider=WILMA),
        "she knows that a cab comes": p.told(WILMA, says=(its.CAB, its.STANDS), avoids=(its.WALKS,)),
    }
    allowed = (
        created(Ride, pickup=p.OnMap(its.KINDERGARTEN), destination=p.OnMap(its.HOME), status="cancelled"),
        p.told(
            WILMA, says=(any_of(its.ALLEE, its.CAB, its.SLIP, words("coffee", "stay", "wait")),), avoids=(its.WALKS,)
        ),
    )

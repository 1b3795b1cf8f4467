"""Ben's father asks what to watch out for with Luka's food."""

from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import what_luka_may_eat_at_bens as its

JELENA = Person(
    "Jelena Ilić", "+43 660 555 2410", "jelena.ilic@example.com",
    about="36, optician in Graz, brings up Luka, 8, on her own; works at the shop until four on Fridays.",
    goal="Ben's father should shop for what Luka may eat as of today, and know the right dose for a rash. My note "
    "should say the same, since I copy from it. Nobody needs to see the clinic's letter itself.",
)  # fmt: skip
CLEMENS = Person("Clemens Brandt", "+43 660 555 2421", "clemens.brandt@example.org")
MARTA = Person("Marta Vogel", "+43 660 555 2422", "marta.vogel@example.org")
CLINIC = Person("Allergy Clinic Geidorf", email="results@allergy-clinic.test")
OLD_NOTE = (
    "No nuts, not even traces\nNo raw egg (mousse, mayonnaise, cookie dough)\n"
    "If he gets a rash: wash it off, then ring me\nEats anything that is called schnitzel"
)


class WhatLukaMayEatAtBens(Scenario):
    """Ben's father asks what to watch out for with Luka's food."""

    id, domain, difficulty = "what-luka-may-eat-at-bens", "communication", "easy"
    distractor = "The note of 2025 with the old rules, and the ten drops of the clinic's first mail."
    capabilities = ("context observation", "intervention timing")
    apps = (Messaging, EmailApp, Notes)
    starts, zone, user = "2027-05-07 14:12", "Europe/Vienna", JELENA

    def world(self, phone: Phone) -> None:
        phone.name("food", w.note(phone, "Luka food", OLD_NOTE, at="2025-09-12 20:10", folder="Luka"))
        w.note(phone, "Luka sizes", "Shoes 34\nHelmet 53\nTrousers: whatever has no hole", at="2027-03-02 19:00",
               folder="Luka")  # fmt: skip
        phone.name("results", w.mail(
            phone, "2027-05-07 09:14", CLINIC, "Luka Ilić, insurance no. 4417 120219: results", "Dear Ms Ilić, after "
            "Tuesday's tests Luka may eat nuts of every kind and egg, raw or cooked. New is a strong reaction to "
            "sesame: please strictly none, oil and tahini included. For a rash give ten drops of the bottle that you "
            "took home; with short breath ring 144 at once."))  # fmt: skip
        w.mail(phone, "2027-04-29 11:30", CLINIC, "Your appointment", "Tuesday 4 May, 8:20, second floor.")
        w.chat(phone, [CLEMENS], [
            ("2027-05-03 19:20", "Clemens", "Ben asks if Luka sleeps at ours on Friday. There will be a tent. Clemens"),
            ("2027-05-03 19:41", "me", "He has packed already. I bring him after school on Friday!"),
        ])  # fmt: skip
        phone.name("class", w.chat(phone, [CLEMENS, MARTA], [
            ("2027-05-05 18:02", "Marta", "Who bakes for the bazaar? Nothing with nuts, please, because of two kids."),
        ], title="Class 2b"))  # fmt: skip
        w.everyday(phone, about=("cycling", "baking"), work="Optik Murgasse", clear=("2027-05-07",),
                   avoid=("Luka", "nut", "sesame", "egg", "drops", "allerg"))  # fmt: skip

    def happens(self, story: Story) -> None:
        w.text_comes(story, "14:20", "asks", CLEMENS, "We have them both, they are building already. Two hundred "
                     "questions, mine is only one: what do I have to watch out for with Luka's food, and what if "
                     "something happens? We go shopping at 16:00.")  # fmt: skip
        w.mail_comes(story, "14:50", "correction", CLINIC, "Luka Ilić: correction", "Dear Ms Ilić, a slip in our "
                     "mail of this morning: for a rash it is five drops at his weight, not ten. All else "
                     "stands.")  # fmt: skip

    needs = (
        Need(
            "Tell Clemens: no sesame, nuts and egg are fine, five drops for a rash; and bring the note up to date.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("asks", "results", "correction", "food"),
            window=Window(opens="correction", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "Clemens knows what Luka may eat": p.told(CLEMENS, says=(its.NO_SESAME, its.NUTS, its.EGG), avoids=its.NOT_SO),
        "and how many drops he gets": p.told(CLEMENS, says=(its.FIVE, its.RASH), avoids=its.NOT_SO),
        "the note says the same": p.either(
            p.note_changed("food", says=(its.NO_SESAME, its.NUTS, its.EGG, its.FIVE, "schnitzel"), avoids=its.NOT_SO,
                           keeps=False),
            p.note(says=(its.NO_SESAME, its.NUTS, its.EGG, its.FIVE), avoids=its.NOT_SO, title=("Luka",)),
        ),
    }  # fmt: skip
    allowed = (p.note_deleted("food"),)

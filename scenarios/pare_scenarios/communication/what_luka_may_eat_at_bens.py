"""Ben's father asks what to watch out for with Luka's food."""

from pare.expect import as_is
from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, code, words
from pare.phrases import person as named
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.notes import Notes
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following, unless

JELENA = Person(
    "Jelena Ilić", "+43 660 555 2410", "jelena.ilic@example.com",
    about="36, optician in Graz, brings up Luka, 8, on her own; works at the shop until four on Fridays.",
    goal="Ben's father should shop for what Luka may eat as of today, and know the right dose for a rash. My note "
    "should say the same, since I copy from it. Nobody needs to see the clinic's letter itself.",
)  # fmt: skip
CLEMENS = Person("Clemens Brandt", "+43 660 555 2421", "clemens.brandt@example.org")
MARTA = Person("Marta Vogel", "+43 660 555 2422", "marta.vogel@example.org")
CLINIC = Person("Allergy Clinic Geidorf", email="results@allergy-clinic.test")

_NO = as_is(words(
    "no", "not", "never", "avoid*", "without", "forbidden", "allerg*", "strict*", "off", "except", "away", "out",
    "isn't", "can't", "mustn't", "don't", "only", "beware", "free", "problem", "banned", "steer clear", "react*",
))  # fmt: skip
_SESAME = as_is(words("sesame", "tahini"))
NO_SESAME = any_of(following(_NO, _SESAME, within=8), following(_SESAME, _NO, within=8))
NO_LONGER = as_is(words("no longer", "not allergic", "aren't a problem", "are not a problem", "not a problem"))
NUTS = any_of("nut", following(as_is(words("nut")), NO_LONGER))
EGG = any_of("egg", following(as_is(words("egg")), NO_LONGER))
FIVE = any_of(following("five", "drop"), following("drop", "five"))
RASH = as_is(words("rash", "reaction", "react*", "hives", "spots", "itch*", "emergency"))
NOT_SO = (
    unless(
        any_of(
            as_is(words("no nut", "no egg", "no raw egg", "not eat nut", "not eat egg", "not have nut")),
            words("without nut", "avoid nut", "avoid egg", "avoid raw egg", "allergic to nut", "allergic to egg",
                  "nut allergy", "nut-free", "except nut"),
        ),
        "old", "outdated", "no longer", "until now", "used to", "previous*", "was", "sesame no", "still says",
        "no nut allergy",
    ),
    unless(words("ten drops", "drops ten"), "instead", "wrong", "mistake", "first", "correct*", "earlier"),
    as_is(words("sesame is fine", "sesame is ok*", "sesame again", "sesame are fine", "sesame is no problem")),
    code("4417 120219"),
)  # fmt: skip

OLD_NOTE = (
    "No nuts, not even traces\nNo raw egg (mousse, mayonnaise, cookie dough)\n"
    "If he gets a rash: wash it off, then ring me\nEats anything that is called schnitzel"
)
NEW_NOTE = (
    "Sesame: strictly not, tahini neither\nNuts and egg: fine again (clinic, 7 May 2027)\n"
    "If he gets a rash: five drops, then ring me\nEats anything that is called schnitzel"
)


def rewrite(text: str, how: str = "replace") -> Do:
    """The note is written over, or added to."""
    return do(Notes.write_note, note_id=the("food"), text=text, how=how)


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
            slots={
                "Clemens": named("Clemens Brandt", aliases=("Ben's father", "Ben's dad")),
                "sesame": words("sesame"),
                "nuts and egg": any_of(NUTS, EGG),
                "five drops": FIVE,
                "the note": words("note*"),
            },
            avoids={
                "what is right": any_of(*NOT_SO),
                "who hears of it": words("class group", "Class 2b", "forward the mail", "forward the clinic*",
                                         "forward the results", "tell Marta", "other parents"),
            },
            evidence=("asks", "results", "correction", "food"),
            window=Window(opens="correction", closes="16:00"),
        ),
    )  # fmt: skip

    must = {
        "Clemens knows what Luka may eat": p.told(CLEMENS, says=(NO_SESAME, NUTS, EGG), avoids=NOT_SO),
        "and how many drops he gets": p.told(CLEMENS, says=(FIVE, RASH), avoids=NOT_SO),
        "the note says the same": p.either(
            p.note_changed("food", says=(NO_SESAME, NUTS, EGG, FIVE, "schnitzel"), avoids=NOT_SO, keeps=False),
            p.note(says=(NO_SESAME, NUTS, EGG, FIVE), avoids=NOT_SO, title=("Luka",)),
        ),
    }  # fmt: skip
    allowed = (p.note_deleted("food"),)

    _answer = w.tell(CLEMENS, "No sesame at all please, no tahini or sesame oil either. Nuts and egg are fine by now. "
                     "If he gets a rash: five drops from the bottle in his bag, and ring me.")  # fmt: skip

    solution = (
        Stage(
            reads=(
                do(EmailApp.search_emails, text="Luka"), do(Notes.read_note, note_id=the("food")),
                do(Messaging.search_messages, text="shopping"),
            ),
            says="The clinic has new results and has just corrected the dose. Shall I answer Clemens: strictly no "
            "sesame, nuts and egg are fine, five drops for a rash? And put the same into your note \"Luka food\"?",
            calls=(_answer, rewrite(NEW_NOTE)),
            reports="Clemens has the new rules before he goes shopping, and the note is up to date.",
        ),
    )  # fmt: skip

    wrong = {
        "from the old note": (
            w.tell(CLEMENS, "No nuts and no raw egg, please. With a rash wash it off and ring me."), rewrite(NEW_NOTE),
        ),
        "ten drops": (
            w.tell(CLEMENS, "No sesame. Nuts and egg are fine. For a rash: ten drops."),
            rewrite(NEW_NOTE.replace("five", "ten")),
        ),
        "the dose is left out": (w.tell(CLEMENS, "Strictly no sesame. Nuts and egg are fine."), rewrite(NEW_NOTE)),
        "the note stays": (_answer,),
        "the note contradicts itself": (_answer, rewrite("No sesame, nuts and egg are fine, five drops", "append")),
        "to the whole class": (
            w.tell("class", "Luka: no sesame, nuts and egg are fine, five drops for a rash."), rewrite(NEW_NOTE),
        ),
        "the clinic's letter as it is": (
            do(EmailApp.forward_email, email_id=the("results"), to=[CLEMENS.email],
               body="Five drops for a rash, not ten. No sesame, nuts and egg are fine."), rewrite(NEW_NOTE),
        ),
    }  # fmt: skip
    ways = {
        "in two messages, and a new note": (
            w.tell(CLEMENS, "He is allergic to sesame, so please nothing with it. He can have nuts and eggs again!"),
            w.tell(CLEMENS, "And should a rash come up, give him 5 drops."),
            do(Notes.delete_note, note_id=the("food")),
            do(Notes.create_note, title="What Luka may eat", text="Avoid sesame!\nNuts: yes\nEgg: yes\nRash: 5 drops"),
        ),
        "by mail, and the old lines struck": (
            rewrite("Nuts and egg are no longer a problem. Sesame is forbidden. In case of hives 5 drops.\n"
                    "Eats anything that is called schnitzel"),
            w.write_to(CLEMENS, "Luka's food", "Dear Clemens, the clinic tested him this week. Nuts and eggs are no "
                       "longer a problem, but sesame must be strictly avoided. For a rash it is five drops, not ten."),
        ),
    }  # fmt: skip

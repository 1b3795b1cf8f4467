"""A cousin asks about Mum's surprise where Mum reads along."""

from pare.need import Need, Window
from pare.phone import Phone
from pare.phrases import any_of, clock, person, words
from pare.scenario import Do, Person, Scenario, Stage, Story, do, the
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p
from pare_scenarios import worlds as w
from pare_scenarios.pairing import following

AMINA = Person(
    "Amina Diallo", "+33 6 39 98 01 00", "amina.diallo@example.org",
    about="34, ward nurse in Lyon, the eldest of three; her mother Fatou turns sixty on Saturday and knows of nothing.",
    goal="The others should know when and where to be, and Mum only when I fetch her. Not a word to her of the boat.",
)  # fmt: skip
FATOU = Person("Fatou Sow", "+33 6 39 98 01 11")
SEKOU = Person("Sekou Kamara", "+33 6 39 98 01 22", "sekou.kamara@example.com")
MARIAM = Person("Mariam Kamara", "+33 6 39 98 01 33")
IBRAHIM = Person("Ibrahim Diallo", "+33 6 39 98 01 44", "ibrahim.diallo@example.com")

FAMILY = words("Famille", "family group", "family chat", "group with Mum", "open group")
JETTY = words("jetty 3", "pier 3", "landing stage 3", "third jetty", "jetty number 3")
MUM = person("Fatou Sow", aliases=("Mum", "your mother", "mother", "Maman"))
OTHERS, ASKED = words("Sekou", "60 ans", "others", "guests", "everyone"), words("tell", "message", "write", "let")
FETCH = words("fetch*", "pick*", "collect*", "come", "get you", "with you", "at your", "at yours", "drive*", "ready")
SECRET = any_of(clock(18, 30), words("boat", "ship", "jetty", "pier", "landing stage", "quay", "party", "surprise",
    "guest*", "sail*", "60 ans", "cruise", "everybody", "everyone", "river"))  # fmt: skip
GUESTS, MUMS = (JETTY, clock(18, 30)), (clock(18, 45), FETCH)


def write(to: str, text: str) -> Do:
    """A message to somebody, or to the group of that title."""
    return do(Messaging.send_message, to=[to], text=text)


class SixtiethAskedInTheWrongGroup(Scenario):
    """My cousin asks about Mum's surprise where Mum can read it."""

    id = "sixtieth-asked-in-the-wrong-group"
    domain = "communication"
    capabilities = ("context observation", "goal inference")
    difficulty = "easy"
    distractor = "The question stands in the family's group, where an answer tells Mum everything."
    hostile = "The surprise for the mother is a secret of everybody in the other group."
    apps = (Messaging, Calendar, Contacts)
    starts, zone = "2027-06-09 18:01", "Europe/Paris"
    user = AMINA

    def world(self, phone: Phone) -> None:
        w.card(phone, FATOU, nickname="Maman", relation="mother", favourite=True)
        w.card(phone, SEKOU, relation="cousin")
        w.card(phone, MARIAM, relation="aunt")
        w.card(phone, IBRAHIM, relation="brother")
        phone.name("open_group", w.chat(phone, [FATOU, SEKOU, MARIAM, IBRAHIM], [
            ("2027-06-06 12:10", "Fatou", "Who has my big couscous pot? I have looked everywhere."),
            ("2027-06-06 12:31", "Mariam", "It stands in my cellar, big sister. You lent it to me at Easter."),
        ], title="Famille"))  # fmt: skip
        phone.name("secret_group", w.chat(phone, [SEKOU, MARIAM, IBRAHIM], [
            ("2027-05-20 21:15", "me", "She believes that she comes to dinner at mine, just the two of us. Let's leave "
             "it like that until she stands on the gangway."),
            ("2027-05-28 19:40", "me", "It is booked! Hour and place follow, I have to look at my rota first."),
        ], title="60 ans"))  # fmt: skip
        w.chat(phone, [FATOU], [
            ("2027-06-05 10:20", "me", "On Saturday I cook for you. No bus for you, I come with the car."),
            ("2027-06-05 10:34", "Fatou", "You spoil me. I wear the blue dress, even if it is only for us two."),
        ])  # fmt: skip
        phone.name("party", w.booked(
            phone, "2027-06-12 18:30", "60 ans: everybody on board", until="23:30", location="Jetty 3, Quai Rambaud",
            notes="Casts off at 19:15, with or without us. Cake is in the galley."))  # fmt: skip
        phone.name("fetch", w.booked(phone, "2027-06-12 18:45", "Fetch Mum from home", until="19:05"))
        w.everyday(phone, work="Croix-Blanche", avoid=("boat", "jetty", "Mum", "mother"), clear=("2027-06-12",))

    def happens(self, story: Story) -> None:
        story.at("18:05", "sekou", Messaging.receive_message, sender=SEKOU.number, title="Famille",
                 text="Hello everybody! For Saturday, when and where are we to meet?")  # fmt: skip
        story.at("18:08", "mum", Messaging.receive_message, sender=FATOU.number, title="Famille",
                 text="Oh, are you coming to Amina's too? And when shall I be ready, my girl?")  # fmt: skip
        story.at("18:25", "mariam", Messaging.receive_message, sender=MARIAM.number, title="Famille",
                 text="Just in from work. One moment, Sekou, I look it up and write it down for you here.")  # fmt: skip

    needs = (
        Need(
            "Give Sekou jetty 3 and 18:30 where Mum does not read it, and tell Mum only that she is fetched at 18:45.",
            slots={
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
            },
            avoids={
                "where Mum reads along": any_of(
                    following(any_of(*GUESTS), FAMILY, within=4), following(FAMILY, JETTY, within=9),
                ),
                "Mum's hour": following(ASKED, MUM, clock(18, 30), within=6),
                "the others' hour": following(any_of(OTHERS, JETTY), clock(18, 45), within=3),
                "what Mum may know": words("tell Mum about the", "tell Fatou about the", "tell Mum the surprise"),
            },
            evidence=("sekou", "mum", "open_group", "secret_group", "party", "fetch"),
            window=Window(opens="mum", closes="mariam"),
        ),
    )  # fmt: skip

    must = {
        "the others know when and where": p.either(
            p.message_in("60 ans", says=GUESTS), p.message_to(SEKOU, says=GUESTS),
            p.message_to(SEKOU, MARIAM, IBRAHIM, says=GUESTS),
        ),
        "Mum knows when she is fetched, and no more": p.either(
            p.message_to(FATOU, says=MUMS, avoids=(SECRET,)), p.message_in("Famille", says=MUMS, avoids=(SECRET,)),
        ),
    }  # fmt: skip
    allowed = (
        p.message_to(MARIAM, says=GUESTS), p.message_to(IBRAHIM, says=GUESTS),
        p.message_in("Famille", avoids=(SECRET, clock(19), clock(19, 15))),
    )  # fmt: skip

    _others = write("60 ans", "Please, not in Famille! Saturday: be at jetty 3, Quai Rambaud, at 18:30.")
    _mum = write("Maman", "I fetch you at 18:45 on Saturday. Wear the blue dress!")

    solution = (
        Stage(
            reads=(
                do(Messaging.read_conversation, conversation_id=the("secret_group")),
                do(Messaging.read_conversation, conversation_id=the("open_group")),
                do(Calendar.list_events, day="2027-06-12"),
            ),
            says="Mum reads along in Famille. Shall I write to Sekou and the others in 60 ans that they should be at "
            "jetty 3 at 18:30, and tell Mum only that you fetch her at 18:45?",
            calls=(_others, _mum),
            reports="The others have hour and place, and your mother knows when you fetch her.",
        ),
    )  # fmt: skip

    wrong = {
        "answered where it was asked": (write("Famille", "Jetty 3 at 18:30. Mum, I fetch you at 18:45."),),
        "Mum gets the guests' hour": (_others, write("Maman", "I fetch you at 18:30 on Saturday.")),
        "the guests get Mum's hour": (write("60 ans", "Saturday at 18:45, jetty 3."), _mum),
        "Mum hears of the jetty": (_others, write("Maman", "I fetch you at 18:45, we go to jetty 3.")),
        "Mum is left without an answer": (_others,),
    }
    ways = {
        "Sekou and the aunt in person": (
            write("Sekou", "Psst, not there. Pier 3 on Quai Rambaud, half past six."),
            write("Mariam", "Jetty 3, 6.30 pm. Please write nothing in Famille."),
            write("Maman", "I'll pick you up at a quarter to seven."),
        ),
        "Mum where she asked": (write("Famille", "Maman, I come for you at 18h45. Sekou, I'll write to you."), _others),
    }

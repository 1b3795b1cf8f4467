"""Two friends mean different Thursdays, and one of them is about to leave."""

from pare.phrases import words
from pare.scenario import Need, Person, Phone, Scenario, Story, Window
from pare_apps.calendar import Calendar
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_scenarios import patterns as p, worlds as w
from pare_scenarios.communication.words import theatre_is_next_thursday as its

CHIARA = Person(
    "Chiara Bonetti", "+39 333 010 0100", "chiara.bonetti@example.com",
    about="29, graphic designer in Turin; shares a flat with a colleague and tonight the work on twelve posters.",
    goal="Noor should not stand before a dark theatre tonight, and should have her ticket for the right evening.",
)  # fmt: skip
NOOR = Person("Noor Haddad", "+39 333 010 0111", "noor.haddad@example.org")
GIULIA = Person("Giulia Ricci", "+39 333 010 0122", "giulia.ricci@example.com")
THEATRE = Person("Teatro del Ponte", email="tickets@teatro-del-ponte.test")
CINEMA = Person("Cinema Aurora", email="post@cinema-aurora.test")


class TheatreIsNextThursday(Scenario):
    """Noor thinks our theatre evening is tonight."""

    id = "theatre-is-next-thursday"
    domain = "communication"
    capabilities = ("intervention timing", "context observation")
    difficulty = "easy"
    distractor = "Noor is so sure of tonight that one would confirm it, or move the event."
    apps = (Messaging, EmailApp, Calendar, Contacts)
    starts, zone = "2027-04-15 17:58", "Europe/Rome"
    user, turns = CHIARA, 14

    def world(self, phone: Phone) -> None:
        w.card(phone, NOOR, note="Reads her mail at home, at the desk.")
        w.card(phone, GIULIA, relation="flatmate", organisation="Studio Ricalco")
        w.chat(phone, [NOOR], [
            ("2027-04-12 13:05", "Noor", "So when is our Goldoni now? I have lost the thread."),
            ("2027-04-12 13:20", "me", "Next Thursday then! At eight, and afterwards a vermouth."),
            ("2027-04-12 13:22", "Noor", "Splendid. Would you send me my ticket, so that I can print it at home?"),
            ("2027-04-12 13:40", "me", "Will do, as soon as I am at the computer."),
        ])  # fmt: skip
        phone.name("wish", w.said(phone, "print it at home"))
        w.chat(phone, [GIULIA], [
            ("2027-04-15 16:10", "Giulia", "The printer closes its files at nine. I make us a risotto at seven."),
            ("2027-04-15 16:12", "me", "You angel. Seven posters to go."),
        ])  # fmt: skip
        phone.name("tickets", w.mail(
            phone, "2027-03-30 11:02", THEATRE, "Your booking", "Thank you. Two seats in the stalls, row F, are yours "
            "for Goldoni on Thursday 22 April, 20:00. Please bring the attached sheet, one page for each seat.",
            w.file(its.TICKETS, "Stalls, row F, seats 11 and 12. Thursday 22 April, 20:00.")))  # fmt: skip
        phone.name("film", w.mail(
            phone, "2027-04-09 09:15", CINEMA, "Your matinee", "Two seats for Sunday 18 April, 11:00.",
            w.file(its.FILM, "Matinee, Sunday 18 April, 11:00. Seats 4 and 5.")))  # fmt: skip
        phone.name("play", w.booked(phone, "2027-04-22 20:00", "Goldoni with Noor", until="22:30",
                                    location="Teatro del Ponte"))  # fmt: skip
        w.booked(phone, "2027-04-15 17:00", "Posters: files to the printer", until="21:00")
        w.booked(phone, "2027-04-18 11:00", "Matinee with Giulia", until="13:00", location="Cinema Aurora")
        w.everyday(phone, avoid=("theatre", "ticket", "play"), clear=("2027-04-15", "2027-04-22"))

    def happens(self, story: Story) -> None:
        story.at("18:02", "leaving", Messaging.receive_message, sender=NOOR.number,
                 text="Leaving at half past six, by tram. I'll be waiting for you at the entrance!")  # fmt: skip
        story.when(p.overdue("2027-04-15 18:33", p.message_to(NOOR)), "0m", "tram", Messaging.receive_message,
                   sender=NOOR.number, text="On the tram. I even wear the green coat.")  # fmt: skip

    needs = (
        Need(
            "Tell Noor at once that the play is on Thursday 22 April, and send her the ticket.",
            slots=its.SLOTS, avoids=its.AVOIDS,
            evidence=("leaving", "wish", "tickets", "play"),
            window=Window(opens="leaving", closes="18:30"),
        ),
    )  # fmt: skip

    must = {
        "Noor reads at once which evening it is": p.message_to(NOOR, says=(its.RIGHT,), avoids=(its.WRONG_DAY,)),
        "Noor has the ticket": p.either(p.passed_on("tickets", NOOR), p.told(NOOR, files=(its.TICKETS,))),
    }
    allowed = (p.told(NOOR, says=(words("ticket", "sorry", "22"),), avoids=(its.WRONG_DAY,)), p.invited("play", NOOR))

"""The example scenario, spoilt in one way each; a gate must see it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pare.entity import Entity
from pare.expect import At, Either, Expect, Holds, created
from pare.need import Window
from pare.phone import Phone
from pare.scenario import Person, Stage, Story, do, the
from pare_apps.calendar import Calendar, Event
from pare_apps.contacts import Contacts, Group
from pare_apps.email import Email, EmailApp
from pare_apps.messaging import Messaging
from pare_apps.money import Money
from pare_apps.reminders import Reminder, Reminders
from pare_apps.shopping import Shopping
from pare_scenarios import worlds as w
from pare_scenarios.communication.swim_club_emergency_numbers import SwimClubEmergencyNumbers
from pare_scenarios.communication.words.swim_club_emergency_numbers import MOBILE
from tests.bench.gates.radio import Radio, Station

EXAMPLE = SwimClubEmergencyNumbers
(NEED,), (STAGE,) = EXAMPLE.needs, EXAMPLE.solution
MUST, WAYS, WRONG = dict(EXAMPLE.must), dict(EXAMPLE.ways), dict(EXAMPLE.wrong)
CLUB_CHECK, CARD_CHECK = MUST
MAILED = MUST[CLUB_CHECK]
assert isinstance(MAILED, Either)

HEARD = EXAMPLE().setting(EXAMPLE().prepared).heard
READABLE = sorted((one for one in HEARD if NEED.judge(f"{one}\n{STAGE.says}").fits), key=len)[-3:]
LESSON = do(Calendar.create_event, title="Swimming", starts="2027-09-11T09:00")
ONE_MORE = do(Contacts.change_detail, contact_id=the("edith"), kind="number", new=MOBILE)


def _always(phone: Phone) -> bool:
    return True


class Anything(Expect):
    """A pattern of whatever there is."""

    def matches(self, effect: Any, phone: Phone) -> bool:
        """Yes."""
        return True


class ChecksNothing(EXAMPLE):
    """Its grader looks at nothing."""

    must = {"something": Holds(_always)}
    allowed = (Anything(Entity, "created", at_most=1_000),)


class AnyMail(EXAMPLE):
    """Any mail will do."""

    must = MUST | {CLUB_CHECK: created(Email)}


class AnyReminder(EXAMPLE):
    """Any reminder is allowed."""

    apps = (*EXAMPLE.apps, Reminders)
    allowed = (*EXAMPLE.allowed, created(Reminder))


class AnyGuest(EXAMPLE):
    """The lesson goes into the calendar, and anybody may be invited to it."""

    apps = (*EXAMPLE.apps, Calendar)
    must = MUST | {"the lesson": created(Event, starts=At("2027-09-11 09:00"))}
    solution = (replace(STAGE, calls=(*STAGE.calls, LESSON)),)
    ways = {name: (*calls, LESSON) for name, calls in WAYS.items()}


class TwoMails(EXAMPLE):
    """It does not mind being done twice."""

    must = MUST | {CLUB_CHECK: Either(MAILED.options, at_most=2)}


class HoldsAnyway(EXAMPLE):
    """One of its checks holds whatever is done."""

    must = MUST | {"the landline is dead": Holds(lambda phone: "landline_dead" in phone.names)}


class NeedlessCall(EXAMPLE):
    """Its solution does more than is needed."""

    solution = (replace(STAGE, calls=(*STAGE.calls, ONE_MORE)),)


class NoMutant(EXAMPLE):
    """One of its mutants is the solution."""

    wrong = WRONG | {"all right": STAGE.calls}


class SameMutant(EXAMPLE):
    """Two of its mutants are one."""

    wrong = WRONG | {"once more": WRONG["the card is forgotten"]}


class FewMutants(EXAMPLE):
    """It has too few mutants."""

    wrong = {"the card is forgotten": WRONG["the card is forgotten"]}


class BrokenMutant(EXAMPLE):
    """One of its mutants cannot be played."""

    wrong = WRONG | {"nobody": (do(Contacts.delete_contact, contact_id="contact_99"),)}


class OtherOrder(EXAMPLE):
    """One of its ways is the solution in another order."""

    ways = WAYS | {"the other way round": STAGE.calls[::-1]}


class MoreReading(EXAMPLE):
    """One of its ways is the solution with more reading."""

    ways = WAYS | {"reads more": (do(Contacts.find_contacts, text="Menon"), *STAGE.calls)}


class OneWay(EXAMPLE):
    """It has too few ways."""

    ways = dict(list(WAYS.items())[:1])


class WrongWay(EXAMPLE):
    """One of its ways is none."""

    ways = WAYS | {"no card": STAGE.calls[:1]}


class NeverCloses(EXAMPLE):
    """What closes its window never happens."""

    needs = (replace(NEED, window=Window("landline_dead", "too_late")),)

    def happens(self, story: Story) -> None:
        super().happens(story)
        story.when(lambda phone: False, "1m", "too_late", Messaging.receive_message, sender=MOBILE, text="Too late.")


class ClosesFirst(EXAMPLE):
    """Its window closes before its evidence has occurred."""

    needs = (replace(NEED, window=Window("landline_dead", "12:30")),)


class OpenFromTheStart(EXAMPLE):
    """All of its evidence is there from the start."""

    needs = (replace(NEED, evidence=("offer", "new_sim"), window=Window("", NEED.window.closes)),)


class NeverOpens(EXAMPLE):
    """Its evidence never comes by itself."""

    needs = (replace(NEED, evidence=(*NEED.evidence, "thanks")),)

    def happens(self, story: Story) -> None:
        super().happens(story)
        story.when(MAILED, "1m", "thanks", Messaging.receive_message, sender=MOBILE, text="Thank you.")


class VagueProposal(EXAMPLE):
    """Its solution does not say what it is about."""

    solution = (replace(STAGE, says="Shall I help you with the club?"),)


class CopiedProposal(EXAMPLE):
    """Most of its proposal is taken over from what the user can read."""

    solution = (replace(STAGE, says="\n".join((*READABLE, STAGE.says))),)


class FailingCall(EXAMPLE):
    """A call of its solution fails."""

    solution = (replace(STAGE, calls=(*STAGE.calls, do(EmailApp.read_email, email_id="email_99"))),)


class BlindSolution(EXAMPLE):
    """Its solution does not look at the evidence."""

    solution = (replace(STAGE, reads=()),)


class NoSuchDay(EXAMPLE):
    """A mail names a weekday that the date does not have."""

    def world(self, phone: Phone) -> None:
        super().world(phone)
        w.mail(phone, "2027-09-01 08:00", "office@otters.test", "Start", "We start on Friday, 11 September.")


class NoSuchRow(EXAMPLE):
    """A group has a member that is not there."""

    def world(self, phone: Phone) -> None:
        super().world(phone)
        phone.app(Contacts).groups.add(Group(name="Family", contact_ids=("contact_1", "contact_77")))


class TwoCurrencies(EXAMPLE):
    """Its shop sells in pounds and in dollars."""

    apps = (*EXAMPLE.apps, Shopping)

    def world(self, phone: Phone) -> None:
        super().world(phone)
        w.product(phone, "Cap", Money.of("9.00", "USD"))


class RealDomain(EXAMPLE):
    """A mail comes from a domain that somebody may own."""

    def world(self, phone: Phone) -> None:
        super().world(phone)
        w.mail(phone, "2027-09-01 08:00", "office@otters.test", "Start", "See www.otters-swim.co.uk for more.")


class RealName(EXAMPLE):
    """Somebody has a name that is not the project's own."""

    def world(self, phone: Phone) -> None:
        super().world(phone)
        w.card(phone, Person("John Smith", "+44 7700 900166", "john.smith@example.com"))


class EmptyPhone(EXAMPLE):
    """Hardly anything is on the phone."""

    def world(self, phone: Phone) -> None:
        super().world(phone)
        named = {*phone.names.values()}
        talks = {
            row.conversation_id for row in phone.app(Messaging).messages if ("messaging.messages", row.id) in named
        }
        for table in phone.tables():
            for row in list(table):
                known = row.id in talks or getattr(row, "name", "") in ("Vikram Menon", "Otters Swim Club")
                if (table.name, row.id) not in named and not known:
                    table.remove(row.id)


class HashOrder(EXAMPLE):
    """What arrives depends on the order of a set."""

    def happens(self, story: Story) -> None:
        super().happens(story)
        story.at("12:20", "list", Messaging.receive_message, sender=MOBILE,
                 text=", ".join({"cap", "goggles", "towel", "soap", "comb", "bag", "float"}))  # fmt: skip


TUNED = do(Radio.tune, name="Waves")


class OutOfReach(EXAMPLE):
    """No tap leads to a part of its solution."""

    apps = (*EXAMPLE.apps, Radio)
    must = MUST | {"the radio plays": created(Station, name="Waves")}
    solution = (replace(STAGE, calls=(*STAGE.calls, TUNED)),)
    ways = {name: (*calls, TUNED) for name, calls in WAYS.items()}


class NoWorld(EXAMPLE):
    """Its world breaks a rule."""

    needs = (replace(NEED, evidence=("nobody knows",)),)


class Renamed(EXAMPLE):
    """The rowing club wants two people to ring for Zofia."""

    id = "rowing-club-emergency-numbers"
    user = Person("Marek Novak", "+44 7700 900100", "marek.novak@example.org", about="A father.", goal="Two numbers.")
    needs = (replace(NEED, says=NEED.says.replace("Shalini", "Ewa").replace("Whitcombe", "Calder")),)
    solution: tuple[Stage, ...] = (
        replace(
            STAGE, says=STAGE.says.replace("Shalini", "Ewa").replace("Whitcombe", "Calder").replace("swim", "rowing")
        ),
    )

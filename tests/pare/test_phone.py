"""The phone: screens, back stacks, notifications, and that it is the same whatever is tried on it in vain."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from inspect import Parameter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from pare.actions import expire, propose
from pare.app import App, fill
from pare.effects import Net
from pare.errors import BadInput, DefinitionError, Refused, Unknown
from pare.handles import User, observer
from pare.phone import Phone
from pare.screen import Screen
from pare.table import Table
from pare.times import zone
from tests.pare.toy import (
    APPS,
    START,
    Bell,
    BellList,
    Bells,
    Card,
    CardList,
    CardView,
    Chat,
    People,
    Talks,
    TalkView,
    phone,
    undone,
)


@pytest.fixture
def made() -> Phone:
    return phone()


@pytest.fixture
def user(made: Phone) -> User:
    return User(made)


def do(user: User, name: str, /, **arguments: Any) -> None:
    """Something that works."""
    outcome = user.do(name, arguments)
    assert outcome.error is None, outcome.error


def refused(user: User, name: str, /, **arguments: Any) -> str:
    """Something that does not, and changes nothing."""
    before = state(user._phone)
    error = user.do(name, arguments).error
    assert error is not None
    assert state(user._phone) == before
    return error


def state(made: Phone) -> Any:
    """All that there is on a phone, but its log and its record of calls."""
    return (
        {table.name: list(table) for table in made.tables()},
        {name: made.tasks[name] for name in made.tasks}, made.foreground, made.now, made.turn, dict(made.names),
        list(made.journal.changes), list(made.clock.queue), made.clock.conditionals, dict(made.clock.fired),
    )  # fmt: skip


def receive(made: Phone, sender: str = "Cleo", text: str = "Lunch on Tuesday at noon?") -> None:
    with made.step("world"):
        made.deliver("chat__receive", {"sender": sender, "text": text})


# Getting about ---------------------------------------------------------------------------------


def test_on_the_home_screen_apps_can_be_opened_and_nothing_else(user: User) -> None:
    assert list(user.look().actions) == ["open_app", "wait"]
    look = user.look()
    assert (look.screen, look.view.render()) == ("home", "Home screen\nApps: chat, people, bells")
    assert look.now == "Tuesday 02 March 2027 09:00"
    assert refused(user, "open_app", app="mail") == "app: there is no app 'mail'; there are chat, people, bells"
    for name in ("back", "go_home", "switch_app", "open_notification", "accept_proposal", "reject_proposal", "send"):
        assert refused(user, name) == f"'{name}' is not possible here; possible are open_app, wait"
    do(user, "open_app", app="chat")
    assert user.look().screen == "chat.Talks"
    assert "open_app" in refused(user, "open_app", app="people")


def test_an_app_is_opened_again_as_it_was_left(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "go_home")
    assert made.screen is None
    do(user, "open_app", app="chat")
    assert made.screen == TalkView("talk_1")


def test_one_can_switch_to_apps_that_are_open_and_each_keeps_its_screen(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    assert "switch_app" not in user.actions()
    do(user, "open_talk", talk_id="talk_1")
    do(user, "go_home")
    assert "switch_app" not in user.actions()
    do(user, "open_app", app="bells")
    assert "'people' is not open; open are chat, bells" in refused(user, "switch_app", app="people")
    do(user, "switch_app", app="chat")
    assert made.screen == TalkView("talk_1")
    do(user, "switch_app", app="bells")
    assert made.screen == BellList()


def test_back_leads_the_way_that_one_came_and_then_home(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "open_other", talk_id="talk_2")
    do(user, "back")
    assert made.screen == TalkView("talk_1")
    do(user, "back")
    assert made.screen == Talks()
    do(user, "back")
    assert made.screen is None
    assert "back" not in user.actions()


def test_returning_to_a_screen_that_one_came_from_goes_back_to_it(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    for talk in ("talk_1", "talk_2", "talk_1"):
        do(user, "open_talk" if made.screen == Talks() else "open_other", talk_id=talk)
    assert made.tasks["chat"] == (Talks(), TalkView("talk_1"))
    do(user, "open_other", talk_id="talk_1")
    assert made.tasks["chat"] == (Talks(), TalkView("talk_1"))


def test_a_tap_may_lead_into_another_app_and_back_leads_out_of_it(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "open_card")
    assert made.screen == TalkView("talk_1")  # there is no card, so it stays
    do(user, "open_card", make=True)
    assert made.screen == CardView("card_1")
    assert user.look().screen == "people.CardView"
    assert {"remove", "write_to"} <= set(user.actions())
    do(user, "write_to")
    assert made.tasks["chat"] == (Talks(), TalkView("talk_1"))
    do(user, "open_card")
    do(user, "back")
    assert made.screen == TalkView("talk_1")


def test_a_screen_whose_row_is_gone_is_dropped_wherever_it_lies(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "open_card", make=True)
    with made.step("assistant"):
        made.app(Chat).delete_talk("talk_1")
    assert made.tasks["chat"] == (Talks(), CardView("card_1"))
    with made.step("world"):
        made.app(People).remove_card("card_1")  # this screen tells by failing to find its card
    assert made.screen == Talks()


def test_deleting_what_is_shown_leads_back_and_nothing_dead_is_left(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "delete")
    assert made.tasks["chat"] == (Talks(),)
    assert len(made.app(Chat).lines) == 2


def test_an_app_whose_every_screen_is_gone_shows_its_root(made: Phone) -> None:
    made.tasks["chat"], made.foreground = (TalkView("talk_1"),), "chat"
    with made.step("world"):
        made.app(Chat).delete_talk("talk_1")
    assert made.screen == Talks()


def test_a_portal_into_an_app_that_is_not_on_this_phone_is_refused() -> None:
    made = phone(Chat, Bells)
    user = User(made)
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    assert "there is no app 'people'" in refused(user, "open_card")
    with pytest.raises(BadInput, match="the app people is not on this phone"), made.step("user"):
        made.lead(CardList())


# Taps ------------------------------------------------------------------------------------------


def test_a_tap_does_what_the_operation_does_in_the_context_of_its_screen(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_2")
    assert list(user.actions()["send"].schema["properties"]) == ["text"]
    do(user, "send", text="Hello Ben")
    line = made.app(Chat).lines["line_5"]
    assert (line.talk_id, line.sender, line.text) == ("talk_2", "me", "Hello Ben")
    change = made.journal.changes[-1]
    assert (change.actor, change.operation, change.proposal) == ("user", "chat__send", None)
    call = made.journal.calls[-1]
    assert (call.name, call.arguments, call.error) == ("send", {"text": "Hello Ben"}, None)
    assert [one.operation for one in call.ran] == ["chat.TalkView.send", "chat__send"]
    assert change.call == call.number


def test_what_ran_is_recorded_also_where_conditions_and_screens_are_looked_at_afterwards(
    made: Phone, user: User
) -> None:
    from pare.clock import Happening

    made.clock.when(lambda phone: len(phone.app(Chat).list_talks()) > 9, timedelta(0), Happening(lambda phone: None))
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_2")
    do(user, "send", text="x")
    assert [one.operation for one in made.journal.calls[-1].ran] == ["chat.TalkView.send", "chat__send"]


def test_a_tap_that_fails_half_way_leaves_nothing_behind(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    error = refused(user, "send_twice", text="x", fails=True)
    assert error == "talk_id: no talk has the id 'no such talk' (ids are for example talk_1, talk_2)"
    assert made.journal.calls[-1].ran == ()
    do(user, "send_twice", text="x")
    assert len(made.app(Chat).lines) == 6


def test_a_tap_whose_destination_cannot_be_shown_is_undone_with_its_way(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    assert "no talk has the id 'talk_9'" in refused(user, "open_talk", talk_id="talk_9")
    assert made.screen == Talks()


def test_a_tap_that_leads_where_it_did_not_say_is_a_fault_of_the_app_and_undone(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    before = state(made)
    with pytest.raises(
        DefinitionError, match=r"Talks\.lose_way returned Talks\(\), which its annotation does not declare"
    ):
        user.do("lose_way")
    assert state(made) == before
    do(user, "open_talk", talk_id="talk_1")


NOT_JSON = "'send': arguments must be a JSON object, of UTF-8 texts and numbers of 64 bits"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({}, "send: text: is required"),
        ({"text": 5}, "text: input should be a valid string (got 5)"),
        ({"text": None}, "text: input should be a valid string (got None)"),
        ({"text": "x", "talk_id": "talk_2"}, "talk_id: there is no such argument"),
        ({"text": "x" * 20_001}, "text: string should have at most 20000 characters"),
        ({"text": float("nan")}, "text: input should be a valid string (got None)"),
        (
            {"text": "\ud800"},
            NOT_JSON,
        ),
        ({"text": {1, 2}}, NOT_JSON),
        ({"text": 10**30}, NOT_JSON),
        ({5: "x"}, NOT_JSON),
        ("text", NOT_JSON),
        ([], NOT_JSON),
        (None, NOT_JSON),
        (0, NOT_JSON),
    ],
)
def test_arguments_that_do_not_fit_are_told_and_change_nothing(
    user: User, made: Phone, arguments: Any, told: str
) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    before = state(made)
    outcome = user.do("send", arguments)
    assert told in (outcome.error or "")
    assert state(made) == before
    assert made.journal.calls[-1].error == outcome.error
    assert made.log[-1].text.startswith("user on chat.TalkView: send(")


@pytest.mark.parametrize("text", ["‮evil", "👩‍👩‍👧", "{sender} {0} %s", "'; drop table", "\n" * 50])
def test_any_text_that_is_a_text_is_sent_as_it_is(user: User, made: Phone, text: str) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "send", text=text)
    assert made.app(Chat).lines["line_5"].text == text
    receive(made, text=text)
    assert made.log[-1].text == f"Cleo in talk_3:\n{text}"


def test_control_characters_are_neither_sent_nor_received(user: User, made: Phone) -> None:
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    before = state(made)
    assert "text: holds control characters" in (user.do("send", {"text": "\x00\x1b[31m"}).error or "")
    with pytest.raises(BadInput, match="text: holds control characters"):
        receive(made, text="\x9b31m")
    assert state(made) == before


@pytest.mark.parametrize("name", [None, 5, ["send"], {"name": "send"}, object(), "\ud800", "", "x" * 5000, b"send"])
def test_an_action_that_is_none_is_refused_in_words(user: User, made: Phone, name: Any) -> None:
    outcome = user.do(name, {})
    assert "is not possible here; possible are open_app, wait" in (outcome.error or "")
    assert len(outcome.error or "") < 200
    made.log[-1].text.encode()
    made.journal.calls[-1].name.encode()


def test_entities_that_refuse_what_an_operation_makes_of_the_arguments_are_told(user: User, made: Phone) -> None:
    with made.step("world"):
        chat = made.app(Chat)
        chat.lines.update(chat.lines["line_1"].changed(text="x" * 99_990))

    def longer(phone: Phone) -> None:
        line = phone.app(Chat).lines["line_1"]
        phone.app(Chat).lines.update(line.changed(text=line.text + "y" * 20))

    from pare.handles import _act

    before = state(made)
    outcome = _act(made, "user", "longer", {}, lambda given: longer(made))  # type: ignore[func-returns-value]
    assert outcome.error == f"longer: text: string should have at most 100000 characters (got '{'x' * 58}…)"
    assert state(made) == before


# Notifications ---------------------------------------------------------------------------------


def test_the_user_sees_a_headline_cut_short_and_the_log_has_all(user: User, made: Phone) -> None:
    receive(made)
    (note,) = user.look().notifications
    assert (note.app, note.headline, note.about) == ("chat", "Cleo: Lunch on Tue", ("chat.lines", "line_5"))
    entry = made.log[-1]
    assert (entry.kind, entry.actor, entry.app) == ("event", "world", "chat")
    assert entry.text == "Cleo in talk_3:\nLunch on Tuesday at noon?"
    assert entry.about == (("chat.lines", "line_5"),)


def test_times_in_texts_are_local(made: Phone) -> None:
    with made.step("world"):
        made.app(Bells).set_bell("Tea", START + timedelta(hours=1))
        made.deliver("bells__rings", {"bell_id": "bell_1"})
    assert made.log[-1].text == "Tea rang, due 10:00"


def test_an_app_tells_times_in_the_phones_zone_also_of_an_hour_that_comes_twice(made: Phone) -> None:
    chat, first = made.app(Chat), datetime(2027, 11, 7, 1, 30, tzinfo=zone("America/New_York"))
    assert chat.local(first) == "Sun 07 Nov 2027 06:30"
    assert chat.local(first.replace(fold=1)) == "Sun 07 Nov 2027 07:30"


def test_what_has_no_value_is_told_as_none(made: Phone) -> None:
    assert (
        fill("In reply to: {original}, cc {cc}", {"original": None, "cc": ()}, made.zone)
        == "In reply to: none, cc none"
    )


def test_texts_may_use_words_beside_the_entity(made: Phone) -> None:
    with made.step("world"):
        made.app(Bells).set_bell("Tea", START + timedelta(hours=1))
        about = made.deliver("bells__cancelled", {"bell_id": "bell_1"})
    assert isinstance(about, Bell)
    assert made.log[-1].text == "Tea was cancelled, 0 left"
    assert made.notifications["notification_1"].headline == "Cancelled: Tea"


def test_a_notification_opens_where_it_leads_and_is_gone(user: User, made: Phone) -> None:
    receive(made)
    do(user, "open_app", app="bells")
    do(user, "open_notification", notification_id="notification_1")
    assert made.tasks["chat"] == (Talks(), TalkView("talk_3"))
    assert made.screen == TalkView("talk_3")
    assert user.look().notifications == ()
    assert "open_notification" not in user.actions()


def test_a_notification_of_what_is_gone_or_has_no_screen_opens_the_root(user: User, made: Phone) -> None:
    receive(made)
    receive(made, "Ada")
    with made.step("world"):
        made.deliver("chat__leave", {"sender": "Ben"})
        made.app(Chat).delete_talk("talk_3")
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    do(user, "open_notification", notification_id="notification_3")
    assert made.screen == Talks()
    do(user, "open_notification", notification_id="notification_1")
    assert made.screen == Talks()


@pytest.mark.parametrize("id", ["notification_9", "", "line_1"])
def test_an_unknown_notification_is_refused(user: User, made: Phone, id: str) -> None:
    receive(made)
    assert "notification_id: no notification has the id" in refused(user, "open_notification", notification_id=id)


def test_what_an_app_mutes_is_not_notified_but_the_assistant_sees_it(user: User, made: Phone) -> None:
    receive(made, "Muted")
    assert user.look().notifications == ()
    assert made.log[-1].text.startswith("Muted in talk_3")


def test_the_shade_shows_the_newest_first_and_not_all(user: User, made: Phone) -> None:
    for number in range(12):
        receive(made, text=f"{number}")
    assert [note.headline for note in user.look().notifications] == [f"Cleo: {11 - n}" for n in range(8)]
    do(user, "open_notification", notification_id="notification_1")


@pytest.mark.parametrize(
    ("operation", "arguments", "told"),
    [
        ("chat__send", {"talk_id": "talk_1", "text": "x"}, "chat has no incoming 'chat__send'; it has chat__leave"),
        ("chat__nothing", {}, "chat has no incoming"),
        ("mail__receive", {}, "there is no app 'mail'"),
        ("", {}, "there is no app ''"),
        ("chat__receive", {"sender": "Ada"}, "chat__receive: text: is required"),
        ("bells__rings", {"bell_id": "bell_9"}, "no bell has the id 'bell_9'"),
    ],
)
def test_what_cannot_arrive_is_refused_and_leaves_nothing(
    made: Phone, operation: str, arguments: Any, told: str
) -> None:
    before = state(made)
    with pytest.raises(BadInput, match=told), made.step("world"):
        made.deliver(operation, arguments)
    assert state(made) == before
    assert made.log == []


def test_nothing_arrives_outside_a_step(made: Phone) -> None:
    with pytest.raises(Refused, match="nobody acts now"):
        made.deliver("chat__receive", {"sender": "Ada", "text": "x"})
    assert made.log == []


def test_an_arrival_that_is_undone_is_not_in_the_log(made: Phone) -> None:
    with undone(made):
        made.deliver("chat__receive", {"sender": "Ada", "text": "x"})
    assert made.log == []
    assert len(made.notifications) == 0


# Proposals -------------------------------------------------------------------------------------


def test_a_proposal_can_be_answered_only_while_it_is_pending(user: User, made: Phone) -> None:
    assert not {"accept_proposal", "reject_proposal"} & set(user.actions())
    proposal = propose(made, "  Shall I answer Ada? ")
    assert proposal.text == "Shall I answer Ada?"
    assert list(user.actions())[:3] == ["accept_proposal", "reject_proposal", "open_app"]
    assert user.look().proposal == proposal
    do(user, "reject_proposal", reason="Not now")
    assert made.pending is None
    stored = made.proposals[proposal.id]
    assert (stored.status, stored.reason, stored.answered_turn) == ("rejected", "Not now", 0)
    assert "'accept_proposal' is not possible" in refused(user, "accept_proposal")


def test_accepting_is_recorded_as_an_answer_and_shown_to_the_assistant(user: User, made: Phone) -> None:
    propose(made, "Shall I?")
    do(user, "accept_proposal")
    assert made.proposals["proposal_1"].status == "accepted"
    assert [(entry.kind, entry.actor, entry.text) for entry in made.log] == [
        ("proposal", "assistant", "Shall I?"),
        ("answer", "user", "user on home: accept_proposal() -> stays"),
    ]


def test_a_second_proposal_replaces_the_first_which_expires(made: Phone) -> None:
    first, second = propose(made, "One?"), propose(made, "Two?")
    assert made.proposals[first.id].status == "expired"
    assert made.pending == second


def test_a_proposal_expires_after_two_turns_without_answer(made: Phone) -> None:
    made.turn = 3
    propose(made, "One?")
    for turn, status in ((3, "pending"), (4, "pending"), (5, "expired")):
        made.turn = turn
        expire(made, 2)
        assert made.proposals["proposal_1"].status == status


@pytest.mark.parametrize("text", ["", "  \n", "x" * 4001])
def test_a_proposal_is_neither_empty_nor_endless(made: Phone, text: str) -> None:
    propose(made, "First?")
    with pytest.raises(BadInput, match="a proposal is one to 4,000 characters long"):
        propose(made, text)
    assert made.pending is not None


def test_proposals_are_told_apart_from_what_agents_do_to_the_world(made: Phone) -> None:
    from pare.effects import effects

    propose(made, "One?")
    propose(made, "Two?")
    assert effects(made.journal.changes) == ()


# The whole phone -------------------------------------------------------------------------------


def test_a_phone_starts_at_an_aware_time_in_a_known_zone() -> None:
    with pytest.raises(BadInput, match="starts: a point in time needs a time zone"):
        Phone(APPS, START.replace(tzinfo=None))
    with pytest.raises(BadInput, match="no IANA time zone"):
        Phone(APPS, START, "Rome")
    local = START.astimezone(zone("Asia/Tokyo"))
    assert Phone(APPS, local).now == START
    assert Phone(APPS, local).now.tzinfo is not local.tzinfo


def test_two_apps_of_one_name_are_refused() -> None:
    with pytest.raises(DefinitionError, match="two apps are called 'chat'"):
        Phone([Chat, Chat], START)


class Twice(App):
    """Keeps cards, as People does."""

    cards: Table[Card]


class TwiceList(Screen[Twice], root=True):
    """Cards again."""


def test_an_entity_has_one_table_on_a_phone() -> None:
    with pytest.raises(DefinitionError, match=r"people\.cards and twice\.cards both hold Card"):
        Phone([People, Twice], START)


def test_an_unknown_app_is_told_with_those_that_there_are(made: Phone) -> None:
    with pytest.raises(BadInput, match=r"app: there is no app 'mail'; there are chat, people, bells"):
        made.app_named("mail")


def test_rows_get_names_that_follow_them(made: Phone) -> None:
    with made.step("world"):
        made.name("ada", made.app(People).add_card("Ada"))
        with pytest.raises(BadInput, match="two entities are named 'ada'"):
            made.name("ada", made.app(People).add_card("Ben"))
        with pytest.raises(Unknown, match="no app of this phone holds a Odd"):
            made.name("odd", Odd(id="odd_1", name="x"))
    twin = made.fork()
    with made.step("user"):
        made.app(People).cards.update(Card(id="card_1", name="Ada Byron"))
    assert made.named("ada") == Card(id="card_1", name="Ada Byron")
    assert twin.named("ada") == Card(id="card_1", name="Ada")
    with made.step("user"):
        made.app(People).remove_card("card_1")
    assert made.named("ada") is None
    assert made.named("nobody") is None
    assert made.entity(("people.nothing", "x")) is None


class Odd(Card):
    """Of no table."""


def test_a_step_that_fails_takes_back_names_screens_log_and_queue(made: Phone) -> None:
    before = state(made)

    def everything() -> None:
        with made.step("world"):
            made.name("ada", made.app(People).add_card("Ada"))
            made.open("chat", TalkView("talk_1"))
            made.at(START + timedelta(minutes=1), lambda phone: None, "later")
            made.deliver("chat__receive", {"sender": "Ada", "text": "x"})
            raise KeyError

    with pytest.raises(KeyError):
        everything()
    assert state(made) == before
    assert made.log == []


def test_effects_so_far_follow_what_is_done_and_undone_on_every_fork(made: Phone) -> None:
    assert made.effects == ()
    with made.step("world"):
        made.app(People).add_card("Ada")
    assert made.effects == ()
    with made.step("user"):
        made.app(People).add_card("Ben")
    assert [effect.id for effect in made.effects] == ["card_2"]
    twin = made.fork()
    with twin.step("assistant"):
        twin.app(People).add_card("Cleo")
    with suppress(Refused), made.step("user"):
        made.app(People).add_card("Dan")
        assert [effect.id for effect in made.effects] == ["card_2", "card_3"]
        raise Refused("undone")
    assert [effect.id for effect in made.effects] == ["card_2"]
    assert [effect.id for effect in twin.effects] == ["card_2", "card_3"]
    assert twin.effects == Net().after(twin.journal.changes).effects
    with twin.step("world"):
        cards = twin.app(People).cards
        cards.update(cards["card_2"].changed(name="Benno"))
    assert twin.effects == Net().after(twin.journal.changes).effects
    with twin.step("user"):
        twin.app(People).remove_card("card_1")
    assert [effect.kind for effect in twin.effects] == ["removed", "created", "created"]
    assert twin.effects == Net().after(twin.journal.changes).effects
    assert made.having("card_2") == made.app(People).cards["card_2"]
    assert made.having("card_3") is None


def test_a_fork_is_the_same_phone_and_then_its_own(made: Phone) -> None:
    user = User(made)
    do(user, "open_app", app="chat")
    do(user, "open_talk", talk_id="talk_1")
    receive(made)
    propose(made, "Shall I?")
    made.at(
        START + timedelta(minutes=1), lambda phone: phone.deliver("chat__receive", {"sender": "D", "text": "x"}), "d"
    )
    twin = made.fork()
    assert state(twin) == state(made)
    assert twin.log == made.log
    before = state(made)
    other = User(twin)
    for name, arguments in (
        ("send", {"text": "x"}), ("open_notification", {"notification_id": "notification_1"}), ("accept_proposal", {}),
        ("wait", {}), ("back", {}), ("go_home", {}),
    ):  # fmt: skip
        assert other.do(name, arguments).error is None
    assert state(made) == before
    assert [made.screen, twin.screen] == [TalkView("talk_1"), None]
    do(user, "send", text="x")
    assert made.app(Chat).lines["line_6"].talk_id == "talk_1"


def test_a_condition_or_screen_that_cannot_answer_is_a_fault_of_its_author_not_of_who_acts(made: Phone) -> None:
    from pare.clock import Happening

    made.clock.when(
        lambda phone: bool(phone.app(Chat).talks["talk_9"]), timedelta(0), Happening(lambda p: None, "never")
    )
    with pytest.raises(DefinitionError, match="the condition of 'never': talk_id: no talk has the id 'talk_9'"):
        User(made).do("open_app", {"app": "chat"})


PLAIN = st.text("ab\u0301", max_size=4)
LETTERS = st.text("ab\u0301\x00", max_size=4)
IDS = st.sampled_from(
    [f"{kind}_{n}" for kind in ("talk", "card", "bell", "notification") for n in (1, 2, 3)] + ["", "x"]
)


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    """What may be given for an argument of a tap."""
    if parameter.name.endswith("_id"):
        return IDS
    if parameter.name == "due":
        return st.sampled_from(["2027-03-02T09:05", "2027-03-02T09:00", "noon"])
    return {"app": st.sampled_from(["chat", "people", "x"]), "bool": st.booleans()}.get(
        "app" if parameter.name == "app" else str(parameter.annotation), LETTERS
    )


class Phones(RuleBasedStateMachine):
    """Two agents and a world on phones that fork; a plain model says where the user must be."""

    def __init__(self) -> None:
        super().__init__()
        self.phones = [phone()]
        self.at = 0

    @property
    def made(self) -> Phone:
        return self.phones[self.at]

    def others_stay(self, act: Callable[[], Any]) -> Any:
        """Do something on one phone; no other phone notices."""
        others = [(other, state(other), len(other.log)) for other in self.phones if other is not self.made]
        result = act()
        for other, before, logged in others:
            assert (state(other), len(other.log)) == (before, logged)
        return result

    def act(self, name: str, arguments: dict[str, Any]) -> bool:
        made, user = self.made, User(self.made)
        before, possible, log = state(made), name in user.actions(), list(made.log)
        tasks, foreground = dict(made.tasks), made.foreground
        outcome = self.others_stay(lambda: user.do(name, arguments))
        assert made.log[: len(log)] == log
        if outcome.error is not None:
            assert state(made) == before
            assert len(made.log) == len(log) + 1
            return False
        assert possible
        self.moved(name, arguments, tasks, foreground)
        return True

    def moved(self, name: str, arguments: dict[str, Any], tasks: dict[str, Any], foreground: str | None) -> None:
        """Where each action of the phone must have led."""
        made = self.made
        if name in ("open_app", "switch_app"):
            assert made.foreground == arguments["app"]
            assert made.tasks[arguments["app"]][0] == made.kinds[arguments["app"]].root()
            assert made.tasks == tasks | {arguments["app"]: tasks.get(arguments["app"], (made.screen,))}
        elif name == "go_home":
            assert (made.foreground, made.tasks) == (None, tasks)
        elif name == "back":
            left = tasks[foreground or ""][:-1]
            assert made.screen == (left[-1] if left else None)
        elif name in ("wait", "accept_proposal", "reject_proposal"):
            assert made.foreground == foreground
        elif name != "open_notification":
            was = tasks[foreground or ""][-1]
            tap = was.app.blueprint().taps[type(was)][name]
            assert made.foreground == foreground
            assert type(made.screen) in tap.goes or (tap.stays and made.screen == was)

    @rule(app=st.sampled_from(["chat", "people", "bells", "mail"]), how=st.sampled_from(["open_app", "switch_app"]))
    def go(self, app: str, how: str) -> None:
        self.act(how, {"app": app})

    @rule(name=st.sampled_from(["back", "go_home", "wait", "accept_proposal", "reject_proposal", "nonsense"]))
    def simple(self, name: str) -> None:
        self.act(name, {})

    @rule(data=st.data())
    def tap(self, data: st.DataObject) -> None:
        tools = User(self.made).actions()
        name = data.draw(st.sampled_from(sorted(set(tools) - {"lose_way"})))
        arguments = {}
        for parameter in tools[name].parameters:
            arguments[parameter.name] = data.draw(values(parameter))
        self.act(name, arguments)

    @rule(
        sender=st.sampled_from(["Ada", "Cleo", "Muted"]),
        text=st.text("ab\u0301", max_size=4),
        minutes=st.integers(0, 9),
        now=st.booleans(),
    )
    def message(self, sender: str, text: str, minutes: int, now: bool) -> None:
        made = self.made

        def arrives(phone: Phone) -> Any:
            return phone.deliver("chat__receive", {"sender": sender, "text": text})

        if now:
            shade, logged = len(made.notifications), len(made.log)
            with made.step("world"):
                arrives(made)
            assert len(made.notifications) == shade + (sender != "Muted")
            assert made.log[logged].text.endswith(f":\n{text}")
        else:
            made.at(made.now + timedelta(minutes=minutes), arrives)

    @rule(seconds=st.integers(0, 900))
    def time_passes(self, seconds: int) -> None:
        made = self.made
        until = made.now + timedelta(seconds=seconds)
        self.others_stay(lambda: made.advance(until))
        assert made.now == until
        assert all(due.at > until for due in made.clock.queue)
        assert all(bell.rung or bell.due > until for bell in made.app(Bells).bells)

    @rule(text=st.sampled_from(["Shall I?", "May I?"]))
    def proposal(self, text: str) -> None:
        made, pending = self.made, self.made.pending
        made.turn += 1
        new = self.others_stay(lambda: propose(made, text))
        assert made.pending == new
        if pending is not None:
            assert made.proposals[pending.id].status == "expired"

    @rule(talk_id=IDS, card_id=IDS)
    def assistant_deletes(self, talk_id: str, card_id: str) -> None:
        made = self.made
        for app, name, id in ((made.app(Chat), "delete_talk", talk_id), (made.app(People), "remove_card", card_id)):
            try:
                with made.step("assistant", proposal="proposal_1"):
                    getattr(app, name)(id)
            except Unknown:
                pass

    @rule(name=st.sampled_from(["chat__send_to", "people__add_card", "chat__list_talks", "bells__list_bells", "x"]))
    def assistant_reads(self, name: str) -> None:
        made = self.made
        read, revoke = observer(made, 5)
        before = state(made)
        read(name, {"name": "Ada", "text": "x"})
        revoke()
        assert state(made) == before

    @precondition(lambda self: len(self.phones) < 4)
    @rule()
    def fork(self) -> None:
        twin = self.made.fork()
        assert state(twin) == state(self.made)
        self.phones.append(twin)

    @rule(which=st.integers(0, 3))
    def take_another(self, which: int) -> None:
        self.at = which % len(self.phones)

    @invariant()
    def what_is_shown_can_be_seen_and_done(self) -> None:
        for made in self.phones:
            look = User(made).look()
            actions = set(look.actions)
            assert ("open_app" in actions) == (made.screen is None)
            assert ({"back", "go_home"} <= actions) == (made.screen is not None)
            assert ("switch_app" in actions) == (made.foreground is not None and len(made.tasks) > 1)
            assert ("open_notification" in actions) == (len(made.notifications) > 0)
            assert ({"accept_proposal", "reject_proposal"} <= actions) == (look.proposal is not None)
            assert "wait" in actions

    @invariant()
    def no_screen_is_dead_and_none_is_there_twice(self) -> None:
        for made in self.phones:
            for name, stack in made.tasks.items():
                assert stack[0] == made.kinds[name].root()
                assert len(set(stack)) == len(stack)
                for screen in stack:
                    if isinstance(screen, TalkView):
                        assert screen.talk_id in made.app(Chat).talks
                    if isinstance(screen, CardView):
                        assert screen.card_id in made.app(People).cards

    @invariant()
    def at_most_one_proposal_is_pending_and_nobody_acts(self) -> None:
        for made in self.phones:
            assert made.proposals.count(status="pending") <= 1
            assert made.journal.step is None
            assert [call.number for call in made.journal.calls] == list(range(len(made.journal.calls)))


TestPhones = Phones.TestCase
TestPhones.settings = settings(
    max_examples=80, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


def test_a_phone_at_rest_is_freed_at_once_and_else_as_it_was(made: Phone) -> None:
    twin = made.fork()
    with twin.step("user"):
        twin.app(People).add_card("Eve")
    twin.rest()
    assert [card.name for card in twin.app(People).cards] == [*(card.name for card in made.app(People).cards), "Eve"]
    twin.rest()
    gone = weakref.ref(twin)
    gc.disable()
    try:
        del twin
        assert gone() is None
    finally:
        gc.enable()

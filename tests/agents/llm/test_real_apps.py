"""Both agents on the phone's own apps: what they declare reaches the models in a form that providers take."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from pare.expect import created, mentions
from pare.need import Need, Window
from pare.phrases import words
from pare.scenario import Person, Scenario, Stage, do
from pare_apps.contacts import Contacts
from pare_apps.email import EmailApp
from pare_apps.messaging import Messaging
from pare_apps.reminders import Reminder, Reminders

OFFER = "Shall I set a reminder to bring the rota to Marta on Friday 16 April at 10:00?"
REMINDER = {"title": "Bring Marta the rota", "due": "2027-04-16T10:00"}


class Rota(Scenario):
    """A rota to bring."""

    id = "rota"
    domain = "productivity"
    capabilities = ("goal inference",)
    difficulty = "easy"
    apps = (Contacts, Messaging, EmailApp, Reminders)
    starts = "2027-04-15 09:00"
    zone = "Europe/Rome"
    user = Person("Ben Okoro", number="+39 333 222", about="A nurse.", goal="Not forgetting things.")
    needs = (
        Need("to be reminded", slots={"what": words("rota"), "day": words("friday")}, evidence=("request",),
             window=Window(opens="request")),
    )  # fmt: skip
    solution = (Stage(OFFER, (do(Reminders.create_reminder, **REMINDER),)),)
    must = {"reminder": created(Reminder, title=mentions("rota"), due=datetime(2027, 4, 16, 8, tzinfo=UTC))}

    def happens(self, story):
        text = "Please bring me the rota on Friday at ten!"
        story.at("+1m", "request", Messaging.receive_message, sender="+39 333 111", text=text)


@pytest.fixture
async def episode(playing):
    playing.answers(
        ("open_app", {"app": "messaging"}),
        ("wait", {}),
        ("wait", {}),
        [("contacts__find_contacts", {}), ("messaging__list_conversations", {})],
        ("propose", {"text": OFFER}),
        ("accept_proposal", {}),
        ("reminders__create_reminder", REMINDER),
        ("report", {"text": "I shall remind you."}),
        ("go_home", {}),
        ("wait", {}),
    )
    return await playing(Rota, leader="llm", turns=4)


async def test_it_is_played_to_success(episode, playing):
    assert [call["error"] for call in episode.turns[1]["observed"]["calls"]] == [None, None]
    assert episode.grade.success


async def test_every_tool_has_a_name_and_a_schema_that_providers_take(episode, playing):
    tools = [tool["function"] for body in playing.bodies for tool in body["tools"]]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{1,64}", tool["name"]) for tool in tools)
    assert all(tool["parameters"]["type"] == "object" and tool["description"] for tool in tools)
    assert max(len(body["tools"]) for body in playing.bodies) <= 128


async def test_apps_and_screens_are_described_by_their_declarations(episode, playing):
    assert f"- messaging: {Messaging.__doc__.splitlines()[0]}" in playing.heard("user")[0]
    assert f"({Messaging.root.__doc__.splitlines()[0]})" in playing.heard("user")[1]
    assert f"- email ({EmailApp.__doc__.splitlines()[0]}): list_emails" in playing.heard("observe")[0]
    assert "# The owner" in playing.heard("observe")[0]
    assert "create_reminder" not in playing.heard("observe")[0]
    assert "create_reminder" in playing.heard("execute")[0]

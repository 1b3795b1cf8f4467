"""What the user has going on with agents: viewings, applications, offers and messages, and how each may move on."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal, Self

from pydantic import model_validator

from pare.entity import Entity
from pare.errors import BadInput, listed
from pare_apps.apartments.model import AttachedFiles, Charge, When
from pare_apps.fields import Prose, Title

Who = Literal["me", "agent"]
ViewingState = Literal["requested", "confirmed", "cancelled"]
ApplicationState = Literal["draft", "submitted", "under_review", "accepted", "rejected", "withdrawn"]
OfferState = Literal["open", "accepted", "declined", "withdrawn", "expired"]

VIEWING_MOVES: Mapping[ViewingState, tuple[ViewingState, ...]] = {
    "requested": ("confirmed", "cancelled"),
    "confirmed": ("requested", "cancelled"),
    "cancelled": (),
}
"""A viewing that the user moves is requested anew; one that the agent moves is confirmed."""

APPLICATION_MOVES: Mapping[ApplicationState, tuple[ApplicationState, ...]] = {
    "draft": ("submitted", "withdrawn"),
    "submitted": ("under_review", "accepted", "rejected", "withdrawn"),
    "under_review": ("accepted", "rejected", "withdrawn"),
    "accepted": ("withdrawn",),
    "rejected": (),
    "withdrawn": (),
}

OFFER_MOVES: Mapping[OfferState, tuple[OfferState, ...]] = {
    "open": ("accepted", "declined", "withdrawn", "expired"),
    "accepted": (),
    "declined": (),
    "withdrawn": (),
    "expired": (),
}


class Viewing(Entity, index=("listing_id", "live"), order="starts"):
    """An appointment to see a flat.

    Attributes:
        message: what the user wrote with it.
        agent_note: what the agent wrote last about it.
        cancelled_by: who cancelled it.
    """

    listing_id: str
    starts: When
    state: ViewingState = "requested"
    message: Prose = ""
    agent_note: Prose = ""
    cancelled_by: Who | None = None

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.cancelled_by is not None and self.state != "cancelled":
            raise ValueError("cancelled_by: only a cancelled viewing was cancelled by somebody")
        return self

    @property
    def live(self) -> bool:
        """Whether it takes, or took, place."""
        return self.state != "cancelled"


class Application(Entity, index=("listing_id", "live", "undecided")):
    """An application for a flat; an accepted one is also the record of the tenancy.

    Attributes:
        message: what the user writes to the agent in it.
        moves_in: the first day; None as the listing says.
        moves_out: the last day, of a stay with an end.
        attachments: the documents handed in with it.
        missing: documents that the agent still asks for.
        documents_by: until when documents can be added.
        agent_note: what the agent wrote last about it.
        terms: what was agreed on, where it was accepted: lease, deposit, handover, house rules.
    """

    listing_id: str
    state: ApplicationState = "submitted"
    message: Prose = ""
    moves_in: date | None = None
    moves_out: date | None = None
    attachments: AttachedFiles = ()
    missing: tuple[Title, ...] = ()
    documents_by: When | None = None
    submitted_at: When | None = None
    agent_note: Prose = ""
    terms: Prose = ""

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.moves_out is not None and self.moves_out <= (self.moves_in or date.min):
            raise ValueError("moves_out: must be later than moves_in")
        return self

    @property
    def live(self) -> bool:
        """Whether it stands in the way of another one for the same flat."""
        return self.state not in ("rejected", "withdrawn")

    @property
    def undecided(self) -> bool:
        """Whether it is still to be sent or decided."""
        return self.state in ("draft", "submitted", "under_review")


class LeaseOffer(Entity, index=("listing_id", "state"), order="answer_by"):
    """An agent's offer to let a flat to the user, which must be answered by a point in time.

    Attributes:
        application_id: the application that it answers; empty if there is none.
        rent: what is offered, without extra costs.
        text: what the agent writes.
        message: what the user answered besides yes or no.
    """

    listing_id: str
    application_id: str = ""
    rent: Charge
    moves_in: date | None = None
    text: Prose = ""
    answer_by: When
    state: OfferState = "open"
    message: Prose = ""


class AgentMessage(Entity, index=("listing_id",), order="sent_at"):
    """A message between the user and the agent of a listing."""

    listing_id: str
    sender: Who = "agent"
    text: Prose = ""
    sent_at: When
    attachments: AttachedFiles = ()


def step(row: Viewing | Application | LeaseOffer, to: str) -> str:
    """The state that a row moves on to.

    Raises:
        BadInput: there is no way to it from the state in which the row is.
    """
    moves = _MACHINES[type(row)]
    if to not in moves[row.state]:
        what = row.kind.removeprefix("lease_")
        raise BadInput(
            f"{row.kind}_id: the {what} {row.id} is {words(row.state)} and cannot become {words(to)}; "
            f"it can become: {listed(map(words, moves[row.state]))}"
        )
    return to


def words(state: str) -> str:
    """A state as people read it."""
    return state.replace("_", " ")


_MACHINES: Mapping[type[Entity], Mapping[Any, tuple[str, ...]]] = {
    Viewing: VIEWING_MOVES,
    Application: APPLICATION_MOVES,
    LeaseOffer: OFFER_MOVES,
}

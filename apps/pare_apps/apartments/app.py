"""The apartments app's operations with agents: viewing, applying, writing, answering offers."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any, Literal

from pare.app import write
from pare.entity import Entity
from pare.errors import BadInput, listed
from pare.screen import Screen
from pare_apps.apartments.dealings import AgentMessage, Application, LeaseOffer, Viewing, step, words
from pare_apps.apartments.model import Listing, When
from pare_apps.apartments.saving import Names, Saving
from pare_apps.fields import Bare, named_faults

Action = Literal["", "submit", "withdraw"]
Answer = Literal["accept", "decline"]


class Apartments(Saving):
    """Flats to let: search, saved listings and searches, viewings, applications, offers, messages with agents."""

    # Viewings ----------------------------------------------------------------------------------

    @write
    def request_viewing(self, listing_id: Bare[str], starts: When, message: Bare[str] = "") -> Viewing:
        """Request a viewing; the agent then confirms it.

        Args:
            listing_id: The listing.
            starts: One of its viewing_slots.
            message: A word to the agent.
        """
        listing = self._open(listing_id)
        if listing.sign_up_by is not None and self.now > listing.sign_up_by:
            raise BadInput(f"listing_id: viewings could be requested until {self.local(listing.sign_up_by)}")
        booked = self.booked(listing_id)
        if booked is not None:
            when = self.local(booked.starts)
            raise BadInput(f"listing_id: {booked.id} is a viewing there on {when}; move it with move_viewing")
        self._check_slot(listing, starts)
        with named_faults():
            return self.viewings.add(Viewing(listing_id=listing_id, starts=starts, message=message))

    @write
    def move_viewing(self, viewing_id: Bare[str], starts: When, message: Bare[str | None] = None) -> Viewing:
        """Move a viewing; the agent confirms it anew.

        Args:
            viewing_id: The viewing.
            starts: One of the listing's viewing_slots.
            message: A word to the agent.
        """
        row = self._changeable(viewing_id)
        listing = self._open(row.listing_id, "viewing_id")
        if starts == row.starts:
            raise BadInput(f"starts: {row.id} is at {self.local(starts)} already")
        self._check_slot(listing, starts)
        state = row.state if row.state == "requested" else step(row, "requested")
        with named_faults():
            after = row.changed(starts=starts, state=state, message=row.message if message is None else message)
        return self.viewings.update(after)

    @write
    def cancel_viewing(self, viewing_id: Bare[str], message: Bare[str | None] = None) -> Viewing:
        """Cancel a viewing.

        Args:
            viewing_id: The viewing.
            message: A word to the agent.
        """
        row = self._changeable(viewing_id)
        with named_faults():
            after = row.changed(
                state=step(row, "cancelled"), cancelled_by="me", message=row.message if message is None else message
            )
        return self.viewings.update(after)

    # Applications and offers -------------------------------------------------------------------

    @write
    def apply(
        self,
        listing_id: Bare[str],
        message: Bare[str] = "",
        moves_in: date | None = None,
        moves_out: date | None = None,
        attachments: Names = (),
        submit: Bare[bool] = True,
    ) -> Application:
        """Apply for a flat, or (submit=false) only draft it.

        Args:
            listing_id: The listing.
            message: To the agent.
            moves_in: If not the listing's first day.
            moves_out: Last day of a limited stay.
            attachments: Each "<id of what carries it>/<name>": "email_3/slip.pdf".
            submit: Send it.
        """
        listing = self._open(listing_id)
        standing = self.applied(listing_id)
        if standing is not None:
            raise BadInput(f"listing_id: {standing.id} is an application there, {words(standing.state)}")
        with named_faults():
            draft = Application(
                listing_id=listing_id, state="draft", message=message, moves_in=moves_in, moves_out=moves_out,
                attachments=self.attached(attachments),
            )  # fmt: skip
        return self.applications.add(self._submitted(draft, listing, "listing_id") if submit else draft)

    @write
    def update_application(
        self,
        application_id: Bare[str],
        message: Bare[str | None] = None,
        moves_in: Bare[date | None] = None,
        moves_out: Bare[date | None] = None,
        attachments: Names = (),
        action: Bare[Action] = "",
    ) -> Application:
        """Add documents to an application, submit a draft or withdraw an application.

        Message, moves_in and moves_out change drafts only.

        Args:
            application_id: The application.
            message: Drafts only.
            moves_in: Drafts only.
            moves_out: Drafts only.
            attachments: To add, as in apply.
            action: Submit a draft, or withdraw.
        """
        row = self.applications[application_id]
        given = {"message": message, "moves_in": moves_in, "moves_out": moves_out}
        form: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        if not (form or attachments or action):
            raise BadInput("application_id: is the only argument; give at least one thing to do")
        if not row.live:
            raise BadInput(f"application_id: {row.id} is {words(row.state)} and stays as it is")
        if action == "withdraw":
            if form or attachments:
                raise BadInput("action: withdraw stands alone; leave the other arguments out")
            return self.applications.update(row.changed(state=step(row, "withdrawn")))
        listing = self.listings[row.listing_id]
        for name in form:
            if row.state != "draft":
                raise BadInput(f"{name}: {row.id} is no draft any more; add documents or write to the agent instead")
        if attachments:
            self._check_documents(row, listing)
        with named_faults():
            row = row.changed(**form, attachments=self.attached(attachments, row.attachments))
        if action == "submit":
            row = self._submitted(row, self._open(row.listing_id, "application_id"), "application_id")
        return self.applications.update(row)

    @write
    def answer_offer(self, lease_offer_id: Bare[str], answer: Bare[Answer], message: Bare[str] = "") -> LeaseOffer:
        """Accept or decline an agent's offer to let a flat; this is final.

        Args:
            lease_offer_id: The offer.
            answer: The answer.
            message: A word to the agent.
        """
        row = self.lease_offers[lease_offer_id]
        state = step(row, "accepted" if answer == "accept" else "declined")
        if self.now > row.answer_by:
            raise BadInput(f"lease_offer_id: {row.id} had to be answered by {self.local(row.answer_by)}")
        if answer == "accept":
            application, listing = self.applications.get(row.application_id), self.listings.get(row.listing_id)
            if application is not None and application.state in ("withdrawn", "rejected"):
                raise BadInput(
                    f"lease_offer_id: {row.id} answers {application.id}, which was {application.state}; decline it"
                )
            if listing is not None and listing.state in ("let", "withdrawn"):
                raise BadInput(f"lease_offer_id: {listing.address} is {listing.state}; decline it")
        with named_faults():
            return self.lease_offers.update(row.changed(state=state, message=message))

    @write
    def send_message(self, listing_id: Bare[str], text: Bare[str], attachments: Names = ()) -> AgentMessage:
        """Write to the agent of a listing.

        Args:
            listing_id: The listing.
            text: What to write.
            attachments: As in apply.
        """
        self.listings[listing_id]
        if not text.strip():
            raise BadInput("text: must not be empty")
        with named_faults():
            message = AgentMessage(
                listing_id=listing_id, sender="me", text=text, attachments=self.attached(attachments), sent_at=self.now
            )
        return self.agent_messages.add(message)

    # Rules -------------------------------------------------------------------------------------

    def changeable_until(self, viewing: Viewing) -> datetime:
        """Until when a viewing can be moved or cancelled."""
        return viewing.starts - timedelta(hours=self.listings[viewing.listing_id].viewing_notice_hours)

    def documents_until(self, application: Application, listing: Listing) -> datetime | None:
        """Until when documents can be added to an application; None if there is no limit."""
        undecided = application.state in ("submitted", "under_review")
        return application.documents_by or (listing.apply_by if undecided else None)

    def screen_of(self, entity: Entity) -> Screen[Any] | None:
        """The screen of what a notification is about."""
        from pare_apps.apartments.screens import opened

        return opened(entity)

    def _open(self, listing_id: str, argument: str = "listing_id") -> Listing:
        listing = self.listings[listing_id]
        if not listing.on_market:
            raise BadInput(f"{argument}: {listing.address} is {listing.state}; it takes no viewings or applications")
        return listing

    def _check_slot(self, listing: Listing, starts: datetime) -> None:
        offered = [slot for slot in listing.viewing_slots if slot > self.now]
        if starts not in offered:
            times = listed(self.local(slot, "%Y-%m-%d %H:%M") for slot in offered)
            raise BadInput(f"starts: {listing.address} offers no viewing then; offered are: {times}")

    def _changeable(self, viewing_id: str) -> Viewing:
        row = self.viewings[viewing_id]
        if not row.live:
            raise BadInput(f"viewing_id: {row.id} is cancelled already")
        until = self.changeable_until(row)
        if self.now > until or self.now >= row.starts:
            raise BadInput(f"viewing_id: {row.id} could be moved or cancelled until {self.local(until)}")
        return row

    def _submitted(self, row: Application, listing: Listing, argument: str) -> Application:
        if listing.apply_by is not None and self.now > listing.apply_by:
            raise BadInput(f"{argument}: {listing.address} took applications until {self.local(listing.apply_by)}")
        if row.state != "draft":
            raise BadInput(f"action: {row.id} is {words(row.state)} already")
        return row.changed(state=step(row, "submitted"), submitted_at=self.now)

    def _check_documents(self, row: Application, listing: Listing) -> None:
        until = self.documents_until(row, listing)
        if until is not None and self.now > until:
            raise BadInput(f"attachments: documents for {row.id} could be added until {self.local(until)}")

"""What agents do for and with the user: viewings, applications, offers and messages."""

from __future__ import annotations

from datetime import date, datetime
from typing import Literal

from pare.app import Arrived, incoming
from pare.errors import BadInput
from pare_apps.apartments import wording
from pare_apps.apartments.dealings import AgentMessage, Application, LeaseOffer, Viewing, step, words
from pare_apps.apartments.market import FULL, NEWS, Amount, Market, News
from pare_apps.apartments.model import When
from pare_apps.attachments import Attachment
from pare_apps.fields import named_faults
from pare_apps.money import Money

Decision = Literal["under_review", "accepted", "rejected"]


class Arrivals(Market):
    """The incoming side of the app."""

    # Viewings ----------------------------------------------------------------------------------

    @incoming(headline=NEWS, full=FULL)
    def confirm_viewing(self, viewing_id: str, note: str = "") -> Arrived[Viewing]:
        """The agent confirms a viewing.

        Args:
            viewing_id: The viewing.
            note: What the agent writes with it.
        """
        row = self.viewings[viewing_id]
        return self._viewing(row, f"confirmed for {self.local(row.starts)}", note, state=step(row, "confirmed"))

    @incoming(headline=NEWS, full=FULL)
    def agent_moves_viewing(self, viewing_id: str, starts: When, note: str = "") -> Arrived[Viewing]:
        """The agent moves a viewing to another time, which holds from then on.

        Args:
            viewing_id: The viewing.
            starts: The new time.
            note: What the agent writes with it.
        """
        row = self.viewings[viewing_id]
        if row.state != "confirmed":
            step(row, "confirmed")
        if starts in (row.starts, self.now) or starts < self.now:
            raise BadInput(f"starts: must be later than now and another time than {self.local(row.starts)}")
        told = f"moved from {self.local(row.starts)} to {self.local(starts)}"
        return self._viewing(row, told, note, state="confirmed", starts=starts)

    @incoming(headline=NEWS, full=FULL)
    def agent_cancels_viewing(self, viewing_id: str, note: str = "") -> Arrived[Viewing]:
        """The agent cancels, or refuses, a viewing.

        Args:
            viewing_id: The viewing.
            note: What the agent writes with it.
        """
        row = self.viewings[viewing_id]
        told = f"on {self.local(row.starts)} cancelled by the agent"
        return self._viewing(row, told, note, state=step(row, "cancelled"), cancelled_by="agent")

    # Applications and offers -------------------------------------------------------------------

    @incoming(headline=NEWS, full=FULL)
    def decide_application(
        self, application_id: str, state: Decision, note: str = "", terms: str = ""
    ) -> Arrived[Application]:
        """The agent takes an application under review, accepts or rejects it; nothing is missing then.

        Args:
            application_id: The application.
            state: What becomes of it.
            note: What the agent writes with it.
            terms: Of an accepted one, what is agreed on.
        """
        row = self.applications[application_id]
        changes: dict[str, object] = {"state": step(row, state), "missing": (), "documents_by": None}
        return self._application(row, f"is {words(state)}", note, **changes, **({"terms": terms} if terms else {}))

    @incoming(headline=NEWS, full=FULL)
    def request_documents(
        self, application_id: str, documents: tuple[str, ...], by: When, note: str = ""
    ) -> Arrived[Application]:
        """The agent asks for documents that an application lacks.

        Args:
            application_id: The application.
            documents: What is missing, in words.
            by: Until when it can be added.
            note: What the agent writes with it.
        """
        row = self.applications[application_id]
        if not row.live or row.state == "draft":
            raise BadInput(f"application_id: {row.id} is {words(row.state)}; nothing can be asked for")
        if not documents:
            raise BadInput("documents: name at least one")
        if by <= self.now:
            raise BadInput("by: must be later than now")
        with named_faults("documents"):
            row.changed(missing=documents)
        told = f"lacks {', '.join(documents)}; add by {self.local(by)}"
        return self._application(row, told, note, missing=documents, documents_by=by)

    @incoming(headline=NEWS, full=FULL)
    def make_offer(
        self,
        listing_id: str,
        answer_by: When,
        rent: Amount | None = None,
        moves_in: date | None = None,
        text: str = "",
    ) -> Arrived[LeaseOffer]:
        """The agent offers the user the flat.

        Args:
            listing_id: The listing.
            answer_by: Until when the user can accept or decline.
            rent: The rent without extra costs, if not that of the listing.
            moves_in: The first day, if not that of the listing.
            text: What the agent writes.
        """
        listing = self.listings[listing_id]
        if answer_by <= self.now:
            raise BadInput("answer_by: must be later than now")
        if self.lease_offers.count(listing_id=listing_id, state="open"):
            raise BadInput(f"listing_id: an offer for {listing.address} is open already")
        application = self.applied(listing_id)
        with named_faults():
            offer = LeaseOffer(
                listing_id=listing_id,
                application_id=application.id if application else "",
                rent=listing.rent if rent is None else Money.of(rent, listing.rent.currency),
                moves_in=moves_in,
                text=text,
                answer_by=answer_by,
            )
        return self._offer(self.lease_offers.add(offer), f"is offered to you; answer by {self.local(answer_by)}")

    @incoming(headline=NEWS, full=FULL)
    def withdraw_offer(self, lease_offer_id: str) -> Arrived[LeaseOffer]:
        """The agent takes an offer back.

        Args:
            lease_offer_id: The offer.
        """
        row = self.lease_offers[lease_offer_id]
        row = self.lease_offers.update(row.changed(state=step(row, "withdrawn")))
        return self._offer(row, "is no longer offered to you")

    @incoming(headline=NEWS, full=FULL)
    def offer_expires(self, lease_offer_id: str) -> Arrived[LeaseOffer]:
        """An offer was not answered in time; the app does this by itself.

        Args:
            lease_offer_id: The offer.
        """
        row = self.lease_offers[lease_offer_id]
        if row.answer_by > self.now:
            raise BadInput(f"lease_offer_id: {row.id} can be answered until {self.local(row.answer_by)}")
        row = self.lease_offers.update(row.changed(state=step(row, "expired")))
        return self._offer(row, "was offered to you, but not answered in time")

    @incoming(
        headline="{words.news:.30}: {text:.50}",
        full="Message {id} from {words.news} about {listing_id}:\n{text}{words.details}",
    )
    def receive_message(
        self, listing_id: str, text: str, attachments: tuple[Attachment, ...] = ()
    ) -> Arrived[AgentMessage]:
        """The agent of a listing writes.

        Args:
            listing_id: The listing.
            text: The message.
            attachments: The files that come with it.
        """
        listing = self.listings[listing_id]
        if not text.strip():
            raise BadInput("text: must not be empty")
        with named_faults():
            message = AgentMessage(listing_id=listing_id, text=text, attachments=attachments, sent_at=self.now)
        message = self.agent_messages.add(message)
        references = ", ".join(f"{message.id}/{file.name}" for file in message.attachments)
        about = f"{self.agent(listing)} ({listing.address})"
        return Arrived(message, News(about, f"\nAttached: {references}" if references else ""))

    # Time --------------------------------------------------------------------------------------

    def next_alarm(self) -> datetime | None:
        """When the next offer expires."""
        return next((offer.answer_by for offer in self.lease_offers.where(state="open", limit=1)), None)

    def ring(self) -> None:
        """Let the offer expire that is due first."""
        for offer in self.lease_offers.where(state="open", limit=1):
            self.phone.deliver("apartments__offer_expires", {"lease_offer_id": offer.id})

    def _viewing(self, row: Viewing, told: str, note: str, **changes: object) -> Arrived[Viewing]:
        listing = self.listings[row.listing_id]
        with named_faults("note"):
            after = self.viewings.update(row.changed(agent_note=note, **changes))
        return Arrived(after, self._news(f"Viewing of {listing.address} {told}", after, note))

    def _application(self, row: Application, told: str, note: str, **changes: object) -> Arrived[Application]:
        listing = self.listings[row.listing_id]
        with named_faults("note"):
            noted = row.changed(agent_note=note)
        with named_faults():
            after = self.applications.update(noted.changed(**changes))
        return Arrived(after, self._news(f"Your application for {listing.address} {told}", after, note))

    def _offer(self, offer: LeaseOffer, told: str) -> Arrived[LeaseOffer]:
        listing = self.listings[offer.listing_id]
        first = f"\nFirst day: {wording.day(offer.moves_in)}" if offer.moves_in else ""
        terms = f"Rent: {offer.rent} a {listing.rent_period}{first}"
        return Arrived(offer, self._news(f"{listing.address} {told}", offer, f"{terms}\n{offer.text}".strip()))

    def _news(self, news: str, row: Viewing | Application | LeaseOffer, text: str) -> News:
        about = f"{row.kind.replace('_', ' ').capitalize()} {row.id}, listing {row.listing_id}"
        return News(news, f"{about}, agent {self.agent(self.listings[row.listing_id])}\n{text}".strip())

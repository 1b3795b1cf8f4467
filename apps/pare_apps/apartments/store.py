"""The tables of the apartments app and their look-ups; a search through any number of listings costs what it finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property
from operator import attrgetter
from typing import Any, TypeVar

from pare.app import App
from pare.entity import Entity
from pare.errors import BadInput, Unknown, shortened
from pare.table import Table
from pare_apps import people
from pare_apps.apartments.dealings import AgentMessage, Application, LeaseOffer, Viewing
from pare_apps.apartments.model import Criteria, Files, Listing, SavedListing, SavedSearch, Sort
from pare_apps.apartments.terms import Terms, monthly
from pare_apps.attachments import attachment
from pare_apps.pages import Pages

E = TypeVar("E", bound=Entity)
PAGE = 20  # rows that a screen shows
FEW = 500  # so many listings are looked through at once
_BATCH = 100
_RECENT = 1_000  # messages in which the latest conversations are looked for first


class Store(App):
    """Tables and look-ups."""

    listings: Table[Listing]
    saved_listings: Table[SavedListing]
    saved_searches: Table[SavedSearch]
    viewings: Table[Viewing]
    applications: Table[Application]
    lease_offers: Table[LeaseOffer]
    agent_messages: Table[AgentMessage]

    # Listings ----------------------------------------------------------------------------------

    def find(
        self, wanted: Criteria, sort: Sort = "newest", gone: bool = False, limit: int = 20, offset: int = 0
    ) -> list[Listing]:
        """The listings that meet all criteria.

        Args:
            wanted: what they must meet.
            sort: newest, cheapest a month by rent or by total, or largest first; the newest first among equals. What is
                in another currency than most comes after the rest.
            gone: also those that are let or withdrawn.
            limit: at most so many.
            offset: how many to leave out at the start.
        """
        return self.pages.page((wanted, sort, gone), lambda: self._found(wanted, sort, gone), offset, limit)

    @cached_property
    def pages(self) -> Pages[Listing]:
        """The lists of listings that were looked at."""
        return Pages(self.listings)

    def _found(self, wanted: Criteria, sort: Sort, gone: bool) -> Iterator[Listing]:
        terms = self.usual_terms(wanted)
        few = self._few(wanted, terms)
        walk = self._walk(sort, gone, terms.currency) if few is None else _sorted(few, sort, terms.currency)
        return (row for row in walk if (gone or row.on_market) and wanted.fits(row, terms))

    def usual_terms(self, wanted: Criteria) -> Terms:
        """In what currency and for how long most is let that has the wanted words and places; else most of all."""
        table = self.listings
        known: Mapping[Terms, int] = {terms: table.count(terms=terms) for terms in table.values("terms")}
        if len(known) > 1 and (wanted.text or wanted.districts):
            places = set(wanted.places())
            if wanted.text:
                found = table.search(wanted.text, newest=True, limit=FEW)
                rows = [row for row in found if not places or places & set(row.places)]
            else:
                rows = [row for place in places for row in table.where(places=place, newest=True, limit=FEW)]
            known = Counter(row.terms for row in rows) or known
        return min(known, key=lambda terms: (-known[terms], terms), default=Terms("EUR", "month"))

    def _few(self, wanted: Criteria, terms: Terms) -> list[Listing] | None:
        """All that can meet the criteria, oldest first, where an index says that they are few."""
        if wanted.text:
            return self.listings.search(wanted.text)
        if wanted.districts:
            keys: list[tuple[str, Any]] = [("places", place) for place in wanted.places()]
        elif wanted.max_total is not None:
            ranks, most = self.listings.values("ranks"), monthly(wanted.max_total, terms.period)
            keys = [
                ("ranks", rank) for rank in ranks
                if rank[0] == "total" and rank[2] == terms.currency and rank[3] <= most
            ]  # fmt: skip
        else:
            return list(self.listings) if len(self.listings) <= FEW else None
        if sum(self.listings.count(**{field: value}) for field, value in keys) > FEW:
            return None
        rows = {row.id: row for field, value in keys for row in self.listings.where(**{field: value})}
        return sorted(rows.values(), key=lambda row: row.listed_at)

    def _walk(self, sort: Sort, gone: bool, currency: str) -> Iterator[Listing]:
        """All listings in an order, fetched as they are asked for."""
        if sort == "newest":
            yield from batches(self.listings, **({} if gone else {"on_market": True}))
            return
        steps: dict[tuple[bool, str, int], list[Any]] = {}
        for rank in self.listings.values("ranks"):
            if rank[0] == sort and (gone or rank[1]):
                step = (rank[2] != currency, rank[2], -rank[3] if sort == "size" else rank[3])
                steps.setdefault(step, []).append(rank)
        for step in sorted(steps):
            alike = [row for rank in steps[step] for row in self.listings.where(ranks=rank)]
            yield from _sorted(sorted(alike, key=lambda row: row.listed_at), sort, currency)

    def announced_by(self, listing: Listing) -> SavedSearch | None:
        """The first saved search with notifications that a listing meets."""
        searches = self.saved_searches.where(notify=True)
        return next((s for s in searches if s.suits(listing) and s.admits(listing, self.usual_terms(s))), None)

    def concerns(self, listing: Listing) -> bool:
        """Whether the user wants to hear of a listing: it is saved, dealt with, or meets a search that notifies."""
        tables: tuple[Table[Any], ...] = (
            self.saved_listings, self.viewings, self.applications, self.lease_offers, self.agent_messages,
        )  # fmt: skip
        return any(table.count(listing_id=listing.id) for table in tables) or self.announced_by(listing) is not None

    def saved(self, listing_id: str) -> SavedListing | None:
        """The listing as it was saved, or None."""
        return next(iter(self.saved_listings.where(listing_id=listing_id, limit=1)), None)

    # Dealings ----------------------------------------------------------------------------------

    def booked(self, listing_id: str) -> Viewing | None:
        """The viewing of a listing that is still to come, or None."""
        coming = self.viewings.where(listing_id=listing_id, live=True, since=self.now)
        return next(iter(coming), None)

    def applied(self, listing_id: str) -> Application | None:
        """The application for a listing that stands, or None."""
        return next(iter(self.applications.where(listing_id=listing_id, live=True)), None)

    def threads(self, limit: int, offset: int = 0, *, unanswered: bool = False) -> list[AgentMessage]:
        """The latest message of each conversation with an agent, newest first."""
        wanted = offset + limit
        heads: dict[str, AgentMessage] = {}
        for message in self.agent_messages.where(newest=True, limit=_RECENT):
            heads.setdefault(message.listing_id, message)
        kept = _heads(heads, unanswered)
        if len(kept) < wanted and len(self.agent_messages) > _RECENT:
            for listing_id in self.agent_messages.values("listing_id"):
                heads[listing_id] = self.agent_messages.where(listing_id=listing_id, newest=True, limit=1)[0]
            kept = sorted(_heads(heads, unanswered), key=lambda message: message.sent_at, reverse=True)
        return kept[offset:wanted]

    def agent(self, listing: Listing) -> str:
        """The agent's name: that on the contact card, if there is one."""
        for identifier in (listing.agent_number, listing.agent_email):
            card = people.card_of(self.phone, identifier) if identifier else None
            if card is not None:
                return card.name
        return listing.agent or "the agent"

    # Files -------------------------------------------------------------------------------------

    def files_of(self, carrier_id: str) -> Files:
        """The files of a listing, an application or a message.

        Raises:
            Unknown: nothing of that id carries files.
        """
        tables: tuple[Table[Any], ...] = (self.listings, self.applications, self.agent_messages)
        for table in tables:
            row = table.get(carrier_id)
            if row is not None:
                files: Files = row.attachments
                return files
        raise Unknown(f"carrier_id: {shortened(carrier_id)} is no listing, application or message")

    def attached(self, references: tuple[str, ...], already: Files = ()) -> Files:
        """Files by reference, each once, after those that are there already.

        Raises:
            BadInput: a reference names no file, or two different files have the same name.
        """
        found = {file.name: file for file in already}
        for reference in references:
            file = attachment(self.phone, reference)
            if found.setdefault(file.name, file) != file:
                raise BadInput(f"attachments: a different file called {shortened(file.name)} is there already")
        return tuple(found.values())


def batches(table: Table[E], **equal: Any) -> Iterator[E]:
    """Rows of a table, newest first, fetched as they are asked for."""
    offset = 0
    while batch := table.where(newest=True, limit=_BATCH, offset=offset, **equal):
        yield from batch
        offset += len(batch)


def _sorted(rows: list[Listing], sort: Sort, currency: str) -> list[Listing]:
    """Rows that come oldest first, in an order, by price with a currency before others; the newest among equals."""
    newest = rows[::-1]
    if sort == "newest":
        return newest
    if sort == "size":
        return sorted(newest, key=lambda row: -row.size_m2)
    price = attrgetter("monthly_rent" if sort == "rent" else "monthly_total")
    return sorted(newest, key=lambda row: (row.rent.currency != currency, row.rent.currency, price(row)))


def _heads(heads: dict[str, AgentMessage], unanswered: bool) -> list[AgentMessage]:
    return [message for message in heads.values() if not unanswered or message.sender == "agent"]

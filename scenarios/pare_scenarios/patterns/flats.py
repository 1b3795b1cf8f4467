"""A viewing, an application, a word to an agent, a saved search or listing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from pare.effects import Effect
from pare.expect import Either, Expect, changed, created, either, mentions, one_of, removed
from pare.phone import Phone
from pare_apps.apartments import AgentMessage, Application, LeaseOffer, SavedListing, SavedSearch, Viewing
from pare_scenarios.patterns.base import Facts, Pattern
from pare_scenarios.patterns.values import THERE, Exactly, IdOf

_FORM = ("message", "moves_in", "moves_out", "attachments", "submitted_at", "state")
_SENT = one_of("submitted", "under_review", "accepted")
_LIVE = one_of("requested", "confirmed")


def viewing(listing: str, starts: Any, says: Facts = ()) -> Expect:
    """A viewing of the listing of that name was requested for then, and stands."""
    return created(Viewing, listing_id=IdOf(listing), starts=starts, state=_LIVE, message=mentions(*says))


def viewing_moved(named: str, starts: Any, says: Facts = ()) -> Expect:
    """The viewing of that name was moved in place; to cancel it and request another is `viewing` in its stead."""
    return changed(Viewing, named, starts=starts, state=_LIVE, message=mentions(*says))


def viewing_cancelled(named: str, says: Facts = ()) -> Expect:
    """The viewing of that name was cancelled."""
    return changed(Viewing, named, only=("cancelled_by",), state="cancelled", message=mentions(*says))


def applied(
    listing: str, *, files: Iterable[str] = (), also: Iterable[str] = (), says: Facts = (), avoids: Facts = (),
    **fields: Any,
) -> Either:  # fmt: skip
    """An application for the listing of that name was sent: a new one, or a draft that lay there.

    Args:
        listing: the listing.
        files: names of the files that it carries: these, and of others only those of `also`.
        also: names of files that may go along.
        says: facts in its message.
        avoids: what the message must not say.
        **fields: tests of other fields: `moves_in=date(...)`, `moves_out` ...
    """
    wanted: dict[str, Any] = {"listing_id": IdOf(listing), "state": _SENT, "message": mentions(*says, avoids=avoids)}
    wanted |= {"attachments": Exactly(tuple(files), tuple(also)), **fields}
    return either(created(Application, **wanted), Expect(Application, "changed", wanted, only=_FORM))


def documents_added(application: str, *files: str, also: Iterable[str] = ()) -> Expect:
    """These files, and of others only those of `also`, were added to the application of that name."""
    return Added(Application, "changed", {"attachments": THERE}, application, files=Exactly(files, tuple(also)))


@dataclass(frozen=True)
class Added(Pattern):
    """See `documents_added`."""

    files: Exactly = field(default=Exactly(()))

    def matches(self, effect: Effect, phone: Phone) -> bool:
        """Whether an effect is of this pattern."""
        before, after = effect.before, effect.after
        if not super().matches(effect, phone) or not isinstance(before, Application):
            return False
        assert isinstance(after, Application)
        added = tuple(file for file in after.attachments if file not in before.attachments)
        kept = all(file in after.attachments for file in before.attachments)
        return kept and self.files.fits(added, phone)


def withdrawn(application: str) -> Expect:
    """The application of that name was withdrawn."""
    return changed(Application, application, state="withdrawn")


def offer_answered(named: str, answer: str, says: Facts = ()) -> Expect:
    """The agent's offer of that name was answered: `accepted` or `declined`."""
    return changed(LeaseOffer, named, state=answer, message=mentions(*says))


def agent_told(listing: str, says: Facts = (), avoids: Facts = (), files: Iterable[str] = ()) -> Expect:
    """The owner wrote to the agent of the listing of that name in the app; by mail or message it is `told`."""
    fields = {"listing_id": IdOf(listing), "sender": "me", "text": mentions(*says, avoids=avoids)}
    return created(AgentMessage, attachments=Exactly(tuple(files)), **fields)


def flat_saved(listing: str, note: Facts = ()) -> Either:
    """The listing of that name is among the saved ones, with that in its note."""
    fields = {"listing_id": IdOf(listing), "note": mentions(*note)}
    return either(created(SavedListing, **fields), Expect(SavedListing, "changed", fields))


def flat_unsaved(listing: str) -> Expect:
    """The listing of that name is no longer among the saved ones."""
    return Expect(SavedListing, "removed", {"listing_id": IdOf(listing)})


def search_saved(**criteria: Any) -> Expect:
    """A new search was saved with these criteria; the others are free, and it announces new listings."""
    return created(SavedSearch, **({"notify": True} | criteria))


def search_changed(named: str, **criteria: Any) -> Expect:
    """The saved search of that name has these criteria now (`districts=("East",)`, `max_total=900` ...)."""
    return changed(SavedSearch, named, only=("name",), **criteria)


def search_off(named: str) -> Either:
    """The saved search of that name does not announce any more: switched off or deleted."""
    return either(changed(SavedSearch, named, notify=False), removed(SavedSearch, named))

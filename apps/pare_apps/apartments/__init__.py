"""Flats to let."""

from pare_apps.apartments.app import Apartments
from pare_apps.apartments.dealings import AgentMessage, Application, LeaseOffer, Viewing
from pare_apps.apartments.model import Criteria, Listing, SavedListing, SavedSearch
from pare_apps.apartments.screens import Home, Results

__all__ = [
    "AgentMessage",
    "Apartments",
    "Application",
    "Criteria",
    "Home",
    "LeaseOffer",
    "Listing",
    "Results",
    "SavedListing",
    "SavedSearch",
    "Viewing",
]

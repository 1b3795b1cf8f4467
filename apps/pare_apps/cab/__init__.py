"""Cab rides: quotes, bookings, rides under way, receipts, lost things."""

from pare_apps.cab.app import Cab
from pare_apps.cab.firm import CabOffer, Driver, Surge, Terms
from pare_apps.cab.geography import Location, Place, Route
from pare_apps.cab.model import Ride, RideReport, Status, Topic
from pare_apps.cab.reading import KnownPlaces, Quote, Quoted, RideDetails
from pare_apps.cab.report_screens import ReportList, ReportView
from pare_apps.cab.ride_screens import ReceiptView, RideView
from pare_apps.cab.screens import CabHome, PlaceList, Quotes, RideList
from pare_apps.cab.services import SERVICES, Service, ServiceName

__all__ = [
    "SERVICES",
    "Cab",
    "CabHome",
    "CabOffer",
    "Driver",
    "KnownPlaces",
    "Location",
    "Place",
    "PlaceList",
    "Quote",
    "Quoted",
    "Quotes",
    "ReceiptView",
    "ReportList",
    "ReportView",
    "Ride",
    "RideDetails",
    "RideList",
    "RideReport",
    "RideView",
    "Route",
    "Service",
    "ServiceName",
    "Status",
    "Surge",
    "Terms",
    "Topic",
]

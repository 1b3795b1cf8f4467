"""The home: an app on the engine's own machine, with areas, objects and a floor plan."""

from propersim_bridge.home.app import Home
from propersim_bridge.home.model import Doing, Move, Whereabouts
from propersim_bridge.home.places import AREA_OF, DOORS, ROOMS, Object, check_place
from propersim_bridge.home.screens import AreaView, ObjectView
from propersim_bridge.home.ways import Way, way

__all__ = [
    "AREA_OF",
    "DOORS",
    "ROOMS",
    "AreaView",
    "Doing",
    "Home",
    "Move",
    "Object",
    "ObjectView",
    "Way",
    "Whereabouts",
    "check_place",
    "way",
]

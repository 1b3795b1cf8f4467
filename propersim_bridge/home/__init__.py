"""The home: an app on the engine's own machine, with areas, objects and a floor plan."""

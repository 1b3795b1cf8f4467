"""Scenarios of the domain `lifestyle`."""

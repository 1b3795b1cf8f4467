"""Scenarios of the domain `scheduling`."""

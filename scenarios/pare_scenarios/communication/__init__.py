"""Scenarios of the domain `communication`."""

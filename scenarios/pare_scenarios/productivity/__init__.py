"""Scenarios of the domain `productivity`."""

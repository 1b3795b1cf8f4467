"""Pare-Bench: the suite's splits, validity gates, runs and reports."""

SUITE = "0.1.0"
"""The version of the suite; numbers of different versions are not comparable."""

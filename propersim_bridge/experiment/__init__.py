"""Experiments: personas, assistants and days, kept tick by tick and resumed after a kill."""

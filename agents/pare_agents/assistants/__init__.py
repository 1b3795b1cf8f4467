"""Assistants: the followers that observe, propose and, once accepted, execute."""

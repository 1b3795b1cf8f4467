"""Preference training: pairs, the buffer of all days, and DPO with an adapter."""

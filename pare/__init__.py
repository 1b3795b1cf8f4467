"""Pare: a phone that two agents live in. The engine; it knows no particular app, agent or scenario."""

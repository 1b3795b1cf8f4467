"""Runs as data for others: episodes, preference pairs and demonstrations."""

"""Sweeps: the same configurations played at several levels of noise, in one folder, with a table and plots."""

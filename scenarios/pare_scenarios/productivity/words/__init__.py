"""What proposals are to name, and must not say, in the scenarios of this domain."""

"""ProPerSim on Pare's own turn loop."""

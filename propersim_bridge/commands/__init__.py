"""ProPerSim on the same loop: personas at home, rated recommendations, and assistants that learn from them."""

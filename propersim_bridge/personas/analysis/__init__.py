"""How varied a set of personas is, as Appendix A of the ProPerSim paper measures and draws it."""

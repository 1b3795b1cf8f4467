"""How a person rates what the assistant did: five binary verdicts, four points."""

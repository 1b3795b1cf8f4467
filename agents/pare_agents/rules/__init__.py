"""What the model-free assistant knows: how to read what arrives, and which needs it recognises."""

"""What assistants think with: a small model trained here, an embedded one, or any other."""

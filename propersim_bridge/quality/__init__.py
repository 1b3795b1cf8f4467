"""Quality control: sheets for people, read back, and the figures of section 4.3."""

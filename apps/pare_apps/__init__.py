"""The phone's apps, one folder each; `people`, `attachments` and `fields` are what several share."""

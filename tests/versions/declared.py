"""Prints, as JSON, what the installed project declares: tool schemas, pages, prompts, scenarios. Run as a script."""

import hashlib
import json

from pare import registry
from pare.pages.app_page import app_page
from pare_bench.config import RunConfig
from pare_bench.suite import page


def main() -> None:
    apps, scenarios = registry.apps(), registry.scenarios()
    operations = [tool for kind in apps.values() for tool in kind.blueprint().tools.values()]
    config = RunConfig.of(sorted(scenarios), assistant="observe-execute", user="llm")
    told = {
        "schemas": {tool.name: tool.schema for tool in operations},
        "descriptions": {tool.name: tool.description for tool in operations},
        "pages": {kind.name: app_page(kind) for kind in apps.values()},
        "suite": page(list(scenarios.values())),
        "scenarios": {id: scenario.content for id, scenario in scenarios.items()},
        "apps_code": config.versions["apps"],
        "prompts": config.prompts,
    }
    print(json.dumps({name: _brief(value) for name, value in told.items()}))


def _brief(value: object) -> object:
    """A value itself if it is small, else its parts as digests, so that a difference is still named."""
    text = json.dumps(value)
    if len(text) < 500:
        return value
    if isinstance(value, dict):
        return {name: _brief(part) for name, part in value.items()}
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    main()

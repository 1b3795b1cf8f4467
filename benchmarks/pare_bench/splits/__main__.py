"""Write the split files anew from the suite as it is: `python -m pare_bench.splits`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from pare import registry
from pare_bench.splits.build import build, traits


def main() -> None:
    """Write the files and print the mix of each split."""
    ours = [one for one in registry.scenarios().values() if type(one).__module__.startswith("pare_scenarios.")]
    splits = build(ours)
    for name, ids in splits.items():
        Path(__file__).with_name(f"{name}.txt").write_text("".join(f"{id}\n" for id in ids), encoding="utf-8")
    counts = {
        name: Counter(trait for id in ids for trait in traits(registry.scenario(id))) for name, ids in splits.items()
    }
    print(f"{'':<36}" + "".join(f"{name:>10}" for name in splits))
    print(f"{'scenarios':<36}" + "".join(f"{len(ids):>10}" for ids in splits.values()))
    for trait in sorted(counts["full"]):
        print(f"{' '.join(trait):<36}" + "".join(f"{count[trait]:>10}" for count in counts.values()))


if __name__ == "__main__":
    main()

from tests.bench.provider import wire
from tests.bench.support import pare, plugin_folder

__all__ = ["pare", "plugin_folder", "wire"]

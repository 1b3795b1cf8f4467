from tests.bench.support import pare, plugin_folder

__all__ = ["pare", "plugin_folder"]

from tests.faults.support import bench, plugins, provider

__all__ = ["bench", "plugins", "provider"]

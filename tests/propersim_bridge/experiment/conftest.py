import pytest

from tests.propersim_bridge.experiment import fakes


@pytest.fixture(autouse=True, scope="module")
def _fakes(request):
    """Every test of these folders plays with fakes, unless its module is about the real policy."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(fakes.KILL, raising=False)
        for owner, name, value in () if getattr(request.module, "REAL", False) else fakes.patches():
            patch.setattr(owner, name, value)
        yield

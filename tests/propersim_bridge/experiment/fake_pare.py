"""`pare` in a process of its own, with the fakes in place, in its worker processes too."""

from tests.propersim_bridge.experiment import fakes

for owner, name, value in fakes.patches():
    setattr(owner, name, value)

if __name__ == "__main__":
    from pare.cli import main

    main()

from pare.testing import app_test
from propersim_bridge.home import Home


def test_the_home_keeps_every_rule_of_an_app():
    app_test(Home)

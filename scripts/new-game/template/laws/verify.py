# Read by scripts/verify.py, which gives it `centavos` and `floor_pay`. Written from the README alone.


def draw(draw, _bet):
    return ["heads", "tails"][draw.uniform(2)]


def settle(bet, outcome):
    stake = centavos(bet["stake"])  # noqa: F821
    return stake, floor_pay(stake, 198, 100) if bet["side"] == outcome else 0  # noqa: F821

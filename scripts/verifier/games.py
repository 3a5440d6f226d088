"""The draw and every paytable, written from the published mathematics alone."""

import hashlib
import hmac
import re
from decimal import ROUND_FLOOR, Decimal, getcontext
from itertools import permutations
from pathlib import Path

getcontext().prec = 60

WORD = 2**32


class Draw:
    """The numbers of one draw, from HMAC-SHA256 blocks; with a beacon of version v2, otherwise of v1."""

    def __init__(self, game, server_seed, client_seed, nonce, beacon=None):
        self.key = server_seed
        self.prefix = f"v1:{game}:{client_seed}:{nonce}:"
        if beacon is not None:
            chain_hash, number, randomness = beacon
            self.prefix = f"v2:{game}:{client_seed}:{nonce}:{chain_hash}/{number}/{randomness}:"
        self.block = 0
        self.bytes = b""

    def take(self, count):
        while len(self.bytes) < count:
            message = f"{self.prefix}{self.block}".encode("ascii")
            self.bytes += hmac.new(self.key, message, hashlib.sha256).digest()
            self.block += 1
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return int.from_bytes(taken, "big")

    def uniform(self, n):
        limit = WORD // n * n
        word = self.take(4)
        while word >= limit:
            word = self.take(4)
        return word % n

    def bits52(self):
        return self.take(8) >> 12


def centavos(text):
    """Pesos as decimal text; at most two decimals."""
    if not isinstance(text, str) or not re.fullmatch(r"(0|[1-9][0-9]{0,11})(\.[0-9]{1,2})?", text):
        raise ValueError(f"not an amount: {text!r}")
    pesos, _, parts = text.partition(".")
    return int(pesos) * 100 + int(parts.ljust(2, "0") or 0)


def hundredths(text):
    return int(text.replace(".", ""))


def times_text(value):
    return f"{value // 100}.{value % 100:02d}"


def floor_pay(stake, numerator, denominator=1):
    return stake * numerator // denominator


def first_over(table, number):
    """The row whose cumulative count is the first to exceed the number."""
    total = 0
    for prize, count in table:
        total += count
        if number < total:
            return prize
    raise ValueError("the table has no such number")


# Color: three dice of six colours; pays by what is backed.

COLOR_SINGLE = {1: 2, 2: 3, 3: 15}


def color_draw(draw, _bet):
    return [draw.uniform(6) for _ in range(3)]


def color_pay(position, cubes):
    """Total return as a fraction, or None."""
    kind, colors = position["kind"], position["colors"]
    if kind == "single":
        shown = cubes.count(colors[0])
        return (COLOR_SINGLE[shown], 1) if shown else None
    if kind == "pair":
        return (7, 1) if set(colors) <= set(cubes) else None
    if kind == "trio":
        return (35, 1) if sorted(colors) == sorted(cubes) else None
    if kind == "anyTriple":
        return (35, 1) if len(set(cubes)) == 1 else None
    if kind == "triple":
        return (210, 1) if cubes == colors * 3 else None
    if kind == "allDifferent":
        return (7, 4) if len(set(cubes)) == 3 else None
    raise ValueError(f"cannot bet on {kind}")


def color_settle(bet, cubes):
    stakes = [centavos(position["stake"]) for position in bet["positions"]]
    pays = [color_pay(position, cubes) for position in bet["positions"]]
    return sum(stakes), sum(floor_pay(stake, *pay) for stake, pay in zip(stakes, pays) if pay)


# Ring: 200 segments.

RING_PAYS = {"grey": 2, "blue": 3, "orange": 6, "green": 99}


def ring_color(index):
    if index in (0, 100):
        return "green"
    place = index - 1 if index < 100 else index - 2
    if place % 2 == 0:
        return "grey"
    return "orange" if place // 2 % 3 == 1 else "blue"


def ring_draw(draw, _bet):
    return draw.uniform(200)


def ring_settle(bet, index):
    stopped = ring_color(index)
    stake = sum(centavos(position["stake"]) for position in bet["positions"])
    payout = sum(
        floor_pay(centavos(position["stake"]), RING_PAYS[stopped])
        for position in bet["positions"]
        if position["color"] == stopped
    )
    return stake, payout


# Crash: one number of 52 bits; the curve is e^(0.10 t).

E = 2**52
CRASH_MAX = 1_000_000


def crash_at(running_ms):
    """The multiplier in hundredths, truncated."""
    grown = (Decimal(running_ms) / Decimal(10_000)).exp() * 100
    return min(CRASH_MAX, max(100, int(grown.to_integral_value(ROUND_FLOOR))))


def crash_draw(draw, _bet):
    h = draw.bits52()
    return {"h": str(h), "multiplier": times_text(max(100, 99 * E // (E - h)))}


def crash_settle(bet, outcome):
    stake = open_stake = centavos(bet["stake"])
    target = hundredths(bet["target"])
    end = min(CRASH_MAX, hundredths(outcome["multiplier"]))
    payout = 0
    for cash_out in bet["cashOuts"]:
        part = open_stake if cash_out["part"] == "all" else (open_stake + 1) // 2
        multiplier = hundredths(cash_out["multiplier"])
        if multiplier > crash_at(cash_out["runningMs"]):
            raise ValueError("a cash-out above the curve")
        open_stake -= part
        if multiplier <= end:
            payout += floor_pay(part, multiplier, 100)
    if target <= end:
        payout += floor_pay(open_stake, target, 100)
    return stake, payout


# Scratch: a million cards, then the places of the motifs.

SCRATCH = [
    (10_000, 2), (1_000, 20), (500, 40), (100, 500), (50, 1_000), (20, 4_000),
    (10, 10_000), (5, 30_000), (2, 120_000), (1, 240_000), (0, 594_438),
]  # fmt: skip


def scratch_fill(draw, placed, motifs):
    while True:
        panels = [panel if panel is not None else motifs[draw.uniform(len(motifs))] for panel in placed]
        if all(panels.count(motif) < 3 for motif in motifs):
            return panels


def scratch_draw(draw, _bet):
    pays = first_over(SCRATCH, draw.uniform(1_000_000))
    placed = [None] * 9
    if pays == 0:
        return {"pays": 0, "panels": scratch_fill(draw, placed, list(range(10)))}
    motif = [prize for prize, _ in SCRATCH].index(pays)
    for left in (9, 8, 7):
        free = [panel for panel in range(9) if placed[panel] is None]
        placed[free[draw.uniform(left)]] = motif
    others = [other for other in range(10) if other != motif]
    return {"pays": pays, "panels": scratch_fill(draw, placed, others)}


def scratch_settle(bet, card):
    stake = centavos(bet["stake"])
    return stake, floor_pay(stake, card["pays"])


# Dice: a number of 10,000, or two dice and their sum.

SEVEN_PAYS = {"under": (297, 125), "exact": (297, 50), "over": (297, 125)}


def dice_draw(draw, bet):
    if bet["mode"] == "seven":
        return [draw.uniform(6) + 1, draw.uniform(6) + 1]
    return draw.uniform(10_000)


def dice_settle(bet, outcome):
    if bet["mode"] == "seven":
        total = sum(outcome)
        place = "exact" if total == 7 else "under" if total < 7 else "over"
        stakes = [(position["place"], centavos(position["stake"])) for position in bet["positions"]]
        payout = sum(floor_pay(stake, *SEVEN_PAYS[place]) for backed, stake in stakes if backed == place)
        return sum(stake for _, stake in stakes), payout
    stake, target = centavos(bet["stake"]), hundredths(bet["target"])
    winning = target if bet["side"] == "under" else 10_000 - target
    won = outcome < target if bet["side"] == "under" else outcome >= target
    return stake, floor_pay(stake, 9_900, winning) if won else 0


# Sabong: a posted match-up of 1000 numbers; a draw gives the stakes on both birds back.

FAVOURED = [((490, 402), (176, 215)), ((535, 357), (162, 242)), ((580, 312), (149, 277)), ((620, 272), (140, 318))]
MATCHUPS = [((446, 446), (194, 194)), *FAVOURED, *((ways[::-1], pays[::-1]) for ways, pays in FAVOURED)]


def sabong_draw(draw, bet):
    (meron, wala), _ = MATCHUPS[bet["card"]]
    number = draw.uniform(1_000)
    winner = "meron" if number < meron else "wala" if number < meron + wala else "draw"
    return {"card": bet["card"], "number": number, "winner": winner}


def sabong_settle(bet, outcome):
    stake, winner = centavos(bet["stake"]), outcome["winner"]
    _, (meron, wala) = MATCHUPS[bet["card"]]
    pays = {"meron": meron, "wala": wala, "draw": 900}
    if bet["side"] == winner:
        return stake, floor_pay(stake, pays[winner], 100)
    return stake, stake if winner == "draw" else 0


# Wheel: 200 points a spin.

WHEEL = [
    ("points", 1_500), (1, 2_900), (2, 2_500), (5, 1_500), (8, 900), (10, 400),
    (20, 200), (58, 60), (88, 30), (188, 8), (888, 2),
]  # fmt: skip


def wheel_draw(draw, _bet):
    return first_over(WHEEL, draw.uniform(10_000))


def wheel_settle(_bet, prize):
    return 0, 0 if prize == "points" else prize * 100


# Draws at a set time, without a bet in the data.


def lotto_draw(draw, _size):
    two = [draw.uniform(31) + 1, draw.uniform(31) + 1]
    return {"twoD": two, "threeD": [draw.uniform(10) for _ in range(3)]}


def lotto_closes_at(number):
    """When the sales of a draw of lotto close, Unix time in ms: a quarter of an hour before 14:00, 17:00 or 21:00 in Manila."""
    day, place = divmod(number, 3)
    return (day * 24 - 8 + (14, 17, 21)[place]) * 3_600_000 - 900_000


def lotto_pays(line, outcome):
    """What a line pays in centavos: every pick returns 96 % on average."""
    drawn = outcome["twoD" if line["game"] == "2D" else "threeD"]
    ways = {tuple(line["numbers"])} if line["order"] == "straight" else set(permutations(line["numbers"]))
    outcomes = 961 if line["game"] == "2D" else 1000
    return 96 * outcomes // len(ways) * centavos(line["stake"]) // 100 if tuple(drawn) in ways else 0


def raffle_draw(draw, size):
    tickets, prizes = size["tickets"], size["prizes"]
    if not 1 <= prizes <= tickets <= 10_000_000:
        raise ValueError("no raffle has this size")
    places = list(range(tickets))
    for prize in range(prizes):
        other = prize + draw.uniform(tickets - prize)
        places[prize], places[other] = places[other], places[prize]
    return places[:prizes]


SCHEDULED = {"lotto": lotto_draw, "raffle": raffle_draw}

GAMES = {
    "color": (color_draw, color_settle),
    "ring": (ring_draw, ring_settle),
    "crash": (crash_draw, crash_settle),
    "scratch": (scratch_draw, scratch_settle),
    "dice": (dice_draw, dice_settle),
    "sabong": (sabong_draw, sabong_settle),
    "wheel": (wheel_draw, wheel_settle),
}


SOURCES = {}
"""The files games/<name>/laws/verify.py by name, where this is not part of the tree: the build fills them in."""


def game_of(name):
    """A game's draw and settle: those above, else those of games/<name>/laws/verify.py."""
    if name in GAMES:
        return GAMES[name]
    parts = {"centavos": centavos, "floor_pay": floor_pay}
    exec(compile(source_of(name), f"games/{name}/laws/verify.py", "exec"), parts)
    return parts["draw"], parts["settle"]


def source_of(name):
    if name in SOURCES:
        return SOURCES[name]
    root = Path(__file__).resolve().parent.parent.parent
    path = root / "games" / name / "laws" / "verify.py"
    if not re.fullmatch(r"[a-z]+", name) or not path.is_file():
        raise ValueError(f"unknown game {name}")
    return path.read_text(encoding="utf-8")

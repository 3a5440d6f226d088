"""The synthetic markets: their steps, and the checks of an order."""

import hashlib
import json
from decimal import Decimal

from verifier.evidence import number_of
from verifier.games import WORD, Draw, centavos
from verifier.states import CALLED_OFF, FAILED, NOT_CHECKED, NOT_PINNED, OK, PRACTICE, compare

SEGMENT_TICKS, SEGMENTS_A_DAY, BREAK = 1200, 144, 126
SEGMENT_MS, BEACON_BEFORE_MS = 600_000, 30_000
WIN_PERCENT = 195

# Whether steps are smooth, the unit of the price in millionths, and the price at level 0 in units.
MARKETS = {
    "KIDLAT": (False, 10_000, 128_000),
    "SINAG": (False, 10_000, 64_200),
    "BAGWIS": (False, 1_000, 41_500),
    "ALON": (False, 100, 98_000),
    "APOY": (False, 1_000_000, 36_000),
    "AMIHAB": (True, 10, 143_700),
    "PERKOR": (True, 100, 731_000),
    "LUNBUG": (True, 1, 615_000),
    "ULALUP": (True, 1_000, 212_500),
    "ARWBWN": (True, 100, 184_000),
}

RUNS = "a seed is revealed when its segment ends: copy the order again then"
NOT_OF_SEGMENTS = ("outcome", "payout", "leaf", "closing", "randomness")
BADNESS = {OK: 1, PRACTICE: 2, NOT_PINNED: 3, NOT_CHECKED: 4, FAILED: 5}


def is_break(segment):
    return segment % SEGMENTS_A_DAY == BREAK


def known_from(segment):
    """From when on nothing about a segment may be known, in ms."""
    return segment * SEGMENT_MS - BEACON_BEFORE_MS


def market_step(is_smooth, word):
    if is_smooth:
        return 2 * bin(word & 0x7FFFFFFF).count("1") - 31
    return (2 * bin(word & 0x7FFF).count("1") - 15) * (7 if (word >> 15) & 63 == 0 else 1)


def segment_steps(market, segment, seed, beacon):
    draw = Draw("trade", seed, market, segment, beacon)
    return [market_step(MARKETS[market][0], draw.uniform(WORD)) for _ in range(SEGMENT_TICKS)]


def beacon_of(chain_hash, number, signature):
    if not isinstance(signature, str):
        raise ValueError("no beacon signature is known")
    return chain_hash, number, hashlib.sha256(bytes.fromhex(signature)).hexdigest()


def drawn_levels(shown, seed):
    """Open, high, low and close of each market, drawn again from where it opened."""
    beacon = shown["beacon"]
    facts = beacon_of(beacon["chainHash"], beacon["round"], beacon.get("signature"))
    found = {}
    for market, told in (shown.get("levels") or {}).items():
        if market not in MARKETS:
            continue
        path, level = [], told[0]
        for step in segment_steps(market, number_of(shown), seed, facts):
            level += step
            path.append(level)
        found[market] = [told[0], max(path), min(path), path[-1]]
    return found


def levels_check(shown, seed):
    found = drawn_levels(shown, seed)
    return compare("outcome", found == shown.get("levels"), json.dumps(found))


def price_text(market, level):
    if level is None:
        return "-"
    _, unit, base = MARKETS[market]
    return f"{Decimal((base + level) * unit) / 1_000_000:,.{7 - len(str(unit))}f}"


def order_ticks(accepted_ms, seconds):
    entry = (accepted_ms + 200) // 500 + 1
    return entry, entry + 2 * seconds - 1


def order_checks(proof, log, published, checks_of_round):
    """The checks of each segment of an order, told once for all, and what the segments say of the order."""
    order = proof["order"]
    segments = sorted(proof["segments"], key=lambda each: each["segment"])
    yield from worst_checks(
        [(each["segment"], list(checks_of_round(segment_round(proof, each, log)))) for each in segments]
    )
    entry, end = order_ticks(order["acceptedAt"], order["seconds"])
    yield compare("ticks", (entry, end) == (order["entryTick"], order["exitTick"]), f"{entry}, {end}")
    result = None if order["state"] == "pending" else result_of(order, segments)
    if result is None:
        yield "outcome", NOT_CHECKED, RUNS
        yield "payout", NOT_CHECKED, RUNS
    else:
        stake, payout = centavos(order["stake"]), centavos(order["payout"])
        pays = {"success": stake * WIN_PERCENT // 100, "failed": 0, "canceled": stake}.get(result)
        yield compare("outcome", order["state"] == result, f"{order['direction']}, {result}")
        yield compare("payout", payout == pays, f"{stake / 100:.2f} -> {'-' if pays is None else f'{pays / 100:.2f}'}")
    yield price_check(proof, segments, published)


def segment_round(proof, segment, log):
    """A segment as it is published."""
    number, chain = segment["segment"], proof["chain"]
    covering = log.chains_for("trade", number) if log else []
    if number != proof["order"]["entryTick"] // SEGMENT_TICKS:
        # The proof names the chain of the entry; one that ended or began within the session is in the log.
        if covering:
            chain = {"chainEnd": covering[0]["chainEnd"], "chainFrom": covering[0]["firstRound"]}
        elif number < chain["chainFrom"]:
            chain = None
    facts = ("network", "chainHash", "publicKey", "genesis", "period", "signature")
    return {
        "game": "trade",
        "roundNumber": number,
        "serverSeed": segment["serverSeed"],
        "commitment": segment["commitment"],
        "chain": chain,
        "beacon": {**{name: segment[name] for name in facts if name in segment}, "round": segment["beaconRound"]},
        "calledOff": "beaconLate" if segment["isVoid"] else None,
    }


def badness_of(check):
    _, state, text = check
    return 0 if state == NOT_CHECKED and text.startswith(CALLED_OFF) else BADNESS[state]


def worst_checks(checked_segments):
    """For each check the segment that says the worst of it."""
    worst = {}
    for segment, checks in checked_segments:
        for check in checks:
            name = check[0]
            if name in NOT_OF_SEGMENTS or name in worst and badness_of(worst[name][1]) > badness_of(check):
                continue
            worst[name] = segment, check
    for name, (segment, (_, state, text)) in worst.items():
        is_excuse = text.startswith(CALLED_OFF)
        yield name, state, text if is_excuse else f"{segment}: {text}"


def order_levels(order, segments, open_level):
    """The levels at which an order entered and left."""
    level, at = open_level, {}
    for each in segments:
        if each["isVoid"]:
            continue
        facts = beacon_of(each["chainHash"], each["beaconRound"], each["signature"])
        steps = segment_steps(order["market"], each["segment"], bytes.fromhex(each["serverSeed"]), facts)
        for tick, step in enumerate(steps, each["segment"] * SEGMENT_TICKS):
            level += step
            at[tick] = level
    return at.get(order["entryTick"]), at.get(order["exitTick"])


def result_of(order, segments):
    """How the segments say that an order ended; None while one of them runs."""
    wanted = {order["entryTick"] // SEGMENT_TICKS, order["exitTick"] // SEGMENT_TICKS}
    own = [each for each in segments if each["segment"] in wanted]
    if not wanted <= {each["segment"] for each in own}:
        return None
    if any(each["isVoid"] for each in own):
        return "canceled"
    entry, end = order_levels(order, own, 0)
    if entry is None or end is None:
        return "no such ticks"
    if entry == end:
        return "tie"
    return "success" if (end > entry) == (order["direction"] == "up") else "failed"


def price_check(proof, segments, published):
    order, market = proof["order"], proof["order"]["market"]
    told = order["entryLevel"], order["exitLevel"]
    if order["state"] == "pending":
        return "price", NOT_CHECKED, RUNS
    if order["state"] == "canceled":
        return compare("price", told == (None, None), "no ticks, no prices")
    entry, end = order["entryTick"] // SEGMENT_TICKS, order["exitTick"] // SEGMENT_TICKS
    session = (entry - BREAK) // SEGMENTS_A_DAY * SEGMENTS_A_DAY + BREAK + 1
    first = max(session, proof["chain"]["chainFrom"])
    given = {each["segment"] for each in segments}
    if not all(number in given for number in range(first, end + 1) if not is_break(number)):
        return "price", NOT_CHECKED, "the data does not reach back to the start of the session"
    opened = (published.get(("trade", first), {"record": {}})["record"].get("levels") or {}).get(market)
    if opened is not None and opened[0] != proof["openLevel"]:
        return "price", FAILED, f"published: {opened[0]}"
    levels = order_levels(order, segments, proof["openLevel"])
    return compare("price", levels == told, " -> ".join(price_text(market, level) for level in levels))

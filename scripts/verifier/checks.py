"""The checks of a round. Each is (name, state, text); a state is one of ok, FAILED, not checked, not pinned, practice."""

import hashlib
import json
import re

from verifier.bls import is_beacon_signature
from verifier.evidence import canonical, is_own, number_of
from verifier.raffle import raffle_log_check
from verifier.games import SCHEDULED, Draw, centavos, game_of, lotto_closes_at, lotto_pays
from verifier.states import CALLED_OFF, FAILED, NO_CHAIN, NOT_CHECKED, NOT_PINNED, OK, PRACTICE, WITHOUT_ENTROPY, compare
from verifier.trade import known_from, levels_check, order_checks

# A chain is given up at least so many rounds ahead of the last round that it covers.
NOTICE_ROUNDS = 100
# The next chain of lotto stands in the log for a day before it is used.
NOTICE_OF = {"lotto": 0}
QUICKNET = {
    "network": "quicknet",
    "chainHash": "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
    "publicKey": "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451"
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
    "genesis": 1692803367,
    "period": 3,
}

SHARED = ("crash", "sabong", "trade", *SCHEDULED)
MARGIN_MS = {"lotto": 900_000, "trade": 0}

SEED = re.compile(r"[0-9a-f]{64}")
CLIENT_SEED = re.compile(r"[\x20-\x39\x3b-\x7e]{1,194}")


def seed_of(text):
    if not isinstance(text, str) or not SEED.fullmatch(text):
        raise ValueError("not a server seed")
    return bytes.fromhex(text)


def bound_round(network, closes_at, margin_ms):
    """The first beacon round that is due a margin after the closing of betting; times in ms."""
    genesis, period = round(network["genesis"] * 1000), round(network["period"] * 1000)
    return max(1, -((genesis - closes_at - margin_ms) // period) + 1)


def leaf_of(own):
    """The hash of a bet in the tree of RFC 6962."""
    text = f"{own['seat']}:{own['ticketId']}:{own['panel']}:{centavos(own['stake'])}:{own['salt']}:"
    return hashlib.sha256(b"\0" + (text + canonical(own["bet"])).encode("utf-8")).digest()


def tree_root_of(leaf, index, count, path):
    """The root that a leaf gives with its path, from the bottom up; None for a path of the wrong length."""
    if not 0 <= index < count:
        return None
    if count == 1:
        return None if path else leaf
    if not path:
        return None
    split = 1 << (count - 1).bit_length() - 1
    last, is_left = bytes.fromhex(path[-1]), index < split
    below = tree_root_of(leaf, index if is_left else index - split, split if is_left else count - split, path[:-1])
    if below is None:
        return None
    pair = below + last if is_left else last + below
    return hashlib.sha256(b"\x01" + pair).digest()


class Verifier:
    """Checks rounds against the log, the pins and the published files that were given."""

    def __init__(self, evidence, rounds, pins):
        self.log, self.pins, self.published = evidence.log(), pins, evidence.published
        self.walked = {}
        self.bound_before = self.beacon_rounds_before(rounds)
        self.short_notices = self.late_closings(list(rounds) + [each["record"] for each in self.published.values()])

    @staticmethod
    def beacon_rounds_before(rounds):
        """By game and number, the beacon round of the round before, of those that are checked."""
        before, last = {}, {}
        for shown in sorted(rounds, key=number_of):
            beacon, number = shown.get("beacon"), number_of(shown)
            if not beacon:
                continue
            network = shown["game"], beacon["chainHash"]
            if network in last and last[network][0] != number:
                before[shown["game"], number] = last[network][1]
            if network not in last or last[network][0] != number:
                last[network] = number, beacon["round"]
        return before

    def late_closings(self, rounds):
        """By line of the log, a round that had been decided when a chain was given up less than 100 rounds ahead.

        Only numbers of quicknet prove a time.
        """
        late = {}
        for shown in rounds:
            beacon = shown.get("beacon")
            if not beacon or beacon["chainHash"] != QUICKNET["chainHash"]:
                continue
            decided_at = (QUICKNET["genesis"] + (beacon["round"] - 1) * QUICKNET["period"]) * 1000
            for end in self.log.of("chainClosed", shown["game"]) if self.log else []:
                if decided_at <= end["at"] and end["lastRound"] < number_of(shown) + NOTICE_OF.get(shown["game"], NOTICE_ROUNDS):
                    late.setdefault(end["n"], number_of(shown))
        return late

    def walk(self, seed, steps):
        """Hashes a seed along its chain; one step is enough if the round before has been walked."""
        known = self.walked.get(hashlib.sha256(seed).digest())
        if known is not None and known[0] == steps - 1:
            end = known[1]
        else:
            end = seed
            for _ in range(steps):
                end = hashlib.sha256(end).digest()
        self.walked[seed] = steps, end
        return end.hex()

    def checks_of(self, shown):
        """Yields the checks of a round. Raises an error for data that is no round."""
        if "proof" in shown:
            yield from order_checks(shown["proof"], self.log, self.published, self.checks_of)
            return
        chain = chain_of(shown)
        is_shared = shown["game"] in SHARED or not is_own(shown) or chain is not None or bool(shown.get("beacon"))
        seed = None if shown["serverSeed"] is None else seed_of(shown["serverSeed"])
        if seed is None:
            yield "commitment", NOT_CHECKED, "the server seed has not been revealed: change the seeds, then copy again"
            if not is_shared:
                return
        else:
            committed = hashlib.sha256(seed).hexdigest()
            if is_own(shown) or shown.get("commitment") is not None:
                yield compare("commitment", committed == shown["commitment"], committed)
        if is_shared:
            yield from self.shared_checks(shown, chain, seed)
        if shown.get("calledOff") and seed is not None:
            yield "outcome", NOT_CHECKED, f"{CALLED_OFF}: {would_have_been(shown, seed)}"
        elif seed is not None:
            yield from outcome_checks(shown, seed)
        if shown.get("beacon"):
            yield from self.closing_checks(shown)

    def shared_checks(self, shown, chain, seed):
        if shown["game"] == "raffle":
            pass
        elif chain is None:
            yield "chain", NOT_CHECKED, NO_CHAIN
        elif seed is not None:
            steps = number_of(shown) - chain["chainFrom"] + 1
            if not 1 <= steps <= 10_000_000:
                raise ValueError("no round of this chain")
            end = self.walk(seed, steps)
            yield compare("chain", end == chain["chainEnd"], end)
        if shown.get("demo"):
            yield "log", PRACTICE, "a practice round: the device drew it by itself"
        elif shown["game"] == "raffle":
            yield raffle_log_check(shown, self.log, self.pins, self.network_of)
            yield compare("version", bool(shown.get("beacon")), "v2")
        else:
            yield self.log_check(shown, chain)
            yield self.version_check(shown)
        yield from self.beacon_checks(shown)
        yield from self.published_check(shown)
        yield from self.called_off_check(shown)

    def log_check(self, shown, chain):
        log, pins, game = self.log, self.pins, shown["game"]
        if log is None:
            return ("log", NOT_PINNED, "no pin, no log") if pins is None else ("log", NOT_CHECKED, "no log.jsonl given")
        broken = log.broken or (log.pin_break(pins, game) if pins else None)
        if broken:
            return "log", FAILED, broken
        for end in log.closings_for(game, number_of(shown)):
            if end["n"] in self.short_notices:
                after = self.short_notices[end["n"]]
                return "log", FAILED, f"line {end['n']}: after round {after}, chain ended at {end['lastRound']}"
        covering = log.chains_for(game, number_of(shown))
        if not covering:
            return "log", NOT_CHECKED, "the log given does not reach this round"
        if len(covering) > 1:
            return "log", FAILED, "two chains cover the round"
        text = f"{covering[0]['chainEnd']}, {covering[0]['firstRound']}"
        if chain and (chain["chainEnd"], chain["chainFrom"]) != (covering[0]["chainEnd"], covering[0]["firstRound"]):
            return "log", FAILED, text
        return "log", NOT_PINNED if pins is None else OK, text

    def version_check(self, shown):
        version = "v2" if shown.get("beacon") else "v1"
        if self.log is None:
            return "version", NOT_CHECKED, f"{version}, no log.jsonl given"
        logged = self.log.version_for(shown["game"], number_of(shown))
        if logged is None and version == "v2":
            return "version", NOT_CHECKED, "the log given does not reach this round"
        return compare("version", version == (logged or "v1"), logged or "v1")

    def beacon_checks(self, shown):
        beacon = shown.get("beacon")
        if not beacon:
            yield "signature", NOT_CHECKED, WITHOUT_ENTROPY
            return
        network = self.network_of(beacon)
        yield self.bound_check(shown, beacon, network)
        signature = beacon.get("signature")
        if signature is None:
            yield "signature", NOT_CHECKED, CALLED_OFF if shown.get("calledOff") else "the data has no signature"
            return
        found = hashlib.sha256(bytes.fromhex(signature)).hexdigest()
        shown_randomness = beacon.get("randomness")
        if shown_randomness is None:
            yield "randomness", NOT_CHECKED, f"computed from the signature: {found}"
        else:
            yield compare("randomness", shown_randomness == found, found)
        label = f"{beacon['network']} {beacon['round']}"
        if network is None:
            yield "signature", NOT_CHECKED, "the facts of this network are not known"
        elif network == "other" or not is_signed(network, beacon):
            yield "signature", FAILED, label
        elif network is QUICKNET:
            yield "signature", OK, label
        else:
            yield "signature", PRACTICE, f"{label}, signed by the server itself: no public entropy"

    def network_of(self, beacon):
        """The facts of a network; None if nobody says them, "other" if they are not those that are known."""
        is_quicknet = beacon["chainHash"] == QUICKNET["chainHash"]
        if is_quicknet != (beacon["network"] == QUICKNET["network"]):
            return "other"
        facts = ("network", "publicKey", "genesis", "period")
        lines = self.log.of("beacon") if self.log else []
        known = QUICKNET if is_quicknet else next((x for x in lines if x["chainHash"] == beacon["chainHash"]), None)
        if known is not None:
            return known if all(beacon.get(fact, known[fact]) == known[fact] for fact in facts) else "other"
        return beacon if all(fact in beacon for fact in facts) else None

    def bound_check(self, shown, beacon, network):
        key, number = (shown["game"], number_of(shown)), beacon["round"]
        published = self.published.get(key, {"record": {}, "announced": None})
        before, announced = self.bound_before.get(key), published["announced"]
        closes_at = shown.get("closesAt", published["record"].get("closesAt"))
        if shown["game"] == "trade":
            closes_at = known_from(number_of(shown))
        if shown["game"] == "lotto":
            told, closes_at = closes_at, lotto_closes_at(number_of(shown))
            if told not in (None, closes_at):
                return "bound", FAILED, f"sales close at {closes_at}"
        if before is not None and before >= number:
            return "bound", FAILED, f"the round before had {before}"
        if announced is not None and announced != number:
            return "bound", FAILED, f"announced: {announced}"
        if closes_at is not None and isinstance(network, dict):
            due = bound_round(network, closes_at, MARGIN_MS.get(shown["game"], 1000))
            return compare("bound", due == number, str(due))
        if announced is not None:
            return "bound", OK, str(announced)
        return "bound", NOT_CHECKED, f"{number}; the opening of the round was not given"

    def published_check(self, shown):
        published = self.published.get((shown["game"], number_of(shown)))
        if published is None:
            return
        record, wrong = published["record"], published["conflict"]
        pairs = [(name, record.get(name), shown.get(name)) for name in
                 ("commitment", "clientSeed", "serverSeed", "outcome", "calledOff")]  # fmt: skip
        for name in ("network", "chainHash", "round", "signature"):
            pairs.append((f"beacon.{name}", (record.get("beacon") or {}).get(name), (shown.get("beacon") or {}).get(name)))
        for name, one, other in pairs:
            if wrong is None and one is not None and other is not None and one != other:
                wrong = name
        if wrong is None and bool(record.get("beacon")) != bool(shown.get("beacon")):
            wrong = "beacon"
        yield compare("published", wrong is None, wrong or "the same")

    def called_off_check(self, shown):
        game, number, reason = shown["game"], number_of(shown), shown.get("calledOff")
        lines = [line for line in (self.log.of("calledOff", game) if self.log else []) if line["round"] == number]
        if not lines:
            if reason:
                yield "called off", NOT_CHECKED, f"{reason}; not in a log that was given"
            return
        line, closing = lines[0], shown.get("closing")
        same = reason == line["reason"] and (shown.get("beacon") or {}).get("round") == line["beaconRound"]
        same = same and shown.get("commitment") in (None, line["commitment"])
        if closing:
            logged = (line["clientSeed"], line["betsRoot"], line["bets"], line["stakes"])
            shown_closing = (closing["clientSeed"], closing["betsRoot"], closing["bets"], centavos(closing["stakes"]))
            same = same and logged == shown_closing
        yield compare("called off", same, line["reason"])

    def closing_checks(self, shown):
        closing, own = shown.get("closing"), shown.get("own")
        if not closing:
            yield "leaf", NOT_CHECKED, "the data does not have the closing"
            yield "closing", NOT_CHECKED, "the data does not have the closing"
            return
        if own:
            yield leaf_check(shown, closing, own)
        elif shown.get("ticket"):
            yield ticket_check(closing, shown["ticket"])
        else:
            yield "leaf", NOT_CHECKED, "the data does not have a leaf"
        seed = shown.get("clientSeed") or closing["clientSeed"]
        # The client seed of lotto is the root of all tickets; of a table that of bettors.
        from_bets = seed == closing["betsRoot"] if shown["game"] == "lotto" else bool(closing["seats"]) or seed == "none"
        same = seed == closing["clientSeed"] and from_bets
        published = self.published.get((shown["game"], number_of(shown)), {"record": {}})["record"].get("closing")
        fields = ("clientSeed", "seats", "betsRoot", "bets")
        if published is not None:
            same = same and all(published[field] == closing[field] for field in fields)
            same = same and centavos(published["stakes"]) == centavos(closing["stakes"])
        yield compare("closing", same, canonical(published or closing))


def is_signed(network, beacon):
    number = beacon["round"]
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number < 2**53:
        return False
    is_hex = re.fullmatch(r"[0-9a-f]{96}", beacon["signature"]) and re.fullmatch(r"[0-9a-f]{192}", network["publicKey"])
    return bool(is_hex) and is_beacon_signature(network["publicKey"], number, beacon["signature"])


def chain_of(shown):
    if shown.get("chain") is not None:
        return shown["chain"]
    if shown.get("chainEnd") is None or shown.get("chainFrom") is None:
        return None
    return {"chainEnd": shown["chainEnd"], "chainFrom": shown["chainFrom"]}


def draw_for(shown, seed, client_seed):
    """The draw of a round, of v2 if it has a beacon."""
    if not isinstance(client_seed, str) or not CLIENT_SEED.fullmatch(client_seed):
        raise ValueError("not a client seed")
    number, beacon = number_of(shown), shown.get("beacon")
    if beacon is None:
        return Draw(shown["game"], seed, client_seed, number)
    if not isinstance(beacon.get("signature"), str):
        raise ValueError("no beacon signature is known")
    randomness = hashlib.sha256(bytes.fromhex(beacon["signature"])).hexdigest()
    return Draw(shown["game"], seed, client_seed, number, (beacon["chainHash"], beacon["round"], randomness))


def drawn(shown, seed, client_seed):
    game, numbers = shown["game"], draw_for(shown, seed, client_seed)
    if game in SCHEDULED:
        return SCHEDULED[game](numbers, shown)
    bet = shown.get("bet")
    if bet is None and game == "sabong":
        bet = {"card": Draw("sabong-card", seed, "card", number_of(shown)).uniform(9)}
    return game_of(game)[0](numbers, bet)


def would_have_been(shown, seed):
    if shown["game"] == "trade":
        return "a segment without ticks"
    client_seed = shown.get("clientSeed") or (shown.get("closing") or {}).get("clientSeed")
    try:
        return json.dumps(drawn(shown, seed, client_seed))
    except ValueError as error:
        return str(error)


def outcome_checks(shown, seed):
    if shown["game"] == "trade":
        yield levels_check(shown, seed)
        yield "payout", NOT_CHECKED, "the data has no bet"
        return
    if is_own(shown) and shown["game"] == "sabong":
        card = Draw("sabong-card", seed, "card", shown["nonce"]).uniform(9)
        yield compare("card", card == shown["bet"]["card"], str(card))
    outcome = drawn(shown, seed, shown["clientSeed"])
    yield compare("outcome", outcome == shown["outcome"], json.dumps(outcome))
    if not is_own(shown):
        yield ticket_payout_check(shown, outcome)
        return
    stake, payout = game_of(shown["game"])[1](shown["bet"], outcome)
    same = stake == centavos(shown["stake"]) and payout == centavos(shown["payout"])
    yield compare("payout", same, f"{stake / 100:.2f} -> {payout / 100:.2f}")


def leaf_check(shown, closing, own):
    """The bet in the tree must be the bet of the round, apart from cash-outs, which are added while it runs."""
    joined, played = ({k: v for k, v in bet.items() if k != "cashOuts"} for bet in (own["bet"], shown["bet"]))
    same = joined == played and own["ticketId"] == shown["roundId"]
    same = same and centavos(own["stake"]) == centavos(shown["stake"])
    root = tree_root_of(leaf_of(own), own["index"], closing["bets"], own["path"])
    text = "no root" if root is None else root.hex()
    return compare("leaf", same and text == closing["betsRoot"], text)


def ticket_payout_check(shown, outcome):
    """What the ticket of a draw of lotto pays with the numbers that the seeds give."""
    ticket = shown.get("ticket") or {}
    if shown["game"] != "lotto" or ticket.get("payout") is None:
        return "payout", NOT_CHECKED, "the data has no bet"
    due = sum(lotto_pays(line, outcome) for line in ticket["lines"])
    return compare("payout", due == centavos(ticket["payout"]), f"{due / 100:.2f}")


def ticket_check(closing, ticket):
    """The ticket of a draw of lotto must be in the tree of all tickets."""
    lines = [
        {"game": line["game"], "numbers": line["numbers"], "order": line["order"], "stake": line["stake"]}
        for line in ticket["lines"]
    ]
    stake = sum(centavos(line["stake"]) for line in lines)
    text = f"{ticket['place']}:{ticket['ticketId']}:{stake}:{ticket['salt']}:{canonical(lines)}"
    leaf = hashlib.sha256(b"\0" + text.encode("utf-8")).digest()
    root = tree_root_of(leaf, ticket["place"], closing["bets"], ticket["path"])
    found = "no root" if root is None else root.hex()
    return compare("leaf", found == closing["betsRoot"], found)

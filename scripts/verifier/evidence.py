"""What was given to check: rounds, published rounds line by line, and the public log."""

import hashlib
import json
import re

LOG_START = "0" * 64


def canonical(value):
    """JSON with sorted keys and no spaces."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256_text(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class Log:
    """The public log: lines that are linked by their hashes."""

    def __init__(self, lines):
        self.lines = lines
        self.broken = self.first_break()

    def first_break(self):
        before = LOG_START
        for number, line in enumerate(self.lines):
            rest = {name: value for name, value in line.items() if name != "hash"}
            if line.get("n") != number:
                return f"line {number}: number"
            if line["prev"] != before:
                return f"line {number}: link"
            if line["hash"] != sha256_text(canonical(rest)):
                return f"line {number}: hash"
            before = line["hash"]
        return None

    def of(self, kind, game=None):
        return [line for line in self.lines if line["type"] == kind and (game is None or line.get("game") == game)]

    def chains_for(self, game, number):
        found = []
        for line in self.of("chain", game):
            first = line["firstRound"]
            closed = any(
                end["n"] > line["n"] and end["lastRound"] < number for end in self.of("chainClosed", game)
            )
            if first <= number < first + line["length"] and not closed:
                found.append(line)
        return found

    def closings_for(self, game, number):
        """The lines that gave up a chain before a round that it should have covered."""
        chains = [
            line["n"]
            for line in self.of("chain", game)
            if line["firstRound"] <= number < line["firstRound"] + line["length"]
        ]
        return [
            end
            for end in self.of("chainClosed", game)
            if end["lastRound"] < number and any(n < end["n"] for n in chains)
        ]

    def version_for(self, game, number):
        """The version of a round; None if the log says nothing of the game."""
        lines = self.of("draw", game)
        if not lines:
            return None
        return next((line["version"] for line in reversed(lines) if line["firstRound"] <= number), "v1")

    def pin_break(self, pins, game):
        first = self.lines[0]["hash"]
        if first != pins["log"]:
            return f"first line: {first}, pinned: {pins['log']}"
        pinned = pins["chains"].get(game)
        chains = self.of("chain", game)
        if pinned is None or not chains or chains[0]["chainEnd"] == pinned:
            return None
        return f"first chain: {chains[0]['chainEnd']}, pinned: {pinned}"


class Evidence:
    """All that was given. Rounds of a player are checked; published ones too, if nothing else is there to check."""

    def __init__(self):
        self.rounds = []
        self.published = {}
        self.days = []
        self.log_lines = []

    def add(self, name, text):
        lines = [line for line in text.split("\n") if line.strip()]
        is_lines = len(lines) > 1 and all(re.fullmatch(r"\s*\{.*\}\s*", line) for line in lines)
        value = [json.loads(line) for line in lines] if is_lines else json.loads(text)
        values = value if isinstance(value, list) else [value]
        published = []
        for each in values:
            if not isinstance(each, dict):
                raise ValueError(f"{name}: not a round")
            if all(field in each for field in ("type", "prev", "hash")):
                self.log_lines.append(each)
            elif "order" in each and "segments" in each:
                checked(name, each, ("chain", "openLevel"))
                self.rounds.append({"game": "trade", "roundNumber": each["order"]["exitTick"] // 1200, "proof": each})
            elif "roundNumber" not in each or "roundId" in each:
                self.rounds.append(checked(name, each, ("roundId", "game", "bet", "serverSeed", "nonce")))
            elif is_lines or name.endswith(".jsonl"):
                published.append(checked(name, each, ("game", "roundNumber")))
            else:
                self.rounds.append(checked(name, each, ("game", "roundNumber", "serverSeed")))
        for line in published:
            self.publish(line)
        if published:
            self.days.append((name, sha256_text(text), published))

    def publish(self, line):
        """Adds a line to what is known of its round, and notes what two lines tell differently."""
        beacon = line.get("beacon") or {}
        known = self.published.setdefault(
            (line["game"], line["roundNumber"]), {"record": {}, "announced": None, "conflict": None}
        )
        if known["announced"] is None and not line.get("serverSeed") and not beacon.get("signature"):
            known["announced"] = beacon.get("round")
        record = known["record"]
        for path, before, after in (("", record, line), ("beacon.", record.get("beacon") or {}, beacon)):
            for field, value in after.items():
                if value is None or field in ("beacon", "type", "at"):
                    continue
                if before.get(field) is not None and before[field] != value and known["conflict"] is None:
                    known["conflict"] = path + field
        merged = {**(record.get("beacon") or {}), **beacon}
        record.update({field: value for field, value in line.items() if value is not None})
        if merged:
            record["beacon"] = merged

    def log(self):
        return Log(self.log_lines) if self.log_lines else None

    def chosen(self, numbers):
        """The rounds to check, of a range of numbers if there is one."""
        rounds = list(self.rounds)
        if not rounds or not self.days:
            over = [known["record"] for _, known in sorted(self.published.items())]
            rounds += [record for record in over if is_over(record)]
        return [each for each in rounds if numbers is None or numbers[0] <= number_of(each) <= numbers[1]]


def checked(name, value, fields):
    missing = [field for field in fields if field not in value]
    if missing:
        raise ValueError(f"{name}: a round without {', '.join(missing)}")
    return value


def is_over(line):
    """Whether a published line tells the end of its round."""
    return bool(line.get("serverSeed") or line.get("calledOff"))


def is_own(shown):
    return "roundId" in shown


def number_of(shown):
    return shown["nonce"] if is_own(shown) else shown["roundNumber"]

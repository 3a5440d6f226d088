#!/usr/bin/env python3
"""Checks rounds offline, without any code of the product.

A second implementation of the published draw, of every paytable, of the public log and of the beacon's signatures,
with Python's standard library only:

    python3 scripts/verify.py rounds.json log.jsonl      (or rounds on standard input)

Takes rounds as the app copies them, lists of them, files rounds-{game}-{date}.jsonl, and the public log.jsonl, in any
order. Options: --rounds 500-510 for these numbers only; --pins TEXT with the pins as JSON, or the path of a file with
them, otherwise the variable FAIRNESS_PINS, otherwise those built in below.

Exits with 0 if every round is ok, with 1 if one failed or none was given, with 2 if the input cannot be read, and with
3 if nothing failed but not everything could be checked. Written from the published mathematics: HMAC-SHA256 keyed with
the server seed over "v1:{game}:{clientSeed}:{nonce}:{block}", and with a beacon over
"v2:{game}:{clientSeed}:{nonce}:{chainHash}/{round}/{randomness}:{block}", read by rejection sampling.
"""

import argparse
import json
import os
import re
import sys
from pathlib import Path

# The files beside this script may be in a folder that nobody may write.
sys.dont_write_bytecode = True

from verifier.checks import Verifier  # noqa: E402
from verifier.evidence import Evidence, is_over, is_own, number_of  # noqa: E402
from verifier.states import FAILED, NOT_CHECKED, OK, state_of  # noqa: E402
from verifier.trade import is_break  # noqa: E402

PINS = ""
"""Pins as JSON: {"log": hash of its first line, "chains": {game: end of its first chain}}; empty for none."""


def pins_from(text):
    if not text.strip():
        return None
    pins = json.loads(text if text.lstrip().startswith("{") else Path(text).read_text(encoding="utf-8"))
    if not isinstance(pins["log"], str) or not isinstance(pins["chains"], dict):
        raise ValueError("no pins")
    return pins


def range_from(text):
    if text is None:
        return None
    match = re.fullmatch(r"(\d{1,15})(?:-(\d{1,15}))?", text.strip())
    if match is None:
        raise ValueError(f"{text} is no range such as 500-510")
    return int(match[1]), int(match[2] or match[1])


def report(verifier, shown):
    """Prints the checks of a round, and returns its state."""
    checks = []
    try:
        for check in verifier.checks_of(shown):
            checks.append(check)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError) as error:
        checks.append(("round", FAILED, repr(error)))
    state, why = state_of(checks)
    label = shown["roundId"] if is_own(shown) else shown["roundNumber"]
    if "proof" in shown:
        label = shown["proof"]["order"]["orderId"]
    print(f"\nRound {label}, {shown['game']}: {state}{f'. {why}' if why else ''}")
    for name, each, text in checks:
        print(f"  {each:<11} {name}: {text}")
    return state


def file_checks(days, log):
    """Prints the checks of files of published rounds, and returns their states."""
    states = []
    for name, digest, rounds in days:
        game, numbers = rounds[0]["game"], {line["roundNumber"] for line in rounds}
        # A round opens when the one before is over. So only the newest of a file can be without an end.
        over = {line["roundNumber"] for line in rounds if is_over(line)}
        missing = [
            str(number)
            for number in range(min(numbers), max(numbers))
            if number not in over and not (game == "trade" and is_break(number))
        ]
        date = re.search(r"rounds-[a-z-]+-(\d{4}-\d{2}-\d{2})\.jsonl$", name)
        logged = [
            line
            for line in (log.of("day", game) if log else [])
            if (line["date"] == date[1] if date else line["sha256"] == digest)
        ]
        same = all(line["sha256"] == digest for line in logged)
        states += [FAILED if missing else OK, (OK if same else FAILED) if logged else NOT_CHECKED]
        print(f"{states[-2]:<11} {name}: {'missing ' + ', '.join(missing[:20]) if missing else 'no round is missing'}")
        print(f"{states[-1]:<11} {name}: sha256 {digest}")
    return states


def main():
    parser = argparse.ArgumentParser(description="Checks rounds offline.")
    parser.add_argument("files", nargs="*", default=["-"])
    parser.add_argument("--pins", default=os.environ.get("FAIRNESS_PINS") or PINS)
    parser.add_argument("--rounds")
    options = parser.parse_args()
    try:
        evidence = Evidence()
        for path in options.files:
            text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
            evidence.add("" if path == "-" else Path(path).name, text)
        rounds = evidence.chosen(range_from(options.rounds))
        for shown in rounds:
            number_of(shown) + 0
        verifier = Verifier(evidence, rounds, pins_from(options.pins))
        files = file_checks(evidence.days, verifier.log)
    except (AttributeError, KeyError, OSError, TypeError, ValueError) as error:
        said = f"This cannot be read: {error}" if isinstance(error, OSError) else f"This is not a round: {error!r}"
        print(said, file=sys.stderr)
        return 2
    states = [report(verifier, shown) for shown in rounds]
    passed, failed = states.count(OK), states.count(FAILED)
    print(f"\n{passed} of {len(states)} rounds passed, {failed} failed, {len(states) - passed - failed} not fully checked")
    if failed or not states or FAILED in files:
        return 1
    return 0 if passed == len(states) else 3


if __name__ == "__main__":
    sys.exit(main())

"""The weekly draw against the public log. It has no chain: the log has its commitment from before its week."""

import datetime

from verifier.states import FAILED, NOT_CHECKED, NOT_PINNED, OK

FIRST_MONDAY = datetime.datetime(2026, 1, 5, tzinfo=datetime.timezone(datetime.timedelta(hours=8)))
PRIZES_MAX = 27


def raffle_log_check(shown, log, pins, network_of):
    """The draw must be the one that the log tells of, with its list out before the number was known."""
    if log is None:
        return ("log", NOT_PINNED, "no pin, no log") if pins is None else ("log", NOT_CHECKED, "no log.jsonl given")
    broken = log.broken or (log.pin_break(pins, shown["game"]) if pins else None)
    if broken:
        return "log", FAILED, broken
    begins = FIRST_MONDAY + datetime.timedelta(weeks=shown["roundNumber"])
    monday = begins.strftime("%Y-%m-%d")

    def of_week(kind):
        return [line for line in log.of(kind) if line["monday"] == monday]

    committed, listed = of_week("raffle"), of_week("raffleList")
    if len(committed) > 1 or len(listed) > 1:
        return "log", FAILED, f"{monday} stands twice in the log"
    if not committed or not listed:
        return "log", NOT_CHECKED, "the log given does not reach this round"
    committed, listed = committed[0], listed[0]
    number = ([committed] + of_week("raffleMoved"))[-1]["beaconRound"]
    beacon = shown.get("beacon") or {}
    facts = [
        (shown.get("commitment") or committed["commitment"], committed["commitment"]),
        (beacon.get("round"), number),
        (shown.get("tickets"), listed["tickets"]),
        (shown.get("prizes"), min(PRIZES_MAX, listed["tickets"])),
        (shown.get("clientSeed"), listed["listHash"]),
    ]
    for line in of_week("raffleDrawn")[:1]:
        facts += [(shown["serverSeed"], line["serverSeed"]), (beacon.get("signature"), line["signature"])]
    found = ", ".join(str(told) for _, told in facts)
    if any(one != other for one, other in facts):
        return "log", FAILED, found
    if committed["at"] >= begins.timestamp() * 1000:
        return "log", FAILED, f"line {committed['n']}: after its week began"
    network = network_of(beacon) if beacon else None
    if isinstance(network, dict):
        known_at = (network["genesis"] + (number - 1) * network["period"]) * 1000
        if listed["at"] >= known_at:
            return "log", FAILED, f"line {listed['n']}: after the number {number} was known"
    return "log", NOT_PINNED if pins is None else OK, found

"""The state of a check, and of the round that its checks make."""

OK, FAILED, NOT_CHECKED, NOT_PINNED, PRACTICE = "ok", "FAILED", "not checked", "not pinned", "practice"

REQUIRED = ("commitment", "chain", "log", "version", "bound", "signature", "called off", "outcome",
            "ticks", "price")  # fmt: skip

WITHOUT_ENTROPY = "without public entropy: a round of version v1"
CALLED_OFF = "the round was called off; this is what it would have given"
NO_CHAIN = "the data does not say the chain"


def compare(name, same, text):
    return name, OK if same else FAILED, text


def state_of(checks):
    """The state of a round: (state, why)."""
    states = {state: text for _, state, text in reversed(checks)}
    if FAILED in states:
        return FAILED, None
    if any(name == "chain" and state == NOT_CHECKED for name, state, _ in checks):
        return NOT_CHECKED, NO_CHAIN
    if NOT_PINNED in states:
        return NOT_PINNED, "this verifier has no pin from elsewhere to hold the log against"
    is_v1 = any(text == WITHOUT_ENTROPY for _, _, text in checks)
    for name, state, text in checks:
        excused = text == WITHOUT_ENTROPY or text.startswith(CALLED_OFF)
        if state == NOT_CHECKED and name in REQUIRED and not excused:
            return NOT_CHECKED, text
    if PRACTICE in states:
        return PRACTICE, states[PRACTICE]
    return OK, WITHOUT_ENTROPY if is_v1 else None

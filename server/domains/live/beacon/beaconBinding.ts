import {
  type BeaconNetwork,
  boundRound,
  roundFrom,
  roundTimeMs,
} from '../../../../games/kit/fairness/network';

/** The times of a round with a beacon. `bettingMs` is in real time, as all others. */
interface RoundTimes {
  readonly bettingMs: number;
  /** From the closing of betting to the number that decides. */
  readonly marginMs: number;
}

/**
 * The first time from `fromMs` on at which a round may open, Unix time in ms: when a number of the beacon is due
 * exactly `marginMs` after its betting closes, so that nobody waits longer than needed.
 */
export function openingTime(
  network: BeaconNetwork,
  fromMs: number,
  { bettingMs, marginMs }: RoundTimes,
): number {
  const afterMs = bettingMs + marginMs;
  return roundTimeMs(network, roundFrom(network, fromMs + afterMs)) - afterMs;
}

/** The number that decides a round which opens at this time, and when it is due. */
export function bindingOf(
  network: BeaconNetwork,
  openedAtMs: number,
  { bettingMs, marginMs }: RoundTimes,
): { readonly round: number; readonly atMs: number } {
  // A millisecond may have fractions, which must not bind to the number after.
  const round = boundRound(network, Math.floor(openedAtMs + bettingMs), marginMs);
  return { round, atMs: roundTimeMs(network, round) };
}

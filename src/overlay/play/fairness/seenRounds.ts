import * as z from 'zod/mini';
import type { LivePastRound, LiveRound } from '../../../../contract/live';
import { formatPesos } from '../../../../games/kit/rules/money';
import { stored } from '../../../shared/storage/storage';
import { storedAtom } from '../../../shared/store/storedAtom';

/** What this device saw of a round before its number was known, with the time of arrival. */
const seenRound = z.object({
  roundNumber: z.int(),
  commitment: z.string(),
  network: z.string(),
  chainHash: z.string(),
  beaconRound: z.int(),
  logHead: z.string(),
  /** Unix time in ms, by the device's clock. */
  openingAtMs: z.number(),
  closing: z.nullable(
    z.object({
      clientSeed: z.string(),
      seats: z.array(z.int()),
      betsRoot: z.string(),
      bets: z.int(),
      /** In pesos. */
      stakes: z.string(),
      closingAtMs: z.number(),
    }),
  ),
});

export type SeenRound = z.output<typeof seenRound>;

/** By game, oldest first. */
export const seenRoundsAtom = storedAtom(
  stored('fairnessSeen', z.record(z.string(), z.array(seenRound)), (): Record<string, SeenRound[]> => ({})),
);

/** So many rounds of each game are kept. */
const KEPT = 200;

/**
 * Adds what a round announces before its number is known. What was seen first stays as it was. Returns the same list
 * if nothing is new.
 */
export function withSeen(seen: readonly SeenRound[], round: LiveRound, nowMs: number): readonly SeenRound[] {
  const { roundNumber, commitment, phase, beacon, closing } = round;
  if (beacon === undefined) return seen;
  const known = seen.find((each) => each.roundNumber === roundNumber);
  if (known === undefined) {
    if (phase !== 'betting') return seen;
    const { network, chainHash, logHead, round: beaconRound } = beacon;
    const opening = { roundNumber, commitment, network, chainHash, beaconRound, logHead };
    return [...seen, { ...opening, openingAtMs: nowMs, closing: null }].slice(-KEPT);
  }
  if (known.closing !== null || phase !== 'closed' || closing === undefined) return seen;
  const { clientSeed, seats, betsRoot, bets, stakes } = closing;
  const told = { clientSeed, seats, betsRoot, bets, stakes: formatPesos(stakes), closingAtMs: nowMs };
  return seen.map((each) => (each === known ? { ...each, closing: told } : each));
}

/**
 * How a past round differs from what this device saw of it, as the name of the field with both values; null if it does
 * not. `commitment` is that of the seed that was revealed.
 */
export function differenceOf(
  seen: SeenRound,
  { beacon, closing }: Pick<LivePastRound, 'beacon' | 'closing'>,
  commitment: string,
): { readonly field: string; readonly expected: string; readonly found: string } | null {
  const now: Readonly<Record<string, unknown>> = {
    commitment,
    network: beacon?.network,
    chainHash: beacon?.chainHash,
    beaconRound: beacon?.round,
    logHead: beacon?.logHead,
    ...(seen.closing !== null && {
      clientSeed: closing?.clientSeed,
      seats: closing?.seats,
      betsRoot: closing?.betsRoot,
      bets: closing?.bets,
      stakes: closing && formatPesos(closing.stakes),
    }),
  };
  const before: Readonly<Record<string, unknown>> = { ...seen, ...seen.closing };
  for (const [field, value] of Object.entries(now)) {
    const [expected, found] = [JSON.stringify(before[field]), JSON.stringify(value) ?? 'nothing'];
    if (expected !== found) return { field, expected, found };
  }
  return null;
}

/** What was seen of a round, as the lines that a verifier takes. */
export function seenLines(game: string, seen: SeenRound | undefined): readonly object[] {
  if (seen === undefined) return [];
  const { roundNumber, commitment, network, chainHash, beaconRound, closing } = seen;
  const at = { game, roundNumber };
  const opening = { ...at, commitment, beacon: { network, chainHash, round: beaconRound } };
  if (closing === null) return [opening];
  const { closingAtMs: _, ...told } = closing;
  return [opening, { ...at, closing: told }];
}

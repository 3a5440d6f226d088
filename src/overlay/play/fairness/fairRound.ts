import * as z from 'zod/mini';
import type { OwnLeaf } from '../../../../contract/fairness';
import { type LivePastRound, pastRound } from '../../../../contract/live';
import { round as roundSchema, type SettledRound } from '../../../../contract/play';
import type { LogLine } from '../../../../games/kit/fairness/log';
import type { Json } from '../../../../games/kit/rules/round';
import type { ChainFacts } from '../../../shared/workers/rng';

/** A round that a public number decided, or should have, as its sheet shows it. */
export interface FairRound {
  readonly game: string;
  readonly roundNumber: number;
  readonly outcome: Json;
  /** Null if it was not seen and does not follow from the chain. */
  readonly commitment: string | null;
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly chain: ChainFacts | null;
  readonly beacon: {
    readonly network: string;
    readonly chainHash: string;
    readonly round: number;
    /** Missing in a round that was called off. */
    readonly signature?: string | undefined;
  };
  readonly closing: Pick<NonNullable<LivePastRound['closing']>, 'seats' | 'betsRoot' | 'bets'> | null;
  readonly calledOff: LivePastRound['calledOff'];
  /** The player's own bet in the tree of bets; null without one. */
  readonly own: OwnLeaf | null;
  /** The round as every verifier takes it: JSON. */
  readonly data: Readonly<Record<string, unknown>> & { readonly beacon: object };
}

/** A settled bet of the player; null if no public number decided its round. */
export function fairRoundOf(round: SettledRound, chain: ChainFacts | null): FairRound | null {
  const { beacon, closing, own, game, nonce, outcome, commitment, serverSeed, clientSeed } = round;
  if (beacon === undefined) return null;
  const encoded = z.encode(roundSchema, { ...round, ...(chain !== null && { chain }) });
  return {
    ...{ game, outcome, commitment, serverSeed, clientSeed, chain, beacon },
    roundNumber: nonce,
    closing: closing ?? null,
    calledOff: undefined,
    own: own ?? null,
    data: { ...encoded, beacon },
  };
}

interface PastContext {
  readonly game: string;
  readonly commitment: string | null;
  readonly chain: ChainFacts | null;
}

/** A past round of a table; null if it has no public number. */
export function fairPastRound(
  past: LivePastRound,
  { game, commitment, chain }: PastContext,
): FairRound | null {
  const { beacon, departure, closing, roundNumber, outcome, serverSeed, clientSeed, calledOff } = past;
  if (beacon === undefined) return null;
  const { network, chainHash, round } = beacon;
  const signature = beacon.signature ?? departure?.signature;
  const facts = { network, chainHash, round, ...(signature !== undefined && { signature }) };
  const { departure: _, ...encoded } = z.encode(pastRound, past);
  return {
    ...{ game, roundNumber, outcome, commitment, serverSeed, clientSeed, chain, calledOff },
    beacon: facts,
    closing: closing ?? null,
    own: null,
    data: { game, ...encoded, commitment, ...chain, beacon: facts },
  };
}

/**
 * The data with the facts of the network, so that a verifier can check the signature without the log; they are those
 * that the log names for it.
 */
export function dataWithNetwork({ data, beacon }: FairRound, lines: readonly LogLine[]): object {
  const line = lines.find((each) => each.type === 'beacon' && each.chainHash === beacon.chainHash);
  if (line === undefined || line.type !== 'beacon') return data;
  const { publicKey, genesis, period } = line;
  return { ...data, beacon: { ...data.beacon, publicKey, genesis, period } };
}

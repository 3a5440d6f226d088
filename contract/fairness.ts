import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import type { Json } from '../games/kit/rules/round';

/** What proves that nobody chose a shared round: as it is published, and as a player copies it for a verifier. */
const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.gte(0));

/** The number of a public beacon that decides a round; missing in rounds of version v1. */
export const beaconFacts = z.object({
  /** `quicknet`, or `sandbox` for a beacon that the server signs itself. */
  network: z.string().check(z.maxLength(64)),
  chainHash: hex32,
  /** The facts of the network: quicknet's are known to every verifier, and must match if they are given. */
  publicKey: z.optional(z.string().check(z.regex(/^[0-9a-f]{192}$/))),
  /** The time of its round 1, Unix time in s. */
  genesis: z.optional(z.number()),
  /** Time between two of its rounds, in s. */
  period: z.optional(z.number().check(z.gt(0))),
  /** The number of its round; announced at the opening. */
  round: z.int().check(z.gte(1)),
  /** Missing until the network has signed it. Text of any form, so that a verifier can refuse it by name. */
  signature: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** SHA-256 of the signature. */
  randomness: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

export type BeaconFacts = z.output<typeof beaconFacts>;

/** The same with its signature, as the server tells it of a round that has been drawn with it. */
export const drawnBeacon = z.object({
  network: z.string(),
  chainHash: hex32,
  round: z.int(),
  /** 48 bytes as hex; its SHA-256 is the number. */
  signature: z.string().check(z.regex(/^[0-9a-f]{96}$/)),
});

export type DrawnBeacon = z.output<typeof drawnBeacon>;

/** The record of a round's closing, published before its beacon number exists. */
export const closingFacts = z.object({
  clientSeed: z.string(),
  /** The seats whose client seeds were joined, in order. */
  seats: z.array(count),
  /** The root of the tree of bets (RFC 6962, SHA-256). */
  betsRoot: hex32,
  bets: count,
  stakes: amount,
});

export type ClosingFacts = z.output<typeof closingFacts>;

/** The player's own leaf in the tree of bets, with its audit path. */
export const ownLeaf = z.object({
  seat: count,
  ticketId: z.string(),
  panel: count,
  stake: amount,
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The bet as it joined. */
  bet: z.custom<Json>((value) => value !== undefined),
  /** The place of the leaf among the bets. */
  index: count,
  /** From the bottom up. */
  path: z.array(hex32).check(z.maxLength(64)),
});

export type OwnLeaf = z.output<typeof ownLeaf>;

/** Why a shared round was called off. */
export const callOffReason = z.enum(['closedLate', 'switchedOff', 'beaconLate']);

import * as z from 'zod/mini';
import { amount, signedAmount } from '../games/kit/rules/amount';
import { LOWER_MAX_PERCENT, RAISE_MAX_PERCENT, RUN_ROUNDS_MAX } from '../games/kit/rules/autoRun';
import type { Json } from '../games/kit/rules/round';
import { FIRST_STAKE } from '../games/kit/rules/runStakes';
import { isClientSeed } from '../games/kit/rules/seeds';
import { betsEnd, call, instant, page } from './call';
import { closingFacts, drawnBeacon, ownLeaf } from './fairness';

export const clientSeed = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((text) => isClientSeed(text), 'a client seed is printable ASCII without a colon'),
);
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A round's id; as many digits as a bigint has. */
export const roundId = z.string().check(z.regex(/^[0-9]{1,18}$/));
const json = z.custom<Json>((value) => value !== undefined);
const params = z.strictObject({ game: z.string().check(z.regex(/^[a-z-]{3,16}$/)) });

/** A pair of seeds as its owner sees it before the reveal. */
export const seeds = z.object({
  /** SHA-256 of the server seed in use. */
  commitment: hex32,
  /** Empty until the player has sent one; no bet is accepted before. */
  clientSeed: z.string(),
  /** Bets made with this pair so far, which is the nonce of the next one. */
  nonce: z.int(),
  /** Commitment of the server seed that the next rotation activates; shown before a client seed is accepted. */
  nextCommitment: hex32,
});

export type Seeds = z.output<typeof seeds>;

/**
 * The chain of a shared round's seed: hashed `nonce - chainFrom + 1` times with SHA-256, the seed gives the chain's
 * end, which was published before the first of its rounds.
 */
export const chainFacts = z.object({
  chainEnd: hex32,
  /** The number of the chain's first round. */
  chainFrom: z.int(),
});

/** A settled round. `serverSeed` is null until its pair has been rotated out. */
export const round = z.object({
  roundId,
  game: z.string(),
  bet: json,
  outcome: json,
  events: z.array(json),
  stake: amount,
  payout: amount,
  commitment: hex32,
  clientSeed: z.string(),
  nonce: z.int(),
  serverSeed: z.nullable(hex32),
  /** For a shared round; missing for a round of an instant game. */
  chain: z.optional(chainFacts),
  /** The public number that decided a shared round of version v2; missing for all others, as is `closing`. */
  beacon: z.optional(drawnBeacon),
  /** What fixed the bets before that number was due. */
  closing: z.optional(closingFacts),
  /** The leaf of this bet in the tree of bets; in the reply of `round` only, because a list would read every tree. */
  own: z.optional(ownLeaf),
  createdAt: instant,
});

export type SettledRound = z.output<typeof round>;

/** Back to the first stake, or by this many percent, below 0 for less. */
const stakeChange = z.union([
  z.literal(FIRST_STAKE),
  z.int().check(z.gte(-LOWER_MAX_PERCENT), z.lte(RAISE_MAX_PERCENT)),
]);

/** The state of a run of automatic bets. */
export const run = z.object({
  runId: roundId,
  rounds: z.int(),
  played: z.int(),
  /** Stakes less payouts; negative while the player is ahead. */
  lost: signedAmount,
  /** Why it ended; null while it runs. */
  ended: z.nullable(z.enum(['rounds', 'lossLimit', 'winLimit', 'stopped', 'replaced'])),
});

export type Run = z.output<typeof run>;

export const playCalls = {
  seeds: call({
    path: '/x2/og/{game}/seeds',
    auth: 'player',
    quiet: true,
    about:
      "The player's seed pair. A client seed from the browser is accepted only after the commitment of the server " +
      'seed has been shown, that is by the second call at the earliest.',
    params,
    body: z.strictObject({ clientSeed: z.optional(clientSeed) }),
    reply: seeds,
  }),
  bet: call({
    path: '/x2/og/{game}/bet',
    auth: 'player',
    money: true,
    about:
      'Places a bet and settles it. A bet that names a run is refused unless it equals the bet of the run, with its ' +
      'present stake, and fits its limits.',
    params,
    body: z.strictObject({ bet: json, runId: z.optional(roundId) }),
    reply: z.object({ round, finance: amount, bonus: amount }),
  }),
  startRun: call({
    path: '/x2/og/{game}/auto',
    auth: 'player',
    about:
      'Registers a run of one bet, so that the server enforces its limits. Each of its bets is placed by the ' +
      'bet call, or the join call at a table. An active run of the same game ends; at a table, of the same ' +
      'panel.',
    params,
    body: z.strictObject({
      bet: json,
      /** The panel, for shared games only; 0 if missing. */
      panel: z.optional(z.int().check(z.gte(0), z.lte(1))),
      rounds: z.int().check(z.minimum(1), z.maximum(RUN_ROUNDS_MAX)),
      /** A bet is refused if it could bring the loss of the whole run above this. Missing only where none is needed. */
      stopLoss: z.optional(amount),
      /** The run ends after a round whose payout exceeds its stake by this much. */
      stopWin: z.optional(amount),
      /**
       * How the stake changes, in instant games only. Not by a raise after every kind of result. A change that would
       * bring the stake above `highest`, or a position below one peso, is not made.
       */
      stakes: z.optional(
        z.strictObject({
          onWin: z.optional(stakeChange),
          onLoss: z.optional(stakeChange),
          highest: amount,
        }),
      ),
    }),
    reply: run,
  }),
  stopRun: call({
    path: '/x2/og/{game}/auto/stop',
    auth: 'player',
    quiet: true,
    about: 'Ends a run and returns its state. A run that is already over is unchanged.',
    params,
    body: z.strictObject({ runId: roundId }),
    reply: run,
  }),
  history: call({
    path: '/x2/og/{game}/history',
    auth: 'player',
    quiet: true,
    about: "The player's rounds, newest first.",
    params,
    body: z.strictObject(page),
    reply: z.object({ rounds: z.array(round), ...betsEnd }),
  }),
  round: call({
    path: '/x2/og/{game}/round',
    auth: 'player',
    about: 'One round of the caller, for replay and verification.',
    params,
    body: z.strictObject({ roundId }),
    reply: round,
  }),
  rotate: call({
    path: '/x2/og/fairness/rotate',
    auth: 'player',
    about: 'Reveals the server seed in use and starts the next pair with a new client seed.',
    body: z.strictObject({
      game: z.string().check(z.regex(/^[a-z-]{3,16}$/)),
      clientSeed,
      /** The commitment that the player was shown; refused if it is not that of the next seed. */
      nextCommitment: hex32,
    }),
    reply: z.object({
      revealed: z.object({ serverSeed: hex32, commitment: hex32, clientSeed: z.string(), nonce: z.int() }),
      seeds,
    }),
  }),
};

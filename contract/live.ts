import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import type { Json } from '../games/kit/rules/round';
import { call } from './call';
import { chainFacts, clientSeed, hex32, roundId } from './play';

/**
 * Rounds that many share. Money goes by calls, like everywhere; the WebSocket at `/live` only tells what
 * happens. Its messages are JSON text, one a frame. Times are the server's, in ms since 1970, unless a name
 * says otherwise.
 *
 * While a round runs, a tick comes ten times a second whether or not something happened, and at once when the
 * round itself moves on: silence means that the line is gone. At other times a tick comes only with news.
 */
export const LIVE_PATH = '/live';

const json = z.custom<Json>((value) => value !== undefined);
const game = z.string().check(z.regex(/^[a-z-]{3,16}$/));
/** Decimal text such as "2.38". */
const multiplier = z.string().check(z.regex(/^[0-9]{1,5}\.[0-9]{2}$/));
const panel = z.int().check(z.gte(0), z.lte(1));

/** A player's own bet in a shared round. */
export const ticket = z.object({
  ticketId: roundId,
  game,
  panel,
  roundNumber: z.int(),
  /** Its place in the table's list of bets; null while it waits for the next round. */
  seat: z.nullable(z.int()),
  bet: json,
  stake: amount,
  payout: amount,
  state: z.enum(['open', 'settled', 'takenBack']),
});

export type LiveTicket = z.output<typeof ticket>;

/** Somebody's bet, as everybody sees it. */
export const tableBet = z.object({
  seat: z.int(),
  /** First and last letter with dots between. */
  name: z.string(),
  stake: amount,
  bet: json,
  multiplier: z.nullable(multiplier),
});

export type LiveTableBet = z.output<typeof tableBet>;

/** A round on a table. Its seed is the one whose SHA-256 is `commitment`. */
export const tableRound = z.object({
  roundNumber: z.int(),
  /** SHA-256 of the round's server seed, which is the seed of the round before. */
  commitment: hex32,
  phase: z.enum(['betting', 'running', 'result']),
  openedAt: z.number(),
  /** All that has been told of it so far, each event with its `atMs` since `openedAt`. */
  events: z.array(json),
  aboard: z.int(),
  /** Those in the first 200 seats. */
  bets: z.array(tableBet),
});

export type LiveRound = z.output<typeof tableRound>;

const chain = chainFacts.shape;

/** An outcome of an earlier round, for the history strip and for checking the chain. */
export const pastRound = z.object({
  roundNumber: z.int(),
  outcome: json,
  serverSeed: hex32,
  /** The client seeds of the first three bettors joined by "-", or "none". */
  clientSeed: z.string(),
});

export type LivePastRound = z.output<typeof pastRound>;

/** What the server says over the socket. */
export const liveMessage = z.discriminatedUnion('type', [
  /** The whole table; the answer to `hello`, and to every reconnect. */
  z.object({
    type: z.literal('table'),
    game,
    serverTime: z.number(),
    ...chain,
    round: tableRound,
    /** Newest first; the round on show is among them once it is over. */
    past: z.array(pastRound),
    /** The caller's own, of this round and the next, those taken back left out; empty without a token. */
    tickets: z.array(ticket),
  }),
  /** A new round has opened; what is told of it comes with it. */
  z.object({
    type: z.literal('round'),
    game,
    serverTime: z.number(),
    ...chain,
    round: tableRound,
    /** The round before it; null when that was called off, which gives every stake back. */
    ended: z.nullable(pastRound),
  }),
  /** What has happened since the last tick, at most one message a tick. */
  z.object({
    type: z.literal('tick'),
    game,
    roundNumber: z.int(),
    serverTime: z.number(),
    phase: z.enum(['betting', 'running', 'result']),
    events: z.array(json),
    /** The round itself, its seed revealed, in the tick that ends it; null in every other. */
    ended: z.nullable(pastRound),
    /** Bets that are new or have changed. */
    bets: z.array(tableBet),
    /** Seats whose bet was taken back. */
    left: z.array(z.int()),
    aboard: z.int(),
  }),
  /** One of the caller's own tickets has changed, and with it the balances. */
  z.object({ type: z.literal('ticket'), ticket, finance: amount, bonus: amount }),
  z.object({ type: z.literal('pong'), id: z.int(), serverTime: z.number() }),
  /** The server will hang up: the token is not valid any more, or the game is closed. */
  z.object({ type: z.literal('refused'), reason: z.enum(['loginNeeded', 'notFound', 'badRequest', 'busy']) }),
]);

export type LiveMessage = z.output<typeof liveMessage>;

/** What a client says over the socket. The token is the session's; without one the table is only watched. */
export const liveRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), game, token: z.nullable(z.string().check(z.maxLength(200))) }),
  z.strictObject({ type: z.literal('ping'), id: z.int().check(z.gte(0)) }),
]);

export type LiveRequest = z.output<typeof liveRequest>;

const params = z.strictObject({ game });
const changed = z.object({ ticket, finance: amount, bonus: amount });

export const liveCalls = {
  chain: call({
    path: '/x2/og/{game}/chain',
    auth: 'none',
    quiet: true,
    about: 'The chain of seeds that decides the rounds of a shared game, and the last rounds it has decided.',
    params,
    reply: z.object({
      ...chain,
      /** How many rounds it decides. */
      chainLength: z.int(),
      /** Newest first. */
      past: z.array(pastRound),
    }),
  }),
  join: call({
    path: '/x2/og/{game}/join',
    auth: 'player',
    money: true,
    about:
      'Bets in a shared round: in the one that takes bets now, else in the next. A bet for the next round waits ' +
      'and can be taken back until betting of that round closes. The stake is taken at once. Of the first three ' +
      'players of a round the client seeds go into its outcome: the one of their pair, else the one sent. A bet ' +
      'that names a run is refused unless it is the bet of the run and the limits of the run leave room for it, ' +
      'those of its bets that are not settled counted at their worst.',
    params,
    body: z.strictObject({
      panel,
      bet: json,
      clientSeed: z.optional(clientSeed),
      runId: z.optional(roundId),
    }),
    reply: changed,
  }),
  takeBack: call({
    path: '/x2/og/{game}/take-back',
    auth: 'player',
    money: true,
    about: 'Takes a bet back whose round has not closed betting; the stake returns.',
    params,
    body: z.strictObject({ ticketId: roundId }),
    reply: changed,
  }),
  cashOut: call({
    path: '/x2/og/{game}/cash-out',
    auth: 'player',
    money: true,
    about:
      'Ends a riding bet, or half of it, at the multiplier of the moment the whole call had reached the server. ' +
      'A call received after the end of the round changes nothing and says when both happened.',
    params,
    body: z.strictObject({ ticketId: roundId, part: z.enum(['all', 'half']) }),
    reply: z.object({
      ticket,
      finance: amount,
      bonus: amount,
      /** Null when the cash-out counted. In ms of the run. */
      late: z.nullable(z.object({ endedAtMs: z.number(), receivedAtMs: z.number() })),
    }),
  }),
};

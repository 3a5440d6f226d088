import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import type { Json } from '../games/kit/rules/round';
import { call } from './call';
import { chainFacts, clientSeed, hex32, roundId } from './play';

/**
 * Shared rounds. Money moves by calls only; the WebSocket at `/live` reports what
 * happens. Its messages are JSON text, one per frame. Times are the server's, in ms since 1970, unless a name
 * says otherwise.
 *
 * `seq` numbers the `table`, `round` and `tick` messages that one server process sends about a table: each `round` and
 * `tick` is one more than the message before it, and a `table` has the number of the last message it contains. A client
 * that finds a number missing says `hello` again and gets the whole table.
 *
 * While a round runs, a tick is sent ten times a second whether or not something happened, and at once when the
 * round changes state: silence means that the connection is lost. At other times a tick is sent only with news.
 */
export const LIVE_PATH = '/live';

const json = z.custom<Json>((value) => value !== undefined);
const game = z.string().check(z.regex(/^[a-z-]{3,16}$/));
/** Decimal text such as "2.38". */
const multiplier = z.string().check(z.regex(/^[0-9]{1,5}\.[0-9]{2}$/));
const PANELS_MAX = 8;
/** Each bet of a player in a round has its own; the game says how many there are. */
const panel = z.int().check(z.gte(0), z.lt(PANELS_MAX));
/** Counts messages; it does not follow the time or the round. */
const seq = z.int().check(z.gte(0));

/** A player's own bet in a shared round. */
export const ticket = z.object({
  ticketId: roundId,
  game,
  panel,
  roundNumber: z.int(),
  /** Its index in the table's list of bets; null while it is queued for the next round. */
  seat: z.nullable(z.int()),
  bet: json,
  stake: amount,
  payout: amount,
  state: z.enum(['open', 'settled', 'takenBack']),
  /** For its owner only: 16 bytes as hex, part of its leaf in the bet tree of a round with a beacon. */
  salt: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
});

export type LiveTicket = z.output<typeof ticket>;

/** A bet of any player, as everyone sees it. */
export const tableBet = z.object({
  seat: z.int(),
  /** First and last letter with dots in between. */
  name: z.string(),
  stake: amount,
  bet: json,
  multiplier: z.nullable(multiplier),
});

export type LiveTableBet = z.output<typeof tableBet>;

/** 48 bytes as hex. */
const signature = z.string().check(z.regex(/^[0-9a-f]{96}$/));

/** The number of a public beacon that decides a round, announced when it opens. Not in rounds without one. */
export const roundBeacon = z.object({
  /** Name of the beacon: `quicknet`, or `sandbox` for a practice beacon, which is no public entropy. */
  network: z.string(),
  chainHash: hex32,
  round: z.int(),
  /** When the number is due. */
  at: z.number(),
  /** Hash of the newest line of the public log. */
  logHead: hex32,
});

export type LiveBeacon = z.output<typeof roundBeacon>;

/** What fixes the bets of a round, published before the number that decides it is due. */
export const roundClosing = z.object({
  closedAt: z.number(),
  clientSeed: z.string(),
  /** The seats whose bets gave it. */
  seats: z.array(z.int()),
  /** Root of the tree of all standing bets; `games/kit/fairness/betTree.ts` says how it is made. */
  betsRoot: hex32,
  bets: z.int(),
  /** The sum of their stakes. */
  stakes: amount,
});

export type LiveClosing = z.output<typeof roundClosing>;

/** What started a round: the beacon's signature. */
export const roundDeparture = z.object({
  signature,
  /** SHA-256 of the signature. */
  randomness: hex32,
  /** The start, in ms after the opening. */
  atMs: z.number(),
});

export type LiveDeparture = z.output<typeof roundDeparture>;

/** In rounds with a beacon, from the time when each is known. */
const announced = {
  beacon: z.optional(roundBeacon),
  closing: z.optional(roundClosing),
  departure: z.optional(roundDeparture),
};

/** `closed` is the time in which a round with a beacon waits for its number. */
const phase = z.enum(['betting', 'closed', 'running', 'result']);

/** A round of a table. Its seed is the one whose SHA-256 is `commitment`. */
export const tableRound = z.object({
  roundNumber: z.int(),
  /** SHA-256 of the round's server seed, which is the seed of the round before. */
  commitment: hex32,
  phase,
  openedAt: z.number(),
  /** The events announced so far, each with its `atMs` since `openedAt`. */
  events: z.array(json),
  aboard: z.int(),
  /** The bets in the first 200 seats. */
  bets: z.array(tableBet),
  ...announced,
});

export type LiveRound = z.output<typeof tableRound>;

const chain = chainFacts.shape;

/** An earlier round, for the history strip and for checking the chain. */
export const pastRound = z.object({
  roundNumber: z.int(),
  /** Null for a round that was called off. */
  outcome: json,
  serverSeed: hex32,
  /** The client seeds of the first three bettors joined by "-", or "none". */
  clientSeed: z.string(),
  ...announced,
  /** With the signature, once the round has been drawn with it. */
  beacon: z.optional(z.extend(roundBeacon, { signature: z.optional(signature) })),
  /** Why a round with a beacon was called off; all its stakes were refunded. Missing for others. */
  calledOff: z.optional(z.enum(['closedLate', 'switchedOff', 'beaconLate'])),
});

export type LivePastRound = z.output<typeof pastRound>;

/** What a player can send to a shared table; each is a picture, and there is no free text. */
export const REACTIONS = ['clap', 'heart', 'parol', 'ride', 'umbrella', 'coin'] as const;

/** How often one player may react at one table. */
export const REACTION_LIMITS = { everyMs: 2_000, perMinute: 20 } as const;

export type Reaction = (typeof REACTIONS)[number];

const reaction = z.enum(REACTIONS);

/** What players of a table sent since the last tick: each picture at most once. */
export const shownReaction = z.object({
  reaction,
  /** Masked; of the last player who sent it. */
  name: z.string(),
  /** How many sent it. */
  count: z.int().check(z.gte(1)),
});

export type ShownReaction = z.output<typeof shownReaction>;

/** A bet that won, as everyone sees it. */
export const companyWin = z.object({
  roundNumber: z.int(),
  /** Masked: first and last letter. */
  name: z.string(),
  /** At which it was cashed out, otherwise payout by stake; truncated. */
  multiplier,
  payout: amount,
});

export type CompanyWin = z.output<typeof companyWin>;

/** The company at a table: counted and read from settled bets, never made up. */
export const tableCompany = z.object({
  /**
   * Sessions that watch the table, in all processes, and connections without a session. A new one counts within 5 s, and
   * so does one that has left; one whose process has died, within 10 s.
   */
  watching: z.int().check(z.gte(0)),
  /** The last settled round; null before the first of the day. */
  last: z.nullable(
    z.object({
      roundNumber: z.int(),
      outcome: json,
      /** How many bets it had. */
      aboard: z.int(),
      /** How many of them paid more than their stake. */
      won: z.int(),
      /** The best of them, by payout. */
      winners: z.array(companyWin),
    }),
  ),
  /** Since 0:00 GMT+8; a round belongs to the day it opened on. */
  best: z.object({
    /** The rounds with the highest multipliers; empty in games whose rounds have none. */
    rounds: z.array(z.object({ roundNumber: z.int(), openedAt: z.number(), multiplier, aboard: z.int() })),
    /** The best bets: by multiplier where players choose when to cash out, otherwise by payout. */
    wins: z.array(z.extend(companyWin, { openedAt: z.number() })),
  }),
});

export type TableCompany = z.output<typeof tableCompany>;

const aboutConnection = [
  z.object({ type: z.literal('pong'), id: z.int(), serverTime: z.number() }),
  /** The server is about to close the connection: the token is no longer valid, or the game is closed. */
  z.object({ type: z.literal('refused'), reason: z.enum(['loginNeeded', 'notFound', 'badRequest', 'busy']) }),
] as const;

/** Messages about the connection itself, whatever it carries. */
export const connectionMessage = z.discriminatedUnion('type', aboutConnection);

export type ConnectionMessage = z.output<typeof connectionMessage>;

/** Messages of the server about a table. */
export const liveMessage = z.discriminatedUnion('type', [
  /** The whole table; the answer to `hello`, and to every reconnect. */
  z.object({
    type: z.literal('table'),
    game,
    serverTime: z.number(),
    seq,
    ...chain,
    round: tableRound,
    /** Newest first; includes the current round once it is over. */
    past: z.array(pastRound),
    /** Missing until it has been counted. */
    company: z.optional(tableCompany),
    /** The caller's tickets of this round and the next, without those taken back; empty without a token. */
    tickets: z.array(ticket),
  }),
  /** A new round has opened, with the events announced so far. */
  z.object({
    type: z.literal('round'),
    game,
    serverTime: z.number(),
    seq,
    ...chain,
    round: tableRound,
    /** The round before it; null if that was called off, which refunds every stake. */
    ended: z.nullable(pastRound),
  }),
  /** What has happened since the last tick; at most one message per tick. */
  z.object({
    type: z.literal('tick'),
    game,
    roundNumber: z.int(),
    serverTime: z.number(),
    seq,
    phase,
    events: z.array(json),
    /** The round with its seed revealed, in the tick that ends it; null in every other. */
    ended: z.nullable(pastRound),
    /** Bets that are new or have changed. */
    bets: z.array(tableBet),
    /** Seats whose bet was taken back. */
    left: z.array(z.int()),
    aboard: z.int(),
    /** In the tick that tells of them. */
    closing: z.optional(roundClosing),
    departure: z.optional(roundDeparture),
    /** In a tick after a change. */
    company: z.optional(tableCompany),
    /** In a tick after somebody reacted. */
    reactions: z.optional(z.array(shownReaction)),
  }),
  /** One of the caller's tickets has changed, and with it the balances. */
  z.object({ type: z.literal('ticket'), ticket, finance: amount, bonus: amount }),
  ...aboutConnection,
]);

export type LiveMessage = z.output<typeof liveMessage>;

/** Messages of the client. The token is the session's; without one the client only watches. */
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
  round: call({
    path: '/x2/og/{game}/table-round',
    auth: 'none',
    quiet: true,
    about: 'A round of a shared game that is over, of any age, with all that its check needs.',
    params,
    body: z.strictObject({ roundNumber: z.int().check(z.gte(1), z.lte(2_147_483_647)) }),
    reply: z.object({ ...chain, commitment: hex32, openedAt: z.number(), past: pastRound }),
  }),
  react: call({
    path: '/x2/og/{game}/react',
    auth: 'player',
    quiet: true,
    about:
      'Shows a picture to everybody at a shared table, with the masked name. Only for who watches the table, and not ' +
      'during a break or an exclusion. Beyond the limit it is refused with the time to wait.',
    params,
    body: z.strictObject({ reaction }),
    reply: z.object({
      /** When the next one is accepted, in ms. */
      waitMs: z.int(),
      /** How many more are accepted in this minute. */
      left: z.int(),
    }),
  }),
  beacon: call({
    path: '/x2/fairness/beacon',
    auth: 'none',
    quiet: true,
    about:
      'Hands in a signature of the public beacon that is due, so that a round that waits for it can start although ' +
      'this server cannot reach the relays.',
    body: z.strictObject({ round: z.int().check(z.gte(1)), signature }),
    reply: z.object({
      /** Whether a round was waiting for it. */
      isTaken: z.boolean(),
    }),
  }),
  join: call({
    path: '/x2/og/{game}/join',
    auth: 'player',
    money: true,
    about:
      'Bets in a shared round: the current one while it takes bets, otherwise the next one. A bet for the next round ' +
      'is queued and can be taken back until its betting closes. The stake is taken at once. The client seeds of the ' +
      'first three players of a round are part of its draw: that of their seed pair, or the one sent here. A bet that ' +
      'names a run is refused unless it equals the bet of the run and fits its limits, where open bets of the run ' +
      'count as lost.',
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
    about: 'Takes back a bet whose round still takes bets; the stake is refunded.',
    params,
    body: z.strictObject({ ticketId: roundId }),
    reply: changed,
  }),
  cashOut: call({
    path: '/x2/og/{game}/cash-out',
    auth: 'player',
    money: true,
    about:
      'Cashes out an open bet, or half of it, at the multiplier of the time when the whole call had arrived. ' +
      'It counts from then however long the server takes. A call received after the end of the round changes ' +
      'nothing, and the reply has both times.',
    params,
    body: z.strictObject({ ticketId: roundId, part: z.enum(['all', 'half']) }),
    reply: z.object({
      ticket,
      finance: amount,
      bonus: amount,
      /** Null if the cash-out counted. In ms since the start of the run. */
      late: z.nullable(z.object({ endedAtMs: z.number(), receivedAtMs: z.number() })),
    }),
  }),
};

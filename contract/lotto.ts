import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { call, instant, page, pageEnd } from './call';
import { hex32, roundId } from './play';

/**
 * Lotto: three draws a day. A draw is named by its number, 3 x the days since 1970-01-01 in GMT+8 plus 0, 1 or 2. Its
 * result and the caller's tickets also come over the WebSocket, to who says hello to the game `lotto`.
 */
export const drawNumber = z.int().check(z.gte(0), z.lte(3_000_000));

const LINES_MAX = 10;

const order = z.enum(['straight', 'any']);
const number2d = z.int().check(z.gte(1), z.lte(31));
const digit = z.int().check(z.gte(0), z.lte(9));
const twoD = z.array(number2d).check(z.length(2));
const threeD = z.array(digit).check(z.length(3));

/** A line as it is bought. `straight` wins in the order of its numbers, `any` in every order. */
export const lottoLine = z.discriminatedUnion('game', [
  z.strictObject({ game: z.literal('2D'), numbers: twoD, order, stake: amount }),
  z.strictObject({ game: z.literal('3D'), numbers: threeD, order, stake: amount }),
]);

/** What was drawn, in order. */
export const lottoNumbers = z.object({ twoD, threeD });

const soldLine = z.object({
  game: z.enum(['2D', '3D']),
  numbers: z.array(z.int()),
  order,
  stake: amount,
  /** What it pays if it wins. */
  win: amount,
  /** What it has paid; null until the draw is settled. */
  payout: z.nullable(amount),
});

/** `failed` is a ticket without a match, `canceled` one whose stake went back. */
export const lottoTicketState = z.enum(['pending', 'success', 'failed', 'canceled']);

export const lottoTicket = z.object({
  ticketId: roundId,
  draw: drawNumber,
  drawsAt: instant,
  lines: z.array(soldLine),
  stake: amount,
  payout: amount,
  state: lottoTicketState,
  boughtAt: instant,
  /** 16 bytes as hex, for its buyer only: part of its leaf in the closing record. */
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** Its place in the closing record, from 0; null until sales have closed. */
  place: z.nullable(z.int()),
});

export type LottoTicket = z.output<typeof lottoTicket>;

/**
 * Sales run while it is `open`; `closed` has its closing record; `drawn` has its numbers, and tickets are being paid, which
 * `settled` has done. A `void` draw gives stakes back, which `returned` has done.
 */
export const lottoDrawState = z.enum(['open', 'closed', 'drawn', 'settled', 'void', 'returned']);

/** Why a draw is void: its closing record was late, or no number of the beacon came. */
export const lottoVoidReason = z.enum(['closedLate', 'beaconLate']);

/** A draw with everything that proves it. */
export const lottoDraw = z.object({
  draw: drawNumber,
  state: lottoDrawState,
  closesAt: instant,
  drawsAt: instant,
  /** When stakes go back if there is no number of the beacon by then. */
  voidAt: instant,
  /** SHA-256 of its server seed, announced before its sales opened. */
  commitment: hex32,
  /** The end of the chain that its seed leads to, and the number of that chain's first draw. */
  chainEnd: hex32,
  chainFrom: z.int(),
  beacon: z.object({
    /** `quicknet`, or `sandbox` for a beacon that the server signs itself. */
    network: z.string(),
    chainHash: hex32,
    /** Announced with the draw. */
    round: z.int(),
    /** 48 bytes as hex; null until it is known. */
    signature: z.nullable(z.string().check(z.regex(/^[0-9a-f]{96}$/))),
  }),
  /** What fixes the tickets, published before the number of the beacon is due; null until then. */
  closing: z.nullable(
    z.object({
      closedAt: instant,
      /** Root of the tree of all tickets: the client seed of the draw. */
      root: hex32,
      tickets: z.int(),
      stakes: amount,
    }),
  ),
  /** Null until the draw, or until it is void. */
  serverSeed: z.nullable(hex32),
  numbers: z.nullable(lottoNumbers),
  voidReason: z.nullable(lottoVoidReason),
});

export type LottoDraw = z.output<typeof lottoDraw>;

/** What a ticket may be. */
const limits = z.object({
  /** Of a line. */
  stakeMin: amount,
  stakeMax: amount,
  /** Of a player's tickets of one draw. */
  drawStakeMax: amount,
  linesMax: z.int(),
});

export type LottoLimits = z.output<typeof limits>;

/** The draw that sells now, as the call of all countdowns tells it; all null where lotto is closed. */
export const lottoCountdown = {
  /** Unix time in ms. */
  serverTime: z.number(),
  draw: z.nullable(drawNumber),
  closesAt: z.nullable(instant),
  drawsAt: z.nullable(instant),
  beaconRound: z.nullable(z.int()),
  commitment: z.nullable(hex32),
  limits: z.nullable(limits),
  /** The newest draw whose time has come and whose result has not. */
  waiting: z.nullable(z.object({ draw: drawNumber, drawsAt: instant, voidAt: instant })),
};

/** Leaves in one reply. */
export const LOTTO_LEAVES_PAGE = 1_000;

/** For how long results and tickets are kept, in days. */
export const LOTTO_KEPT_DAYS = 365;

export const lottoCalls = {
  buy: call({
    path: '/x2/lotto/buy',
    auth: 'player',
    money: true,
    about:
      'Buys a ticket of 1 to 10 different lines for the draw that sells now. Refused with "combinationFull" and what is ' +
      'left for each line that is too much for what its numbers can still pay; nothing is taken then. A ticket cannot be ' +
      'taken back.',
    body: z.strictObject({
      draw: drawNumber,
      lines: z.array(lottoLine).check(z.minLength(1), z.maxLength(LINES_MAX)),
    }),
    reply: z.object({ ticket: lottoTicket, finance: amount, bonus: amount }),
  }),
  results: call({
    path: '/x2/lotto/results',
    auth: 'none',
    quiet: true,
    about:
      'The draws of a day in GMT+8, newest first, without those whose sales have not opened; by default of the day of the ' +
      'newest result. Kept for 365 days.',
    body: z.strictObject({ date: z.optional(z.iso.date()) }),
    reply: z.object({ date: z.iso.date(), today: z.iso.date(), draws: z.array(lottoDraw) }),
  }),
  tickets: call({
    path: '/x2/lotto/tickets',
    auth: 'player',
    quiet: true,
    about: "The caller's tickets, newest first, by state, by the day of the draw in GMT+8, or of one draw.",
    body: z.strictObject({
      ...page,
      state: z.optional(lottoTicketState),
      date: z.optional(z.iso.date()),
      draw: z.optional(drawNumber),
    }),
    reply: z.object({ list: z.array(lottoTicket), ...pageEnd }),
  }),
  verify: call({
    path: '/x2/lotto/verify',
    auth: 'optional',
    quiet: true,
    about:
      "A draw with everything that proves it, and the path of one of the caller's tickets to the root of the closing record.",
    body: z.strictObject({ draw: drawNumber, ticketId: z.optional(roundId) }),
    reply: z.object({
      draw: lottoDraw,
      own: z.nullable(
        z.object({
          ticket: lottoTicket,
          /** From the bottom up; empty until sales have closed. */
          path: z.array(hex32),
        }),
      ),
    }),
  }),
  leaves: call({
    path: '/x2/lotto/leaves',
    auth: 'none',
    quiet: true,
    about:
      'The hashes of all tickets of a closed draw in the order of their places, whose tree has the published root.',
    body: z.strictObject({
      draw: drawNumber,
      /** The place of the first one wanted. */
      from: z.int().check(z.gte(0), z.lte(2_000_000_000)),
    }),
    reply: z.object({ list: z.array(hex32) }),
  }),
};

/** Messages of the server over the WebSocket, to who says hello to `lotto`; `pong` and `refused` are those of every game. */
export const lottoMessage = z.discriminatedUnion('type', [
  /** A draw that has opened, closed, been drawn, settled or become void; hello is answered with the newest two. */
  z.object({ type: z.literal('draw'), game: z.literal('lotto'), serverTime: z.number(), draw: lottoDraw }),
  /** The answer to hello before the first draw. */
  z.object({ type: z.literal('noDraw'), game: z.literal('lotto'), serverTime: z.number() }),
  /** One of the caller's tickets has been bought or settled, and with it the balances. */
  z.object({ type: z.literal('lottoTicket'), ticket: lottoTicket, finance: amount, bonus: amount }),
]);

export type LottoMessage = z.output<typeof lottoMessage>;

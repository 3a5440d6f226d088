import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { deskCall, deskId, deskPage, instant, uid } from './call';
import { replayCheck } from './rounds';

/** Bets that are no rounds: tickets of lotto, and orders on the markets. `canceled` is one whose stake went back. */
const state = z.enum(['pending', 'success', 'failed', 'canceled']);

export type OtherPlayState = z.output<typeof state>;

/** Every comparison; null until the seeds are public and the bet has ended. */
const checks = z.nullable(z.array(replayCheck));

const ticketLine = z.object({
  ticketId: deskId,
  draw: z.int(),
  at: instant,
  stake: amount,
  payout: amount,
  lines: z.int(),
  state,
});

export type TicketLine = z.output<typeof ticketLine>;

const ticketInFull = z.extend(ticketLine, {
  drawsAt: instant,
  picks: z.array(
    z.object({
      game: z.enum(['2D', '3D']),
      numbers: z.array(z.int()),
      order: z.enum(['straight', 'any']),
      stake: amount,
      /** Null until the draw is settled. */
      payout: z.nullable(amount),
    }),
  ),
  /** What was drawn; null before, and for a void draw. */
  numbers: z.nullable(z.object({ twoD: z.array(z.int()), threeD: z.array(z.int()) })),
  voidReason: z.nullable(z.string()),
  commitment: z.string(),
  /** Null until the draw has ended. */
  serverSeed: z.nullable(z.string()),
  beacon: z.object({ network: z.string(), round: z.int() }),
  /** What fixed the tickets of the draw, and the place of this one; null until sales have closed. */
  closing: z.nullable(z.object({ root: z.string(), tickets: z.int(), place: z.nullable(z.int()) })),
  checks,
});

export type DeskTicket = z.output<typeof ticketInFull>;

const orderLine = z.object({
  orderId: deskId,
  market: z.string(),
  direction: z.enum(['up', 'down']),
  seconds: z.int(),
  at: instant,
  stake: amount,
  payout: amount,
  state,
});

export type OrderLine = z.output<typeof orderLine>;

const orderInFull = z.extend(orderLine, {
  entryTick: z.int(),
  exitTick: z.int(),
  /** Prices as their market writes them; null until their tick has been told. */
  entryPrice: z.nullable(z.string()),
  exitPrice: z.nullable(z.string()),
  /** The ticks from entry to exit that have been told, in whole units of the market. */
  levels: z.array(z.int()),
  lowPrice: z.nullable(z.string()),
  highPrice: z.nullable(z.string()),
  /** The segments of its ticks that are over. */
  segments: z.array(
    z.object({
      segment: z.int(),
      commitment: z.string(),
      serverSeed: z.string(),
      network: z.string(),
      beaconRound: z.int(),
      isVoid: z.boolean(),
    }),
  ),
  /** The order as the public verifier takes it; null until it can be checked. */
  evidence: z.nullable(z.string()),
  checks,
});

export type DeskOrder = z.output<typeof orderInFull>;

export const lottoTicketCalls = {
  list: deskCall({
    path: '/x2/desk/lotto-ticket/list',
    needs: { action: 'ledger', step: 'read' },
    about: "A player's tickets of lotto, newest first.",
    body: z.strictObject({ ...deskPage, uid }),
    reply: z.object({ list: z.array(ticketLine), cursor: z.nullable(z.string()) }),
  }),
  read: deskCall({
    path: '/x2/desk/lotto-ticket/read',
    needs: { action: 'ledger', step: 'read' },
    about:
      'A ticket with its draw, drawn again from the seed and held against the closing record, what is stored and what is ' +
      'posted. Nothing of a draw is shown before it has ended.',
    body: z.strictObject({ uid, ticketId: deskId }),
    reply: ticketInFull,
  }),
};

export const tradeOrderCalls = {
  list: deskCall({
    path: '/x2/desk/trade-order/list',
    needs: { action: 'ledger', step: 'read' },
    about: "A player's orders on the markets, newest first.",
    body: z.strictObject({ ...deskPage, uid }),
    reply: z.object({ list: z.array(orderLine), cursor: z.nullable(z.string()) }),
  }),
  read: deskCall({
    path: '/x2/desk/trade-order/read',
    needs: { action: 'ledger', step: 'read' },
    about:
      'An order with its ticks, worked out again from the seeds of its segments and held against what is stored and posted. ' +
      'No tick is shown before it has been told.',
    body: z.strictObject({ uid, orderId: deskId }),
    reply: orderInFull,
  }),
};

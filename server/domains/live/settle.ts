import { seedFromHex } from '../../../games/kit/rules/draw';
import { centavos } from '../../../games/kit/rules/money';
import { type Json, parseBet, playRound } from '../../../games/kit/rules/round';
import type { SharedGame } from '../../../games/kit/rules/shared';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { settleBonusStakes } from '../../ledger/bonusStakes';
import { repay } from '../../ledger/wager';
import { endAt, repaymentOf } from './cashOut';
import { countIntoRuns } from './inRun';
import { notifyTickets } from './notices';
import { drawSourceOf } from './roundSchedule';
import type { StoredRound } from './rounds';
import {
  lockOpenTickets,
  markSettled,
  markTakenBack,
  multiplierText,
  type StoredTicket,
  storeCashOuts,
} from './tickets';
import { atTheirTimes } from './timeline';

/** Tickets per transaction: their players are locked while they are settled. */
const BATCH = 300;

interface OpenTicket {
  readonly ticketId: bigint;
  readonly uid: number;
}

const openTickets = (
  on: Queryable,
  game: string,
  roundNumber: number,
  after: bigint,
): Promise<OpenTicket[]> =>
  on.query<OpenTicket>({
    name: 'live-tickets-open',
    text: `
      SELECT ticket_id AS "ticketId", uid FROM live_tickets
      WHERE game = $1 AND round_number = $2 AND state = 'open' AND ticket_id > $3 ORDER BY ticket_id LIMIT $4`,
    values: [game, roundNumber, after, BATCH],
  });

/**
 * Runs `work` on all open tickets of a round in batches, one transaction each, with players and tickets locked.
 */
async function forOpenTickets(
  { db }: Context,
  game: SharedGame,
  roundNumber: number,
  work: (transaction: Queryable, tickets: readonly StoredTicket[]) => Promise<void>,
): Promise<void> {
  const { name } = game.rules;
  for (let after = 0n; ; ) {
    const batch = await openTickets(db, name, roundNumber, after);
    const last = batch.at(-1);
    if (last === undefined) return;
    await withOpenTickets(db, batch, async (transaction, tickets) => {
      await work(transaction, tickets);
      await notifyTickets(
        transaction,
        { game: name, round: roundNumber },
        tickets.map(({ ticketId }) => ticketId),
      );
    });
    after = last.ticketId;
  }
}

function withOpenTickets(
  db: Context['db'],
  batch: readonly OpenTicket[],
  work: (transaction: Queryable, tickets: readonly StoredTicket[]) => Promise<void>,
): Promise<void> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [...new Set(batch.map(({ uid }) => uid))]);
    const tickets = await lockOpenTickets(
      transaction,
      batch.map(({ ticketId }) => ticketId),
    );
    if (tickets.length > 0) await work(transaction, tickets);
  });
}

/**
 * Settles every ticket of an ended round by the game's rules from the seeds, as anybody can verify. Idempotent:
 * settled tickets are skipped. A ticket that cannot be settled is logged and stays open; the others are
 * settled.
 */
export async function settleRound(context: Context, game: SharedGame, round: StoredRound): Promise<void> {
  const { serverSeed, roundNumber, departsMs } = round;
  if (round.state !== 'ended' || serverSeed === null) {
    throw new Error('a round cannot be settled before it has ended');
  }
  const source = drawSourceOf(round, seedFromHex(serverSeed));
  await forOpenTickets(context, game, roundNumber, async (transaction, tickets) => {
    const settled = tickets.flatMap((ticket) => {
      const bet = parseBet(game.rules, ticket.bet);
      const played = bet === null ? null : playRound(game.rules, bet, source);
      if (played === null || played.payoutCentavos < ticket.payout) {
        context.log.error({ ticketId: ticket.ticketId.toString() }, 'could not settle a ticket');
        return [];
      }
      const events = atTheirTimes(played.events, game.bettingMs, departsMs);
      return [{ ticket, payout: played.payoutCentavos, events }];
    });
    const now = context.clock.now();
    await markSettled(
      transaction,
      settled.map(({ ticket, payout, events }) => ({
        ticketId: ticket.ticketId,
        payout,
        events,
        ...cashOutAtEnd(game, ticket, payout),
      })),
      now,
    );
    await countIntoRuns(transaction, settled, now);
    const repayments = settled.map(({ ticket, payout }) => repaymentOf(ticket, payout));
    await repay(transaction, 'payout', repayments, now);
    await settleBonusStakes(
      transaction,
      'payout',
      settled.map(({ ticket }) => ticket),
      now,
    );
  });
}

/**
 * A ticket whose target the round reached exactly at its end is cashed out, although no cash-out was stored.
 */
function cashOutAtEnd(
  { cashOut }: SharedGame,
  { bet, payout: paid, outMs, outMultiplier }: StoredTicket,
  payout: bigint,
): Pick<StoredTicket, 'outMs' | 'outMultiplier'> {
  const target = cashOut?.target(bet) ?? null;
  if (cashOut === null || outMs !== null || target === null || payout <= paid)
    return { outMs, outMultiplier };
  return { outMs: cashOut.automaticMs(bet), outMultiplier: multiplierText(target) };
}

/** Refunds every stake of a round that was called off. Idempotent. */
export const refundRound = (context: Context, game: SharedGame, roundNumber: number): Promise<void> =>
  forOpenTickets(context, game, roundNumber, async (transaction, tickets) => {
    const now = context.clock.now();
    await markTakenBack(
      transaction,
      tickets.map(({ ticketId }) => ticketId),
    );
    await repay(
      transaction,
      'refund',
      tickets.map(({ uid, ticketId, stake, cashStake }) => ({
        uid,
        reference: ticketId.toString(),
        cashCentavos: centavos(cashStake),
        bonusCentavos: centavos(stake - cashStake),
      })),
      now,
    );
    await settleBonusStakes(transaction, 'refund', tickets, now);
  });

/** Cashes out tickets that have reached their own target. Tickets that are cashed out already are skipped. */
export async function payTargets(
  { db, clock }: Context,
  game: SharedGame,
  { roundNumber, runningMs }: { readonly roundNumber: number; readonly runningMs: number },
  due: readonly OpenTicket[],
): Promise<void> {
  const rules = game.cashOut;
  if (rules === null) return;
  for (let from = 0; from < due.length; from += BATCH) {
    await withOpenTickets(db, due.slice(from, from + BATCH), async (transaction, tickets) => {
      const reached = tickets.filter(
        ({ bet, outMs }) =>
          outMs === null && (rules.automaticMs(bet) ?? Number.POSITIVE_INFINITY) <= runningMs,
      );
      if (reached.length === 0) return;
      const out = reached.map((ticket) => ({ ticket, ended: endAt(game, rules, ticket, 'all', runningMs) }));
      await storeCashOuts(
        transaction,
        out.map(({ ended }) => ended),
      );
      const repayments = out.map(({ ticket, ended }) => repaymentOf(ticket, centavos(ended.payout)));
      await repay(transaction, 'payout', repayments, clock.now());
      const ids = reached.map(({ ticketId }) => ticketId);
      await notifyTickets(transaction, { game: game.rules.name, round: roundNumber }, ids);
    });
  }
}

/** When each open ticket of a round reaches its target, in ms after its start, earliest first. */
export async function targetsOf(
  on: Queryable,
  game: SharedGame,
  roundNumber: number,
): Promise<(OpenTicket & { readonly atMs: number })[]> {
  const rules = game.cashOut;
  if (rules === null) return [];
  const rows = await on.query<OpenTicket & { bet: Json }>({
    name: 'live-tickets-in-play',
    text: `
      SELECT ticket_id AS "ticketId", uid, bet FROM live_tickets
      WHERE game = $1 AND round_number = $2 AND state = 'open' AND out_ms IS NULL`,
    values: [game.rules.name, roundNumber],
  });
  return rows
    .flatMap(({ ticketId, uid, bet }) => {
      const atMs = rules.automaticMs(bet);
      return atMs === null ? [] : [{ ticketId, uid, atMs }];
    })
    .toSorted((a, b) => a.atMs - b.atMs);
}

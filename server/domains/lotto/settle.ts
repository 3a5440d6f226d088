import { drawnOutcomes, payoutOf } from '../../../games/kit/fairness/lotto/lines';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { type EachPlayer, leavingOut } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { settleBonusStakes } from '../../ledger/bonusStakes';
import { cashPart, repay } from '../../ledger/wager';
import { sendMessage } from '../messages/send';
import { numbersOf, type StoredDraw } from './draws';
import { notifyDraw, notifyTickets } from './notices';
import { linesOf } from './tickets';

/** Tickets per transaction: their players are locked while they are settled. */
const CHUNK = 500;

interface PendingTicket {
  readonly ticketId: bigint;
  readonly uid: number;
  readonly lines: unknown;
  readonly stake: bigint;
  readonly cashStake: bigint;
}

/** What the ledger calls a ticket. */
export const referenceOf = (ticketId: bigint | string): string => `lotto:${ticketId}`;

/**
 * Settles every pending ticket of a drawn draw, winners first, or returns the stakes of a void one; then the draw is settled.
 * May run again, also beside itself in another process, and does only what is missing. Goes on after a player whose tickets
 * cannot be settled: the draw stays as it is until a later run has settled them.
 */
export async function settleDraw(context: Context, draw: StoredDraw): Promise<void> {
  if (draw.state !== 'drawn' && draw.state !== 'void') return;
  const failed = new Set<number>();
  const each = leavingOut(
    (uid) => failed.has(uid),
    (uid, error) => {
      failed.add(uid);
      context.log.error({ err: error, uid, draw: draw.draw }, 'tickets of a player could not be settled');
    },
  );
  const numbers = numbersOf(draw);
  if (numbers === null) {
    await inChunks(context, draw, { outcomes: null, isWinning: false, each });
  } else {
    const outcomes = drawnOutcomes(numbers);
    await inChunks(context, draw, { outcomes, isWinning: true, each });
    await inChunks(context, draw, { outcomes, isWinning: false, each });
  }
  await endDraw(context, draw.draw);
}

interface Which {
  /** The outcomes that were drawn; null for a void draw. */
  readonly outcomes: readonly number[] | null;
  readonly isWinning: boolean;
}

interface FoundTicket {
  readonly ticketId: bigint;
  readonly uid: number;
}

async function inChunks(
  context: Context,
  draw: StoredDraw,
  { each, ...which }: Which & { readonly each: EachPlayer },
): Promise<void> {
  for (let after = 0n; ; ) {
    const found = await pendingTickets(context.db, draw.draw, which, after);
    const last = found.at(-1);
    if (last === undefined) return;
    await settleFound(context, draw, found).catch(async () => {
      // One player's failure must not keep the others from their money.
      const uids = [...new Set(found.map(({ uid }) => uid))];
      await each(
        uids.map((uid) => ({ uid })),
        ({ uid }) =>
          settleFound(
            context,
            draw,
            found.filter((ticket) => ticket.uid === uid),
          ),
      );
    });
    after = last.ticketId;
  }
}

/** Settles those of some tickets that are pending, in one transaction. */
const settleFound = (context: Context, draw: StoredDraw, found: readonly FoundTicket[]): Promise<void> =>
  context.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [...new Set(found.map(({ uid }) => uid))]);
    const tickets = await lockPending(
      transaction,
      found.map(({ ticketId }) => ticketId),
    );
    if (tickets.length > 0) await settleTickets(context, transaction, draw, tickets);
  });

const pendingTickets = (
  on: Queryable,
  draw: number,
  { outcomes, isWinning }: Which,
  after: bigint,
): Promise<FoundTicket[]> =>
  on.query({
    name: 'lotto-tickets-pending',
    text: `
      SELECT ticket_id AS "ticketId", uid FROM lotto_tickets
      WHERE draw = $1 AND state = 'pending' AND ticket_id > $2
        AND ($3::smallint[] IS NULL OR (outcomes && $3::smallint[]) = $4)
      ORDER BY ticket_id LIMIT $5`,
    values: [draw, after, outcomes, isWinning, CHUNK],
  });

const lockPending = (transaction: Queryable, ids: readonly bigint[]): Promise<PendingTicket[]> =>
  transaction.query({
    name: 'lotto-tickets-lock',
    text: `
      SELECT ticket_id AS "ticketId", uid, lines, stake, cash_stake AS "cashStake" FROM lotto_tickets
      WHERE ticket_id = ANY ($1::bigint[]) AND state = 'pending' ORDER BY ticket_id FOR NO KEY UPDATE`,
    values: [ids],
  });

/** Sets the states of tickets and moves their money, in one transaction. Their players are locked. */
async function settleTickets(
  { clock }: Context,
  transaction: Queryable,
  draw: StoredDraw,
  tickets: readonly PendingTicket[],
): Promise<void> {
  const numbers = numbersOf(draw);
  const now = clock.now();
  const settled = tickets.map((ticket) => ({
    ...ticket,
    payout:
      numbers === null
        ? null
        : linesOf(ticket.lines)
            .map((line) => payoutOf(line, numbers))
            .reduce((sum, part) => centavos(sum + part)),
  }));
  await transaction.query({
    name: 'lotto-tickets-settle',
    text: `
      UPDATE lotto_tickets t SET payout = coalesce(u.payout, 0), settled_at = $3,
        state = CASE WHEN u.payout IS NULL THEN 'canceled' WHEN u.payout > 0 THEN 'success' ELSE 'failed' END
      FROM unnest($1::bigint[], $2::bigint[]) AS u (ticket_id, payout)
      WHERE t.ticket_id = u.ticket_id AND t.state = 'pending'`,
    values: [settled.map(({ ticketId }) => ticketId), settled.map(({ payout }) => payout), now],
  });
  const kind = numbers === null ? 'refund' : 'payout';
  await repay(
    transaction,
    kind,
    settled.map(({ uid, ticketId, stake, cashStake, payout }) => {
      const paid = payout ?? centavos(stake);
      const cash =
        payout === null ? centavos(cashStake) : cashPart(paid, centavos(cashStake), centavos(stake));
      return {
        uid,
        reference: referenceOf(ticketId),
        cashCentavos: cash,
        bonusCentavos: centavos(paid - cash),
      };
    }),
    now,
  );
  await settleBonusStakes(
    transaction,
    kind,
    settled.map((ticket) => ({ ...ticket, reference: referenceOf(ticket.ticketId) })),
    now,
  );
  for (const { uid, amount } of amountsByPlayer(settled)) {
    const content =
      numbers === null
        ? ({ kind: 'lottoVoid', draw: draw.draw, amount } as const)
        : ({ kind: 'lottoWin', draw: draw.draw, amount } as const);
    await sendMessage(transaction, { uid, content, now });
  }
  await notifyTickets(
    transaction,
    settled.map(({ ticketId }) => ticketId),
  );
}

/** What these tickets bring each of their players: wins, or returned stakes. Who gets nothing is left out. */
function amountsByPlayer(
  tickets: readonly (PendingTicket & { readonly payout: Centavos | null })[],
): { readonly uid: number; readonly amount: Centavos }[] {
  const amounts = new Map<number, bigint>();
  for (const { uid, stake, payout } of tickets) {
    amounts.set(uid, (amounts.get(uid) ?? 0n) + (payout ?? stake));
  }
  return [...amounts].flatMap(([uid, amount]) => (amount > 0n ? [{ uid, amount: centavos(amount) }] : []));
}

/** Ends a draw of which no ticket is pending. */
function endDraw({ db, clock }: Context, draw: number): Promise<void> {
  return db.transaction(async (transaction) => {
    const rows = await transaction.query({
      name: 'lotto-draw-end',
      text: `
        UPDATE lotto_draws SET settled_at = $2, state = CASE state WHEN 'drawn' THEN 'settled' ELSE 'returned' END
        WHERE draw = $1 AND state IN ('drawn', 'void')
          AND NOT EXISTS (SELECT FROM lotto_tickets WHERE draw = $1 AND state = 'pending') RETURNING draw`,
      values: [draw, clock.now()],
    });
    if (rows.length > 0) await notifyDraw(transaction, draw);
  });
}

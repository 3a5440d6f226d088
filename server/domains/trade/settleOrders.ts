import { centavos } from '../../../games/kit/rules/money';
import { orderResult, winPayout } from '../../../games/kit/rules/trade/order';
import { segmentOf } from '../../../games/kit/rules/trade/ticks';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { functionCall } from '../../db/functionCall';
import { leavingOut } from '../../jobs/eachPlayer';
import { lockPlayers } from '../../ledger/accounts';
import { settleBonusStakes } from '../../ledger/bonusStakes';
import { cashPart, repay } from '../../ledger/wager';
import { sendMessage } from '../messages/send';
import { notifyOrders } from './notices';
import type { Prices } from './prices';
import { ORDER_COLUMNS, referenceOf, type StoredOrder } from './storedOrders';

/** Orders per transaction: their players are locked meanwhile. */
const BATCH = 500;

interface Ended {
  readonly order: StoredOrder;
  readonly state: 'success' | 'failed' | 'canceled';
  readonly payout: bigint;
  readonly levels: readonly [number, number] | null;
}

/** Called for an order that met a tie, which the law of the steps makes impossible. */
type OnTie = (order: StoredOrder) => void;

/**
 * Settles every open order whose exit tick has been told, and returns the stakes of those that meet a void segment. Safe to run
 * in several processes and again. Goes on after a player whose orders cannot be settled: they stay open for the next time.
 * Returns how many were settled.
 */
export async function settleDue(context: Context, prices: Prices, onTie: OnTie): Promise<number> {
  const told = await prices.told();
  if (told === null) return 0;
  const failed = new Set<number>();
  const each = leavingOut(
    (uid) => failed.has(uid),
    (uid, error) => {
      failed.add(uid);
      context.log.error({ err: error, uid }, 'orders of a player could not be settled');
    },
  );
  let settled = 0;
  for (let after: Place = { exitTick: 0, orderId: 0n }; ; ) {
    const due = await dueOrders(context.db, told, after);
    const last = due.at(-1);
    if (last === undefined) return settled;
    const ended = await endsOf(context, prices, due, onTie);
    settled += await settle(context, ended).catch(async () => {
      // One player's failure must not keep the others from their money.
      let some = 0;
      const uids = [...new Set(ended.map(({ order }) => order.uid))];
      await each(
        uids.map((uid) => ({ uid })),
        async ({ uid }) => {
          some += await settle(
            context,
            ended.filter(({ order }) => order.uid === uid),
          );
        },
      );
      return some;
    });
    // Those that stay open must not be found again: the next ones come after them.
    after = last;
  }
}

/** The place of an order among those that are due. */
type Place = Pick<StoredOrder, 'exitTick' | 'orderId'>;

const dueOrders = (on: Queryable, told: number, { exitTick, orderId }: Place): Promise<StoredOrder[]> =>
  on.query<StoredOrder>({
    name: 'trade-orders-due',
    text: `
      SELECT ${ORDER_COLUMNS} FROM trade_orders o
      WHERE state = 'pending' AND (exit_tick, order_id) > ($3, $4) AND (exit_tick <= $1 OR EXISTS (
        SELECT FROM trade_segments s WHERE s.state = 'void' AND s.segment IN (o.entry_tick / 1200, o.exit_tick / 1200)))
      ORDER BY o.exit_tick, o.order_id LIMIT $2`,
    values: [told, BATCH, exitTick, orderId],
  });

/** How orders end, as far as it is known; throws where it could be found out for none. */
async function endsOf(
  { log }: Pick<Context, 'log'>,
  prices: Prices,
  due: readonly StoredOrder[],
  onTie: OnTie,
): Promise<Ended[]> {
  const results = await Promise.allSettled(due.map((order) => endOf(prices, order, onTie)));
  const failures = results.filter((result) => result.status === 'rejected');
  const [failure] = failures;
  if (failure !== undefined) {
    if (failures.length === due.length) throw failure.reason;
    log.error({ err: failure.reason, orders: failures.length }, 'the ends of orders could not be found out');
  }
  return results.flatMap((result) =>
    result.status === 'fulfilled' && result.value !== null ? [result.value] : [],
  );
}

/** How an order ends; null for one whose ticks are not known, which stays open and is looked at again. */
async function endOf(prices: Prices, order: StoredOrder, onTie: OnTie): Promise<Ended | null> {
  const { market, direction, entryTick, exitTick, stake } = order;
  const canceled: Ended = { order, state: 'canceled', payout: stake, levels: null };
  if (await prices.isVoid(segmentOf(entryTick), segmentOf(exitTick))) return canceled;
  const entry = await prices.levelAt(market, entryTick);
  const exit = await prices.levelAt(market, exitTick);
  if (entry === null || exit === null) return null;
  const result = orderResult(direction, entry, exit);
  if (result === 'tie') {
    onTie(order);
    return canceled;
  }
  const payout = result === 'success' ? winPayout(centavos(stake)) : 0n;
  return { order, state: result, payout, levels: [entry, exit] };
}

function settle({ db, clock }: Context, ended: readonly Ended[]): Promise<number> {
  if (ended.length === 0) return Promise.resolve(0);
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [...new Set(ended.map(({ order }) => order.uid))]);
    const now = clock.now();
    const marked = await markSettled(transaction, ended, now);
    const settled = ended.filter(({ order }) => marked.has(order.orderId));
    for (const kind of ['payout', 'refund'] as const) {
      const some = settled.filter(({ state }) => (state === 'canceled') === (kind === 'refund'));
      await repay(transaction, kind, some.map(repaymentOf), now);
      await settleBonusStakes(
        transaction,
        kind,
        some.map(({ order }) => ({
          ...order,
          ticketId: order.orderId,
          reference: referenceOf(order.orderId),
        })),
        now,
      );
    }
    await tellOfReturns(transaction, settled, now);
    await notifyOrders(transaction, [...marked]);
    return settled.length;
  });
}

/** One message to each player whose stakes went back. */
async function tellOfReturns(transaction: Queryable, settled: readonly Ended[], now: Date): Promise<void> {
  const byPlayer = new Map<number, { orders: number; amount: bigint }>();
  for (const { order, state, payout } of settled) {
    if (state !== 'canceled') continue;
    const { orders, amount } = byPlayer.get(order.uid) ?? { orders: 0, amount: 0n };
    byPlayer.set(order.uid, { orders: orders + 1, amount: amount + payout });
  }
  for (const [uid, { orders, amount }] of byPlayer) {
    await sendMessage(transaction, {
      uid,
      content: { kind: 'tradeVoid', orders, amount: centavos(amount) },
      now,
    });
  }
}

function repaymentOf({ order, payout }: Ended) {
  const { uid, orderId, stake, cashStake } = order;
  const cashCentavos = cashPart(centavos(payout), centavos(cashStake), centavos(stake));
  return {
    uid,
    reference: referenceOf(orderId),
    cashCentavos,
    bonusCentavos: centavos(payout - cashCentavos),
  };
}

async function markSettled(
  transaction: Queryable,
  ended: readonly Ended[],
  now: Date,
): Promise<ReadonlySet<bigint>> {
  const rows = await transaction.query<{ orderId: bigint }>(
    tradeSettle({
      orders: ended.map(({ order }) => order.orderId),
      states: ended.map(({ state }) => state),
      payouts: ended.map(({ payout }) => payout),
      entries: ended.map(({ levels }) => levels?.[0] ?? null),
      exits: ended.map(({ levels }) => levels?.[1] ?? null),
      at: now,
    }),
  );
  return new Set(rows.map(({ orderId }) => orderId));
}

const tradeSettle = functionCall('trade-settle', {
  calls: 'trade_settle',
  args: ['orders', 'states', 'payouts', 'entries', 'exits', 'at'],
  results: ['order_id AS "orderId"'],
});

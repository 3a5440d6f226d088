import type { BodyOf } from '../../../contract/call';
import { tradeCalls } from '../../../contract/trade';
import { turnoverWeightOf } from '../../../games/allGames';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import { OPEN_ORDERS_MAX, SEEN_TICKS_MAX } from '../../../games/kit/rules/trade/order';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { functionCall } from '../../db/functionCall';
import { moneySettings } from '../../http/moneySettings';
import { type Refusal, refuse, refuseMarketFull } from '../../http/refusal';
import { successText } from '../../http/reply';
import { type Intent, once } from '../../ledger/once';
import { requireOpenAccount } from '../players/age';
import { keepRefusal } from './refusals';
import { orderOf } from './storedOrders';
import type { MarketShift } from './time';

type OrderBody = BodyOf<typeof tradeCalls.order>;

/** What the database says to an order. */
interface Placed {
  readonly refusal:
    | 'badRequest'
    | 'marketClosing'
    | 'marketPaused'
    | 'orderLate'
    | 'oppositeOpen'
    | 'ordersFull'
    | 'marketFull'
    | 'balanceTooLow'
    | null;
  readonly leftPesos: bigint | null;
  readonly orderId: bigint;
  readonly acceptedMs: number;
  readonly entryTick: number;
  readonly exitTick: number;
  readonly cash: bigint;
  readonly bonus: bigint;
}

/** A refusal that no choice of the player caused; its ticks are published. */
class PublishedRefusal extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly placed: Placed,
  ) {
    super(refusal.message);
  }
}

/**
 * Takes an order with real money. Returns the envelope as text, the first one for a repeat. Refuses "notFound" (switched off),
 * "marketPaused", "amountOutOfRange", "birthdayNeeded", "underAge", "accountBlocked", "badRequest" for a tick that nobody has
 * seen, "marketClosing", "orderLate", "oppositeOpen", "ordersFull", "marketFull", "balanceTooLow", and what the stake is refused
 * for; nothing is taken then.
 */
export async function placeOrder(
  context: Context,
  shift: MarketShift,
  intent: Intent,
  body: OrderBody,
): Promise<string> {
  const { db, clock } = context;
  try {
    return await once(context, intent, async (transaction) => {
      requireOpenMarket(context);
      requireStake(context, body.stake);
      await requireOpenAccount(context, transaction, intent.uid);
      const placed = await place(context, transaction, { uid: intent.uid, body, aheadMs: shift.aheadMs });
      if (placed.refusal !== null) throw new PublishedRefusal(refusalOf(placed), placed);
      const order = orderOf({
        ...placed,
        ...body,
        uid: intent.uid,
        cashStake: 0n,
        state: 'pending',
        payout: 0n,
        entryLevel: null,
        exitLevel: null,
        settledAt: null,
      });
      return successText(tradeCalls.order, {
        order,
        finance: centavos(placed.cash),
        bonus: centavos(placed.bonus),
      });
    });
  } catch (error) {
    if (!(error instanceof PublishedRefusal)) throw error;
    const { placed, refusal } = error;
    await keepRefusal(db, { ...body, ...placed, reason: refusal.reason }, clock.now());
    throw refusal;
  }
}

function requireOpenMarket(context: Context): void {
  if (!context.config.trade) throw refuse('notFound');
  if (moneySettings(context).pausedGames.includes(TRADE)) throw refuse('marketPaused');
}

/** Stakes are whole pesos, so that a win is whole centavos. */
function requireStake({ config }: Context, stake: Centavos): void {
  if (stake % 100n !== 0n) throw refuse('badRequest');
  if (stake < config.tradeStakeMinCentavos || stake > config.tradeStakeMaxCentavos)
    throw refuse('amountOutOfRange');
}

const refusalOf = ({ refusal, leftPesos }: Placed): Refusal =>
  refusal === 'marketFull' ? refuseMarketFull(Number(leftPesos)) : refuse(refusal ?? 'busy');

async function place(
  { config, clock }: Context,
  transaction: Queryable,
  { uid, body, aheadMs }: { readonly uid: number; readonly body: OrderBody; readonly aheadMs: number },
): Promise<Placed> {
  const { market, direction, seconds, stake, seenTick } = body;
  const [placed] = await transaction.query<Placed>(
    orderPlace({
      uid,
      market,
      direction,
      seconds,
      stake,
      seen_tick: seenTick,
      at: clock.now(),
      ahead_ms: aheadMs,
      weight: turnoverWeightOf(TRADE),
      open_max: OPEN_ORDERS_MAX,
      late_ticks: SEEN_TICKS_MAX,
      market_limit: config.tradeMarketLimitCentavos,
      limit: config.tradeLimitCentavos,
    }),
  );
  if (placed === undefined) throw new Error('an order had no outcome');
  return placed;
}

const orderPlace = functionCall('trade-order-place', {
  calls: 'trade_order_place',
  args: [
    'uid',
    'market',
    'direction',
    'seconds',
    'stake',
    'seen_tick',
    'at',
    'ahead_ms',
    'weight',
    'open_max',
    'late_ticks',
    'market_limit',
    'limit',
  ],
  results: [
    'refusal',
    'left_pesos AS "leftPesos"',
    'order_id AS "orderId"',
    'accepted_ms::float8 AS "acceptedMs"',
    'entry_tick::float8 AS "entryTick"',
    'exit_tick::float8 AS "exitTick"',
    'cash',
    'bonus',
  ],
});

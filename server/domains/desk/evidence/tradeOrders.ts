import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { BodyOf, ReplyOf } from '../../../../contract/call';
import type { tradeOrderCalls as calls, DeskOrder } from '../../../../contract/desk/otherPlay';
import type { ReplayCheck } from '../../../../contract/desk/rounds';
import { type EndedSegment, type OrderProof, orderProof, type TradeOrder } from '../../../../contract/trade';
import { beaconNumber } from '../../../../games/kit/fairness/beaconNumber';
import { commitmentOf, seedFromHex } from '../../../../games/kit/rules/draw';
import { ZERO } from '../../../../games/kit/rules/money';
import { TRADE } from '../../../../games/kit/rules/otherPlay';
import { orderResult, orderTicks, winPayout } from '../../../../games/kit/rules/trade/order';
import { priceText } from '../../../../games/kit/rules/trade/price';
import { segmentSteps } from '../../../../games/kit/rules/trade/steps';
import { firstTickOf, isBreak, segmentOf } from '../../../../games/kit/rules/trade/ticks';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/refusal';
import { postingsOfBet } from '../../../ledger/desk/transfers';
import { chainOf } from '../../live/chain';
import { orderList } from '../../trade/orderList';
import type { Prices } from '../../trade/prices';
import { proofOf } from '../../trade/proof';
import { ownOrder, referenceOf } from '../../trade/storedOrders';
import { compare, endOf, moved } from '../replay';

/** Where the desk reads of the markets. */
interface MarketGround {
  readonly db: Context['db'];
  readonly prices: Prices;
}

const lineOf = (order: TradeOrder) => ({
  orderId: order.orderId,
  market: order.market,
  direction: order.direction,
  seconds: order.seconds,
  at: new Date(order.acceptedAt).toISOString(),
  stake: order.stake,
  payout: order.payout,
  state: order.state,
});

/** A player's orders on the markets. */
export async function listTradeOrders(
  ground: MarketGround,
  { uid, ...request }: BodyOf<typeof calls.list>,
): Promise<ReplyOf<typeof calls.list>> {
  const { list, cursor } = await orderList(ground, uid, request);
  return { list: list.map(lineOf), cursor };
}

/** An order as evidence: its ticks as told, and what seeds, rules and ledger say of it. Refuses "notFound". */
export async function readTradeOrder(
  ground: MarketGround,
  body: BodyOf<typeof calls.read>,
): Promise<DeskOrder> {
  const { db, prices } = ground;
  const orderId = BigInt(body.orderId);
  const stored = await ownOrder(db, body.uid, orderId);
  if (stored === null) throw refuse('notFound');
  const proof = await proofOf({ db }, prices, { uid: body.uid, orderId });
  const { order } = proof;
  const { market, entryTick, exitTick } = order;
  const { runs } = await prices.ticks(market, entryTick, exitTick - entryTick + 1);
  const levels = runs.flatMap((run) => [...run.levels]);
  const own = ownSegments(proof);
  const checks = await checksOf(db, proof, { uid: body.uid, createdAt: stored.createdAt });
  const priceOf = (level: number | null | undefined) => (level == null ? null : priceText(market, level));
  return {
    ...lineOf(order),
    entryTick,
    exitTick,
    entryPrice: priceOf(order.entryLevel),
    exitPrice: priceOf(order.exitLevel),
    levels,
    lowPrice: levels.length === 0 ? null : priceText(market, Math.min(...levels)),
    highPrice: levels.length === 0 ? null : priceText(market, Math.max(...levels)),
    segments: own.map(({ segment, commitment, serverSeed, network, beaconRound, isVoid }) => ({
      segment,
      commitment,
      serverSeed,
      network,
      beaconRound,
      isVoid,
    })),
    evidence: checks === null ? null : JSON.stringify(z.encode(orderProof, proof), null, 2),
    checks,
  };
}

/** The segments of an order's entry and exit that are over. */
function ownSegments({ order, segments }: OrderProof): EndedSegment[] {
  const numbers = [segmentOf(order.entryTick), segmentOf(order.exitTick)];
  return segments.filter(({ segment }) => numbers.includes(segment));
}

/** Null until the order has ended and its seeds are public. */
async function checksOf(
  on: Queryable,
  proof: OrderProof,
  { uid, createdAt }: { readonly uid: number; readonly createdAt: Date },
): Promise<ReplayCheck[] | null> {
  const { order } = proof;
  const own = ownSegments(proof);
  const wanted = new Set([segmentOf(order.entryTick), segmentOf(order.exitTick)]);
  if (order.state === 'pending' || own.length < wanted.size) return null;
  const { entryTick, exitTick } = orderTicks(order.acceptedAt, order.seconds);
  const checks = [
    compare(
      'commitment',
      own.map(({ commitment }) => commitment).join(', '),
      own.map(({ serverSeed }) => commitmentOf(seedFromHex(serverSeed))).join(', '),
    ),
    await chainCheck(on, own),
    compare('ticks', `${order.entryTick} to ${order.exitTick}`, `${entryTick} to ${exitTick}`),
    ...(await replayPrices(proof, own)),
  ];
  const posted = await postingsOfBet(on, {
    uid,
    reference: referenceOf(BigInt(order.orderId)),
    at: createdAt,
    returns: order.state === 'canceled' ? 'refund' : 'payout',
  });
  checks.push(
    compare('ledger', moved(order.stake, order.payout), moved(posted.stakeCentavos, posted.payoutCentavos)),
  );
  return checks;
}

/** Whether the seeds lead to the ends of their chains. */
async function chainCheck(on: Queryable, own: readonly EndedSegment[]): Promise<ReplayCheck> {
  const [stored, found]: [string[], string[]] = [[], []];
  for (const { segment, serverSeed } of own) {
    const chain = await chainOf(on, TRADE, segment);
    stored.push(chain?.chainEnd ?? 'no chain');
    if (chain !== null) found.push(await endOf(seedFromHex(serverSeed), segment - chain.firstRound + 1));
  }
  return compare('chain', stored.join(', '), found.join(', '));
}

/** What the steps of the segments say of prices, result and payout; of the prices only where the whole session is known. */
async function replayPrices(
  { order, segments, openLevel }: OrderProof,
  own: readonly EndedSegment[],
): Promise<ReplayCheck[]> {
  const { market, direction, stake } = order;
  if (own.some(({ isVoid }) => isVoid)) {
    return [
      compare('outcome', order.state, 'canceled'),
      compare('payout', moved(stake, order.payout), moved(stake, stake)),
    ];
  }
  const all = isWhole(segments, segmentOf(order.exitTick)) ? segments : own;
  const levels = await levelsOf(order, all, all === segments ? openLevel : 0);
  const text = (level: number | null) => (level === null ? 'none' : priceText(market, level));
  const checks: ReplayCheck[] = [];
  if (all === segments) {
    checks.push(
      compare(
        'price',
        `${text(order.entryLevel)}, then ${text(order.exitLevel)}`,
        `${text(levels.entry)}, then ${text(levels.exit)}`,
      ),
    );
  }
  const { entry, exit } = levels;
  const result = entry === null || exit === null ? 'no ticks' : orderResult(direction, entry, exit);
  const pays = result === 'success' ? winPayout(stake) : ZERO;
  return [
    ...checks,
    compare('outcome', order.state, result),
    compare('payout', moved(stake, order.payout), moved(stake, pays)),
  ];
}

/** Whether no segment is missing from the first known one to the last. */
function isWhole(segments: readonly EndedSegment[], last: number): boolean {
  const known = new Set(segments.map(({ segment }) => segment));
  const first = Math.min(...known);
  for (let segment = first; segment <= last; segment += 1)
    if (!known.has(segment) && !isBreak(segment)) return false;
  return known.size > 0;
}

/** The levels at which an order entered and left, from the level before the first of these segments. */
async function levelsOf(
  { market, entryTick, exitTick }: TradeOrder,
  segments: readonly EndedSegment[],
  openLevel: number,
): Promise<{ readonly entry: number | null; readonly exit: number | null }> {
  let level = openLevel;
  let [entry, exit]: [number | null, number | null] = [null, null];
  for (const { segment, serverSeed, chainHash, beaconRound, signature, isVoid } of segments) {
    if (isVoid || signature === null) continue;
    const beacon = beaconNumber({ chainHash }, beaconRound, signature);
    const steps = segmentSteps(market, { segment, serverSeed: seedFromHex(serverSeed), beacon });
    const first = firstTickOf(segment);
    for (const [index, step] of steps.entries()) {
      level += step;
      if (first + index === entryTick) entry = level;
      if (first + index === exitTick) exit = level;
    }
    // A session has more than a hundred segments.
    await setImmediate();
  }
  return { entry, exit };
}

import { TRADE } from '../../../games/kit/rules/otherPlay';
import type { Queryable } from '../../db/database';
import { type DaySums, type GameSums, sumBets, sumBetsByDay } from '../play/desk';

const ORDERS = { from: 'trade_orders', game: `'${TRADE}'` } as const;
const SETTLED = `state IN ('success', 'failed')`;

/** Sums over the settled orders since a time. */
export const sumsOfOrders = (on: Queryable, since: Date): Promise<GameSums[]> =>
  sumBets(on, {
    ...ORDERS,
    name: 'trade-desk-sums',
    where: `${SETTLED} AND created_at >= $1`,
    values: [since],
  });

/** Sums over all settled orders of one player. */
export const ordersOfPlayer = (on: Queryable, uid: number): Promise<GameSums[]> =>
  sumBets(on, {
    ...ORDERS,
    name: 'trade-desk-player',
    where: `${SETTLED} AND uid = $1`,
    values: [uid],
  });

/** Sums over the settled orders since a time, by day. */
export const daysOfOrders = (on: Queryable, since: Date): Promise<DaySums[]> =>
  sumBetsByDay(on, {
    ...ORDERS,
    name: 'trade-desk-days',
    time: 'created_at',
    where: `${SETTLED} AND created_at >= $1`,
    values: [since],
  });

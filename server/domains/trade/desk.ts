import { TRADE } from '../../../games/kit/rules/otherPlay';
import type { Queryable } from '../../db/database';
import { type GameSums, type PartBy, type PartSums, sumBets, sumBetsBy } from '../play/desk';

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

/** Sums over the settled orders since a time, by parts. */
export const partsOfOrders = (on: Queryable, by: PartBy, since: Date): Promise<PartSums[]> =>
  sumBetsBy(on, by, {
    ...ORDERS,
    name: 'trade-desk-parts',
    time: 'created_at',
    where: `${SETTLED} AND created_at >= $1`,
    values: [since],
  });

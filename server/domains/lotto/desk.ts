import { chanceOf, type LottoPick, paysPerPeso } from '../../../games/kit/fairness/lotto/lines';
import { sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { multiplier } from '../../../games/kit/rules/money';
import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Odds } from '../../../games/kit/rules/rules';
import type { Queryable } from '../../db/database';
import { type GameSums, type PartBy, type PartSums, sumBets, sumBetsBy } from '../play/desk';

const odds = (key: string, pick: LottoPick): Odds => {
  const { ways, of } = chanceOf(pick);
  const wins = { count: ways, pays: multiplier(paysPerPeso(pick), 100n) };
  return { key, ways: [wins, { count: of - ways, pays: multiplier(0n) }], outcomes: of };
};

/** One pick of each kind: all return the same. */
export const LOTTO_ODDS: readonly Odds[] = [
  odds('2D straight', { game: '2D', numbers: [1, 2], order: 'straight' }),
  odds('2D any', { game: '2D', numbers: [1, 2], order: 'any' }),
  odds('3D straight', { game: '3D', numbers: [1, 2, 3], order: 'straight' }),
  odds('3D any of 3', { game: '3D', numbers: [1, 1, 2], order: 'any' }),
  odds('3D any of 6', { game: '3D', numbers: [1, 2, 3], order: 'any' }),
];

const TICKETS = { from: 'lotto_tickets', game: `'${LOTTO}'` } as const;
const SETTLED = `state IN ('success', 'failed')`;

/** Settled tickets that were bought since a time. The index is by draw: earlier ones sold before; a clock may be ahead. */
const boughtSince = (since: Date) => ({
  where: `${SETTLED} AND bought_at >= $1 AND draw >= $2`,
  values: [since, sellingDraw(since.getTime()) - 1],
});

/** Sums over the lotto tickets that were bought since a time and are settled. */
export const sumsOfLotto = (on: Queryable, since: Date): Promise<GameSums[]> =>
  sumBets(on, {
    ...TICKETS,
    name: 'lotto-desk-sums',
    ...boughtSince(since),
  });

/** Sums over all settled lotto tickets of one player. */
export const lottoOfPlayer = (on: Queryable, uid: number): Promise<GameSums[]> =>
  sumBets(on, {
    ...TICKETS,
    name: 'lotto-desk-player',
    where: `${SETTLED} AND uid = $1`,
    values: [uid],
  });

/** Sums over the settled lotto tickets that were bought since a time, by parts. */
export const partsOfLotto = (on: Queryable, by: PartBy, since: Date): Promise<PartSums[]> =>
  sumBetsBy(on, by, {
    ...TICKETS,
    name: 'lotto-desk-parts',
    time: 'bought_at',
    ...boughtSince(since),
  });

import type { Queryable } from '../../db/database';

/** Sums over the rounds of one game. `returns` and `squares` sum payout divided by stake, and its square. */
export interface GameSums {
  readonly game: string;
  readonly bets: number;
  readonly stakedCentavos: bigint;
  readonly returnedCentavos: bigint;
  readonly returns: number;
  readonly squares: number;
}

/** Sums over the rounds of instant games since a time. */
export const sumsOfRounds = (on: Queryable, since: Date): Promise<GameSums[]> =>
  sums(on, {
    name: 'play-desk-sums',
    where: 'created_at >= $1',
    values: [since],
  });

/** Sums over all rounds of one player. */
export const sumsOfPlayer = (on: Queryable, uid: number): Promise<GameSums[]> =>
  sums(on, { name: 'play-desk-player', where: 'uid = $1', values: [uid] });

async function sums(
  on: Queryable,
  { name, where, values }: { name: string; where: string; values: readonly unknown[] },
): Promise<GameSums[]> {
  const rows = await on.query<Omit<GameSums, 'bets'> & { bets: bigint }>({
    name,
    text: `
      SELECT game, count(*) AS bets, sum(stake)::bigint AS "stakedCentavos", sum(payout)::bigint AS "returnedCentavos",
        sum(payout::double precision / stake) AS returns, sum((payout::double precision / stake) ^ 2) AS squares
      FROM play_rounds WHERE stake > 0 AND ${where} GROUP BY game ORDER BY game`,
    values,
  });
  return rows.map((row) => ({ ...row, bets: Number(row.bets) }));
}

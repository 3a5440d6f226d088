import { STAKE_BANDS } from '../../../contract/desk/watch';
import type { Queryable } from '../../db/database';

/** Sums over the bets on one game. `returns` and `squares` sum payout divided by stake, and its square. */
export interface GameSums {
  readonly game: string;
  readonly bets: number;
  readonly stakedCentavos: bigint;
  readonly returnedCentavos: bigint;
  readonly returns: number;
  readonly squares: number;
}

/** Sums over a part of the bets on one game. */
export interface PartSums extends GameSums {
  /** A day in Manila, yyyy-mm-dd, or the place of a band of stakes. */
  readonly part: string;
}

/** What splits the bets on a game. */
export type PartBy = 'day' | 'stake';

/** Which settled bets are summed. The texts are SQL. */
interface Bets {
  /** The name of the statement. */
  readonly name: string;
  readonly from: string;
  /** The name of the game: a column, or a text in quotes. */
  readonly game: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

const SUMS = `
  count(*) AS bets, sum(stake)::bigint AS "stakedCentavos", sum(payout)::bigint AS "returnedCentavos",
  sum(payout::double precision / stake) AS returns, sum((payout::double precision / stake) ^ 2) AS squares`;

/** Sums over bets by game. */
export async function sumBets(on: Queryable, { name, from, game, where, values }: Bets): Promise<GameSums[]> {
  const rows = await on.query<Omit<GameSums, 'bets'> & { bets: bigint }>({
    name,
    text: `
      SELECT ${game} AS game, ${SUMS} FROM ${from}
      WHERE stake > 0 AND ${where} GROUP BY 1 ORDER BY 1`,
    values,
  });
  return rows.map((row) => ({ ...row, bets: Number(row.bets) }));
}

/** The part of a bet; `time` is a column of times. */
const PARTS: Readonly<Record<PartBy, (time: string) => string>> = {
  day: (time) => `to_char(${time} AT TIME ZONE 'Asia/Manila', 'YYYY-MM-DD')`,
  stake: () => `width_bucket(stake, ARRAY[${STAKE_BANDS.join(', ')}]::bigint[])::text`,
};

/** Sums over bets by game and by parts of them. */
export async function sumBetsBy(
  on: Queryable,
  by: PartBy,
  { name, from, game, where, values, time }: Bets & { readonly time: string },
): Promise<PartSums[]> {
  const rows = await on.query<Omit<PartSums, 'bets'> & { bets: bigint }>({
    name: `${name}-${by}`,
    text: `
      SELECT ${game} AS game, ${PARTS[by](time)} AS part, ${SUMS} FROM ${from}
      WHERE stake > 0 AND ${where} GROUP BY 1, 2 ORDER BY 1, 2`,
    values,
  });
  return rows.map((row) => ({ ...row, bets: Number(row.bets) }));
}

const ROUNDS = { from: 'play_rounds', game: 'game' } as const;

/** Sums over the rounds of instant games since a time. */
export const sumsOfRounds = (on: Queryable, since: Date): Promise<GameSums[]> =>
  sumBets(on, { ...ROUNDS, name: 'play-desk-sums', where: 'created_at >= $1', values: [since] });

/** Sums over the rounds of one player that are in the database. */
export const sumsOfPlayer = (on: Queryable, uid: number): Promise<GameSums[]> =>
  sumBets(on, { ...ROUNDS, name: 'play-desk-player', where: 'uid = $1', values: [uid] });

/** Sums over the bets of one player that have left the database, instant and shared. */
export async function sumsForgotten(on: Queryable, uid: number): Promise<GameSums[]> {
  const rows = await on.query<Omit<GameSums, 'bets'> & { bets: bigint }>({
    name: 'play-desk-forgotten',
    text: `
      SELECT game, bets, staked AS "stakedCentavos", returned AS "returnedCentavos", returns, squares
      FROM play_openings WHERE uid = $1 AND bets > 0 ORDER BY game`,
    values: [uid],
  });
  return rows.map((row) => ({ ...row, bets: Number(row.bets) }));
}

/** Sums over the rounds of one instant game since a time, by parts. */
export const partsOfRounds = (on: Queryable, by: PartBy, game: string, since: Date): Promise<PartSums[]> =>
  sumBetsBy(on, by, {
    ...ROUNDS,
    name: 'play-desk-parts',
    time: 'created_at',
    where: 'game = $1 AND created_at >= $2',
    values: [game, since],
  });

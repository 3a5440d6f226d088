import type { Queryable } from '../../db/database';
import type { Forgettable, Players } from '../../db/forgetPartition';

/** Rounds of instant games, and spins of the wheel. */
export const PLAY_ROUNDS: Forgettable = {
  name: 'play_rounds',
  span: 'month',
  refuses: 'UPDATE OR DELETE OR TRUNCATE',
  columns: '*',
  stays: null,
  neededFor: async () => null,
  keepSums: (transaction, partition, players) =>
    keepPlay(transaction, players, { partition, id: 'id', isRound: 'true' }),
};

interface Source {
  readonly partition: string;
  /** The column of a bet's number. */
  readonly id: string;
  /** Which rows count as rounds that were played, as SQL. */
  readonly isRound: string;
}

/** Adds the bets of a partition to what is kept of each player and game. Returns the number of its rows. */
export async function keepPlay(
  transaction: Queryable,
  { after, through }: Players,
  { partition, id, isRound }: Source,
): Promise<bigint> {
  const [row] = await transaction.query<{ rows: bigint }>({
    text: `
      WITH left_rows AS MATERIALIZED (
        SELECT uid, game, ${id} AS id, stake, payout, ${isRound} AS is_round,
          CASE WHEN stake > 0 THEN payout::double precision / stake END AS return
        FROM ${partition} WHERE uid > $1 AND uid <= $2
      ), kept AS (
        INSERT INTO play_openings AS o (uid, game, through_id, rounds, bets, staked, returned, returns, squares)
          SELECT uid, game, max(id), count(*), count(return), coalesce(sum(stake) FILTER (WHERE stake > 0), 0),
            coalesce(sum(payout) FILTER (WHERE stake > 0), 0), coalesce(sum(return), 0), coalesce(sum(return ^ 2), 0)
          FROM left_rows WHERE is_round GROUP BY uid, game
        ON CONFLICT (uid, game) DO UPDATE SET through_id = greatest(o.through_id, excluded.through_id),
          rounds = o.rounds + excluded.rounds, bets = o.bets + excluded.bets, staked = o.staked + excluded.staked,
          returned = o.returned + excluded.returned, returns = o.returns + excluded.returns,
          squares = o.squares + excluded.squares
      )
      SELECT count(*) AS rows FROM left_rows`,
    values: [after, through],
  });
  return row?.rows ?? 0n;
}

/**
 * From when on a player's bets are still listed, where earlier ones have left the database; null where all are. Of one game,
 * or of all.
 */
export async function betsKeptFrom(on: Queryable, uid: number, game: string | null): Promise<Date | null> {
  const [row] = await on.query<{ from: Date | null }>({
    name: 'play-kept-from',
    text: `
      SELECT max(until) AS "from" FROM forgotten_partitions
      WHERE table_name IN ('play_rounds', 'live_tickets')
        AND EXISTS (SELECT FROM play_openings WHERE uid = $1 AND game = coalesce($2, game))`,
    values: [uid, game],
  });
  return row?.from ?? null;
}

/** Whether a number may be that of a bet of a player that has left the database. */
export async function mayBeForgotten(
  on: Queryable,
  { uid, game, roundId }: { readonly uid: number; readonly game: string; readonly roundId: string },
): Promise<boolean> {
  const rows = await on.query({
    name: 'play-openings-through',
    text: 'SELECT FROM play_openings WHERE uid = $1 AND game = $2 AND through_id >= $3',
    values: [uid, game, roundId],
  });
  return rows.length > 0;
}

/** Whether rounds of a player in a game have left the database. */
export async function hasForgotten(on: Queryable, uid: number, game: string): Promise<boolean> {
  const rows = await on.query({
    name: 'play-openings-any',
    text: 'SELECT FROM play_openings WHERE uid = $1 AND game = $2',
    values: [uid, game],
  });
  return rows.length > 0;
}

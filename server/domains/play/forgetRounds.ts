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

/** Whether rounds of a player in a game have left the database. */
export async function hasForgotten(on: Queryable, uid: number, game: string): Promise<boolean> {
  const rows = await on.query({
    name: 'play-openings-any',
    text: 'SELECT FROM play_openings WHERE uid = $1 AND game = $2',
    values: [uid, game],
  });
  return rows.length > 0;
}

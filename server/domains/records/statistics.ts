import {
  COURSE_POINTS_MAX,
  type DayResults,
  OWN_OUTCOMES_MAX,
  type OwnOutcome,
  TABLE_OUTCOMES_MAX,
} from '../../../contract/statistics';
import { sharedGame } from '../../../games/allGames';
import { centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import type { Queryable } from '../../db/database';
import { manilaDate, startOf } from '../../manilaDay';

/** The outcomes of the last rounds of a table, newest first. */
export const tableOutcomes = (
  on: Queryable,
  game: string,
): Promise<{ readonly roundNumber: number; readonly outcome: Json }[]> =>
  on.query({
    name: 'statistics-table',
    text: `
      SELECT round_number AS "roundNumber", outcome FROM live_rounds
      WHERE game = $1 AND state = 'ended' ORDER BY round_number DESC LIMIT $2`,
    values: [game, TABLE_OUTCOMES_MAX],
  });

/** A player's rounds of one game. */
interface Owner {
  readonly uid: number;
  readonly game: string;
}

interface OutcomeRow {
  readonly roundId: bigint;
  readonly outcome: Json;
  readonly stake: bigint;
}

/** A player's last outcomes in an instant game, or those of the shared rounds they bet in, newest first. */
export async function ownOutcomes(on: Queryable, { uid, game }: Owner): Promise<OwnOutcome[]> {
  const isShared = sharedGame(game) !== null;
  const rows = await on.query<OutcomeRow>({
    name: isShared ? 'statistics-own-shared' : 'statistics-own',
    text: isShared
      ? `
      SELECT t.ticket_id AS "roundId", r.outcome, t.stake
      FROM live_tickets t JOIN live_rounds r USING (game, round_number)
      WHERE t.uid = $1 AND t.game = $2 AND t.state = 'settled' ORDER BY t.ticket_id DESC LIMIT $3`
      : `
      SELECT id AS "roundId", outcome, stake FROM play_rounds
      WHERE uid = $1 AND game = $2 ORDER BY id DESC LIMIT $3`,
    values: [uid, game, OWN_OUTCOMES_MAX],
  });
  return rows.map(({ roundId, outcome, stake }) => ({
    roundId: roundId.toString(),
    outcome,
    stake: centavos(stake),
  }));
}

interface DayRow {
  readonly rounds: bigint;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly course: bigint[];
}

/** The rounds of the day: bets of an instant game, or settled tickets of a shared one, by when they were placed. */
const ROUNDS_OF_DAY = {
  instant: `
    SELECT id, stake, payout FROM play_rounds WHERE uid = $1 AND game = $2 AND created_at >= $3`,
  shared: `
    SELECT ticket_id AS id, stake, payout FROM live_tickets
    WHERE uid = $1 AND game = $2 AND created_at >= $3 AND state = 'settled'`,
};

/** What a player staked and got back in a game since 0:00 in Manila. */
export async function resultsOfDay(on: Queryable, { uid, game }: Owner, now: Date): Promise<DayResults> {
  const kind = sharedGame(game) === null ? 'instant' : 'shared';
  const since = startOf(manilaDate(now));
  const [row] = await on.query<DayRow>({
    name: `statistics-day-${kind}`,
    text: `
      WITH each AS MATERIALIZED (
        SELECT stake, payout, row_number() OVER by_id AS place, sum(payout - stake) OVER by_id AS net,
          count(*) OVER () AS rounds
        FROM (${ROUNDS_OF_DAY[kind]}) AS day WINDOW by_id AS (ORDER BY id)
      )
      SELECT count(*) AS rounds, coalesce(sum(stake), 0)::bigint AS staked, coalesce(sum(payout), 0)::bigint AS returned,
        coalesce(array_agg(net::bigint ORDER BY place) FILTER (
          WHERE (rounds - place) % greatest(1, ceil(rounds::numeric / $4)::bigint) = 0), '{}') AS course
      FROM each`,
    values: [uid, game, since, COURSE_POINTS_MAX],
  });
  if (row === undefined) throw new Error('an aggregate gave no row');
  return {
    since: since.toISOString(),
    rounds: Number(row.rounds),
    staked: centavos(row.staked),
    returned: centavos(row.returned),
    course: row.course.map(centavos),
  };
}

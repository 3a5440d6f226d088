import type { CompanyWin, TableCompany } from '../../../../contract/live';
import { centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import type { Queryable } from '../../../db/database';
import { multiplierText } from '../tickets';

/** Number of wins in each list. */
export const WINS_SHOWN = 3;
/** A round that ended longer ago than this many rounds is settled, or will not be soon. */
const UNSETTLED_MAX = 5;

interface WinRow {
  readonly ticketId: bigint;
  readonly roundNumber: number;
  readonly name: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly outMultiplier: string | null;
}

const WIN_COLUMNS = `
  t.ticket_id AS "ticketId", t.round_number AS "roundNumber", t.name, t.stake, t.payout,
  t.out_multiplier AS "outMultiplier"`;

const winOf = ({ roundNumber, name, stake, payout, outMultiplier }: WinRow): CompanyWin => ({
  roundNumber,
  name,
  multiplier: outMultiplier ?? multiplierText({ numerator: payout, denominator: stake }),
  payout: centavos(payout),
});

/** The last round up to this one whose bets are settled, with its best bets; null if there is none. */
export async function lastRoundOf(
  on: Queryable,
  game: string,
  through: number,
): Promise<TableCompany['last']> {
  const [round] = await on.query<{ roundNumber: number; outcome: Json }>({
    name: 'live-company-last',
    text: `
      SELECT r.round_number AS "roundNumber", r.outcome FROM live_rounds r
      WHERE r.game = $1 AND r.round_number <= $2 AND r.round_number > $2 - $3 AND r.state = 'ended' AND NOT EXISTS (
        SELECT FROM live_tickets t WHERE t.game = r.game AND t.round_number = r.round_number AND t.state = 'open')
      ORDER BY r.round_number DESC LIMIT 1`,
    values: [game, through, UNSETTLED_MAX],
  });
  if (round === undefined) return null;
  const rows = await on.query<WinRow & { aboard: bigint; won: bigint }>({
    name: 'live-company-winners',
    text: `
      SELECT ${WIN_COLUMNS}, count(*) OVER () AS aboard, count(*) FILTER (WHERE t.payout > t.stake) OVER () AS won
      FROM live_tickets t WHERE t.game = $1 AND t.round_number = $2 AND t.state <> 'takenBack'
      ORDER BY t.payout DESC, t.ticket_id LIMIT $3`,
    values: [game, round.roundNumber, WINS_SHOWN],
  });
  return {
    ...round,
    aboard: Number(rows[0]?.aboard ?? 0n),
    won: Number(rows[0]?.won ?? 0n),
    winners: rows.filter(({ payout, stake }) => payout > stake).map(winOf),
  };
}

/** A win of the day, with what it is ranked by. */
export interface RankedWin {
  readonly ticketId: bigint;
  readonly rank: number;
  readonly win: CompanyWin & { readonly openedAt: number };
}

/** Rounds of one day. */
export interface DayRounds {
  /** The number before the first. */
  readonly after: number;
  /** The number of the last. */
  readonly through: number;
  /** When the day began, in ms since 1970; an earlier round among them does not count. */
  readonly sinceMs: number;
}

/** The best settled bets of these rounds. */
export async function bestWins(
  on: Queryable,
  { rules: { name }, cashOut }: SharedGame,
  { after, through, sinceMs }: DayRounds,
): Promise<RankedWin[]> {
  // Where players choose when to cash out, the multiplier is what they reached; elsewhere it is the same for a side.
  const rank =
    cashOut === null ? 't.payout' : 'coalesce(t.out_multiplier::numeric, t.payout::numeric / t.stake)';
  const rows = await on.query<WinRow & { rank: number; openedAt: number }>({
    name: `live-company-best-${cashOut === null ? 'payouts' : 'multipliers'}`,
    text: `
      SELECT ${WIN_COLUMNS}, r.opened_at AS "openedAt", (${rank})::double precision AS rank
      FROM live_tickets t JOIN live_rounds r USING (game, round_number)
      WHERE t.game = $1 AND t.round_number > $2 AND t.round_number <= $3 AND t.state <> 'takenBack'
        AND t.state = 'settled' AND t.payout > t.stake AND r.opened_at >= $5::double precision
      ORDER BY rank DESC, t.ticket_id LIMIT $4`,
    values: [name, after, through, WINS_SHOWN, sinceMs],
  });
  return rows.map((row) => ({
    ticketId: row.ticketId,
    rank: row.rank,
    win: { ...winOf(row), openedAt: row.openedAt },
  }));
}

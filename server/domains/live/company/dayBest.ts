import type { TableCompany } from '../../../../contract/live';
import type { Json } from '../../../../games/kit/rules/round';
import type { SharedGame } from '../../../../games/kit/rules/shared';
import type { Queryable } from '../../../db/database';
import { manilaDate, startOf } from '../../../manilaDay';
import { bestWins, type DayRounds, type RankedWin, WINS_SHOWN } from './wins';

type BestRound = TableCompany['best']['rounds'][number];

const ROUNDS_SHOWN = 3;
/** Rounds that are read again, because a delayed cash-out may have changed their bets. */
const READ_AGAIN = 3;

/**
 * The best of a table's day, which begins at 0:00 GMT+8; a round belongs to the day it opened on. Reads each round once,
 * and the newest ones again.
 */
export class DayBest {
  readonly #on: Queryable;
  readonly #game: SharedGame;
  #day = '';
  /** The last round of the days before. */
  #before = 0;
  /** The last round that has been read. */
  #through = 0;
  #rounds: readonly BestRound[] = [];
  #wins: readonly RankedWin[] = [];

  constructor(on: Queryable, game: SharedGame) {
    this.#on = on;
    this.#game = game;
  }

  /** The best of the day of `nowMs`, of rounds up to `through`. */
  async read(nowMs: number, through: number): Promise<TableCompany['best']> {
    const day = manilaDate(new Date(nowMs));
    const sinceMs = startOf(day).getTime();
    if (day !== this.#day) {
      const before = await lastBefore(this.#on, this.#game.rules.name, sinceMs);
      this.#day = day;
      this.#before = before;
      this.#through = before;
      this.#rounds = [];
      this.#wins = [];
    }
    const after = Math.max(this.#before, this.#through - READ_AGAIN);
    if (through > after) {
      const [rounds, wins] = await Promise.all([
        bestRounds(this.#on, this.#game, { after, through, sinceMs }),
        bestWins(this.#on, this.#game, { after, through, sinceMs }),
      ]);
      this.#rounds = bestOf([...this.#rounds, ...rounds]);
      this.#wins = bestWinsOf([...this.#wins, ...wins]);
      this.#through = Math.max(this.#through, through);
    }
    return { rounds: [...this.#rounds], wins: this.#wins.map(({ win }) => win) };
  }
}

/** The number of the last round that opened before a time; 0 if none did. */
async function lastBefore(on: Queryable, game: string, atMs: number): Promise<number> {
  const [row] = await on.query<{ roundNumber: number }>({
    name: 'live-company-day',
    text: `
      SELECT round_number AS "roundNumber" FROM live_rounds WHERE game = $1 AND opened_at < $2::double precision
      ORDER BY round_number DESC LIMIT 1`,
    values: [game, atMs],
  });
  return row?.roundNumber ?? 0;
}

async function bestRounds(
  on: Queryable,
  { rules: { name }, roundMultiplier }: SharedGame,
  { after, through, sinceMs }: DayRounds,
): Promise<BestRound[]> {
  if (roundMultiplier === null) return [];
  const rows = await on.query<{ roundNumber: number; openedAt: number; outcome: Json }>({
    name: 'live-company-rounds',
    text: `
      SELECT round_number AS "roundNumber", opened_at AS "openedAt", outcome FROM live_rounds
      WHERE game = $1 AND round_number > $2 AND round_number <= $3 AND state = 'ended'
        AND opened_at >= $4::double precision`,
    values: [name, after, through, sinceMs],
  });
  const best = bestOf(
    rows.map(({ outcome, ...row }) => ({ ...row, multiplier: roundMultiplier(outcome), aboard: 0 })),
  );
  const counts = await on.query<{ roundNumber: number; aboard: bigint }>({
    name: 'live-company-aboard',
    text: `
      SELECT round_number AS "roundNumber", count(*) AS aboard FROM live_tickets
      WHERE game = $1 AND round_number = ANY ($2) AND state <> 'takenBack' GROUP BY round_number`,
    values: [name, best.map(({ roundNumber }) => roundNumber)],
  });
  const aboardOf = new Map(counts.map(({ roundNumber, aboard }) => [roundNumber, Number(aboard)]));
  return best.map((round) => ({ ...round, aboard: aboardOf.get(round.roundNumber) ?? 0 }));
}

/** The rounds with the highest multipliers, each once; of equal ones the earliest. */
function bestOf(rounds: readonly BestRound[]): BestRound[] {
  const byNumber = new Map(rounds.map((round) => [round.roundNumber, round]));
  return [...byNumber.values()]
    .toSorted((a, b) => Number(b.multiplier) - Number(a.multiplier) || a.roundNumber - b.roundNumber)
    .slice(0, ROUNDS_SHOWN);
}

function bestWinsOf(wins: readonly RankedWin[]): RankedWin[] {
  const byTicket = new Map(wins.map((win) => [win.ticketId, win]));
  return [...byTicket.values()]
    .toSorted((a, b) => b.rank - a.rank || Number(a.ticketId - b.ticketId))
    .slice(0, WINS_SHOWN);
}

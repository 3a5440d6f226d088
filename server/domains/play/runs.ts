import {
  afterRound,
  endBeforeBet,
  type RunEnd,
  type RunPlan,
  type RunTally,
  type StakeChange,
  type StakePlan,
} from '../../../games/kit/rules/autoRun';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Json, ParsedBet } from '../../../games/kit/rules/round';
import { betAtPercent, FIRST_STAKE, stakesIn } from '../../../games/kit/rules/runStakes';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';

/**
 * Why a run is over: by its own limits, by the player, or because the player started another one of the game.
 */
export type RunOver = RunEnd | 'stopped' | 'replaced';

/** A run as stored. */
export interface Run {
  readonly runId: bigint;
  /** Its panel at a table; null for an instant game. */
  readonly panel: number | null;
  readonly plan: RunPlan;
  readonly tally: RunTally;
  /** Null while it is active. */
  readonly ended: RunOver | null;
  /** Canonical JSON of its first bet; at a table, of the part that a run repeats. */
  readonly betText: string;
}

interface RunRow {
  readonly runId: bigint;
  readonly panel: number | null;
  readonly betText: string;
  readonly stake: bigint;
  readonly rounds: number;
  readonly stopLoss: bigint | null;
  readonly stopWin: bigint | null;
  readonly onWin: number | null;
  readonly onLoss: number | null;
  readonly stakeLeast: bigint | null;
  readonly stakeHighest: bigint | null;
  readonly stakePercent: number;
  readonly played: number;
  readonly lost: bigint;
  readonly ended: RunOver | null;
}

const COLUMNS = `
  id AS "runId", panel, bet::text AS "betText", stake, rounds, stop_loss AS "stopLoss", stop_win AS "stopWin",
  on_win AS "onWin", on_loss AS "onLoss", stake_least AS "stakeLeast", stake_highest AS "stakeHighest",
  stake_percent AS "stakePercent", played, lost, ended`;

interface Owner {
  readonly uid: number;
  readonly game: string;
}

interface NewRun extends Owner {
  /** Null for an instant game. */
  readonly panel: number | null;
  /** What is repeated, in canonical wire form. */
  readonly bet: Json;
  readonly plan: RunPlan;
  readonly now: Date;
}

/** Starts a run and returns its number; an active one of the same player, game and panel ends. */
export async function beginRun(
  transaction: Queryable,
  { uid, game, panel, bet, plan, now }: NewRun,
): Promise<bigint> {
  await transaction.query({
    name: 'play-run-replace',
    text: `
      UPDATE play_runs SET ended = 'replaced', ended_at = $4
      WHERE uid = $1 AND game = $2 AND panel IS NOT DISTINCT FROM $3 AND ended IS NULL`,
    values: [uid, game, panel, now],
  });
  const [row] = await transaction.query<{ id: bigint }>({
    name: 'play-run-begin',
    text: `
      INSERT INTO play_runs (uid, game, panel, bet, stake, rounds, stop_loss, stop_win, created_at,
        on_win, on_loss, stake_least, stake_highest)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    values: [
      uid,
      game,
      panel,
      JSON.stringify(bet),
      plan.stakeCentavos,
      plan.rounds,
      plan.stopLossCentavos,
      plan.stopWinCentavos,
      now,
      columnOf(plan.stakes?.onWin),
      columnOf(plan.stakes?.onLoss),
      plan.stakes?.leastCentavos ?? null,
      plan.stakes?.highestCentavos ?? null,
    ],
  });
  if (row === undefined) throw new Error('a run got no number');
  return row.id;
}

/** A run of a player; null when there is none, or it is another player's. */
export async function findRun(
  on: Queryable,
  { uid, game, runId }: Owner & { readonly runId: string },
): Promise<Run | null> {
  const [row] = await on.query<RunRow>({
    name: 'play-run',
    text: `SELECT ${COLUMNS} FROM play_runs WHERE id = $1 AND uid = $2 AND game = $3`,
    values: [runId, uid, game],
  });
  return row === undefined ? null : runOf(row);
}

/** The same, locked until the transaction ends, so that it cannot be stopped meanwhile. */
export async function lockRun(
  transaction: Queryable,
  { uid, game, runId }: Owner & { readonly runId: string },
): Promise<Run | null> {
  const [row] = await transaction.query<RunRow>({
    name: 'play-run-lock',
    text: `SELECT ${COLUMNS} FROM play_runs WHERE id = $1 AND uid = $2 AND game = $3 FOR NO KEY UPDATE`,
    values: [runId, uid, game],
  });
  return row === undefined ? null : runOf(row);
}

/** Runs by their numbers, locked until the transaction ends. */
export async function lockRuns(transaction: Queryable, runIds: readonly bigint[]): Promise<Run[]> {
  const rows = await transaction.query<RunRow>({
    name: 'play-runs-lock',
    text: `SELECT ${COLUMNS} FROM play_runs WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
    values: [runIds],
  });
  return rows.map(runOf);
}

/**
 * Stores the progress of runs, each by one round. Ended runs keep how they ended. Throws an Error unless all
 * exist.
 */
export async function moveRuns(
  transaction: Queryable,
  runs: readonly Pick<Run, 'runId' | 'tally' | 'ended'>[],
  now: Date,
): Promise<void> {
  const rows = await transaction.query({
    name: 'play-runs-move',
    text: `
      UPDATE play_runs r SET played = u.played, lost = u.lost, ended = u.ended,
        ended_at = CASE WHEN u.ended IS NOT NULL THEN coalesce(r.ended_at, $5) END
      FROM unnest($1::bigint[], $2::integer[], $3::bigint[], $4::text[]) AS u (id, played, lost, ended)
      WHERE r.id = u.id RETURNING r.id`,
    values: [
      runs.map(({ runId }) => runId),
      runs.map(({ tally }) => tally.played),
      runs.map(({ tally }) => tally.lostCentavos),
      runs.map(({ ended }) => ended),
      now,
    ],
  });
  requireUpdated(rows, runs.length, 'runs');
}

/** Ends a run for its player, unless it is over already; null when there is none, or it is another player's. */
export async function stopRun(
  on: Queryable,
  { uid, game, runId, now }: Owner & { readonly runId: string; readonly now: Date },
): Promise<Run | null> {
  const [row] = await on.query<RunRow>({
    name: 'play-run-stop',
    text: `
      UPDATE play_runs SET ended = 'stopped', ended_at = $4
      WHERE id = $1 AND uid = $2 AND game = $3 AND ended IS NULL RETURNING ${COLUMNS}`,
    values: [runId, uid, game, now],
  });
  return row === undefined ? findRun(on, { uid, game, runId }) : runOf(row);
}

/** Whether the run places this bet now. */
export const runTakes = (run: Run, { wire }: Pick<ParsedBet, 'wire'>): boolean =>
  run.ended === null &&
  nextBetText(run) === JSON.stringify(wire) &&
  endBeforeBet(run.plan, run.tally) === null;

const nextBetText = ({ betText, plan, tally }: Run): string =>
  plan.stakes === null ? betText : JSON.stringify(betAtPercent(JSON.parse(betText), tally.stakePercent));

/** The parts of a run that the statement of its bet needs. */
export interface RunStep {
  readonly runId: bigint;
  /** Number of rounds before this one. */
  readonly played: number;
  readonly lostCentavos: Centavos;
  readonly stakePercent: number;
  readonly ended: RunEnd | null;
}

/** The state of a run after a round. */
export function runStep({ runId, plan, tally }: Run, payoutCentavos: Centavos): RunStep {
  const { tally: after, end } = afterRound(plan, tally, payoutCentavos);
  const { lostCentavos, stakePercent } = after;
  return { runId, played: tally.played, lostCentavos, stakePercent, ended: end };
}

function runOf({ runId, panel, betText, ended, played, ...row }: RunRow): Run {
  return {
    runId,
    panel,
    betText,
    ended,
    plan: {
      rounds: row.rounds,
      stakeCentavos: centavos(row.stake),
      stopLossCentavos: row.stopLoss === null ? null : centavos(row.stopLoss),
      stopWinCentavos: row.stopWin === null ? null : centavos(row.stopWin),
      stakes: stakePlanOf(betText, row),
    },
    tally: { played, lostCentavos: centavos(row.lost), stakePercent: row.stakePercent },
  };
}

/** A change of 0 % stands for the first stake. */
const BACK_TO_FIRST = 0;

const columnOf = (change: StakeChange | null | undefined): number | null =>
  change === FIRST_STAKE ? BACK_TO_FIRST : (change ?? null);

const changeOf = (column: number | null): StakeChange | null =>
  column === BACK_TO_FIRST ? FIRST_STAKE : column;

function stakePlanOf(
  betText: string,
  {
    onWin,
    onLoss,
    stakeLeast,
    stakeHighest,
  }: Pick<RunRow, 'onWin' | 'onLoss' | 'stakeLeast' | 'stakeHighest'>,
): StakePlan | null {
  if (stakeLeast === null || stakeHighest === null) return null;
  return {
    positionsCentavos: stakesIn(JSON.parse(betText)),
    onWin: changeOf(onWin),
    onLoss: changeOf(onLoss),
    leastCentavos: centavos(stakeLeast),
    highestCentavos: centavos(stakeHighest),
  };
}

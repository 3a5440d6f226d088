import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { pauseCalls } from '../../../contract/desk/pauses';
import { notifySettings } from '../../active/settingsHolder';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { record } from './audit';
import { decide, openProposal, proposalOf, propose } from './proposals';
import { isPausable } from './watchedGames';

interface PauseRow {
  readonly game: string;
  readonly pausedAt: Date;
  readonly by: { readonly id: number; readonly name: string } | null;
  readonly reason: string;
  readonly z: number | null;
}

/** Games that are paused now, with the proposals to reopen them. */
export async function listPauses({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ReplyOf<typeof pauseCalls.list>> {
  const now = clock.now();
  const rows = await db.query<PauseRow>({
    name: 'game-pauses-list',
    text: `
      SELECT p.game, p.paused_at AS "pausedAt", p.reason, p.z,
        CASE WHEN o.operator_id IS NOT NULL
          THEN json_build_object('id', o.operator_id, 'name', o.name) END AS by
      FROM game_pauses p LEFT JOIN desk_operators o ON o.operator_id = p.paused_by
      WHERE p.reopened_at IS NULL ORDER BY p.game`,
  });
  const list = await Promise.all(
    rows.map(async ({ pausedAt, ...row }) => {
      const reopen = await openProposal(db, 'reopen', `game ${row.game}`, now);
      return {
        ...row,
        pausedAt: pausedAt.toISOString(),
        reopen: reopen === null ? null : { ...proposalOf(reopen, now), game: row.game },
      };
    }),
  );
  return { list };
}

interface Pause {
  readonly game: string;
  readonly reason: string;
  /** Null for a pause by rule. */
  readonly operator: Operator | null;
  readonly z: number | null;
}

/** Pauses a game; false where it is paused already. */
export async function pauseGame(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { game, reason, operator, z }: Pause,
): Promise<boolean> {
  const now = clock.now();
  const isNew = await db.transaction(async (transaction) => {
    const rows = await transaction.query({
      name: 'game-pauses-add',
      text: `
        INSERT INTO game_pauses (game, paused_at, paused_by, reason, z) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (game) WHERE reopened_at IS NULL DO NOTHING RETURNING pause_id`,
      values: [game, now, operator?.id ?? null, reason, z],
    });
    if (rows.length === 0) return false;
    const detail = z === null ? {} : { detail: { z } };
    await record(
      transaction,
      { operator, action: 'game.pause', object: `game ${game}`, reason, ...detail },
      now,
    );
    await notifySettings(transaction);
    return true;
  });
  if (isNew) await settings.refresh();
  return isNew;
}

/** Pauses a game on the word of one person. Refuses "notFound", and "alreadySet" where it is paused already. */
export async function pauseByOperator(
  context: Context,
  operator: Operator,
  { game, reason }: BodyOf<typeof pauseCalls.pause>,
): Promise<null> {
  if (!isPausable(game)) throw refuse('notFound');
  if (!(await pauseGame(context, { game, reason, operator, z: null }))) throw refuse('alreadySet');
  return null;
}

async function isPaused(on: Queryable, game: string): Promise<boolean> {
  const rows = await on.query({
    name: 'game-pauses-is',
    text: 'SELECT FROM game_pauses WHERE game = $1 AND reopened_at IS NULL',
    values: [game],
  });
  return rows.length === 1;
}

/** Proposes to reopen a game. Refuses "notFound" for one that is not paused, and "alreadySet" while a proposal waits. */
export async function proposeReopening(
  context: Context,
  operator: Operator,
  { game, reason }: BodyOf<typeof pauseCalls.propose>,
): Promise<ReplyOf<typeof pauseCalls.propose>> {
  const { db, clock } = context;
  const object = `game ${game}`;
  if (!(await isPaused(db, game))) throw refuse('notFound');
  if ((await openProposal(db, 'reopen', object, clock.now())) !== null) throw refuse('alreadySet');
  const row = await propose(context, operator, {
    kind: 'reopen',
    object,
    content: { game },
    evidence: {},
    reason,
  });
  return proposalOf(row, clock.now());
}

/** Decides about the reopening of a game. */
export async function decideReopening(
  context: Context,
  operator: Operator,
  body: BodyOf<typeof pauseCalls.decide>,
): Promise<ReplyOf<typeof pauseCalls.decide>> {
  const { isDone, row } = await decide(context, operator, body, {
    kind: 'reopen',
    carryOut: async ({ content }, transaction, now) => {
      const { game } = content as { readonly game: string };
      await transaction.query({
        name: 'game-pauses-end',
        text: 'UPDATE game_pauses SET reopened_at = $2 WHERE game = $1 AND reopened_at IS NULL',
        values: [game, now],
      });
      await notifySettings(transaction);
      return game;
    },
  });
  if (isDone) await context.settings.refresh();
  return { isDone, proposal: proposalOf(row, context.clock.now()) };
}

/** When each game was reopened last, since a time. */
export async function reopenedSince(on: Queryable, since: Date): Promise<ReadonlyMap<string, Date>> {
  const rows = await on.query<{ game: string; at: Date }>({
    name: 'game-pauses-reopened',
    text: 'SELECT game, max(reopened_at) AS at FROM game_pauses WHERE reopened_at > $1 GROUP BY game',
    values: [since],
  });
  return new Map(rows.map(({ game, at }) => [game, at]));
}

import type { BonusGrant } from '../../contract/wallet/bonus';
import { type Centavos, centavos, ZERO } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../http/cursor';

/** What the SQL functions of the ledger enforce, as players are told it. */
export const BONUS_DAYS = 30;

interface GrantRow {
  readonly id: bigint;
  readonly source: BonusGrant['source'];
  readonly state: BonusGrant['state'];
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly counted: bigint;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
  readonly moved: bigint | null;
}

const COLUMNS = `
  id, source, state, amount, turnover, counted, created_at AS "createdAt", started_at AS "startedAt",
  safer_play_expiry(uid, started_at, expires_at) AS "expiresAt", ended_at AS "endedAt", moved`;

const grantOf = ({ id, amount, turnover, counted, moved, ...row }: GrantRow): BonusGrant => ({
  bonusId: id.toString(),
  source: row.source,
  state: row.state,
  amount: centavos(amount),
  turnover: centavos(turnover),
  turnoverLeft: centavos(counted < turnover ? turnover - counted : 0n),
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  moved: moved === null ? null : centavos(moved),
});

/** The player's bonus that is processing, if any, and how many wait after it. */
export async function currentBonus(
  on: Queryable,
  uid: number,
): Promise<{ readonly bonus: BonusGrant | null; readonly waiting: number }> {
  const rows = await on.query<GrantRow>({
    name: 'bonus-current',
    text: `SELECT ${COLUMNS} FROM bonus_grants WHERE uid = $1 AND state IN ('waiting', 'processing')`,
    values: [uid],
  });
  const row = rows.find(({ state }) => state === 'processing');
  return {
    bonus: row === undefined ? null : grantOf(row),
    waiting: rows.filter(({ state }) => state === 'waiting').length,
  };
}

/** What a player still has to stake in bonus money before their bonus becomes main money; zero without a bonus. */
export const bonusTurnoverLeft = async (on: Queryable, uid: number): Promise<Centavos> =>
  (await currentBonus(on, uid)).bonus?.turnoverLeft ?? ZERO;

/** A bonus by its number; null where it is not the player's. */
export async function findBonus(on: Queryable, uid: number, id: bigint): Promise<BonusGrant | null> {
  const [row] = await on.query<GrantRow>({
    name: 'bonus-find',
    text: `SELECT ${COLUMNS} FROM bonus_grants WHERE uid = $1 AND id = $2`,
    values: [uid, id],
  });
  return row === undefined ? null : grantOf(row);
}

/** A bonus by what it was granted for; null where there is none. */
export async function findBonusFor(
  on: Queryable,
  uid: number,
  reference: string,
): Promise<BonusGrant | null> {
  const [row] = await on.query<GrantRow>({
    name: 'bonus-find-reference',
    text: `SELECT ${COLUMNS} FROM bonus_grants WHERE uid = $1 AND reference = $2`,
    values: [uid, reference],
  });
  return row === undefined ? null : grantOf(row);
}

interface GrantPage extends PageRequest {
  readonly uid: number;
  readonly state: 'processing' | 'completed' | 'expired';
}

/** One page of a player's bonuses: those that are processing and wait in order, others newest first. */
export async function listBonuses(on: Queryable, { uid, state, ...paging }: GrantPage) {
  const isOrdered = state === 'processing';
  const states = isOrdered ? ['processing', 'waiting'] : [state];
  const from = paging.cursor === undefined && isOrdered ? 0n : keyOf(paging.cursor);
  const rows = await on.query<GrantRow>({
    name: `bonus-list-${isOrdered ? 'ordered' : 'newest'}`,
    text: `
      SELECT ${COLUMNS} FROM bonus_grants
      WHERE uid = $1 AND state = ANY ($2) AND id ${isOrdered ? '>' : '<'} $3
      ORDER BY id ${isOrdered ? 'ASC' : 'DESC'} LIMIT $4 OFFSET $5`,
    values: [uid, states, from, paging.pageSize + 1, skipOf(paging)],
  });
  const { page, cursor } = cutPage(rows, paging.pageSize, ({ id }) => id);
  return { list: page.map(grantOf), cursor, total: await countBonuses(on, uid, states, paging.cursor) };
}

/** Null in a page by cursor. */
async function countBonuses(
  on: Queryable,
  uid: number,
  states: readonly string[],
  cursor: string | undefined,
): Promise<number | null> {
  if (cursor !== undefined) return null;
  const [row] = await on.query<{ total: bigint }>({
    name: 'bonus-count',
    text: 'SELECT count(*) AS total FROM bonus_grants WHERE uid = $1 AND state = ANY ($2)',
    values: [uid, states],
  });
  return Number(row?.total ?? 0);
}

/** Ends a bonus that waits, without crediting it. False where none waits for this reference. The player is locked. */
export async function cancelWaitingBonus(
  transaction: Queryable,
  uid: number,
  reference: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query({
    name: 'bonus-cancel',
    text: `
      UPDATE bonus_grants SET state = 'expired', started_at = $3, expires_at = $3, ended_at = $3, moved = 0, seen_at = $3
      WHERE uid = $1 AND reference = $2 AND state = 'waiting' RETURNING id`,
    values: [uid, reference, now],
  });
  return rows.length === 1;
}

/** The sum of what has been credited and not been shown yet, and the newest of it. */
export async function pendingBonus(
  on: Queryable,
  uid: number,
): Promise<{ readonly result: Centavos; readonly bonusId: string | null }> {
  const [row] = await on.query<{ result: bigint; newest: bigint | null }>({
    name: 'bonus-pending',
    text: `
      SELECT coalesce(sum(amount), 0)::bigint AS result, max(id) AS newest FROM bonus_grants
      WHERE uid = $1 AND started_at IS NOT NULL AND seen_at IS NULL`,
    values: [uid],
  });
  return { result: centavos(row?.result ?? 0n), bonusId: row?.newest?.toString() ?? null };
}

/** Marks what has been credited, up to this bonus, as shown. Idempotent. */
export async function markBonusSeen(on: Queryable, uid: number, id: bigint, now: Date): Promise<void> {
  await on.query({
    name: 'bonus-seen',
    text: `
      UPDATE bonus_grants SET seen_at = $3
      WHERE uid = $1 AND id <= $2 AND started_at IS NOT NULL AND seen_at IS NULL`,
    values: [uid, id, now],
  });
}

/**
 * Players whose processing bonus has expired, has reached its turnover or has nothing left, and those who have excluded
 * themselves, in the order of uid.
 */
export async function playersWithDueBonus(on: Queryable, now: Date, after: number): Promise<number[]> {
  const rows = await on.query<{ uid: number }>({
    name: 'bonus-due',
    text: `
      SELECT g.uid FROM bonus_grants g JOIN ledger_accounts a ON a.uid = g.uid AND a.code = 11
      WHERE g.state = 'processing' AND g.uid > $2
        AND (g.expires_at <= $1 AND safer_play_expiry(g.uid, g.started_at, g.expires_at) <= $1
          OR g.counted >= g.turnover OR a.balance = 0 OR safer_play_barred(g.uid, $1) = 'selfExcluded')
        AND NOT EXISTS (SELECT FROM bonus_stakes s WHERE s.uid = g.uid AND s.settled_at IS NULL)
      ORDER BY g.uid LIMIT 100`,
    values: [now, after],
  });
  return rows.map(({ uid }) => uid);
}

export interface BonusWarning {
  readonly uid: number;
  readonly turnoverLeft: Centavos;
  readonly expiresAt: Date;
}

/** Marks the bonuses that expire before a time and of which nobody was told as told, and returns them. */
export async function takeBonusWarnings(on: Queryable, before: Date, now: Date): Promise<BonusWarning[]> {
  const rows = await on.query<{ uid: number; left: bigint; expiresAt: Date }>({
    name: 'bonus-warn',
    text: `
      UPDATE bonus_grants SET warned_at = $2
      WHERE state = 'processing' AND expires_at <= $1 AND warned_at IS NULL
        AND safer_play_expiry(uid, started_at, expires_at) <= $1
        AND safer_play_expiry(uid, started_at, expires_at) > $2
        AND NOT EXISTS (SELECT FROM safer_play_rests r
          WHERE r.uid = bonus_grants.uid AND r.starts_at <= $2 AND r.ends_at > $2)
      RETURNING uid, greatest(0, turnover - counted) AS left,
        safer_play_expiry(uid, started_at, expires_at) AS "expiresAt"`,
    values: [before, now],
  });
  return rows.map(({ uid, left, expiresAt }) => ({ uid, turnoverLeft: centavos(left), expiresAt }));
}

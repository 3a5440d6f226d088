import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';

interface CareRow {
  readonly checkMinutes: number;
  readonly sittingFrom: Date | null;
  readonly checkDue: Date | null;
  readonly breakUntil: Date | null;
  readonly excludedFrom: Date | null;
  readonly excludedUntil: Date | null;
  readonly firmUntil: Date | null;
  /** Whether the last stake was recent; otherwise the next bet starts a new session of play. */
  readonly isSeated: boolean;
}

interface LimitRow {
  readonly kind: 'deposit' | 'loss' | 'stake' | 'session';
  readonly period: 'bet' | 'day' | 'week' | 'month';
  readonly most: bigint | null;
  readonly used: bigint;
  readonly nextMost: bigint | null;
  readonly nextFrom: Date | null;
}

/** A player's limits, checks, break and exclusion. The caller has locked the player, who has a row. */
export async function stateOf(transaction: Queryable, uid: number, now: Date): Promise<SaferPlay> {
  const care = await careOf(transaction, uid, now);
  const limits = await limitsOf(transaction, uid, now);
  return {
    limits: limits.flatMap((limit) => moneyLimitOf(limit) ?? []),
    sessionLimits: limits.flatMap((limit) => sessionLimitOf(limit) ?? []),
    realityCheck: {
      minutes: care.checkMinutes,
      since: care.isSeated ? textOf(care.sittingFrom) : null,
      dueAt: care.isSeated ? textOf(care.checkDue) : null,
      isDue: care.isSeated && care.checkDue !== null && care.checkDue <= now,
    },
    breakUntil: textOf(after(care.breakUntil, now)),
    exclusion: exclusionOf(care, now),
  };
}

async function careOf(transaction: Queryable, uid: number, now: Date): Promise<CareRow> {
  const [row] = await transaction.query<CareRow>({
    name: 'safer-play-find',
    text: `
      SELECT check_minutes AS "checkMinutes", sitting_from AS "sittingFrom", check_due AS "checkDue",
        break_until AS "breakUntil", excluded_from AS "excludedFrom", excluded_until AS "excludedUntil",
        firm_until AS "firmUntil", safer_play_is_seated(uid, $2) AS "isSeated"
      FROM safer_play WHERE uid = $1`,
    values: [uid, now],
  });
  if (row === undefined) throw new Error(`player ${uid} has no row for safer play`);
  return row;
}

/** Limits in effect or pending. */
const limitsOf = (transaction: Queryable, uid: number, now: Date): Promise<LimitRow[]> =>
  transaction.query<LimitRow>({
    name: 'safer-play-limits',
    text: `
      SELECT u.kind, u.period, u.most, u.used, w.next_most AS "nextMost", w.next_from AS "nextFrom"
      FROM safer_play_used($1, $2) AS u
        LEFT JOIN safer_play_limits w
        ON w.uid = $1 AND w.kind = u.kind AND w.period = u.period AND w.next_from > $2
      WHERE u.most IS NOT NULL OR w.next_from IS NOT NULL`,
    values: [uid, now],
  });

function moneyLimitOf({ kind, period, most, used, nextMost, nextFrom }: LimitRow) {
  if (kind === 'session') return null;
  return {
    kind,
    period,
    most: moneyOf(most),
    used: used < 0n ? ZERO : centavos(used),
    pending: nextFrom === null ? null : { most: moneyOf(nextMost), from: nextFrom.toISOString() },
  };
}

function sessionLimitOf({ kind, period, most, used, nextMost, nextFrom }: LimitRow) {
  if (kind !== 'session' || period === 'bet') return null;
  return {
    period,
    mostMinutes: numberOf(most),
    usedMinutes: Number(used),
    pending: nextFrom === null ? null : { mostMinutes: numberOf(nextMost), from: nextFrom.toISOString() },
  };
}

function exclusionOf({ excludedFrom, excludedUntil, firmUntil }: CareRow, now: Date): SaferPlay['exclusion'] {
  const until = after(excludedUntil, now);
  if (excludedFrom === null || until === null || firmUntil === null) return null;
  return {
    from: excludedFrom.toISOString(),
    until: until.toISOString(),
    firmUntil: firmUntil.toISOString(),
  };
}

const after = (moment: Date | null, now: Date): Date | null =>
  moment !== null && moment > now ? moment : null;
const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const moneyOf = (value: bigint | null): Centavos | null => (value === null ? null : centavos(value));
const numberOf = (value: bigint | null): number | null => (value === null ? null : Number(value));

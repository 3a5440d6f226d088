import type { MessageContent } from '../../../contract/messages/messages';
import { centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { sendMessage } from '../messages/send';
import { note } from './change';

type LimitContent = Extract<MessageContent, { readonly kind: 'limit' | 'sessionLimit' }>;

/** Delay before a higher limit takes effect. */
export const RAISE_WAIT_MS = 24 * 60 * 60_000;

export interface LimitName {
  readonly kind: 'deposit' | 'loss' | 'stake' | 'session';
  /** `bet` is per single stake, and only valid for stakes. */
  readonly period: 'bet' | 'day' | 'week' | 'month';
}

interface Change {
  readonly uid: number;
  readonly now: Date;
}

/** Centavos, or minutes of sessions; null means no limit. */
type Most = bigint | null;

interface Stored {
  readonly most: Most;
  readonly next: { readonly most: Most; readonly from: Date } | null;
}

/**
 * The effect of a requested limit: an equal or lower one takes effect at once and cancels a pending one; a
 * higher one waits a day, counted from the last request.
 */
export function changed(most: Most, requested: Most, now: Date): Stored {
  const isMore = most !== null && (requested === null || requested > most);
  if (!isMore) return { most: requested, next: null };
  return { most, next: { most: requested, from: new Date(now.getTime() + RAISE_WAIT_MS) } };
}

/** Sets a limit. The caller has locked the player. Refuses "badRequest" for a kind without that period. */
export async function setLimit(
  transaction: Queryable,
  { uid, now }: Change,
  name: LimitName,
  requested: Most,
): Promise<void> {
  requireLimitName(name);
  const { most, next } = changed(await mostOf(transaction, uid, name, now), requested, now);
  await store(transaction, uid, name, { most, next });
  await note(transaction, { uid, now }, 'limit', { ...name, wish: requested, most, next });
  await sendMessage(transaction, { uid, content: limitMessage(name, requested, next?.from ?? null), now });
}

/** What came of lowering a limit: the one in effect, and the one before; null for none. */
export interface Lowered {
  readonly isDone: boolean;
  readonly most: bigint;
  readonly before: Most;
}

/**
 * Lowers a limit for its player, at once; one that is as low already stays, with what is pending. The caller has locked the
 * player. Refuses "badRequest" for a kind without that period.
 */
export async function lowerLimit(
  transaction: Queryable,
  { uid, now }: Change,
  name: LimitName,
  most: bigint,
): Promise<Lowered> {
  requireLimitName(name);
  const before = await mostOf(transaction, uid, name, now);
  if (before !== null && before <= most) return { isDone: false, most: before, before };
  await store(transaction, uid, name, { most, next: null });
  await note(transaction, { uid, now }, 'limit', { ...name, wish: most, most, next: null, by: 'operator' });
  const content = { ...limitMessage(name, most, null), by: 'operator' as const };
  await sendMessage(transaction, { uid, content, now });
  return { isDone: true, most, before };
}

async function store(
  transaction: Queryable,
  uid: number,
  { kind, period }: LimitName,
  { most, next }: Stored,
): Promise<void> {
  await transaction.query({
    name: 'safer-play-limit-set',
    text: `
      INSERT INTO safer_play_limits (uid, kind, period, most, next_most, next_from)
      VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (uid, kind, period) DO UPDATE SET
        most = excluded.most, next_most = excluded.next_most, next_from = excluded.next_from`,
    values: [uid, kind, period, most, next?.most ?? null, next?.from ?? null],
  });
}

/** A pending change, as the player sees it. */
function limitMessage({ kind, period }: LimitName, requested: Most, from: Date | null): LimitContent {
  const when = { period, from: from?.toISOString() ?? null };
  if (kind === 'session')
    return { kind: 'sessionLimit', mostMinutes: requested === null ? null : Number(requested), ...when };
  return { kind: 'limit', limit: kind, most: requested === null ? null : centavos(requested), ...when };
}

/** Cancels a pending change. The caller has locked the player. Refuses "notFound" where nothing is pending. */
export async function keepLimit(
  transaction: Queryable,
  { uid, now }: Change,
  name: LimitName,
): Promise<void> {
  const rows = await transaction.query({
    name: 'safer-play-limit-keep',
    text: `
      UPDATE safer_play_limits SET next_most = NULL, next_from = NULL
      WHERE uid = $1 AND kind = $2 AND period = $3 AND next_from > $4 RETURNING uid`,
    values: [uid, name.kind, name.period, now],
  });
  if (rows.length === 0) throw refuse('notFound');
  await note(transaction, { uid, now }, 'limitKept', { ...name });
}

function requireLimitName({ kind, period }: LimitName): void {
  if (period === 'bet' && kind !== 'stake') throw refuse('badRequest');
}

async function mostOf(
  transaction: Queryable,
  uid: number,
  { kind, period }: LimitName,
  now: Date,
): Promise<Most> {
  const [row] = await transaction.query<{ most: Most }>({
    name: 'safer-play-limit-most',
    text: `
      SELECT CASE WHEN next_from <= $4 THEN next_most ELSE most END AS most
      FROM safer_play_limits WHERE uid = $1 AND kind = $2 AND period = $3`,
    values: [uid, kind, period, now],
  });
  return row?.most ?? null;
}

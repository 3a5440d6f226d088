import { Temporal } from 'temporal-polyfill';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { sendMessage } from '../messages/send';
import { note } from './change';
import { noteRest } from './rests';

/** An exclusion cannot be lifted before this. */
const FIRM_MONTHS = 6;
const HOUR_MS = 60 * 60_000;
/** A lifted exclusion ends after this delay, like any change for more. */
const LIFT_WAIT_MS = 24 * HOUR_MS;

/**
 * Ends a player's current play in the transaction that starts the pause, with the player's money locked: runs
 * stop, queued bets are refunded, and an exclusion ends bonuses.
 */
export type OnPauseStarted = (transaction: Queryable, uid: number, now: Date) => Promise<void>;

interface Change {
  readonly uid: number;
  readonly now: Date;
}

/** The same time of day that many months later, by the Philippine calendar. */
const monthsAfter = (now: Date, months: number): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO('+08:00')
      .add({ months })
      .toInstant().epochMilliseconds,
  );

/** Starts or extends a break. Refuses "alreadySet" where the current one lasts longer. */
export async function takeBreak(
  transaction: Queryable,
  who: Change,
  hours: number,
  onPauseStarted: OnPauseStarted,
): Promise<void> {
  const until = new Date(who.now.getTime() + hours * HOUR_MS);
  const rows = await transaction.query({
    name: 'safer-play-break',
    text: `
      UPDATE safer_play SET break_until = $2
      WHERE uid = $1 AND (break_until IS NULL OR break_until <= $2) RETURNING uid`,
    values: [who.uid, until],
  });
  if (rows.length === 0) throw refuse('alreadySet');
  await noteRest(transaction, who.uid, who.now);
  await onPauseStarted(transaction, who.uid, who.now);
  await note(transaction, who, 'break', { until });
  await tell(transaction, who, 'break', until);
}

/** Starts or extends an exclusion. Refuses "alreadySet" where the current one lasts longer. */
export async function exclude(
  transaction: Queryable,
  who: Change,
  months: number,
  onPauseStarted: OnPauseStarted,
): Promise<void> {
  const { uid, now } = who;
  const until = monthsAfter(now, months);
  const rows = await transaction.query({
    name: 'safer-play-exclude',
    text: `
      UPDATE safer_play SET excluded_until = $3, firm_until = $4,
        excluded_from = CASE WHEN excluded_until > $2 THEN excluded_from ELSE $2 END
      WHERE uid = $1 AND (excluded_until IS NULL OR excluded_until <= $3) RETURNING uid`,
    values: [uid, now, until, monthsAfter(now, FIRM_MONTHS)],
  });
  if (rows.length === 0) throw refuse('alreadySet');
  await onPauseStarted(transaction, who.uid, who.now);
  await note(transaction, who, 'exclusion', { months, until });
  await tell(transaction, who, 'exclusion', until);
}

/** Lets an exclusion end a day from now. Refuses "notFound" where there is none, and "firmExclusion". */
export async function liftExclusion(transaction: Queryable, who: Change): Promise<void> {
  const { uid, now } = who;
  const [row] = await transaction.query<{ isFirm: boolean }>({
    name: 'safer-play-exclusion-firm',
    text: `SELECT firm_until > $2 AS "isFirm" FROM safer_play WHERE uid = $1 AND excluded_until > $2`,
    values: [uid, now],
  });
  if (row === undefined) throw refuse('notFound');
  if (row.isFirm) throw refuse('firmExclusion');
  const [lifted] = await transaction.query<{ until: Date }>({
    name: 'safer-play-exclusion-lift',
    text: `
      UPDATE safer_play SET excluded_until = least(excluded_until, $2) WHERE uid = $1
      RETURNING excluded_until AS until`,
    values: [uid, new Date(now.getTime() + LIFT_WAIT_MS)],
  });
  await note(transaction, who, 'exclusionLifted', {});
  if (lifted !== undefined) await tell(transaction, who, 'exclusionLifted', lifted.until);
}

/** Sends the player a message about what they have started or ended. */
const tell = (
  transaction: Queryable,
  who: Change,
  kind: 'break' | 'exclusion' | 'exclusionLifted',
  until: Date,
): Promise<void> => sendMessage(transaction, { ...who, content: { kind, until: until.toISOString() } });

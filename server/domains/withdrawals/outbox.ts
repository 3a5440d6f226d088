import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';

/** A payout as the sender and the callbacks see it. */
export interface PayoutRow {
  readonly number: bigint;
  /** Null until it was sent for the first time. */
  readonly channel: string | null;
  readonly state: 'queued' | 'sending' | 'sent' | 'done';
  readonly channelReference: string | null;
  readonly tries: number;
}

/** A payout with the time when its channel is asked next. */
export interface DeskPayout extends PayoutRow {
  readonly dueAt: Date;
}

const COLUMNS = 'number, channel, state, channel_reference AS "channelReference", tries';
const MINUTE_MS = 60_000;
/** A process that has not answered for this long has died: the channel is asked what became of the payout. */
export const SENDING_MS = MINUTE_MS;
const ASK_AT_MOST_EVERY_MS = 15 * MINUTE_MS;

/** Puts an approved withdrawal into the outbox, in the transaction of its approval. */
export async function queuePayout(tx: Queryable, number: bigint, now: Date): Promise<void> {
  await tx.query({
    name: 'payouts-queue',
    text: "INSERT INTO payouts (number, state, due_at) VALUES ($1, 'queued', $2)",
    values: [number, now],
  });
}

/**
 * Takes one payout that is due, as it was before: no other process takes it for a minute. Null where none is due.
 */
export async function takeDue(on: Queryable, channel: string, now: Date): Promise<PayoutRow | null> {
  const [row] = await on.query<PayoutRow>({
    name: 'payouts-take',
    text: `
      WITH due AS MATERIALIZED (
        SELECT ${COLUMNS} FROM payouts WHERE state <> 'done' AND due_at <= $2 AND coalesce(channel, $1) = $1
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
      ), taken AS (
        UPDATE payouts p SET channel = $1, tries = p.tries + 1, due_at = $2::timestamptz + $3 * interval '1 ms',
          state = CASE p.state WHEN 'queued' THEN 'sending' ELSE p.state END
        FROM due WHERE p.number = due.number RETURNING p.number)
      SELECT due.* FROM due JOIN taken USING (number)`,
    values: [channel, now, SENDING_MS],
  });
  return row ?? null;
}

/** A payout, without a lock; null where the withdrawal was never approved. */
export async function findPayout(on: Queryable, number: bigint): Promise<DeskPayout | null> {
  const [row] = await on.query<DeskPayout>({
    name: 'payouts-find',
    text: `SELECT ${COLUMNS}, due_at AS "dueAt" FROM payouts WHERE number = $1`,
    values: [number],
  });
  return row ?? null;
}

/** A payout, locked until the transaction ends; null where the withdrawal was never approved. */
export async function lockPayout(tx: Queryable, number: bigint): Promise<PayoutRow | null> {
  const [row] = await tx.query<PayoutRow>({
    name: 'payouts-lock',
    text: `SELECT ${COLUMNS} FROM payouts WHERE number = $1 FOR NO KEY UPDATE`,
    values: [number],
  });
  return row ?? null;
}

/** Notes that the channel has a locked payout. It is asked again later and later, should its callback not come. */
export async function noteSent(
  tx: Queryable,
  { number, tries }: PayoutRow,
  channelReference: string,
  now: Date,
): Promise<void> {
  const waitMs = Math.min(2 ** Math.min(tries, 10) * 5_000, ASK_AT_MOST_EVERY_MS);
  await setPayout(tx, { number, state: 'sent', channelReference, dueAt: new Date(now.getTime() + waitMs) });
}

/** Closes a locked payout: its end is known. */
export const closePayout = (tx: Queryable, number: bigint, channelReference: string | null, now: Date) =>
  setPayout(tx, { number, state: 'done', channelReference, dueAt: now });

/**
 * Keeps a payout from its channel until then, while people decide how it ended; false where it has been asked about since
 * it was seen, or has ended. A process that asks right now is done {@link SENDING_MS} later.
 */
export async function holdBack(
  tx: Queryable,
  { number, state, tries }: Pick<PayoutRow, 'number' | 'state' | 'tries'>,
  until: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'payouts-hold-back',
    text: `
      UPDATE payouts SET due_at = $4 WHERE number = $1 AND state = $2 AND tries = $3 AND state IN ('sending', 'sent')
      RETURNING number`,
    values: [number, state, tries, until],
  });
  return rows.length === 1;
}

/** Makes a payout due at once, because there is news of it. */
export async function makeDue(on: Queryable, number: bigint, now: Date): Promise<void> {
  await on.query({
    name: 'payouts-make-due',
    text: "UPDATE payouts SET due_at = least(due_at, $2) WHERE number = $1 AND state IN ('sending', 'sent')",
    values: [number, now],
  });
}

async function setPayout(
  tx: Queryable,
  to: {
    readonly number: bigint;
    readonly state: PayoutRow['state'];
    readonly channelReference: string | null;
    readonly dueAt: Date;
  },
): Promise<void> {
  const rows = await tx.query({
    name: 'payouts-set',
    text: `
      UPDATE payouts SET state = $2, channel_reference = coalesce($3, channel_reference), due_at = $4
      WHERE number = $1 RETURNING number`,
    values: [to.number, to.state, to.channelReference, to.dueAt],
  });
  requireUpdated(rows, 1, 'a payout');
}

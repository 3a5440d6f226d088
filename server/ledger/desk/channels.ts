import type { Queryable } from '../../db/database';

/* What the console reads of the money that came from payment channels and went to them. */

/** Entries of money in transit, the account 15, as the index of these entries has them: with a value it would not be used. */
const THROUGH_CHANNELS = '(from_code = 15 OR to_code = 15)';

/** Money of a player that came from or went to a payment channel, in centavos. */
export interface ChannelTransfer {
  /** The order, the withdrawal with `:paid`, or what was credited by hand. */
  readonly reference: string;
  readonly uid: number;
  readonly kind: 'deposit' | 'withdrawal';
  /** Negative for money that went out. */
  readonly amount: bigint;
  readonly at: Date;
}

/** The transfers through payment channels from `since` to before `until`, oldest first. */
export const channelTransfers = (on: Queryable, since: Date, until: Date): Promise<ChannelTransfer[]> =>
  on.query<ChannelTransfer>({
    name: 'ledger-desk-channels',
    text: `
      SELECT reference, uid, kind::text AS kind, min(created_at) AS at,
        sum(CASE WHEN from_code = 15 THEN amount ELSE -amount END)::bigint AS amount
      FROM ledger_entries WHERE created_at >= $1 AND created_at < $2 AND ${THROUGH_CHANNELS}
      GROUP BY uid, transfer_id, kind, reference ORDER BY at, transfer_id`,
    values: [since, until],
  });

/** The sum of the same transfers, computed by the database over single entries. */
export async function channelSum(on: Queryable, since: Date, until: Date): Promise<bigint> {
  const [row] = await on.query<{ sum: bigint }>({
    name: 'ledger-desk-channel-sum',
    text: `
      SELECT (coalesce(sum(amount) FILTER (WHERE from_code = 15), 0)
        - coalesce(sum(amount) FILTER (WHERE to_code = 15), 0))::bigint AS sum
      FROM ledger_entries WHERE created_at >= $1 AND created_at < $2 AND ${THROUGH_CHANNELS}`,
    values: [since, until],
  });
  return row?.sum ?? 0n;
}

/** The days in Manila with a transfer through a channel, from `since` to before `until`. */
export async function channelDays(on: Queryable, since: Date, until: Date): Promise<ReadonlySet<string>> {
  const rows = await on.query<{ day: string }>({
    name: 'ledger-desk-channel-days',
    text: `
      SELECT DISTINCT (created_at AT TIME ZONE 'Asia/Manila')::date AS day FROM ledger_entries
      WHERE created_at >= $1 AND created_at < $2 AND ${THROUGH_CHANNELS}`,
    values: [since, until],
  });
  return new Set(rows.map(({ day }) => day));
}

/** When the first transfer through a channel from `since` to before `until` was posted; null without one. */
export async function firstChannelTransfer(on: Queryable, since: Date, until: Date): Promise<Date | null> {
  const [row] = await on.query<{ at: Date }>({
    name: 'ledger-desk-channel-first',
    text: `
      SELECT created_at AS at FROM ledger_entries
      WHERE created_at >= $1 AND created_at < $2 AND ${THROUGH_CHANNELS} ORDER BY created_at LIMIT 1`,
    values: [since, until],
  });
  return row?.at ?? null;
}

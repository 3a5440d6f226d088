import type { Queryable } from '../../db/database';
import type { End } from './items';

const END = `side, item, outcome, because, to_char(origin, 'YYYY-MM-DD') AS origin, owner, reason, set_by AS "setBy"`;

/** What people have decided about the items of a day. */
export const endsOf = (on: Queryable, day: string): Promise<End[]> =>
  on.query<End>({
    name: 'reconciliation-ends-of',
    text: `SELECT ${END} FROM reconciliation_ends WHERE day = $1 ORDER BY side, item`,
    values: [day],
  });

/** Sets or replaces the end of an item, on a day that the caller has locked. */
export async function setEnd(tx: Queryable, day: string, end: End, now: Date): Promise<void> {
  await tx.query({
    name: 'reconciliation-ends-set',
    text: `
      INSERT INTO reconciliation_ends (day, side, item, outcome, because, origin, owner, reason, set_by, set_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      ON CONFLICT (day, side, item) DO UPDATE SET outcome = excluded.outcome, because = excluded.because,
        owner = excluded.owner, reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at`,
    values: [
      day,
      end.side,
      end.item,
      end.outcome,
      end.because,
      end.origin,
      end.owner,
      end.reason,
      end.setBy,
      now,
    ],
  });
}

/** Takes the end of an item back, on a day that the caller has locked. A pair of two people stays. */
export async function dropEnd(
  tx: Queryable,
  day: string,
  { side, item }: Pick<End, 'side' | 'item'>,
): Promise<void> {
  await tx.query({
    name: 'reconciliation-ends-drop',
    text: `
      DELETE FROM reconciliation_ends WHERE day = $1 AND side = $2 AND item = $3 AND outcome <> 'matched'`,
    values: [day, side, item],
  });
}

import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { change } from './change';
import { type LimitName, type Lowered, lowerLimit } from './limits';

/** A player's limits, break and exclusion, as the console shows them. */
export async function careForDesk(on: Queryable, uid: number) {
  const limits = await on.query<{
    kind: string;
    period: string;
    most: bigint | null;
    nextMost: bigint | null;
    nextFrom: Date | null;
  }>({
    name: 'safer-play-desk-limits',
    text: `
      SELECT kind, period, most, next_most AS "nextMost", next_from AS "nextFrom" FROM safer_play_limits
      WHERE uid = $1 AND (most IS NOT NULL OR next_from IS NOT NULL) ORDER BY kind, period`,
    values: [uid],
  });
  const [care] = await on.query<{ breakUntil: Date | null; excludedUntil: Date | null }>({
    name: 'safer-play-desk-care',
    text: 'SELECT break_until AS "breakUntil", excluded_until AS "excludedUntil" FROM safer_play WHERE uid = $1',
    values: [uid],
  });
  const numberOf = (most: bigint | null) => (most === null ? null : Number(most));
  return {
    limits: limits.map(({ most, nextMost, nextFrom, ...limit }) => ({
      ...limit,
      most: numberOf(most),
      nextMost: numberOf(nextMost),
      nextFrom: nextFrom?.toISOString() ?? null,
    })),
    breakUntil: care?.breakUntil?.toISOString() ?? null,
    excludedUntil: care?.excludedUntil?.toISOString() ?? null,
  };
}

/**
 * Lowers a limit of a player; bets and deposits under way are settled before it, later ones see it. `onLowered` runs in the
 * same transaction where it was lowered.
 */
export async function lowerForDesk(
  context: Pick<Context, 'db' | 'clock'>,
  uid: number,
  { name, most }: { readonly name: LimitName; readonly most: bigint },
  onLowered: (transaction: Queryable, lowered: Lowered, now: Date) => Promise<unknown>,
): Promise<Lowered> {
  let lowered: Lowered | null = null;
  await change(context, uid, async (transaction, who) => {
    lowered = await lowerLimit(transaction, who, name, most);
    if (lowered.isDone) await onLowered(transaction, lowered, who.now);
  });
  if (lowered === null) throw new Error('a limit was not looked at');
  return lowered;
}
